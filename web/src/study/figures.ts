/** Chances and margins as they are written. */
import { settings } from "../settings/settings.svelte";

/** "63%". */
export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(chance);
}

/** "+6%" or "−12%", and "0%" for what rounds to nothing. */
export function change(part: number): string {
  const rounded = Math.round(part * 100) / 100;
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "";
  return sign + percent(Math.abs(rounded));
}

/** Points by which somebody is expected to lead: "+4.5". */
export function lead(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "±";
  return sign + new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(Math.abs(rounded));
}
