/** Gold round what is complete at the end: a row, a column, the tiles of a colour, a star. */
import { facts } from "../facts";
import type { TableEvent } from "../wire/types";
import type { Beat } from "./beats";

export interface Sweep {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function sweepsOf(beat: Beat): Sweep[] {
  return beat.flatMap((event, i) => shapes(event).map(({ x, y, width, height }, n) => ({ key: `${Date.now()} ${i} ${n}`, x, y, width, height })));
}

function shapes(event: TableEvent): Omit<Sweep, "key">[] {
  const seat = String(event.seat);
  const index = String(event.index);
  if (event.kind === "star_goal") return round(`[data-place^="s${seat}-${String(event.star)}-"]`);
  if (event.kind !== "bonus") return [];
  if (event.what === "row") return round(`[data-place^="w${seat}-${index}-"]`);
  if (event.what === "column") return round(`[data-place^="w${seat}-"][data-place$="-${index}"]`);
  const colour = facts.games.azul.tiles[Number(index)];
  return boxes(`[data-place^="w${seat}-"][data-tile="${colour}"]`);
}

function boxes(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

/** One box round them all. */
function round(selector: string): Omit<Sweep, "key">[] {
  const all = boxes(selector);
  if (!all.length) return [];
  const [x, y] = [Math.min(...all.map((box) => box.left)), Math.min(...all.map((box) => box.top))];
  const [right, bottom] = [Math.max(...all.map((box) => box.right)), Math.max(...all.map((box) => box.bottom))];
  return [{ x, y, width: right - x, height: bottom - y }];
}
