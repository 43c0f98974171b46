/** How the chance of a player came about, as bars: from the start over luck and play to the end. */
import type { StandingView } from "./types";

const PARTS = ["luck", "play", "remainder"] as const;
const SLIGHT = 0.005; // a change that rounds to nothing

export interface Bar {
  part: "start" | (typeof PARTS)[number] | "end" | "so-far";
  from: number;
  to: number;
  /** The change; null for a sum. */
  by: number | null;
}

/** From the start to the end, each bar from where the one before came to. */
export function fallOf({ start, end, ...player }: StandingView, isDone: boolean): Bar[] {
  let now = start;
  const changes = PARTS.map((part): Bar => ({ part, from: now, to: (now += player[part]), by: player[part] }));
  return [
    { part: "start", from: 0, to: start, by: null },
    ...changes.filter(({ part, by }) => part !== "remainder" || Math.abs(by!) >= SLIGHT),
    { part: isDone ? "end" : "so-far", from: 0, to: end, by: null },
  ];
}

/** Where a chance lies, in per cent of a width that holds all bars: sums of changes may go below nothing and beyond all. */
export function placesFor(bars: readonly Bar[]): (chance: number) => number {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  return (chance) => (100 * (chance - low)) / (high - low);
}
