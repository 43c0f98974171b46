/** Every word on the page comes from the .ftl files of the package, in the language of the settings. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings/settings.svelte";
import type { Counts, GameId } from "../wire/types";
import { inOrder } from "../table/tiles";

const FILES = import.meta.glob<Record<"en" | "fr", string>>("../../../src/faience/locale/en/{tiles,azul,pavilion,picture,players,web,learn,objects,rules,analysis,study,puzzles}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundleOf(language: "en" | "fr"): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(FILES)) bundle.addResource(new FluentResource(text[language]));
  return bundle;
}

const bundles = { en: bundleOf("en"), fr: bundleOf("fr") };

export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[settings.language];
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id}`);
    return id;
  }
  return bundle.formatPattern(message.value, values);
}

/** "3 blue, 1 joker and 2 white". */
export function sayTiles(game: GameId, counts: Counts): string {
  const words = inOrder(game, counts).map(([tile, count]) => say("tile-count", { tile, count }));
  return words.length ? listed(words) : say("tiles-none");
}

/** "Ana, Bo and Cleo". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : say("list-and", { before: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

export function boardName(game: GameId, board: string): string {
  return say(game === "azul" ? "board-name" : "pavilion-board-name", { board });
}

export function boardAbout(game: GameId, board: string): string {
  return say(game === "azul" ? "board-about" : "pavilion-board-about", { board });
}
