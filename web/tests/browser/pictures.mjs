/** Takes the pictures of the page for the docs: node web/tests/browser/pictures.mjs */
import { fileURLToPath } from "node:url";
import { PHONE, againstBot, closeBrowser, openTable, startServer, useServer, viewOf, visitor } from "./browser.mjs";

const FOLDER = fileURLToPath(new URL("../../../docs/images/", import.meta.url));
const PORT = 20_000 + (process.pid % 20_000);

/** Makes so many moves for the player, the most promising ones. */
async function play(page, table, moves) {
  for (let made = 0; made < moves; ) {
    const view = await viewOf(page, table);
    if (view.status !== "playing") return;
    if (!view.is_your_turn) {
      await page.waitForTimeout(100);
      continue;
    }
    const move = view.legal.reduce((best, each) => (promise(each) > promise(best) ? each : best)).move;
    await page.evaluate(
      async ([address, body]) => {
        const headers = { "content-type": "application/json" };
        await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
      },
      [`/api/tables/${table}/commands`, { type: "move", id: `${view.number}`, after: view.number, move }],
    );
    made += 1;
  }
}

function promise({ later = 0, now = 0, have = 0, of = 9, loss = 0, count = 0 }) {
  return 2 * later + now + have / of + loss + 0.1 * count;
}

async function picture(name, settings, setup, moves, pose = async () => {}) {
  const page = await visitor(settings);
  if (setup) {
    const { table } = await openTable(page, setup);
    await play(page, table, moves);
    await page.waitForSelector("[data-take], [data-target], [data-key], dialog table");
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

const phone = { size: PHONE, touch: true };
const PICTURES = [
  ["page-azul", {}, againstBot("azul"), 11, lift],
  ["page-azul-four", { theme: "dark" }, againstBot("azul", "coloured", { jokers: true }, 3), 9],
  ["page-pavilion", {}, againstBot("summer-pavilion"), 36],
  ["page-pavilion-dark", { theme: "dark", language: "fr" }, againstBot("summer-pavilion", "glazed-orange"), 40],
  ["page-phone-azul", phone, againstBot("azul"), 9, liftByTouch],
  ["page-phone-pavilion", { ...phone, theme: "dark" }, againstBot("summer-pavilion"), 30],
  ["page-first", {}, null, 0],
  ["page-result", {}, againstBot("azul", "grey", {}, 2), 200],
];

try {
  useServer((await startServer(PORT)).address);
  for (const each of PICTURES) await picture(...each);
} finally {
  await closeBrowser();
}
