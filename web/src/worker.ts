/**
 * Keeps the app on the device, so that it opens without the server and can say so itself.
 *
 * A page is always asked of the server first: a new version shows on the next load. The files of a version are kept
 * together, and a new worker waits until the last window of the old one is closed: so a window that is open finds every
 * part of its own version, however long it stays open. Nothing under /api is ever touched.
 */

import type { Shell } from "./shell";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __SHELL__: Shell;

const OURS = "durbar-";
const PAGE = "/";

const shell = __SHELL__;
const cacheName = OURS + shell.version;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** All files of this version or none. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([new Request(PAGE, { cache: "reload" }), ...shell.files]);
}

/** Windows that were opened before there was a worker need their files too. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== cacheName) await caches.delete(name);
  }
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
  // A proxy before a server that restarts: the app explains that better.
  const isAway = answer.status >= 502 && answer.status <= 504;
  return isAway ? ((await kept(PAGE)) ?? answer) : answer;
}

async function asset(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

async function kept(what: Request | string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(what);
}
