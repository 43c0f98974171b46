/** Takes the pictures of the page for the docs: node web/tests/browser/pictures.mjs */
import { fileURLToPath } from "node:url";
import { PHONE, againstBot, closeBrowser, openTable, startServer, useServer, visitor } from "./browser.mjs";
import { playUntil, settled } from "./reach.mjs";

const FOLDER = fileURLToPath(new URL("../../../docs/images/", import.meta.url));
const PORT = 20_000 + (process.pid % 20_000);

async function picture(name, settings, setup, moves, pose = async () => {}) {
  const page = await visitor(settings);
  if (setup) {
    const { table } = await openTable(page, setup);
    await playUntil(page, table, (_, made) => made >= moves);
    await settled(page);
  } else {
    await page.goto(process.env.FAIENCE_SERVER);
    await page.waitForSelector(".play");
  }
  await pose(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: "jpeg", quality: 88 });
  await page.context().close();
}

async function lift(page) {
  await page.locator("[data-take]").last().click();
  const targets = page.locator(".line.target");
  if (await targets.count()) await targets.last().hover();
}

async function liftByTouch(page) {
  await page.locator("[data-take]").last().tap();
  const targets = page.locator(".line.target");
  if (await targets.count()) await targets.last().tap();
}

async function closeResult(page) {
  await page.keyboard.press("Escape");
}

const phone = { size: PHONE, touch: true };
const PICTURES = [
  ["page-azul", {}, againstBot("azul"), 11, lift],
  ["page-azul-four", { theme: "dark" }, againstBot("azul", "coloured", { jokers: true }, 3), 9],
  ["page-pavilion", {}, againstBot("summer-pavilion"), 36],
  ["page-pavilion-dark", { theme: "dark", language: "fr" }, againstBot("summer-pavilion", "glazed-orange"), 40],
  ["page-phone-azul", phone, againstBot("azul"), 9, liftByTouch],
  ["page-phone-pavilion", { ...phone, theme: "dark" }, againstBot("summer-pavilion"), 30],
  ["page-first", {}, null, 0],
  ["page-pavilion-four", {}, againstBot("summer-pavilion", "coloured", {}, 3), 34],
  ["page-result", {}, againstBot("azul", "grey", {}, 3), 200],
  ["page-end", { theme: "dark" }, againstBot("summer-pavilion", "coloured", {}, 3), 400, closeResult],
];

try {
  useServer((await startServer(PORT)).address);
  for (const each of PICTURES) await picture(...each);
} finally {
  await closeBrowser();
}
