/** What the page knows and shows of a table: one plain object, changed by pure functions. */
import { stage, swept } from "../show/stage";
import type { Beat } from "../show/beats";
import type { Frame, Legal, Position, Refusal, TableEvent, Told, View } from "../wire/types";
import { only, type Move } from "./moves";
import { moments } from "./past";

export interface TableState {
  /** What the server said last; null until it has. */
  view: View | null;
  /** The table as it lies on the page: behind `view` while events are being shown. */
  shown: Position | null;
  /** Everything told so far, by number. */
  log: Told[];
  /** Why the round that is shown is the last, or can be. */
  ending: View["ending"];
  /** Events that are still to be shown. */
  queue: TableEvent[];
  /** The tiles that have been lifted, or the space that was pointed at. */
  chosen: Chosen | null;
  /** The move that waits for a yes. */
  aimed: Legal | null;
  /** Whether a move is on its way. */
  isSent: boolean;
  /** The last thing that the server refused. */
  refusal: Refusal | null;
  /** How the connection is. */
  link: "connecting" | "open" | "lost" | "closed";
  /** An earlier entry of the log that is being looked at. */
  lookingAt: number | null;
}

export type Chosen =
  | { kind: "tiles"; source: number; tile: string; jokers: boolean }
  | { kind: "space"; star: number; space: number };

export const EMPTY: TableState = {
  view: null,
  shown: null,
  log: [],
  ending: [],
  queue: [],
  chosen: null,
  aimed: null,
  isSent: false,
  refusal: null,
  link: "connecting",
  lookingAt: null,
};

export function received(state: TableState, frame: Extract<Frame, { type: "table" }>): TableState {
  const known = state.log.at(-1)?.number ?? 0;
  const fresh = frame.events.filter((told) => told.number > known);
  const isFirst = state.view === null;
  const view = frame.view;
  const choice = moments(fresh).length ? NO_CHOICE : keptChoice({ ...state, view });
  const next = { ...state, ...choice, view, log: [...state.log, ...fresh] };
  const undone = fresh.some((told) => told.kind === "undone");
  if (isFirst || undone || !state.shown || !view.position) return settled(next);
  return { ...next, queue: [...state.queue, ...fresh.flatMap((told) => told.events ?? [])] };
}

/** The first beat of the queue has been shown. */
export function showed(state: TableState, beat: Beat): TableState {
  const shown = state.shown && beat.reduce(stage, state.shown);
  const gone = new Set(beat);
  return { ...state, shown, queue: state.queue.filter((event) => !gone.has(event)) };
}

/** Nothing is left to show: the page is what the server says. */
export function settled(state: TableState): TableState {
  const { position = null, ending = [] } = state.view ?? {};
  return { ...state, shown: position, ending, queue: [], ...keptChoice(state) };
}

const NO_CHOICE = { chosen: null, aimed: null };

/** A choice outlives whatever leaves the table as it is. */
function keptChoice(state: TableState): Pick<TableState, "chosen" | "aimed"> {
  return state.view?.is_your_turn ? { chosen: state.chosen, aimed: state.aimed } : NO_CHOICE;
}

export function isSettled(state: TableState): boolean {
  return state.queue.length === 0 && state.shown === (state.view?.position ?? null);
}

/** What was told, as far as the tiles have come: the log does not run ahead of them. */
export function toldSoFar({ log, queue }: TableState): Told[] {
  const ahead = new Set(queue);
  return log.flatMap((told) => {
    const seen = told.events?.filter((event) => !ahead.has(event)) ?? [];
    if (seen.length === (told.events?.length ?? 0)) return [told];
    return seen.length ? [{ ...told, events: seen, ending: [] }] : [];
  });
}

/** What may be done now on the table that is shown; nothing while it is behind. */
export function offered(state: TableState): Legal[] {
  const view = state.view;
  if (!view?.is_your_turn || view.is_paused || state.isSent || state.lookingAt !== null || !isSettled(state)) return [];
  return view.legal;
}

export function lifted(state: TableState, source: number, tile: string): TableState {
  const takes = only(offered(state), "take").filter((take) => take.source === source && take.tile === tile);
  if (!takes.length) return state;
  const chosen = state.chosen;
  if (chosen?.kind === "tiles" && chosen.source === source && chosen.tile === tile) return steppedBack(state);
  const jokers = takes.every((take) => take.with_jokers);
  return { ...state, refusal: null, aimed: null, chosen: { kind: "tiles", source, tile, jokers } };
}

/** With the jokers that lie there, or without them. */
export function withJokers(state: TableState, jokers: boolean): TableState {
  return state.chosen?.kind === "tiles" ? { ...state, aimed: null, chosen: { ...state.chosen, jokers } } : state;
}

export function pointed(state: TableState, star: number, space: number): TableState {
  return { ...state, refusal: null, aimed: null, chosen: { kind: "space", star, space } };
}

export function aimed(state: TableState, move: Legal): TableState {
  return { ...state, aimed: move };
}

export function steppedBack(state: TableState): TableState {
  if (state.isSent) return state;
  return state.aimed && state.chosen ? { ...state, aimed: null } : { ...state, aimed: null, chosen: null };
}

/** The space of the move that waits for a yes, or the one that is to be paid for. */
export function spaceOf({ aimed, chosen }: TableState): { star: number; space: number } | null {
  const [placed] = only(aimed ? [aimed] : [], "place");
  return placed ?? (chosen?.kind === "space" ? chosen : null);
}

/** Nothing is lifted or aimed at any more. */
export function letGo(state: TableState): TableState {
  return state.isSent ? state : { ...state, ...NO_CHOICE };
}

/** The takes that fit the lifted tiles. */
export function takesOf(state: TableState): Move<"take">[] {
  const chosen = state.chosen;
  if (chosen?.kind !== "tiles") return [];
  return only(offered(state), "take").filter(
    (take) =>
      take.source === chosen.source && take.tile === chosen.tile && Boolean(take.with_jokers) === chosen.jokers,
  );
}

export function sent(state: TableState): TableState {
  return { ...state, isSent: true, refusal: null };
}

/** The server has made the move, or refused it. */
export function moveAnswered(state: TableState, refusal: Refusal | null): TableState {
  return { ...state, refusal, aimed: null, isSent: false };
}

/** The server has done something else that was asked, or refused it. */
export function answered(state: TableState, refusal: Refusal | null): TableState {
  return { ...state, refusal };
}

/** Look back at the table as it was after an entry of the log; null returns to the present. */
export function lookedAt(state: TableState, number: number | null): TableState {
  return { ...settled(state), chosen: null, aimed: null, lookingAt: number };
}

/** The table that is to be drawn. */
export function drawn(state: TableState): Position | null {
  const now = state.shown;
  if (state.lookingAt === null || !now) return now;
  return pastMoves(state.log, state.lookingAt)
    .flatMap((told) => told.events ?? [])
    .reduce(stage, state.view?.start ?? swept(now));
}

/** The entries up to one of them, without the moves that were taken back. */
export function pastMoves(log: readonly Told[], until: number): Told[] {
  const kept: Told[] = [];
  let moves = 0;
  for (const told of log) {
    if (told.number > until) break;
    if (told.kind === "undone") {
      while (moves > Number(told.to)) if (kept.pop()?.kind === "moved") moves -= 1;
    } else {
      kept.push(told);
      if (told.kind === "moved") moves += 1;
    }
  }
  return kept;
}
