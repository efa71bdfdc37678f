import { expect, test, vi } from "vitest";
import { Moments, type Eyes, type MomentPage } from "./moments";

const LAST = 24;

/** A game of 24 entries whose views and events say where they are from. */
function page(eyes: Eyes, from: number, most: number): MomentPage<string, string> {
  const count = Math.max(0, Math.min(most, LAST + 1 - from));
  const moments = Array.from({ length: count }, (_, n) => ({
    at: from + n,
    events: [`event ${from + n}`],
    view: `${eyes} ${from + n}`,
    ...(eyes === "all" ? { seat_views: { A: "A sees", B: "B sees" } } : {}),
  }));
  return { of: LAST, moments };
}

function opened(size = 10) {
  const fetch = vi.fn((eyes: Eyes, from: number, most: number) => Promise.resolve(page(eyes, from, most)));
  const onLoaded = vi.fn();
  const moments = new Moments<string, string>(fetch, (told) => Object.values(told.seat_views ?? { own: told.view }).join(), onLoaded, size);
  return { fetch, onLoaded, moments };
}

test("the page around a moment is fetched, then the next one", async () => {
  const { fetch, moments } = opened();
  expect((await moments.at("spectator", 13)).view).toBe("spectator 13");
  expect(fetch.mock.calls).toEqual([
    ["spectator", 10, 10],
    ["spectator", 20, 10],
  ]);
  expect(moments.of).toBe(LAST);
});

test("nothing is fetched behind the last moment", async () => {
  const { fetch, moments } = opened();
  await moments.at("A", LAST);
  expect(fetch.mock.calls).toEqual([["A", 20, 10]]);
  await expect(moments.at("A", LAST + 1)).rejects.toThrow(RangeError);
});

test("the last moment may begin a page of its own", async () => {
  const { fetch, moments } = opened(12);
  await moments.at("A", 20);
  expect(fetch).toHaveBeenLastCalledWith("A", 24, 12);
});

test("what was fetched is not fetched again, for each pair of eyes by itself", async () => {
  const { fetch, moments, onLoaded } = opened();
  await Promise.all([moments.at("A", 21), moments.at("A", 22), moments.at("A", 21)]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(moments.known("A", 22)?.events).toEqual(["event 22"]);
  expect(moments.known("B", 22)).toBeUndefined();
  expect((await moments.at("B", 22)).view).toBe("B 22");
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onLoaded).toHaveBeenCalledTimes(2);
});

test("everything up to a moment is fetched once", async () => {
  const { fetch, moments } = opened();
  await moments.at("A", 20);
  await moments.upTo("A", 20);
  expect(fetch.mock.calls.map(([, from]) => from)).toEqual([20, 0, 10]);
});

test("a page that failed is asked for again", async () => {
  const { fetch, moments } = opened();
  fetch.mockRejectedValueOnce(new Error("gone"));
  await expect(moments.at("A", 21)).rejects.toThrow("gone");
  expect((await moments.at("A", 21)).at).toBe(21);
});

test("eyes that see all get what each player saw", async () => {
  const { moments } = opened();
  const moment = await moments.at("all", 3);
  expect(moment.view).toBe("A sees,B sees");
  expect(moment.views).toEqual({ A: "A sees", B: "B sees" });
});
