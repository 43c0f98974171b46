import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginLesson, lessonsUnderWay } from "../src/learn/memory";
import { unfinished } from "../src/learn/unfinished";

const TABLES: Record<string, object> = {
  played: { status: "playing" },
  over: { status: "ended" },
  thrownAway: { code: "refused-no-table", message: "" },
  ofAnother: { code: "refused-entry", message: "" },
  later: { code: "server-rate", message: "" },
  down: { code: "store-unavailable", message: "" },
};

beforeEach(() => {
  const storage: Record<string, string> = {};
  const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false });
  Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, value: string) => void (storage[key] = value)),
    removeItem: hidden((key: string) => void Reflect.deleteProperty(storage, key)),
  });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("fetch", ({ pathname }: URL) => {
    const answer = TABLES[pathname.split("/").at(-1)!]!;
    return Promise.resolve({ ok: !("code" in answer), json: () => Promise.resolve(answer) });
  });
  for (const table of Object.keys(TABLES)) beginLesson(table, "azul");
});

afterEach(() => void vi.unstubAllGlobals());

test("lessons are offered while their game is played, and forgotten once it is over or gone, not when the server cannot tell", async () => {
  const offered: string[] = [];
  for await (const { table } of unfinished()) offered.push(table);
  expect(offered).toEqual(["played"]);
  expect(lessonsUnderWay().map(({ table }) => table)).toEqual(["played", "later", "down"]);
});
