/** Learning a game through the page, and asking what things are. */
import { PHONE, SERVER, againstBot, expect, isQuiet, noBarriers, openTable, viewOf, visitor } from "./browser.mjs";
import { click, patient, pressOne, tap } from "./play.mjs";

const CHOICES = [
  "section.action .button.main",
  "button.pay",
  "button[data-target]",
  "button[data-key]",
  "button[data-take]",
  ".zoom",
  ".choices button",
];
const LONGEST = 200; // presses

/** The number of the step, and whether the lesson waits for a move; nothing once it is over. */
function stepOf(page) {
  return page.evaluate(() => {
    const progress = document.querySelector(".lesson .progress");
    return progress && { step: Number(/\d+/.exec(progress.innerText)[0]), isAsking: !document.querySelector(".lesson footer .main") };
  });
}

/** The lesson from the first page to "Play on": left for a while, loaded anew, gone through by keys and by moves. */
export async function learn(game, settings = {}) {
  const page = await visitor({ confirm: "never", ...settings });
  const press = patient(settings.touch ? tap : click);
  await page.goto(SERVER);
  await page.locator("nav.ways button").nth(2).click();
  await page.waitForSelector("button.game");
  await noBarriers(page, "the choice of a lesson");
  await page.locator("button.game").nth(game === "azul" ? 0 : 1).click();
  await page.waitForSelector(".lesson .words p");
  await noBarriers(page, "the first step");
  await goByKeys(page);
  await comeBack(page);
  await goToTheEnd(page, press);
  await page.waitForSelector(".lesson", { state: "detached" });
  expect(await page.evaluate(() => !Object.keys(localStorage).some((key) => key.startsWith("faience-lesson"))), "the lesson is remembered");
  expect((await viewOf(page, new URL(page.url()).pathname.slice(3))).status === "playing", "the game goes on");
  await isQuiet(page);
}

async function goByKeys(page) {
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  expect((await stepOf(page)).step === 3, "Enter and the arrow go on");
  await page.keyboard.press("ArrowLeft");
  expect((await stepOf(page)).step === 2, "the other arrow goes back");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".lesson [role=alert]");
  await noBarriers(page, "leaving?");
  await page.keyboard.press("Escape");
  expect((await stepOf(page)).step === 2, "who does not leave is where they were");
}

/** Loaded anew, or found again from the first page, the lesson is where it was. */
async function comeBack(page) {
  await page.reload();
  await page.waitForSelector(".lesson .words p");
  expect((await stepOf(page)).step === 2, "the lesson does not go on where it was");
  await page.goto(SERVER);
  await page.locator("nav.ways button").nth(2).click();
  await page.locator("dialog .button.main").click();
  await page.waitForSelector(".lesson .words p");
  expect((await stepOf(page)).step === 2, "the lesson cannot be gone on with");
}

async function goToTheEnd(page, press) {
  const asked = new Set();
  for (let turn = 0; turn < LONGEST; turn += 1) {
    await page.waitForFunction(
      (choices) => !document.querySelector(".lesson") || [".lesson footer .main", ...choices].some((each) => document.querySelector(each)),
      CHOICES,
    );
    const now = await stepOf(page);
    if (!now) return asked;
    const { step, isAsking } = now;
    if (isAsking && !asked.has(step)) await noBarriers(page, `step ${step}`);
    if (isAsking) asked.add(step);
    await pressOne(page, press, isAsking ? CHOICES : [".lesson footer .main"], turn);
  }
  throw new Error("the lesson did not end");
}

/** By key, by mouse and by touch: names and rules, and nothing is played meanwhile. */
export async function whatIsThis() {
  const page = await visitor({ confirm: "never" });
  const { table } = await openTable(page, againstBot("azul", "grey", { jokers: true }));
  await page.waitForSelector("[data-take]");
  const { number } = await viewOf(page, table);
  await page.keyboard.press("h");
  await page.waitForSelector(".callout");
  await noBarriers(page, "asking");
  await page.locator("[data-what='line 0 3'], [data-what='line 1 3']").last().hover();
  await named(page, "Pattern line 4");
  await page.locator("[data-take]").first().click();
  await page.waitForFunction(() => /Display|Centre|Joker/.test(document.querySelector(".callout h2").textContent));
  expect(!(await page.locator("[data-target]").count()), "a tile was lifted while asking");
  await noBarriers(page, "answered");
  const seen = new Set();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press("ArrowRight");
    seen.add(await page.locator(".callout h2").innerText());
  }
  expect(seen.size > 8, `the arrows find ${[...seen].join(", ")}`);
  const kept = await page.evaluate(() =>
    [{ key: "F5" }, { key: "r", ctrlKey: true }, { key: "ArrowLeft", altKey: true }].filter(
      (key) => !document.body.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true })),
    ),
  );
  expect(!kept.length, `the browser does not hear ${JSON.stringify(kept)}`);
  await page.keyboard.press("H");
  await page.waitForSelector(".callout", { state: "detached" });
  await page.locator("[data-what^='floor']").last().click({ button: "right" });
  await named(page, "Floor");
  await page.keyboard.press("Escape");
  expect((await viewOf(page, table)).number === number, "something was played while asking");
  await isQuiet(page);
  await touched();
}

async function touched() {
  const page = await visitor({ size: PHONE, touch: true, language: "fr", theme: "dark" });
  await openTable(page, againstBot("summer-pavilion", "glazed-purple"));
  await page.waitForSelector("[data-take]");
  await page.locator("[data-ask]").tap();
  await page.waitForSelector(".callout");
  await page.locator("[data-what^='fountain']").first().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await page.locator("[data-what^='fountain']").first().boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await named(page, "Fontaine");
  await noBarriers(page, "a fountain");
  await isQuiet(page);
}

async function named(page, name) {
  await page.waitForFunction((wanted) => document.querySelector(".callout h2")?.textContent === wanted, name);
}
