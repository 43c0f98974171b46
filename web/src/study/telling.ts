/** Steps and lines in words. */
import { listed, say } from "../words/words.svelte";
import { opensRound } from "./steps";
import type { LineMove, MoveView, Replay } from "./types";
import { positionAt } from "./view";

/** What a step did, without who did it. */
export function stepWords(replay: Replay, step: number): string {
  const { seat, words, text, isChange } = replay.steps[step]!;
  if (seat != null || isChange) return words ?? text ?? "";
  const { round } = positionAt(replay, step + 1);
  return say("study-deal", { round, what: opensRound(replay, step) ? "round" : "refill" });
}

/** What stands before the best move: one that was hardly worse has its grade, too. */
export function betterWord({ grade }: Pick<MoveView, "grade">): string {
  return say(grade === "best" ? "study-equal" : "study-better");
}

/** How the game ended, or that it goes on. */
export function outcomeWords({ winners, termination }: Pick<Replay, "winners" | "termination">, names: readonly string[]): string {
  const [players, late] = [winners, termination?.seats ?? []].map((seats) => listed(seats.map((seat) => names[seat] ?? "")));
  const how = termination?.kind ?? (winners.length ? "won" : "open");
  return say("review-outcome", { how, count: winners.length, players: players!, late: late! });
}

/** The way on after the first move of a line: "Bo: … → Ana: …". */
export function lineWords(line: readonly LineMove[], names: readonly string[]): string {
  return line.slice(1).map(({ seat, words }) => say("study-line-move", { player: names[seat] ?? "", words })).join(" → ");
}
