/** Builds the page into the Python package, which serves it. The art and the words are those of the package. */
import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { paletteCss, type Palette } from "./build/palette";
import { saidBy, wordsOfPage } from "./build/words";

const SOURCES = new URL("src/", import.meta.url);
const WORDS = new URL("../src/faience/locale/", import.meta.url);
const ART = new URL("../src/faience/render/art/", import.meta.url);

/** `virtual:palette.css` is palette.json as custom properties. */
function palette(): Plugin {
  const name = "virtual:palette.css";
  return {
    name: "faience-palette",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return paletteCss(JSON.parse(readFileSync(new URL("palette.json", ART), "utf-8")) as Palette);
    },
  };
}

/** Of the package's words, only those that the page says; a file in both languages at once, because alike texts side by side are packed small. */
function words(): Plugin {
  const isSaid = saidBy(textOf(SOURCES), textOf(new URL("en/", WORDS)));
  return {
    name: "faience-words",
    enforce: "pre",
    transform: {
      filter: { id: /\.ftl\?raw$/ },
      handler(_, id) {
        const files = ["en", "fr"].map((language) => [language, new URL(`${language}/${id.replace(/.*\/|\?raw$/g, "")}`, WORDS)] as const);
        const texts = files.map(([language, file]) => [language, wordsOfPage(readFileSync(file, "utf-8"), isSaid)]);
        return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
      },
    },
  };
}

/** Review, analysis and puzzles share most of what they are made of: one chunk, and packed smaller than many. */
const STUDY = /src\/(study\/(?!ways|address|view)|puzzles\/(?!Daily|puzzles)|pages\/(Review|Analysis)Page)/;

function textOf(folder: URL): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(ts|svelte|ftl)$/.test(file));
  return files.map((file) => readFileSync(new URL(file.replaceAll("\\", "/"), folder), "utf-8")).join("\n");
}

export default defineConfig({
  plugins: [svelte(), palette(), words()],
  build: {
    outDir: "../src/faience/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "study", test: STUDY }] } } },
    modulePreload: { polyfill: false }, // browsers of es2022 can, or do without
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.FAIENCE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});
