/** Points that rise from where they were made. */
import type { Beat } from "./beats";
import type { TableEvent } from "../wire/types";

export interface Pop {
  key: string;
  x: number;
  y: number;
  points: number;
  kind: "gain" | "loss";
}

export function popsOf(beat: Beat): Pop[] {
  return beat.flatMap((event, i) => {
    const points = pointsOf(event);
    const element = points && document.querySelector(placeOf(event));
    if (!points || !element) return [];
    const box = element.getBoundingClientRect();
    const key = `${Date.now()} ${i}`;
    return [{ key, x: box.x + box.width / 2, y: box.y, points, kind: points > 0 ? "gain" : "loss" }];
  });
}

function pointsOf(event: TableEvent): number {
  if (typeof event.points === "number") return event.points;
  return typeof event.lost === "number" ? -event.lost : 0;
}

function placeOf(event: TableEvent): string {
  const seat = String(event.seat);
  if (event.kind === "tiled") return `[data-place="w${seat}-${String(event.row)}-${String(event.column)}"]`;
  if (event.kind === "placed") return `[data-place="s${seat}-${String(event.star)}-${String(event.index)}"]`;
  if (event.kind === "floor_scored") return `[data-floor="${seat}"]`;
  return `[data-score="${seat}"]`;
}
