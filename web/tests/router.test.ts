import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const here = { origin: "http://here", href: "http://here/", pathname: "/", search: "", hash: "" };

function goTo(address: string): void {
  const { href, pathname, search, hash } = new URL(address, here.origin);
  Object.assign(here, { href, pathname, search, hash });
}

let isTooOften: boolean;
let answers: ((answer: object) => void)[];

beforeEach(() => {
  answers = [];
  vi.stubGlobal("location", here);
  vi.stubGlobal("history", {
    pushState: (_: null, __: string, address: string) => goTo(address),
    replaceState: (_: null, __: string, address: string) => {
      if (isTooOften) throw new Error("SecurityError");
      goTo(address);
    },
  });
  isTooOften = false;
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", () => new Promise((done) => answers.push((answer) => done({ ok: true, json: () => Promise.resolve(answer) }))));
  goTo("/");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The next question is answered. */
async function answer(body: object): Promise<void> {
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()!(body);
}

async function openTable(): Promise<void> {
  const { openTable } = await import("../src/pages/setups");
  const opened = openTable({ game: "azul", board: "coloured", options: {}, seats: [{ kind: "human", name: "Ana" }] });
  await answer({ table: "k3v9", join: null, watch: null });
  await answer({ fairness: { commitment: "" } });
  await answer({});
  await opened;
}

async function review(): Promise<void> {
  const opened = (await import("../src/study/ways")).review({ table: "k3v9" });
  await answer({ id: "r1" });
  await opened;
}

async function nextPuzzle(): Promise<void> {
  const opened = (await import("../src/puzzles/puzzles")).openNext("azul", null);
  await answer({ id: "p1" });
  await opened;
}

test.each([["/t/k3v9", openTable], ["/review/r1", review], ["/puzzles/p1", nextPuzzle]])("what was asked for is opened: %s", async (address, open) => {
  await open();
  expect(here.pathname).toBe(address);
});

test.each([["a table", openTable], ["a review", review], ["a puzzle", nextPuzzle]])("who has gone elsewhere is not fetched back by %s that comes late", async (_, open) => {
  const opened = open();
  const { go } = await import("../src/router.svelte");
  go("/analysis");
  await opened;
  expect(here.pathname).toBe("/analysis");
});

test("a browser that refuses an address which changes too often is told it later", async () => {
  const { go, lookingAt, place } = await import("../src/router.svelte");
  vi.useFakeTimers();
  go("/review/r1");
  isTooOften = true;
  for (const at of [1, 2, 3]) lookingAt(at);
  expect([place.at, here.search]).toEqual([3, ""]);
  isTooOften = false;
  vi.advanceTimersByTime(5_000);
  expect(here.search).toBe("?at=3");
  isTooOften = true;
  for (const at of [4, 3]) lookingAt(at);
  isTooOften = false;
  vi.advanceTimersByTime(5_000);
  expect(here.search).toBe("?at=3");
});

test("who has gone to another page is not followed by the address of the one before", async () => {
  const { go, lookingAt } = await import("../src/router.svelte");
  vi.useFakeTimers();
  go("/review/r1");
  isTooOften = true;
  lookingAt(4);
  isTooOften = false;
  go("/puzzles");
  vi.advanceTimersByTime(5_000);
  expect([here.pathname, here.search]).toEqual(["/puzzles", ""]);
});

test("browsers that cannot count what an address asks come by a link all the same", async () => {
  const { go, place } = await import("../src/router.svelte");
  Object.defineProperty(URLSearchParams.prototype, "size", { get: () => undefined, configurable: true });
  go("/t/k3v9?join=J&at=3");
  expect([place.query, place.at]).toEqual(["?join=J", 3]);
  go("/t/k3v9?at=3");
  expect(place.query).toBe("");
});
