import "./browserless";
import { expect, test } from "vitest";
import { laidBy, shownAs, shownFrom, shownOf, takenBy, type Shown } from "../src/show/shown";
import { middleOf, pathBetween } from "../src/show/arrows";
import type { Move } from "../src/table/moves";
import type { AzulPosition, Legal, PavilionPosition } from "../src/wire/types";

const AZUL = { game: "azul", factories: [[], ["blue", "blue", "joker", "red"]], centre: ["blue", "white"] } as unknown as AzulPosition;
const PAVILION = { game: "summer-pavilion", wild: "green", factories: [["red", "red", "green", "green"]], centre: [] } as unknown as PavilionPosition;

function take(more: Partial<Legal> = {}): Move<"take"> {
  return { move: 1, text: "2B3", words: "", kind: "take", source: 2, tile: "blue", count: 2, line: 2, ...more } as Move<"take">;
}

function shown(kind: Shown["kind"], move: Legal = take(), seat = 0): Shown {
  return { move, seat, kind };
}

test("a shown take lifts what whoever makes it gets: jokers if they are asked for, and one wild tile", () => {
  expect(takenBy(AZUL, take())).toEqual({ blue: 2 });
  expect(laidBy(AZUL, take({ with_jokers: true }))).toEqual(["blue", "blue", "joker"]);
  expect(takenBy(PAVILION, take({ source: 1, tile: "red" }))).toEqual({ green: 1, red: 2 });
  expect(takenBy(PAVILION, take({ source: 1, tile: "green" }))).toEqual({ green: 1 });
});

test("moves are shown at the seat that makes them, the best before the one that was made", () => {
  const shows = [shown("made"), shown("best"), shown("best", take({ kind: "place" })), shown("best", take(), 1)];
  expect(shownOf({ position: AZUL, shows }, "take", 0).map(({ kind }) => kind)).toEqual(["best", "made"]);
  expect(shownOf({ position: AZUL, shows }, "take", 1)).toHaveLength(1);
  expect(shownOf({ position: AZUL, shows }, "place")).toHaveLength(1);
});

test("tiles are lifted only where a shown move takes them", () => {
  const table = { position: AZUL, shows: [shown("made")] };
  expect(shownFrom(table, 0)).toEqual([]);
  const lifts = shownFrom(table, 2);
  expect([0, 1, 2].map((n) => shownAs(lifts, "blue", n))).toEqual(["made", "made", null]);
  expect(shownAs(lifts, "red", 0)).toBeNull();
});

test("an arrow goes from the middle of the tiles in a bow that rises, and keeps some air", () => {
  const from = middleOf([
    { x: 0, y: 90, width: 10, height: 20 },
    { x: 10, y: 90, width: 10, height: 20 },
  ])!;
  expect(from).toEqual({ x: 10, y: 100 });
  expect(middleOf([])).toBeNull();
  const [x1, y1, over, rise, x2, y2] = pathBetween(from, { x: 210, y: 100 }).match(/[\d.]+/g)!.map(Number) as [number, number, number, number, number, number];
  expect(over).toBe(110);
  expect(rise).toBe(68);
  expect(x1).toBeGreaterThan(10);
  expect(x2).toBeLessThan(210);
  expect(Math.max(y1, y2)).toBeLessThan(100);
});
