import { expect, test } from "vitest";
import { shellOf } from "./shell";

const page = { fileName: "index.html", content: "<title>" };
const part = (fileName: string) => ({ fileName, content: "" });

test("the app is its scripts, styles and fonts", () => {
  const built = [page, ...["worker.js", "assets/b.js", "assets/a.css", "assets/f.woff2", "assets/f.woff"].map(part)];
  expect(shellOf(built).files).toEqual(["/assets/a.css", "/assets/b.js", "/assets/f.woff2"]);
});

test("every change makes another version, and no change makes none", () => {
  const version = (...built: Parameters<typeof shellOf>[0]) => shellOf(built).version;
  const before = version(page, part("assets/a-1.js"));
  expect(version(part("assets/a-1.js"), page)).toBe(before);
  expect(version(page, part("assets/a-2.js"))).not.toBe(before);
  expect(version({ ...page, content: "<title>new" }, part("assets/a-1.js"))).not.toBe(before);
});
