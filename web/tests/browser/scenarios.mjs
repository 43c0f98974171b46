/** What is tried in a browser, by name. */
import { PHONE, SERVER, SMALL_DESK, SMALL_PHONE, againstBot, barriers, closeBrowser, expect, isQuiet, openTable, startServer, viewOf, visitor } from "./browser.mjs";
import { click, playToEnd, tap } from "./play.mjs";

async function wholeGame(setup, settings, press) {
  const page = await visitor(settings);
  const { table } = await openTable(page, setup);
  await playToEnd(page, press);
  const view = await viewOf(page, table);
  expect(view.status === "ended", `the game is ${view.status}`);
  await isQuiet(page);
  return page;
}

const mouse = (game, board, options) => () => wholeGame(againstBot(game, board, options), {}, click);

/** Waits until more has happened at the table. */
async function wentOn(page, table, before) {
  await page.waitForFunction(
    async ([address, number]) => (await (await fetch(address)).json()).number > number,
    [`/api/tables/${table}`, before],
    { polling: 100 },
  );
}

async function keyboard() {
  const page = await visitor({ confirm: "never" });
  const { table } = await openTable(page, againstBot("azul"));
  for (let turn = 0; turn < 200; turn += 1) {
    await page.waitForFunction(() => document.querySelector("dialog table, [data-take]"), undefined, { timeout: 90_000 });
    if (await page.locator("dialog table").count()) break;
    const key = await page.locator("[data-take]").first().getAttribute("data-take");
    if (!key) continue;
    await page.keyboard.press(key[0]);
    await page.keyboard.press(key[1].toLowerCase());
    const line = await page.locator("[data-target]").first().getAttribute("data-target", { timeout: 5_000 });
    const before = (await viewOf(page, table)).number;
    await page.keyboard.press(line);
    await wentOn(page, table, before);
  }
  expect((await viewOf(page, table)).status === "ended", "the game did not end");
  await isQuiet(page);
}

async function arrows() {
  const page = await visitor();
  await openTable(page, againstBot("azul"));
  await page.waitForSelector("[data-take]");
  const seen = new Set();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    seen.add(await page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()));
  }
  expect(seen.size >= 3 && !seen.has(""), `the focus was at ${[...seen].join("; ")}`);
  await page.locator("[data-take]").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-target]");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("[data-target]"));
}

/** Two friends at one table; the network of one fails in the middle. */
async function friends() {
  const [ana, bo] = [await visitor({ name: "Ana" }), await visitor({ name: "Bo" })];
  const setup = { game: "azul", board: "coloured", seats: [{ kind: "human", name: "Ana" }, { kind: "open" }], undo: "ask" };
  const { table, join } = await openTable(ana, setup);
  await bo.goto(`${SERVER}/t/${table}?join=${join}`);
  await bo.getByRole("button", { name: "Sit here" }).click();
  await Promise.all([ana, bo].map((page) => page.waitForSelector(".mine")));
  for (let turn = 0; turn < 6; turn += 1) {
    if (turn === 3) await bo.context().setOffline(true);
    const { is_your_turn: isAna, number } = await viewOf(ana, table);
    if (turn === 3) await bo.context().setOffline(false);
    const page = isAna ? ana : bo;
    await click(page.locator("[data-take]").first());
    await click(page.locator("[data-target]").first());
    await wentOn(ana, table, number);
  }
  const lines = await Promise.all([ana, bo].map((page) => page.locator(".log li").count()));
  expect(lines[0] === lines[1] && lines[0] >= 7, `the logs have ${lines.join(" and ")} lines`);
  expect(ana.wrongs.length === 0, ana.wrongs.join("\n"));
}

/** The server is killed in the middle of a game and comes back: the page says so, and the game goes on. */
async function killedServer() {
  const port = 20_000 + (process.pid % 20_000);
  let server = await startServer(port);
  const page = await visitor();
  page.setDefaultTimeout(90_000);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await click(page.locator("[data-take]").first());
  await click(page.locator("[data-target]").first());
  await page.waitForSelector("[data-take]");
  const lines = await page.locator(".log li").count();
  server.process.kill("SIGKILL");
  await page.getByText("The connection is lost").first().waitFor();
  await click(page.locator("[data-take]").first());
  await click(page.locator("[data-target]").first());
  server = await startServer(port);
  await page.waitForFunction((before) => document.querySelectorAll(".log li").length > before, lines);
  await page.waitForFunction(() => !document.body.innerText.includes("The connection is lost"));
  server.process.kill("SIGTERM");
}

async function oneScreen() {
  const page = await visitor();
  const seats = ["Ana", "Bo", "Cleo"].map((name) => ({ kind: "human", name }));
  await openTable(page, { game: "azul", board: "coloured", seats, undo: "free" });
  const movers = new Set();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.waitForSelector("[data-take]");
    movers.add(await page.locator(".mine").getAttribute("aria-label"));
    await click(page.locator("[data-take]").first());
    await click(page.locator("[data-target]").first());
    await page.waitForFunction((before) => document.querySelector(".mine")?.getAttribute("aria-label") !== before, [...movers].at(-1));
  }
  expect(movers.size === 3, `${[...movers].join(", ")} sat before their boards`);
  await isQuiet(page);
}

async function dragging() {
  const page = await visitor({ confirm: "never" });
  const { table } = await openTable(page, againstBot("azul"));
  const tiles = await (await page.waitForSelector("[data-take]", { timeout: 90_000 })).boundingBox();
  const { number } = await viewOf(page, table);
  await page.mouse.move(tiles.x + tiles.width / 2, tiles.y + tiles.height / 2);
  await page.mouse.down();
  await page.mouse.move(tiles.x + 60, tiles.y + 60, { steps: 4 });
  const line = await (await page.waitForSelector("[data-target='5']")).boundingBox();
  await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2, { steps: 4 });
  await page.mouse.up();
  await wentOn(page, table, number);
  await isQuiet(page);
}

async function accessible(language) {
  for (const theme of ["light", "dark"]) {
    const page = await visitor({ language, theme });
    const found = [];
    const look = async (where) => found.push(...(await barriers(page)).map((barrier) => `${where}, ${theme}: ${barrier}`));
    await page.goto(SERVER);
    await page.waitForSelector("main .play");
    await look("the first page");
    await page.keyboard.press("?");
    await look("help");
    for (const game of ["azul", "summer-pavilion"]) {
      await openTable(page, againstBot(game, "coloured", {}, 3));
      await page.waitForSelector("[data-take]", { timeout: 90_000 });
      await look(game);
      await page.locator("[data-take]").first().click();
      await look(`${game}, tiles lifted`);
    }
    expect(found.length === 0, found.join("\n"));
  }
}

/** Nothing is cut off, whatever the screen. */
async function screens() {
  const found = [];
  for (const size of [SMALL_DESK, PHONE, SMALL_PHONE]) {
    for (const game of ["azul", "summer-pavilion"]) {
      const page = await visitor({ size, touch: size.width < 900, language: "fr" });
      await openTable(page, againstBot(game, "coloured", {}, 3));
      await page.waitForSelector("[data-take], .zoom", { timeout: 90_000 });
      await isQuiet(page).catch((error) => found.push(`${game} at ${size.width}: ${error.message}`));
      await page.context().close();
    }
  }
  expect(found.length === 0, found.join("\n"));
}

async function staleLink() {
  const page = await visitor({ language: "fr" });
  await page.goto(`${SERVER}/t/0000000000`);
  await page.getByRole("heading", { name: "Impossible d’ouvrir cette table" }).waitFor();
}

async function firstMove() {
  const page = await visitor();
  await page.goto(SERVER);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForSelector("[data-take]", { timeout: 90_000 });
  await page.goBack();
  await page.getByRole("heading", { name: "Go on" }).waitFor();
  await isQuiet(page);
}

async function frames() {
  const page = await visitor({ speed: "normal" });
  await openTable(page, againstBot("azul"));
  await page.waitForSelector("[data-take]", { timeout: 90_000 });
  await page.locator("[data-take]").first().click();
  await page.evaluate(() => {
    globalThis.steps = [];
    let last = performance.now();
    const step = (now) => (globalThis.steps.push(now - last), (last = now), requestAnimationFrame(step));
    requestAnimationFrame(step);
  });
  await page.locator("[data-target]").last().click();
  await page.waitForTimeout(900);
  const steps = await page.evaluate(() => globalThis.steps.slice(1));
  console.log(`frames while tiles fly: ${(1000 / (steps.reduce((sum, step) => sum + step, 0) / steps.length)).toFixed(0)} a second`);
  await isQuiet(page);
}

const SCENARIOS = {
  "azul by mouse": mouse("azul", "coloured"),
  "azul grey with jokers by mouse": mouse("azul", "grey", { jokers: true }),
  "azul crystal-1 by mouse": mouse("azul", "crystal-1"),
  "azul crystal-2 by mouse": mouse("azul", "crystal-2"),
  "summer-pavilion by mouse": mouse("summer-pavilion", "coloured"),
  "summer-pavilion monochrome by mouse": mouse("summer-pavilion", "monochrome"),
  "summer-pavilion glazed-orange by mouse": mouse("summer-pavilion", "glazed-orange"),
  "summer-pavilion glazed-purple by mouse": mouse("summer-pavilion", "glazed-purple"),
  "azul by keyboard": keyboard,
  "azul by touch": () => wholeGame(againstBot("azul"), { size: PHONE, touch: true }, tap),
  arrows,
  dragging,
  friends,
  "one screen": oneScreen,
  "killed server": killedServer,
  "accessible in English": () => accessible("en"),
  "accessible in French": () => accessible("fr"),
  screens,
  "stale link": staleLink,
  "first move": firstMove,
  frames,
};

let failed = false;
for (const name of process.argv.slice(2)) {
  try {
    await SCENARIOS[name]();
    console.log(`ok ${name}`);
  } catch (error) {
    failed = true;
    console.log(`failed ${name}: ${error.stack}`);
  }
}
await closeBrowser();
process.exit(failed ? 1 : 0);
