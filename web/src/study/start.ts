/** Tables before anything has happened. The server has the last word on what can be. */
import { facts } from "../facts";
import type { AzulPosition, Counts, GameId, PavilionPosition, Position, Tile } from "../wire/types";

const DISPLAYS: Record<number, number> = { 2: 5, 3: 7, 4: 9 };
const TILES = 20; // of each colour (Azul 1.1)
const JOKERS: Record<number, number> = { 2: 5, 3: 10, 4: 10 }; // in place of as many tiles, the same of each colour (Azul 3.1)
const PAVILION_TILES = 22; // of each colour (Summer Pavilion 4.1)
const FIRST_SCORE = 5;
const STARS = 7;
const SPACES = 6;
const ROWS = 5;

export interface Setting {
  game: GameId;
  board: string;
  players: number;
  jokers: boolean;
}

export function startOf(setting: Setting): Position {
  return setting.game === "azul" ? azulStart(setting) : pavilionStart(setting);
}

/** The same for a server to deal: before a round of Summer Pavilion it is nobody's turn, as if all had passed. */
export function beforeDeal(setting: Setting): Position {
  const start = startOf(setting);
  return start.game === "azul" ? start : { ...start, players: start.players.map((player) => ({ ...player, passed: true })) };
}

function azulStart({ board, players, jokers }: Setting): AzulPosition {
  const colours = facts.games.azul.tiles.filter((tile) => tile !== "joker");
  const extra = jokers ? JOKERS[players]! : 0;
  return {
    game: "azul",
    board,
    jokers,
    round: 1,
    phase: "deal",
    starter: 0,
    to_move: null,
    stalled: 0,
    factories: empty(DISPLAYS[players]!),
    centre: [],
    marker: "centre",
    bag: { ...allOf(colours, TILES - extra / colours.length), ...(extra ? { joker: extra } : {}) },
    lid: {},
    pending: null,
    players: Array.from({ length: players }, () => ({ score: 0, lines: empty(ROWS), wall: blank(ROWS, ROWS), floor: [] })),
  };
}

function pavilionStart({ board, players }: Setting): PavilionPosition {
  return {
    game: "summer-pavilion",
    board,
    round: 1,
    phase: "deal",
    starter: 0,
    to_move: null,
    wild: facts.pavilions[board]!.wilds[0]!,
    factories: empty(DISPLAYS[players]!),
    centre: [],
    token: "centre",
    supply: [],
    bag: allOf(facts.games["summer-pavilion"].tiles, PAVILION_TILES),
    tower: {},
    owed: 0,
    lowest: null,
    players: Array.from({ length: players }, () => ({ score: FIRST_SCORE, hand: {}, corners: {}, passed: false, stars: blank(STARS, SPACES) })),
  };
}

function empty(rows: number): Tile[][] {
  return Array.from({ length: rows }, () => []);
}

function blank(rows: number, columns: number): null[][] {
  return Array.from({ length: rows }, () => Array<null>(columns).fill(null));
}

function allOf(tiles: readonly Tile[], count: number): Counts {
  return Object.fromEntries(tiles.map((tile) => [tile, count]));
}
