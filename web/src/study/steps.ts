/** The steps of a game that is reviewed: which table each shows, how they make rounds, and the way to the next mistake. */
import type { Shown } from "../show/shown";
import type { Grade, MoveView, Replay } from "./types";
import { positionAt } from "./view";

/** What stands before the name of a grade. */
export const SIGNS: Record<Grade, string> = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };
export const GRADES = Object.keys(SIGNS) as Grade[];
const ERRORS: readonly (Grade | null)[] = ["inaccuracy", "mistake", "blunder"];

export function isDeal(replay: Replay, step: number): boolean {
  return step < replay.steps.length && replay.steps[step]!.seat == null;
}

/** A move is looked at on the table on which it was made, a deal on the table that it gave. */
export function boardAt(replay: Replay, step: number): number {
  return isDeal(replay, step) ? step + 1 : step;
}

export interface Round {
  round: number;
  steps: number[];
}

export function roundsOf(replay: Replay): Round[] {
  const rounds: Round[] = [];
  replay.steps.forEach((_, step) => {
    const { round } = positionAt(replay, boardAt(replay, step));
    if (rounds.at(-1)?.round !== round) rounds.push({ round, steps: [] });
    rounds.at(-1)!.steps.push(step);
  });
  return rounds;
}

/** Whether a step deals a round, rather than filling something up within it. */
export function opensRound(replay: Replay, step: number): boolean {
  return isDeal(replay, step) && replay.steps[step]!.events.some(({ kind }) => kind === "dealt");
}

export function isError(move: Pick<MoveView, "grade">): boolean {
  return ERRORS.includes(move.grade);
}

/** The nearest mistake before or after a step; null if there is none. */
export function errorBeside(moves: readonly MoveView[], step: number, side: "before" | "after"): number | null {
  const steps = moves.filter(isError).map((move) => move.step).sort((one, other) => one - other);
  return (side === "after" ? steps.find((each) => each > step) : steps.findLast((each) => each < step)) ?? null;
}

/** What is shown on the table of a move: the best one, and the one that was made if it was another. */
export function showsOf(move: MoveView | undefined): Shown[] {
  if (!move) return [];
  const { seat, best, made } = move;
  const isSame = best.text === made.text;
  return [{ move: best, seat, kind: "best" }, ...(isSame ? [] : [{ move: made, seat, kind: "made" } as const])];
}
