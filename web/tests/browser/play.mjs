/** Playing a game through the page, as people do. */
import { expect } from "./browser.mjs";

const CHOICES = [
  "button.pay",
  "button[data-target]:not([data-target='F'])", // a line, a column, a space
  "button[data-target]", // the floor
  ".choices .button.main", // take these
  "button[data-key]", // a bonus tile, a tile to keep
  "button[data-take]", // tiles of the market
  ".choices button", // jokers, payments, pass
];
const LONGEST = 800; // presses
const PATIENCE = 800; // ms; then something else is tried
const LOOKS = 3_000; // a tenth of a second apart; only a table that hangs takes so many

/** Plays to the end with whatever `press` does to the thing that is chosen. */
export async function playToEnd(page, press, prefer = CHOICES) {
  for (let turn = 0; turn < LONGEST; turn += 1) {
    await page.waitForFunction(
      (choices) => document.querySelector("dialog table") || choices.some((choice) => document.querySelector(choice)),
      prefer,
      { timeout: 90_000 },
    );
    if (await page.locator("dialog table").count()) return;
    await pressOne(page, press, prefer, turn);
  }
  throw new Error("the game did not end");
}

/** Waits until more has happened at the table. */
export async function wentOn(page, table, before) {
  const address = new URL(`/api/tables/${table}`, page.url()).href;
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await (await page.request.get(address)).json()).number > before) return;
    await page.waitForTimeout(100);
  }
  throw new Error("nothing happened at the table");
}

async function pressOne(page, press, prefer, turn) {
  const yes = page.locator("section.action .button.main");
  if (await yes.count()) return press(yes.first());
  for (const choice of prefer) {
    const found = page.locator(choice);
    const count = await found.count();
    if (count) return press(found.nth((turn * 7) % count));
  }
}

export async function click(thing) {
  await thing.click({ timeout: PATIENCE }).catch(swallow);
}

export async function tap(thing) {
  await thing.tap({ timeout: PATIENCE }).catch(swallow);
}

/** The thing may be gone: the other player was faster, or the page went on. */
function swallow(error) {
  expect(/Timeout|detached|not attached|strict/.test(String(error)), String(error));
}
