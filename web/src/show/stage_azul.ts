/** The table of Azul after an event: tiles go where the event says, nothing is decided here. */
import { counted, plus, sorted, without } from "../table/tiles";
import type { AzulPlayer, AzulPosition, Counts, TableEvent, Tile } from "../wire/types";

type Change = (table: AzulPosition, event: never) => Partial<AzulPosition>;

export function stageAzul(table: AzulPosition, event: TableEvent): AzulPosition {
  const change = CHANGES[event.kind];
  return change ? { ...table, ...change(table, event as never) } : table;
}

const CHANGES: Record<string, Change> = {
  dealt: (table, event: { round: number; starter: number; displays: Tile[][] }) => ({
    round: event.round,
    starter: event.starter,
    marker: "centre",
    phase: "take",
    to_move: event.starter,
    factories: table.factories.map((_, i) => sorted("azul", event.displays[i] ?? [])), // the last deal may be short
    bag: plus(table.bag, counted(event.displays.flat()), -1),
  }),
  poured: (table) => ({ bag: plus(table.bag, table.lid), lid: {} }),
  took: (table, event: { source: number; colour: Tile | null; count: number; jokers: number }) => {
    const gone: Counts = { joker: event.jokers, ...(event.colour ? { [event.colour]: event.count } : {}) };
    return event.source === 0
      ? { centre: without(table.centre, gone) }
      : { factories: changed(table.factories, event.source - 1, (tiles) => without(tiles, gone)) };
  },
  took_marker: (table, event: { seat: number; space: number | null }) => ({
    marker: event.seat,
    players: player(table, event.seat, (who) => ({
      floor: event.space === null ? who.floor : onFloor(who.floor, ["marker"], [event.space]),
    })),
  }),
  moved_to_centre: (table, event: { source: number; tiles: Counts }) => ({
    factories: changed(table.factories, event.source - 1, () => []),
    centre: sorted("azul", [...table.centre, ...spread(event.tiles)]),
  }),
  laid: (table, event: { seat: number; line: number; colour: Tile | null; count: number; jokers: number }) => ({
    players: player(table, event.seat, (who) => ({
      lines: changed(who.lines, event.line, (line) =>
        sorted("azul", [...line, ...spread({ [event.colour ?? "joker"]: event.count }), ...spread({ joker: event.jokers })]),
      ),
    })),
  }),
  fell: (table, event: { seat: number; tiles: Tile[]; spaces: number[]; discarded: Tile[] }) => ({
    lid: plus(table.lid, counted(event.discarded)),
    players: player(table, event.seat, (who) => ({ floor: onFloor(who.floor, event.tiles, event.spaces) })),
  }),
  tiled: (table, event: { seat: number; row: number; column: number; tile: Tile; points: number }) => ({
    players: player(table, event.seat, (who) => ({
      score: who.score + event.points,
      lines: changed(who.lines, event.row, () => []),
      wall: changed(who.wall, event.row, (row) => changed(row, event.column, () => event.tile)),
    })),
  }),
  discarded: (table, event: { tiles: Counts }) => ({ lid: plus(table.lid, event.tiles) }),
  line_fell: (table, event: { seat: number; row: number }) => ({
    players: player(table, event.seat, (who) => ({ lines: changed(who.lines, event.row, () => []) })),
  }),
  floor_scored: (table, event: { seat: number; lost: number }) => ({
    lid: plus(table.lid, counted(table.players[event.seat]!.floor.filter((tile) => tile !== "marker"))),
    players: player(table, event.seat, (who) => ({ score: who.score - event.lost, floor: [] })),
  }),
  bonus: (table, event: { seat: number; points: number }) => ({
    players: player(table, event.seat, (who) => ({ score: who.score + event.points })),
  }),
  ended: () => ({ phase: "over", to_move: null }),
};

function player(table: AzulPosition, seat: number, change: (who: AzulPlayer) => Partial<AzulPlayer>): AzulPlayer[] {
  return changed(table.players, seat, (who) => ({ ...who, ...change(who) }));
}

export function changed<T>(items: T[], at: number, change: (item: T) => T): T[] {
  return items.map((item, i) => (i === at ? change(item) : item));
}

export function spread(counts: Counts): Tile[] {
  return Object.entries(counts).flatMap(([tile, count]) => Array<Tile>(count ?? 0).fill(tile));
}

function onFloor(floor: Tile[], tiles: Tile[], spaces: number[]): Tile[] {
  const laid = [...floor];
  tiles.forEach((tile, i) => (laid[spaces[i]!] = tile));
  return laid;
}
