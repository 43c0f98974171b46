import "./browserless";
import { deflateRawSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { analysisOf, toldBy, toldByText } from "../src/study/address";

const HERE = "http://here";
const POSITION = { record: '[Game "azul"]', steps: [], names: null, line: "azul coloured take 1" };
const GAME = { ...POSITION, record: '[Player1 "Zoë"]\n\n1. BBYR ☂ '.repeat(40), steps: [{}], names: ["Zoë", "?"] };
type Leg = Parameters<typeof analysisOf>[0][number];

test("a position alone stands in the address on its line", async () => {
  const address = await analysisOf([POSITION], 0);
  expect(address).toBe("/analysis?position=azul%20coloured%20take%201");
  expect(await toldBy(new URL(address, HERE))).toEqual({ records: [POSITION.line], at: Infinity });
});

test("a game stands in the address with its names, its steps and the moment that is looked at", async () => {
  const legs = [GAME, { ...GAME, record: "another" }] as unknown as Leg[];
  const address = await analysisOf(legs, 7);
  expect(address.length).toBeLessThan(GAME.record.length);
  expect(await toldBy(new URL(address, HERE))).toEqual({ records: [GAME.record, "another"], at: 7 });
});

test("somebody's name is enough for a game", async () => {
  expect(await analysisOf([{ ...POSITION, names: ["Ana", "Bo"] }], 0)).toContain("#at=0&game=");
});

test("an address that tells nothing is a new analysis, and one that was cut is left to the server", async () => {
  expect(await toldBy(new URL("/analysis", HERE))).toBeNull();
  expect(await toldBy(new URL("/analysis#at=3&game=ab", HERE))).toEqual({ records: ["ab"], at: 3 });
});

test.each(["x", "-3", "1.5", ""])("a step that cannot be is the end: %s", async (at) => {
  const address = new URL(await analysisOf([GAME] as unknown as Leg[], 7), HERE);
  address.hash = address.hash.replace("at=7", `at=${at}`);
  expect(await toldBy(address)).toEqual({ records: [GAME.record], at: Infinity });
});

test.each([[[]], [{}], [["record", 3]], ["record"]])("what is packed but no list of records is left to the server: %j", async (packed) => {
  const bytes = deflateRawSync(JSON.stringify(packed)).toString("base64url");
  expect(await toldBy(new URL(`/analysis#at=3&game=${bytes}`, HERE))).toEqual({ records: [bytes], at: 3 });
});

test("what is pasted is an address or it is not, also where browsers cannot say so beforehand", async () => {
  vi.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  expect(await toldByText(` ${HERE}/analysis?position=azul `)).toEqual({ records: ["azul"], at: Infinity });
  expect(await toldByText("azul coloured take 1")).toBeNull();
  vi.restoreAllMocks();
});
