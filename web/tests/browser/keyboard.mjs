/** Games by keyboard alone, from the first page to the last point. */
import { SERVER, expect, isQuiet, visitor } from "./browser.mjs";

const LONGEST = 300; // turns
const MOST_STALLS = 5;
const OFFERED = "[data-take], [data-target], [data-key], .choices button, dialog table";

/** The focus is moved with a key until it is on something wanted. */
async function findBy(page, keys, wanted, most = 60) {
  for (let i = 0; i < most; i += 1) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), wanted)) return;
    await page.keyboard.press(keys[i % keys.length]);
  }
  throw new Error(`${keys.join(", ")} did not lead to ${wanted}`);
}

async function begin(game) {
  const page = await visitor({ confirm: "never", game, level: 1 });
  await page.goto(SERVER);
  await page.waitForSelector(".play");
  await findBy(page, ["Tab"], ".play");
  await page.keyboard.press("Enter");
  return page;
}

/** Plays turn by turn until the result is there. */
async function playOn(page, turns) {
  let stalls = 0;
  for (let turn = 0; turn < LONGEST; turn += 1) {
    await page.waitForFunction((offered) => document.querySelector(offered), OFFERED);
    if (await page.locator("dialog table").count()) return isQuiet(page);
    const lines = await page.locator(".log li").count();
    await turns(page, turn);
    const moved = page.waitForFunction((before) => document.querySelectorAll(".log li").length > before, lines, { timeout: 8_000 });
    // A key may come too early, while the table still changes: then it is pressed again. Otherwise the move is on its way.
    await moved.catch(async (error) => {
      if (await page.locator(OFFERED).count()) stalls += 1;
      if (stalls > MOST_STALLS) throw error;
    });
  }
  throw new Error("the game did not end");
}

async function keyOf(page, attribute) {
  return page.locator(`[${attribute}]`).first().getAttribute(attribute);
}

/** A display's digit and a colour's letter. */
async function lift(page) {
  const [display, letter] = await keyOf(page, "data-take");
  await page.keyboard.press(display);
  await page.keyboard.press(letter.toLowerCase());
}

async function byLetters(page) {
  await lift(page);
  await page.keyboard.press(await keyOf(page, "data-target"));
}

async function afterSecondThoughts(page) {
  await lift(page);
  await page.waitForSelector("[data-target]");
  await page.keyboard.press("Escape");
  expect((await page.locator("[data-target]").count()) === 0, "Esc did not put the tiles back");
  await byLetters(page);
}

async function byArrows(page) {
  await findBy(page, ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], "[data-take]");
  await page.keyboard.press("Enter");
  await findBy(page, ["ArrowRight", "ArrowRight", "ArrowDown"], "[data-target]");
  await page.keyboard.press("Enter");
}

async function byTyping(page) {
  const take = await keyOf(page, "data-take");
  await page.keyboard.press("/");
  expect(await page.evaluate(() => document.activeElement.matches(".log input")), "/ does not lead to where moves are typed");
  await page.keyboard.type(`${take}F`);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".log input")?.value === "");
  expect(await page.evaluate(() => document.activeElement.matches(".log input")), "a typed move takes the focus away");
  await page.keyboard.press("Escape");
}

async function readsLog(page) {
  await page.waitForSelector("[data-take]");
  await page.keyboard.press("l");
  await page.waitForSelector("dialog[open] li");
  expect((await page.locator("dialog [data-type]").inputValue()) === "", "the key that opens the log is typed into it");
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

export async function azulByKeyboard() {
  const page = await begin("azul");
  await readsLog(page);
  const ways = [byLetters, byArrows, byTyping, afterSecondThoughts];
  await playOn(page, (_, turn) => (turn < 8 ? ways[turn % 4] : byLetters)(page));
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

export async function pavilionByKeyboard() {
  const page = await begin("summer-pavilion");
  await playOn(page, pavilionTurn);
}

async function pavilionTurn(page) {
  const has = (selector) => page.locator(selector).count();
  if (await has("[data-key]")) return page.keyboard.press(await keyOf(page, "data-key"));
  if (await has("[data-take]")) {
    await lift(page);
    await findBy(page, ["ArrowDown"], "[data-take-yes]");
    return page.keyboard.press("Enter");
  }
  if (await has("[data-target]")) {
    await findBy(page, ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], "[data-target]");
    await page.keyboard.press("Enter");
    if (await has("button.pay")) {
      await findBy(page, ["ArrowDown", "ArrowRight"], "button.pay");
      await page.keyboard.press("Enter");
    }
    return undefined;
  }
  await findBy(page, ["ArrowDown", "ArrowRight", "ArrowUp"], ".choices button");
  return page.keyboard.press("Enter");
}
