import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const FOLDER = fileURLToPath(new URL("../screenshots/", import.meta.url));

/** Leaves a picture of what is shown in `screenshots/`, with the size in its name; `whole` takes what must be scrolled to, too. */
export async function screenshot(page: Page, name: string, { whole = false } = {}): Promise<void> {
  const size = page.viewportSize();
  const shown = size === null ? "" : `-${size.width}x${size.height}`;
  await page.screenshot({ path: `${FOLDER}${name}${shown}.png`, fullPage: whole });
}
