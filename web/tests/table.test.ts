import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Advice } from "../src/hint/advice.svelte";
import { settings } from "../src/settings/settings.svelte";
import { expected } from "../src/table/expected";
import { Table } from "../src/table/table.svelte";
import type { Frame, View } from "../src/wire/types";

const ERROR = { code: "store-unavailable", message: "Not now.", details: {} };

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  onmessage = (_: { data: string }): void => {};
  sent: string[] = [];

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {}

  say(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

/** What the server says of a table at which it is one's turn. */
function frame(more: Partial<View> = {}): Frame {
  const view = {
    table: "k3v9", number: 1, status: "open", setup: { game: "azul", board: "coloured" }, seats: [], you: [0], position: null,
    is_your_turn: false, legal: [], ending: [], may: ["hint"], fairness: { commitment: "" }, ...more,
  };
  return { type: "table", events: [], view } as unknown as Frame;
}

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { href: "http://here/t/k3v9", origin: "http://here", pathname: "/t/k3v9", search: "" });
  vi.stubGlobal("document", { hidden: false, querySelectorAll: () => [] });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  table = new Table("k3v9", "");
});

afterEach(() => {
  table.close();
  settings.language = "en";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who was turned away at the door and let in later reads no more of it", () => {
  Socket.last.say({ type: "refused", error: ERROR });
  expect(table.state.refusal).toEqual(ERROR);
  Socket.last.say(frame());
  expect([table.state.view?.table, table.state.refusal]).toEqual(["k3v9", null]);
});

test("what was refused at the table is read on, whatever happens there", async () => {
  Socket.last.say(frame());
  const asked = table.ask({ type: "start" });
  const { id } = JSON.parse(Socket.last.sent[0]!) as { id: string };
  Socket.last.say({ type: "answer", id, ok: false, error: ERROR });
  await asked;
  Socket.last.say(frame({ number: 2 }));
  expect(table.state.refusal).toEqual(ERROR);
});

test("a bot that takes longer than any bot thinks is said to get ready", () => {
  const seats = [{ kind: "human", stand_in: null }, { kind: "bot", name: "Bo", stand_in: null }];
  const its = { status: "playing", seats, to_move: 1 } as Partial<View>;
  Socket.last.say(frame(its));
  expect(expected(table)).toBe("Bo is thinking…");
  vi.advanceTimersByTime(10_000);
  expect(expected(table)).toMatch(/^Bo is getting ready/);
  Socket.last.say(frame({ ...its, number: 2 }));
  expect(expected(table)).toBe("Bo is thinking…");
  Socket.last.say(frame({ ...its, number: 3, to_move: 0 }));
  vi.advanceTimersByTime(10_000);
  expect(table.isLong).toBe(false);
});

test("a good move that was asked for in another language is told in that of the page", async () => {
  const languages: (string | null)[] = [];
  vi.stubGlobal("fetch", (address: URL) => {
    languages.push(address.searchParams.get("lang"));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ move: { words: address.searchParams.get("lang") }, seat: 0, chances: [0.5] }) });
  });
  Socket.last.say(frame());
  const advice = new Advice(table);
  const asked = advice.ask();
  settings.language = "fr";
  await asked;
  expect([languages, advice.hint?.move.words]).toEqual([["en", "fr"], "fr"]);
});
