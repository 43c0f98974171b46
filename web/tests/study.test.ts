import "./browserless";
import { expect, test } from "vitest";
import { cleared, dealtAnew, finished, heaped, isBare, left, painted, paintedLine, paintedSpace, totalsOf } from "../src/study/draft";
import { fallOf, placesFor } from "../src/study/fall";
import { beforeDeal, startOf } from "../src/study/start";
import { boardAt, errorBeside, isDeal, opensRound, roundsOf, showsOf } from "../src/study/steps";
import { outcomeWords } from "../src/study/telling";
import type { MoveView, Replay, StandingView } from "../src/study/types";
import { eventsBetween, positionAt, viewAt } from "../src/study/view";
import { total } from "../src/table/tiles";
import type { AzulPosition, Legal, PavilionPosition } from "../src/wire/types";
import { playedGames } from "./games";

const GAMES = playedGames();

function replayOf({ steps }: (typeof GAMES)[number]): Replay {
  const start = startOf({ game: steps[0]!.position.game, board: steps[0]!.position.board, players: steps[0]!.position.players.length, jokers: false });
  return {
    game: start.game,
    board: start.board,
    options: {},
    names: ["Ana", "?"],
    date: "",
    start,
    steps: steps.map((step) => ({ ...step, seat: step.events.some(({ kind }) => kind === "dealt" || kind === "refilled") ? null : (step.events[0]?.seat ?? 0) })),
    scores: [],
    winners: [],
    termination: null,
    record: "",
    line: "",
    legal: [],
    to_move: null,
    at: steps.length,
  };
}

const REPLAY = replayOf(GAMES[0]!);

// What is looked at

test("a move is looked at on the table on which it was made, a deal on the table that it gave", () => {
  expect(isDeal(REPLAY, 0)).toBe(true);
  expect(boardAt(REPLAY, 0)).toBe(1);
  expect(boardAt(REPLAY, 1)).toBe(1);
  expect(positionAt(REPLAY, 1)).toBe(REPLAY.steps[0]!.position);
});

test("the end comes after the last step", () => {
  expect(boardAt(REPLAY, REPLAY.steps.length)).toBe(REPLAY.steps.length);
});

test("steps make rounds, each opened by its deal", () => {
  const rounds = roundsOf(REPLAY);
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1));
  expect(rounds.every(({ steps }) => opensRound(REPLAY, steps[0]!))).toBe(true);
  expect(rounds.flatMap(({ steps }) => steps)).toEqual(REPLAY.steps.map((_, step) => step));
});

test("what happened between two moments is told in order", () => {
  expect(eventsBetween(REPLAY, 0, 2)).toEqual([...REPLAY.steps[0]!.events, ...REPLAY.steps[1]!.events]);
});

test("whoever reads a record alone may move for everybody, or for nobody", () => {
  const legal = [{ move: 1, text: "1B1", words: "", kind: "take" }] as Legal[];
  expect(viewAt(REPLAY, 1, legal, [0, 1]).is_your_turn).toBe(true);
  expect(viewAt(REPLAY, 1, legal, []).is_your_turn).toBe(false);
  expect(viewAt(REPLAY, 1, [], [0, 1]).is_your_turn).toBe(false);
});

test("a player without a name has a number", () => {
  expect(viewAt(REPLAY, 1, [], []).seats.map(({ name }) => name)).toEqual(["Ana", "Player 2"]);
});

function move(step: number, grade: MoveView["grade"], best = "1B1", made = "1B1"): MoveView {
  const legal = (text: string): Legal => ({ move: 0, text, words: "", kind: "take" }) as Legal;
  return { step, seat: 1, grade, best: legal(best), made: legal(made) } as MoveView;
}

test("the way leads from mistake to mistake, past good moves", () => {
  const moves = [move(9, "blunder"), move(1, "best"), move(3, "inaccuracy"), move(5, "good"), move(7, null)];
  expect(errorBeside(moves, 0, "after")).toBe(3);
  expect(errorBeside(moves, 3, "after")).toBe(9);
  expect(errorBeside(moves, 9, "after")).toBeNull();
  expect(errorBeside(moves, 9, "before")).toBe(3);
});

test("the best move is shown alone if it was made", () => {
  expect(showsOf(move(1, "best")).map(({ kind }) => kind)).toEqual(["best"]);
  expect(showsOf(move(1, "mistake", "1B1", "2R1")).map(({ kind, move: { text } }) => `${kind} ${text}`)).toEqual(["best 1B1", "made 2R1"]);
  expect(showsOf(undefined)).toEqual([]);
});

test("bars from start to end lie within their width, also where play and hindsight go beyond all", () => {
  const player = { start: 0.5, luck: -0.1, play: -1.4, remainder: 2, end: 1 } as StandingView;
  const bars = fallOf(player, true);
  expect(bars.map(({ part }) => part)).toEqual(["start", "luck", "play", "remainder", "end"]);
  const at = placesFor(bars); // from -100 % to 100 %
  expect(bars.map(({ from, to }) => [at(from), at(to)].map(Math.round))).toEqual([[50, 75], [75, 70], [70, 0], [0, 100], [50, 100]]);
  expect([0, 1].map(placesFor(fallOf({ ...player, play: 0, remainder: 0 }, true)))).toEqual([0, 100]);
});

// Setting up a table

test.each(GAMES)("a table of $name on which nothing is changed stays as it is", ({ steps }) => {
  for (const { position } of steps) {
    if (position.phase !== "over") expect(finished(position, totalsOf(position))).toEqual(position);
  }
});

test("a new table has every tile of the box in its bag", () => {
  expect(startOf({ game: "azul", board: "coloured", players: 2, jokers: false }).bag).toEqual({ blue: 20, yellow: 20, red: 20, black: 20, white: 20 });
  expect(total(startOf({ game: "azul", board: "grey", players: 4, jokers: true }).bag)).toBe(100);
  expect(total(startOf({ game: "summer-pavilion", board: "coloured", players: 3, jokers: false }).bag)).toBe(6 * 22);
  const dealing = beforeDeal({ game: "summer-pavilion", board: "coloured", players: 3, jokers: false });
  expect(dealing.game === "summer-pavilion" && dealing.players.every(({ passed }) => passed)).toBe(true);
});

const EMPTY = startOf({ game: "azul", board: "coloured", players: 2, jokers: false }) as AzulPosition;

test("what is put on the table is missing in the bag", () => {
  const draft = { ...EMPTY, centre: ["blue", "blue"] };
  expect(finished(draft, totalsOf(EMPTY)).bag.blue).toBe(20 - 2);
});

test("what was put aside gives what the bag lacks", () => {
  const before = { ...EMPTY, bag: { red: 1 }, lid: { red: 2 } };
  const draft = { ...before, centre: ["red", "red"] };
  expect(left(draft, totalsOf(before))).toEqual({ red: -1 });
  expect(finished(draft, totalsOf(before))).toMatchObject({ bag: {}, lid: { red: 1 } });
});

test("the marker lies on the floor of whoever has it", () => {
  const draft = { ...EMPTY, phase: "take" as const, marker: 1 as const, players: EMPTY.players.map((player) => ({ ...player, floor: ["blue"] })) };
  const { players } = finished(draft, totalsOf(draft)) as AzulPosition;
  expect(players.map(({ floor }) => floor)).toEqual([["blue"], ["marker", "blue"]]);
});

test("before a round it is nobody's turn, but somebody's while the supply is filled", () => {
  const before = beforeDeal({ game: "summer-pavilion", board: "coloured", players: 2, jokers: false }) as PavilionPosition;
  const filling = { ...before, players: before.players.map((player, seat) => ({ ...player, passed: seat === 0 })), to_move: 1 };
  expect(finished(before, totalsOf(before)).to_move).toBe(null);
  expect(finished(filling, totalsOf(filling)).to_move).toBe(1);
  expect(finished({ ...EMPTY, phase: "deal", to_move: 0 }, totalsOf(EMPTY)).to_move).toBe(null);
});

test("what was to be chosen is forgotten when something else comes next", () => {
  const picking = { ...startOf({ game: "summer-pavilion", board: "coloured", players: 2, jokers: false }), phase: "bonus", owed: 2, lowest: "red" } as PavilionPosition;
  expect(finished(picking, totalsOf(picking))).toMatchObject({ owed: 2, lowest: "red" });
  expect(finished({ ...picking, phase: "place" }, totalsOf(picking))).toMatchObject({ owed: 0, lowest: null });
});

test("a press puts the chosen tile, replaces another one, and takes the same one away", () => {
  expect(painted([], 2, "blue", 4)).toEqual(["blue"]);
  expect(painted(["blue"], 0, "red", 4)).toEqual(["red"]);
  expect(painted(["blue"], 0, "blue", 4)).toEqual([]);
  expect(painted(["blue"], 0, null, 4)).toEqual([]);
  expect(painted(["blue"], 3, null, 4)).toEqual(["blue"]);
});

test("a pattern line has one colour, and jokers", () => {
  expect(paintedLine(["blue"], 1, "red", 3)).toEqual(["red", "red"]);
  expect(paintedLine(["blue"], 1, "joker", 3)).toEqual(["blue", "joker"]);
  expect(paintedLine(["blue", "joker"], 0, "red", 3)).toEqual(["joker"]);
});

test("what is printed on a space decides its colour", () => {
  expect(paintedSpace(null, "blue", "red")).toBe("blue");
  expect(paintedSpace("blue", "blue", "red")).toBeNull();
  expect(paintedSpace(null, null, "red")).toBe("red");
  expect(paintedSpace("blue", null, "red")).toBe("red");
});

test("a heap never has less than nothing", () => {
  expect(heaped({}, "blue", -1)).toEqual({});
  expect(heaped({ blue: 1 }, "blue", -1)).toEqual({});
  expect(heaped({}, "blue", 1)).toEqual({ blue: 1 });
});

test.each(["azul", "summer-pavilion"] as const)("a deal of %s fills displays and supply from the bag, and no tile gets lost", (game) => {
  const start = startOf({ game, board: "coloured", players: 3, jokers: false });
  const dealt = dealtAnew(start);
  expect(dealt.factories.map((tiles) => tiles.length)).toEqual(Array(7).fill(4));
  if (dealt.game === "summer-pavilion") expect(dealt.supply).toHaveLength(10);
  expect([dealt.phase, dealt.to_move, isBare(dealt), isBare(cleared(dealt))]).toEqual(["take", 0, false, true]);
  expect(totalsOf(dealt)).toEqual(totalsOf(start));
});

test("a deal goes on with what was put aside once the bag is empty", () => {
  const before = { ...EMPTY, bag: { blue: 3 }, lid: { red: 100 } };
  const tiles = dealtAnew(before, totalsOf(before)).factories.flat();
  expect(tiles.filter((tile) => tile === "blue")).toHaveLength(3);
  expect(tiles.slice(3).every((tile) => tile === "red")).toBe(true);
});

// How a game ended

test.each([
  [{ winners: [1], termination: null }, "Bo wins"],
  [{ winners: [0, 1], termination: null }, "Ana and Bo share the victory"],
  [{ winners: [1], termination: { kind: "time" as const, seats: [0] } }, "Bo wins: time ran out for Ana"],
  [{ winners: [], termination: { kind: "aborted" as const, seats: [] } }, "The game was broken off"],
  [{ winners: [], termination: null }, "The record ends here; the game goes on"],
])("a game ends as its record says: %j", (replay, words) => {
  expect(outcomeWords(replay, ["Ana", "Bo"])).toBe(words);
});
