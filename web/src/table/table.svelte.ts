/** A table on the page: the connection to it and what is known of it. */
import { settings } from "../settings/settings.svelte";
import { isBot } from "../seats/seat";
import { rememberLinks } from "../wire/invitations";
import { Link } from "../wire/link";
import { rememberSeal } from "../wire/seal";
import type { Command, Frame, Legal, Refusal, View } from "../wire/types";
import { linesOf } from "../log/lines";
import { say } from "../words/words.svelte";
import { Desk } from "./desk.svelte";
import { momentAt } from "./past";
import * as transitions from "./state";

/** No bot thinks for so long (ms): its rules are being made ready. */
const LONG = 6000;

export class Table extends Desk {
  /** The last entry of the log that was there when somebody looked at the chat, or came. */
  private read = $state(0);
  private readonly link: Link;
  /** The moment that the address names. */
  private wanted: number | null = null;
  /** Why one was turned away at the door. */
  private away: Refusal | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly query: string,
  ) {
    super();
    const address = (): string => {
      const asked = new URLSearchParams(query);
      asked.set("lang", settings.language);
      return `/api/tables/${id}/socket?${asked}`;
    };
    this.link = new Link(address, {
      frame: (frame) => this.hear(frame),
      state: (link) => (this.state = { ...this.state, link }),
      since: () => this.state.log.at(-1)?.number ?? 0,
    });
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

  /** The server speaks the language of the page. */
  speak(): void {
    this.link.renew();
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

  /** Look back at an entry of the log; the last that changed the table is the present. */
  lookAt(number: number | null): void {
    this.state = transitions.lookedAt(this.state, momentAt(this.state.log, number));
  }

  /** Show the moment that an address names; null is the present. */
  visit(at: number | null): void {
    this.wanted = at;
    if (this.state.view && at !== this.state.lookingAt) this.lookAt(at);
  }

  async ask(command: Command): Promise<boolean> {
    const refusal = await this.link.ask(command);
    const answered = command.type === "move" ? transitions.moveAnswered : transitions.answered;
    this.state = answered(this.state, refusal);
    return refusal === null;
  }

  override close(): void {
    clearTimeout(this.patience);
    this.link.close();
    super.close();
  }

  private hear(frame: Frame): void {
    if (frame.type === "presence") this.presence = frame;
    if (frame.type === "answer" && frame.table) rememberLinks({ ...frame, table: frame.table });
    if (frame.type === "refused") this.state = transitions.answered(this.state, (this.away = frame.error));
    if (frame.type !== "table") return;
    if (this.state.refusal === this.away) this.state = transitions.answered(this.state, null); // one has been let in since
    const before = this.state.view;
    this.presence = null; // the view has it, too, and seats may have been drawn anew
    if (frame.view.status === "open") rememberSeal(this.id, frame.view.fairness.commitment);
    this.state = transitions.received(this.state, frame);
    this.waitFor(frame.view);
    if (before) this.announce(frame, before);
    else {
      this.readAll();
      this.visit(this.wanted);
    }
    void this.show();
  }

  private waitFor({ status, to_move, seats }: View): void {
    clearTimeout(this.patience);
    this.isLong = false;
    if (status !== "playing" || to_move === null || !isBot(seats[to_move]!)) return;
    this.patience = setTimeout(() => (this.isLong = true), LONG);
  }

  private announce({ events, view }: Extract<Frame, { type: "table" }>, before: View): void {
    const fresh = new Set(events.map(({ number }) => number));
    const lines = linesOf(this).filter(({ number }) => fresh.has(number)).reverse();
    const sentences = lines.map(({ who, text }) => (who ? `${who} ${text}` : text));
    if (view.is_your_turn && view.to_move !== before.to_move && this.called !== "none") sentences.push(say("web-turn", { player: this.called }));
    if (sentences.length) this.heard = sentences.join(". ");
  }
}
