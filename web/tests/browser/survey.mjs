/** Takes a picture of every state of the page on every screen, in both themes and languages, to be looked at:
 *  node web/tests/browser/survey.mjs FOLDER [SCREEN-THEME-LANGUAGE [TOUR …]], as in 1024-dark-fr; "" is all of them. */
import { mkdirSync } from "node:fs";
import { DESK, OWN_PORT, PHONE, SMALL_DESK, SMALL_PHONE, closeBrowser, startServer, useServer, visitor } from "./browser.mjs";
import { TOURS } from "./tours.mjs";

const [folder, wanted = "", ...tours] = process.argv.slice(2);

function* looks() {
  for (const size of [DESK, SMALL_DESK, PHONE, SMALL_PHONE]) {
    for (const theme of ["light", "dark"]) {
      for (const language of ["en", "fr"]) yield { size, touch: size.width < 900, theme, language };
    }
  }
}

async function survey(tour, look) {
  const label = `${look.size.width}-${look.theme}-${look.language}`;
  if (!label.includes(wanted)) return;
  const page = await visitor(look);
  try {
    for await (const state of TOURS[tour](page)) {
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${state.replaceAll(/[^\w-]+/g, "-")}.${label}.png` });
    }
  } catch (error) {
    console.log(`${tour}, ${label}: ${error.message}`);
  }
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
try {
  useServer(process.env.FAIENCE_SERVER ?? (await startServer(OWN_PORT)).address);
  for (const tour of tours.length ? tours : Object.keys(TOURS)) {
    for (const look of looks()) await survey(tour, look);
  }
} finally {
  await closeBrowser();
}
