/** A table on the page: the connection to it, what is known of it, and the show of what happens at it. */
import { flushSync, tick } from "svelte";
import { COUNTDOWN, asksFirst, pace, sendsByItself, settings } from "../settings/settings.svelte";
import { beatsOf, type Beat } from "../show/beats";
import { flightsBetween, fly, land, spots } from "../show/flights";
import { popsOf, type Pop } from "../show/pops";
import * as sounds from "../show/sounds";
import { sweepsOf, type Sweep } from "../show/sweeps";
import { rememberLinks } from "../wire/invitations";
import { Link } from "../wire/link";
import { rememberSeal } from "../wire/seal";
import type { Command, Frame, Legal, Position, View } from "../wire/types";
import { namesOf } from "../seats/names";
import { linesOf } from "../log/lines";
import { say } from "../words/words.svelte";
import { momentAt } from "./past";
import * as transitions from "./state";

/** How long a beat stays, if its tiles do not take longer (ms). */
const HOLD: Record<string, number> = { tiled: 950, floor_scored: 950, ended: 1000, bonus: 1400, star_goal: 1400, number_goal: 1400, set_goal: 1400 };
const BOARD_PLACE = /^[lwbhks]\d/;

export class Table {
  state = $state.raw(transitions.EMPTY);
  /** Points that rise from where they were made. */
  pops = $state.raw<Pop[]>([]);
  /** Gold round what is complete. */
  sweeps = $state.raw<Sweep[]>([]);
  /** Places to which the last move brought tiles. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** For those who listen: what just happened. */
  heard = $state("");
  /** The last entry of the log that was there when somebody looked at the chat, or came. */
  private read = $state(0);
  presence = $state.raw<Extract<Frame, { type: "presence" }> | null>(null);
  /** The table that is drawn. */
  readonly position: Position | null = $derived(transitions.drawn(this.state));
  private readonly link: Link;
  /** The moment that the address names. */
  private wanted: number | null = null;
  private isShowing = false;
  private hurried: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly query: string,
  ) {
    const asked = new URLSearchParams(query);
    asked.set("lang", settings.language);
    this.link = new Link(`/api/tables/${id}/socket?${asked}`, {
      frame: (frame) => this.hear(frame),
      state: (link) => (this.state = { ...this.state, link }),
      since: () => this.state.log.at(-1)?.number ?? 0,
    });
  }

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
    const isPlayed = this.state.lookingAt === null && this.state.view?.status !== "aborted";
    return isPlayed ? (this.state.shown?.to_move ?? null) : null;
  }

  /** Whose turn it is of several who play at this screen; "none" with one player. */
  get called(): string {
    const { you = [], to_move } = this.state.view ?? {};
    return you.length > 1 && to_move != null ? (this.names[to_move] ?? "none") : "none";
  }

  /** Whether moves may be typed here, now or later. */
  get mayType(): boolean {
    const { view, lookingAt } = this.state;
    return view?.status === "playing" && view.you.length > 0 && lookingAt === null;
  }

  /** Whether others have said something that nobody here has looked at. */
  get hasUnread(): boolean {
    const { log, view } = this.state;
    return log.some(({ kind, number, seat }) => kind === "said" && number > this.read && !view?.you.includes(seat ?? -1));
  }

  readAll(): void {
    this.read = this.state.log.at(-1)?.number ?? 0;
  }

  /** Players are told apart by signs, counted from one's own. */
  sign(seat: number): number {
    const seats = this.state.view?.seats.length ?? 1;
    return (seat - (this.state.view?.you[0] ?? 0) + seats) % seats;
  }

  lift(source: number, tile: string): void {
    sounds.lift();
    this.state = transitions.lifted(this.state, source, tile);
  }

  withJokers(jokers: boolean): void {
    this.state = transitions.withJokers(this.state, jokers);
  }

  point(star: number, space: number): void {
    this.state = transitions.pointed(this.state, star, space);
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
    setTimeout(() => this.state.aimed === aimed && void this.make(aimed), COUNTDOWN);
  }

  async make(move: Legal): Promise<void> {
    const view = this.state.view;
    if (this.state.isSent || !view) return;
    this.state = transitions.sent(this.state);
    await this.ask({ type: "move", move: move.move, after: view.number });
  }

  /** Make a move given as text; false if it was refused. */
  async type(text: string): Promise<boolean> {
    const view = this.state.view;
    if (this.state.isSent || !view) return false;
    this.state = transitions.sent(this.state);
    return this.ask({ type: "move", move: text, after: view.number });
  }

  stepBack(): void {
    this.state = transitions.steppedBack(this.state);
  }

  /** Look back at an entry of the log; the last that changed the table is the present. */
  lookAt(number: number | null): void {
    this.state = transitions.lookedAt(this.state, momentAt(this.state.log, number));
  }

  /** Show the moment that an address names; null is the present. */
  visit(at: number | null): void {
    this.wanted = at;
    if (this.state.view && at !== this.state.lookingAt) this.lookAt(at);
  }

  /** For those who listen. */
  tell(words: string): void {
    this.heard = words;
  }

  async ask(command: Command): Promise<boolean> {
    const refusal = await this.link.ask(command);
    const answered = command.type === "move" ? transitions.moveAnswered : transitions.answered;
    this.state = answered(this.state, refusal);
    return refusal === null;
  }

  /** Show at once what is still to be shown. */
  hurry(): void {
    this.hurried?.();
  }

  close(): void {
    this.link.close();
    this.hurry();
  }

  private hear(frame: Frame): void {
    if (frame.type === "presence") this.presence = frame;
    if (frame.type === "answer" && frame.table) rememberLinks({ ...frame, table: frame.table });
    if (frame.type === "refused") this.state = transitions.answered(this.state, frame.error);
    if (frame.type !== "table") return;
    const before = this.state.view;
    this.presence = null; // the view has it, too, and seats may have been drawn anew
    if (frame.view.status === "open") rememberSeal(this.id, frame.view.fairness.commitment);
    this.state = transitions.received(this.state, frame);
    if (before) this.announce(frame, before);
    else {
      this.readAll();
      this.visit(this.wanted);
    }
    void this.show();
  }

  private announce({ events, view }: Extract<Frame, { type: "table" }>, before: View): void {
    const fresh = new Set(events.map(({ number }) => number));
    const lines = linesOf(this).filter(({ number }) => fresh.has(number)).reverse();
    const sentences = lines.map(({ who, text }) => (who ? `${who} ${text}` : text));
    if (view.is_your_turn && view.to_move !== before.to_move && this.called !== "none") sentences.push(say("web-turn", { player: this.called }));
    if (sentences.length) this.heard = sentences.join(". ");
  }

  private async show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    const isNews = this.state.queue.length > 0;
    while (this.state.queue.length && !document.hidden && this.state.lookingAt === null) {
      const isHurried = await this.showBeat(beatsOf(this.state.queue)[0]!);
      if (isHurried) break;
    }
    this.isShowing = false;
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
