import "./browserless";
import { expect, test } from "vitest";
import { homeIn } from "../src/azul/runs";
import { facts } from "../src/facts";

const COLOURS = facts.games.azul.tiles.filter((tile) => tile !== "joker");

function homes(board: string): number[][] {
  return facts.walls[board]!.wall.map((row) => COLOURS.map((tile) => homeIn(row, tile)));
}

test("on the coloured wall each colour has its space in every row", () => {
  for (const row of homes("coloured")) expect(row.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test.each(["grey", "crystal-1", "crystal-2"])("where a grey space will do, no space is foretold: %s", (board) => {
  expect(new Set(homes(board).flat())).toEqual(new Set([-1]));
});
