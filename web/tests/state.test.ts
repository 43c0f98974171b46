import { expect, test } from "vitest";
import * as transitions from "../src/table/state";
import type { Legal, Told, View } from "../src/wire/types";
import { playedGames } from "./games";

const { steps } = playedGames()[0]!;

const LEGAL: Legal[] = [
  { move: 74, text: "2B3", words: "", kind: "take", source: 2, tile: "blue", line: 2, count: 1 },
  { move: 77, text: "2BF", words: "", kind: "take", source: 2, tile: "blue", count: 1 },
  { move: 422, text: "2BJ3", words: "", kind: "take", source: 2, tile: "blue", with_jokers: true, line: 2, count: 2 },
];

function view(number: number, more: Partial<View> = {}): View {
  return {
    number,
    status: "playing",
    is_paused: false,
    is_your_turn: true,
    setup: { game: "azul", board: "coloured", options: {}, seats: [] },
    position: steps[Math.min(number, steps.length) - 1]!.position,
    legal: LEGAL,
    ...more,
  } as View;
}

function told(number: number, more: Partial<Told> = {}): Told {
  return { number, at: 0, kind: number === 1 ? "dealt" : "moved", events: steps[number - 1]!.events, ...more };
}

function seated(): transitions.TableState {
  return transitions.received(transitions.EMPTY, { type: "table", events: [told(1)], view: view(1) });
}

test("the first frame is shown as it is, without telling what happened before", () => {
  const state = seated();
  expect(state.queue).toEqual([]);
  expect(state.shown).toBe(state.view!.position);
});

test("what happens later is shown before the page is where the server is", () => {
  const state = transitions.received(seated(), { type: "table", events: [told(2)], view: view(2) });
  expect(state.queue).toEqual(steps[1]!.events);
  expect(state.shown).toBe(steps[0]!.position);
  expect(transitions.settled(state).shown).toBe(steps[1]!.position);
});

test("the log tells of a move when its tiles have come", () => {
  const state = transitions.received(seated(), { type: "table", events: [told(2), told(3)], view: view(3) });
  const numbers = (at: transitions.TableState): number[] => transitions.toldSoFar(at).map(({ number }) => number);
  expect(numbers(state)).toEqual([1]);
  expect(numbers(transitions.showed(state, steps[1]!.events))).toEqual([1, 2]);
  expect(numbers(transitions.settled(state))).toEqual([1, 2, 3]);
});

test("events that are known already are told once", () => {
  const once = transitions.received(seated(), { type: "table", events: [told(2)], view: view(2) });
  const twice = transitions.received(once, { type: "table", events: [told(1), told(2)], view: view(2) });
  expect(twice.log.map(({ number }) => number)).toEqual([1, 2]);
});

test("nothing can be chosen while the page is behind the server", () => {
  expect(transitions.offered(seated())).toEqual(LEGAL);
  const behind = transitions.received(seated(), { type: "table", events: [told(2)], view: view(2) });
  expect(transitions.offered(behind)).toEqual([]);
});

test("lifting tiles finds the moves that begin with them; lifting them again puts them back", () => {
  const lifted = transitions.lifted(seated(), 2, "blue");
  expect(transitions.takesOf(lifted).map(({ text }) => text)).toEqual(["2B3", "2BF"]);
  expect(transitions.lifted(lifted, 2, "blue").chosen).toBeNull();
});

test("jokers come along when asked to", () => {
  const lifted = transitions.withJokers(transitions.lifted(seated(), 2, "blue"), true);
  expect(transitions.takesOf(lifted).map(({ text }) => text)).toEqual(["2BJ3"]);
});

test("tiles that may not be taken stay where they are", () => {
  expect(transitions.lifted(seated(), 1, "red").chosen).toBeNull();
});

test("stepping back forgets the line first, then the tiles", () => {
  const aimed = transitions.aimed(transitions.lifted(seated(), 2, "blue"), LEGAL[0]!);
  const once = transitions.steppedBack(aimed);
  expect([once.aimed, once.chosen?.kind]).toEqual([null, "tiles"]);
  expect(transitions.steppedBack(once).chosen).toBeNull();
});

test("looking back shows the table as it was, and nothing can be chosen on it", () => {
  let state = seated();
  for (const number of [2, 3, 4]) {
    state = transitions.received(state, { type: "table", events: [told(number)], view: view(number) });
  }
  const back = transitions.lookedAt(state, 2);
  const { factories, centre, players } = transitions.drawn(back)!;
  expect({ factories, centre, players }).toMatchObject({
    factories: steps[1]!.position.factories,
    centre: steps[1]!.position.centre,
    players: steps[1]!.position.players,
  });
  expect(transitions.offered(back)).toEqual([]);
  expect(transitions.drawn(transitions.lookedAt(back, null))).toBe(state.view!.position);
});

test("a move that was taken back is not part of the past", () => {
  let state = seated();
  state = transitions.received(state, { type: "table", events: [told(2)], view: view(2) });
  const undone: Told = { number: 3, at: 0, kind: "undone", seat: 0, to: 0 };
  state = transitions.received(state, { type: "table", events: [undone], view: { ...view(3), position: steps[0]!.position } });
  expect(transitions.drawn(transitions.lookedAt(state, 3))!.factories).toEqual(steps[0]!.position.factories);
});

const SAID: Told = { number: 2, at: 0, kind: "said", seat: 1, text: "Hello" };
const REFUSAL = { code: "refused", message: "No.", details: {} };

function about(): transitions.TableState {
  return transitions.aimed(transitions.lifted(seated(), 2, "blue"), LEGAL[0]!);
}

test("what somebody says leaves the lifted tiles in one's hand", () => {
  const state = transitions.settled(transitions.received(about(), { type: "table", events: [SAID], view: { ...view(1), number: 2 } }));
  expect([state.aimed, state.chosen]).toEqual([about().aimed, about().chosen]);
});

test("once the table has changed nothing is in one's hand", () => {
  for (const fresh of [told(2), told(2, { kind: "undone", to: 0, events: [] })]) {
    const state = transitions.settled(transitions.received(about(), { type: "table", events: [fresh], view: view(2) }));
    expect([state.aimed, state.chosen]).toEqual([null, null]);
  }
});

test("who loses the turn loses what was lifted", () => {
  const handed: Told = { number: 2, at: 0, kind: "handed_over", seat: 0 };
  const state = transitions.received(about(), { type: "table", events: [handed], view: view(1, { is_your_turn: false }) });
  expect([state.aimed, state.chosen]).toEqual([null, null]);
});

test("an answer to something else leaves the move on its way", () => {
  const state = transitions.answered(transitions.sent(about()), REFUSAL);
  expect([state.isSent, state.aimed, state.refusal]).toEqual([true, LEGAL[0], REFUSAL]);
});

test("a refused move is no longer on its way, and its tiles are still in one's hand", () => {
  const state = transitions.moveAnswered(transitions.sent(about()), REFUSAL);
  expect([state.isSent, state.aimed, state.chosen?.kind]).toEqual([false, null, "tiles"]);
});

test("a move on its way cannot be taken back with a step", () => {
  const state = transitions.sent(about());
  expect(transitions.steppedBack(state)).toBe(state);
});
