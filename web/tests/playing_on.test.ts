import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COUNTDOWN, settings } from "../src/settings/settings.svelte";
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
    scores: [0, 0], winners: [], termination: null, record: `record of ${moves}`, line: `line ${moves}`, legal: LEGAL, to_move: moves % 2, at: steps.length,
  } as Replay;
}

let asked: Record<string, unknown>[];
type Answer = Replay | { code: string; message: string };
let answers: (Answer | Promise<Answer>)[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal("document", { hidden: true, querySelectorAll: () => [] });
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("fetch", async (_: URL, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as Record<string, unknown>);
    const answer = await answers.shift()!;
    return { ok: !("code" in answer), json: () => Promise.resolve(answer) };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.confirm = "touch";
});

/** An answer that comes when it is let go. */
function late(): { answer: Promise<Answer>; come: (answer: Answer) => void } {
  let come!: (answer: Answer) => void;
  const answer = new Promise<Answer>((done) => (come = done));
  return { answer, come };
}

test("a game is opened at its end, and whoever is to move sits in front", () => {
  const study = new Study(replay(3), { mayPlay: true });
  expect([study.at, study.me]).toEqual([4, 1]);
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

test("the answer to a move is dropped if another moment is looked at when it comes", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  const { answer, come } = late();
  answers = [answer, replay(1)];
  const played = study.play("2B3");
  study.stepTo(2);
  await vi.waitFor(() => expect(study.line).toBe("line 1"));
  expect(study.options).toEqual([]);
  come(replay(4));
  expect(await played).toBe(false);
  expect([study.at, study.replay.record]).toEqual([2, "record of 3"]);
  expect(study.options).toEqual(LEGAL);
});

test("so is a refusal", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  const { answer, come } = late();
  answers = [answer, replay(1)];
  const played = study.play("2B3");
  study.stepTo(2);
  come({ code: "illegal", message: "No." });
  await played;
  expect(study.state.refusal).toBe(null);
});

test("while a move is on its way there is no second one, whatever is looked at", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  const { answer, come } = late();
  answers = [answer, replay(1)];
  const played = study.play("2B3");
  study.stepTo(2);
  expect(await study.play("1B1")).toBe(false);
  await study.make(LEGAL[0]!);
  expect(asked.filter(({ move }) => move)).toEqual([{ record: "record of 3", at: 4, move: "2B3" }]);
  come(replay(4));
  await played;
});

test("a move made while the game is told in another language stays made", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  const { answer, come } = late();
  answers = [answer, replay(4), replay(4)];
  const told = study.retell();
  await study.play("2B3");
  come(replay(3));
  await told;
  expect([study.at, study.replay.record]).toEqual([5, "record of 4"]);
  expect(asked.at(-1)).toEqual({ record: "record of 4" });
});

test("a game that is told in another language waits for the move on its way", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  const { answer, come } = late();
  answers = [answer, replay(3), replay(4)];
  const played = study.play("2B3");
  const told = study.retell();
  come(replay(4));
  expect(await played).toBe(true);
  await told;
  expect(study.replay.record).toBe("record of 4");
});

test("whoever leaves within the countdown has made no move", async () => {
  vi.useFakeTimers();
  settings.confirm = "countdown";
  const heard: string[] = [];
  const study = new Study(replay(3), { mayPlay: true, onMove: (move) => void heard.push(move.text) });
  study.choose(LEGAL[0]!);
  study.close();
  await vi.advanceTimersByTimeAsync(COUNTDOWN * 2);
  expect(heard).toEqual([]);
});

test("taking back leads before the last move, and the way on stays known", () => {
  const study = new Study(replay(3));
  study.takeBack();
  expect([study.at, study.replay.steps.length]).toEqual([3, 4]);
  study.stepTo(99);
  expect(study.at).toBe(4);
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

test("a change by hand is a step that can be taken back, and the game goes on from there", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  const changed = { ...replay(0), steps: [], record: "changed", line: "changed" };
  await study.change(changed);
  expect([study.at, study.replay.steps.length, study.replay.steps[4]!.isChange]).toEqual([5, 5, true]);
  expect(study.moment).toEqual({ record: "changed", at: 0 });
  study.takeBack();
  expect([study.at, study.line, study.moment]).toEqual([4, "line 3", { record: "record of 3", at: 4 }]);
  study.stepTo(5);
  answers = [{ ...replay(0), record: "changed, and on" }];
  await study.make(LEGAL[0]!);
  expect(asked.at(-1)).toEqual({ record: "changed", at: 0, move: "2B3" });
  expect([study.at, study.legs.map(({ record }) => record)]).toEqual([6, ["record of 3", "changed, and on"]]);
});

test("a change by hand of an earlier moment leaves out what came after it", async () => {
  const study = new Study(replay(3), { mayPlay: true });
  answers = [replay(1)];
  study.stepTo(2);
  await vi.waitFor(() => expect(study.line).toBe("line 1"));
  await study.change({ ...replay(0), record: "changed" });
  expect(study.legs.map(({ record }) => record)).toEqual(["record of 1", "changed"]);
  expect(study.replay.steps.map(({ words }) => words).slice(0, 2)).toEqual(["move 0", "move 1"]);
});
