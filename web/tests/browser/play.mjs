/** Playing a game through the page, as people do. */
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "./browser.mjs";

const CHOICES = [
  "section.action .button.main", // yes
  "button.pay",
  "button[data-target]:not([data-target='F'])", // a line, a column, a space
  "button[data-target]", // the floor
  ".choices .button.main", // take these
  "button[data-key]", // a bonus tile, a tile to keep
  "button[data-take]", // tiles of the market
  ".choices button", // jokers, payments, pass
];
const LONGEST = 800; // presses
const PATIENCE = 800; // ms; then something else is tried …
const MOST_PATIENCE = 30_000; // … which may need longer
const LOOKS = 3_000; // a tenth of a second apart; only a table that hangs takes so many

/** Plays with whatever `press` does to the thing that is chosen: to the end, or until it is enough. */
export async function playOn(page, press, isEnough = () => false) {
  const pressed = patient(press);
  for (let turn = 0; turn < LONGEST; turn += 1) {
    await page.waitForFunction(
      (choices) => document.querySelector("dialog table") || choices.some((choice) => document.querySelector(choice)),
      CHOICES,
    );
    if ((await page.locator("dialog table").count()) || (await isEnough())) return;
    await pressOne(page, pressed, CHOICES, turn);
  }
  throw new Error("the game did not end");
}

/** Waits until more has happened at the table. */
export async function wentOn(page, table, before) {
  const address = new URL(`/api/tables/${table}`, page.url()).href;
  const isMore = async () => (await (await page.request.get(address)).json()).number > before;
  await until(isMore, () => "nothing happened at the table");
}

/** Looks again and again until it is so. */
export async function until(isSo, complaint) {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Error(complaint());
}

/** Presses something of the first kind that there is. */
export async function pressOne(page, press, choices, turn) {
  for (const choice of choices) {
    const found = page.locator(choice);
    const count = await found.count();
    if (count) return press(found.nth((turn * 7) % count));
  }
}

export const click = (thing, options) => thing.click(options);
export const tap = (thing, options) => thing.tap(options);

/** The same press, twice as patient after each that was in vain: the thing may be gone, or the machine slow. */
export function patient(press) {
  let timeout = PATIENCE;
  return async (thing) => {
    const isPressed = await press(thing, { timeout }).then(() => true, swallow);
    timeout = isPressed ? PATIENCE : Math.min(2 * timeout, MOST_PATIENCE);
  };
}

/** The thing may be gone: the other player was faster, or the page went on. */
function swallow(error) {
  expect(/Timeout|detached|not attached|strict/.test(String(error)), String(error));
  return false;
}
