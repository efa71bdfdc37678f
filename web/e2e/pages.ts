import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";

/** Takes the pages from a folder instead of from the server, which carries those it was built with. */
export async function servePages(context: BrowserContext, folder: string): Promise<void> {
  await context.route(
    (url) => !url.pathname.startsWith("/api"),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(folder, pathname);
      const isFile = pathname !== "/" && existsSync(file);
      await route.fulfill({ path: isFile ? file : join(folder, "index.html") });
    },
  );
}
