/**
 * Whether the bag was fair: its secret is the one that was promised before the game, and foretells every seat and
 * every tile. How it does so is told in docs/server.md.
 */
import { stage, swept } from "../show/stage";
import { pastMoves } from "../table/state";
import { inOrder, plus, total } from "../table/tiles";
import type { Counts, Position, TableEvent, Tile, Told, View } from "../wire/types";

export type Verdict = "fair" | "secret" | "seats" | "deal";

const NUMBERS = 2 ** 48;

/**
 * The seal is what was promised before the game, for those who were there. Null where nothing can be found out: only
 * pages over https, or of this machine, may count hashes.
 */
export async function verdictOf(view: View, log: readonly Told[], seal?: string): Promise<Verdict | null> {
  const { secret, commitment, nonces, order } = view.fairness;
  if (!globalThis.crypto?.subtle || !secret || !view.position) return null;
  if ((await hashOf(bytesOf(secret))) !== (seal ?? commitment)) return "secret";
  const stream = await streamOf(secret, `${view.table}|${nonces.join(",")}|`);
  if (!(view.start ? order.every((old, seat) => old === seat) : await drawsSeats(stream, order))) return "seats";
  const start = view.start ?? swept(view.position);
  return (await drawsTiles(stream, start, pastMoves(log, Infinity))) ? "fair" : "deal";
}

/** The next choice among so many. */
type Stream = (bound: number) => Promise<number>;

async function streamOf(secret: string, message: string): Promise<Stream> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  let counter = 0;
  return async function below(bound: number): Promise<number> {
    for (;;) {
      const block = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${message}${counter}`));
      counter += 1;
      const number = new Uint8Array(block, 0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
      if (number < NUMBERS - (NUMBERS % bound)) return number % bound;
    }
  };
}

async function drawsSeats(stream: Stream, order: readonly number[]): Promise<boolean> {
  const left = order.map((_, seat) => seat);
  for (const seat of order) {
    const [drawn] = left.splice(await stream(left.length), 1);
    if (drawn !== seat) return false;
  }
  return true;
}

async function drawsTiles(stream: Stream, start: Position, past: readonly Told[]): Promise<boolean> {
  let table = start;
  for (const event of past.flatMap((told) => told.events ?? [])) {
    if (event.kind === "poured") continue; // told before the tiles that were drawn before it
    const tiles = drawnIn(event);
    const [bag, used] = await bagAfter(stream, table, tiles);
    if (!bag) return false;
    table = stage(table, event);
    if (tiles.length) table = withHeaps(table, bag, used);
  }
  return true;
}

function drawnIn(event: TableEvent): Tile[] {
  if (event.kind === "dealt") return (event.displays as Tile[][]).flat();
  return event.kind === "refilled" ? (event.tiles as Tile[]) : [];
}

/** Bag and used tiles after these have been drawn; no bag if others should have been. */
async function bagAfter(stream: Stream, table: Position, tiles: Tile[]): Promise<[Counts | null, Counts]> {
  let [bag, used] = [table.bag, table.game === "azul" ? table.lid : table.tower];
  for (const tile of tiles) {
    if (total(bag) === 0) [bag, used] = [used, {}];
    if ((await draw(stream, table, bag)) !== tile) return [null, used];
    bag = plus(bag, { [tile]: 1 }, -1);
  }
  return [bag, used];
}

/** The tile after so many others, when the bag lies in the order of the box. */
async function draw(stream: Stream, table: Position, bag: Counts): Promise<Tile | null> {
  let passed = await stream(total(bag));
  for (const [tile, count] of inOrder(table.game, bag)) {
    if (passed < count) return tile;
    passed -= count;
  }
  return null;
}

function withHeaps(table: Position, bag: Counts, used: Counts): Position {
  return table.game === "azul" ? { ...table, bag, lid: used } : { ...table, bag, tower: used };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
