/** The objects on the table that can be asked about: which kinds there are, and where on the page they lie. */
import type { GameId } from "../wire/types";

/** Kinds of objects, with the paragraph of the rules that tells most of them; those of both games come first. */
export const KINDS = {
  display: { azul: "1.4", "summer-pavilion": "4.3" },
  centre: { azul: "1.4", "summer-pavilion": "4.3" },
  bag: { azul: "1.9", "summer-pavilion": "4.11" },
  score: { azul: "1.7", "summer-pavilion": "4.8" },
  round: { azul: "1.3", "summer-pavilion": "4.2" },
  rival: {},
  turn: {},
  clock: {},
  log: {},
  action: {},
  marker: { azul: "1.5" },
  lid: { azul: "1.11" },
  line: { azul: "1.4" },
  wall: { azul: "1.7" },
  floor: { azul: "1.8" },
  joker: { azul: "3.2" },
  bonuses: { azul: "1.10" },
  token: { "summer-pavilion": "4.4" },
  tower: { "summer-pavilion": "4.1" },
  wild: { "summer-pavilion": "4.6" },
  hand: { "summer-pavilion": "4.1" },
  corners: { "summer-pavilion": "4.10" },
  space: { "summer-pavilion": "4.6" },
  pillar: { "summer-pavilion": "4.9" },
  statue: { "summer-pavilion": "4.9" },
  window: { "summer-pavilion": "4.9" },
  fountain: { "summer-pavilion": "6.3" },
  supply: { "summer-pavilion": "4.9" },
  goals: { "summer-pavilion": "4.12" },
} satisfies Record<string, Partial<Record<GameId, string>>>;

export type ObjectKind = keyof typeof KINDS;

/** Where the rules of a board tell more. */
const OF_BOARDS: Record<string, Partial<Record<ObjectKind, string>>> = {
  grey: { wall: "2.2" },
  "crystal-1": { wall: "7.1" },
  "crystal-2": { wall: "7.1" },
  monochrome: { space: "5.2", goals: "5.3" },
  "glazed-orange": { space: "6.1", goals: "6.4" },
  "glazed-purple": { space: "6.5", goals: "6.4" },
};

/** The paragraph of the rules about a kind of objects; some have none. */
export function paragraphOf(kind: ObjectKind, game: GameId, board: string): string | undefined {
  return OF_BOARDS[board]?.[kind] ?? (KINDS[kind] as Partial<Record<GameId, string>>)[game];
}

/** The name of an object, for `data-what`: "line 0 3" is the fourth line of seat 0, "line 0" all of its lines. */
export function what(kind: ObjectKind, ...which: number[]): string {
  return [kind, ...which].join(" ");
}

export function partsOf(object: string): [ObjectKind, ...number[]] {
  const [kind, ...which] = object.split(" ");
  return [kind as ObjectKind, ...which.map(Number)];
}

/** Where objects with this name, or with one that begins with it, are seen; a selector finds anything else. */
export function elementsOf(object: string): Element[] {
  const selector = object.startsWith("[") ? object : `[data-what="${object}"], [data-what^="${object} "]`;
  const found = document.querySelectorAll(selector);
  return [...found].filter(isSeen);
}

/** All objects in sight, in the order of the page. */
export function objectsInSight(): string[] {
  const found = [...document.querySelectorAll<HTMLElement>("[data-what]")].filter(isSeen);
  return [...new Set(found.map(({ dataset }) => dataset.what!))];
}

/** The smallest object at a point. */
export function objectAt(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).flatMap((element) => element.closest<HTMLElement>("[data-what]") ?? []);
  const size = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  return found.sort((one, other) => size(one) - size(other))[0]?.dataset.what ?? null;
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}
