import { expect, test } from "vitest";
import { dishTile, type Room } from "../src/market/dish";

const ROUND: Room = { width: 300, height: 300, largest: 60, tall: 1, marker: false, square: false };

test("a few tiles lie in the dish one by one, as large as on a display", () => {
  expect(dishTile(ROUND, [["blue", 2]])).toMatchObject({ size: 60, counted: false });
});

test("of more tiles than fit, each colour lies there once with a number", () => {
  const laid = dishTile({ ...ROUND, width: 110, height: 110, largest: 40 }, ["blue", "yellow", "red", "black", "white"].map((tile) => [tile, 9]));
  expect(laid.counted).toBe(true);
  expect(laid.size).toBeGreaterThanOrEqual(14);
});

test("rows of numbered tiles are as wide as the tiles and their numbers, and stay within the dish", () => {
  const room = { ...ROUND, width: 160, height: 160, largest: 40 };
  const { size, counted, across } = dishTile(room, ["blue", "yellow", "red", "black"].map((tile) => [tile, 8]));
  expect(counted).toBe(true);
  const one = size + 4 + 24; // a tile, the gap, the number
  expect([1, 2, 3].map((columns) => columns * one + 4)).toContain(across);
  expect(across).toBeLessThanOrEqual(room.width);
});

test("in the smallest dish of rhombi, the colours lie in rows and not across the plates", () => {
  const room = { ...ROUND, width: 100, height: 100, largest: 20, tall: Math.sqrt(3), marker: true };
  const { size, counted, across } = dishTile(room, [["purple", 2], ["yellow", 1], ["blue", 1], ["red", 1]]);
  expect(counted).toBe(true);
  expect(2 * (size * Math.sqrt(3) + 4) + 1.15 * size + 4).toBeLessThan(room.height); // two rows and the marker
  expect(across).toBeLessThan(room.width);
});

test("the marker takes room from the tiles", () => {
  const room = { ...ROUND, width: 120, height: 120 };
  expect(dishTile({ ...room, marker: true }, [["blue", 1]]).size).toBeLessThan(dishTile(room, [["blue", 1]]).size);
});

test("in a strip, tiles are always numbered, and as large as it lets them be", () => {
  const strip = { ...ROUND, width: 360, height: 64, largest: 40, square: true };
  expect(dishTile(strip, [["blue", 1]])).toEqual({ size: 38, counted: true }); // 64 px, less its rim and the air round a tile
});
