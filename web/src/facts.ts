/** What is printed on the boards. */
import type { GameId, Tile } from "./wire/types";
import raw from "./facts.json";

export interface WallFacts {
  wall: (Tile | null)[][];
  floor: number[];
  factors: number[][];
  bonuses: { row: number; column: number; colour: number };
}

export interface Structure {
  kind: "pillar" | "statue" | "window" | "fountain";
  number: number;
  tiles: number;
  spaces: [number, number][];
}

export interface StarFacts {
  numbers: number[][];
  printed: (Tile | null)[][];
  wilds: Tile[];
  star_values: Record<Tile, number>;
  number_values: number[];
  set_value: number;
  structures: Structure[];
}

export type Point = [number, number];

interface Facts {
  games: Record<GameId, { tiles: Tile[]; letters: Record<Tile, string>; boards: string[]; options: string[] }>;
  walls: Record<string, WallFacts>;
  pavilions: Record<string, StarFacts>;
  geometry: {
    rim: Point[];
    beads: Point[];
    stars: Point[];
    angles: number[][];
    spaces: Point[][];
    structures: Record<string, { at: Point; pips: number[] }[]>;
  };
}

export const facts = raw as unknown as Facts;
