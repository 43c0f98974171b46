/** The last round, announced: what the server says of it, in words. */
import { listed, say } from "../words/words.svelte";
import { isSettled } from "./state";
import type { Desk } from "./desk.svelte";

export interface LastRound {
  isCertain: boolean;
  short: string;
  why: string;
}

/** Whether the round that is shown is the last, or can be; null of the past, and where there will be another. */
export function lastRound(table: Desk): LastRound | null {
  const { ending, lookingAt, view } = table.state;
  if (lookingAt !== null || !ending.length || (view?.result && isSettled(table.state))) return null;
  const isCertain = ending.some((each) => each.is_certain);
  const seats = new Set(ending.filter((each) => each.is_certain === isCertain).map(({ seat }) => seat ?? null));
  const players = [...seats].flatMap((seat) => (seat === null ? [] : [table.names[seat] ?? ""]));
  const sure = isCertain ? "yes" : "no";
  return {
    isCertain,
    short: say("web-last-round", { sure }),
    why: players.length ? say("web-last-round-why", { sure, count: players.length, players: listed(players) }) : "",
  };
}
