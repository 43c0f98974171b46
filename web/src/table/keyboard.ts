/** Playing by keys: a display's number, a colour's letter, a line; arrows, Enter and Esc everywhere. */
import type { Desk } from "./desk.svelte";
import { waysFrom } from "./past";
import type { Table } from "./table.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
let display = "";

/** A key that is meant for the table: not a letter of a text, nor a command to the browser, nor for a dialog over the table. */
export function isForTable(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.ownerDocument?.querySelector("dialog[open]")) return false;
  return !target.closest?.("input, textarea, select") && !isForScrolling(event.key, target);
}

/** Arrows, Home and End move what can be scrolled if the focus is on it. */
function isForScrolling(key: string, target: Element): boolean {
  return /^(Arrow|Page|Home|End)/.test(key) && Boolean(target.closest?.('[role="region"][tabindex="0"]'));
}

/** The sign on a key, in upper case; the keys of the upper row are digits on every keyboard. */
export function signOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return /^Digit(\d)$/.exec(code)?.[1] ?? key.toUpperCase();
}

export function keyPressed(event: KeyboardEvent, table: Table): void {
  const { key } = event;
  const isPast = table.state.lookingAt !== null;
  if (isPast && (key === "ArrowLeft" || key === "ArrowRight")) {
    document.documentElement.dataset.keys = "";
    lookBeside(key === "ArrowLeft" ? "before" : "after", table);
    event.preventDefault();
  } else if (isPast && key === "Escape") {
    table.lookAt(null);
  } else {
    playedByKey(event, table);
  }
}

export function playedByKey(event: KeyboardEvent, table: Desk): void {
  document.documentElement.dataset.keys = "";
  const key = event.key;
  const arrow = ARROWS[key];
  if (arrow) {
    if (moveFocus(...arrow)) event.preventDefault();
  } else if (key === "Escape") {
    display = "";
    table.stepBack();
  } else if (key === "Enter" && table.state.aimed && !(event.target instanceof HTMLButtonElement)) {
    void table.make(table.state.aimed);
  } else if (key.length === 1) {
    typed(signOf(event), table);
  }
}

/** From one moment of the past to the next. */
function lookBeside(side: "before" | "after", table: Table): void {
  const ways = waysFrom(table.state.log, table.state.lookingAt!);
  if (side === "after" || ways.before !== null) table.lookAt(ways[side]);
}

function typed(sign: string, table: Desk): void {
  const key = CSS.escape(sign);
  if (table.state.chosen && press(`[data-target="${key}"]`)) return;
  if (press(`[data-target="C${key}"]`) || press(`[data-key="${key}"]`)) return;
  if (/\d/.test(sign)) {
    display = sign;
    document.querySelector<HTMLElement>(`button[data-take^="${key}"], [data-near="${key}"]`)?.focus();
  } else if (!press(`[data-take="${display}${key}"]`)) {
    const there = document.querySelectorAll<HTMLElement>(`[data-take$="${key}"]`);
    if (there.length === 1) choose(there[0]!);
    else there[0]?.focus();
  }
}

function press(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) choose(element);
  return element !== null;
}

function choose(element: HTMLElement): void {
  element.focus();
  element.click();
}

/** The nearest thing to press in a direction gets the focus; where nothing can be chosen, arrows are left to the page. */
function moveFocus(dx: number, dy: number): boolean {
  const all = [...document.querySelectorAll<HTMLElement>("main button:not(:disabled), section.action button")];
  const here = document.activeElement;
  const targets = all.filter((each) => each.dataset.target);
  if (!(here instanceof HTMLElement) || !all.includes(here) || (targets.length && here.dataset.take)) {
    const first = targets[0] ?? all.find(({ dataset }) => dataset.take || dataset.near || dataset.key);
    first?.focus();
    return first !== undefined;
  }
  const from = middle(here);
  let best: { element: HTMLElement; away: number } | null = null;
  for (const element of all) {
    const to = middle(element);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (element === here || along < 4) continue;
    const away = along + 2.5 * aside;
    if (!best || away < best.away) best = { element, away };
  }
  best?.element.focus();
  return true;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
