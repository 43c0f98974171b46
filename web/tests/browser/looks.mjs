/** Every state of the page, seen as those see it who cannot see it well, or have a small screen. */
import { SERVER, againstBot, barriers, expect, openTable, visitor } from "./browser.mjs";
import { cutTexts, outOfReach, outOfView, overlaps, smallTargets, stickingOut, tooWide } from "./measures.mjs";
import { settled } from "./reach.mjs";
import { TOURS } from "./tours.mjs";

/** Leads a visitor through a tour and gathers what is wrong in any of its states. */
export const states = (tour, { size, language = "en", theme = "light" }) => async () => {
  const touch = size.width < 900;
  const page = await visitor({ size, language, touch, theme });
  const found = [];
  for await (const state of TOURS[tour](page)) {
    await isDrawn(page);
    const wrongs = [
      ...(await barriers(page)),
      ...(await tooWide(page)),
      ...(await cutTexts(page)),
      ...(await stickingOut(page)),
      ...(touch ? await smallTargets(page) : await overlaps(page)),
      ...(await outOfReach(page)),
      ...(!touch && /azul|summer/.test(state) ? await outOfView(page) : []),
    ];
    found.push(...wrongs.map((wrong) => `${state}: ${wrong}`));
  }
  found.push(...page.wrongs.filter((wrong) => !/status of (40[04]|422)/.test(wrong))); // what is refused is told by the browser, too
  await page.context().close();
  expect(found.length === 0, found.join("\n"));
};

/** The letters have come, and all has found its place. */
async function isDrawn(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Whatever has the focus shows it, in both themes. */
export async function focus() {
  for (const theme of ["light", "dark"]) {
    const page = await visitor({ theme });
    const unmarked = [];
    const tabThrough = async (most) => {
      for (let i = 0; i < most; i += 1) {
        await page.keyboard.press("Tab");
        unmarked.push(await page.evaluate(unmarkedFocus));
      }
    };
    await page.goto(SERVER);
    await page.waitForSelector(".play");
    await tabThrough(20);
    for (const game of ["azul", "summer-pavilion"]) {
      await openTable(page, againstBot(game));
      await settled(page);
      await tabThrough(30);
    }
    const found = unmarked.filter(Boolean);
    expect(found.length === 0, `${theme}: ${found.join("\n")}`);
    await page.context().close();
  }
}

/** The focused element, if neither it nor a part of it has an outline and no drawing stands for it. */
function unmarkedFocus() {
  const here = document.activeElement;
  if (here === document.body || here === document.documentElement) return null;
  const isMarked = [here, ...here.querySelectorAll("*")].some((each) => {
    const style = getComputedStyle(each);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  return isMarked || document.querySelector("path.focused") ? null : here.outerHTML.slice(0, 160);
}
