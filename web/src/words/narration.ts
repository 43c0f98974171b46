/** Events told in sentences: a take is one sentence; each tile that reaches a wall, each floor and bonus has its own. */
import { facts } from "../facts";
import { counted } from "../table/tiles";
import type { Counts, GameId, TableEvent, Tile } from "../wire/types";
import { say, sayTiles } from "./words.svelte";

export interface Sentence {
  seat: number | null;
  text: string;
}

interface Part {
  text: string;
  goesOn?: boolean;
}

export function narrate(game: GameId, board: string, events: readonly TableEvent[], names: readonly string[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const event of picksTogether(events)) {
    const part = PARTS[event.kind]?.(event as never, game, names, board);
    if (!part) continue;
    const seat = event.seat ?? null;
    const last = sentences.at(-1);
    if (part.goesOn && last?.seat === seat) last.text += `, ${part.text}`;
    else sentences.push({ seat, text: part.text });
  }
  return sentences;
}

/** The same events, bonus tiles picked one after the other as one. */
function picksTogether(events: readonly TableEvent[]): TableEvent[] {
  const told: TableEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.kind !== "picked") told.push(event);
    else if (last?.kind === "picked_all" && last.seat === event.seat) (last.tiles as Tile[]).push(event.colour as Tile);
    else told.push({ kind: "picked_all", seat: event.seat, tiles: [event.colour] });
  }
  return told;
}

type Teller = (event: never, game: GameId, names: readonly string[], board: string) => Part | null;

const PARTS: Record<string, Teller> = {
  dealt: (event: { round: number; starter: number }, _, names) => ({
    text: say("event-dealt", { round: event.round, starter: names[event.starter] ?? "" }),
  }),
  poured: (event: { count: number }) => ({ text: say("event-poured", { count: event.count }) }),
  took: (event: { source: number; colour: Tile | null; count: number; jokers?: number; wilds?: number }, game) => ({
    text: say("event-took", { source: event.source, tiles: taken(event, game) }),
  }),
  took_marker: (event: { space: number | null }) => ({
    text: say("event-took-marker", { space: event.space === null ? "none" : event.space + 1 }),
    goesOn: true,
  }),
  laid: (event: { count: number; jokers: number; line: number }) => ({
    text: say("event-laid", { count: event.count + event.jokers, line: event.line + 1 }),
    goesOn: true,
  }),
  fell: (event: { tiles: Tile[]; discarded: Tile[] }, game) => ({
    text: [
      event.tiles.length &&
        say("event-fell", { count: event.tiles.length, tiles: sayTiles(game, counted(event.tiles)) }),
      event.discarded.length && say("event-fell-past", { tiles: sayTiles(game, counted(event.discarded)) }),
    ]
      .filter(Boolean)
      .join(", "),
    goesOn: true,
  }),
  tiled: (event: Record<"row" | "column" | "points" | "across" | "down" | "factor", number> & { tile: Tile }) => ({
    text: say("event-tiled", { ...event, row: event.row + 1, column: event.column + 1 }),
  }),
  line_fell: (event: { row: number }) => ({ text: say("event-line-fell", { row: event.row + 1 }) }),
  floor_scored: (event: { spaces: number; penalty: number; lost: number }) => ({
    text: say(event.lost < -event.penalty ? "event-floor-scored-short" : "event-floor-scored", {
      spaces: event.spaces,
      penalty: -event.penalty,
      lost: event.lost,
    }),
  }),
  bonus: (event: { what: string; index: number; points: number }) => ({
    text: say(`event-bonus-${event.what}`, {
      row: event.index + 1,
      column: event.index + 1,
      colour: facts.games.azul.tiles[event.index] ?? "",
      points: event.points,
    }),
  }),
  took_token: (event: { lost: number }) => ({ text: say("pavilion-event-took-token", { lost: event.lost }), goesOn: true }),
  placed: (event: { colour: Tile; star: number; index: number; number: number; wilds: number; points: number }, _, __, board) => ({
    text: say("pavilion-event-placed", { ...event, space: event.index + 1, count: event.number, ...seen(board, event) }),
  }),
  completed: (event: { structure: string; number: number }) => ({
    text: say("pavilion-event-completed", { structure: event.structure, number: event.number }),
    goesOn: true,
  }),
  picked_all: (event: { tiles: Tile[] }, game) => ({
    text: say("pavilion-event-picked", { tiles: sayTiles(game, counted(event.tiles)) }),
    goesOn: true,
  }),
  passed: (event: { forced: boolean }) => ({ text: say("pavilion-event-passed", { reason: event.forced ? "forced" : "free" }) }),
  kept: (event: { tiles: Counts }, game) => ({
    text: say("pavilion-event-kept", { tiles: sayTiles(game, event.tiles) }),
    goesOn: true,
  }),
  discarded: (event: { tiles: Counts; lost?: number }, game) =>
    event.lost === undefined
      ? null
      : {
          text: say("pavilion-event-discarded", { tiles: sayTiles(game, event.tiles), lost: event.lost }),
          goesOn: true,
        },
  star_goal: (event: { star: number; colour: Tile | null; points: number }, _, __, board) => ({
    text: say("pavilion-event-star", { ...event, colour: event.colour ?? "many", ...seen(board, event) }),
  }),
  number_goal: (event: { number: number; points: number }) => ({
    text: say("pavilion-event-numbers", { number: event.number, points: event.points }),
  }),
  set_goal: (event: { sets: number; points: number }) => ({
    text: say("pavilion-event-sets", { sets: event.sets, points: event.points }),
  }),
  ended: (event: { reason?: string }, game) => ({
    text: game === "azul" ? say("event-ended", { reason: event.reason ?? "" }) : say("pavilion-event-ended"),
  }),
};

/** How people at the board tell a star, by its colour or its place, and a space, by its number if only one has it. */
function seen(board: string, { star, index = 0 }: { star: number; index?: number }): { seen: string; number: number } {
  const { printed, numbers } = facts.pavilions[board]!;
  const own = numbers[star]!;
  const number = own[index]!;
  return { seen: star && printed[star]![0] ? "own" : "place", number: own.indexOf(number) === own.lastIndexOf(number) ? number : 0 };
}

function taken(
  event: { colour: Tile | null; count: number; jokers?: number; wilds?: number },
  game: GameId,
): string {
  if (game === "azul") {
    return sayTiles(game, { ...(event.colour ? { [event.colour]: event.count } : {}), joker: event.jokers ?? 0 });
  }
  const wilds = event.wilds ?? 0;
  const tiles = sayTiles(game, { [event.colour ?? ""]: event.count || wilds });
  return event.count && wilds ? say("pavilion-tiles-wild", { tiles, wilds }) : tiles;
}
