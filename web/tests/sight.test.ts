import "./browserless";
import { expect, test } from "vitest";
import { wayTo } from "../src/show/sight";

const box = (top: number, height: number) => ({ left: 0, top, width: 100, height });

test("a move comes to the middle of what is free", () => {
  expect(wayTo(box(700, 200), 500)).toBe(700 - 150);
  expect(wayTo(box(-300, 200), 500)).toBe(-300 - 150);
});

test("where a move is higher than what is free, the place where it ends is seen", () => {
  expect(wayTo(box(100, 600), 500)).toBe(100 + 600 - 500);
});
