/** Numbers and moments as they are written. */
import { settings } from "../settings/settings.svelte";

/** As the reader's country writes the language of the page: English is one thing in London, another in New York. */
function manner(): string {
  return navigator.languages.find((each) => each.split("-")[0] === settings.language) ?? settings.language;
}

/** "18:30" today, else "12 November". */
export function moment(when: number): string {
  const isToday = new Date(when).toDateString() === new Date().toDateString();
  const { hourCycle } = new Intl.DateTimeFormat(navigator.language, { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat(manner(), isToday ? { timeStyle: "short", hourCycle } : { day: "numeric", month: "long" }).format(when);
}

function written(value: number, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(settings.language, how).format(value);
}

/** A chance without decimals; certain only where it is: "63%", in French with a narrow space. */
export function percent(chance: number): string {
  const isSure = chance === 0 || chance === 1;
  return written(isSure ? chance : Math.max(0.01, Math.min(0.99, chance)), { style: "percent" });
}

/** A part of a chance: "7.6%". */
export function share(part: number): string {
  return written(part, { style: "percent", maximumFractionDigits: 1 });
}

/** "+6%" or "−12%", and "0%" for what rounds to nothing. */
export function change(part: number): string {
  const rounded = Math.round(part * 100) / 100;
  return (rounded > 0 ? "+" : rounded < 0 ? "−" : "") + written(Math.abs(rounded), { style: "percent" });
}

/** Points by which somebody is expected to lead: "+4.5". */
export function lead(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  return (rounded > 0 ? "+" : rounded < 0 ? "−" : "±") + decimal(Math.abs(rounded));
}

export function decimal(points: number): string {
  return written(points, { maximumFractionDigits: 1 }).replace("-", "−");
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
