import { createServer, type Server as Front } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, Server, test } from "./test";

/** Waits until the service worker has everything and answers for this page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

function caches(page: Page): Promise<string[]> {
  return page.evaluate(() => window.caches.keys());
}

test("the app opens without its server, at any address, and comes back with it", async ({ visitor }) => {
  const server = await Server.start();
  const { page } = await visitor({ address: server.address, worker: true });
  await page.goto("/");
  await kept(page);
  await server.kill();
  for (const address of ["/", "/settings", "/t/000000000000"]) {
    await page.goto(address);
    await expect(page.locator("#main"), address).toBeAttached();
    await expect(page, address).toHaveTitle(/Durbar/);
  }
  const asked = await page.evaluate(() =>
    fetch("/api/games").then(
      (answer) => answer.status,
      () => "unreachable",
    ),
  );
  expect(asked, "nothing stands in for the server").toBe("unreachable");
  await server.restart();
  const answer = await page.goto("/no/such/place");
  expect(answer?.status(), "the server is asked first").toBe(404);
  await server.dispose();
});

/** A front before a server that pretends, from the moment it is told to, that a new version was installed. */
class Upgrade {
  isDone = false;
  readonly #front: Front;

  constructor(server: Server) {
    this.#front = createServer((request, response) => {
      const path = request.url ?? "/";
      if (this.isDone && path.includes("SettingsScreen")) {
        response.writeHead(404).end();
        return;
      }
      void fetch(server.address + path).then(async (answer) => {
        let body = Buffer.from(await answer.arrayBuffer());
        if (this.isDone && path === "/")
          body = Buffer.from(body.toString().replace('<html lang="en">', '<html lang="en" data-version="new">'));
        if (this.isDone && path === "/worker.js") body = Buffer.from(withoutSettings(body.toString()));
        response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(body);
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#front.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#front.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#front.close();
    this.#front.closeAllConnections();
  }
}

/** The worker of a version in which the settings are another file. */
function withoutSettings(worker: string): string {
  return worker.replace(/"version":"[^"]+"/, '"version":"new"').replace(/"\/assets\/SettingsScreen[^"]+",/g, "");
}

test("a new version shows on the next load, and breaks no window that is open", async ({ server, visitor }) => {
  const upgrade = new Upgrade(server);
  const { page: old, context } = await visitor({ address: await upgrade.open(), worker: true });
  await old.goto("/");
  await kept(old);
  expect(await caches(old)).toHaveLength(1);
  const [before] = await caches(old);

  upgrade.isDone = true;
  await old.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => caches(old)).toContain("durbar-new");

  const fresh = await context.newPage();
  await fresh.goto("/");
  await expect(fresh.locator("html[data-version=new]")).toBeAttached();
  await fresh.close();

  expect(await caches(old), "the old version stays while a window needs it").toContain(before);
  const settings = await old.evaluate(async (name) => {
    const files = await (await window.caches.open(name ?? "")).keys();
    return files.map(({ url }) => url).find((url) => url.includes("SettingsScreen"));
  }, before);
  const status = await old.evaluate(async (file) => (await fetch(file ?? "")).status, settings);
  expect(status, "a part that is loaded late is the old window's own").toBe(200);

  await old.close();
  const later = await context.newPage();
  await expect(async () => {
    // A window that opens while the last old one is still closing belongs to the old version; the next one does not.
    await later.goto("about:blank");
    await later.waitForTimeout(1000);
    await later.goto("/");
    expect(await caches(later), "then it is forgotten").toEqual(["durbar-new"]);
  }).toPass({ timeout: 60_000 });
  upgrade.close();
});
