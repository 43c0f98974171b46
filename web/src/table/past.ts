/** The moments of a game that can be looked back at: after each deal, each move, and each move that was taken back. */
import type { Told } from "../wire/types";

const CHANGING = new Set(["dealt", "moved", "undone"]);

export function moments(log: readonly Told[]): number[] {
  return log.filter(({ kind }) => CHANGING.has(kind)).map(({ number }) => number);
}

/** The moment that an address names, or the nearest there is; null is the present. */
export function momentAt(log: readonly Told[], number: number | null): number | null {
  const all = moments(log);
  if (number === null || !all.length) return null;
  const found = all.findLast((each) => each <= number) ?? all[0]!;
  return found === all.at(-1) ? null : found;
}

export interface Ways {
  /** How many moments there were up to this one, and in all. */
  step: number;
  of: number;
  before: number | null;
  /** Null leads to the present. */
  after: number | null;
}

export function waysFrom(log: readonly Told[], at: number): Ways {
  const all = moments(log);
  const after = all.find((each) => each > at) ?? null;
  return {
    step: all.filter((each) => each <= at).length,
    of: all.length,
    before: all.findLast((each) => each < at) ?? null,
    after: after === all.at(-1) ? null : after,
  };
}

/** The address of a table as it was at a moment. */
export function withMoment(address: string, at: number | null): string {
  return at === null ? address : `${address}${address.includes("?") ? "&" : "?"}at=${at}`;
}
