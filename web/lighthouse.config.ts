import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** Lighthouse measures time, so nothing else may run beside it. */
export default defineConfig(config, {
  testMatch: "lighthouse.audit.ts",
  outputDir: "test-results/lighthouse",
  workers: 1,
  timeout: 600_000,
});
