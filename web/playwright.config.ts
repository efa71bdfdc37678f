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
      args: [
        // Containers have neither the rights for a sandbox, nor a graphics card, nor much shared memory.
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        // Pages that a test hands to the browser itself come from nowhere, and may still talk to the server on this machine.
        "--disable-features=LocalNetworkAccessChecks",
      ],
    },
    // A trace takes a picture of the page with every step, and as long as the steps themselves: the second try makes it.
    trace: "on-first-retry",
  },
});
