/** The board's outline and places, in hundredths of a tile's side. */
import { facts, type Point } from "../facts";

export const UNIT = 100;
export const TALL = Math.sqrt(3);
const MARGIN = 12;
const reach = (axis: 0 | 1): number => Math.max(...facts.geometry.rim.map((point) => point[axis])) * UNIT + MARGIN;
export const REACH: Point = [reach(0), reach(1)];
export const WIDTH = 2 * REACH[0];
export const HEIGHT = 2 * REACH[1];

/** A rhombus round its middle, its tip turned by an angle, shrunk by a part. */
export const RHOMBUS = `M0 ${(-TALL / 2) * UNIT}L${UNIT / 2} 0L0 ${(TALL / 2) * UNIT}L${-UNIT / 2} 0Z`;

export function scaled([x, y]: Point): Point {
  return [x * UNIT, y * UNIT];
}

/** A polygon with rounded corners, as the data of a path. */
export function roundedPath(points: Point[], radius: number): string {
  const steps = points.map((point, i) => {
    const [ax, ay] = towards(point, points.at(i - 1)!, radius);
    const [bx, by] = towards(point, points[(i + 1) % points.length]!, radius);
    return `${ax} ${ay}Q${point[0]} ${point[1]} ${bx} ${by}`;
  });
  return `M${steps.join("L")}Z`;
}

function towards([x, y]: Point, [tx, ty]: Point, way: number): Point {
  const part = way / Math.hypot(tx - x, ty - y);
  return [x + (tx - x) * part, y + (ty - y) * part];
}

export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

/** Tips and notches of a star in turn. */
export function starOutline(star: number): Point[] {
  const [x, y] = scaled(facts.geometry.stars[star]!);
  return facts.geometry.angles[star]!.flatMap((angle) =>
    [polar(TALL * UNIT * 1.01, angle), polar(UNIT * 1.01, angle + 30)].map(([dx, dy]): Point => [x + dx, y + dy]),
  );
}
