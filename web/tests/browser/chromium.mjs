/** Which browser to use: the one that is asked for, one of the machine's, or the one from npm, which needs nothing installed. */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PACKED = "packed"; // as FAIENCE_BROWSER: the one from npm, whatever the machine has
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/chromium", import.meta.url));

/** What Playwright has to be told to start it. */
export async function findChromium() {
  const wanted = process.env.FAIENCE_BROWSER;
  const path = wanted === PACKED ? undefined : (wanted ?? onThisMachine());
  return path ? { executablePath: path } : unpacked();
}

function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacked once, with the libraries that a bare machine lacks. The package unpacks to wherever TMPDIR says. */
async function unpacked() {
  const { default: chromium, inflate } = await import("@sparticuz/chromium");
  const { mkdir } = await import("node:fs/promises");
  await mkdir(CACHE, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = CACHE;
  const executablePath = await chromium.executablePath();
  const libraries = join(CACHE, "al2023", "lib");
  if (!existsSync(libraries)) {
    await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
  }
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  const known = process.env.LD_LIBRARY_PATH;
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: [known, libraries].filter(Boolean).join(delimiter) } };
}
