/** Whole games, by mouse and by finger, and the ways to lay tiles. */
import { PHONE, againstBot, expect, isQuiet, openTable, viewOf, visitor } from "./browser.mjs";
import { click, playToEnd, tap, wentOn } from "./play.mjs";

async function wholeGame(setup, settings, press) {
  const page = await visitor(settings);
  const { table } = await openTable(page, setup);
  await playToEnd(page, press);
  const view = await viewOf(page, table);
  expect(view.status === "ended", `the game is ${view.status}`);
  await isQuiet(page);
}

const byMouse = (game, board, options) => () => wholeGame(againstBot(game, board, options), {}, click);

export const wholeGames = {
  "azul by mouse": byMouse("azul", "coloured"),
  "azul grey with jokers by mouse": byMouse("azul", "grey", { jokers: true }),
  "azul crystal-1 by mouse": byMouse("azul", "crystal-1"),
  "azul crystal-2 by mouse": byMouse("azul", "crystal-2"),
  "summer-pavilion by mouse": byMouse("summer-pavilion", "coloured"),
  "summer-pavilion monochrome by mouse": byMouse("summer-pavilion", "monochrome"),
  "summer-pavilion glazed-orange by mouse": byMouse("summer-pavilion", "glazed-orange"),
  "summer-pavilion glazed-purple by mouse": byMouse("summer-pavilion", "glazed-purple"),
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
