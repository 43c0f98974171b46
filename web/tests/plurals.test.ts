import "./browserless";
import { afterEach, expect, test } from "vitest";

const { settings } = await import("../src/settings/settings.svelte");
const { say } = await import("../src/words/words.svelte");

afterEach(() => {
  settings.language = "en";
});

test("in French nothing and one are singular", () => {
  settings.language = "fr";
  expect([0, 1, 2].map((done) => say("study-progress", { status: "running", done, total: 9 }))).toEqual([
    "Revue en cours\u00a0: 0 étape sur 9.",
    "Revue en cours\u00a0: 1 étape sur 9.",
    "Revue en cours\u00a0: 2 étapes sur 9.",
  ]);
  expect(say("study-progress", { status: "stopped", done: 1, total: 9 })).toBe("Arrêtée après 1 étape sur 9.");
  expect([0, 3].map((done) => say("review-partial", { done, total: 9 }))).toEqual(["Jusqu’ici\u00a0: 0 étape revue sur 9.", "Jusqu’ici\u00a0: 3 étapes revues sur 9."]);
  expect([1, 2].map((solved) => say("puzzles-solved", { solved, tried: 3 }))).toEqual(["1 résolu sur 3", "2 résolus sur 3"]);
  expect([1, 4].map((depth) => say("study-depth", { depth }))).toEqual(["1 coup examiné d’avance.", "4 coups examinés d’avance."]);
  expect(say("study-points-lost", { points: "1,5", count: 1.5 })).toContain(" 1,5 point d’avance");
});

test("in English one is, and half a point is not", () => {
  expect([1, 4].map((depth) => say("study-depth", { depth }))).toEqual(["Looked 1 move ahead.", "Looked 4 moves ahead."]);
  expect([1, 0.5].map((count) => say("study-points-lost", { points: String(count), count }).slice(0, 60))).toEqual([
    expect.stringContaining("1 point of"),
    expect.stringContaining("0.5 points of"),
  ]);
});
