/** Good moves on request, and puzzles: what they look like in each state, and that they can be played by every means. */
import { readFileSync } from "node:fs";
import { SERVER, againstBot, expect, isQuiet, openTable, viewOf, visitor } from "./browser.mjs";
import { sitDown } from "./company.mjs";
import { wentOn } from "./play.mjs";
import { inPhase, playUntil, settled } from "./reach.mjs";

const FACTS = JSON.parse(readFileSync(new URL("../../src/facts.json", import.meta.url), "utf-8"));

/** The lamp, until a good move lies on the board. */
async function askHint(page) {
  await page.locator("[data-hint]").click();
  await page.locator(".callout .main").waitFor();
}

async function* hinted(page, game) {
  const { table } = await openTable(page, againstBot(game));
  await settled(page);
  await askHint(page);
  expect((await page.locator("[data-from=best]").count()) > 0, "no tiles are lifted");
  await page.locator("[data-to=best]").first().waitFor();
  await isBesideMove(page, ".callout");
  yield "hint";
  await page.locator(".callout footer .button").first().click();
  await page.locator(".callout .told").waitFor();
  await isBesideMove(page, ".callout", { most: 0.6, places: ["[data-to=best]"] });
  yield "hint, why";
  await page.keyboard.press("Escape");
  await page.locator(".callout").waitFor({ state: "detached" });
  expect((await page.locator("[data-to=best]").count()) === 0, "a hint stays on the board");
  const { number } = await viewOf(page, table);
  await askHint(page);
  await page.locator(".callout .main").click();
  await page.locator(".callout").waitFor({ state: "detached" });
  await wentOn(page, table, number);
  await reachSpace(page, game, table);
  await askHint(page);
  await page.locator("[data-to=best], .button.best").first().waitFor();
  await isBesideMove(page, ".callout");
  yield "hint, a space";
}

/** On a phone a card is low, and the move that it tells lies above it or in the bar that holds it. */
async function isBesideMove(page, card, { most = 0.34, places = ["[data-from=best]", "[data-to=best]"] } = {}) {
  const { width, height } = page.viewportSize();
  if (width >= 900) return;
  await page.waitForFunction(
    ([selector, tallest, all]) => {
      const box = document.querySelector(selector).getBoundingClientRect();
      const end = Math.min(box.top, document.querySelector("section.action")?.getBoundingClientRect().top ?? box.top);
      const places = all.map((shown) => [...document.querySelectorAll(shown)].filter((each) => each.getClientRects().length));
      const isSeen = (place) => place.closest("section.action") || (place.getBoundingClientRect().bottom > 0 && place.getBoundingClientRect().top < end);
      return box.height <= tallest && places.every((each) => !each.length || each.some(isSeen));
    },
    [card, height * most, places],
  );
}

/** Where a space is to be chosen: of a grey wall, or of a star. */
async function reachSpace(page, game, table) {
  const grey = game === "azul" ? (await openTable(page, againstBot("azul", "grey"))).table : table;
  await playUntil(page, grey, inPhase(game === "azul" ? "tile" : "place"));
  await settled(page);
}

/** By keys: a letter asks, Enter plays it. */
export async function hintByKeyboard() {
  const page = await visitor();
  const { table } = await openTable(page, againstBot("azul"));
  await settled(page);
  const { number, position } = await viewOf(page, table);
  await page.keyboard.press("i");
  await page.waitForFunction(() => document.activeElement?.matches(".callout .main"));
  const words = await page.locator(".callout h2").innerText();
  const banner = await page.locator(".banner .words").innerText();
  expect(banner.toLowerCase().includes(words.toLowerCase()), `${banner} does not name ${words}`);
  await page.keyboard.press("Enter");
  await wentOn(page, table, number);
  expect(position.phase === "take" && (await page.locator(".callout").count()) === 0, "the hint stays");
  await isQuiet(page);
}

/** Where people play each other nobody is helped, on two devices or on one. */
export async function noHints() {
  const ana = await visitor();
  const { table, guest } = await sitDown(ana, {});
  await Promise.race([ana, guest].map((page) => page.waitForSelector("[data-take]")));
  for (const page of [ana, guest]) {
    await page.keyboard.press("i");
    expect((await page.locator("[data-hint], .callout").count()) === 0, "somebody is helped");
    const { status } = await page.request.get(`${SERVER}/api/tables/${table}/hint`).then((answer) => ({ status: answer.status() }));
    expect(status === 403 || status === 409, `a hint was answered with ${status}`);
  }
  const both = [{ kind: "human", name: "Ana" }, { kind: "human", name: "Bo" }];
  await openTable(ana, { game: "azul", seats: both });
  await settled(ana);
  expect((await ana.locator("[data-hint]").count()) === 0, "somebody at one screen is helped");
  await isQuiet(guest);
}

/** The first page's way, all puzzles, one that is not solved and then is, the next one, and a game from there. */
async function* solved(page, game) {
  await page.goto(SERVER);
  await page.locator("[data-way=puzzles]").click();
  await page.waitForURL(/\/puzzles$/);
  await page.locator(".games button").nth(game === "azul" ? 0 : 1).click();
  await page.locator("main .glimpse").nth(1).waitFor();
  await page.locator("main li button").first().waitFor();
  yield "puzzles";
  await page.locator("main li button").first().click();
  await page.waitForURL(/\/puzzles\/\w+\?theme=/);
  await settled(page);
  yield "puzzle";
  const { wrong, right } = await movesOf(page);
  await makeMove(page, wrong);
  await page.locator("[data-verdict=failed]").waitFor();
  await page.waitForSelector("[data-to=best], .best");
  await isBesideMove(page, ".strip:has(.answer)");
  yield "puzzle, not solved";
  const why = page.locator(".answer footer .button").nth(1);
  if (await page.locator(".callout, .strip:has(.answer)").count()) {
    await why.click();
    await page.locator(".answer .why h3").first().waitFor();
    yield "puzzle, why";
  }
  await page.locator(".answer footer .button").last().click();
  await settled(page);
  await makeMove(page, right);
  await page.locator("[data-verdict=solved]").waitFor();
  yield "puzzle, solved";
  const before = page.url();
  await page.locator(".answer .main").click();
  await page.waitForURL((url) => url.href !== before && url.search.includes("theme="));
  await settled(page);
  await page.locator(".show").click();
  await page.locator("[data-verdict=shown]").waitFor();
  await page.waitForSelector("[data-to=best], .best");
  await isBesideMove(page, ".strip:has(.answer)");
  yield "puzzle, answer shown";
  await page.goto(`${SERVER}/puzzles`);
  await page.locator(".rating").waitFor();
  await page.locator("main .glimpse").nth(1).waitFor();
  yield "puzzles, with a rating";
}

/** A move that solves the puzzle on the page and one that does not, as another visitor finds them. */
async function movesOf(page, isWanted = () => true) {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const other = await visitor();
  const ask = async (path, data) => (await (data ? other.request.post(path, { data }) : other.request.get(path))).json();
  const { legal, position } = await ask(`${SERVER}/api/puzzles/${id}`);
  const { solution } = await ask(`${SERVER}/api/puzzles/${id}/attempts`, { move: legal[0].text });
  let wrong = null;
  for (const move of legal.filter(isWanted)) {
    if (!(await ask(`${SERVER}/api/puzzles/${id}/attempts`, { move: move.text })).is_solved) wrong = move;
    if (wrong) break;
  }
  await other.context().close();
  const at = (move) => ({ ...move, game: position.game, among: legal });
  return { wrong: at(wrong), right: at(solution) };
}

/** Makes a move as people do, whatever it is made of. */
async function makeMove(page, move) {
  const letter = FACTS.games[move.game].letters[move.tile];
  const press = (selector) => page.locator(selector).first().click();
  if (move.kind === "take") await takeTiles(page, move, `${move.source}${letter}`);
  else if (move.kind === "column") await press(`[data-target="C${move.column + 1}"]`);
  else if (move.kind === "place") await placeTile(page, move);
  else if (move.kind === "pass") await press(".choices .grow");
  else if (move.kind === "jokers") await page.locator(".choices button").nth(move.among.findIndex((each) => each.move === move.move)).click();
  else await press(`button[data-key="${letter}"]`);
  const asked = page.locator("section.action .buttons .main");
  if (await asked.count()) await asked.click();
}

async function takeTiles(page, move, key) {
  const zoom = page.locator(`.plate[data-source="${move.source}"] .zoom`);
  if (await zoom.count()) await zoom.click();
  await page.locator(`button[data-take="${key}"]`).last().click();
  if (move.game !== "azul") return page.locator("[data-take-yes]").click();
  const jokers = page.locator(".choices [aria-pressed]");
  if (await jokers.count()) await jokers.nth(move.with_jokers ? 1 : 0).click();
  return page.locator(`[data-target="${move.line === undefined ? "F" : move.line + 1}"]`).click();
}

async function placeTile(page, { among, move, star, space }) {
  const ways = among.filter((each) => each.kind === "place" && each.star === star && each.space === space);
  await page.locator(`[data-target="${star}.${space}"]`).click();
  if (ways.length > 1) await page.locator(".pay").nth(ways.findIndex((each) => each.move === move)).click();
}

/** By keys alone: display, colour, line; then Enter leads to the next one, whose answer is shown on request. */
export async function puzzleByKeyboard() {
  const page = await visitor();
  await page.goto(`${SERVER}/puzzles`);
  await page.locator(".any:enabled").waitFor();
  await page.locator(".any").press("Enter");
  await page.waitForURL(/\/puzzles\/\w+$/);
  await settled(page);
  if ((await page.locator("[data-take]").count()) === 0) return;
  const { wrong } = await movesOf(page, (move) => move.kind === "take" && !move.with_jokers && move.tile !== "joker");
  await page.keyboard.press(String(wrong.source));
  await page.keyboard.press(FACTS.games.azul.letters[wrong.tile].toLowerCase());
  await page.keyboard.press(wrong.line === undefined ? "f" : String(wrong.line + 1));
  await page.locator("[data-verdict=failed]").waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".answer .main"));
  const before = page.url();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== before);
  await settled(page);
  await page.getByRole("button", { name: "Show the answer" }).press("Enter");
  await page.locator("[data-verdict=shown]").waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".answer .main"));
  await page.locator("[aria-live]", { hasText: /^Answer shown/ }).waitFor({ state: "attached" });
  expect((await page.locator(".told.best").count()) === 1 && (await page.locator(".told.made").count()) === 0, "a move is told that nobody made");
  await isQuiet(page);
}

/** Another language in the middle: what was lifted stays lifted, and what was tried stays tried. */
export async function puzzleInLanguages() {
  const page = await visitor();
  const { id } = await (await page.request.get(`${SERVER}/api/puzzles/next?game=azul&theme=deny`)).json();
  await page.goto(`${SERVER}/puzzles/${id}`);
  await settled(page);
  const { wrong } = await movesOf(page, (move) => move.kind === "take" && !move.with_jokers);
  const key = `${wrong.source}${FACTS.games.azul.letters[wrong.tile]}`;
  await page.locator(`button[data-take="${key}"]`).last().click();
  const [told] = await Promise.all([page.waitForResponse(/\/puzzles\/\w+\?lang=fr/), page.locator(".tool.language").click()]);
  await told.finished();
  await page.waitForFunction(() => document.documentElement.lang === "fr" && document.querySelector("[data-target]"));
  await page.locator(`[data-target="${wrong.line === undefined ? "F" : wrong.line + 1}"]`).click();
  await page.locator("[data-verdict=failed]").waitFor();
  const [french, rating] = [await page.locator(".told.made .words").innerText(), await page.locator(".answer .rating b").innerText()];
  await page.locator(".tool.language").click();
  await page.waitForFunction((told) => document.querySelector(".told.made .words")?.innerText !== told, french);
  expect((await page.locator(".told.made .words").innerText()).toLowerCase() === wrong.words.toLowerCase(), "another move is told");
  expect((await page.locator(".answer .rating b").innerText()) === rating, "the rating is lost");
  await isQuiet(page);
}

/** Analysed on the board for that, or played on. */
export async function puzzleGoesOn() {
  const page = await visitor();
  await page.goto(`${SERVER}/puzzles`);
  await page.locator("a.panel").first().click();
  await settled(page);
  const { right } = await movesOf(page);
  await makeMove(page, right);
  await page.locator("[data-verdict=solved]").waitFor();
  const address = page.url();
  await page.locator(".answer .ways a").click();
  await page.waitForURL(/\/analysis\?/);
  await page.goto(address);
  await settled(page);
  await makeMove(page, right);
  await page.locator(".answer .ways button").click();
  await page.waitForURL(/\/t\//);
  await settled(page);
  await isQuiet(page);
}

export const PUZZLES = {
  "hints of azul": (page) => hinted(page, "azul"),
  "hints of summer-pavilion": (page) => hinted(page, "summer-pavilion"),
  "puzzles of azul": (page) => solved(page, "azul"),
  "puzzles of summer-pavilion": (page) => solved(page, "summer-pavilion"),
};
