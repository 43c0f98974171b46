/** How a game may go on. */
import type { LineMove } from "../wire/hints";
import type { Legal } from "../wire/types";

const MOST = 4; // moves; further ahead it is guesswork

/** What follows a move in its line. */
export function after(line: readonly LineMove[], move: Legal): LineMove[] {
  return line.filter(({ text }, i) => i > 0 || text !== move.text).slice(0, MOST);
}
