/** Looking back, links to positions, and moves that wait a little before they are sent. */
import { SERVER, againstBot, expect, isQuiet, noBarriers, openTable, viewOf, visitor } from "./browser.mjs";
import { wentOn } from "./play.mjs";

const HOUR = 3_600_000; // ms

/** Opened from the first page, so that this browser knows the secret for watchers. */
async function playSome(page, moves) {
  await page.goto(SERVER);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForSelector("[data-take]");
  const table = new URL(page.url()).pathname.split("/").at(-1);
  for (let made = 0; made < moves; made += 1) {
    const { number } = await turn(page, table);
    await page.locator("[data-take]").first().click();
    await page.locator("[data-target]").first().click();
    await wentOn(page, table, number);
  }
  await turn(page, table);
  return table;
}

async function turn(page, table) {
  await page.waitForSelector("[data-take]");
  return viewOf(page, table);
}

const tilesOf = (page) => page.locator("[data-place]").evaluateAll((all) => all.map((each) => `${each.dataset.place} ${each.dataset.tile}`).sort().join());

export async function lookBack() {
  const page = await visitor({ confirm: "never", level: 1 });
  const table = await playSome(page, 3);
  const now = await tilesOf(page);
  await page.locator(".log li button").nth(2).click();
  await page.waitForURL(/\?at=\d+$/);
  const [address, then] = [page.url(), await tilesOf(page)];
  expect(then !== now, "the past looks like the present");
  await noBarriers(page);

  await page.reload();
  await page.waitForSelector("[aria-current=true]");
  expect((await tilesOf(page)) === then && page.url() === address, "a reload leads elsewhere");
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL((url) => url.href !== address);
  await page.getByRole("button", { name: "The moment after" }).click();
  await page.waitForURL(address);

  await page.getByRole("button", { name: "A link to this position" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await noBarriers(page);
  await page.keyboard.press("Escape");
  await seenByOthers(link, then, table);

  await page.keyboard.press("Escape");
  await page.waitForURL((url) => url.search === "");
  expect((await tilesOf(page)) === now, "the present is another one");
  await page.goto(`${SERVER}/t/${table}?at=99999`);
  await page.waitForSelector("[data-take]");
  await page.waitForURL((url) => url.search === "");
  await isQuiet(page);
}

async function seenByOthers(link, then, table) {
  const other = await visitor();
  await other.goto(link);
  await other.waitForSelector("[aria-current=true]");
  expect((await tilesOf(other)) === then, "others see another position");
  await other.getByRole("button", { name: "Back to now" }).click();
  await other.waitForURL((url) => !url.search.includes("at="));
  await isQuiet(other);

  const stranger = await visitor();
  await stranger.goto(`${SERVER}/t/${table}?at=5`);
  await stranger.getByRole("heading", { name: "This table cannot be opened" }).waitFor();
  await other.context().close();
  await stranger.context().close();
}

/** The move waits; Esc takes it back, Enter or a second click sends it, and otherwise it is sent by itself. */
export async function countdown() {
  const page = await visitor({ confirm: "countdown" });
  await page.clock.pauseAt(Date.now() + HOUR); // no time passes unless it is told to: nobody is too slow
  const { table } = await openTable(page, againstBot("azul"));
  const aim = async () => {
    const { number } = await turn(page, table);
    await page.locator("[data-take]").first().click();
    await page.locator("[data-target]").first().click();
    await page.locator(".countdown").waitFor();
    return number;
  };
  const isAt = async (number) => (await viewOf(page, table)).number === number;

  let number = await aim();
  await page.keyboard.press("Escape");
  await page.locator(".countdown").waitFor({ state: "detached" });
  await page.clock.runFor(3500);
  expect(await page.locator("[data-target]").count(), "a move is on its way that had been taken back");
  expect(await isAt(number), "a move was sent that had been taken back");
  await page.keyboard.press("Escape");

  number = await aim();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.locator(".countdown").waitFor({ state: "detached" });
  expect(await isAt(number), "Undo sent the move");
  await page.keyboard.press("Escape");

  number = await aim();
  const before = Date.now();
  await page.keyboard.press("Enter");
  await page.locator(".countdown").waitFor({ state: "detached" });
  await wentOn(page, table, number);
  console.log(`Enter sent the move after ${Date.now() - before} ms`);

  number = await aim();
  await page.clock.resume();
  await noBarriers(page);
  await wentOn(page, table, number);
  await isQuiet(page);
}
