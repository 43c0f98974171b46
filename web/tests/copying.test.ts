import "./browserless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copy } from "../src/parts/clipboard";
import { Refused, getText } from "../src/wire/api";

const REFUSAL = { code: "refused-no-table", message: "There is no such table.", details: {} };

let copied: string[];

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

beforeEach(() => {
  copied = [];
  const write = async ([item]: Item[]): Promise<void> => void copied.push(await (await item!.parts["text/plain"]!).text());
  const writeText = (text: string): Promise<void> => Promise.resolve(void copied.push(text));
  vi.stubGlobal("navigator", { language: "en", clipboard: { write, writeText } });
  vi.stubGlobal("ClipboardItem", Item);
  vi.stubGlobal("location", { href: "http://here/" });
});

afterEach(() => void vi.unstubAllGlobals());

test("a text that is still on its way is handed over while the button is pressed", async () => {
  let come!: (text: string) => void;
  const isCopied = copy(new Promise<string>((done) => (come = done)));
  come("a record");
  expect([await isCopied, copied]).toEqual([true, ["a record"]]);
});

test("browsers that take only what is there are given it when it has come", async () => {
  Reflect.deleteProperty(globalThis, "ClipboardItem");
  expect([await copy(Promise.resolve("a record")), copied]).toEqual([true, ["a record"]]);
});

test("the refusal of a record is not copied as if it were one", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, json: () => Promise.resolve(REFUSAL) }));
  await expect(copy(getText("/tables/k3v9/record"))).rejects.toBeInstanceOf(Refused);
  expect(copied).toEqual([]);
});
