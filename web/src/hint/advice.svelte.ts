/** A good move on request: asked of the server, and shown until the table changes. */
import type { Shown } from "../show/shown";
import { isSettled } from "../table/state";
import { moments } from "../table/past";
import type { Table } from "../table/table.svelte";
import { get } from "../wire/api";
import type { Hint } from "../wire/hints";
import { refusalOf } from "../wire/task.svelte";
import { percent } from "../words/figures";
import { settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";

export class Advice {
  /** The moment for which one is looked for. */
  private asking = $state<number | null>(null);
  /** A good move, or why there is none, and of which moment. */
  private found = $state.raw<{ told: Hint | string; moment: number; language: string } | null>(null);

  constructor(private readonly table: Table) {}

  /** Whether a good move may be asked for now. */
  get isOffered(): boolean {
    const { view, lookingAt, isSent } = this.table.state;
    return Boolean(view?.may.includes("hint")) && lookingAt === null && !isSent && isSettled(this.table.state);
  }

  get isBusy(): boolean {
    return this.isOffered && this.asking === this.moment;
  }

  /** The good move, as long as the table is as it was when it was found. */
  get hint(): Hint | null {
    return typeof this.told === "string" ? null : this.told;
  }

  /** What the bar says of it. */
  get notice(): string {
    if (this.isBusy) return say("hint-busy");
    return this.hint ? inWords(this.hint) : ((this.told as string | null) ?? "");
  }

  get shows(): Shown[] {
    return this.hint ? [{ move: this.hint.move, seat: this.hint.seat, kind: "best" }] : [];
  }

  private get told(): Hint | string | null {
    return this.isOffered && this.found?.moment === this.moment ? this.found.told : null;
  }

  private get moment(): number {
    return moments(this.table.state.log).at(-1) ?? 0;
  }

  /** Ask for a good move; once it is there, another press puts it away. */
  async ask(): Promise<void> {
    if (this.hint) return this.dismiss();
    if (!this.isOffered || this.isBusy) return;
    const { moment } = this;
    const { language } = settings;
    this.asking = moment;
    this.table.letGo();
    const told = await this.look();
    if (this.asking !== moment) return;
    this.asking = null;
    this.found = { told, moment, language };
    await this.retell(); // meanwhile the page may speak another language
  }

  /** The same in the language of the page. */
  async retell(): Promise<void> {
    if (!this.found || this.found.language === settings.language) return;
    this.found = null;
    await this.ask();
  }

  dismiss(): void {
    this.found = null;
  }

  private async look(): Promise<Hint | string> {
    try {
      return await get<Hint>(`/tables/${this.table.id}/hint`);
    } catch (error) {
      return refusalOf(error).message;
    }
  }
}

/** The move and its worth in a sentence. */
function inWords({ move, seat, chances }: Hint): string {
  return say("hint-banner", { move: move.words, chance: percent(chances[seat] ?? 0) });
}
