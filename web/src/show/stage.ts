/** The table as it is shown while events are told one after the other. The server's view has the last word. */
import { facts } from "../facts";
import { counted, plus } from "../table/tiles";
import type { AzulPosition, Counts, PavilionPosition, Position, TableEvent } from "../wire/types";
import { stageAzul } from "./stage_azul";
import { stagePavilion } from "./stage_pavilion";

export function stage(table: Position, event: TableEvent): Position {
  return table.game === "azul" ? stageAzul(table, event) : stagePavilion(table, event);
}

/** The table before the first deal: the same boards, swept, and every tile in the bag. */
export function swept(table: Position): Position {
  return table.game === "azul" ? sweptAzul(table) : sweptPavilion(table);
}

function sweptAzul(table: AzulPosition): AzulPosition {
  const here = [
    ...table.factories.flat(),
    ...table.centre,
    ...table.players.flatMap((who) => [...who.lines.flat(), ...who.wall.flat(), ...who.floor]),
  ].filter((tile) => tile !== null && tile !== "marker");
  return {
    ...table,
    round: 1,
    phase: "deal",
    to_move: null,
    factories: table.factories.map(() => []),
    centre: [],
    marker: "centre",
    bag: [counted(here as string[]), table.lid].reduce((sum, each) => plus(sum, each), table.bag),
    lid: {},
    pending: null,
    players: table.players.map((who) => ({
      score: 0,
      lines: who.lines.map(() => []),
      wall: who.wall.map((row) => row.map(() => null)),
      floor: [],
    })),
  };
}

const FIRST_SCORE = 5; // Summer Pavilion 4.1

function sweptPavilion(table: PavilionPosition): PavilionPosition {
  const heaps: Counts[] = [
    table.tower,
    counted([...table.factories.flat(), ...table.centre, ...table.supply]),
    ...table.players.flatMap((who) => [
      who.hand,
      who.corners,
      counted(who.stars.flat().filter((tile) => tile !== null)),
    ]),
  ];
  return {
    ...table,
    round: 1,
    phase: "deal",
    to_move: null,
    wild: facts.pavilions[table.board]!.wilds[0]!,
    factories: table.factories.map(() => []),
    centre: [],
    token: "centre",
    supply: [],
    bag: heaps.reduce((sum, each) => plus(sum, each), table.bag),
    tower: {},
    players: table.players.map((who) => ({
      score: FIRST_SCORE,
      hand: {},
      corners: {},
      passed: false,
      stars: who.stars.map((star) => star.map(() => null)),
    })),
  };
}
