/** Good moves and puzzles, as the server tells of them. */
import type { GameId, Legal, Position } from "./types";

/** A move of a line, after the one that it is about. */
export interface LineMove {
  seat: number;
  text: string;
  words: string;
}

/** A good move for whoever asked, whose turn it is. */
export interface Hint {
  seat: number;
  move: Legal;
  chances: number[];
  margin: number;
  is_exact: boolean;
  reason: string;
  line: LineMove[];
}

/** How well somebody solves puzzles: between low and high, as far as can be said. */
export interface SolverRating {
  rating: number;
  low: number;
  high: number;
  games: number;
}

export interface Puzzles {
  puzzles: number;
  themes: { theme: string; count: number }[];
  daily: string;
  rating: SolverRating | null;
  solved: number;
  tried: number;
}

export interface Attempt {
  is_solved: boolean;
  move: Legal;
  solution: Legal;
  reason: string;
  fault: string;
  chance: number;
  made_chance?: number | null;
  lead: number;
  line: LineMove[];
  rating: SolverRating | null;
  before: SolverRating | null;
  puzzle_rating: number;
  is_rated: boolean;
}

export interface Puzzle {
  id: string;
  game: GameId;
  board: string;
  options: Record<string, boolean>;
  seat: number;
  themes: string[];
  rating: number;
  tried: number;
  position: Position;
  line: string;
  legal: Legal[];
  record: string;
  is_daily: boolean;
  yours: Attempt | null;
}
