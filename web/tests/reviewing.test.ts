import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Review } from "../src/study/review.svelte";
import type { ReviewView } from "../src/study/types";

type Answer = ReviewView | { code: string; message: string };
const OFTEN = 900;
const BUSY = { code: "busy", message: "Too many questions." };
const GONE = { code: "refused-no-review", message: "There is no such review." };

function view(status: string, done: number): ReviewView {
  return { id: "r", status, done, total: 9, may: [], moves: [], deals: [], players: [], curve: [], turning_points: [], replay: null } as unknown as ReviewView;
}

let asked: string[];
let answers: (Answer | Promise<Answer>)[];
let review: Review;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("fetch", async (address: URL) => {
    asked.push(address.pathname);
    const answer = await answers.shift()!;
    return { ok: !("code" in answer), json: () => Promise.resolve(answer) };
  });
});
afterEach(() => {
  review.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function later(times = 1): Promise<void> {
  await vi.advanceTimersByTimeAsync(times * OFTEN);
}

test("a review is asked for until it is complete", async () => {
  answers = [view("waiting", 0), view("running", 4), view("done", 9)];
  review = new Review("r", null);
  await later(9);
  expect([asked.length, review.view?.done]).toEqual([3, 9]);
});

test("a question that is refused is asked again, and the reason is told until there is an answer", async () => {
  answers = [view("running", 1), BUSY, view("done", 9)];
  review = new Review("r", null);
  await later();
  expect([review.problem?.message, review.view?.done]).toEqual([BUSY.message, 1]);
  await later();
  expect([review.problem, review.view?.done]).toEqual([null, 9]);
});

test("a review that is not there is not asked for again", async () => {
  answers = [GONE];
  review = new Review("r", null);
  await later(9);
  expect([asked.length, review.problem?.code]).toEqual([1, GONE.code]);
});

test("the answer to a command counts, not one that was asked for before it", async () => {
  let come!: (answer: Answer) => void;
  answers = [view("running", 1), new Promise<Answer>((done) => (come = done)), view("stopped", 2)];
  review = new Review("r", null);
  await later();
  await review.command("stop");
  come(view("running", 1));
  await later(9);
  expect([asked.length, review.view?.status]).toEqual([3, "stopped"]);
});

test("why a command was refused is told on while the review goes on", async () => {
  answers = [view("running", 1), BUSY, view("done", 9)];
  review = new Review("r", null);
  await later(0);
  await review.command("stop");
  await later();
  expect([review.refusal?.message, review.view?.done]).toEqual([BUSY.message, 9]);
});

test("nothing is heard of a review that was left", async () => {
  let come!: (answer: Answer) => void;
  answers = [new Promise<Answer>((done) => (come = done))];
  review = new Review("r", null);
  review.close();
  come(view("running", 1));
  await later(9);
  expect([asked.length, review.view]).toEqual([1, null]);
});

test("a review that was asked for in another language is asked for again before it has come", async () => {
  let come!: (answer: Answer) => void;
  answers = [new Promise<Answer>((done) => (come = done)), view("done", 9)];
  review = new Review("r", null);
  await review.retell();
  come(view("done", 1));
  await later(9);
  expect([asked.length, review.view?.done]).toEqual([2, 9]);
});
