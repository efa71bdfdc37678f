/** Where a visitor is. Every screen has an address that can be sent to others. */
export type Route =
  | { screen: "lobby" }
  | { screen: "new"; game: string | null }
  | { screen: "table"; table: string; isWatching: boolean }
  | { screen: "replay"; table: string; at: number | null; eyes: string | null }
  | { screen: "learn"; game: string | null }
  | { screen: "rules"; game: string | null; page: string | null; rule: string | null }
  | { screen: "settings" }
  | { screen: "about" }
  | { screen: "nowhere"; sought: Sought };

/** What an address that leads nowhere was for. */
export type Sought = "table" | "replay" | "lesson" | "rule" | "settings" | "page";

/** What the addresses are for that begin like this. */
const SOUGHT: Readonly<Record<string, Sought>> = {
  t: "table",
  replay: "replay",
  learn: "lesson",
  rules: "rule",
  settings: "settings",
};

export function routeOf(address: URL): Route {
  const [first, second, third, ...rest] = address.pathname.split("/").filter((part) => part !== "");
  const nowhere = { screen: "nowhere" as const, sought: SOUGHT[first ?? ""] ?? "page" };
  if (rest.length > 0) return nowhere;
  const query = address.searchParams;
  switch (first) {
    case undefined:
      return { screen: "lobby" };
    case "new":
      return { screen: "new", game: query.get("game") };
    case "t":
      if (second === undefined || third !== undefined) return nowhere;
      return { screen: "table", table: second, isWatching: query.has("watch") };
    case "replay": {
      if (second === undefined) return nowhere;
      const at = query.get("at");
      return {
        screen: "replay",
        table: second,
        at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
        eyes: query.get("eyes"),
      };
    }
    case "learn":
      return third === undefined ? { screen: "learn", game: second ?? null } : nowhere;
    case "rules": {
      const rule = address.hash.slice(1);
      return { screen: "rules", game: second ?? null, page: third ?? null, rule: rule === "" ? null : rule };
    }
    case "settings":
      return second === undefined ? { screen: "settings" } : nowhere;
    case "about":
      return { screen: "about" };
    default:
      return nowhere;
  }
}

let current = $state.raw<Route>(routeOf(new URL(window.location.href)));

export function route(): Route {
  return current;
}

function arrive(): void {
  current = routeOf(new URL(window.location.href));
}

/** Goes to an address of ours. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  arrive();
  if (how === "push" && !address.includes("#")) window.scrollTo(0, 0);
}

/** Links within Durbar change the screen without loading it anew. */
export function followLinks(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.target !== "" || link.hasAttribute("download")) return;
    const address = new URL(link.href, window.location.href);
    if (address.origin !== window.location.origin || address.pathname.startsWith("/api/")) return;
    // A place on this page: the browser knows how to go there.
    if (address.hash !== "" && address.pathname === window.location.pathname && address.search === window.location.search) return;
    event.preventDefault();
    go(address.pathname + address.search + address.hash);
  });
}
