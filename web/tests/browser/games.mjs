/** Whole games, by mouse and by finger, and the ways to lay tiles. */
import { PHONE, againstBot, expect, isQuiet, openTable, viewOf, visitor } from "./browser.mjs";
import { click, playOn, tap, wentOn } from "./play.mjs";
import { playUntil } from "./reach.mjs";

async function wholeGame(setup, settings, press) {
  const page = await visitor(settings);
  const { table } = await openTable(page, setup);
  await playOn(page, press);
  await isEnded(page, table);
}

/** Between them nothing else is to be pressed. */
async function firstAndLastRound(setup) {
  const page = await visitor();
  const { table } = await openTable(page, setup);
  await playOn(page, click, async () => (await viewOf(page, table)).position.round > 1);
  await playUntil(page, table, (view) => view.ending.length > 0);
  await playOn(page, click);
  await isEnded(page, table);
}

async function isEnded(page, table) {
  const view = await viewOf(page, table);
  expect(view.status === "ended", `the game is ${view.status}`);
  await isQuiet(page);
}

const byMouse = (game) => () => wholeGame(againstBot(game), {}, click);
const partlyByMouse = (game, board, options) => () => firstAndLastRound(againstBot(game, board, options));

export const wholeGames = {
  "azul by mouse": byMouse("azul"),
  "azul grey with jokers by mouse": partlyByMouse("azul", "grey", { jokers: true }),
  "azul crystal-1 by mouse": partlyByMouse("azul", "crystal-1"),
  "azul crystal-2 by mouse": partlyByMouse("azul", "crystal-2"),
  "summer-pavilion by mouse": byMouse("summer-pavilion"),
  "summer-pavilion monochrome by mouse": partlyByMouse("summer-pavilion", "monochrome"),
  "summer-pavilion glazed-orange by mouse": partlyByMouse("summer-pavilion", "glazed-orange"),
  "summer-pavilion glazed-purple by mouse": partlyByMouse("summer-pavilion", "glazed-purple"),
  "azul by touch": () => wholeGame(againstBot("azul"), { size: PHONE, touch: true }, tap),
  "summer-pavilion by touch": () => wholeGame(againstBot("summer-pavilion"), { size: PHONE, touch: true }, tap),
};

export async function dragging() {
  const page = await visitor({ confirm: "never" });
  const { table } = await openTable(page, againstBot("azul"));
  const tiles = page.locator("[data-take]").first();
  await tiles.hover(); // once they lie still
  const { x, y } = await tiles.boundingBox();
  const { number } = await viewOf(page, table);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 60, { steps: 4 });
  await page.locator("[data-target='5']").hover();
  await page.mouse.up();
  await wentOn(page, table, number);
  await isQuiet(page);
}
