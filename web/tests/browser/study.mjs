/** Reviews and the analysis board, state by state: from the end of a game to its curve, and from a pasted record to a position of one's own. */
import { REVIEWED, SERVER, againstBot, expect, openTable, visitor } from "./browser.mjs";
import { playUntil, settled } from "./reach.mjs";

async function recordOf(page, table) {
  return page.evaluate(async (address) => (await fetch(address)).text(), `/api/tables/${table}/record`);
}

/** A game that has ended, by promising moves. */
async function endedGame(page, game) {
  const { table } = await openTable(page, againstBot(game));
  await playUntil(page, table, () => false);
  await page.waitForSelector("dialog table");
  return table;
}

/** The step in the address, as the page has it now; `page.url()` may hear of it later. */
export const at = (page) => page.evaluate(() => Number(new URLSearchParams(location.search).get("at") ?? 0));

export async function* reviewed(page, game) {
  await endedGame(page, game);
  await page.locator("dialog [data-review]").click();
  await page.waitForURL(/\/review\//);
  await page.locator(".list .grade").nth(2).waitFor({ timeout: REVIEWED });
  await page.locator(".list [data-step='1'] .grade").waitFor({ timeout: REVIEWED }); // steps are done in any order; this one is looked at
  yield "review, begun";
  await stopAndGoOn(page);
  await stepByKeys(page);
  await page.waitForSelector("[data-to=best]");
  const arrows = await page.locator(".arrows .way").count();
  expect(game === "azul" || arrows === 0, "an arrow runs into a hand across the table");
  yield "review, a move";
  await strangerSees(page);
  await page.locator(".tabs button").nth(1).click();
  await page.waitForSelector(".players .fall");
  yield "review, players";
  await page.locator(".ways .button.main").click();
  await page.waitForURL(/\/t\//);
  await settled(page);
  yield "review, tried";
}

/** A review that takes a while is stopped and gone on with; in the end it is out of the way of others. */
async function stopAndGoOn(page) {
  for (const command of ["stop", "resume", "stop"]) {
    const button = page.locator(`.progress [data-command=${command}]`);
    const isThere = await button.or(page.locator(".side:not(:has(.progress))")).first().waitFor().then(() => button.isVisible());
    if (!isThere) return;
    await button.click().catch(() => {}); // it was complete before
  }
}

async function stepByKeys(page) {
  await page.locator("body").press("Home");
  await page.keyboard.press("ArrowRight");
  expect((await at(page)) === 1, `one step led to ${page.url()}`);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect((await at(page)) === 1, `two steps and one back led to ${page.url()}`);
  await page.keyboard.press("n");
  const next = await at(page);
  await page.keyboard.press("p");
  expect((await at(page)) <= next, "the mistake before came after");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
}

/** Whoever has the link sees the same, and may not stop it. */
async function strangerSees(page) {
  const stranger = await visitor();
  await stranger.goto(page.url());
  await stranger.waitForSelector("[data-to=best]");
  expect((await stranger.locator(".progress .button").count()) === 0, "a stranger may stop the review");
  expect(stranger.wrongs.length === 0, stranger.wrongs.join("\n"));
  await stranger.context().close();
}

export async function* analysed(page, game) {
  const { table } = await openTable(page, againstBot(game));
  await playUntil(page, table, (_, made) => made >= 3);
  const record = await recordOf(page, table);
  await page.goto(`${SERVER}/analysis`);
  await page.waitForSelector("[data-paste]");
  for (const text of ["no game at all", `{"game": "${game}", "players": [{}, {}]}`]) {
    await page.fill("[data-paste]", text);
    await page.locator("form .button.main").click();
    await page.waitForSelector("form [role=alert] .mend");
    expect((await page.inputValue("[data-paste]")) === text, "what was pasted is lost");
  }
  yield "analysis, refused";
  await page.fill("[data-paste]", record);
  await page.locator("form .button.main").click();
  await page.waitForSelector(".engine li");
  await page.waitForSelector("[data-to=best], .choices button");
  yield "analysis, best moves";
  await playAndTakeBack(page);
  await page.locator(".ways .button").nth(1).click();
  await page.waitForSelector(".editor .right");
  yield "analysis, editor";
  const phase = page.locator(".facts select").first();
  const before = await phase.inputValue();
  await phase.selectOption("deal");
  await page.waitForSelector(".editor li");
  yield "analysis, impossible";
  await phase.selectOption(before);
  await changeByHand(page);
  yield "analysis, changed";
  await setUpByHand(page, game);
  yield "analysis, set up";
}

/** Points of a named player are changed: a step that stays after a reload, in a link, and can be taken back. */
async function changeByHand(page) {
  const round = page.locator(".editor .facts input[type=number]");
  const before = await round.inputValue();
  await round.fill("999");
  expect(Number(await round.inputValue()) <= 20, "a round beyond all is taken");
  expect((await page.locator(".editor .facts [role=status]").first().textContent()) !== "", "it is put right without a word");
  await round.fill(before);
  await page.locator(".editor .player input[type=number]").first().fill("31");
  await page.waitForSelector(".editor .right");
  await page.reload();
  await page.waitForSelector(".editor .right");
  await page.waitForFunction(() => document.querySelector(".bar .about p").textContent); // the game has come back, too
  expect((await page.locator(".editor .player input[type=number]").first().inputValue()) === "31", "a reload lost what was set up");
  await page.locator(".editor .verdict .button.main").click();
  await page.waitForFunction(() => /^(\d+) \/ \1$/.test(document.querySelector(".side .count")?.textContent)); // it is the last step
  await page.waitForSelector(".engine li");
  const told = async () => [await page.locator(".side .count").textContent(), await page.locator(".side .list").innerText()].join("\n");
  const changed = await told();
  expect(changed.includes("Ana"), "nobody is called by name");
  await page.reload();
  await page.waitForSelector(".engine li");
  expect((await told()) === changed, `a reload led from ${changed} to ${await told()}`);
  await page.keyboard.press("Backspace");
  const [at, of] = (await page.locator(".side .count").textContent()).split(" / ").map(Number);
  expect(at === of - 1, "the change was not taken back");
  await page.keyboard.press("End");
}

/** A new game is dealt and can be played; then from an empty table to a deal, the analysis board, and a game from there. */
async function setUpByHand(page, game) {
  const start = (way) => page.locator(".beginning .buttons .button").nth(way).click();
  await page.goto(`${SERVER}/analysis`);
  await page.locator(".games button").nth(game === "azul" ? 0 : 1).click();
  await start(0);
  await page.waitForSelector("[data-take]");
  await page.goto(`${SERVER}/analysis`);
  await page.locator(".games button").nth(game === "azul" ? 0 : 1).click();
  await start(1);
  await page.waitForSelector(".editor .right");
  await page.locator(".market .ways .button").last().click();
  await page.waitForSelector(".editor .right", { state: "detached" });
  expect((await page.locator(".editor .wrong:not(.count)").count()) === 0, "an empty table is called wrong");
  await page.locator(".market .ways .button").first().click();
  await page.waitForSelector(".editor .right");
  await page.locator(".editor .verdict .button.main").click();
  await page.waitForSelector(".engine li");
  await page.locator(".ways .button.main").click();
  await page.waitForURL(/\/t\//);
  await settled(page);
}

/** A press on a best move plays it; it can be taken back, and stepped over. */
async function playAndTakeBack(page) {
  const count = page.locator(".side .count");
  const before = await count.textContent();
  await page.locator(".engine li button").first().click();
  await page.waitForFunction((told) => document.querySelector(".side .count").textContent !== told, before);
  const after = await count.textContent();
  await page.keyboard.press("Backspace");
  expect((await count.textContent()).split(" / ")[0] === before.split(" / ")[0], "the move was not taken back");
  await page.keyboard.press("End");
  expect((await count.textContent()) === after, "the way on was lost");
  for (let times = 0; times < 2; times += 1) {
    await speakOtherwise(page);
    expect((await count.textContent()) === after, "another language lost steps");
  }
  await page.keyboard.press("Backspace");
  await page.waitForSelector(".engine li");
}

async function speakOtherwise(page) {
  const spoken = await page.locator("html").getAttribute("lang");
  await page.locator(".bar .tool").last().click();
  await page.locator("dialog select").first().selectOption(spoken === "en" ? "fr" : "en");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".engine li");
  expect((await page.locator("html").getAttribute("lang")) !== spoken, "the language stayed");
}

export const STUDIES = {
  "review of azul": (page) => reviewed(page, "azul"),
  "review of summer-pavilion": (page) => reviewed(page, "summer-pavilion"),
  "analysis of azul": (page) => analysed(page, "azul"),
  "analysis of summer-pavilion": (page) => analysed(page, "summer-pavilion"),
};
