import { defineConfig } from "@playwright/test";

/** Real browsers against real servers. `DURBAR` is the program, `CHROMIUM` the browser. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Only for what hangs: a busy machine takes four times as long for a whole game as a quiet one.
  timeout: 600_000,
  // Whole games in several browsers on two cores: what needs a second try is reported as flaky.
  retries: 2,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      // Containers have neither the rights for a sandbox, nor a graphics card, nor much shared memory.
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    },
    trace: "retain-on-failure",
  },
});
