import { BUDGET } from "../build/budget";
import { expect, test } from "./test";

const PACKED = { headers: { "accept-encoding": "gzip, deflate, br" } };

test("what has its version in its name is kept for ever, and comes packed", async ({ server, visitor }) => {
  const { page } = await visitor();
  const files: string[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith("/assets/")) files.push(pathname);
  });
  await page.goto("/");
  await expect(page.locator("#main")).toBeAttached();
  expect(files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".css"))).toBe(true);
  for (const file of files) {
    const answer = await page.request.get(server.address + file, PACKED);
    const headers = answer.headers();
    expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
    if (file.endsWith(".woff2")) {
      expect(headers["content-type"]).toBe("font/woff2");
      expect(headers["content-encoding"]).toBeUndefined();
    } else {
      const isWorthIt = (await answer.body()).length > 1000;
      if (isWorthIt) expect(headers["content-encoding"], file).toBe("br");
      expect(headers["vary"], file).toBe("accept-encoding");
    }
  }
});

test("the page, the worker, the manifest and the icons are asked for again", async ({ server, visitor }) => {
  const { page } = await visitor();
  for (const [file, type] of [
    ["/", "text/html; charset=utf-8"],
    ["/worker.js", "text/javascript; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/icon.svg", "image/svg+xml"],
    ["/icon-192.png", "image/png"],
  ] as const) {
    const first = await page.request.get(server.address + file);
    expect(first.status(), file).toBe(200);
    const { etag = "", ...headers } = first.headers();
    expect(headers["cache-control"], file).toBe("no-cache");
    expect(headers["content-type"], file).toBe(type);
    const again = await page.request.get(server.address + file, { headers: { "if-none-match": etag } });
    expect(again.status(), file).toBe(304);
  }
});

test("the app can be installed: its manifest names icons that are there", async ({ server, visitor }) => {
  const { page } = await visitor();
  await page.goto("/");
  const link = page.locator("link[rel=manifest]");
  const manifest = (await (await page.request.get(`${server.address}${(await link.getAttribute("href")) ?? ""}`)).json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect([manifest.start_url, manifest.display]).toEqual(["/", "standalone"]);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["any any", "192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src, sizes } of manifest.icons) {
    // Drawn by the browser itself, so that a broken picture is noticed.
    const width = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    if (sizes !== "any") expect(`${width}x${width}`, src).toBe(sizes);
  }
});

test("a first visit of the lobby loads no more than it may", async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto("/", { waitUntil: "networkidle" });
  const sizes = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !new URL(name).pathname.startsWith("/api/"))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(3);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET);
});
