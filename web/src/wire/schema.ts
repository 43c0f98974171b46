/** What goes over the wire. Written by web/wire.py from the server's types: do not edit. */

/** Break the game off. */
export interface Abort {
  type: "abort";
  id?: string;
}

/** Put a bot on an open seat, or one of another level in place of a bot. */
export interface AddBot {
  type: "add_bot";
  id?: string;
  seat: number;
  level: number;
}

/** The best moves of a position, best first. */
export interface AnalysisView {
  seat: number;
  moves: MoveAdvice[];
  depth: number;
  nodes: number;
  is_exact: boolean;
}

/** What became of a command. `token` after `token`; `table` and its secrets after `rematch`. */
export interface AnswerFrame {
  type: "answer";
  id: string;
  ok: boolean;
  error?: Problem | null;
  token?: string | null;
  table?: string | null;
  join?: string | null;
  watch?: string | null;
}

/** Answer such a question; the one who asked may withdraw it with a no. */
export interface AnswerUndo {
  type: "answer_undo";
  id?: string;
  yes: boolean;
}

/** Ask the others to let one's last move be taken back. */
export interface AskUndo {
  type: "ask_undo";
  id?: string;
}

/** A move that was tried, and the one that was looked for. */
export interface Attempt {
  is_solved: boolean;
  move: LegalMove | null;
  solution: LegalMove;
  reason: string;
  fault: string;
  chance: number;
  lead: number;
  line: LineMove[];
  rating: SolverRating | null;
  before: SolverRating | null;
  puzzle_rating: number;
  is_rated: boolean;
}

/** How long a player may think: in the whole game and a little more for each move, or for each move anew. */
export interface ClockSetup {
  kind?: "game" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** Which clock runs, and the server's time. */
export interface ClockView {
  running: number | null;
  now: number;
}

/** The chances before a step. */
export interface CurvePoint {
  step: number;
  chances: number[];
}

/** A deal, compared with others that the same bag could have given. */
export interface DealView {
  step: number;
  round: number;
  luck: number[];
  expected: number[];
  dealt: number[];
}

/** Why this round is the last, or can be: whose row of the wall is completed, if it is for that. */
export interface Ending {
  is_certain: boolean;
  seat?: number | null;
  row?: number | null;
}

/** All that is needed to check the bag; the secret only after the end. */
export interface Fairness {
  commitment: string;
  nonces: string[];
  order: number[];
  secret: string | null;
}

/** Let a bot play for a player who has been away for long, or for oneself. */
export interface HandOver {
  type: "hand_over";
  id?: string;
  seat: number;
  level?: number;
}

/** A good move for the one to move. */
export interface Hint {
  move: LegalMove;
  chances: number[];
  margin: number;
  is_exact: boolean;
  reason: string;
  line: LineMove[];
  seat: number;
}

/** The last move that was made. */
export interface LastMove {
  seat: number;
  move: number;
  text: string;
}

/** Get up. In a running game a bot plays on, until the player takes the seat back. */
export interface Leave {
  type: "leave";
  id?: string;
}

/** A move that may be made, what it is made of, and what it would bring. What is not told is none, or 0. */
export interface LegalMove {
  move: number;
  text: string;
  words: string;
  kind: "bonus" | "column" | "jokers" | "keep" | "pass" | "place" | "take";
  source?: number | null;
  tile?: string | null;
  with_jokers?: boolean;
  line?: number | null;
  jokers?: number | null;
  column?: number | null;
  star?: number | null;
  space?: number | null;
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

/** A move of a line: how a game may go on. */
export interface LineMove {
  seat: number;
  text: string;
  words: string;
}

/** A new table, and the secrets that let others in: with `join` to play, with `watch` to look on. */
export interface Links {
  table: string;
  join?: string | null;
  watch?: string | null;
}

/** A table in the lobby or among one's own games. */
export interface Listing {
  table: string;
  status: string;
  game: string;
  board: string;
  updated: number;
  options: Record<string, boolean>;
  seats: (string | number | null)[];
  clock: string;
  is_your_turn?: boolean;
  scores?: number[];
  winners?: number[];
  own?: number[];
}

/** Make a move, given by number or as text, in the position after event `after`. */
export interface Move {
  type: "move";
  id?: string;
  move: number | string;
  after: number;
}

/** A move, and what it leads to. */
export interface MoveAdvice {
  move: LegalMove;
  chances: number[];
  margin: number;
  is_exact: boolean;
  reason: string;
  line: LineMove[];
}

/** A move, and what should have been played. Chances are those of each seat to win. */
export interface MoveView {
  step: number;
  seat: number;
  made: LegalMove;
  best: LegalMove;
  grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | null;
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
  made_line: LineMove[];
}

/** Let the clocks stand still. */
export interface Pause {
  type: "pause";
  id?: string;
}

/** Is anybody there? Answered by the shell. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** The answer to a ping, with the server's time. */
export interface PongFrame {
  type: "pong";
  id: string;
  now: number;
}

/** Who is connected, by seat; from when on (ms) an absent player's seat may be handed to a bot. */
export interface PresenceFrame {
  type: "presence";
  seats: boolean[];
  hand_over_at: (number | null)[];
  watchers: number;
}

/** Every answer that is no success has this form; `docs/api.md` lists the codes. */
export interface Problem {
  code: string;
  message: string;
  details?: Record<string, unknown>;
}

/** The puzzles of a game, and how the reader has done at them. */
export interface PuzzleCollection {
  puzzles: number;
  themes: ThemeCount[];
  daily: string | null;
  rating: SolverRating | null;
  solved: number;
  tried: number;
}

/** A puzzle, and what the reader has tried. */
export interface PuzzleView {
  id: string;
  game: string;
  board: string;
  options: Record<string, boolean>;
  seat: number;
  themes: string[];
  rating: number;
  tried: number;
  position: Record<string, unknown>;
  line: string;
  legal: LegalMove[];
  record: string;
  is_daily: boolean;
  yours: Attempt | null;
}

/** The table cannot be opened; the socket is closed after it. */
export interface RefusedFrame {
  type: "refused";
  error: Problem;
}

/** Another game with the same players, at a new table. */
export interface Rematch {
  type: "rematch";
  id?: string;
  nonce?: string | null;
}

/** Free a seat before the game. */
export interface Remove {
  type: "remove";
  id?: string;
  seat: number;
}

/** A whole game, and what could be played after it. */
export interface Replay {
  game: string;
  board: string;
  options: Record<string, boolean>;
  names: string[] | null;
  date: string;
  start: Record<string, unknown>;
  steps: ReplayStep[];
  scores: number[];
  winners: number[];
  termination: Terminated | null;
  record: string;
  line: string;
  to_move: number | null;
  legal: LegalMove[];
  at: number;
}

/** A move, or a deal (without seat and move), and the position after it. */
export interface ReplayStep {
  events: (Record<string, unknown>)[];
  position: Record<string, unknown>;
  seat?: number | null;
  move?: number | null;
  text?: string | null;
  words?: string | null;
}

/** How it ended: who won, and where the points came from. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: "played" | "time";
  breakdown: (Record<string, number>)[];
  rounds: number[][];
}

/** Go on. */
export interface Resume {
  type: "resume";
  id?: string;
}

/** A review, complete or under way: so many of all steps are done. */
export interface ReviewView {
  moves: MoveView[];
  deals: DealView[];
  curve: CurvePoint[];
  players: StandingView[];
  turning_points: TurningPoint[];
  id: string;
  status: "done" | "failed" | "running" | "stopped" | "waiting";
  done: number;
  total: number;
  may: ("resume" | "stop")[];
  replay: Replay | null;
}

/** Say something: words, or a phrase that every client knows in its language. */
export interface Say {
  type: "say";
  id?: string;
  text?: string | null;
  phrase?: "good-luck" | "goodbye" | "hello" | "one-moment" | "oops" | "thanks" | "well-played" | null;
}

/** One seat: open to whoever comes, for the one who opens the table, a bot, or a program with a token. */
export interface SeatSetup {
  kind?: "bot" | "human" | "open" | "program";
  name?: string | null;
  level?: number | null;
}

/** A seat, and what the reader may do to it. */
export interface SeatView {
  kind: "bot" | "human" | "open" | "program";
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

/** Take a seat, any open one if none is named; on one's own seat: a new name. */
export interface Sit {
  type: "sit";
  id?: string;
  name: string;
  seat?: number | null;
  nonce?: string | null;
}

/** A rating, and between what it lies. */
export interface SolverRating {
  rating: number;
  low: number;
  high: number;
  games: number;
}

/** What a review says of a player. `end` is `start` and all changes between. */
export interface StandingView {
  seat: number;
  accuracy: number | null;
  grades: Record<string, number>;
  start: number;
  luck: number;
  skill: number;
  given: number;
  play: number;
  remainder: number;
  end: number;
  choices: number;
  loss: number;
  others_loss: number;
  points_lost: number;
  points: Record<string, number>;
  best_points: Record<string, number>;
}

/** Begin, when every seat is taken. */
export interface Start {
  type: "start";
  id?: string;
}

/** What happened since the last such frame, and how the table is now. */
export interface TableFrame {
  type: "table";
  events: Told[];
  view: View;
}

/** Everything that is agreed before the first seat is taken. */
export interface TableSetup {
  seats: SeatSetup[];
  game?: string;
  board?: string;
  options?: Record<string, boolean>;
  clock?: ClockSetup;
  undo?: "ask" | "free" | "none";
  visibility?: "private" | "public";
  watching?: boolean;
  start?: "full" | "host";
  position?: string | null;
}

/** Play on oneself. */
export interface TakeBack {
  type: "take_back";
  id?: string;
  seat: number;
}

/** How a game ended where its rules alone do not say: the clock of seats ran out, or it was broken off. */
export interface Terminated {
  kind: "aborted" | "time";
  seats: number[];
}

/** How many puzzles are about something. */
export interface ThemeCount {
  theme: string;
  count: number;
}

/** Let a program take a seat: the answer has its token. The shell makes GiveToken of it. */
export interface Token {
  type: "token";
  id?: string;
  seat: number;
  name?: string;
}

/** An event as everybody may know it; which fields there are depends on its kind. */
export interface Told {
  number: number;
  at: number;
  kind: string;
  seat?: number | null;
  sitter?: string | null;
  name?: string | null;
  level?: number | null;
  by_host?: boolean;
  by?: string | null;
  order?: number[] | null;
  move?: number | null;
  text?: string | null;
  phrase?: string | null;
  to?: number | null;
  events?: (Record<string, unknown>)[];
  ending?: Ending[];
  scores?: number[] | null;
  winners?: number[] | null;
  reason?: string | null;
  table?: string | null;
}

/** A move, or a deal (without a seat), that turned the game. */
export interface TurningPoint {
  step: number;
  seat: number | null;
  change: number[];
}

/** Take back one's last move, where nobody needs to be asked. */
export interface Undo {
  type: "undo";
  id?: string;
}

/** The table as one reader may see it. */
export interface View {
  table: string;
  number: number;
  status: "aborted" | "ended" | "open" | "playing";
  is_paused: boolean;
  setup: TableSetup;
  seats: SeatView[];
  role: "player" | "watcher";
  is_host: boolean;
  you: number[];
  position: Record<string, unknown> | null;
  start: Record<string, unknown> | null;
  to_move: number | null;
  is_your_turn: boolean;
  legal: LegalMove[];
  last_move: LastMove | null;
  ending: Ending[];
  undo_asked_by: number | null;
  clock: ClockView;
  scores: number[];
  result: Result | null;
  fairness: Fairness;
  watchers: number;
  rematch: string | null;
  may: string[];
}
