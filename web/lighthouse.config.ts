import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** Lighthouse measures time, so nothing else may run beside it. */
export default defineConfig(config, {
  testMatch: "lighthouse.audit.ts",
  outputDir: "test-results/lighthouse",
  workers: 1,
  // Eighteen looks at pages, one after another.
  timeout: 1_800_000,
  // Whether it is good enough must not depend on how often it was asked.
  retries: 0,
});
