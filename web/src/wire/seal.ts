/** What this browser adds to a bag, and what it was promised: nobody can change either afterwards. */
import { keep, kept } from "./storage";

const SEALS = "faience-seals";
const KEPT = 50; // tables

/** What a player adds to the draws, made here so that the server cannot choose it. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep what a table promises; the first promise counts. */
export function rememberSeal(table: string, commitment: string): void {
  const seals = keptSeals();
  if (seals.some(([known]) => known === table)) return;
  keep(SEALS, [...seals.slice(1 - KEPT), [table, commitment]]);
}

/** What a table promised before the game, if this browser was there. */
export function sealOf(table: string): string | undefined {
  return keptSeals().find(([known]) => known === table)?.[1];
}

function keptSeals(): [string, string][] {
  return kept(SEALS) ?? [];
}
