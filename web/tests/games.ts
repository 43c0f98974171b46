/** Real games, played by the package itself. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Position, TableEvent } from "../src/wire/types";

export interface PlayedGame {
  name: string;
  steps: { events: TableEvent[]; position: Position }[];
}

export const PYTHON = process.env.FAIENCE_PYTHON ?? fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
const SCRIPT = fileURLToPath(new URL("games.py", import.meta.url));

/** One of each kind, or only the first few kinds. */
export function playedGames(first?: number): PlayedGame[] {
  const json = execFileSync(PYTHON, first ? [SCRIPT, String(first)] : [SCRIPT], { encoding: "utf-8", maxBuffer: 1 << 28 });
  return JSON.parse(json) as PlayedGame[];
}
