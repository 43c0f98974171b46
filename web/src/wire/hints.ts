/** Good moves and puzzles, with moves and positions told more exactly than the server's types tell them. */
import type * as wire from "./schema";
import type { GameId, Legal, Position } from "./types";

export type LineMove = wire.LineMove;
export type SolverRating = wire.SolverRating;
export type Puzzles = wire.PuzzleCollection;

export type Hint = Omit<wire.Hint, "move"> & { move: Legal };

export type Attempt = Omit<wire.Attempt, "move" | "solution"> & { move: Legal | null; solution: Legal };

export type Puzzle = Omit<wire.PuzzleView, "game" | "position" | "legal" | "yours"> & {
  game: GameId;
  position: Position;
  legal: Legal[];
  yours: Attempt | null;
};
