/** Real games, played by the package itself. */
import { readFileSync } from "node:fs";
import { inject } from "vitest";
import type { Position, TableEvent } from "../src/wire/types";

export interface PlayedGame {
  name: string;
  steps: { events: TableEvent[]; position: Position }[];
}

/** One of each kind. */
export function playedGames(): PlayedGame[] {
  return JSON.parse(readFileSync(inject("games"), "utf-8")) as PlayedGame[];
}
