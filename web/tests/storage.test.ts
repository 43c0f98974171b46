import { afterEach, expect, test, vi } from "vitest";
import { beginLesson, endLesson, lessonAt, lessonsUnderWay } from "../src/learn/memory";
import { joinLink, rememberLinks } from "../src/wire/invitations";
import { rememberSeal, sealOf } from "../src/wire/seal";

function refuse(): never {
  throw new Error("SecurityError");
}

afterEach(() => void vi.unstubAllGlobals());

test("a browser that lets nothing be kept plays all the same", () => {
  Object.defineProperty(globalThis, "localStorage", { get: refuse, configurable: true });
  vi.stubGlobal("location", { origin: "https://club.example", pathname: "/t/k3v9", search: "?join=J" });
  rememberLinks({ table: "k3v9", join: "X", watch: "W" });
  rememberSeal("k3v9", "seal");
  beginLesson("k3v9", "azul");
  endLesson("k3v9");
  expect(joinLink("k3v9")).toBe("https://club.example/t/k3v9?join=J");
  expect([sealOf("k3v9"), lessonAt("k3v9"), lessonsUnderWay()]).toEqual([undefined, null, []]);
});

test("lessons are found again among other things that are kept", () => {
  const storage: Record<string, string> = { "faience-other": "[]" };
  const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false });
  Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, value: string) => void (storage[key] = value)),
    removeItem: hidden((key: string) => void Reflect.deleteProperty(storage, key)),
  });
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  beginLesson("k3v9", "azul");
  expect(lessonsUnderWay().map(({ table }) => table)).toEqual(["k3v9"]);
  endLesson("k3v9");
  expect(lessonsUnderWay()).toEqual([]);
});
