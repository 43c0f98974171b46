/** Tiles fly from where they were to where they are: the page is drawn anew, then each tile is moved back and let go. */

export interface Spot {
  tile: string;
  box: DOMRect;
}

export type Spots = Map<string, Spot>;

const TRAVEL = 320;
const STAGGER = 45;
const LONGEST_STAGGER = 400; // so that a take is over within 700 ms
const ARC = 0.1; // how high a tile rises on its way, as a part of it

/** Every tile on the page by its place. */
export function spots(): Spots {
  const found: Spots = new Map();
  for (const element of document.querySelectorAll<SVGElement>("[data-place]")) {
    found.set(element.dataset.place!, { tile: element.dataset.tile!, box: element.getBoundingClientRect() });
  }
  return found;
}

export interface Flight {
  from: string;
  to: string;
}

/** Which tile went where: tiles of one kind are alike, so any that is gone may be any that has come. */
export function flightsBetween(before: Map<string, { tile: string }>, after: Map<string, { tile: string }>): Flight[] {
  const gone = new Map<string, string[]>();
  for (const [place, { tile }] of before) {
    if (after.get(place)?.tile !== tile) gone.set(tile, [...(gone.get(tile) ?? []), place]);
  }
  const flights: Flight[] = [];
  for (const [place, { tile }] of after) {
    if (before.get(place)?.tile === tile) continue;
    const from = gone.get(tile)?.shift();
    if (from !== undefined) flights.push({ from, to: place });
  }
  return flights;
}

let flying: Animation[] = [];

/** Let tiles fly to where they now lie; new ones drop from above. Returns how long it takes. */
export function fly(before: Spots, pace: number, drop: boolean): number {
  if (pace === 0) return 0;
  const after = spots();
  const flights = flightsBetween(before, after);
  const landed = flights
    .map(({ from, to }) => ({ to, from: before.get(from)!.box, box: after.get(to)!.box }))
    .sort((one, other) => other.box.x - one.box.x);
  const stagger = Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, landed.length));
  landed.forEach(({ to, from, box }, i) => travel(elementAt(to), from, box, pace, i * stagger * pace));
  let last = landed.length ? TRAVEL + (landed.length - 1) * stagger : 0;
  if (drop) last = Math.max(last, dropped(before, after, new Set(flights.map(({ to }) => to)), pace));
  return last * pace;
}

/** Everything lies where it belongs, at once. */
export function land(): void {
  for (const animation of flying) animation.finish();
  flying = [];
}

function travel(element: Element, from: DOMRect, box: DOMRect, pace: number, delay: number): void {
  const x = from.x + from.width / 2 - box.x - box.width / 2;
  const y = from.y + from.height / 2 - box.y - box.height / 2;
  const scale = from.height / (box.height || 1);
  const rise = Math.hypot(x, y) * ARC;
  start(
    element,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - rise}px) scale(${(scale + 1.12) / 2})`, zIndex: 9, offset: 0.5 },
      { transform: "scale(1.06)", zIndex: 9, offset: 0.88 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: TRAVEL * pace, delay, easing: "cubic-bezier(.3,.6,.3,1)", fill: "backwards" },
  );
}

function dropped(before: Spots, after: Spots, flown: Set<string>, pace: number): number {
  const fresh = [...after.keys()].filter((place) => before.get(place)?.tile !== after.get(place)!.tile && !flown.has(place));
  const stagger = Math.min(STAGGER, 1200 / Math.max(1, fresh.length));
  fresh.forEach((place, i) =>
    start(
      elementAt(place),
      [
        { transform: "translateY(-12px) scale(1.06)", opacity: 0 },
        { transform: "translateY(0) scale(1.06)", opacity: 1, offset: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 180 * pace, delay: i * stagger * pace, easing: "cubic-bezier(.3,1.5,.6,1)", fill: "backwards" },
    ),
  );
  return fresh.length ? 180 + (fresh.length - 1) * stagger : 0;
}

function elementAt(place: string): Element {
  return document.querySelector(`[data-place="${place}"]`)!;
}

function start(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, timing);
  flying.push(animation);
  animation.onfinish = () => (flying = flying.filter((each) => each !== animation));
}
