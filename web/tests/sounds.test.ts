import "./browserless";
import { afterEach, expect, test, vi } from "vitest";
import { wake } from "../src/show/sounds";

afterEach(() => void vi.unstubAllGlobals());

test("a touch brings the sounds back, whatever has silenced them, and nothing else", () => {
  const context = { state: "suspended", resume: vi.fn(() => Promise.reject(new Error("not now"))) };
  vi.stubGlobal("AudioContext", function () {
    return context;
  });
  for (const state of ["suspended", "interrupted", "running"]) {
    context.state = state;
    wake();
  }
  expect(context.resume).toHaveBeenCalledTimes(2);
});
