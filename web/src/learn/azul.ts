/** The first round of Azul, step by step. */
import { facts } from "../facts";
import { device, sendsByItself } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";
import type { AzulPlayer, AzulPosition, Legal } from "../wire/types";
import type { Step } from "./course";
import { what } from "./objects";
import { eventsOfRound, isMyTurn, lastMove, mine, type Sight } from "./sight";

const MARKET = [what("display"), what("centre")];
const lines = ({ me }: Sight): string[] => [what("line", me)];
const wall = ({ me }: Sight): string[] => [what("wall", me)];
const taken = (sight: Sight): number => mine(sight, "took").length;
const isRoundOver = ({ position }: Sight): boolean => position.round > 1 || position.phase === "over";

export const AZUL: Step[] = [
  { id: "goal", at: wall },
  { id: "market", at: () => [what("display")] },
  { id: "lines", at: lines },
  {
    id: "take",
    at: () => MARKET,
    done: (sight) => sight.choice !== null || taken(sight) > 0,
    values: turn,
  },
  {
    id: "lay",
    at: (sight) => (sight.choice === "yes" ? [what("action")] : lines(sight)),
    needs: (sight) => sight.choice !== null || taken(sight) > 0 || !sight.isSettled,
    done: (sight) => taken(sight) > 0,
    values: ({ choice }) => ({ asked: choice !== "yes" ? "no" : sendsByItself() ? "soon" : "yes" }),
  },
  { id: "centre", at: () => [what("centre")], reply },
  { id: "marker", at: markerPlace, values: (sight) => ({ holder: holder(sight), player: sight.names[sight.rival]! }) },
  { id: "floor", at: ({ me }) => [what("floor", me)] },
  { id: "again", at: () => MARKET, done: (sight) => taken(sight) > 1 || isRoundOver(sight), values: turn },
  { id: "rival", at: ({ rival }) => [what("rival", rival)], reply, values: ({ names, rival }) => ({ player: names[rival]! }) },
  { id: "finish", at: () => MARKET, done: isRoundOver, reply, values: turn },
  { id: "wall", at: tiledSpaces, values: (sight) => pointsOf(sight) },
  { id: "neighbours", at: wall },
  { id: "charged", at: ({ me }) => [what("floor", me)], values: (sight) => pointsOf(sight) },
  {
    id: "next",
    at: () => [what("display")],
    values: ({ names, me, position }) => ({ starter: position.starter === me ? "you" : "other", player: names[position.starter]! }),
  },
  { id: "end", at: wall, values: ({ position }) => facts.walls[position.board]!.bonuses },
  { id: "done", at: () => ["[data-ask]"], values: () => ({ touch: device.touch ? "yes" : "no" }) },
];

function holder({ position, me }: Sight): "none" | "you" | "other" {
  const { marker } = position as AzulPosition;
  return marker === "centre" ? "none" : marker === me ? "you" : "other";
}

function markerPlace(sight: Sight): string[] {
  return [holder(sight) === "other" ? what("rival", sight.rival) : what("marker")];
}

function turn(sight: Sight): Record<string, string> {
  const example = best(sight.options);
  return {
    turn: isMyTurn(sight) ? "yes" : "no",
    player: sight.names[sight.rival]!,
    example: example?.words ?? "",
  };
}

/** The move that brings most, as far as the server foretells it. */
function best(options: readonly Legal[]): Legal | undefined {
  const worth = ({ later = 0, loss = 0, have = 0, of = 1 }: Legal): number => 2 * later + 2 * loss + have / of + 0.1 * have;
  return options.reduce<Legal | undefined>((found, each) => (found && worth(found) >= worth(each) ? found : each), undefined);
}

/** What came of the learner's last take. */
function reply(sight: Sight): string {
  const events = lastMove(sight, "took");
  const laid = mine<{ line: number }>(sight, "laid", events)[0];
  const fell = mine<{ tiles: string[] }>(sight, "fell", events)[0]?.tiles.length ?? 0;
  if (!events.length || isRoundOver(sight)) return "";
  const marker = mine(sight, "took_marker", events).length > 0;
  const told = laid ? replyToLine(sight, laid.line, fell) : say("lesson-reply-floor");
  return marker ? `${told} ${say("lesson-reply-marker")}` : told;
}

function replyToLine({ position, me }: Sight, line: number, fell: number): string {
  const of = line + 1;
  const have = (position.players[me] as AzulPlayer).lines[line]!.length;
  if (have === of) return say("lesson-reply-full", { line: of, fell });
  return say("lesson-reply-part", { line: of, have, of, missing: of - have });
}

function tiledSpaces(sight: Sight): string[] {
  const tiled = mine<{ row: number; column: number }>(sight, "tiled", eventsOfRound(sight, 1));
  return tiled.length ? tiled.map(({ row, column }) => what("wall", sight.me, row, column)) : wall(sight);
}

function pointsOf(sight: Sight): Record<string, number> {
  const events = eventsOfRound(sight, 1);
  const tiled = mine<{ points: number }>(sight, "tiled", events);
  const floor = mine<{ spaces: number; lost: number }>(sight, "floor_scored", events)[0];
  return {
    tiles: tiled.length,
    points: tiled.reduce((sum, { points }) => sum + points, 0),
    spaces: floor?.spaces ?? 0,
    lost: floor?.lost ?? 0,
  };
}
