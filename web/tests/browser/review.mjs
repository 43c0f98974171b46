/** The review of a game that was lost on time, as the loser reads it: by keys, and in both languages. */
import { REVIEWED, SERVER, expect, isQuiet, noBarriers, visitor } from "./browser.mjs";
import { at } from "./study.mjs";

const RECORD = `[Game "azul"]
[Player1 "Bo"]
[Player2 "Ana"]
[Result "*"]
[Termination "time 2"]

1. RKWR RKWR YKYR RRYB KWKW
5W2 2R2 0K3 0W1 1K1
`;
const STEPS = 6; // a deal and five moves

const textOf = (page, selector) => page.locator(selector).first().textContent();

export async function lostOnTime() {
  const page = await visitor();
  await page.goto(SERVER);
  const id = await page.evaluate(async (record) => {
    const headers = { "content-type": "application/json" };
    return (await (await fetch("/api/reviews", { method: "POST", headers, body: JSON.stringify({ record }) })).json()).id;
  }, RECORD);
  await page.goto(`${SERVER}/review/${id}?seat=1&at=${STEPS}`);
  await page.waitForSelector(".list");
  expect((await textOf(page, ".verdict h2")) === "Bo wins: time ran out for Ana", `the end is told as ${await textOf(page, ".verdict h2")}`);
  expect(!(await page.locator(".mine").innerText()).includes("to move"), "somebody is to move after the end");
  await page.locator(".progress").waitFor({ state: "detached", timeout: REVIEWED });
  await ownCurve(page);
  await keysHelp(page);
  await oneTabStop(page);
  await noMistakeLeft(page);
  await waterfall(page, "Your ");
  await noBarriers(page);
  await page.locator(".tabs button").first().click();
  await inFrench(page);
  await waterfall(page, "Vous : ");
  await noBarriers(page);
  await isQuiet(page);
}

/** The curve is the reader's, until the name of the other player is pressed. */
async function ownCurve(page) {
  const drawn = () => page.locator("figure [data-seat]").getAttribute("data-seat");
  expect((await drawn()) === "1", "the curve is not the reader's");
  await page.locator("figure li button").first().click();
  expect((await drawn()) === "0", "the curve was not turned round");
}

async function keysHelp(page) {
  await page.locator("body").press("?");
  const keys = await page.locator("dialog kbd").allTextContents();
  expect(keys.includes("Home End") && keys.includes("P N, ↑ ↓"), `the help has the keys ${keys}`);
  await page.keyboard.press("Escape");
  await page.locator(".bar .tool").last().click();
  await page.locator("dialog .button").first().click();
  await page.waitForSelector("dialog kbd");
  await page.keyboard.press("Escape");
}

/** Tab stops at the list once; arrows go from step to step in it, and what is looked at is in sight below the heading. */
async function oneTabStop(page) {
  expect((await page.locator('.list [tabindex="0"]').count()) === 1, "the list has several stops");
  await page.locator('.list [tabindex="0"]').focus();
  for (const [key, step] of [["ArrowUp", STEPS - 1], ["Home", 0], ["ArrowDown", 1], ["End", STEPS]]) {
    await page.keyboard.press(key);
    await page.waitForFunction((wanted) => document.activeElement?.dataset.step === String(wanted), step);
    expect((await at(page)) === step, `${key} led to step ${await at(page)}`);
    const [row, list, heading] = await page.evaluate(() =>
      ["[aria-current=step]", ".list", ".list h3"].map((each) => document.querySelector(each).getBoundingClientRect().toJSON()),
    );
    expect(row.top >= heading.bottom - 1 && row.bottom <= list.bottom + 1, `after ${key} the step is out of sight`);
  }
}

async function noMistakeLeft(page) {
  await page.keyboard.press("End");
  await page.keyboard.press("n");
  await page.waitForFunction(() => document.querySelector("[aria-live=polite].unseen").textContent === "No mistake after this.");
}

/** From start to end in five steps at most, none beyond its track; and a sentence to the reader. */
async function waterfall(page, words) {
  await page.locator(".tabs button").nth(1).click();
  const own = page.locator(".players article").first();
  expect((await own.locator("h3").textContent()) === "Ana", "the reader does not come first");
  expect((await own.locator(".fall dt").count()) <= 5, "the way from start to end is long");
  for (const bar of await own.locator(".fall i").all()) {
    const [left, width] = await bar.evaluate(({ style }) => [parseFloat(style.left), parseFloat(style.width)]);
    expect(left >= 0 && left + width <= 100.01, `a bar goes from ${left} to ${left + width} %`);
  }
  const sentence = (await own.locator(".fall + p").textContent()).replace(/\s/g, " ");
  expect(sentence.startsWith(words) && /\d ?%/.test(sentence), sentence);
}

/** Another language says everything anew and stays at the step. */
async function inFrench(page) {
  await page.locator(".bar .tool").last().click();
  await page.locator("dialog select").first().selectOption("fr");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("[data-step='1']").textContent.includes("Blanc"));
  expect((await at(page)) === STEPS && (await textOf(page, ".verdict h2")).startsWith("Bo gagne"), "the end is not told in French");
}
