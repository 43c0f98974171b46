import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/settings/settings.svelte";
import { startOf } from "../src/study/start";
import { Study } from "../src/study/study.svelte";
import type { Replay } from "../src/study/types";
import { only } from "../src/table/moves";
import { spaceOf } from "../src/table/state";
import type { Legal } from "../src/wire/types";

/** One way to pay for a space of the first star, two for one of the second. */
const LEGAL = [
  { move: 1, text: "1.1", words: "", kind: "place", star: 1, space: 0, tile: "blue", cost: 1 },
  { move: 2, text: "2.1", words: "", kind: "place", star: 2, space: 0, tile: "red", cost: 2 },
  { move: 3, text: "2.1w", words: "", kind: "place", star: 2, space: 0, tile: "red", cost: 2, wilds: 1 },
] as Legal[];
const [SINGLE, ...SEVERAL] = only(LEGAL, "place");

let made: string[];
let study: Study;

beforeEach(() => {
  vi.stubGlobal("document", { hidden: true, querySelectorAll: () => [] });
  settings.confirm = "always";
  made = [];
  const start = { ...startOf({ game: "summer-pavilion", board: "coloured", players: 2, jokers: false }), phase: "place", to_move: 0 };
  const replay = { game: "summer-pavilion", board: "coloured", options: {}, names: null, start, steps: [], winners: [], termination: null, record: "", line: "", legal: LEGAL };
  study = new Study(replay as unknown as Replay, { mayPlay: true, onMove: ({ text }) => void made.push(text) });
});

afterEach(() => {
  settings.confirm = "touch";
  vi.unstubAllGlobals();
});

test("a second press on a space makes the move that waits for a yes", () => {
  study.cover([SINGLE!]);
  expect(made).toEqual([]);
  study.cover([SINGLE!]);
  expect(made).toEqual(["1.1"]);
});

test("it does so after another space was to be paid for", () => {
  study.cover(SEVERAL);
  study.cover([SINGLE!]);
  expect([made, spaceOf(study.state)]).toEqual([[], expect.objectContaining({ star: 1, space: 0 })]);
  study.cover([SINGLE!]);
  expect(made).toEqual(["1.1"]);
});

test("the space of a move that waits for a yes is shown, wherever the pointer is", () => {
  expect(spaceOf(study.state)).toBeNull();
  study.cover([SINGLE!]);
  expect(spaceOf(study.state)).toMatchObject({ star: 1, space: 0 });
  study.stepBack();
  expect(spaceOf(study.state)).toBeNull();
});

test("so is one that can be paid for in several ways", () => {
  study.cover(SEVERAL);
  expect(spaceOf(study.state)).toMatchObject({ star: 2, space: 0 });
});
