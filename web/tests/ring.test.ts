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
