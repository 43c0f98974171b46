import { expect, test } from "vitest";
import { flightsBetween } from "../src/show/flights";

function table(drawing: Record<string, string>): Map<string, { tile: string }> {
  return new Map(Object.entries(drawing).map(([place, tile]) => [place, { tile }]));
}

test("tiles fly from where one of their kind is gone to where one has come", () => {
  const before = table({ "f1-0": "blue", "f1-1": "blue", "f1-2": "white" });
  const after = table({ "l0-1-0": "blue", "l0-1-1": "blue", "c-white-0": "white" });
  expect(flightsBetween(before, after)).toEqual([
    { from: "f1-0", to: "l0-1-0" },
    { from: "f1-1", to: "l0-1-1" },
    { from: "f1-2", to: "c-white-0" },
  ]);
});

test("a tile that stays where it is does not fly", () => {
  expect(flightsBetween(table({ "f1-0": "red" }), table({ "f1-0": "red" }))).toEqual([]);
});

test("what comes from the bag has nowhere to fly from", () => {
  expect(flightsBetween(table({}), table({ "f1-0": "red" }))).toEqual([]);
});
