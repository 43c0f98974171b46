/** What a player prefers, remembered by the browser. */
import { keep, kept } from "../wire/storage";

export interface Settings {
  language: "en" | "fr";
  theme: "auto" | "light" | "dark";
  speed: "slow" | "normal" | "fast" | "none";
  sound: boolean;
  confirm: "touch" | "always" | "never" | "countdown";
  name: string;
  level: number;
  game: "azul" | "summer-pavilion";
  boards: Record<string, string>;
  jokers: boolean;
}

const KEY = "faience";

function usual(): Settings {
  return {
    language: navigator.language.startsWith("fr") ? "fr" : "en",
    theme: "auto",
    speed: "normal",
    sound: true,
    confirm: "touch",
    name: "",
    level: 3,
    game: "azul",
    boards: {},
    jokers: false,
  };
}

export const settings: Settings = $state({ ...usual(), ...kept<Partial<Settings>>(KEY) });

export function remember(): void {
  keep(KEY, settings);
}

/** What is chosen on another page of the browser holds here, too; otherwise this one would undo it with what it remembers. */
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(settings, kept<Partial<Settings>>(KEY));
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const touch = matchMedia("(pointer: coarse)");

export const device = $state({ dark: dark.matches, still: still.matches, touch: touch.matches });
dark.onchange = () => (device.dark = dark.matches);
still.onchange = () => (device.still = still.matches);
touch.onchange = () => (device.touch = touch.matches);

export function theme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return device.dark ? "dark" : "light";
}

export function switchTheme(): void {
  settings.theme = theme() === "dark" ? "light" : "dark";
  remember();
}

export function switchLanguage(): void {
  settings.language = settings.language === "fr" ? "en" : "fr";
  remember();
}

/** Whether a move waits for a yes. */
export function asksFirst(): boolean {
  return settings.confirm === "always" || (settings.confirm === "touch" && device.touch);
}

/** Whether a move is sent by itself after a moment in which it can be taken back. */
export function sendsByItself(): boolean {
  return settings.confirm === "countdown";
}

export const COUNTDOWN = 3000; // ms

const PACE = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

/** How long motions take, as a part of what they usually take; 0 is no motion. */
export function pace(): number {
  return device.still ? 0 : PACE[settings.speed];
}
