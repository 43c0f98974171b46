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

/** The points of a beat, those of one place together. */
export function popsOf(beat: Beat): Pop[] {
  const found = new Map<string, number>();
  for (const event of beat) found.set(placeOf(event), (found.get(placeOf(event)) ?? 0) + pointsOf(event));
  return [...found].flatMap(([place, points]) => {
    const box = points && document.querySelector(place)?.getBoundingClientRect();
    if (!box) return [];
    const key = `${Date.now()} ${place}`;
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
