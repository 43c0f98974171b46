import { describe, expect, test } from "vitest";
import { verdictOf } from "../src/result/fairness";
import type { Told, View } from "../src/wire/types";
import { printedBy } from "./python";

interface Finished {
  name: string;
  view: View;
  log: Told[];
}

const tables = JSON.parse(printedBy("fair.py")) as Finished[];

function fairness(view: View, change: Partial<View["fairness"]>): View {
  return { ...view, fairness: { ...view.fairness, ...change } };
}

describe.each(tables)("the bag of a finished game of $name", ({ view, log }) => {
  test("is fair although moves were taken back", async () => {
    expect(log.some(({ kind }) => kind === "undone")).toBe(true);
    expect(await verdictOf(view, log)).toBe("fair");
  });

  test("is not, if the secret was not the one that was promised", async () => {
    expect(await verdictOf(fairness(view, { secret: "00".repeat(32) }), log)).toBe("secret");
  });

  test("is not, if another secret was promised before the game", async () => {
    expect(await verdictOf(view, log, view.fairness.commitment)).toBe("fair");
    expect(await verdictOf(view, log, "00".repeat(32))).toBe("secret");
  });

  test("is not, if somebody else should sit first", async () => {
    expect(await verdictOf(fairness(view, { order: [...view.fairness.order].reverse() }), log)).toBe("seats");
  });

  test("is not, if the tiles of the last deal came in another order", async () => {
    const changed = structuredClone(log);
    const dealt = changed.flatMap(({ events }) => events ?? []).filter(({ kind }) => kind === "dealt");
    const tiles = (dealt.at(-1)!.displays as string[][]).find((display) => new Set(display).size > 1)!;
    tiles.push(tiles.shift()!);
    expect(await verdictOf(view, changed)).toBe("deal");
  });

  test("is not known before the secret is", async () => {
    expect(await verdictOf(fairness(view, { secret: null }), log)).toBeNull();
  });
});
