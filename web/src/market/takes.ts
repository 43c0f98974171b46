/** Which tiles of the market can be taken, and which are lifted. */
import type { Table } from "../table/table.svelte";
import { only } from "../table/moves";
import type { Tile } from "../wire/types";
import { counted } from "../table/tiles";

/** The kinds that may be taken from a source now. */
export function takeable(table: Table, source: number): Set<Tile> {
  return new Set(
    only(table.options, "take")
      .filter((take) => take.source === source)
      .map((take) => take.tile),
  );
}

/** How many of each kind the choice lifts from a source. */
export function liftedFrom(table: Table, source: number, tiles: readonly Tile[]): Partial<Record<Tile, number>> {
  const chosen = table.state.chosen;
  if (chosen?.kind !== "tiles" || chosen.source !== source) return {};
  const here = counted(tiles);
  const position = table.position;
  if (position?.game === "summer-pavilion") {
    const wild = position.wild;
    if (chosen.tile === wild) return { [wild]: Math.min(1, here[wild] ?? 0) };
    return { [wild]: Math.min(1, here[wild] ?? 0), [chosen.tile]: here[chosen.tile] ?? 0 };
  }
  return { [chosen.tile]: here[chosen.tile] ?? 0, ...(chosen.jokers ? { joker: here.joker ?? 0 } : {}) };
}

/** Everything that is lifted, wherever it lies. */
export function lifted(table: Table): Partial<Record<Tile, number>> {
  const chosen = table.state.chosen;
  const position = table.position;
  if (chosen?.kind !== "tiles" || !position) return {};
  return liftedFrom(table, chosen.source, chosen.source ? position.factories[chosen.source - 1]! : position.centre);
}

/** Whether something is lifted, so that all else steps back. */
export function isLifting(table: Table): boolean {
  return table.state.chosen?.kind === "tiles";
}
