/** What a take would bring, in words and in chips. All figures are the server's. */
import type { Move } from "../table/moves";
import { signed } from "../words/figures";
import { say } from "../words/words.svelte";

export interface Outcome {
  kind: "gain" | "loss" | "info";
  text: string;
}

/** Chips beside a line; the figures alone where room is scarce, and only those that count where there is none. */
export function outcomes(take: Move<"take">, room: "ample" | "scarce" | "none" = "ample"): Outcome[] {
  const found: Outcome[] = [];
  const brief = room !== "ample";
  if (take.later) found.push({ kind: "gain", text: say(brief ? "web-plus" : "web-later", { points: take.later }) });
  else if (take.of && take.have && room !== "none") {
    found.push({ kind: "info", text: brief ? `${take.have}/${take.of}` : say("web-filled", { have: take.have, of: take.of }) });
  }
  if (goesToFloor(take) && (take.loss || !brief)) found.push({ kind: "loss", text: brief ? signed(take.loss!) : fall(take) });
  return found;
}

/** The same as a phrase for the action bar and for those who listen. */
export function consequence(take: Move<"take">): string {
  const parts = [];
  if (take.of && take.have) parts.push(say("web-have", { have: take.have, of: take.of }));
  if (take.later) parts.push(say("web-later", { points: take.later }));
  if (goesToFloor(take)) parts.push(fall(take));
  return parts.join(", ") || say("web-nothing-falls");
}

/** Tiles that find no room, or the marker. */
function goesToFloor(take: Move<"take">): boolean {
  return Boolean(take.falls || take.marker);
}

function fall(take: Move<"take">): string {
  return say("web-falls", { count: take.falls ?? 0, marker: take.marker ? "yes" : "no", points: Math.abs(take.loss ?? 0) });
}
