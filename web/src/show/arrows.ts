/** The way of an arrow between two places on the screen. */

export type Point = { x: number; y: number };
type Box = { x: number; y: number; width: number; height: number };

const BEND = 0.16; // how far the arrow swings out, as a part of its length
const AIR = 14; // px that it keeps from where it begins and ends

/** The middle of all boxes together. */
export function middleOf(boxes: readonly Box[]): Point | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A bow that rises over the straight way, as the data of a path. */
export function pathBetween(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = to.x < from.x ? -1 : 1;
  const over = {
    x: (from.x + to.x) / 2 + (side * (to.y - from.y) * BEND),
    y: (from.y + to.y) / 2 - (side * (to.x - from.x) * BEND),
  };
  const air = Math.min(AIR, length / 4);
  const [start, end] = [towards(from, over, air), towards(to, over, air)];
  return `M${round(start.x)} ${round(start.y)}Q${round(over.x)} ${round(over.y)} ${round(end.x)} ${round(end.y)}`;
}

function towards(from: Point, to: Point, way: number): Point {
  const part = way / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
