/** The tiles in a row and in a column that a tile on the wall would join, to be outlined. */
export interface Run {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export function runsThrough(wall: (string | null)[][], row: number, column: number): Run[] {
  const isTile = (r: number, c: number): boolean => (r === row && c === column) || Boolean(wall[r]?.[c]);
  const reach = (dr: number, dc: number): number => {
    let steps = 0;
    while (isTile(row + dr * (steps + 1), column + dc * (steps + 1))) steps += 1;
    return steps;
  };
  const [left, right, up, down] = [reach(0, -1), reach(0, 1), reach(-1, 0), reach(1, 0)];
  return [
    { row, column: column - left, rows: 1, columns: left + right + 1 },
    { row: row - up, column, rows: up + down + 1, columns: 1 },
  ].filter((run) => run.rows * run.columns > 1);
}
