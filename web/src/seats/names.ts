/** What to call whoever sits there. */
import type { Seat } from "../wire/types";
import { say } from "../words/words.svelte";

export function nameOf(seat: Pick<Seat, "kind" | "name" | "level">): string {
  if (seat.kind === "open") return say("web-open-seat");
  return seat.name ?? say("level-name", { level: seat.level ?? 1 });
}
