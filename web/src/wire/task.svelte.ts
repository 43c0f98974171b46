/** Something that is asked of the server: whether it is under way, and what came between. */
import { untrack } from "svelte";
import type { Refusal } from "./types";
import { say } from "../words/words.svelte";
import { Refused } from "./api";

/** How much of it is under way on the whole page. */
export const tasks = $state({ running: 0 });

export class Task {
  refusal = $state.raw<Refusal | null>(null);
  private running = $state(0);

  get isBusy(): boolean {
    return this.running > 0;
  }

  get problem(): string {
    return this.refusal?.message ?? "";
  }

  async run(work: () => Promise<unknown>): Promise<void> {
    this.count(1);
    this.refusal = null;
    try {
      await work();
    } catch (error) {
      this.refusal = refusalOf(error);
    }
    this.count(-1);
  }

  private count(by: 1 | -1): void {
    untrack(() => {
      this.running += by;
      tasks.running += by;
    });
  }
}

/** What went wrong, as the server says it or as the page knows it. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : { code: "unreachable", message: say("web-connection-lost") };
}

/** All that is wrong, one by one. */
export function problemsOf({ message, details }: Refusal): string[] {
  const listed = details?.problems;
  return Array.isArray(listed) && listed.every((each) => typeof each === "string") ? listed : [message];
}
