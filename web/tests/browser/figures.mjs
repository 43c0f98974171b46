/** How fast the page is: measured and told, never demanded. */
import { SERVER, againstBot, isQuiet, openTable, visitor } from "./browser.mjs";

/** From asking for the page to the first tile that can be clicked, and how smoothly tiles fly. */
export async function figures() {
  const warm = await visitor({ level: 1 });
  await warm.goto(SERVER);
  const times = [];
  for (let i = 0; i < 3; i += 1) {
    const start = Date.now();
    await openTable(warm, againstBot("azul"));
    await warm.waitForSelector("[data-take]");
    times.push(Date.now() - start);
  }
  await warm.context().close();
  const frames = await framesOfAFlight();
  return { "first tile after (ms)": Math.min(...times), "frames a second": Math.round(frames) };
}

async function framesOfAFlight() {
  const page = await visitor({ speed: "normal" });
  await openTable(page, againstBot("azul"));
  await page.waitForSelector("[data-take]");
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
  await isQuiet(page);
  return 1000 / (steps.reduce((sum, step) => sum + step, 0) / steps.length);
}
