/** A table as boards and market see it: what lies there, what is chosen, and the show of what happens. */
import { flushSync, tick } from "svelte";
import { COUNTDOWN, asksFirst, pace, sendsByItself, settings } from "../settings/settings.svelte";
import { beatsOf, type Beat } from "../show/beats";
import { flightsBetween, fly, land, spots } from "../show/flights";
import { popsOf, type Pop } from "../show/pops";
import type { Shown } from "../show/shown";
import * as sounds from "../show/sounds";
import { sweepsOf, type Sweep } from "../show/sweeps";
import type { Frame, Legal, Position } from "../wire/types";
import { namesOf } from "../seats/names";
import type { Move } from "./moves";
import * as transitions from "./state";

/** How long a beat stays, if its tiles do not take longer (ms). */
const HOLD: Record<string, number> = { tiled: 950, floor_scored: 950, ended: 1000, bonus: 1400, star_goal: 1400, number_goal: 1400, set_goal: 1400 };
const BOARD_PLACE = /^[lwbhks]\d/;

export abstract class Desk {
  state = $state.raw(transitions.EMPTY);
  /** Points that rise from where they were made. */
  pops = $state.raw<Pop[]>([]);
  /** Gold round what is complete. */
  sweeps = $state.raw<Sweep[]>([]);
  /** Places to which the last move brought tiles. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Moves that are shown, not made: a hint, a solution, the best move of a review. */
  shows = $state.raw<readonly Shown[]>([]);
  /** What the bar says instead of what is expected, until something is chosen. */
  notice = $state("");
  /** For those who listen: what just happened. */
  heard = $state("");
  /** Whether a bot takes longer for its move than thinking takes. */
  isLong = $state(false);
  presence = $state.raw<Extract<Frame, { type: "presence" }> | null>(null);
  /** The table that is drawn. */
  readonly position: Position | null = $derived(transitions.drawn(this.state));
  /** Whether nobody looks at it any more. */
  protected isClosed = false;
  private countdown: ReturnType<typeof setTimeout> | undefined;
  private isShowing = false;
  private hurried: (() => void) | null = null;

  /** Make a move. */
  abstract make(move: Legal): Promise<void>;

  get options(): Legal[] {
    return transitions.offered(this.state);
  }

  get names(): string[] {
    return namesOf(this.state.view?.seats ?? []);
  }

  /** The seat whose board lies before the player. */
  get me(): number {
    const mine = this.state.view?.you ?? [];
    const mover = this.state.shown?.to_move;
    return mine.length > 1 && mover != null && mine.includes(mover) ? mover : (mine[0] ?? 0);
  }

  /** Whose turn it is on the table that is drawn; unknown of the past. */
  get mover(): number | null {
    const isOver = this.state.view?.status !== "playing" && transitions.isSettled(this.state);
    return this.state.lookingAt === null && !isOver ? (this.state.shown?.to_move ?? null) : null;
  }

  /** Whose turn it is of several who play at this screen; "none" with one player. */
  get called(): string {
    const { you = [], to_move } = this.state.view ?? {};
    return you.length > 1 && to_move != null ? (this.names[to_move] ?? "none") : "none";
  }

  lift(source: number, tile: string): void {
    sounds.lift();
    this.state = transitions.lifted(this.state, source, tile);
  }

  withJokers(jokers: boolean): void {
    this.state = transitions.withJokers(this.state, jokers);
  }

  private point(star: number, space: number): void {
    this.state = transitions.pointed(this.state, star, space);
  }

  /** Cover a space: in the only way to pay for it, or it is asked in which. */
  cover(payments: readonly Move<"place">[]): void {
    const { aimed, chosen } = this.state;
    const first = payments[0]!;
    const isOther = chosen !== null && aimed?.move !== first.move;
    if (payments.length > 1 || isOther) this.point(first.star, first.space);
    if (payments.length === 1) this.choose(first);
  }

  /** Make a move, or ask for a yes first, or wait a little for a no. */
  choose(move: Legal): void {
    if (this.state.aimed?.move === move.move) void this.make(move);
    else if (sendsByItself()) this.makeSoon(move);
    else if (asksFirst()) this.state = transitions.aimed(this.state, move);
    else void this.make(move);
  }

  private makeSoon(move: Legal): void {
    const aimed = { ...move }; // so that it is not taken for a later aim at the same move
    this.state = transitions.aimed(this.state, aimed);
    clearTimeout(this.countdown);
    this.countdown = setTimeout(() => this.state.aimed === aimed && void this.make(aimed), COUNTDOWN);
  }

  stepBack(): void {
    this.state = transitions.steppedBack(this.state);
  }

  /** Put back whatever was lifted. */
  letGo(): void {
    this.state = transitions.letGo(this.state);
  }

  /** For those who listen. */
  tell(words: string): void {
    this.heard = words;
  }

  /** Show at once what is still to be shown. */
  hurry(): void {
    this.hurried?.();
  }

  /** Leave the table: what was chosen is not made, and nothing more is shown or heard. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.countdown);
    this.letGo();
    this.hurry();
    land();
  }

  /** Show the events that wait, beat by beat; then the table is as the view says. */
  protected async show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    const isNews = this.state.queue.length > 0;
    while (this.state.queue.length && !document.hidden && this.state.lookingAt === null) {
      const isHurried = await this.showBeat(beatsOf(this.state.queue)[0]!);
      if (isHurried) break;
    }
    this.isShowing = false;
    if (this.isClosed) return;
    land();
    this.state = transitions.settled(this.state);
    if (!isNews) return;
    if (this.state.view?.is_your_turn) sounds.yourTurn();
    if (this.state.view?.status === "ended") sounds.fanfare();
  }

  private async showBeat(beat: Beat): Promise<boolean> {
    const before = spots();
    this.state = transitions.showed(this.state, beat);
    flushSync();
    await tick();
    if (this.isClosed) return true;
    const first = beat[0]!.kind;
    const pops = popsOf(beat); // before tiles are moved back to where they come from
    const time = fly(before, pace(), first === "dealt" || first === "refilled");
    const arrived = flightsBetween(before, spots()).map(({ to }) => to);
    if (["took", "placed", "picked"].includes(first)) this.fresh = new Set(arrived.filter((to) => BOARD_PLACE.test(to)));
    if (first === "dealt") this.fresh = new Set();
    if (pops.length) sounds.points(pops.some((pop) => pop.kind === "gain"));
    else sounds.clink(arrived.length);
    this.pops = pops;
    this.sweeps = sweepsOf(beat);
    return this.pause(Math.max(time, (HOLD[first] ?? 0) * pace()));
  }

  /** True if somebody could not wait. */
  private pause(time: number): Promise<boolean> {
    if (settings.speed === "none") return Promise.resolve(false);
    return new Promise((done) => {
      const timer = setTimeout(() => done(false), time);
      this.hurried = () => {
        clearTimeout(timer);
        done(true);
      };
    }).then((isHurried) => {
      this.hurried = null;
      return isHurried as boolean;
    });
  }
}
