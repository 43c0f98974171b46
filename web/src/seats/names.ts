/** What to call whoever sits there. */
import type { Seat } from "../wire/types";
import { say } from "../words/words.svelte";

export function namesOf(seats: readonly Seat[]): string[] {
  return told(seats.map(nameOf));
}

/** Where two names are alike, the later one gets a number. */
export function told(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** Who sits at a table that is listed: names, levels of bots, and nothing for open seats, which are all alike. */
export function namesListed(seats: readonly (string | number | null)[]): string[] {
  const names = told(seats.map((seat) => (typeof seat === "number" ? say("level-name", { level: seat }) : (seat ?? ""))));
  return seats.map((seat, i) => (seat === null ? say("web-open-seat") : names[i]!));
}

export function nameOf(seat: Pick<Seat, "kind" | "name" | "level">): string {
  if (seat.kind === "open") return say("web-open-seat");
  return seat.name ?? say("level-name", { level: seat.level ?? 1 });
}
