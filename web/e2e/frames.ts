import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

interface Traced {
  name: string;
  tid: number;
  dur?: number;
}

const FOLDER = fileURLToPath(new URL("../screenshots/", import.meta.url));
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame", "cc"];

/**
 * The longest that a frame kept the page's thread busy while something was done, in milliseconds: input, scripts, styles,
 * layout and paint together, as the browser itself measures them. It depends on the machine, so it is kept beside the
 * pictures for whoever looks, and no test asks for a figure.
 */
export async function longestFrame(page: Page, name: string, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
  await work();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const main = events.find((event) => event.name === "UpdateLayoutTree" || event.name === "FunctionCall")?.tid;
  const tasks = events.filter((event) => event.name === "RunTask" && event.tid === main);
  const longest = Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}longest-frame-${name}.json`, `${JSON.stringify({ milliseconds: Math.round(longest * 10) / 10 })}\n`);
  return longest;
}
