import { expect, test } from "vitest";
import { momentAt, moments, waysFrom, withMoment } from "../src/table/past";
import type { Told } from "../src/wire/types";

const LOG = ["opened", "seated", "started", "dealt", "moved", "said", "moved", "undo_asked", "undone", "moved"].map(
  (kind, i): Told => ({ number: i + 1, at: 0, kind }),
);

test("the table changes with deals, moves and moves that are taken back", () => {
  expect(moments(LOG)).toEqual([4, 5, 7, 9, 10]);
});

test("an address names a moment by its number in the log", () => {
  expect(momentAt(LOG, 5)).toBe(5);
});

test("a number between two moments is the one before, when the table lay the same", () => {
  expect(momentAt(LOG, 6)).toBe(5);
  expect(momentAt(LOG, 8)).toBe(7);
});

test("before the first deal there is nothing to see: the first moment is the nearest", () => {
  expect(momentAt(LOG, 0)).toBe(4);
});

test("the last moment, and whatever has not happened yet, is the present", () => {
  expect([momentAt(LOG, 10), momentAt(LOG, 999), momentAt(LOG, null)]).toEqual([null, null, null]);
});

test("where nothing has been dealt there is only the present", () => {
  expect(momentAt(LOG.slice(0, 3), 2)).toBeNull();
});

test("from a moment one goes to those beside it, and after the last but one to the present", () => {
  expect(waysFrom(LOG, 5)).toEqual({ step: 2, of: 5, before: 4, after: 7 });
  expect(waysFrom(LOG, 9)).toEqual({ step: 4, of: 5, before: 7, after: null });
  expect(waysFrom(LOG, 4).before).toBeNull();
});

test("a moment is added to an address with or without a secret", () => {
  expect(withMoment("/t/k3v9", 57)).toBe("/t/k3v9?at=57");
  expect(withMoment("/t/k3v9?watch=s", 57)).toBe("/t/k3v9?watch=s&at=57");
  expect(withMoment("/t/k3v9", null)).toBe("/t/k3v9");
});
