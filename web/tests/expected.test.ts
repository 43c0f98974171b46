import "./browserless";
import { afterEach, expect, test } from "vitest";
import { settings } from "../src/settings/settings.svelte";
import type { Desk } from "../src/table/desk.svelte";
import { expected } from "../src/table/expected";
import { EMPTY } from "../src/table/state";
import type { View } from "../src/wire/types";

afterEach(() => {
  settings.language = "en";
});

/** A game that is over, as far as the words about its end go. */
function won(...winners: number[]): string {
  const view = { status: "ended", position: null, result: { winners } } as unknown as View;
  return expected({ names: ["Ana", "Bo", "Cleo"], state: { ...EMPTY, view } } as unknown as Desk);
}

test("whoever won is told in a sentence that begins with them", () => {
  expect([won(1), won(0, 2), won(0, 1, 2)]).toEqual(["Bo wins", "Ana and Cleo share the victory", "Ana, Bo and Cleo share the victory"]);
  settings.language = "fr";
  expect([won(1), won(0, 2)]).toEqual(["Bo gagne", "Ana et Cleo se partagent la victoire"]);
});
