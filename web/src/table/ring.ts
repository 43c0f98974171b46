/** Where plates and dish lie on a table of some size: plates on an ellipse, clockwise from the top. */

export interface Ring {
  plate: number;
  places: [number, number][];
  middle: [number, number];
  dish: [number, number];
}

const CLEARANCE = 8;
const LARGEST_PLATE = 206;
/** How much longer than broad a ring of so many plates may be. */
const stretch = (plates: number): number => (plates <= 5 ? 1.15 : plates <= 7 ? 1.2 : 1.35);
const SMALLEST_DISH = 0.6; // half its width, as a part of a plate

/** The largest plates with which the ring has room. */
export function ringWithin(width: number, height: number, plates: number): Ring {
  for (let plate = LARGEST_PLATE; plate > 40; plate -= 4) {
    const ring = ringOf(width, height, plates, plate);
    if (ring) return ring;
  }
  return ringOf(width, height, plates, 40, true)!;
}

function ringOf(width: number, height: number, plates: number, plate: number, force = false): Ring | null {
  let rx = 1;
  let ry = 1;
  let places = evenly(plates, rx, ry);
  for (let i = 0; i < 8; i += 1) {
    const wide = Math.max(...places.map(([x]) => x));
    const low = Math.max(...places.map(([, y]) => y));
    rx = Math.max(1, Math.min((rx * (width - plate)) / 2 / wide, 2 * plate)); // where nothing fits, it is still a ring
    ry = Math.max(1, Math.min((ry * (height - plate)) / (ry + low), rx * stretch(plates)));
    rx = Math.min(rx, ry * stretch(plates));
    places = evenly(plates, rx, ry);
  }
  const apart = Math.min(...places.map((place, i) => distance(place, places[(i + 1) % plates]!)));
  if (!force && apart < plate + CLEARANCE) return null;
  const reach = plate / 2 + CLEARANCE;
  const dish: [number, number] = [rx - reach, ry - reach];
  while (Math.min(...dish) > 0 && touches(rim(...dish), places, reach)) {
    dish[0] -= 2;
    dish[1] -= 2;
  }
  if (!force && dish[0] < plate * SMALLEST_DISH) return null;
  dish.forEach((half, i) => (dish[i] = Math.max(1, half)));
  const low = Math.max(...places.map(([, y]) => y));
  const middle: [number, number] = [width / 2, height / 2 + (ry - low) / 2];
  return { plate, middle, dish, places: places.map(([x, y]) => [middle[0] + x, middle[1] + y]) };
}

const STEPS = 360;
const CIRCLE = Array.from({ length: STEPS }, (_, i) => (2 * Math.PI * i) / STEPS).map((turn) => [Math.sin(turn), -Math.cos(turn)] as const);

function rim(rx: number, ry: number): [number, number][] {
  return CIRCLE.map(([x, y]) => [rx * x, ry * y]);
}

function touches(points: [number, number][], places: [number, number][], reach: number): boolean {
  return places.some((place) => points.some((point) => distance(point, place) < reach));
}

/** Points on an ellipse, the same way along the rim from each to the next. */
function evenly(count: number, rx: number, ry: number): [number, number][] {
  const points = rim(rx, ry);
  const steps = points.map((point, i) => (i ? distance(point, points[i - 1]!) : 0));
  const stride = steps.reduce((sum, step) => sum + step, distance(points[0]!, points.at(-1)!)) / count;
  const found: [number, number][] = [points[0]!];
  let walked = 0;
  points.forEach((point, i) => {
    walked += steps[i]!;
    if (found.length < count && walked >= stride * found.length - steps[i]! / 2) found.push(point);
  });
  return found;
}

function distance(one: [number, number], other: [number, number]): number {
  const [x, y] = [one[0] - other[0], one[1] - other[1]];
  return Math.sqrt(x * x + y * y); // Math.hypot is slow
}
