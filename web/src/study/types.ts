/** Games that are looked through, reviewed and analysed, as the server tells of them. */
import type { GameId, Legal, Position, TableEvent } from "../wire/types";

/** A move, or a deal (without seat and move), and the position after it. */
export interface ReplayStep {
  events: TableEvent[];
  position: Position;
  seat?: number | null;
  move?: number | null;
  text?: string | null;
  words?: string | null;
}

/** A whole game, or as much of it as was asked for. */
export interface Replay {
  game: GameId;
  board: string;
  options: Record<string, boolean>;
  names: string[] | null;
  date: string;
  start: Position;
  steps: ReplayStep[];
  scores: number[];
  winners: number[];
  /** Its canonical text, and its last position on one line. */
  record: string;
  line: string;
  /** The moves that may be made in the last position. */
  legal: Legal[];
  to_move: number | null;
  at: number;
}

/** A move of a line, after the one that it is about. */
export interface LineMove {
  seat: number;
  text: string;
  words: string;
}

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export interface MoveView {
  step: number;
  seat: number;
  made: Legal;
  best: Legal;
  grade: Grade | null;
  loss: number;
  before: number[];
  after: number[];
  margin_before: number;
  margin_after: number;
  is_exact: boolean;
  depth: number;
  reason: string;
  fault: string;
  line: LineMove[];
}

export interface DealView {
  step: number;
  round: number;
  luck: number[];
  expected: number[];
  dealt: number[];
}

export interface CurvePoint {
  step: number;
  chances: number[];
}

export interface StandingView {
  seat: number;
  accuracy: number | null;
  grades: Partial<Record<Grade, number>>;
  start: number;
  luck: number;
  skill: number;
  given: number;
  remainder: number;
  end: number;
  points_lost: number;
  points: Record<string, number>;
  best_points: Record<string, number> | null;
}

export interface SwingView {
  step: number;
  seat: number | null;
  change: number[];
}

export interface ReviewView {
  id: string;
  status: "waiting" | "running" | "stopped" | "done" | "failed";
  done: number;
  total: number;
  may: ("stop" | "resume")[];
  replay: Replay | null;
  moves: MoveView[];
  deals: DealView[];
  curve: CurvePoint[];
  players: StandingView[];
  turning_points: SwingView[];
}

export interface AnalysedMove {
  move: Legal;
  chances: number[];
  margin: number;
  is_exact: boolean;
  reason: string;
  line: LineMove[];
}

export interface AnalysisView {
  seat: number;
  moves: AnalysedMove[];
  depth: number;
  nodes: number;
  is_exact: boolean;
}
