/** What goes over the wire: the server's types, with positions and events told more exactly than it tells them. */
import type * as wire from "./schema";

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
  stalled: number;
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
export type Told = Omit<wire.Told, "events"> & { events?: TableEvent[] };

/** A move that may be made now, what it is made of and what it brings; what is none is left out. */
export type Legal = { [Field in keyof wire.LegalMove]: NonNullable<wire.LegalMove[Field]> };

export type Seat = wire.SeatView;
export type SeatSetup = wire.SeatSetup;
export type TableSetup = Omit<wire.TableSetup, "game" | "board" | "options"> & {
  game: GameId;
  board: string;
  options: Record<string, boolean>;
};
export type View = Omit<wire.View, "legal" | "position" | "setup" | "start"> & {
  legal: Legal[];
  position: Position | null;
  start: Position | null;
  setup: TableSetup;
};
export type Listing = Omit<wire.Listing, "game"> & { game: GameId };
export type Links = wire.Links;
export type Refusal = wire.Problem;

export type Frame =
  | (Omit<wire.TableFrame, "events" | "view"> & { events: Told[]; view: View })
  | wire.AnswerFrame
  | wire.PresenceFrame
  | wire.RefusedFrame
  | wire.PongFrame;

export type Command =
  | wire.Sit
  | wire.Leave
  | wire.Start
  | wire.Move
  | wire.Undo
  | wire.AskUndo
  | wire.AnswerUndo
  | wire.Say
  | wire.HandOver
  | wire.TakeBack
  | wire.AddBot
  | wire.Remove
  | wire.Pause
  | wire.Resume
  | wire.Abort
  | wire.Rematch
  | wire.Ping;
