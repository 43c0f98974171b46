/** What the page asks of a browser when its modules are loaded, for tests that have none. */
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { language: "en-GB", languages: ["en-GB", "en-US"] });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
