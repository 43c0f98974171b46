/** What is tried in a browser, by name: node web/tests/browser/scenarios.mjs [--together N] NAME … */
import { DESK, PHONE, SMALL_DESK, SMALL_PHONE, closeBrowser, launched, withVisitors } from "./browser.mjs";
import { firstMove, friends, fullTable, languageOffline, languages, oneScreen, reload, rematch, staleLink, twoTabs } from "./company.mjs";
import { figures } from "./figures.mjs";
import { dragging, wholeGames } from "./games.mjs";
import { azulByKeyboard, pavilionByKeyboard } from "./keyboard.mjs";
import { countdown, lookBack } from "./knowing.mjs";
import { learn, whatIsThis } from "./learn.mjs";
import { focus, states } from "./looks.mjs";
import { notebook } from "./notebook.mjs";
import { hintByKeyboard, noHints, puzzleByKeyboard, puzzleGoesOn, puzzleInLanguages } from "./puzzles.mjs";
import { lostOnTime } from "./review.mjs";
import { dialogs, keysOnSmallScreen, lateAnswer, notLoaded, puzzleAgain, safeAreas } from "./slips.mjs";
import { abort, chat, outOfTime, pause, rematchOfTwo, silence, undo } from "./manners.mjs";

const SCENARIOS = {
  ...wholeGames,
  "azul by keyboard": azulByKeyboard,
  "summer-pavilion by keyboard": pavilionByKeyboard,
  dragging,
  friends,
  "one screen": oneScreen,
  "two tabs": twoTabs,
  reload,
  "full table": fullTable,
  rematch,
  languages,
  "language offline": languageOffline,
  "stale link": staleLink,
  silence,
  chat,
  pause,
  undo,
  abort,
  "rematch of two": rematchOfTwo,
  "out of time in a game": outOfTime("game"),
  "out of time at a move": outOfTime("move"),
  "first move": firstMove,
  "learn azul": () => learn("azul"),
  "learn summer-pavilion": () => learn("summer-pavilion", { size: PHONE, touch: true, language: "fr", theme: "dark" }),
  "what is this": whatIsThis,
  "look back": lookBack,
  countdown,
  notebook,
  dialogs,
  "not loaded": notLoaded,
  "puzzle again": puzzleAgain,
  "late answer": lateAnswer,
  "keys on a small screen": keysOnSmallScreen,
  "safe areas": safeAreas,
  focus,
  "first page on a desk": states("first page", { size: DESK }),
  "first page on a phone": states("first page", { size: PHONE, language: "fr", theme: "dark" }),
  "company on a desk": states("company", { size: DESK }),
  "company on a phone": states("company", { size: SMALL_PHONE, language: "fr", theme: "dark" }),
  "azul for four on a desk": states("azul coloured", { size: DESK }),
  "azul for three on a small desk": states("azul grey with jokers", { size: SMALL_DESK, language: "fr", theme: "dark" }),
  "azul for two on a phone": states("azul for two", { size: PHONE, theme: "dark" }),
  "azul for four on a small phone": states("azul crystal-1", { size: SMALL_PHONE, language: "fr" }),
  "summer-pavilion for four on a desk": states("summer-pavilion coloured", { size: DESK }),
  "summer-pavilion for four on a small desk": states("summer-pavilion glazed-orange", { size: SMALL_DESK, language: "fr", theme: "dark" }),
  "summer-pavilion for two on a phone": states("summer-pavilion for two", { size: PHONE, language: "fr", theme: "dark" }),
  "summer-pavilion for four on a small phone": states("summer-pavilion monochrome", { size: SMALL_PHONE, language: "fr" }),
  "review of a game lost on time": lostOnTime,
  "review of azul on a desk": states("review of azul", { size: DESK }),
  "review of azul on a phone": states("review of azul", { size: PHONE, language: "fr", theme: "dark" }),
  "review of summer-pavilion on a small desk": states("review of summer-pavilion", { size: SMALL_DESK, language: "fr", theme: "dark" }),
  "review of summer-pavilion on a small phone": states("review of summer-pavilion", { size: SMALL_PHONE }),
  "analysis of azul on a small desk": states("analysis of azul", { size: SMALL_DESK, theme: "dark" }),
  "analysis of azul on a small phone": states("analysis of azul", { size: SMALL_PHONE, language: "fr" }),
  "analysis of summer-pavilion on a desk": states("analysis of summer-pavilion", { size: DESK, language: "fr" }),
  "analysis of summer-pavilion on a phone": states("analysis of summer-pavilion", { size: PHONE, theme: "dark" }),
  "hint by keyboard": hintByKeyboard,
  "no hints between people": noHints,
  "puzzle by keyboard": puzzleByKeyboard,
  "puzzle goes on": puzzleGoesOn,
  "puzzle in two languages": puzzleInLanguages,
  "hints of azul on a desk": states("hints of azul", { size: DESK }),
  "hints of azul on a phone": states("hints of azul", { size: PHONE, language: "fr", theme: "dark" }),
  "hints of summer-pavilion on a small desk": states("hints of summer-pavilion", { size: SMALL_DESK, language: "fr", theme: "dark" }),
  "hints of summer-pavilion on a small phone": states("hints of summer-pavilion", { size: SMALL_PHONE }),
  "puzzles of azul on a small desk": states("puzzles of azul", { size: SMALL_DESK, theme: "dark" }),
  "puzzles of azul on a small phone": states("puzzles of azul", { size: SMALL_PHONE, language: "fr" }),
  "puzzles of summer-pavilion on a desk": states("puzzles of summer-pavilion", { size: DESK, language: "fr" }),
  "puzzles of summer-pavilion on a phone": states("puzzles of summer-pavilion", { size: PHONE, theme: "dark" }),
  figures,
};

/** Tries one and says in a line of JSON how it went. */
async function attempt(name) {
  const start = Date.now();
  const told = { scenario: name, ok: true };
  try {
    Object.assign(told, { figures: await withVisitors(SCENARIOS[name]) });
  } catch (error) {
    Object.assign(told, { ok: false, why: String(error.stack ?? error) });
  }
  console.log(JSON.stringify({ ...told, seconds: (Date.now() - start) / 1000 }));
  return told.ok;
}

function wishes() {
  const [flag, number, ...names] = process.argv.slice(2);
  if (flag === "--together") return { together: Number(number), names };
  return { together: 1, names: process.argv.slice(2) };
}

/** So many scenarios at a time, in the order given. */
async function attemptAll({ together, names }) {
  const waiting = [...names];
  const hand = async () => {
    let isGood = true;
    while (waiting.length) isGood = (await attempt(waiting.shift())) && isGood;
    return isGood;
  };
  return (await Promise.all(Array.from({ length: together }, hand))).every(Boolean);
}

let isGood = false;
try {
  await launched();
  isGood = await attemptAll(wishes());
} catch (error) {
  console.log(JSON.stringify({ unable: `no browser can be started: ${error.message}` }));
}
await closeBrowser();
process.exit(isGood ? 0 : 1);
