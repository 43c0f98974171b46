/** Games that are looked through, reviewed and analysed: the server's types, with positions and moves told more exactly. */
import type * as wire from "../wire/schema";
import type { GameId, Legal, Position, TableEvent } from "../wire/types";

export type ReplayStep = Omit<wire.ReplayStep, "events" | "position"> & {
  events: TableEvent[];
  position: Position;
  /** The table was changed by hand. */
  isChange?: boolean;
};
export type Replay = Omit<wire.Replay, "game" | "start" | "steps" | "legal"> & {
  game: GameId;
  start: Position;
  steps: ReplayStep[];
  legal: Legal[];
};
export type LineMove = wire.LineMove;

export type MoveView = Omit<wire.MoveView, "made" | "best"> & { made: Legal; best: Legal };
export type Grade = NonNullable<MoveView["grade"]>;
export type DealView = wire.DealView;
export type CurvePoint = wire.CurvePoint;
export type StandingView = wire.StandingView;
export type TurningPoint = wire.TurningPoint;
export type ReviewView = Omit<wire.ReviewView, "moves" | "replay"> & { moves: MoveView[]; replay: Replay | null };

export type AnalysedMove = Omit<wire.MoveAdvice, "move"> & { move: Legal };
export type AnalysisView = Omit<wire.AnalysisView, "moves"> & { moves: AnalysedMove[] };
