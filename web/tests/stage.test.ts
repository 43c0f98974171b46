import { describe, expect, test } from "vitest";
import { beatsOf } from "../src/show/beats";
import { stage, swept } from "../src/show/stage";
import type { Position } from "../src/wire/types";
import { playedGames } from "./games";

/** What events do not tell, and the page does not draw from them: whose turn it is comes with the view. */
const UNTOLD = ["phase", "to_move", "starter", "stalled", "pending", "owed", "lowest", "lid", "tower", "bag"];

/** While a player chooses what to keep, tiles move one by one and events tell of it only at the end. */
const isTold = (position: Position): boolean => position.phase !== "keep" || position.game === "azul";

function drawn(position: Position): Record<string, unknown> {
  return Object.fromEntries(Object.entries(position).filter(([field]) => !UNTOLD.includes(field)));
}

const games = playedGames();

describe("a game shown event by event", () => {
  test.each(games)("is after each move where the server says: $name", ({ steps }) => {
    let shown = swept(steps[0]!.position);
    for (const { events, position } of steps) {
      shown = events.reduce(stage, shown);
      if (isTold(position)) expect(drawn(shown)).toEqual(drawn(position));
    }
  });

  test.each(games)("loses no tile on the way: $name", ({ steps }) => {
    let shown = swept(steps[0]!.position);
    for (const { events, position } of steps) {
      shown = events.reduce(stage, shown);
      expect(swept(shown).bag).toEqual(swept(position).bag);
    }
  });

  test.each(games)("is the same in beats, whatever happens at the same time: $name", ({ steps }) => {
    let shown = swept(steps[0]!.position);
    for (const { events, position } of steps) {
      const beats = beatsOf(events);
      expect(beats.flat()).toHaveLength(events.length);
      shown = beats.flat().reduce(stage, shown);
      if (isTold(position)) expect(drawn(shown)).toEqual(drawn(position));
    }
  });
});
