import { beforeEach, expect, test, vi } from "vitest";
import { joinLink, momentLink, rememberLinks } from "../src/wire/invitations";
import type { View } from "../src/wire/types";

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
  at("/t/k3v9");
});

function at(address: string): void {
  const { origin, pathname, search } = new URL(address, "https://club.example");
  vi.stubGlobal("location", { origin, pathname, search });
}

function view(visibility: "public" | "private", watching = true): View {
  return { table: "k3v9", setup: { visibility, watching } } as View;
}

test("who opens a table can invite friends, and let others look on", () => {
  rememberLinks({ table: "k3v9", join: "J", watch: "W" });
  expect(joinLink("k3v9")).toBe("https://club.example/t/k3v9?join=J");
  expect(momentLink(view("private"), 57)).toEqual({ address: "https://club.example/t/k3v9?watch=W&at=57", reach: "link" });
});

test("who came by a link can hand it on", () => {
  at("/t/k3v9?watch=W");
  expect(momentLink(view("private"), 57)).toEqual({ address: "https://club.example/t/k3v9?watch=W&at=57", reach: "link" });
  at("/t/k3v9?join=J");
  expect(momentLink(view("private"), null).address).toBe("https://club.example/t/k3v9?join=J");
});

test("a public table needs no secret", () => {
  rememberLinks({ table: "k3v9", join: "J", watch: "W" });
  expect(momentLink(view("public"), 5)).toEqual({ address: "https://club.example/t/k3v9?at=5", reach: "all" });
});

test("where nobody may watch, or the secret is not known, only players can open the link", () => {
  expect(momentLink(view("private"), 5)).toEqual({ address: "https://club.example/t/k3v9?at=5", reach: "players" });
  rememberLinks({ table: "k3v9", join: "J", watch: "W" });
  expect(momentLink(view("private", false), 5)).toEqual({ address: "https://club.example/t/k3v9?at=5", reach: "players" });
});

test("the secrets of a table are not those of another, and old ones are forgotten", () => {
  for (let i = 0; i < 60; i += 1) rememberLinks({ table: `t${i}`, join: `J${i}`, watch: `W${i}` });
  expect(joinLink("t59")).toBe("https://club.example/t/t59?join=J59");
  expect(joinLink("t3")).toBe("https://club.example/t/t3");
});
