/** Events in beats: what is shown at the same time. At the end of a round all boards tile a row together. */
import type { TableEvent } from "../wire/types";

export type Beat = TableEvent[];

/** Events that belong to the beat before them. */
const JOINS = new Set(["took_marker", "took_token", "moved_to_centre", "laid", "fell", "completed", "kept", "discarded"]);

export function beatsOf(events: readonly TableEvent[]): Beat[] {
  const beats: Beat[] = [];
  let together = new Map<string, Beat>(); // beats of this round end that others may still join
  for (const event of events) {
    const key = meeting(event);
    const met = key === null ? undefined : together.get(key);
    if (met) {
      met.push(event);
    } else if (key === null && JOINS.has(event.kind) && beats.length) {
      beats.at(-1)!.push(event);
    } else {
      const beat = [event];
      beats.push(beat);
      if (key === null) together = new Map();
      else together.set(key, beat);
    }
  }
  return beats;
}

/** What an event shares with those of other seats; null if it stands alone. */
function meeting(event: TableEvent): string | null {
  switch (event.kind) {
    case "tiled":
      return `row ${String(event.row)}`;
    case "discarded":
      return event.row === undefined ? null : `row ${String(event.row)}`;
    case "floor_scored":
      return "floor";
    case "bonus":
      return `bonus ${String(event.what)}`;
    case "star_goal":
    case "number_goal":
    case "set_goal":
      return event.kind;
    default:
      return null;
  }
}
