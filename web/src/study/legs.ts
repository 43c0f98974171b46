/** A game whose table was changed by hand on the way: its legs, each a game of its own that begins where the one before was changed. */
import { say } from "../words/words.svelte";
import type { Replay, ReplayStep } from "./types";

/** All legs as one game; each change is a step. */
export function joined(legs: readonly Replay[]): Replay {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  if (first === last) return first;
  const steps = legs.flatMap((leg) => (leg === first ? leg.steps : [changeTo(leg), ...leg.steps]));
  return { ...last, start: first.start, steps, at: steps.length };
}

function changeTo({ start }: Replay): ReplayStep {
  return { events: [], position: start, words: say("study-changed"), isChange: true };
}

/** In which leg a moment lies, and after how many steps of it. */
export function legAt(legs: readonly Replay[], at: number): { leg: number; at: number } {
  const { length } = legs[0]!.steps;
  if (at <= length || legs.length === 1) return { leg: 0, at };
  const later = legAt(legs.slice(1), at - length - 1);
  return { leg: later.leg + 1, at: later.at };
}

/** The moments at which the legs end, with what is known there. */
export function endsOf(legs: readonly Replay[]): Map<number, Replay> {
  let end = -1;
  return new Map(legs.map((leg) => [(end += leg.steps.length + 1), leg]));
}
