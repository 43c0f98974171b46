import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "../src/wire/link";
import type { Frame } from "../src/wire/types";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (_: { code: number }): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  say(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

let states: string[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://table.test/t/abc" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  FakeSocket.all = [];
  states = [];
  link = new Link("/api/tables/abc/socket", { frame: () => {}, state: (state) => states.push(state), since: () => 7 });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

test("the server is told which events are known", () => {
  expect(last().address.toString()).toBe("ws://table.test/api/tables/abc/socket?since=7");
});

test("a lost connection comes back by itself, later each time", () => {
  last().open();
  last().lose();
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(500);
  last().lose();
  vi.advanceTimersByTime(999);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(3);
});

test("a table that cannot be opened is not asked for again", () => {
  last().lose(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states).toEqual(["closed"]);
});

test("a server that cannot answer now is asked again", () => {
  last().lose(4503);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a move made while offline is sent once, when the connection is back", () => {
  last().open();
  last().lose();
  void link.ask({ type: "move", move: 74, after: 7 });
  void link.ask({ type: "move", move: 75, after: 7 });
  vi.advanceTimersByTime(500);
  last().open();
  expect(last().sent).toMatchObject([{ type: "move", move: 74 }]);
});

test("what was asked and not answered is asked again with the same id", async () => {
  last().open();
  const done = link.ask({ type: "move", move: 74, after: 7 });
  const [first] = last().sent;
  last().lose();
  vi.advanceTimersByTime(500);
  last().open();
  expect(last().sent).toEqual([first]);
  last().say({ type: "answer", id: String(first!.id), ok: true });
  expect(await done).toBeNull();
  last().lose();
  vi.advanceTimersByTime(500);
  last().open();
  expect(last().sent).toEqual([]);
});

test("what the server refuses is known to the one who asked", async () => {
  last().open();
  const done = link.ask({ type: "undo" });
  const error = { code: "refused-undo", message: "No.", details: {} };
  last().say({ type: "answer", id: String(last().sent[0]!.id), ok: false, error });
  expect(await done).toEqual(error);
});
