import "./browserless";
import { expect, test, vi } from "vitest";
import type { Attempt, Puzzle } from "../src/wire/hints";
import type { Legal } from "../src/wire/types";
import { playedGames } from "./games";

vi.stubGlobal("location", { search: "", pathname: "/" });
const { addressOf, namesAround, replayOf, shownAfter, verdictOf } = await import("../src/puzzles/puzzles");
const { after } = await import("../src/hint/line");
const { moment, percent } = await import("../src/words/figures");

const { position } = playedGames()[0]!.steps[0]!;
const BEST: Legal = { move: 1, text: "1B2", words: "blue from display 1 to line 2", kind: "take" };
const OTHER: Legal = { ...BEST, move: 2, text: "1BF" };
const puzzle = { id: "abcd2345", seat: 1, position, legal: [BEST, OTHER], game: position.game, board: position.board, options: {}, record: "…", line: "…" } as unknown as Puzzle;

function tried(move: Legal | null): Attempt {
  return { is_solved: move === BEST, move, solution: BEST } as Attempt;
}

test("a puzzle lies on the table as a game without a past, with the solver to move", () => {
  const replay = replayOf(puzzle);
  expect([replay.steps, replay.at, replay.to_move]).toEqual([[], 0, 1]);
  expect([replay.start, replay.legal]).toEqual([position, [BEST, OTHER]]);
});

test("the solver is told apart from the others, who are called as the reasons call them", () => {
  expect(namesAround(puzzle)).toEqual(["Player 1", "You"]);
});

test("after a solution only that is shown; after another move both are", () => {
  expect(shownAfter(tried(BEST), 1)).toEqual([{ move: BEST, seat: 1, kind: "best" }]);
  expect(shownAfter(tried(OTHER), 1).map(({ kind, move }) => [kind, move.text])).toEqual([
    ["best", "1B2"],
    ["made", "1BF"],
  ]);
});

test("who asked for the answer sees it alone, and is not told to have missed it", () => {
  expect(shownAfter(tried(null), 1)).toEqual([{ move: BEST, seat: 1, kind: "best" }]);
  expect([BEST, OTHER, null].map((move) => verdictOf(tried(move)))).toEqual(["solved", "failed", "shown"]);
});

test("a line goes on after the move that it begins with", () => {
  const line = [BEST, OTHER, BEST].map(({ text, words }, seat) => ({ seat, text, words }));
  expect(after(line, BEST).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(after(line.slice(1), BEST).map(({ seat }) => seat)).toEqual([1, 2]);
});

test("the theme that was chosen stays in the address", () => {
  expect(addressOf("abcd2345")).toBe("/puzzles/abcd2345");
  expect(addressOf("abcd2345", "deny")).toBe("/puzzles/abcd2345?theme=deny");
});

test("a chance is certain only where it is", () => {
  expect([0, 0.001, 0.624, 0.999, 1].map(percent)).toEqual(["0%", "1%", "62%", "99%", "100%"]);
});

test("a moment of today is told as the reader's country does, another day by its date", () => {
  expect(moment(new Date().setHours(14, 1))).toBe("14:01");
  expect(moment(new Date(2020, 10, 12).getTime())).toBe("12 November");
});
