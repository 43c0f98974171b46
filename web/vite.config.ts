/** Builds the page into the Python package, which serves it. The art and the words are those of the package. */
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { paletteCss, type Palette } from "./build/palette";
import { wordsOfPage } from "./build/words";

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

/** Of the package's words, only those that the page says. */
function words(): Plugin {
  return {
    name: "faience-words",
    enforce: "pre",
    transform: {
      filter: { id: /\.ftl\?raw$/ },
      handler: (code) => `export default ${JSON.stringify(wordsOfPage(JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string))}`,
    },
  };
}

export default defineConfig({
  plugins: [svelte(), palette(), words()],
  build: {
    outDir: "../src/faience/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.FAIENCE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});
