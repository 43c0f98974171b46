/** Plays the games of games.py once, for all tests that look at them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { printedBy } from "./python";

declare module "vitest" {
  interface ProvidedContext {
    games: string;
  }
}

export default function play(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "faience-"));
  const file = join(folder, "games.json");
  writeFileSync(file, printedBy("games.py"));
  project.provide("games", file);
  return () => rmSync(folder, { recursive: true });
}
