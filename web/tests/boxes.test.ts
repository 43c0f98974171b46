import { expect, test } from "vitest";
import { around, beside, overlap, type Box } from "../src/learn/boxes";

const SCREEN: Box = { left: 0, top: 60, width: 1440, height: 840 };
const CARD = { width: 372, height: 180 };

function placed(object: Box | null, choices: Box[] = []): Box {
  return { ...beside(object, CARD, SCREEN, choices), ...CARD };
}

test("a box round several is just large enough", () => {
  expect(around([])).toBeNull();
  const boxes = [
    { left: 10, top: 20, width: 30, height: 40 },
    { left: 100, top: 0, width: 5, height: 5 },
  ];
  expect(around(boxes)).toEqual({ left: 10, top: 0, width: 95, height: 60 });
});

test("the card never lies on the object where there is room beside it, and never leaves the screen", () => {
  for (let left = 0; left <= 1400; left += 100) {
    for (let top = 60; top <= 860; top += 100) {
      const object = { left, top, width: 40, height: 40 };
      const card = placed(object);
      expect(overlap(card, object)).toBe(0);
      expect(overlap(card, SCREEN)).toBe(CARD.width * CARD.height);
    }
  }
});

test("the card keeps away from what can be chosen", () => {
  const object = { left: 600, top: 400, width: 200, height: 100 };
  const choices = [
    { left: 0, top: 60, width: 590, height: 840 },
    { left: 810, top: 60, width: 630, height: 840 },
    { left: 590, top: 60, width: 220, height: 330 },
  ];
  expect(placed(object, choices).top).toBeGreaterThan(object.top + object.height);
});

test("without an object the card lies in the corner", () => {
  const card = placed(null);
  expect([card.left + card.width, card.top + card.height]).toEqual([1440 - 12, 900 - 12]);
});
