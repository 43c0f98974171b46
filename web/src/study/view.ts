/** A game that is looked through as a table sees it: nobody waits for anybody, and everybody is here. */
import type { Legal, Position, Seat, TableEvent, View } from "../wire/types";
import { say } from "../words/words.svelte";
import type { Replay } from "./types";

/** The table after so many steps. */
export function positionAt(replay: Replay, at: number): Position {
  return at > 0 ? replay.steps[at - 1]!.position : replay.start;
}

/** What happened from one moment to a later one. */
export function eventsBetween(replay: Replay, from: number, to: number): TableEvent[] {
  return replay.steps.slice(from, to).flatMap(({ events }) => events);
}

export function viewAt(replay: Replay, at: number, legal: Legal[], you: number[]): View {
  const position = positionAt(replay, at);
  const isOver = position.phase === "over";
  const scores = position.players.map(({ score }) => score);
  return {
    table: "",
    number: at,
    status: isOver ? "ended" : "playing",
    is_paused: false,
    setup: { game: replay.game, board: replay.board, options: replay.options, seats: [] },
    seats: position.players.map((_, seat) => seatOf(replay, seat, you)),
    role: "player",
    is_host: false,
    you,
    position,
    start: null,
    to_move: position.to_move,
    is_your_turn: position.to_move !== null && you.includes(position.to_move) && legal.length > 0,
    legal,
    last_move: null,
    ending: [],
    undo_asked_by: null,
    clock: { running: null, now: 0 },
    scores,
    result: isOver ? { winners: replay.winners, scores, reason: "played", breakdown: [], rounds: [] } : null,
    fairness: { commitment: "", nonces: [], order: [], secret: null },
    watchers: 0,
    rematch: null,
    may: [],
  };
}

function seatOf(replay: Replay, seat: number, you: number[]): Seat {
  return {
    kind: "human",
    name: nameIn(replay, seat),
    level: null,
    is_you: you.includes(seat),
    is_host: false,
    is_connected: true,
    stand_in: null,
    is_timed_out: false,
    clock_ms: null,
    hand_over_at: null,
    may: [],
  };
}

const UNKNOWN = "?"; // as records write it

function nameIn(replay: Replay, seat: number): string {
  return nameGiven(replay, seat) || say("study-player", { number: seat + 1 });
}

export function namesGiven(replay: Replay): string[] {
  return replay.start.players.map((_, seat) => nameGiven(replay, seat));
}

/** Who sits there; nothing if that is not known. */
export function nameGiven({ names }: Pick<Replay, "names">, seat: number): string {
  const name = names?.[seat] ?? UNKNOWN;
  return name === UNKNOWN ? "" : name;
}
