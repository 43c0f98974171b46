/** What goes over the wire: the words of the server, for the compiler. */

export type GameId = "azul" | "summer-pavilion";
export type Tile = string;
export type Counts = Partial<Record<Tile, number>>;

export interface AzulPlayer {
  score: number;
  lines: Tile[][];
  wall: (Tile | null)[][];
  floor: Tile[];
}

export interface AzulPosition {
  game: "azul";
  board: string;
  jokers: boolean;
  round: number;
  phase: "deal" | "take" | "keep" | "tile" | "over";
  starter: number;
  to_move: number | null;
  factories: Tile[][];
  centre: Tile[];
  marker: "centre" | number;
  bag: Counts;
  lid: Counts;
  pending: string | null;
  players: AzulPlayer[];
}

export interface PavilionPlayer {
  score: number;
  hand: Counts;
  corners: Counts;
  passed: boolean;
  stars: (Tile | null)[][];
}

export interface PavilionPosition {
  game: "summer-pavilion";
  board: string;
  round: number;
  phase: "deal" | "take" | "place" | "bonus" | "keep" | "over";
  starter: number;
  to_move: number | null;
  wild: Tile;
  factories: Tile[][];
  centre: Tile[];
  token: "centre" | number;
  supply: Tile[];
  bag: Counts;
  tower: Counts;
  owed: number;
  lowest: Tile | null;
  players: PavilionPlayer[];
}

export type Position = AzulPosition | PavilionPosition;

/** Something that happened at the table, as `Event.to_dict()` writes it. */
export type TableEvent = { kind: string; seat?: number } & Record<string, unknown>;

/** An entry of the log. */
export interface Told {
  number: number;
  at: number;
  kind: string;
  seat?: number | null;
  move?: number;
  text?: string;
  events?: TableEvent[];
  [detail: string]: unknown;
}

/** A move that may be made now, what it is made of and what it brings. What is left out is none, or 0. */
export interface Legal {
  move: number;
  text: string;
  words: string;
  kind: "take" | "jokers" | "column" | "place" | "pass" | "bonus" | "keep";
  source?: number;
  tile?: Tile;
  with_jokers?: boolean;
  line?: number;
  jokers?: number;
  column?: number;
  star?: number;
  space?: number;
  cost?: number;
  wilds?: number;
  count?: number;
  have?: number;
  of?: number;
  marker?: boolean;
  now?: number;
  later?: number;
  falls?: number;
  loss?: number;
  bonus?: number;
}

export interface Seat {
  kind: "human" | "bot" | "program" | "open";
  name: string | null;
  level: number | null;
  is_you: boolean;
  is_host: boolean;
  is_connected: boolean;
  stand_in: number | null;
  is_timed_out: boolean;
  clock_ms: number | null;
  hand_over_at: number | null;
  may: string[];
}

export interface SeatSetup {
  kind: Seat["kind"];
  name?: string;
  level?: number;
}

export interface TableSetup {
  seats: SeatSetup[];
  game: GameId;
  board: string;
  options: Record<string, boolean>;
  clock?: { kind: "none" | "game" | "move"; seconds: number; increment: number };
  undo?: "free" | "ask" | "none";
  visibility?: "public" | "private";
  watching?: boolean;
  start?: "full" | "host";
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: "played" | "time";
  breakdown: Record<string, number>[];
  rounds: number[][];
}

export interface View {
  table: string;
  number: number;
  status: "open" | "playing" | "ended" | "aborted";
  is_paused: boolean;
  setup: TableSetup;
  seats: Seat[];
  role: "player" | "watcher";
  is_host: boolean;
  you: number[];
  position: Position | null;
  to_move: number | null;
  is_your_turn: boolean;
  legal: Legal[];
  last_move: { seat: number; move: number; text: string } | null;
  undo_asked_by: number | null;
  clock: { running: number | null; now: number };
  scores: number[];
  result: Result | null;
  fairness: { commitment: string; nonces: string[]; order: number[]; secret: string | null };
  watchers: number;
  rematch: string | null;
  may: string[];
}

export interface Listing {
  table: string;
  status: View["status"];
  game: GameId;
  board: string;
  updated: number;
  options: Record<string, boolean>;
  seats: (string | number | null)[];
  clock: string;
  is_your_turn: boolean;
}

export interface Links {
  table: string;
  join: string | null;
  watch: string | null;
}

export interface Refusal {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

export type Frame =
  | { type: "table"; events: Told[]; view: View }
  | { type: "answer"; id: string; ok: boolean; error?: Refusal; table?: string; join?: string }
  | { type: "presence"; seats: boolean[]; hand_over_at: (number | null)[]; watchers: number }
  | { type: "refused"; error: Refusal }
  | { type: "pong"; now: number };

export type Command = { type: string } & Record<string, unknown>;
