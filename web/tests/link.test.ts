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
  private readonly listeners: Record<string, () => void> = {};
  onmessage = (_: { data: string }): void => {};

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  addEventListener(event: string, heard: () => void): void {
    this.listeners[event] = heard;
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
    this.listeners.open?.();
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
    this.listeners.close?.();
  }

  say(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

let states: string[];
let language: string;
let link: Link;
let happen: (event: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://table.test/t/abc" });
  vi.stubGlobal("document", { hidden: false });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  happen = (event) => page.dispatchEvent(new Event(event));
  FakeSocket.all = [];
  states = [];
  language = "en";
  link = new Link(() => `/api/tables/abc/socket?lang=${language}`, { frame: () => {}, state: (state) => states.push(state), since: () => 7 });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PONG: Frame = { type: "pong", id: "p", now: 0 };
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

test("the server is told which events are known", () => {
  expect(last().address.toString()).toBe("ws://table.test/api/tables/abc/socket?lang=en&since=7");
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

test("a server that lets people in only to turn them away is asked later each time", () => {
  const error = { code: "store-unavailable", message: "Not now.", details: {} };
  for (const wait of [500, 1000, 2000]) {
    const count = FakeSocket.all.length;
    last().open();
    last().say({ type: "refused", error });
    last().lose(4503);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(count + 1);
  }
  last().open();
  last().say(PONG);
  last().lose();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(5);
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

test("what a server cannot read is refused, and not asked again with each connection", async () => {
  last().open();
  const done = link.ask({ type: "undo" });
  void link.ask({ type: "pause" });
  const error = { code: "server-malformed", message: "What?", details: {} };
  last().say({ type: "answer", id: "", ok: false, error });
  expect(await done).toEqual(error);
  last().lose();
  vi.advanceTimersByTime(500);
  last().open();
  expect(last().sent).toMatchObject([{ type: "pause" }]);
});

test("a network that dies without a word is noticed, and the table is sought again", () => {
  last().open();
  last().say(PONG);
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toMatchObject([{ type: "ping" }]);
  vi.advanceTimersByTime(8_000);
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a server that answers is not given up", () => {
  last().open();
  for (let i = 0; i < 10; i += 1) {
    last().say(PONG);
    vi.advanceTimersByTime(25_000);
  }
  last().say(PONG);
  expect([states, FakeSocket.all.length]).toEqual([["open"], 1]);
});

test("a move that nobody answers is asked again elsewhere", () => {
  last().open();
  last().say(PONG);
  void link.ask({ type: "move", move: 74, after: 7 });
  const [first] = last().sent;
  vi.advanceTimersByTime(8_500);
  last().open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().sent).toEqual([first]);
});

test("a connection that was given up has nothing more to say", () => {
  const gone = last();
  gone.open();
  vi.advanceTimersByTime(20_500);
  last().open();
  last().say(PONG);
  gone.lose();
  expect(states).toEqual(["open", "lost", "open"]);
});

test.each(["online", "offline", "pageshow", "visibilitychange"])("after %s the server is asked at once whether it is there", (event) => {
  last().open();
  last().say(PONG);
  happen(event);
  expect(last().sent).toMatchObject([{ type: "ping" }]);
});

test("whoever comes back to the page does not wait for the connection", () => {
  last().lose();
  happen("visibilitychange");
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who was sent away does not come back by looking at the page", () => {
  last().lose(4403);
  happen("visibilitychange");
  expect(FakeSocket.all).toHaveLength(1);
});

test("in another language the table is heard anew, and what was asked goes along", () => {
  const english = last();
  english.open();
  void link.ask({ type: "move", move: 74, after: 7 });
  link.renew();
  expect(last()).toBe(english);
  language = "fr";
  link.renew();
  expect([last().address.searchParams.get("lang"), english.readyState]).toEqual(["fr", FakeSocket.OPEN]);
  last().open();
  expect([last().sent, english.readyState, states]).toEqual([english.sent, 3, ["open", "open"]]);
});

test("a language chosen while offline is that of the next connection", () => {
  last().open();
  last().lose();
  language = "fr";
  link.renew();
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(last().address.searchParams.get("lang")).toBe("fr");
});
