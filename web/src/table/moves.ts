/** The moves that may be made, by what they are made of. */
import type { Legal } from "../wire/types";

export type Line = number | "floor";
export type Kind = Legal["kind"];

type Needed = {
  take: "source" | "tile" | "count";
  jokers: "jokers";
  column: "column";
  place: "star" | "space" | "tile" | "cost";
  pass: "move";
  bonus: "tile";
  keep: "tile";
};

/** A move of a kind, with the fields that this kind always has. */
export type Move<K extends Kind = Kind> = Legal & { kind: K } & Required<Pick<Legal, Needed[K]>>;

export function only<K extends Kind>(moves: readonly Legal[], kind: K): Move<K>[] {
  return moves.filter((each) => each.kind === kind) as Move<K>[];
}

export function lineOf(take: Legal): Line {
  return take.line ?? "floor";
}
