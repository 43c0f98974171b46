/** The table of a notebook: its script in a page, and the Python behind it. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { PYTHON, expect, isQuiet, noBarriers, visitor } from "./browser.mjs";

const ROOT = new URL("../../../", import.meta.url);
const [SCRIPT, STYLE] = ["js", "css"].map((kind) => readFileSync(new URL(`src/faience/notebook/table.${kind}`, ROOT), "utf-8"));

/** A page that holds the table as a notebook would: traits come in, messages go out. */
async function sitDown(game) {
  const python = spawn(PYTHON, ["-m", "tests.notebook.host", "random", game], { cwd: fileURLToPath(ROOT) });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const told = async () => JSON.parse((await lines.next()).value);
  const page = await visitor();
  page.traits = await told();
  await page.setContent(`<!doctype html><html lang="en"><title>Table</title><style>${STYLE}</style><main><h1>Table</h1><div id="cell"></div></main></html>`);
  await page.exposeFunction("toPython", async (message) => {
    python.stdin.write(`${JSON.stringify(message)}\n`);
    page.traits = await told();
    return page.traits;
  });
  await page.evaluate(
    async ([script, traits]) => {
      const { default: widget } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
      const listeners = {};
      const model = {
        get: (name) => traits[name],
        on: (event, listener) => (listeners[event] ??= []).push(listener),
        off: () => {},
        send: async (message) => {
          const before = traits;
          traits = await globalThis.toPython(message);
          for (const name of Object.keys(traits)) {
            if (JSON.stringify(before[name]) !== JSON.stringify(traits[name])) listeners[`change:${name}`]?.forEach((listener) => listener());
          }
          document.body.dataset.told = Number(document.body.dataset.told ?? 0) + 1;
        },
      };
      widget.render({ model, el: document.querySelector("#cell") });
    },
    [SCRIPT, page.traits],
  );
  return { page, leave: async () => (python.kill(), page.context().close()) };
}

/** Does something, and waits until Python has answered. */
async function answered(page, act) {
  const before = await page.evaluate(() => Number(document.body.dataset.told ?? 0));
  await act();
  await page.waitForFunction((number) => Number(document.body.dataset.told) > number, before);
}

const part = (page, name) => page.locator(`[data-name="${name}"].faience-offered`).first();
const firstOf = (choices, kind) => Object.keys(choices).find((name) => name.startsWith(kind));

/** A move by mouse, one by keyboard, letting go and taking back; then the other game. */
export async function notebook() {
  const { page, leave } = await sitDown("azul");
  expect((await page.locator(".faience-log li").count()) === 1, "the deal is told");
  await answered(page, () => part(page, firstOf(page.traits.choices, "tile")).click());
  expect((await page.locator(".faience-offered").count()) === 6, "five lines and the floor are offered");
  await answered(page, () => page.getByRole("button", { name: "Choose something else" }).click());
  expect(page.traits.chosen.length === 0, "nothing is held any more");
  await answered(page, () => part(page, firstOf(page.traits.choices, "tile")).click());
  await answered(page, () => part(page, "line 0 4").click());
  expect(page.traits.can_undo && (await page.locator(".faience-log li").count()) === 3, "both moves are told");

  await part(page, firstOf(page.traits.choices, "tile")).focus();
  await answered(page, () => page.keyboard.press("Enter"));
  await answered(page, () => page.keyboard.press("Escape"));
  expect(page.traits.chosen.length === 0, "Escape lets go");
  expect(await page.evaluate(() => "name" in document.activeElement.dataset), "the focus stays on the table");
  await answered(page, () => page.getByRole("button", { name: "Take back" }).click());
  expect(!page.traits.can_undo && (await page.locator(".faience-log li").count()) === 1, "both moves are taken back");
  await noBarriers(page);
  await isQuiet(page);
  await leave();
  await pavilion();
}

async function pavilion() {
  const { page, leave } = await sitDown("summer-pavilion");
  while (!page.traits.buttons.pass) await answered(page, () => part(page, firstOf(page.traits.choices, "tile")).click());
  const space = firstOf(page.traits.choices, "space");
  await answered(page, () => part(page, space).click());
  if (page.traits.chosen.length) await answered(page, () => page.locator(".faience-move").first().click());
  expect((await page.locator(`[data-name="${space}"]`).count()) === 0, "the space is covered");
  await isQuiet(page);
  await leave();
}
