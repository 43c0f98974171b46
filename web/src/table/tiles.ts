/** Tiles in heaps and rows. */
import { facts } from "../facts";
import type { Counts, GameId, Position, Tile } from "../wire/types";

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum: number, each) => sum + (each ?? 0), 0);
}

export function counted(tiles: readonly Tile[]): Counts {
  const counts: Counts = {};
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

export function plus(counts: Counts, more: Counts, sign = 1): Counts {
  const sum: Counts = { ...counts };
  for (const [tile, count] of Object.entries(more)) {
    sum[tile] = (sum[tile] ?? 0) + sign * (count ?? 0);
    if (!sum[tile]) delete sum[tile];
  }
  return sum;
}

/** Where tiles go that are done with. */
export function putAway(position: Position): { name: "lid" | "tower"; counts: Counts } {
  return position.game === "azul" ? { name: "lid", counts: position.lid } : { name: "tower", counts: position.tower };
}

/** Heaps in the order of the box, as pairs. */
export function inOrder(game: GameId, counts: Counts): [Tile, number][] {
  return facts.games[game].tiles.filter((tile) => counts[tile]).map((tile) => [tile, counts[tile]!]);
}

export function sorted(game: GameId, tiles: readonly Tile[]): Tile[] {
  const order = facts.games[game].tiles;
  return [...tiles].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** The tiles without so many of these. */
export function without(tiles: readonly Tile[], gone: Counts): Tile[] {
  const left: Counts = { ...gone };
  return tiles.filter((tile) => {
    if (!left[tile]) return true;
    left[tile] -= 1;
    return false;
  });
}
