/** Puzzles: asking for them, and how one lies on the table. */
import { wayFromHere } from "../router.svelte";
import type { Shown } from "../show/shown";
import type { AnalysisView, Replay } from "../study/types";
import { get, post } from "../wire/api";
import type { Attempt, Puzzle, Puzzles } from "../wire/hints";
import type { GameId, Legal } from "../wire/types";
import { say } from "../words/words.svelte";

export const GAMES: GameId[] = ["azul", "summer-pavilion"];

export function puzzlesOf(game: GameId): Promise<Puzzles> {
  return get<Puzzles>(`/puzzles?game=${game}`);
}

/** The puzzle of the day, if the game has puzzles. */
export async function dailyOf(game: GameId): Promise<Puzzle | null> {
  const { daily } = await puzzlesOf(game);
  return daily === null ? null : puzzleOf(daily);
}

export function puzzleOf(id: string): Promise<Puzzle> {
  return get<Puzzle>(`/puzzles/${id}`);
}

/** Try a move, or ask for the answer without one. */
export function attempt({ id }: Puzzle, move: Legal | null): Promise<Attempt> {
  return post<Attempt>(`/puzzles/${id}/attempts`, { move: move?.text ?? null });
}

export type Verdict = "solved" | "failed" | "shown";

export function verdictOf({ is_solved, move }: Attempt): Verdict {
  if (is_solved) return "solved";
  return move ? "failed" : "shown";
}

/** The chance of the solver after a move that was not the best, or what it is at most; it may come later, or never. */
export type Worth = { chance: number; isMost: boolean } | "awaited" | null;

const LINES = 5; // as many as the server compares

/** What such a move is worth: never more than what the puzzle knows of the second best one. */
export async function worthOf({ record, seat }: Puzzle, { chance, lead }: Attempt, move: Legal): Promise<Worth> {
  const most = chance - lead;
  const played = await post<Replay>("/records", { record, move: move.text });
  const isDealt = played.to_move === null || played.steps.length > 1; // after it, luck would count: it is compared before
  const { moves } = await post<AnalysisView>("/analysis", { record: isDealt ? record : played.record, lines: isDealt ? LINES : 1 });
  const same = isDealt ? moves.find((each) => each.move.text === move.text) : moves[0]!;
  return { chance: Math.max(0, Math.min(most, (same ?? moves.at(-1)!).chances[seat]!)), isMost: !same };
}

/** Another one, of a theme if one was chosen. */
export async function openNext(game: GameId, theme: string | null): Promise<void> {
  const goOn = wayFromHere();
  const asked = new URLSearchParams({ game, ...(theme ? { theme } : {}) });
  const { id } = await get<Puzzle>(`/puzzles/next?${asked}`);
  goOn(addressOf(id, theme));
}

export function addressOf(id: string, theme: string | null = null): string {
  return `/puzzles/${id}${theme ? `?theme=${encodeURIComponent(theme)}` : ""}`;
}

/** Its position as a game without a past. */
export function replayOf(puzzle: Puzzle): Replay {
  const { game, board, options, position, record, line, legal, seat } = puzzle;
  const scores = position.players.map(({ score }) => score);
  return { game, board, options, names: namesAround(puzzle), date: "", start: position, steps: [], scores, winners: [], termination: null, record, line, legal, to_move: seat, at: 0 };
}

/** The solver, and the others as reasons call them. */
export function namesAround({ seat, position }: Pick<Puzzle, "seat" | "position">): string[] {
  return position.players.map((_, other) => (other === seat ? say("puzzle-you") : say("study-player", { number: other + 1 })));
}

/** The solution, and the move that was tried if it was another one. */
export function shownAfter({ is_solved, move, solution }: Attempt, seat: number): Shown[] {
  const best: Shown = { move: (is_solved && move) || solution, seat, kind: "best" };
  return is_solved || !move ? [best] : [best, { move, seat, kind: "made" }];
}
