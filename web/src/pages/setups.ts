/** Tables that the first page can open. */
import { settings } from "../settings/settings.svelte";
import { beginLesson } from "../learn/memory";
import { wayFromHere } from "../router.svelte";
import { get, post } from "../wire/api";
import { rememberLinks } from "../wire/invitations";
import { newNonce, rememberSeal } from "../wire/seal";
import type { GameId, Links, SeatSetup, TableSetup, View } from "../wire/types";
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

/** How long everybody may think: minutes for the game, or days for each move. */
export const CLOCKS = {
  none: { kind: "none", seconds: 0, increment: 0 },
  short: { kind: "game", seconds: 300, increment: 5 },
  middle: { kind: "game", seconds: 600, increment: 10 },
  long: { kind: "game", seconds: 1200, increment: 15 },
  day: { kind: "move", seconds: 86_400, increment: 0 },
} as const;

/** With friends, who come by a link. */
export function withFriends(players: number, isPublic: boolean, clock: keyof typeof CLOCKS): TableSetup {
  const seats: SeatSetup[] = [{ kind: "human", name: myName() }];
  while (seats.length < players) seats.push({ kind: "open" });
  return setup(seats, { undo: "ask", visibility: isPublic ? "public" : "private", clock: CLOCKS[clock] });
}

/** All at one screen. */
export function onOneScreen(names: string[]): TableSetup {
  return setup(
    names.map((name) => ({ kind: "human", name })),
    { undo: "free" },
  );
}

/** On from a position, on the seat that is to move there, against bots of one's level. */
export function fromPosition(position: string, mine: number, players: number): TableSetup {
  const seats = Array.from({ length: players }, (_, seat): SeatSetup =>
    seat === mine ? { kind: "human", name: myName() } : { kind: "bot", level: settings.level },
  );
  return { seats, position, undo: "free" } as Partial<TableSetup> as TableSetup;
}

/** Seats are taken one by one after the bag was sealed, so that what this browser adds to it counts. */
export async function openTable(wanted: TableSetup, seated: (table: string) => void = () => {}): Promise<void> {
  const goOn = wayFromHere();
  const seats = wanted.seats.map((seat): SeatSetup => (seat.kind === "human" ? { kind: "open" } : seat));
  const links = await post<Links>("/tables", { ...wanted, seats });
  rememberLinks(links);
  const { fairness } = await get<View>(`/tables/${links.table}`);
  rememberSeal(links.table, fairness.commitment);
  for (const [seat, { kind, name }] of wanted.seats.entries()) {
    if (kind !== "human") continue;
    await post(`/tables/${links.table}/commands`, { type: "sit", id: newNonce(), seat, name, nonce: newNonce() });
  }
  seated(links.table);
  goOn(`/t/${links.table}`);
}

/** A guided game against the weakest bot. */
export async function learn(game: GameId): Promise<void> {
  const seats: SeatSetup[] = [
    { kind: "human", name: myName() },
    { kind: "bot", level: 1 },
  ];
  await openTable({ game, board: "coloured", options: {}, seats, undo: "free" }, (table) => beginLesson(table, game));
}
