/** The best moves of the table that is drawn, asked for again whenever it is another. */
import { keep, kept } from "../wire/storage";
import { post } from "../wire/api";
import { refusalOf } from "../wire/task.svelte";
import type { AnalysisView } from "./types";

const KEY = "faience-engine";
const PAUSE = 250; // ms during which nothing changes before it is asked
const LINES = 3;
const SECONDS = 1;

export class Engine {
  isOn = $state(kept<boolean>(KEY) ?? true);
  found = $state.raw<AnalysisView | null>(null);
  isBusy = $state(false);
  problem = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  turn(isOn: boolean): void {
    this.isOn = isOn;
    keep(KEY, isOn);
  }

  /** Look at the table after so many steps of a record, or at nothing. */
  look(record: string | null, at = 0): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.found = null;
    this.problem = "";
    this.isBusy = record !== null && this.isOn;
    if (record === null || !this.isOn) return;
    const number = this.asked;
    this.timer = setTimeout(() => void this.ask(number, record, at), PAUSE);
  }

  close(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }

  private async ask(number: number, record: string, at: number): Promise<void> {
    let found: AnalysisView | null = null;
    let problem = "";
    try {
      found = await post<AnalysisView>("/analysis", { record, at, lines: LINES, seconds: SECONDS });
    } catch (error) {
      problem = refusalOf(error).message;
    }
    if (number !== this.asked) return;
    this.found = found;
    this.problem = problem;
    this.isBusy = false;
  }
}
