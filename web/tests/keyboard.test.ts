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

test("keys are not for the table while a dialog lies over it", () => {
  const target = { closest: () => null, ownerDocument: { querySelector: (what: string) => (what === "dialog[open]" ? {} : null) } };
  expect(isForTable(pressed({ key: "ArrowLeft", target: target as unknown as Element }))).toBe(false);
});

test("arrows, Home and End are for what can be scrolled if the focus is on it, letters are not", () => {
  const target = { closest: (what: string) => (what.includes("region") ? {} : null) } as unknown as Element;
  for (const key of ["ArrowUp", "ArrowDown", "Home", "End"]) expect(isForTable(pressed({ key, target }))).toBe(false);
  expect(isForTable(pressed({ key: "n", target }))).toBe(true);
});
