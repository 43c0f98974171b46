/** A real browser with the page of a running server. */
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { findChromium } from "./chromium.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
const HERE = new URL(".", import.meta.url);
export const PYTHON = process.env.FAIENCE_PYTHON ?? fileURLToPath(new URL("../../../.venv/bin/python", HERE));
export let SERVER = process.env.FAIENCE_SERVER;

export function useServer(address) {
  SERVER = process.env.FAIENCE_SERVER = address;
}

export const DESK = { width: 1440, height: 900 };
export const SMALL_DESK = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 640 };

export const OWN_PORT = 20_000 + (process.pid % 12_000); // below those that a system gives to whoever asks for any
export const REVIEWED = 600_000; // ms: reviews stand back for all else on the machine, and wait for each other

let browser;

export async function launched() {
  browser ??= findChromium().then((found) => chromium.launch({ ...found, args: FLAGS }));
  return browser;
}

const servers = [];

export async function closeBrowser() {
  await (await browser)?.close();
  for (const server of servers) server.kill("SIGKILL");
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** Those who came for what is being tried. */
const visits = new AsyncLocalStorage();

/** Tries something; then all who came for it go home, and slow nobody down. */
export async function withVisitors(attempt) {
  const contexts = [];
  try {
    return await visits.run(contexts, attempt);
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** A visitor of their own, with what went wrong on their page. */
export async function visitor({ size = DESK, touch = false, ...settings } = {}) {
  const context = await (await launched()).newContext({ viewport: size, hasTouch: touch, isMobile: touch, locale: "en-GB" });
  visits.getStore()?.push(context);
  context.setDefaultTimeout(90_000); // of all its pages, and of what is asked without a page
  const wanted = { speed: "none", sound: false, language: "en", theme: "light", ...settings };
  await context.addInitScript((given) => {
    if (!localStorage.getItem("faience")) localStorage.setItem("faience", JSON.stringify(given));
  }, wanted);
  const page = await context.newPage();
  page.wrongs = [];
  page.on("console", (message) => message.type() === "error" && page.wrongs.push(message.text()));
  page.on("pageerror", (error) => page.wrongs.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(SERVER) && !request.url().startsWith("data:")) page.wrongs.push(`asked ${request.url()}`);
  });
  return page;
}

/** Opens a table and comes to it; gives its id and secrets. */
export async function openTable(page, setup, server = SERVER) {
  await page.goto(server);
  const links = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json();
  }, setup);
  if (!links.table) throw new Error(JSON.stringify(links));
  await page.goto(`${server}/t/${links.table}`);
  return links;
}

let folder;

/** A server of one's own, to be killed and started again with the same games. */
export async function startServer(port) {
  folder ??= mkdtempSync(join(tmpdir(), "faience-"));
  const options = ["--port", String(port), "--pause", "0", "--rate", "0", "--database", `sqlite:///${folder}/games.sqlite`];
  const process_ = spawn(PYTHON, ["-m", "faience", "serve", ...options], { stdio: "pipe" });
  servers.push(process_);
  await new Promise((ready, failed) => {
    process_.on("exit", () => failed(new Error("the server did not start")));
    for (const stream of [process_.stdout, process_.stderr]) {
      stream.on("data", (said) => String(said).includes("listening") && ready());
    }
  });
  return { address: `http://127.0.0.1:${port}`, process: process_ };
}

export function againstBot(game, board = "coloured", options = {}, bots = 1) {
  const rivals = Array.from({ length: bots }, () => ({ kind: "bot", level: 1 }));
  return { game, board, options, seats: [{ kind: "human", name: "Ana" }, ...rivals], undo: "free" };
}

export async function viewOf(page, table, query = "") {
  return page.evaluate(async (address) => (await fetch(address)).json(), `/api/tables/${table}${query}`);
}

const AXE_SOURCE = readFileSync(AXE, "utf-8");

/** What a checker of accessibility has to say about the page as it is. */
export async function barriers(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE_SOURCE);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
}

export async function noBarriers(page, where = "here") {
  const found = await barriers(page);
  expect(found.length === 0, `${where}: ${found.join("\n")}`);
}

export function expect(is, what) {
  if (!is) throw new Error(what);
}

export async function isQuiet(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide <= 0, `the page is ${wide} px too wide`);
  expect(page.wrongs.length === 0, page.wrongs.join("\n"));
}
