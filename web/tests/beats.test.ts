import { expect, test } from "vitest";
import { beatsOf } from "../src/show/beats";

test("a take, what is left and where the tiles go are one beat", () => {
  const take = [{ kind: "took", seat: 0 }, { kind: "moved_to_centre" }, { kind: "laid", seat: 0 }, { kind: "fell", seat: 0 }];
  expect(beatsOf(take)).toEqual([take]);
});

test("at the end of a round all boards tile the same row together, and then pay for the floor", () => {
  const tiled = (seat: number, row: number) => ({ kind: "tiled", seat, row });
  const floor = (seat: number) => ({ kind: "floor_scored", seat });
  const events = [tiled(0, 0), tiled(0, 2), floor(0), tiled(1, 0), tiled(1, 2), floor(1)];
  expect(beatsOf(events)).toEqual([
    [tiled(0, 0), tiled(1, 0)],
    [tiled(0, 2), tiled(1, 2)],
    [floor(0), floor(1)],
  ]);
});

test("the rest of a line leaves in the beat in which its tile reaches the wall", () => {
  const events = [
    { kind: "tiled", seat: 0, row: 1 },
    { kind: "discarded", seat: 0, row: 1 },
  ];
  expect(beatsOf(events)).toHaveLength(1);
});

test("a structure is closed in the beat of the tile that closes it, and a bonus tile is a beat of its own", () => {
  const events = [{ kind: "placed" }, { kind: "completed" }, { kind: "picked" }, { kind: "picked" }];
  expect(beatsOf(events).map((beat) => beat.length)).toEqual([2, 1, 1]);
});
