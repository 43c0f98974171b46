/** The package itself, asked by tests. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PYTHON = process.env.FAIENCE_PYTHON ?? fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));

/** What a script of this folder prints. */
export function printedBy(script: string): string {
  return execFileSync(PYTHON, [fileURLToPath(new URL(script, import.meta.url))], { encoding: "utf-8", maxBuffer: 1 << 28 });
}
