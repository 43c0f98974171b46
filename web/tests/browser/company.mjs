/** People at a table: friends, one screen, two tabs, lost connections, latecomers and the next game. */
import { OWN_PORT, SERVER, againstBot, expect, isQuiet, noBarriers, openTable, startServer, viewOf, visitor } from "./browser.mjs";
import { until, wentOn } from "./play.mjs";
import { inPhase, playUntil, settled } from "./reach.mjs";

export const FRIENDS = { game: "azul", board: "coloured", seats: [{ kind: "human", name: "Ana" }, { kind: "open" }], undo: "ask" };

/** Opens a table for two, at which a guest sits down: the game begins, and both see it by `sign`. */
export async function sitDown(host, settings, server = SERVER, setup = FRIENDS, sign = ".mine") {
  const { table, join, watch } = await openTable(host, setup, server);
  const guest = await visitor(settings);
  const wire = await wireOf(guest);
  await guest.goto(`${server}/t/${table}?join=${join}`);
  const seen = [host, guest].map((page) => page.waitForSelector(sign)); // it may be gone soon after
  await Promise.all([...seen, guest.getByRole("button", { name: "Sit here" }).click()]);
  return { table, join, watch, guest, wire };
}

/** The connection of a page, to be cut, to bring nothing any more without a word, or to bring it later. */
export async function wireOf(page) {
  const wire = { isCut: false, isDeaf: false, isHeld: false, held: [], sockets: [] };
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (wire.isCut) return socket.close({ code: 1012 });
    const server = socket.connectToServer();
    server.onMessage((message) => wire.isDeaf || (wire.isHeld ? wire.held.push(() => socket.send(message)) : socket.send(message)));
    return wire.sockets.push(socket);
  });
  wire.cut = async () => {
    wire.isCut = true;
    for (const socket of wire.sockets.splice(0)) await socket.close({ code: 1012 });
    await page.getByText("The connection is lost").first().waitFor();
  };
  wire.mend = () => (wire.isCut = false);
  wire.letGo = () => {
    wire.isHeld = false;
    for (const send of wire.held.splice(0)) send();
  };
  return wire;
}

/** A take and where it goes. */
export async function move(page) {
  await page.locator("[data-take]").first().click();
  await page.locator("[data-target]").first().click();
}

export async function sameLogs(pages) {
  let logs = [];
  const areSame = async () => {
    logs = await Promise.all(pages.map((page) => page.locator(".log li").allInnerTexts()));
    const [one, other] = logs;
    return one.length > 1 && one.join() === other.join();
  };
  await until(areSame, () => `the logs differ: ${JSON.stringify(logs)}`);
}

/** Two friends at one table: the connection of one is cut, then the server is killed. What is done meanwhile is done once. */
export async function friends() {
  let server = await startServer(OWN_PORT);
  const ana = await visitor({ name: "Ana" });
  const { table, guest: bo, wire } = await sitDown(ana, { name: "Bo" }, server.address);
  const turn = async (breakOff = async () => {}, mend = async () => {}) => {
    const { is_your_turn: isAnas, number } = await viewOf(ana, table);
    const page = isAnas ? ana : bo;
    await page.waitForSelector("[data-take]");
    await breakOff();
    await move(page);
    await mend();
    await wentOn(ana, table, number);
    const now = (await viewOf(ana, table)).number;
    expect(now === number + 1, `one move made ${now - number} events`);
    await sameLogs([ana, bo]);
  };
  await turn();
  await turn();
  await turn(wire.cut, async () => wire.mend());
  await turn(wire.cut, async () => wire.mend());
  const isLost = () => Promise.all([ana, bo].map((page) => page.getByText("The connection is lost").first().waitFor()));
  await turn(
    async () => (server.process.kill("SIGKILL"), await isLost()),
    async () => (server = await startServer(OWN_PORT)),
  );
  await turn();
  for (const page of [ana, bo]) await page.waitForFunction(() => !document.body.innerText.includes("The connection is lost"));
  server.process.kill("SIGTERM");
}

export async function oneScreen() {
  const page = await visitor();
  await page.goto(SERVER);
  await page.locator(".ways button").nth(1).click();
  await page.locator("dialog select").selectOption("3");
  for (const [i, name] of ["Ana", "Bo", "Cleo"].entries()) await page.locator("dialog input").nth(i).fill(name);
  await page.locator("dialog .button.main").click();
  const movers = new Set();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.waitForSelector("[data-take]");
    movers.add(await page.locator(".mine").getAttribute("aria-label"));
    await move(page);
    await page.waitForFunction((before) => document.querySelector(".mine")?.getAttribute("aria-label") !== before, [...movers].at(-1));
  }
  expect(movers.size === 3, `${[...movers].join(", ")} sat before their boards`);
  await isQuiet(page);
}

/** Both tabs show the same; what one has lifted is put back when the other moves. */
export async function twoTabs() {
  const page = await visitor({ confirm: "never" });
  const { table } = await openTable(page, againstBot("azul"));
  await settled(page);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await settled(tab);
  await page.locator("[data-take]").first().click();
  await page.waitForSelector("[data-target]");
  const { number } = await viewOf(page, table);
  await move(tab);
  await wentOn(page, table, number);
  await sameLogs([page, tab]);
  await page.waitForFunction(() => document.querySelector("[data-take]") && !document.querySelector("[data-target]"));
  await move(page);
  await sameLogs([page, tab]);
  await isQuiet(page);
}

/** A choice that was not made is not made by loading the page anew. */
export async function reload() {
  const page = await visitor();
  const { table } = await openTable(page, againstBot("azul"));
  await settled(page);
  await page.locator("[data-take]").first().click();
  await page.waitForSelector("[data-target]");
  const { number } = await viewOf(page, table);
  await page.reload();
  await settled(page);
  expect((await page.locator("[data-target]").count()) === 0, "tiles are still lifted");
  expect((await viewOf(page, table)).number === number, "a move was made");
  await move(page);
  await wentOn(page, table, number);
  await isQuiet(page);
}

/** Who comes to a full table, by whichever link, watches it. */
export async function fullTable() {
  const ana = await visitor({ name: "Ana" });
  const { table, join, watch, guest: bo } = await sitDown(ana, { name: "Bo" });
  for (const link of [`join=${join}`, `watch=${watch}`]) {
    const cleo = await visitor({ name: "Cleo" });
    await cleo.goto(`${SERVER}/t/${table}?${link}`);
    await cleo.waitForSelector(".mine");
    expect((await cleo.locator("[data-take], button:text('Sit here')").count()) === 0, "a latecomer may play");
    await noBarriers(cleo);
    const { is_your_turn: isAnas, number } = await viewOf(ana, table);
    await move(isAnas ? ana : bo);
    await wentOn(ana, table, number);
    await sameLogs([ana, cleo]);
    await isQuiet(cleo);
    await cleo.context().close();
  }
  const stranger = await visitor();
  await stranger.goto(`${SERVER}/t/${table}`);
  await stranger.getByRole("heading", { name: "This table cannot be opened" }).waitFor();
}

export async function rematch() {
  const page = await visitor();
  const { table } = await openTable(page, againstBot("azul"));
  await playUntil(page, table, () => false);
  await page.waitForSelector("dialog table");
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForFunction((before) => !location.pathname.includes(before), table);
  await page.waitForSelector("[data-take]");
  await isQuiet(page);
}

async function speakFrench(page) {
  await page.locator(".bar .tool").last().click();
  await page.locator("dialog select").first().selectOption("fr");
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  await page.locator("dialog").getByText("Langue").waitFor();
  await page.keyboard.press("Escape");
}

/** Another language in the middle of a game changes the words and nothing else. */
export async function languages() {
  const page = await visitor({ confirm: "always" });
  const { table } = await openTable(page, againstBot("summer-pavilion"));
  await settled(page);
  await playUntil(page, table, inPhase("place"));
  await page.locator("[data-target]").first().click();
  if (await page.locator("button.pay").count()) await page.locator("button.pay").first().click();
  const told = page.locator(".told h2");
  const [{ number }, english] = [await viewOf(page, table), await told.innerText()];
  await speakFrench(page);
  await page.getByText(/Manche \d sur 6/).first().waitFor();
  await page.waitForFunction((words) => document.querySelector(".told h2").innerText !== words, english);
  expect((await viewOf(page, table)).number === number, "something happened at the table");
  await page.getByRole("button", { name: /^Poser/ }).click();
  await wentOn(page, table, number);
  await isQuiet(page);
}

/** A move waits for the connection while another language is chosen: it is made once. */
export async function languageOffline() {
  const ana = await visitor({ name: "Ana" });
  const { table, guest: bo, wire } = await sitDown(ana, { name: "Bo" });
  if ((await viewOf(ana, table)).is_your_turn) await move(ana);
  await bo.waitForSelector("[data-take]");
  const { number } = await viewOf(ana, table);
  await wire.cut();
  await move(bo);
  await speakFrench(bo);
  wire.mend();
  await ana.waitForSelector("[data-take]");
  await bo.getByText("C’est à Ana de jouer").first().waitFor();
  const now = (await viewOf(ana, table)).number;
  expect(now === number + 1, `one move made ${now - number} events`);
  expect((await bo.locator(".log li").allInnerTexts()).some((line) => line.includes("prend")), "the log is not in French");
  await isQuiet(ana);
}

export async function staleLink() {
  const page = await visitor({ language: "fr" });
  await page.goto(`${SERVER}/t/0000000000`);
  await page.getByRole("heading", { name: "Impossible d’ouvrir cette table" }).waitFor();
  await page.getByRole("link").click();
  await page.waitForSelector(".play");
}

/** The big button, the first tile, the back button and forward again. */
export async function firstMove() {
  const page = await visitor();
  await page.goto(SERVER);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForSelector("[data-take]");
  await page.goBack();
  await page.getByRole("heading", { name: "Continue" }).waitFor();
  await page.goForward();
  await page.waitForSelector("[data-take]");
  await isQuiet(page);
}
