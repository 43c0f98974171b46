/** How tiles lie on a plate: squares in a block of four, rhombi round the middle. In parts of the plate's width. */
import type { GameId } from "../wire/types";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

const SQUARE = 0.281;
const APART = 0.297;
const SIDE = 0.235;
const TALL = Math.sqrt(3);
const ANGLES = [300, 60, 120, 240];
const FROM_MIDDLE = 0.024;

const SQUARES: Spot[] = [0, 1, 2, 3].map((i) => ({
  x: ((i % 2) - 0.5) * APART,
  y: (Math.floor(i / 2) - 0.5) * APART,
  width: SQUARE,
  height: SQUARE,
  angle: 0,
}));

const RHOMBI: Spot[] = ANGLES.map((angle) => {
  const turn = (angle * Math.PI) / 180;
  const away = (SIDE * TALL) / 2 + FROM_MIDDLE;
  return { x: away * Math.sin(turn), y: -away * Math.cos(turn), width: SIDE, height: SIDE * TALL, angle };
});

/** How far a finger may miss a tile on each side: to the edges of its quarter of the plate. As CSS's `inset`. */
export function quarterRound({ x, y, width, height }: Spot, size: number): string {
  const sides = (at: number, length: number): [number, number] =>
    at < 0 ? [-(at - length / 2 + 0.5), at + length / 2] : [length / 2 - at, at + length / 2 - 0.5];
  const [top, bottom] = sides(y, height);
  const [left, right] = sides(x, width);
  return [top, right, bottom, left].map((part) => `${part * size}px`).join(" ");
}

export function spotsOf(game: GameId): Spot[] {
  return game === "azul" ? SQUARES : RHOMBI;
}
