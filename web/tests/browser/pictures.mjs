/** Takes the pictures of the page for the docs: node web/tests/browser/pictures.mjs [NAME …] */
import { fileURLToPath } from "node:url";
import { OWN_PORT, PHONE, REVIEWED, SERVER, SMALL_DESK, SMALL_PHONE, againstBot, closeBrowser, openTable, startServer, useServer, visitor } from "./browser.mjs";
import { playUntil, settled } from "./reach.mjs";

const FOLDER = fileURLToPath(new URL("../../../docs/images/", import.meta.url));

/** Comes to a state of the page, strikes a pose and takes the picture. */
async function picture(name, settings, come, pose = async () => {}) {
  const page = await visitor(settings);
  await come(page);
  await pose(page);
  await page.evaluate(() => Promise.all(document.querySelector(".pops")?.getAnimations({ subtree: true }).map((each) => each.finished) ?? []));
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: "jpeg", quality: 84 });
  await page.context().close();
}

const game = (setup, moves) => async (page) => {
  const { table } = await openTable(page, setup);
  const isRich = ({ position, legal }) => ["take", "place"].includes(position.phase) && legal.length > 6;
  await playUntil(page, table, (view, made) => made >= moves && isRich(view));
  await settled(page);
};

async function firstPage(page) {
  await page.goto(SERVER);
  await page.waitForSelector(".play");
}

async function waitingRoom(page) {
  await openTable(page, { game: "azul", seats: [{ kind: "human", name: "Ana" }, { kind: "bot", level: 3 }, { kind: "open" }], start: "host" });
  await page.waitForSelector(".room");
}

async function lesson(page) {
  await firstPage(page);
  await page.locator("nav.ways button").nth(2).click();
  await page.locator("button.game").first().click();
  await page.waitForSelector(".lesson .words p");
  await page.keyboard.press("ArrowRight");
}

async function lift(page) {
  await page.locator("[data-take]").last().click();
  const targets = page.locator(".line.target");
  if (await targets.count()) await targets.last().hover();
}

async function liftByTouch(page) {
  const zoom = page.locator(".zoom");
  if (await zoom.count()) await zoom.last().tap();
  await page.locator("button[data-take]").last().tap();
  const targets = page.locator(".line.target");
  if (await targets.count()) await targets.last().tap();
}

async function closeResult(page) {
  await page.keyboard.press("Escape");
}

/** The third mistake of a game. */
async function review(page) {
  const { table } = await openTable(page, againstBot("azul"));
  await playUntil(page, table, () => false);
  await page.reload();
  await page.locator("dialog [data-review]").click();
  await page.locator(".list .grade").first().waitFor();
  await page.locator(".progress").waitFor({ state: "detached", timeout: REVIEWED });
  await page.locator("body").press("Home");
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("n");
}

async function puzzle(page) {
  await page.goto(`${SERVER}/puzzles`);
  await page.locator("a[href^='/puzzles/']").last().click();
  await settled(page);
}

const phone = { size: PHONE, touch: true };
const PICTURES = [
  ["page-azul", {}, game(againstBot("azul"), 11), lift],
  ["page-azul-four", { theme: "dark" }, game(againstBot("azul", "coloured", { jokers: true }, 3), 9)],
  ["page-pavilion", {}, game(againstBot("summer-pavilion"), 36)],
  ["page-pavilion-dark", { theme: "dark", language: "fr" }, game(againstBot("summer-pavilion", "glazed-orange"), 40)],
  ["page-small-desk", { size: SMALL_DESK, language: "fr" }, game(againstBot("azul", "grey", {}, 3), 14), lift],
  ["page-phone-azul", phone, game(againstBot("azul"), 9), liftByTouch],
  ["page-phone-pavilion", { ...phone, theme: "dark" }, game(againstBot("summer-pavilion"), 30)],
  ["page-phone-four", phone, game(againstBot("azul", "crystal-1", {}, 3), 12)],
  ["page-phone-result", { ...phone, theme: "dark" }, game(againstBot("azul", "coloured", {}, 3), 400)],
  ["page-small-phone", { size: SMALL_PHONE, touch: true, language: "fr" }, game(againstBot("azul"), 9), liftByTouch],
  ["page-first", {}, firstPage],
  ["page-lesson", {}, lesson],
  ["page-waiting", { theme: "dark" }, waitingRoom],
  ["page-pavilion-four", {}, game(againstBot("summer-pavilion", "coloured", {}, 3), 34)],
  ["page-review", {}, review],
  ["page-puzzle", { theme: "dark" }, puzzle],
  ["page-result", {}, game(againstBot("azul", "grey", {}, 3), 200)],
  ["page-end", { theme: "dark" }, game(againstBot("summer-pavilion", "coloured", {}, 3), 400), closeResult],
];

try {
  useServer((await startServer(OWN_PORT)).address);
  const wanted = process.argv.slice(2);
  for (const each of PICTURES) if (!wanted.length || wanted.includes(each[0])) await picture(...each);
} finally {
  await closeBrowser();
}
