/** A table that is being set up: tiles put and taken away one by one, the bag counted from what is left. */
import { facts } from "../facts";
import { counted, plus } from "../table/tiles";
import type { AzulPosition, Counts, PavilionPosition, Position, Tile } from "../wire/types";

/** What is set up. */
export interface Draft {
  position: Position;
  /** Of those who sit there; nothing where that is not known. */
  names: string[];
}

const DISPLAY = 4; // tiles on a display
export const SUPPLY = 10; // tiles in the supply of Summer Pavilion

/** What a press puts; null takes away. */
export type Brush = Tile | null;

/** All tiles on the table and in the bag, of each kind. */
export function totalsOf(position: Position): Counts {
  return [used(position), position.bag, heapOf(position)].reduce((sum, each) => plus(sum, each), {});
}

/** The tiles that lie somewhere in sight. */
export function used(position: Position): Counts {
  const market = counted([...position.factories.flat(), ...position.centre]);
  const boards = position.game === "azul" ? azulBoards(position) : pavilionBoards(position);
  return [market, ...boards].reduce((sum, each) => plus(sum, each), {});
}

function azulBoards({ players }: AzulPosition): Counts[] {
  return players.map(({ lines, wall, floor }) => counted(tilesOnly([...lines.flat(), ...wall.flat(), ...floor])));
}

function pavilionBoards({ players, supply }: PavilionPosition): Counts[] {
  return [counted(supply), ...players.flatMap(({ hand, corners, stars }) => [hand, corners, counted(tilesOnly(stars.flat()))])];
}

function tilesOnly(tiles: readonly (Tile | null)[]): Tile[] {
  return tiles.filter((tile) => tile !== null && tile !== "marker") as Tile[];
}

function heapOf(position: Position): Counts {
  return position.game === "azul" ? position.lid : position.tower;
}

/** What is neither in sight nor put aside; less than nothing if more lies there than there is. */
export function left(position: Position, totals: Counts): Counts {
  return plus(plus(totals, used(position), -1), heapOf(position), -1);
}

/** Nothing lies on the displays and in the centre, and a round begins. */
export function cleared(position: Position): Position {
  const market = { phase: "take" as const, to_move: position.starter ?? 0, factories: position.factories.map(() => [] as Tile[]), centre: [] };
  return position.game === "azul"
    ? { ...position, ...market, marker: "centre", pending: null }
    : { ...position, ...market, token: "centre", owed: 0, lowest: null };
}

/** The displays, and what is missing in the supply, drawn from the bag, and from what was put aside once that is empty. */
export function dealtAnew(position: Position, totals = totalsOf(position), random = Math.random): Position {
  const dealt = cleared(position);
  let [bag, heap] = [spread(left(dealt, totals)), spread(heapOf(dealt))];
  const draw = (count: number): Tile[] =>
    Array.from({ length: count }, () => {
      if (!bag.length) [bag, heap] = [heap, []];
      return bag.splice(Math.floor(random() * bag.length), 1)[0]!;
    }).filter(Boolean);
  const supply = dealt.game === "azul" ? [] : [...dealt.supply, ...draw(SUPPLY - dealt.supply.length)];
  const factories = dealt.factories.map(() => draw(DISPLAY));
  return finished(dealt.game === "azul" ? { ...dealt, factories } : { ...dealt, factories, supply }, totals);
}

function spread(counts: Counts): Tile[] {
  return Object.entries(counts).flatMap(([tile, count]) => Array<Tile>(Math.max(0, count!)).fill(tile));
}

/** Whether there is nothing to take. */
export function isBare({ factories, centre }: Position): boolean {
  return !centre.length && factories.every((tiles) => !tiles.length);
}

/** Whether nobody is to move: after the end and before a round. Summer Pavilion also deals in the middle of one, to fill its supply. */
export function isNobodysTurn(draft: Position): boolean {
  if (draft.game === "azul" || draft.phase !== "deal") return draft.phase === "deal" || draft.phase === "over";
  return draft.players.every(({ passed }) => passed);
}

/** The draft as a position: the bag has what is left, and what was put aside gives what the bag lacks. */
export function finished(draft: Position, totals: Counts): Position {
  let [bag, heap] = [left(draft, totals), heapOf(draft)];
  const lacking = Object.fromEntries(
    Object.entries(bag)
      .filter(([, count]) => count! < 0)
      .map(([tile, count]) => [tile, Math.min(-count!, heap[tile] ?? 0)]),
  );
  [bag, heap] = [plus(bag, lacking), plus(heap, lacking, -1)];
  bag = Object.fromEntries(Object.entries(bag).filter(([, count]) => count! > 0));
  const starter = draft.phase === "deal" ? draft.starter : (draft.starter ?? 0);
  const to_move = isNobodysTurn(draft) ? null : (draft.to_move ?? starter);
  const isChoosing = draft.phase === "keep" || draft.phase === "bonus"; // otherwise what was to be chosen before is forgotten
  return draft.game === "azul"
    ? { ...draft, ...(!isChoosing && { pending: null }), bag, lid: heap, starter, to_move, players: withMarker(draft) }
    : { ...draft, ...(!isChoosing && { owed: 0, lowest: null }), bag, tower: heap, starter, to_move, wild: facts.pavilions[draft.board]!.wilds[draft.round - 1] ?? draft.wild };
}

/** While tiles are taken the marker lies on the floor of whoever has it, and nowhere else. */
function withMarker({ players, marker, phase }: AzulPosition): AzulPosition["players"] {
  if (phase !== "take") return players;
  return players.map((player, seat) => {
    const others = player.floor.filter((tile) => tile !== "marker");
    if (marker !== seat) return { ...player, floor: others };
    return player.floor.includes("marker") ? player : { ...player, floor: ["marker", ...others] };
  });
}

/** A place of a row that fills up from its beginning: a display, a floor, the supply. */
export function painted(tiles: readonly Tile[], place: number, brush: Brush, most: number): Tile[] {
  const here = tiles[place];
  if (here === undefined) return brush !== null && tiles.length < most ? [...tiles, brush] : [...tiles];
  if (brush === null || brush === here) return tiles.toSpliced(place, 1);
  return tiles.with(place, brush);
}

/** A place of a pattern line, which has one colour, and jokers. */
export function paintedLine(tiles: readonly Tile[], place: number, brush: Brush, most: number): Tile[] {
  if (place < tiles.length || brush === null) return place < tiles.length ? tiles.toSpliced(place, 1) : [...tiles];
  const kept = brush === "joker" ? tiles : tiles.map((tile) => (tile === "joker" ? tile : brush));
  return kept.length < most ? [...kept, brush] : [...kept];
}

/** A space of a wall or a star: what is printed on it decides the colour. */
export function paintedSpace(here: Tile | null, printed: Tile | null, brush: Brush): Tile | null {
  if (brush === null || here === (printed ?? brush)) return null;
  return printed ?? (brush === "joker" ? here : brush);
}

/** A heap with one more or one less. */
export function heaped(counts: Counts, tile: Tile, by: 1 | -1): Counts {
  return (counts[tile] ?? 0) + by < 0 ? counts : plus(counts, { [tile]: by });
}
