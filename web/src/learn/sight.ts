/** What a lesson sees of the table. */
import type { Table } from "../table/table.svelte";
import { isSettled, pastMoves } from "../table/state";
import type { GameId, Legal, Position, TableEvent } from "../wire/types";

export interface Sight {
  game: GameId;
  /** The table as it lies on the page. */
  position: Position;
  me: number;
  rival: number;
  names: string[];
  /** What the learner may do now. */
  options: Legal[];
  /** What the learner has in hand: tiles that are lifted, a space that is to be paid, a move that waits for a yes. */
  choice: "tiles" | "space" | "yes" | null;
  /** Everything that has happened in the game, without what was taken back. */
  events: TableEvent[];
  isSettled: boolean;
}

export function sightOf(table: Table): Sight | null {
  const { view, shown, chosen, aimed, log } = table.state;
  if (!view || !shown || !view.you.length) return null;
  const me = table.me;
  return {
    game: shown.game,
    position: shown,
    me,
    rival: (me + 1) % view.seats.length,
    names: table.names,
    options: table.options,
    choice: aimed ? "yes" : (chosen?.kind ?? null),
    events: pastMoves(log, Infinity).flatMap((told) => told.events ?? []),
    isSettled: isSettled(table.state),
  };
}

export function isMyTurn(sight: Sight): boolean {
  return sight.options.length > 0;
}

/** What the learner did of a kind. */
export function mine<E extends object>(sight: Sight, kind: string, events = sight.events): (TableEvent & E)[] {
  return events.filter((event) => event.kind === kind && event.seat === sight.me) as (TableEvent & E)[];
}

/** What happened in a round, the deal that began it first. */
export function eventsOfRound({ events }: Sight, round: number): TableEvent[] {
  const deals = events.flatMap(({ kind }, i) => (kind === "dealt" ? [i] : []));
  return events.slice(deals[round - 1] ?? events.length, deals[round]);
}

/** The learner's last move of a kind, with what came of it. */
export function lastMove(sight: Sight, kind: string): TableEvent[] {
  const first = sight.events.findLastIndex((event) => event.kind === kind && event.seat === sight.me);
  if (first < 0) return [];
  const later = sight.events.slice(first);
  const end = later.findIndex((event, i) => i > 0 && BEGINS.has(event.kind));
  return end < 0 ? later : later.slice(0, end);
}

/** Events with which something new begins. */
const BEGINS = new Set(["took", "placed", "passed", "tiled", "floor_scored", "dealt", "ended"]);
