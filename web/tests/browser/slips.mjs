/** What goes wrong in small: presses that slip, come twice or too early, keys meant for the browser, pages that do not come. */
import { SERVER, expect, isQuiet, visitor } from "./browser.mjs";
import { move } from "./company.mjs";

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
