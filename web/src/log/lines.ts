/** The log as lines, newest first. */
import type { Table } from "../table/table.svelte";
import type { Told } from "../wire/types";
import { narrate } from "../words/narration";
import { say } from "../words/words.svelte";

export interface LogLine {
  key: string;
  number: number;
  who: string;
  text: string;
}

export function linesOf(table: Table, log: readonly Told[] = table.state.log): LogLine[] {
  return log.flatMap((told) => lines(table, told)).reverse();
}

function lines(table: Table, told: Told): LogLine[] {
  const names = table.names;
  const { game, board } = table.state.view!.setup;
  const sentences = told.events?.length ? narrate(game, board, told.events, names) : tableWords(told);
  const ending = (told.ending ?? []).map(({ seat, row }) => ({ seat: seat ?? null, text: lastRoundWords(row ?? null) }));
  return [...sentences, ...ending].map(({ seat, text }, i) => ({
    key: `${told.number}.${i}`,
    number: told.number,
    who: seat === null ? "" : (names[seat] ?? ""),
    text,
  }));
}

function lastRoundWords(row: number | null): string {
  return row === null ? say("web-last-round", { sure: "yes" }) : say("web-told-last-round", { row: row + 1 });
}

const SPOKEN = new Set(["undone", "undo_asked", "undo_refused", "handed_over", "taken_back", "timed_out", "paused", "resumed"]);

/** What people did at the table, rather than in the game. */
function tableWords(told: Told): { seat: number | null; text: string }[] {
  if (told.kind === "said") {
    const text = told.phrase ? say("web-phrase", { phrase: String(told.phrase) }) : String(told.text ?? "");
    return [{ seat: told.seat ?? null, text: say("web-said", { text }) }];
  }
  if (told.kind === "aborted") return [{ seat: null, text: say("web-aborted") }];
  if (!SPOKEN.has(told.kind)) return [];
  return [{ seat: told.seat ?? null, text: say("web-told", { what: told.kind.replace("_", "-") }) }];
}
