/** What goes wrong in small: presses that slip, come twice or too early, keys meant for the browser, pages that do not come. */
import { PHONE, SERVER, SMALL_PHONE, expect, isQuiet, openTable, visitor } from "./browser.mjs";
import { move, wireOf } from "./company.mjs";
import { settled } from "./reach.mjs";

function oneScreen(players) {
  const seats = ["Ana", "Bo", "Cleo", "Dora"].slice(0, players).map((name) => ({ kind: "human", name }));
  return { game: "azul", board: "coloured", options: {}, seats, undo: "free" };
}

/** A text that is selected beyond the edge of a dialog does not close it; a press beside it does. */
export async function dialogs() {
  const page = await visitor({ name: "Ana" });
  await page.goto(SERVER);
  await page.locator("[data-way=friends]").click();
  const { x, y, height } = await page.locator("dialog input").first().boundingBox();
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(10, y + height / 2, { steps: 3 });
  await page.mouse.up();
  expect((await page.locator("dialog[open]").count()) === 1, "selecting a text closes the dialog");
  await page.mouse.click(10, y);
  await page.locator("dialog").waitFor({ state: "detached" });
  await isQuiet(page);
}

/** A page that cannot be fetched says so, and can be fetched again. */
export async function notLoaded() {
  const page = await visitor();
  await page.goto(SERVER);
  await page.locator("[data-way=puzzles]").waitFor();
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  for (const [way, again] of [["review", "dialog"], ["analysis", "main"]]) {
    await page.locator(`[data-way=${way}]`).click();
    await page.locator(again).getByText("This page could not be loaded.").waitFor();
    if (again === "dialog") await page.keyboard.press("Escape");
  }
  await page.unroute(/\/assets\/.*\.js/);
  await page.getByRole("button", { name: "Load again" }).click();
  await page.locator(".beginning").waitFor();
}

/** A puzzle that did not come is there with the next try, and nothing is told of the first. */
export async function puzzleAgain() {
  const page = await visitor();
  const { daily } = await (await page.request.get(`${SERVER}/api/puzzles?game=azul`)).json();
  await page.route(/\/api\/puzzles\//, (route) => route.abort());
  await page.goto(`${SERVER}/puzzles/${daily}`);
  await page.getByText("This puzzle cannot be opened").waitFor();
  await page.unroute(/\/api\/puzzles\//);
  await page.locator(".language").click();
  await page.waitForSelector("[data-take], [data-target], [data-key], .choices button");
  expect((await page.locator(".problem").count()) === 0, "a problem is told that is none any more");
}

/** What is asked in the menu may be answered late: whatever is open by then stays open. */
export async function lateAnswer() {
  const page = await visitor({ confirm: "never" });
  const wire = await wireOf(page);
  await openTable(page, oneScreen(2));
  await settled(page);
  await move(page);
  await page.getByRole("button", { name: "Take back" }).waitFor();
  await settled(page);
  wire.isHeld = true;
  await page.locator(".bar .tool").last().click();
  await page.locator("dialog").getByRole("button", { name: "Take back" }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  wire.letGo();
  await page.locator(".log li").getByText("takes a move back").waitFor();
  expect((await page.locator("dialog[open]").count()) === 1, "a late answer closes another dialog");
  await isQuiet(page);
}

/** On a screen on which plates are too small to be pressed, keys take tiles all the same. */
export async function keysOnSmallScreen() {
  const page = await visitor({ confirm: "never", size: SMALL_PHONE });
  await openTable(page, oneScreen(4));
  await page.waitForSelector("[data-near]");
  await page.waitForSelector("[data-take]");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement.matches("[data-near]")), "arrows lead to no plate");
  const [display, letter] = await page.locator("[data-take]").last().getAttribute("data-take");
  await page.keyboard.press(display);
  expect((await page.evaluate(() => document.activeElement.dataset.near)) === display, "a digit leads to no plate");
  await page.keyboard.press(letter.toLowerCase());
  await page.waitForSelector("[data-target]");
  await isQuiet(page);
}

/** Nothing that is to be pressed lies under the rounded corners of a phone, its notch, or the bar at its lower edge. */
export async function safeAreas() {
  for (const [size, insets] of [
    [PHONE, { bottom: 34 }],
    [{ width: PHONE.height, height: PHONE.width }, { left: 47, right: 47, bottom: 21 }],
  ]) {
    const page = await visitor({ size, touch: true });
    const wire = await page.context().newCDPSession(page);
    await wire.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await openTable(page, oneScreen(2));
    await settled(page);
    await page.evaluate(() => scrollTo(0, 1e6));
    const boxes = await page.evaluate(() =>
      ["header.bar .menu", "header.bar .tools button:last-of-type", "section.action"].flatMap((selector) => {
        const box = [...document.querySelectorAll(selector)].findLast((each) => each.getClientRects().length)?.getBoundingClientRect();
        return box ? [{ left: box.left, right: innerWidth - box.right, bottom: innerHeight - box.bottom }] : [];
      }),
    );
    for (const side of ["left", "right", "bottom"]) {
      const least = Math.min(...boxes.map((box) => box[side]));
      expect(least >= (insets[side] ?? 0), `something lies ${least} px from the ${side}`);
    }
    await isQuiet(page);
  }
}
