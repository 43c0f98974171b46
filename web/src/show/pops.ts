/** Points that rise from where they were made. */
import type { Beat } from "./beats";
import type { TableEvent } from "../wire/types";
import { say } from "../words/words.svelte";

export interface Pop {
  key: string;
  x: number;
  y: number;
  points: number;
  kind: "gain" | "loss";
  /** What they are for. */
  why: string;
}

const MARGIN = 76; // px, so that the words stay on the screen

/** The points of a beat, those of one place together. */
export function popsOf(beat: Beat): Pop[] {
  const found = new Map<string, { points: number; why: string }>();
  for (const event of beat) {
    const { points = 0, why = "" } = found.get(placeOf(event)) ?? {};
    found.set(placeOf(event), { points: points + pointsOf(event), why: why || whyOf(event) });
  }
  return [...found].flatMap(([place, { points, why }]) => {
    const box = points && document.querySelector(place)?.getBoundingClientRect();
    if (!box) return [];
    const key = `${Date.now()} ${place}`;
    const x = Math.min(Math.max(box.x + box.width / 2, MARGIN), innerWidth - MARGIN);
    return [{ key, x, y: box.y, points, kind: points > 0 ? "gain" : "loss", why }];
  });
}

function pointsOf(event: TableEvent): number {
  if (typeof event.points === "number") return event.points;
  return typeof event.lost === "number" ? -event.lost : 0;
}

const SOURCES: Record<string, string> = {
  floor_scored: "floor",
  took_token: "token",
  discarded: "discarded",
  star_goal: "stars",
  number_goal: "numbers",
  set_goal: "sets",
};

function whyOf(event: TableEvent): string {
  if (event.kind === "tiled") {
    const { across, down, factor } = event as unknown as Record<"across" | "down" | "factor", number>;
    return say("event-tiled-why", { across, down, factor });
  }
  const source = event.kind === "bonus" ? String(event.what) : SOURCES[event.kind];
  return source ? say("web-points-from", { source }) : "";
}

function placeOf(event: TableEvent): string {
  const seat = String(event.seat);
  if (event.kind === "tiled") return `[data-place="w${seat}-${String(event.row)}-${String(event.column)}"]`;
  if (event.kind === "placed") return `[data-place="s${seat}-${String(event.star)}-${String(event.index)}"]`;
  if (event.kind === "floor_scored") return `[data-floor="${seat}"]`;
  return `[data-score="${seat}"]`;
}
