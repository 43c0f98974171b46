/** What is expected of whom, in a sentence. */
import { lifted } from "../market/takes";
import { isBot } from "../seats/seat";
import { listed, say, sayTiles } from "../words/words.svelte";
import { isSettled } from "./state";
import type { Desk } from "./desk.svelte";

export function expected(table: Desk): string {
  const view = table.state.view;
  if (!view) return say("web-connecting");
  if (table.state.lookingAt !== null) return say("web-looking-back");
  if (view.status === "aborted") return say("web-aborted");
  if (!isSettled(table.state)) return say("web-moving");
  if (view.result) return victory(table);
  if (table.state.link === "closed") return say("web-sent-away");
  if (view.status === "open") return say("web-waiting-for-players");
  if (view.is_paused) return say("web-paused");
  if (table.state.isSent) return say(table.state.link === "open" ? "web-sending" : "web-sent-later");
  if (!view.is_your_turn) return waiting(table);
  return yours(table);
}

/** A word before it: that nothing comes through, or that one only watches. */
export function aside(table: Desk): string {
  const view = table.state.view;
  if (view?.status !== "playing" || table.state.lookingAt !== null) return "";
  if (table.state.link === "lost") return say("web-lost");
  return view.you.length ? "" : say("web-watching");
}

function victory(table: Desk): string {
  const winners = table.state.view!.result!.winners.map((seat) => table.names[seat] ?? "");
  return winners.length === 1
    ? say("picture-wins", { player: winners[0]! })
    : say("picture-shared", { players: listed(winners) });
}

function waiting(table: Desk): string {
  const view = table.state.view!;
  if (view.you.length && view.you.every((seat) => view.seats[seat]!.is_timed_out)) return say("web-time-up");
  if (view.to_move === null) return say("web-dealing");
  const who = view.seats[view.to_move]!;
  const words = isBot(who) ? (table.isLong ? "web-bot-thinks-long" : "web-bot-thinks") : "web-turn-of";
  return say(words, { player: table.names[view.to_move] ?? "" });
}

function yours(table: Desk): string {
  const position = table.state.view!.position!;
  const chosen = table.state.chosen;
  if (!chosen && table.notice) return table.notice;
  if (table.state.aimed) return say("web-your-yes");
  if (chosen?.kind === "tiles") {
    const what = { tiles: sayTiles(position.game, lifted(table)), source: chosen.source };
    return say(position.game === "azul" ? "web-choose-line" : "web-take-these", what);
  }
  if (position.game === "azul") return say("web-your-turn", { phase: position.phase, player: table.called });
  if (chosen?.kind === "space") return say("web-choose-payment");
  return say("web-your-pavilion-turn", { phase: position.phase, owed: position.owed, player: table.called });
}
