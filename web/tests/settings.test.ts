import "./browserless";
import { expect, test, vi } from "vitest";

test("what is chosen on another page is not undone by what this one remembers", async () => {
  const kept: Record<string, string> = {};
  const page = new EventTarget();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const { remember, settings } = await import("../src/settings/settings.svelte");
  const other = (chosen: object, key = "faience"): void => {
    kept[key] = JSON.stringify({ ...settings, ...chosen });
    page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  };
  other({ language: "fr", name: "Zoë" });
  other({ name: "Bo" }, "faience-engine");
  settings.sound = false;
  remember();
  expect(JSON.parse(kept.faience!)).toMatchObject({ language: "fr", name: "Zoë", sound: false });
});
