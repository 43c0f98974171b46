/** A review on the page: asked for until it is complete, and the step of it that is looked at. */
import { get, post } from "../wire/api";
import type { Refusal } from "../wire/types";
import { boardAt, errorBeside } from "./steps";
import { refusalOf } from "../wire/task.svelte";
import { Study } from "./study.svelte";
import type { DealView, MoveView, ReviewView } from "./types";

const OFTEN = 900; // ms between two questions
const NO_REVIEW = "refused-no-review";

export class Review {
  view = $state.raw<ReviewView | null>(null);
  study = $state.raw<Study | null>(null);
  /** Why the last question had no answer. */
  problem = $state.raw<Refusal | null>(null);
  /** Why the last command was not obeyed. */
  refusal = $state.raw<Refusal | null>(null);
  /** The step that is looked at; as many as there are is the end. */
  at = $state(0);
  readonly moves: ReadonlyMap<number, MoveView> = $derived(new Map(this.view?.moves.map((move) => [move.step, move])));
  readonly deals: ReadonlyMap<number, DealView> = $derived(new Map(this.view?.deals.map((deal) => [deal.step, deal])));
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the last question is listened to. */
  private asked = 0;

  constructor(
    readonly id: string,
    private wanted: number | null,
  ) {
    void this.follow(get<ReviewView>(`/reviews/${id}`));
  }

  get move(): MoveView | undefined {
    return this.moves.get(this.at);
  }

  get deal(): DealView | undefined {
    return this.deals.get(this.at);
  }

  get steps(): number {
    return this.study?.replay.steps.length ?? 0;
  }

  select(step: number): void {
    if (!this.study) return;
    this.at = Math.max(0, Math.min(step, this.steps));
    this.study.stepTo(boardAt(this.study.replay, this.at));
  }

  /** The step of the next mistake on a side, if there is one. */
  errorBeside(side: "before" | "after"): number | null {
    return errorBeside(this.view?.moves ?? [], this.at, side);
  }

  /** Say everything again in the language of the page. */
  async retell(): Promise<void> {
    await this.follow(get<ReviewView>(`/reviews/${this.id}`));
  }

  async command(command: "stop" | "resume"): Promise<void> {
    await this.follow(post<ReviewView>(`/reviews/${this.id}/${command}`, {}), "refusal");
  }

  close(): void {
    this.asked += 1;
    clearTimeout(this.timer);
    this.study?.close();
  }

  /** Hear an answer, and ask again until the review is complete or known not to be there. */
  private async follow(answer: Promise<ReviewView>, trouble: "problem" | "refusal" = "problem"): Promise<void> {
    clearTimeout(this.timer);
    const number = (this.asked += 1);
    let view: ReviewView | null = null;
    let refusal: Refusal | null = null;
    try {
      view = await answer;
    } catch (error) {
      refusal = refusalOf(error);
    }
    if (number !== this.asked) return;
    this[trouble] = refusal;
    if (view) this.hear(view);
    if (refusal?.code === NO_REVIEW || (this.view && !["waiting", "running"].includes(this.view.status))) return;
    this.timer = setTimeout(() => void this.follow(get<ReviewView>(`/reviews/${this.id}?game=${this.study ? "false" : "true"}`)), OFTEN);
  }

  private hear(view: ReviewView): void {
    this.view = view;
    if (!view.replay) return;
    if (this.study) return this.study.open(view.replay, this.study.at);
    this.study = new Study(view.replay);
    this.select(this.wanted ?? 0);
  }
}
