import "./browserless";
import { expect, test } from "vitest";
import { isForTable, signOf } from "../src/table/keyboard";

function pressed(more: Partial<KeyboardEvent>): KeyboardEvent {
  return { ctrlKey: false, metaKey: false, altKey: false, target: { closest: () => null }, ...more } as unknown as KeyboardEvent;
}

test("the upper row is digits, whatever the keyboard prints on it", () => {
  expect(signOf({ key: "&", code: "Digit1" })).toBe("1");
  expect(signOf({ key: "à", code: "Digit0" })).toBe("0");
  expect(signOf({ key: "3", code: "Numpad3" })).toBe("3");
});

test("a letter is the one that is printed on its key, small or large", () => {
  expect(signOf({ key: "b", code: "KeyB" })).toBe("B");
  expect(signOf({ key: "A", code: "KeyQ" })).toBe("A");
});

test("commands to the browser and letters of a text are not for the table", () => {
  expect(isForTable(pressed({}))).toBe(true);
  expect(isForTable(pressed({ ctrlKey: true }))).toBe(false);
  expect(isForTable(pressed({ metaKey: true }))).toBe(false);
  expect(isForTable(pressed({ altKey: true }))).toBe(false);
  expect(isForTable(pressed({ target: { closest: () => ({}) } as unknown as Element }))).toBe(false);
});
