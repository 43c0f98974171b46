import "./browserless";
import { afterEach, expect, test } from "vitest";
import type { Move } from "../src/table/moves";

const { consequence, outcomes } = await import("../src/azul/consequence");
const { settings } = await import("../src/settings/settings.svelte");

afterEach(() => {
  settings.language = "en";
});

function take(more: Partial<Move<"take">>): Move<"take"> {
  return { move: 1, text: "1B1", words: "", kind: "take", source: 1, tile: "blue", count: 2, ...more } as Move<"take">;
}

test("what falls is told with what it costs", () => {
  expect(consequence(take({ line: 0, have: 1, of: 1, later: 1, falls: 1, loss: -2 }))).toBe("1 of 1 filled, +1 at round end, 1 falls: −2");
  settings.language = "fr";
  expect(consequence(take({ falls: 2, loss: -3 }))).toBe("2 tombent\u00a0: −3");
});

test("tiles that fall past a full floor line cost nothing, and nobody reads of minus nothing", () => {
  expect(consequence(take({ falls: 2 }))).toBe("2 fall, at no cost");
  settings.language = "fr";
  expect(consequence(take({ falls: 1 }))).toBe("1 tombe, sans rien coûter");
});

test("where room is scarce, what costs nothing is left out", () => {
  expect(outcomes(take({ falls: 2, loss: -3 }), "scarce")).toEqual([{ kind: "loss", text: "−3" }]);
  expect(outcomes(take({ falls: 2 }), "scarce")).toEqual([]);
  expect(outcomes(take({ falls: 2 }))).toEqual([{ kind: "loss", text: "2 fall, at no cost" }]);
});
