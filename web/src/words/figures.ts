/** Numbers as they are written. */

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
