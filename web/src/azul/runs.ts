/** Where a tile goes on the wall, and the tiles in a row and in a column that it would join, to be outlined. */
export interface Run {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The column of a colour in a row of the wall; −1 if it is not printed there, or could go to a grey space as well. */
export function homeIn(printed: readonly (string | null)[], tile: string): number {
  return printed.includes(null) ? -1 : printed.indexOf(tile);
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
