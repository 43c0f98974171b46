/** The table of Summer Pavilion after an event. */
import { facts } from "../facts";
import { counted, plus, sorted, without } from "../table/tiles";
import type { Counts, PavilionPlayer, PavilionPosition, TableEvent, Tile } from "../wire/types";
import { changed, spread } from "./stage_azul";

type Change = (table: PavilionPosition, event: never) => Partial<PavilionPosition>;

export function stagePavilion(table: PavilionPosition, event: TableEvent): PavilionPosition {
  const change = CHANGES[event.kind];
  return change ? { ...table, ...change(table, event as never) } : table;
}

const scored: Change = (table, event: { seat: number; points: number }) => ({
  players: player(table, event.seat, (who) => ({ score: who.score + event.points })),
});

const CHANGES: Record<string, Change> = {
  dealt: (table, event: { round: number; starter: number; displays: Tile[][] }) => ({
    round: event.round,
    starter: event.starter,
    wild: facts.pavilions[table.board]!.wilds[event.round - 1]!,
    token: "centre",
    phase: "take",
    to_move: event.starter,
    factories: table.factories.map((_, i) => sorted("summer-pavilion", event.displays[i] ?? [])), // the last deal may be short
    bag: plus(table.bag, counted(event.displays.flat()), -1),
    players: table.players.map((who) => ({
      ...who,
      passed: false,
      hand: plus(who.hand, who.corners),
      corners: {},
    })),
  }),
  poured: (table) => ({ bag: plus(table.bag, table.tower), tower: {} }),
  refilled: (table, event: { tiles: Tile[] }) => ({
    supply: sorted("summer-pavilion", [...table.supply, ...event.tiles]),
    bag: plus(table.bag, counted(event.tiles), -1),
  }),
  took: (table, event: { seat: number; source: number; colour: Tile; count: number; wilds: number }) => {
    const gone = plus({ [event.colour]: event.count }, { [table.wild]: event.wilds });
    return {
      ...(event.source === 0
        ? { centre: without(table.centre, gone) }
        : { factories: changed(table.factories, event.source - 1, (tiles) => without(tiles, gone)) }),
      players: player(table, event.seat, (who) => ({ hand: plus(who.hand, gone) })),
    };
  },
  took_token: (table, event: { seat: number; lost: number }) => ({
    token: event.seat,
    players: player(table, event.seat, (who) => ({ score: who.score - event.lost })),
  }),
  moved_to_centre: (table, event: { source: number; tiles: Counts }) => ({
    factories: changed(table.factories, event.source - 1, () => []),
    centre: sorted("summer-pavilion", [...table.centre, ...spread(event.tiles)]),
  }),
  placed: (
    table,
    event: { seat: number; star: number; index: number; colour: Tile; number: number; wilds: number; points: number },
  ) => {
    const paid = plus({ [event.colour]: event.number - event.wilds }, { [table.wild]: event.wilds });
    return {
      phase: "place",
      tower: plus(table.tower, plus(paid, { [event.colour]: 1 }, -1)),
      players: player(table, event.seat, (who) => ({
        score: who.score + event.points,
        hand: plus(who.hand, paid, -1),
        stars: changed(who.stars, event.star, (star) => changed(star, event.index, () => event.colour)),
      })),
    };
  },
  picked: (table, event: { seat: number; colour: Tile }) => ({
    supply: without(table.supply, { [event.colour]: 1 }),
    players: player(table, event.seat, (who) => ({ hand: plus(who.hand, { [event.colour]: 1 }) })),
  }),
  passed: (table, event: { seat: number }) => ({ players: player(table, event.seat, () => ({ passed: true })) }),
  kept: (table, event: { seat: number; tiles: Counts }) => ({
    players: player(table, event.seat, (who) => ({
      hand: plus(plus(who.hand, who.corners), event.tiles, -1), // some may lie in the corners already
      corners: event.tiles,
    })),
  }),
  discarded: (table, event: { seat: number; tiles: Counts; lost: number }) => ({
    tower: plus(table.tower, event.tiles),
    players: player(table, event.seat, (who) => ({
      score: who.score - event.lost,
      hand: plus(who.hand, event.tiles, -1),
    })),
  }),
  star_goal: scored,
  number_goal: scored,
  set_goal: scored,
  ended: () => ({ phase: "over", to_move: null }),
};

function player(
  table: PavilionPosition,
  seat: number,
  change: (who: PavilionPlayer) => Partial<PavilionPlayer>,
): PavilionPlayer[] {
  return changed(table.players, seat, (who) => ({ ...who, ...change(who) }));
}
