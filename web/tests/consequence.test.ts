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

test("the marker of the centre is told with what its space of the floor costs", () => {
  const [alone, withTiles] = [take({ line: 2, have: 2, of: 3, marker: true, loss: -1 }), take({ falls: 2, marker: true, loss: -4 })];
  expect(consequence(alone)).toBe("2 of 3 filled, marker: −1");
  expect(consequence(withTiles)).toBe("marker and 2 fall: −4");
  expect(consequence(take({ line: 2, have: 2, of: 3, marker: true }))).toBe("2 of 3 filled, marker, at no cost");
  expect(outcomes(alone, "none")).toEqual([{ kind: "loss", text: "−1" }]);
  settings.language = "fr";
  expect(consequence(alone)).toBe("cases remplies\u00a0: 2 sur 3, marqueur\u00a0: −1");
  expect(consequence(withTiles)).toBe("marqueur et 2 tombent\u00a0: −4");
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
