import { expect, test } from "vitest";
import { ringWithin } from "../src/table/ring";

const SIZES = [
  [690, 830],
  [480, 700],
  [430, 440],
  [300, 320],
] as const;

test.each([5, 7, 9].flatMap((plates) => SIZES.map(([width, height]) => ({ plates, width, height }))))(
  "$plates plates lie within $width × $height and beside each other",
  ({ plates, width, height }) => {
    const { places, plate } = ringWithin(width, height, plates);
    expect(places).toHaveLength(plates);
    places.forEach(([x, y], i) => {
      expect(x - plate / 2).toBeGreaterThan(-1);
      expect(x + plate / 2).toBeLessThan(width + 1);
      expect(y - plate / 2).toBeGreaterThan(-1);
      expect(y + plate / 2).toBeLessThan(height + 1);
      for (const [ox, oy] of places.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(plate);
    });
  },
);

test.each([5, 7, 9].flatMap((plates) => [[0, 0], [-16, 44], [640, 118]].map(([width, height]) => ({ plates, width: width!, height: height! }))))(
  "$plates plates have places even before the page has room for them ($width × $height)",
  ({ plates, width, height }) => {
    const { places, dish } = ringWithin(width, height, plates);
    expect(places).toHaveLength(plates);
    expect([...places.flat(), ...dish].every(Number.isFinite)).toBe(true);
    expect(Math.min(...dish)).toBeGreaterThan(0);
  },
);
