/** The address of an analysis holds all of it: a position alone on its line, or else the records with their names and steps, packed. */
import type { Replay } from "./types";

export type Told = { records: string[]; at: number };

/** What is held: games that follow each other, and the moment at which one looks. */
export async function analysisOf(legs: readonly Pick<Replay, "record" | "steps" | "names" | "line">[], at: number): Promise<string> {
  const [only] = legs;
  if (legs.length === 1 && !only!.steps.length && !only!.names) return analysisAt(only!.line);
  return `/analysis#${new URLSearchParams({ at: String(at), game: await packed(legs.map(({ record }) => record)) })}`;
}

export function analysisAt(line: string): string {
  return `/analysis?position=${encodeURIComponent(line)}`;
}

/** What an address tells, if anything; what cannot be unpacked is left for the server to refuse. */
export async function toldBy({ search, hash }: Pick<URL, "search" | "hash">): Promise<Told | null> {
  const position = new URLSearchParams(search).get("position");
  const packed = new URLSearchParams(hash.slice(1));
  const game = packed.get("game");
  if (game) return { records: await unpacked(game).catch(() => [game]), at: stepIn(packed.get("at") ?? "") };
  return position ? { records: [position], at: Infinity } : null;
}

/** The same of a text, if it is an address at all. */
export async function toldByText(text: string): Promise<Told | null> {
  try {
    return await toldBy(new URL(text.trim()));
  } catch {
    return null;
  }
}

/** The end, unless a step is named. */
function stepIn(at: string): number {
  return /^\d+$/.test(at) ? Number(at) : Infinity;
}

async function packed(records: string[]): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), JSON.stringify(records));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}

async function unpacked(text: string): Promise<string[]> {
  const letters = atob(text.replace(/[-_]/g, (sign) => (sign === "-" ? "+" : "/")));
  const bytes = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  const records: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!Array.isArray(records) || !records.length || !records.every((each) => typeof each === "string")) throw new TypeError("no records");
  return records;
}

async function through(stream: CompressionStream | DecompressionStream, given: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([given]).stream().pipeThrough(stream)).arrayBuffer());
}
