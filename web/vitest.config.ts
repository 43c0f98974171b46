/** How the sources of the page are tested: as they are built, with real games to look at. */
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(page, defineConfig({ test: { globalSetup: "tests/play.ts" } }));
