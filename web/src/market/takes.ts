/** Which tiles of the market can be taken, and which are lifted. */
import type { Desk } from "../table/desk.svelte";
import { only } from "../table/moves";
import type { Counts, Position, Tile } from "../wire/types";
import { counted } from "../table/tiles";

/** The kinds that may be taken from a source now. */
export function takeable(table: Desk, source: number): Set<Tile> {
  return new Set(
    only(table.options, "take")
      .filter((take) => take.source === source)
      .map((take) => take.tile),
  );
}

/** How many of each kind the choice lifts from a source. */
export function liftedFrom(table: Desk, source: number, tiles: readonly Tile[]): Counts {
  const chosen = table.state.chosen;
  if (chosen?.kind !== "tiles" || chosen.source !== source) return {};
  return takenOf(table.position!, chosen, tiles);
}

/** How many of each kind whoever takes a colour gets of these tiles. */
export function takenOf(position: Position, { tile, jokers }: { tile: Tile; jokers: boolean }, tiles: readonly Tile[]): Counts {
  const here = counted(tiles);
  if (position.game === "azul") return { [tile]: here[tile] ?? 0, ...(jokers ? { joker: here.joker ?? 0 } : {}) };
  const wild = { [position.wild]: Math.min(1, here[position.wild] ?? 0) };
  return tile === position.wild ? wild : { ...wild, [tile]: here[tile] ?? 0 };
}

/** The tiles at a source. */
export function tilesAt(position: Position, source: number): readonly Tile[] {
  return source ? position.factories[source - 1]! : position.centre;
}

/** Everything that is lifted, wherever it lies. */
export function lifted(table: Desk): Counts {
  const chosen = table.state.chosen;
  const position = table.position;
  if (chosen?.kind !== "tiles" || !position) return {};
  return liftedFrom(table, chosen.source, tilesAt(position, chosen.source));
}

/** Whether something is lifted, so that all else steps back. */
export function isLifting(table: Desk): boolean {
  return table.state.chosen?.kind === "tiles";
}
