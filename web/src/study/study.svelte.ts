/** A game that is looked through and played on by one reader: the boards draw it as they draw a table. */
import { flushSync } from "svelte";
import { pace } from "../settings/settings.svelte";
import { fly, land, spots } from "../show/flights";
import { Desk } from "../table/desk.svelte";
import * as transitions from "../table/state";
import { post } from "../wire/api";
import { refusalOf } from "../wire/task.svelte";
import type { Legal, Position, Refusal } from "../wire/types";
import { endsOf, joined, legAt } from "./legs";
import type { Replay } from "./types";
import { eventsBetween, viewAt } from "./view";

/** What somebody pastes, or the position of the editor. */
export type Asked = { record: string } | { position: Position; names?: string[] };

export interface Manners {
  /** Whether moves can be made on the board, for whoever is to move. */
  mayPlay?: boolean;
  /** The seat whose board lies before the reader; without it that of whoever is to move. */
  front?: number | null;
  /** What happens instead of a move being played on. */
  onMove?: (move: Legal) => void | Promise<void>;
}

type Answer = { found: Replay; refusal: null } | { found: null; refusal: Refusal };

export function replayOf(asked: Asked, more: { at?: number; move?: string } = {}): Promise<Replay> {
  return post<Replay>("/records", { ...asked, ...more });
}

export class Study extends Desk {
  replay: Replay = $state.raw() as Replay;
  /** The games of which it is made: one, and another from each change by hand. */
  legs: readonly Replay[] = $state.raw([]);
  /** How many steps have happened on the table that is drawn. */
  at = $state(0);
  /** The seat whose board lies before the reader; null is whoever is to move. */
  front = $state<number | null>(null);
  /** What is known of moments: the moves that may be made, and the table on one line. */
  private known: ReadonlyMap<number, Replay> = $state.raw(new Map());
  /** The move that is on its way, even if another moment is looked at by now. */
  private playing: Promise<Answer> | null = null;

  constructor(
    replay: Replay | readonly Replay[],
    private manners: Manners = {},
    at?: number,
  ) {
    super();
    this.front = manners.front ?? null;
    this.open(replay, at);
  }

  /** Look at another game, at its end unless told otherwise. */
  open(replay: Replay | readonly Replay[], at = Infinity): void {
    this.hold("steps" in replay ? [replay] : replay);
    this.place(Math.min(at, this.replay.steps.length));
  }

  private hold(legs: readonly Replay[]): void {
    this.legs = legs;
    this.replay = joined(legs);
    this.known = endsOf(legs);
  }

  /** Go on from a table that was changed by hand where one looks; false if that is no longer known. */
  async change(changed: Replay): Promise<boolean> {
    const { leg } = legAt(this.legs, this.at);
    const before = await this.learn(this.at);
    if (before) this.open([...this.legs.slice(0, leg), before, changed]);
    return before !== null;
  }

  /** The game in which one looks, and after how many of its steps. */
  get moment(): { record: string; at: number } {
    const { leg, at } = legAt(this.legs, this.at);
    return { record: this.legs[leg]!.record, at };
  }

  /** The same game in the language of the page; a move that was made meanwhile is told anew, too. */
  async retell(): Promise<void> {
    const { replay } = this;
    const told = await Promise.all(this.legs.map(({ record }) => replayOf({ record })));
    await this.playing;
    if (this.isClosed) return;
    if (replay !== this.replay) return this.retell();
    this.open(told, this.at);
  }

  /** The names and the seats of those who sit there follow the record, their order the seat in front. */
  override get me(): number {
    return this.front ?? this.state.shown?.to_move ?? this.lastMover;
  }

  /** Nobody where the game that is looked at was broken off. */
  override get mover(): number | null {
    return this.replay.termination && !this.mayPlay && this.at === this.replay.steps.length ? null : super.mover;
  }

  override get called(): string {
    const mover = this.state.view?.to_move;
    return mover == null ? "none" : (this.names[mover] ?? "none");
  }

  get mayPlay(): boolean {
    return this.manners.mayPlay ?? false;
  }

  get mayTakeBack(): boolean {
    return this.lastMade >= 0;
  }

  /** The table that is drawn on one line; null until it is known. */
  get line(): string | null {
    return this.known.get(this.at)?.line ?? null;
  }

  /** The same, asked for if need be; null if that was refused. */
  async lineNow(): Promise<string | null> {
    return (await this.learn(this.at))?.line ?? null;
  }

  /** Look at the table after so many steps. */
  stepTo(at: number): void {
    const next = Math.max(0, Math.min(at, this.replay.steps.length));
    if (next === this.at) return;
    this.hurry();
    land();
    const before = spots();
    const isNext = next === this.at + 1;
    this.place(next);
    if (!isNext) return;
    flushSync();
    fly(before, pace(), this.replay.steps[next - 1]!.seat == null);
  }

  /** Play a move on from what is drawn: the record goes another way from there. */
  async make(move: Legal): Promise<void> {
    if (this.state.isSent) return;
    const { onMove } = this.manners;
    await (onMove ? this.waitFor(() => onMove(move)) : this.play(move.text));
  }

  /** No move can be made until this is done. */
  async waitFor(work: () => void | Promise<void>): Promise<void> {
    if (this.state.isSent) return;
    this.state = transitions.sent(this.state);
    await work();
    this.state = transitions.moveAnswered(this.state, null);
  }

  /** Play a move given as text; false if it was refused, or if something else is looked at when the answer comes. */
  async play(text: string): Promise<boolean> {
    if (this.playing) return false;
    const { replay, at: from } = this;
    this.state = transitions.sent(this.state);
    this.playing = this.asked({ at: from, move: text });
    const { found, refusal } = await this.playing;
    this.playing = null;
    const isHere = !this.isClosed && replay === this.replay && from === this.at;
    if (!isHere) this.state = { ...this.state, isSent: false };
    else if (!found) this.state = transitions.moveAnswered(this.state, refusal);
    if (!isHere || !found) return false;
    this.hold([...this.legs.slice(0, legAt(this.legs, from).leg), found]);
    this.at = this.replay.steps.length;
    this.shows = [];
    this.state = {
      ...this.state,
      view: viewAt(this.replay, this.at, found.legal, this.seats),
      queue: eventsBetween(this.replay, from, this.at),
      chosen: null,
      aimed: null,
      isSent: false,
      refusal: null,
    };
    this.heard = this.replay.steps.slice(from).flatMap(({ words }) => words ?? []).join(". ");
    await this.show();
    return true;
  }

  /** Before the last move that was made by a player, or change by hand; the deals since then are taken back, too. */
  takeBack(): void {
    if (this.mayTakeBack) this.stepTo(this.lastMade);
  }

  private get lastMade(): number {
    return this.replay.steps.slice(0, this.at).findLastIndex(({ seat, isChange }) => seat != null || isChange);
  }

  /** The seats that are played here. */
  private get seats(): number[] {
    return this.mayPlay ? this.replay.start.players.map((_, seat) => seat) : [];
  }

  private get lastMover(): number {
    return this.replay.steps.slice(0, this.at).findLast(({ seat }) => seat != null)?.seat ?? 0;
  }

  private place(at: number): void {
    const known = this.known.get(at);
    this.at = at;
    this.shows = [];
    this.fresh = new Set();
    this.pops = [];
    this.sweeps = [];
    this.state = transitions.settled({
      ...transitions.EMPTY,
      link: "open",
      isSent: this.playing !== null,
      view: viewAt(this.replay, at, known?.legal ?? [], this.seats),
    });
    if (this.mayPlay && !known) void this.learn(at);
  }

  /** What may be done at an earlier moment; the way on from there stays known. */
  private async learn(at: number): Promise<Replay | null> {
    const { replay } = this;
    const known = this.known.get(at);
    const { found, refusal } = known ? { found: known, refusal: null } : await this.asked({ at });
    if (this.isClosed || replay !== this.replay) return null;
    if (!found) {
      if (this.at === at) this.state = transitions.answered(this.state, refusal);
      return null;
    }
    this.known = new Map(this.known).set(at, found);
    if (this.at === at && this.mayPlay) {
      this.state = transitions.settled({ ...this.state, view: viewAt(replay, at, found.legal, this.seats) });
    }
    return found;
  }

  private asked(more: { at: number; move?: string }): Promise<Answer> {
    const { leg, at } = legAt(this.legs, more.at);
    return replayOf({ record: this.legs[leg]!.record }, { ...more, at }).then(
      (found) => ({ found, refusal: null }),
      (error: unknown) => ({ found: null, refusal: refusalOf(error) }),
    );
  }
}
