/** What an object is, how it is now, and its rule. */
import type { FluentVariable } from "@fluent/bundle";
import { facts } from "../facts";
import { expected } from "../table/expected";
import type { Table } from "../table/table.svelte";
import { counted, total } from "../table/tiles";
import type { AzulPlayer, AzulPosition, GameId, PavilionPlayer, PavilionPosition, Tile } from "../wire/types";
import { minutes } from "../words/figures";
import { boardName, capital, say, sayTiles } from "../words/words.svelte";
import { KINDS, paragraphOf, partsOf, type ObjectKind } from "./objects";

export interface Explained {
  name: string;
  now: string;
  rule: string;
  /** The paragraph of the rules: its number, and what it says, line by line. */
  cite: string;
  paragraph: string[];
}

type Values = Record<string, FluentVariable>;
type Ask<T> = (table: Table, ...which: number[]) => T;

export function explain(table: Table, object: string): Explained {
  const [kind, ...which] = partsOf(object);
  const { game, board } = table.position!;
  return {
    name: capital(say(`object-${kind}`, NAMED[kind]?.(table, ...which))),
    now: NOW[kind]?.(table, ...which) ?? "",
    ...ruleOf(kind, game, board, hasJokers(table)),
  };
}

/** The rule of a kind of objects. */
export function ruleOf(kind: ObjectKind, game: GameId, board: string, jokers: boolean): Omit<Explained, "name" | "now"> {
  const rule = paragraphOf(kind, game, board);
  const bonus = facts.pavilions[board]?.structures.find((each) => each.kind === kind)?.tiles ?? 0;
  return {
    rule: say(`object-${kind}-rule`, { game, board, jokers: jokers ? "yes" : "no", bonus }),
    cite: rule ? say("object-rule", { game: say(game), rule }) : "",
    paragraph: rule ? say(`rule-${game}-${rule.replace(".", "-")}`).split("\n") : [],
  };
}

/** The kinds of objects that lie on a table of this game, with their names. */
export function kindsOf(game: GameId, board: string, jokers: boolean): { kind: ObjectKind; name: string }[] {
  const isThere = (kind: ObjectKind): boolean => {
    const games = Object.keys(KINDS[kind]);
    if (kind === "fountain") return facts.pavilions[board]?.structures.some((each) => each.kind === kind) ?? false;
    return kind === "joker" ? jokers : !games.length || games.includes(game);
  };
  const kinds = (Object.keys(KINDS) as ObjectKind[]).filter(isThere);
  return kinds.map((kind) => ({ kind, name: say(kind in NAMED ? `object-${kind}-any` : `object-${kind}`) }));
}

const NAMED: Partial<Record<ObjectKind, Ask<Values>>> = {
  display: (_, number) => ({ number: number! }),
  rival: (table, seat) => ({ player: table.names[seat!]! }),
  line: (_, __, row) => ({ line: row! + 1 }),
  wall: (_, __, row, column) => ({ row: row! + 1, column: column! + 1 }),
  space: (_, __, star, index) => ({ star: star!, space: index! + 1 }),
};

const NOW: Partial<Record<ObjectKind, Ask<string>>> = {
  display: (table, number) => tilesOf(table, table.position!.factories[number! - 1]!),
  centre: (table) => tilesOf(table, table.position!.centre),
  bag: (table) => heap(table, table.position!.bag),
  lid: (table) => heap(table, azul(table).lid),
  tower: (table) => heap(table, pavilion(table).tower),
  score: (table, seat) => say("picture-score", { player: table.names[seat!]!, points: points(table, seat!) }),
  round: ({ position }) =>
    position!.game === "azul" ? say("web-round", { round: position!.round }) : say("web-round-of", { round: position!.round, rounds: 6 }),
  rival: (table, seat) => points(table, seat!),
  turn: expected,
  action: expected,
  clock: (table, seat) => minutes(table.state.view!.seats[seat!]!.clock_ms ?? 0),
  marker: (table) => holder(table, azul(table).marker),
  token: (table) => holder(table, pavilion(table).token),
  line: (table, seat, row) => {
    const tiles = azulPlayer(table, seat!).lines[row!]!;
    const of = row! + 1;
    return say("object-line-now", { have: tiles.length, of, missing: of - tiles.length, tiles: sayTiles("azul", counted(tiles)) });
  },
  wall: (table, seat, row, column) =>
    say("object-wall-now", {
      tile: azulPlayer(table, seat!).wall[row!]![column!] ?? "none",
      colour: facts.walls[table.position!.board]!.wall[row!]![column!] ?? "none",
    }),
  floor: (table, seat) => {
    const floor = azulPlayer(table, seat!).floor;
    const tiles = floor.map((tile) => (tile === "marker" ? say("marker") : say("tile-name", { tile })));
    return say("object-floor-now", {
      have: floor.length,
      of: facts.walls[table.position!.board]!.floor.length,
      tiles: tiles.join(", ") || say("tiles-none"),
    });
  },
  bonuses: (table) => say("object-bonuses-now", facts.walls[table.position!.board]!.bonuses),
  wild: (table) => say("object-wild-now", { colour: pavilion(table).wild }),
  hand: (table, seat) => heap(table, pavilionPlayer(table, seat!).hand),
  corners: (table, seat) => heap(table, pavilionPlayer(table, seat!).corners),
  supply: (table) => tilesOf(table, pavilion(table).supply),
  space: (table, seat, star, index) => {
    const printed = facts.pavilions[table.position!.board]!;
    return say("object-space-now", {
      tile: pavilionPlayer(table, seat!).stars[star!]![index!] ?? "none",
      colour: printed.printed[star!]![index!] ?? "none",
      count: printed.numbers[star!]![index!]!,
    });
  },
  pillar: (table, ...which) => surrounded(table, "pillar", ...which),
  statue: (table, ...which) => surrounded(table, "statue", ...which),
  window: (table, ...which) => surrounded(table, "window", ...which),
  fountain: (table, ...which) => surrounded(table, "fountain", ...which),
  goals: (table) => boardName("summer-pavilion", table.position!.board),
};

const azul = (table: Table): AzulPosition => table.position as AzulPosition;
const pavilion = (table: Table): PavilionPosition => table.position as PavilionPosition;
const azulPlayer = (table: Table, seat: number): AzulPlayer => azul(table).players[seat]!;
const pavilionPlayer = (table: Table, seat: number): PavilionPlayer => pavilion(table).players[seat]!;

export function hasJokers(table: Table): boolean {
  return table.position!.game === "azul" && azul(table).jokers;
}

function points(table: Table, seat: number): string {
  return say("count-points", { points: table.position!.players[seat]!.score });
}

function tilesOf(table: Table, tiles: readonly Tile[]): string {
  return `${capital(sayTiles(table.position!.game, counted(tiles)))}.`;
}

function heap(table: Table, counts: Partial<Record<Tile, number>>): string {
  const tiles = sayTiles(table.position!.game, counts);
  return total(counts) > 1 ? say("web-heap", { count: total(counts), tiles }) : `${capital(tiles)}.`;
}

function holder(table: Table, where: "centre" | number): string {
  return say("object-marker-now", { where: where === "centre" ? "centre" : "player", player: table.names[Number(where)] ?? "" });
}

function surrounded(table: Table, kind: string, ...[seat, number]: number[]): string {
  const { spaces } = facts.pavilions[table.position!.board]!.structures.find((each) => each.kind === kind && each.number === number)!;
  const stars = pavilionPlayer(table, seat!).stars;
  return say("object-structure-now", { covered: spaces.filter(([star, index]) => stars[star]![index]).length, of: spaces.length });
}
