/** Tables that the first page can open. */
import { settings } from "../settings/settings.svelte";
import { go } from "../router.svelte";
import { get, post } from "../wire/api";
import { newNonce, rememberSeal } from "../wire/seal";
import type { Links, SeatSetup, TableSetup, View } from "../wire/types";
import { say } from "../words/words.svelte";

export function myName(): string {
  return settings.name.trim() || say("web-guest");
}

export function board(): string {
  return settings.boards[settings.game] ?? "coloured";
}

function setup(seats: SeatSetup[], more: Partial<TableSetup>): TableSetup {
  const options = settings.game === "azul" ? { jokers: settings.jokers } : {};
  return { game: settings.game, board: board(), options, seats, ...more } as TableSetup;
}

/** Against bots of one's level. */
export function againstBots(bots: number): TableSetup {
  const seats: SeatSetup[] = [{ kind: "human", name: myName() }];
  for (let i = 0; i < bots; i += 1) seats.push({ kind: "bot", level: settings.level });
  return setup(seats, { undo: "free" });
}

/** With friends, who come by a link. */
export function withFriends(players: number, isPublic: boolean): TableSetup {
  const seats: SeatSetup[] = [{ kind: "human", name: myName() }];
  while (seats.length < players) seats.push({ kind: "open" });
  return setup(seats, { undo: "ask", visibility: isPublic ? "public" : "private" });
}

/** All at one screen. */
export function onOneScreen(names: string[]): TableSetup {
  return setup(
    names.map((name) => ({ kind: "human", name })),
    { undo: "free" },
  );
}

/** Seats are taken one by one after the bag was sealed, so that what this browser adds to it counts. */
export async function openTable(wanted: TableSetup, query = ""): Promise<void> {
  const seats = wanted.seats.map((seat): SeatSetup => (seat.kind === "human" ? { kind: "open" } : seat));
  const links = await post<Links>("/tables", { ...wanted, seats });
  if (links.join) rememberJoin(links.table, links.join);
  const { fairness } = await get<View>(`/tables/${links.table}`);
  rememberSeal(links.table, fairness.commitment);
  for (const [seat, { kind, name }] of wanted.seats.entries()) {
    if (kind !== "human") continue;
    await post(`/tables/${links.table}/commands`, { type: "sit", id: newNonce(), seat, name, nonce: newNonce() });
  }
  go(`/t/${links.table}${query}`);
}

/** A guided game against the weakest bot. */
export async function learn(): Promise<void> {
  const seats: SeatSetup[] = [
    { kind: "human", name: myName() },
    { kind: "bot", level: 1 },
  ];
  await openTable({ game: settings.game, board: "coloured", options: {}, seats, undo: "free" }, "?learn=1");
}

const JOINS = "faience-joins";

/** The secret that lets friends in is told only once: it is kept for the waiting room. */
function rememberJoin(table: string, join: string): void {
  localStorage.setItem(`${JOINS}-${table}`, join);
}

export function joinLink(table: string): string {
  const join = localStorage.getItem(`${JOINS}-${table}`) ?? new URLSearchParams(location.search).get("join");
  return `${location.origin}/t/${table}${join ? `?join=${join}` : ""}`;
}
