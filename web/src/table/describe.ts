/** A move in words, before it is made. */
import { consequence } from "../azul/consequence";
import { lifted } from "../market/takes";
import type { Legal } from "../wire/types";
import { signed } from "../words/figures";
import { capital, say, sayTiles } from "../words/words.svelte";
import type { Move } from "./moves";
import type { Desk } from "./desk.svelte";

export interface Described {
  title: string;
  more: string;
  yes: string;
}

export function describe(table: Desk, move: Legal): Described {
  if (move.kind !== "take") {
    const yes = move.kind === "place" ? say("web-place") : say("web-yes");
    return { title: capital(wordsOf(table, move)), more: outcome(move), yes };
  }
  const game = table.position!.game;
  const tiles = sayTiles(game, lifted(table));
  if (game !== "azul") return { title: tiles, more: "", yes: say("web-take-yes", { tiles }) };
  const line = move.line === undefined ? "floor" : move.line + 1;
  return { title: say("web-to-line", { tiles, line }), more: consequence(move as Move<"take">), yes: say("web-place") };
}

/** In the language of the page, which may be another than when the move was chosen. */
function wordsOf(table: Desk, { move, words }: Legal): string {
  return table.state.view?.legal.find((each) => each.move === move)?.words ?? words;
}

/** Points now and bonus tiles. */
export function outcome(move: Legal): string {
  const points = (move.now ?? 0) + (move.loss ?? 0);
  return [
    points ? say("web-points-now", { points: signed(points), count: Math.abs(points) }) : "",
    move.bonus ? say("web-bonus-tiles", { count: move.bonus }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
