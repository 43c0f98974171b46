import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../src/faience/locale", import.meta.url));
const FILES = ["tiles", "azul", "pavilion", "picture", "players", "web", "learn", "objects", "rules", "analysis", "study", "puzzles"];

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const file of FILES) {
    const problems = bundle.addResource(new FluentResource(readFileSync(`${LOCALES}/${language}/${file}.ftl`, "utf-8")));
    expect(problems).toEqual([]);
  }
  return bundle;
}

function spoken(): string[] {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`${SOURCES}/${name}`, "utf-8"));
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((match) => match[1]!),
    ...[...text.matchAll(/"(web-[\w-]+)"/g)].map((match) => match[1]!),
  ]);
  return [...new Set(found)].sort();
}

test.each(["en", "fr"])("everything the page says has words: %s", (language) => {
  const bundle = bundleOf(language);
  expect(spoken().filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test("the page says all the words that were written for it", () => {
  const written = [...readFileSync(`${LOCALES}/en/web.ftl`, "utf-8").matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1]!);
  const ids = new Set(spoken());
  expect(written.filter((id) => !ids.has(id) && !id.startsWith("web-rules-"))).toEqual([]);
});
