import "./browserless";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { facts } from "../src/facts";
import { back, carriedOn, mayGoOn, next, START, type Course } from "../src/learn/course";
import { explain, kindsOf, ruleOf } from "../src/learn/explain";
import { LESSONS } from "../src/learn/lessons";
import { KINDS, paragraphOf, partsOf, what, type ObjectKind } from "../src/learn/objects";
import type { Sight } from "../src/learn/sight";
import { settings } from "../src/settings/settings.svelte";
import type { Table } from "../src/table/table.svelte";
import type { AzulPosition, GameId, Legal } from "../src/wire/types";
import { say } from "../src/words/words.svelte";
import { playedGames, type PlayedGame } from "./games";

const GAMES = Object.keys(LESSONS) as GameId[];
const LANGUAGES = ["en", "fr"] as const;
const played = playedGames();
const NAMES = ["Ana", "Bo", "Cleo", "Dai"];

let missing: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  missing = vi.spyOn(console, "error");
});
afterEach(() => {
  settings.language = "en";
  expect(missing).not.toHaveBeenCalled(); // a message or one of its values
});

const MOVE = { move: 1, text: "", words: "blue from display 1 to line 1", kind: "take", source: 1, tile: "blue" } as Legal;

/** What a learner at seat 0 sees after so many moves of a game. */
function sight({ steps }: PlayedGame, moves: number, more: Partial<Sight> = {}): Sight {
  const { position } = steps[moves]!;
  return {
    game: position.game,
    position,
    me: 0,
    rival: 1,
    names: NAMES,
    options: position.to_move === 0 ? [MOVE] : [],
    choice: null,
    events: steps.slice(0, moves + 1).flatMap(({ events }) => events),
    isSettled: true,
    ...more,
  };
}

function gameOf(name: string): PlayedGame {
  return played.find((game) => game.name === name)!;
}

test.each(played.filter(({ name }) => name.includes(" 2")).map((game) => [game.name, game] as const))(
  "whatever is played, the lesson goes on to its end: %s",
  (_, game) => {
    const steps = LESSONS[game.steps[0]!.position.game];
    for (const language of LANGUAGES) {
      settings.language = language;
      let course: Course = START;
      for (let move = 0; move < game.steps.length; move += 1) {
        const seen = sight(game, move);
        course = carriedOn(steps, course, seen);
        for (let presses = 0; presses < steps.length && mayGoOn(steps, course, seen); presses += 1) {
          course = next(steps, course, seen);
        }
        const step = steps[course.step]!;
        expect(step.at(seen).length).toBeGreaterThan(0);
        expect(`${say(`lesson-${seen.game}-${step.id}`, step.values?.(seen))}${step.reply?.(seen) ?? ""}`).not.toMatch(/\{|undefined/);
      }
      expect(steps[course.step]!.id).toBe("done");
    }
  },
);

const azul = gameOf("azul coloured 2");

test("a step that asks for something waits until it is done", () => {
  const steps = LESSONS.azul;
  const take = steps.findIndex(({ id }) => id === "take");
  const waiting = { step: take, reached: take };
  expect(mayGoOn(steps, waiting, sight(azul, 0))).toBe(false);
  expect(next(steps, waiting, sight(azul, 0))).toEqual(waiting);
  expect(carriedOn(steps, waiting, sight(azul, 0, { choice: "tiles" })).step).toBe(take + 1);
});

test("tiles that are put back bring the lesson back to taking", () => {
  const lay = LESSONS.azul.findIndex(({ id }) => id === "lay");
  expect(carriedOn(LESSONS.azul, { step: lay, reached: lay }, sight(azul, 0)).step).toBe(lay - 1);
});

test("who looks back at an earlier step stays there", () => {
  const course = back({ step: 6, reached: 6 });
  expect(carriedOn(LESSONS.azul, course, sight(azul, 4))).toBe(course);
  expect(course.step).toBe(5);
});

test("the answer tells what became of the tiles", () => {
  const answers = azul.steps.flatMap(({ position, events }, move) => {
    const laid = events.find(({ kind, seat }) => kind === "laid" && seat === 0);
    if (!laid || position.game !== "azul" || position.round > 1) return [];
    const line = Number(laid.line);
    const isFull = position.players[0]!.lines[line]!.length === line + 1;
    return [[isFull, LESSONS.azul.find(({ id }) => id === "rival")!.reply!(sight(azul, move))] as const];
  });
  expect(answers.length).toBeGreaterThan(1);
  for (const [isFull, answer] of answers) expect(answer).toMatch(isFull ? /is full/ : /now has \d of \d/);
});

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

test("every kind of object lies somewhere on the page, and nothing else can be asked about", () => {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(`${SOURCES}/${name}`, "utf-8"));
  const written = texts.flatMap((text) => [...text.matchAll(/data-what=\{([^}]*)\}/g)].map((match) => match[1]!));
  const named = written.flatMap((code) => [...code.matchAll(/"([a-z]+)"/g)].map((word) => word[1]!));
  const structures = Object.values(facts.pavilions).flatMap((board) => board.structures.map(({ kind }) => kind));
  const heaps = ["lid", "tower"]; // the bar at the top has the one of the game
  const found = new Set([...named.filter((word) => word !== "azul"), ...structures, ...heaps]);
  expect([...found].sort()).toEqual(Object.keys(KINDS).sort());
});

test.each(GAMES)("every object has a name and a rule, on every board, in both languages: %s", (game) => {
  for (const language of LANGUAGES) {
    settings.language = language;
    for (const board of facts.games[game].boards) {
      for (const { kind, name } of kindsOf(game, board, game === "azul")) {
        expect(name).not.toBe("");
        expect(ruleOf(kind, game, board, game === "azul").rule).toMatch(/[.]$/);
      }
    }
  }
});

/** The words of a section of the rules, without what makes them bold or breaks their lines. */
function sectionOf(game: GameId, rule: string): string {
  const text = readFileSync(fileURLToPath(new URL(`../../docs/rules/${game}.md`, import.meta.url)), "utf-8");
  const section = text.split(/^#+ /m).find((each) => each.startsWith(`${rule} `)) ?? "";
  return section.replaceAll("*", "").replaceAll(/\s+/g, " ");
}

test.each(GAMES)("every rule that is quoted stands so in the rules: %s", (game) => {
  for (const board of facts.games[game].boards) {
    for (const { kind } of kindsOf(game, board, game === "azul")) {
      const rule = paragraphOf(kind, game, board);
      if (!rule) continue;
      const { paragraph } = ruleOf(kind, game, board, true);
      expect(paragraph.length, kind).toBeGreaterThan(0);
      for (const line of paragraph) expect(sectionOf(game, rule)).toContain(line.replace(/[.:]$/, ""));
    }
  }
});

test.each(GAMES)("a rule is quoted at the same length in every language: %s", (game) => {
  for (const board of facts.games[game].boards) {
    for (const { kind } of kindsOf(game, board, game === "azul")) {
      const lengths = LANGUAGES.map((language) => {
        settings.language = language;
        return ruleOf(kind, game, board, true).paragraph.length;
      });
      expect(new Set(lengths).size, kind).toBe(1);
    }
  }
});

/** A table that lies still. */
function tableOf(position: Sight["position"]): Table {
  const seats = NAMES.map((name) => ({ name, kind: "human", clock_ms: 61_000, stand_in: null }));
  const view = { position, setup: { game: position.game }, you: [], seats, to_move: position.to_move, is_your_turn: false, result: null };
  return { position, names: NAMES, options: [], state: { view, shown: position, queue: [], lookingAt: null } } as unknown as Table;
}

test("an object tells how it is now", () => {
  const position = structuredClone(azul.steps[0]!.position as AzulPosition);
  position.players[0]!.lines[3] = ["blue", "blue"];
  const told = explain(tableOf(position), what("line", 0, 3));
  expect([told.name, told.now]).toEqual(["Pattern line 4", "2 of 4: 2 blue. 2 are missing."]);
});

test("of every object on every table it can be told", () => {
  const which: Partial<Record<ObjectKind, number[]>> = { display: [1], line: [0, 2], wall: [0, 1, 1], space: [0, 2, 3] };
  for (const { steps } of played) {
    const { position } = steps[Math.floor(steps.length / 2)]!;
    const table = tableOf(position);
    for (const { kind } of kindsOf(position.game, position.board, position.game === "azul" && position.jokers)) {
      const told = explain(table, what(kind, ...(which[kind] ?? [0, 1])));
      expect(`${told.name} ${told.now} ${told.rule}`).not.toMatch(/undefined|\{/);
    }
  }
});

test("the name of an object can be taken apart again", () => {
  expect(partsOf(what("space", 1, 0, 5))).toEqual(["space", 1, 0, 5]);
});
