import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

const at = (path: string) => routeOf(new URL(path, "https://durbar.example"));

test("a table's address says whether somebody wants to watch", () => {
  expect(at("/t/k3v8w5c1pm0d")).toEqual({ screen: "table", table: "k3v8w5c1pm0d", isWatching: false });
  expect(at("/t/k3v8w5c1pm0d?watch")).toEqual({ screen: "table", table: "k3v8w5c1pm0d", isWatching: true });
});

test.each([
  ["/t", "table"],
  ["/t/k3v8w5c1pm0d/x", "table"],
  ["/t/a/b/c", "table"],
  ["/replay", "replay"],
  ["/learn/a/b/c", "lesson"],
  ["/rules/a/b/c", "rule"],
  ["/settings/7H2K-9QWD", "settings"],
  ["/somewhere", "page"],
])("%s leads nowhere, but says what it was for", (path, sought) => {
  expect(at(path)).toEqual({ screen: "nowhere", sought });
});
