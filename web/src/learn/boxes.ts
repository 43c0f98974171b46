/** Where a card lies beside what it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;

const MARGIN = 12;
const OVER_OBJECT = 20;
const OVER_CHOICES = 6;
const FAR = 30;

/** The smallest box round all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The place near the object where the card hides least of it and of what can be chosen now. */
export function beside(object: Box | null, card: Size, screen: Box, choices: readonly Box[]): Pick<Box, "left" | "top"> {
  if (!object) return within({ left: screen.left + screen.width, top: screen.top + screen.height, ...card }, screen);
  const places = candidates(object, card).map((place) => within({ ...place, ...card }, screen));
  const cost = (place: Box): number =>
    OVER_OBJECT * overlap(place, object) +
    OVER_CHOICES * choices.reduce((sum, choice) => sum + overlap(place, choice), 0) +
    FAR * distance(place, object);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** On each side of the object: at its beginning, its middle, its end. */
function candidates(object: Box, card: Size): Pick<Box, "left" | "top">[] {
  const right = object.left + object.width;
  const bottom = object.top + object.height;
  const lefts = [object.left, object.left + (object.width - card.width) / 2, right - card.width];
  const tops = [object.top, object.top + (object.height - card.height) / 2, bottom - card.height];
  return [
    ...tops.flatMap((top) => [
      { left: right + MARGIN, top },
      { left: object.left - MARGIN - card.width, top },
    ]),
    ...lefts.flatMap((left) => [
      { left, top: bottom + MARGIN },
      { left, top: object.top - MARGIN - card.height },
    ]),
  ];
}

function within(box: Box, screen: Box): Box {
  const right = screen.left + screen.width - box.width - MARGIN;
  const bottom = screen.top + screen.height - box.height - MARGIN;
  return {
    ...box,
    left: Math.max(screen.left + MARGIN, Math.min(box.left, right)),
    top: Math.max(screen.top + MARGIN, Math.min(box.top, bottom)),
  };
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function distance(one: Box, other: Box): number {
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  const y = one.top + one.height / 2 - other.top - other.height / 2;
  return Math.hypot(x, y);
}
