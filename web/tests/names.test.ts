import "./browserless";
import { expect, test } from "vitest";
import { namesListed } from "../src/seats/names";

test("of players with one name the later ones have a number, open seats are all alike", () => {
  expect(namesListed(["Ana", null, "Ana", null])).toEqual(["Ana", "Open seat", "Ana 2", "Open seat"]);
});
