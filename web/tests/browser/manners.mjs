/** What people ask of each other at a table, and what becomes of who says nothing: chat, pause, undo, abort, the next game, clocks. */
import { SERVER, expect, isQuiet, noBarriers, viewOf, visitor } from "./browser.mjs";
import { FRIENDS, move, sameLogs, sitDown } from "./company.mjs";
import { wentOn } from "./play.mjs";
import { playOut } from "./reach.mjs";

/** Ana and Bo at a table; `sign` shows them that the game has begun. */
async function twoFriends(setup = FRIENDS, settings = {}, sign = ".mine") {
  const ana = await visitor({ name: "Ana", ...settings });
  const { table, guest: bo, wire } = await sitDown(ana, { name: "Bo", ...settings }, SERVER, setup, sign);
  /** The page of the one to move, and the other. */
  const turn = async () => {
    const [mover, other] = (await viewOf(ana, table)).is_your_turn ? [ana, bo] : [bo, ana];
    await mover.waitForSelector("[data-take]");
    return { mover, other };
  };
  return { ana, bo, table, wire, turn };
}

async function makeMove({ ana, table, turn }) {
  const { mover, other } = await turn();
  const { number } = await viewOf(ana, table);
  await move(mover);
  await wentOn(ana, table, number);
  return { mover, other };
}

async function areQuiet(...pages) {
  for (const page of pages) {
    await noBarriers(page);
    await isQuiet(page);
    await page.context().close();
  }
}

async function openMenu(page) {
  await page.locator(".bar .tool").last().click();
  await page.waitForSelector("dialog[open]");
}

/** The network brings nothing any more, and does not say so: the page notices, and the move that had arrived is made once. */
export async function silence() {
  const friends = await twoFriends();
  const { ana, bo, table, wire } = friends;
  if ((await viewOf(ana, table)).is_your_turn) await makeMove(friends);
  await bo.waitForSelector("[data-take]");
  const { number } = await viewOf(ana, table);
  wire.isDeaf = true;
  await move(bo);
  await bo.getByText("Your move is being sent").first().waitFor();
  await wentOn(ana, table, number);
  await bo.getByText("The connection is lost").first().waitFor();
  wire.isDeaf = false;
  await bo.getByText("It is Ana’s turn").first().waitFor();
  await sameLogs([ana, bo]);
  const now = (await viewOf(ana, table)).number;
  expect(now === number + 1, `one move made ${now - number} events`);
  await areQuiet(ana, bo);
}

/** A word from another does not put back what is lifted. */
export async function chat() {
  const friends = await twoFriends({ ...FRIENDS }, { confirm: "always" });
  const { mover, other } = await friends.turn();
  await mover.locator("[data-take]").first().click();
  await mover.locator("[data-target]").first().click();
  await mover.locator(".told h2").waitFor();
  await other.getByRole("button", { name: "Chat" }).click();
  await other.getByRole("button", { name: "Good luck" }).click();
  await other.locator("dialog li").waitFor();
  await mover.locator(".tool.unread").waitFor();
  const { number } = await viewOf(friends.ana, friends.table);
  await mover.getByRole("button", { name: "Place" }).click();
  await wentOn(friends.ana, friends.table, number);
  await mover.getByRole("button", { name: "Chat: new messages" }).click();
  await mover.locator("dialog li").getByText("Good luck").waitFor();
  await saysOnce(other, mover);
  await mover.keyboard.press("Escape");
  await mover.locator(".tool.unread").waitFor({ state: "detached" });
  await other.keyboard.press("Escape");
  await areQuiet(friends.ana, friends.bo);
}

/** Who presses twice before the first word has arrived says it once; what was written since is still there. */
async function saysOnce(speaker, hearer) {
  const field = speaker.locator("dialog form input");
  await field.fill("Well, well");
  await speaker.evaluate(() => {
    const form = document.querySelector("dialog form");
    form.requestSubmit();
    form.requestSubmit();
  });
  await field.fill("now then");
  await speaker.locator("dialog li").getByText("Well, well").first().waitFor();
  await speaker.getByRole("button", { name: "Thank you" }).click();
  await hearer.locator("dialog li").getByText("Thank you").waitFor();
  expect((await hearer.locator("dialog li").getByText("Well, well").count()) === 1, "a word was said twice");
  expect((await field.inputValue()) === "now then", "what was written meanwhile is gone");
}

/** The host lets the game rest; meanwhile nobody moves. */
export async function pause() {
  const friends = await twoFriends();
  const { ana, bo } = friends;
  await friends.turn();
  await openMenu(ana);
  await ana.getByRole("button", { name: "Pause" }).click();
  for (const page of [ana, bo]) {
    await page.getByText("The game is paused").first().waitFor();
    expect((await page.locator("[data-take]").count()) === 0, "tiles can be taken in a pause");
  }
  await ana.locator(".requests").getByRole("button").click();
  for (const page of [ana, bo]) await page.getByText("The game is paused").first().waitFor({ state: "detached" });
  await makeMove(friends);
  await areQuiet(ana, bo);
}

/** Until the other has moved, a move is taken back by right; after that only if the other agrees. */
export async function undo() {
  const friends = await twoFriends();
  const { mover: first, other: second } = await makeMove(friends);
  await first.getByRole("button", { name: "Take back" }).click();
  await first.waitForSelector("[data-take]");
  for (const [answer, told] of [["No", "says no to taking back"], ["Yes", "takes a move back"]]) {
    await makeMove(friends);
    if (answer === "No") await makeMove(friends);
    await first.waitForSelector("[data-take]"); // the other's move is seen: from now on it has to be asked
    await first.getByRole("button", { name: "Take back" }).click();
    await first.getByText("You asked to take your move back.").waitFor();
    await second.locator(".requests").getByRole("button", { name: answer, exact: true }).click();
    await first.locator(".log li").first().getByText(told).waitFor();
    await first.waitForSelector("[data-take]");
    await sameLogs([first, second]);
    if (answer === "No") await makeMove(friends);
  }
  await areQuiet(first, second);
}

/** The host breaks the game off, but not by mistake; both may begin another. */
export async function abort() {
  const friends = await twoFriends();
  const { ana, bo, table } = friends;
  await makeMove(friends);
  await openMenu(ana);
  const button = ana.locator("dialog").getByRole("button", { name: "Break off the game" });
  await button.click();
  await ana.getByRole("button", { name: "No", exact: true }).click();
  expect((await viewOf(ana, table)).status === "playing", "the game was broken off without a yes");
  await button.click();
  await ana.getByRole("button", { name: "Yes", exact: true }).click();
  for (const page of [ana, bo]) await page.locator(".requests").getByRole("button", { name: "Play again" }).waitFor();
  await areQuiet(ana, bo);
}

/** Two people play to the end and meet at the next table. */
export async function rematchOfTwo() {
  const { ana, bo, table } = await twoFriends();
  await playOut([ana, bo], table);
  await Promise.all([ana, bo].map((page) => page.waitForSelector("dialog table")));
  await ana.getByRole("button", { name: "Play again" }).click();
  await ana.waitForURL((url) => !url.pathname.includes(table));
  await bo.locator("dialog").getByRole("button", { name: "Join the next game" }).click();
  await bo.waitForURL(ana.url());
  const sit = bo.getByRole("button", { name: "Sit here" });
  await Promise.race([sit.click(), bo.waitForSelector(".mine")]);
  await Promise.all([ana, bo].map((page) => page.waitForSelector(".mine")));
  const following = new URL(ana.url()).pathname.split("/").at(-1);
  const { is_your_turn: isAnas, number } = await viewOf(ana, following);
  await move(isAnas ? ana : bo);
  await wentOn(ana, following, number);
  await sameLogs([ana, bo]);
  await areQuiet(ana, bo);
}

/** Whoever runs out of time has lost, with a clock for the whole game and with one for each move. */
export const outOfTime = (kind) => async () => {
  const clock = { kind, seconds: 10, increment: 0 }; // short from the beginning, and long enough to be seen
  const { ana, bo } = await twoFriends({ ...FRIENDS, clock }, {}, ".clock.short");
  for (const page of [ana, bo]) {
    await page.waitForSelector("dialog table");
    const [winner] = await page.locator("dialog h2").allInnerTexts();
    expect(winner.length > 0, "nobody has won");
  }
  await areQuiet(ana, bo);
};
