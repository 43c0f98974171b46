/** Moves that are shown on the table without being made: a hint, a solution, what was played. */
import { takenOf, tilesAt } from "../market/takes";
import { only, type Kind, type Move } from "../table/moves";
import { total } from "../table/tiles";
import type { Counts, Legal, Position, Tile } from "../wire/types";

export interface Shown {
  move: Legal;
  seat: number;
  /** The best move, or the one that was made. */
  kind: "best" | "made";
}

/** A table on which moves are shown. */
interface Showing {
  position: Position | null;
  shows: readonly Shown[];
}

type ShownMove<K extends Kind> = Omit<Shown, "move"> & { move: Move<K> };

/** The shown moves of a kind that a seat makes, or anybody: the best before the one that was made. */
export function shownOf<K extends Kind>({ shows }: Showing, kind: K, seat?: number): ShownMove<K>[] {
  const best = [...shows].sort((one, other) => Number(one.kind !== "best") - Number(other.kind !== "best"));
  return best.flatMap((shown) => {
    const [move] = only([shown.move], kind);
    return move && (seat === undefined || seat === shown.seat) ? [{ ...shown, move }] : [];
  });
}

/** What a shown take gets. */
export function takenBy(position: Position, take: Move<"take">): Counts {
  const { source, tile, with_jokers: jokers = false } = take;
  return takenOf(position, { tile, jokers }, tilesAt(position, source));
}

/** The tiles of a shown take in the order in which they are laid. */
export function laidBy(position: Position, take: Move<"take">): Tile[] {
  return Object.entries(takenBy(position, take)).flatMap(([tile, count]) => Array<Tile>(count ?? 0).fill(tile));
}

/** Which tiles of a source the shown moves lift. */
export function shownFrom(table: Showing, source: number): { kind: Shown["kind"]; counts: Counts }[] {
  return shownOf(table, "take")
    .filter(({ move }) => move.source === source)
    .map(({ kind, move }) => ({ kind, counts: takenBy(table.position!, move) }))
    .filter(({ counts }) => total(counts) > 0);
}

/** As what the so-many-eth tile of a kind at a source is shown. */
export function shownAs(lifts: ReturnType<typeof shownFrom>, tile: Tile, n: number): Shown["kind"] | null {
  return lifts.find(({ counts }) => n < (counts[tile] ?? 0))?.kind ?? null;
}
