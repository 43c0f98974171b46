/** Numbers as they are written. */

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}
