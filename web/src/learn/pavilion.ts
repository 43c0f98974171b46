/** The first round of Summer Pavilion, step by step. */
import { facts } from "../facts";
import { device } from "../settings/settings.svelte";
import { only } from "../table/moves";
import { plus } from "../table/tiles";
import type { Counts, PavilionPosition } from "../wire/types";
import { say, sayTiles } from "../words/words.svelte";
import type { Step } from "./course";
import { what } from "./objects";
import { eventsOfRound, isMyTurn, lastMove, mine, type Sight } from "./sight";

const GAME = "summer-pavilion";
const MARKET = [what("display"), what("centre")];
const stars = ({ me }: Sight): string[] => [what("space", me)];
const table = ({ position }: Sight): PavilionPosition => position as PavilionPosition;
const wild = (sight: Sight): Record<string, string> => ({ colour: table(sight).wild });
const taken = (sight: Sight): number => mine(sight, "took").length;
const isRoundOver = ({ position }: Sight): boolean => position.round > 1 || position.phase === "over";
const isTakingOver = (sight: Sight): boolean => isRoundOver(sight) || !["deal", "take"].includes(sight.position.phase);
const hasPassed = (sight: Sight): boolean => mine(sight, "passed").length > 0;
const isKeeping = (sight: Sight): boolean => isMyTurn(sight) && sight.position.phase === "keep";

export const PAVILION: Step[] = [
  { id: "goal", at: stars },
  { id: "wild", at: () => [what("wild")], values: wild },
  { id: "market", at: () => [what("display")] },
  { id: "take", at: () => MARKET, done: (sight) => sight.choice !== null || taken(sight) > 0, values: turn },
  {
    id: "hold",
    at: () => [what("action")],
    needs: (sight) => sight.choice !== null || taken(sight) > 0 || !sight.isSettled,
    done: (sight) => taken(sight) > 0,
  },
  { id: "hand", at: ({ me }) => [what("hand", me)], reply: replyToTake },
  { id: "centre", at: () => [what("centre")] },
  { id: "finish", at: () => MARKET, done: isTakingOver, reply: replyToTake, values: turn },
  { id: "price", at: openSpaces },
  {
    id: "place",
    at: openSpaces,
    done: (sight) => mine(sight, "placed").length > 0 || hasPassed(sight) || isRoundOver(sight),
    values: turn,
  },
  { id: "group", at: lastSpace, reply: replyToPlacement },
  { id: "structures", at: ({ me }) => [what("pillar", me, 1), what("statue", me, 1), what("window", me, 1)] },
  {
    id: "pass",
    at: (sight) => {
      const { phase } = sight.position;
      return phase === "bonus" ? [what("supply")] : phase === "keep" ? [what("hand", sight.me)] : openSpaces(sight);
    },
    done: (sight) => isRoundOver(sight) || (hasPassed(sight) && sight.isSettled && !isKeeping(sight)),
    reply: replyToPlacement,
    values: turn,
  },
  { id: "corners", at: ({ me }) => [what("corners", me)], values: leftovers },
  { id: "wait", at: ({ rival }) => [what("rival", rival)], done: isRoundOver, values: turn },
  { id: "next", at: () => [what("wild")], values: wild },
  { id: "goals", at: () => [what("goals")], values: goals },
  { id: "done", at: () => ["[data-ask]"], values: () => ({ touch: device.touch ? "yes" : "no" }) },
];

function turn(sight: Sight): Record<string, string | number> {
  return {
    turn: isMyTurn(sight) ? (sight.choice === "space" ? "paying" : sight.position.phase) : "no",
    player: sight.names[sight.rival]!,
    owed: table(sight).owed,
    ...wild(sight),
  };
}

/** The spaces that can be paid for now. */
function openSpaces(sight: Sight): string[] {
  const places = only(sight.options, "place").map(({ star, space }) => what("space", sight.me, star, space));
  return places.length ? [...new Set(places)] : stars(sight);
}

function lastSpace(sight: Sight): string[] {
  const placed = mine<{ star: number; index: number }>(sight, "placed").at(-1);
  return placed ? [what("space", sight.me, placed.star, placed.index)] : stars(sight);
}

function replyToTake(sight: Sight): string {
  const took = lastMove(sight, "took");
  const take = mine<{ colour: string; count: number; wilds: number }>(sight, "took", took)[0];
  if (!take) return "";
  const tiles: Counts = plus({ [take.colour]: take.count }, { [firstWild(sight)]: take.wilds });
  const lost = mine<{ lost: number }>(sight, "took_token", took)[0]?.lost;
  return say("lesson-reply-took", {
    tiles: sayTiles(GAME, tiles),
    wilds: take.count ? take.wilds : 0,
    token: lost === undefined ? "no" : "yes",
    lost: lost ?? 0,
  });
}

function firstWild({ position }: Sight): string {
  return facts.pavilions[position.board]!.wilds[0]!;
}

function replyToPlacement(sight: Sight): string {
  if (hasPassed(sight)) return "";
  const events = lastMove(sight, "placed");
  const placed = mine<{ points: number; number: number }>(sight, "placed", events)[0];
  const done = mine<{ structure: string }>(sight, "completed", events)[0];
  if (!placed) return "";
  return say("lesson-reply-placed", { points: placed.points, count: placed.number, structure: done?.structure ?? "none" });
}

/** What was kept and what it cost to pass in the first round. */
function leftovers(sight: Sight): Record<string, string | number> {
  const events = eventsOfRound(sight, 1);
  const kept = mine<{ tiles: Counts }>(sight, "kept", events).at(-1)?.tiles ?? {};
  const lost = mine<{ lost: number }>(sight, "discarded", events).reduce((sum, event) => sum + (event.lost ?? 0), 0);
  const count = Object.values(kept).reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return { kept: count, tiles: sayTiles(GAME, kept), lost };
}

function goals({ position }: Sight): Record<string, number> {
  const { star_values: stars, number_values: numbers } = facts.pavilions[position.board]!;
  return {
    least: Math.min(...Object.values(stars)),
    most: Math.max(...Object.values(stars)),
    first: numbers[0]!,
    last: numbers.at(-1)!,
  };
}
