/** All that can be seen of the page, state by state. A tour leads a page there and gives each state's name. */
import { SERVER, againstBot, openTable, visitor } from "./browser.mjs";
import { inPhase, playUntil, settled } from "./reach.mjs";
import { PUZZLES } from "./puzzles.mjs";
import { STUDIES } from "./study.mjs";

async function shut(page) {
  await page.locator("dialog .close").click();
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** The first page and its dialogs, in a browser that knows a game to go on with and a public table. */
async function* firstPage(page) {
  await page.goto(`${SERVER}/t/0000000000`);
  await page.getByRole("heading").waitFor();
  yield "no such table";
  await page.goto(SERVER);
  await page.waitForSelector("main .play");
  yield "first page";
  const tools = page.locator(".top .tool");
  for (const [name, button] of [
    ["help", tools.nth(1)],
    ["settings", tools.nth(2)],
    ["friends", page.locator(".ways button").nth(0)],
    ["one screen", page.locator(".ways button").nth(1)],
  ]) {
    await button.click();
    await page.waitForSelector("dialog[open]");
    yield `first page, ${name}`;
    await shut(page);
  }
  await page.locator("summary").click();
  yield "first page, more choices";
}

/** A table for friends before its game: by the host, by who comes, and in the lists of the first page; then a word between them. */
async function* company(page) {
  const open = { kind: "open" };
  const setup = { game: "azul", seats: [{ kind: "human", name: "Ana" }, open], undo: "ask", visibility: "public", start: "host" };
  const { table, join } = await openTable(page, setup);
  await page.waitForSelector(".room");
  yield "waiting room";
  await page.goto(SERVER);
  await page.waitForSelector("main section ul a");
  yield "first page, lists";
  const friend = await visitor();
  await friend.goto(`${SERVER}/t/${table}?join=${join}`);
  const sit = friend.getByRole("button", { name: "Sit here" });
  await sit.click();
  await sit.waitFor({ state: "detached" }); // only then the host may begin
  await page.goto(`${SERVER}/t/${table}`);
  await page.locator(".room .button.main").first().click();
  await page.waitForSelector(".mine");
  await page.locator(".tools .tool").first().click();
  await page.waitForSelector("dialog .phrases");
  await page.locator(".phrases button").first().click();
  await page.waitForSelector("dialog li");
  yield "chat";
  await shut(page);
  await friend.context().close();
}

/** Lifts tiles; on a phone with many displays the display is brought nearer first. */
export async function lift(page) {
  const zoom = page.locator(".zoom");
  if (await zoom.count()) await zoom.last().click();
  await page.locator("button[data-take]").last().click();
}

/** True if the game comes to it; then the page shows it. */
async function comeTo(page, table, isThere) {
  const { status } = await playUntil(page, table, isThere);
  if (status !== "playing") return false;
  await settled(page);
  return true;
}

async function liftThese(page, source, tile) {
  if (source && (await page.locator(".zoom").count())) await page.locator(`[data-source="${source}"] .zoom`).click();
  const plate = source ? `[data-source="${source}"]` : ".dish";
  await page.locator(`${plate} button[data-take]:has(use[href="#sq-${tile}"])`).last().click();
}

const withJokers = (view) => view.legal.some((move) => move.with_jokers);

async function* azul(page, { board = "coloured", options = {}, bots = 3 } = {}) {
  const name = `azul ${board}${options.jokers ? " with jokers" : ""} for ${bots + 1}`;
  const { table } = await openTable(page, againstBot("azul", board, options, bots));
  await settled(page);
  yield `${name}, take`;
  await playUntil(page, table, inPhase("take", (view, made) => made >= 9));
  await settled(page);
  if (await page.locator(".zoom").count()) {
    await page.locator(".zoom").last().click();
    await page.waitForSelector("dialog[open]");
    yield `${name}, a display`;
    await shut(page);
  }
  await lift(page);
  await page.waitForSelector("[data-target]");
  yield `${name}, lifted`;
  await page.locator("[data-target]").first().hover();
  if (await page.evaluate(() => matchMedia("(pointer: coarse)").matches)) await page.locator("[data-target]").first().click();
  yield `${name}, aimed`;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  if (options.jokers && (await comeTo(page, table, inPhase("take", withJokers)))) {
    const { source, tile } = (await playUntil(page, table, () => true)).legal.find((move) => move.with_jokers);
    await liftThese(page, source, tile);
    yield `${name}, jokers`;
    await page.keyboard.press("Escape");
  }
  if (options.jokers && (await comeTo(page, table, inPhase("keep")))) yield `${name}, jokers kept`;
  if (board !== "coloured" && (await comeTo(page, table, inPhase("tile")))) yield `${name}, columns`;
  yield* bystanders(page, table, name);
  yield* lastRound(page, table, name);
  yield* ending(page, table, name);
}

async function* pavilion(page, { board = "coloured", bots = 3 } = {}) {
  const name = `summer-pavilion ${board} for ${bots + 1}`;
  const { table } = await openTable(page, againstBot("summer-pavilion", board, {}, bots));
  await settled(page);
  yield `${name}, take`;
  await lift(page);
  await page.waitForSelector("[data-take-yes]");
  yield `${name}, lifted`;
  await page.keyboard.press("Escape");
  const isLate = (view) => view.position.round >= 3;
  await playUntil(page, table, inPhase("place", (view) => isLate(view) && choicesOf(view).length > 0));
  await settled(page);
  yield `${name}, place`;
  yield* payment(page, table, name);
  if (await comeTo(page, table, inPhase("bonus"))) yield `${name}, bonus`;
  if (await comeTo(page, table, inPhase("keep"))) yield `${name}, keep`;
  yield* bystanders(page, table, name);
  yield* lastRound(page, table, name);
  yield* ending(page, table, name);
}

/** Spaces that can be paid for in several ways. */
function choicesOf(view) {
  const ways = new Map();
  for (const { star, space, kind } of view.legal) if (kind === "place") ways.set(`${star}.${space}`, (ways.get(`${star}.${space}`) ?? 0) + 1);
  return [...ways].filter(([, count]) => count > 1).map(([key]) => key);
}

async function* payment(page, table, name) {
  const view = await playUntil(page, table, () => true);
  const [key] = choicesOf(view);
  await page.locator(`[data-target="${key}"]`).click();
  await page.waitForSelector("button.pay");
  yield `${name}, payment`;
  await page.keyboard.press("Escape");
}

/** Another's board, the menu, the bag and the past, if the game still goes on. */
async function* bystanders(page, table, name) {
  const { status } = await playUntil(page, table, () => true);
  if (status !== "playing") return;
  await settled(page);
  const near = page.locator("button.open").first();
  if (await near.count()) {
    await near.click();
    await page.waitForSelector("dialog[open]");
    yield `${name}, another's board`;
    await shut(page);
  }
  await page.locator(".bar :is(.menu, .tool:last-child):visible").first().click();
  await page.waitForSelector("dialog[open]");
  yield `${name}, menu`;
  await shut(page);
  await page.locator("[data-heaps]").click();
  await page.waitForSelector("dialog[open]");
  yield `${name}, tiles left`;
  await shut(page);
  await page.keyboard.press("l");
  await page.waitForSelector("dialog[open] li");
  yield `${name}, log`;
  // The latest lines may all tell of the present, to which nothing leads back.
  for (let line = 3; await page.locator("dialog").count(); line += 1) await page.locator("dialog li button").nth(line).press("Enter");
  yield `${name}, looking back`;
  await page.keyboard.press("Escape");
}

/** The bar has the most to say when the last round is announced and tiles are lifted. */
async function* lastRound(page, table, name) {
  const isLast = inPhase("take", (view) => view.ending.length > 0);
  if (!(await comeTo(page, table, isLast))) return;
  yield `${name}, last round`;
  await lift(page);
  yield `${name}, last round, lifted`;
  await page.keyboard.press("Escape");
}

async function* ending(page, table, name) {
  await playUntil(page, table, () => false);
  await page.waitForSelector("dialog table");
  yield `${name}, result`;
  await shut(page);
  yield `${name}, end`;
}

const AZUL = ["coloured", "grey", "crystal-1", "crystal-2"];
const PAVILION = ["coloured", "monochrome", "glazed-orange", "glazed-purple"];

export const TOURS = {
  "first page": firstPage,
  company,
  ...PUZZLES,
  ...STUDIES,
  ...Object.fromEntries(AZUL.map((board) => [`azul ${board}`, (page) => azul(page, { board })])),
  ...Object.fromEntries(PAVILION.map((board) => [`summer-pavilion ${board}`, (page) => pavilion(page, { board })])),
  "azul grey with jokers": (page) => azul(page, { board: "grey", options: { jokers: true }, bots: 2 }),
  "azul for two": (page) => azul(page, { options: { jokers: true }, bots: 1 }),
  "summer-pavilion for two": (page) => pavilion(page, { bots: 1 }),
};
