/** Coming to a state of a game without the page: moves are given to the server. */

const LONGEST = 600; // moves
const headers = { "content-type": "application/json" };

/** Makes promising moves for the player until `isThere(view, moves)` or the end; gives the last view. Meanwhile the page is away: it would draw each of them. */
export async function playUntil(page, table, isThere) {
  const here = page.url();
  const address = new URL(`/api/tables/${table}`, here).href;
  for (let made = 0; made < LONGEST; ) {
    const view = await (await page.request.get(address)).json();
    if (view.status === "playing" && !view.is_your_turn) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    if (view.status !== "playing" || isThere(view, made)) {
      if (made) await page.goto(here);
      return view;
    }
    if (!made) await page.goto(new URL("/api/health", here).href); // any page that draws nothing
    await moveOn(page, address, view);
    made += 1;
  }
  throw new Error("the game did not come to it");
}

/** Promising moves of two people until the end. */
export async function playOut(pages, table) {
  const address = new URL(`/api/tables/${table}`, pages[0].url()).href;
  for (let made = 0; made < LONGEST; made += 1) {
    const views = await Promise.all(pages.map(async (page) => (await page.request.get(address)).json()));
    if (views[0].status !== "playing") return;
    const mover = views.findIndex((view) => view.is_your_turn);
    if (mover >= 0) await moveOn(pages[mover], address, views[mover]);
  }
  throw new Error("the game did not end");
}

async function moveOn(page, address, view) {
  const { move } = view.legal.reduce((best, each) => (promise(each) > promise(best) ? each : best));
  const data = { type: "move", id: `reach-${view.number}`, after: view.number, move };
  await page.request.post(`${address}/commands`, { headers, data });
}

function promise({ later = 0, now = 0, have = 0, of = 9, loss = 0, count = 0 }) {
  return 2 * later + now + have / of + loss + 0.1 * count;
}

export const inPhase =
  (phase, more = () => true) =>
  (view, made) =>
    view.position.phase === phase && more(view, made);

/** The page shows what the server says, and offers what may be done or the result. */
export async function settled(page) {
  await page.waitForSelector("[data-take], [data-target], [data-key], .zoom, .choices button, dialog table");
}
