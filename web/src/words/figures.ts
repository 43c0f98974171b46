/** Numbers as they are written. */
import { say } from "./words.svelte";

/** A chance without decimals; certain only where it is. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  const isSure = chance === 0 || chance === 1;
  return say("chance-percent", { percent: isSure ? whole : Math.max(1, Math.min(99, whole)) });
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}
