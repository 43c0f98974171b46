/** How large the tiles in the dish can be for all of them to lie in it. */
import type { Tile } from "../wire/types";

export interface Room {
  width: number;
  height: number;
  largest: number;
  tall: number;
  marker: boolean;
  square: boolean;
}

const RIM = 24;
const GAP = 4;
const SMALLEST = 26; // below that, one tile and a number stand for all
const SMALLEST_COUNTED = 18; // below that, they lie on the rim, too
const TINIEST = 14;
const FIGURE = 24; // what the number needs
const COLUMNS = [3, 2, 1];

export interface Laid {
  size: number;
  /** Each colour lies there once, with a number. */
  counted: boolean;
  /** How wide rows may become. */
  across?: number;
}

export function dishTile(room: Room, groups: readonly [Tile, number][]): Laid {
  const counts = groups.map(([, count]) => count);
  if (room.square) return { size: largest(room, groups.length), counted: true };
  for (let size = room.largest; size >= SMALLEST; size -= 2) {
    for (const rows of room.tall === 1 ? [counts] : [1, 2, 3].map((number) => fanned(counts, number))) {
      if (fits(room, rows, size)) return { size, counted: false, across: acrossOf(rows, size) };
    }
  }
  const wide = { ...room, width: room.width + RIM, height: room.height + RIM };
  return (
    counted(room, counts, room.largest, SMALLEST_COUNTED) ??
    counted(wide, counts, SMALLEST_COUNTED, TINIEST) ?? { size: TINIEST, counted: true }
  );
}

/** The largest single tiles, each with its number, that fit. */
function counted(room: Room, counts: number[], most: number, least: number): Laid | null {
  for (let size = most; size >= least; size -= 2) {
    for (const columns of COLUMNS) {
      const rows = numbered(counts, columns, size);
      if (fits(room, rows, size)) return { size, counted: true, across: acrossOf(rows, size) };
    }
  }
  return null;
}

function acrossOf(rows: number[], size: number): number {
  return Math.max(...rows) * (size + GAP) + GAP;
}

/** Single tiles, with a number where there are more, in so many columns: how long the rows are, in tiles. */
function numbered(counts: number[], columns: number, size: number): number[] {
  const lengths = counts.map((count) => (count > 1 ? 1 + FIGURE / (size + GAP) : 1));
  return Array.from({ length: Math.ceil(counts.length / columns) }, (_, row) =>
    lengths.slice(row * columns, (row + 1) * columns).reduce((sum, each) => sum + each, 0),
  );
}

function fits(room: Room, rows: number[], size: number): boolean {
  const [rx, ry] = [room.width / 2 - RIM + 6, room.height / 2 - RIM + 6];
  const step = size * room.tall + GAP;
  const tall = rows.length * step + (room.marker ? size * 1.15 + GAP : 0);
  let y = -tall / 2 + (room.marker ? size * 1.15 + GAP : 0);
  return rows.every((length) => {
    const x = (length * (size + GAP)) / 2;
    const far = Math.max(Math.abs(y), Math.abs(y + step));
    y += step;
    return (x / rx) ** 2 + (far / ry) ** 2 <= 1.06;
  });
}

/** Fans of tiles, each colour overlapping, in so many rows: how long these are, in tiles. */
function fanned(counts: number[], rows: number): number[] {
  const lengths = counts.map((count) => 1 + 0.4 * (count - 1));
  const share = lengths.reduce((sum, each) => sum + each, 0) / rows;
  const found = [0];
  for (const length of lengths) {
    if (found.at(-1)! + length / 2 > share && found.length < rows) found.push(0);
    found.push(found.pop()! + length);
  }
  return found;
}

function largest(room: Room, groups: number): number {
  const places = groups + (room.marker ? 1 : 0);
  const columns = room.width > 2 * room.height ? Math.max(places, 4) : places <= 4 ? 2 : 3;
  const across = (room.width - 22) / columns - 8;
  return Math.max(18, Math.min(room.largest, across / 1.35, (room.height - 20) / Math.ceil(places / columns) / room.tall - 6));
}
