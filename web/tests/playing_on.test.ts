import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Study } from "../src/study/study.svelte";
import { startOf } from "../src/study/start";
import type { Replay } from "../src/study/types";
import type { Legal, Position } from "../src/wire/types";

const LEGAL = [{ move: 74, text: "2B3", words: "blue from display 2 to line 3", kind: "take", source: 2, tile: "blue" }] as Legal[];

function position(round: number, mover: number): Position {
  const start = startOf({ game: "azul", board: "coloured", players: 2, jokers: false });
  return { ...start, phase: "take", round, to_move: mover } as Position;
}

/** A record of a deal and so many moves in turn. */
function replay(moves: number): Replay {
  const steps = Array.from({ length: moves + 1 }, (_, i) => ({ events: [], position: position(1, i % 2), seat: i ? (i - 1) % 2 : null, words: `move ${i}` }));
  return {
    game: "azul", board: "coloured", options: {}, names: ["Ana", "Bo"], date: "", start: position(1, 0), steps,
    scores: [0, 0], winners: [], record: `record of ${moves}`, line: `line ${moves}`, legal: LEGAL, to_move: moves % 2, at: steps.length,
  } as Replay;
}

let asked: Record<string, unknown>[];
let answers: (Replay | { code: string; message: string })[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal("document", { hidden: true, querySelectorAll: () => [] });
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("fetch", (_: URL, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as Record<string, unknown>);
    const answer = answers.shift()!;
    return Promise.resolve({ ok: !("code" in answer), json: () => Promise.resolve(answer) });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a game is opened at its end, and whoever is to move sits in front", () => {
  const study = new Study(replay(3), { mayPlay: true });
  expect([study.at, study.isLast, study.me]).toEqual([4, true, 1]);
  expect(study.options).toEqual(LEGAL);
});

test("what is only looked at offers nothing", () => {
  expect(new Study(replay(3)).options).toEqual([]);
});

test("a move is played on from the moment that is looked at", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  answers = [replay(1), replay(2)];
  study.stepTo(2);
  await vi.waitFor(() => expect(study.line).toBe("line 1"));
  await study.make(LEGAL[0]!);
  expect(asked).toEqual([{ record: "record of 3", at: 2 }, { record: "record of 3", at: 2, move: "2B3" }]);
  expect([study.at, study.replay.record, study.line]).toEqual([3, "record of 2", "line 2"]);
});

test("a refused move leaves everything as it is, and says why", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  answers = [{ code: "illegal", message: "No." }];
  await study.make(LEGAL[0]!);
  expect([study.at, study.state.isSent, study.state.refusal?.message]).toEqual([4, false, "No."]);
});

test("taking back leads before the last move, and the way on stays known", () => {
  const study = new Study(replay(3));
  study.takeBack();
  expect([study.at, study.replay.steps.length]).toEqual([3, 4]);
  study.stepTo(99);
  expect(study.isLast).toBe(true);
  study.stepTo(1);
  study.takeBack();
  expect(study.at).toBe(1);
});

test("a puzzle hears of the move instead", async () => {
  const heard: string[] = [];
  const study = new Study(replay(3), { mayPlay: true, onMove: (move) => void heard.push(move.text) });
  await study.make(LEGAL[0]!);
  expect(heard).toEqual(["2B3"]);
  expect(asked).toEqual([]);
  expect([study.at, study.state.isSent]).toEqual([4, false]);
});
