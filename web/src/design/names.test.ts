import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import PointsBar from "$src/replay/PointsBar.svelte";
import type { SeatedPlayer } from "$src/table/players";

afterEach(cleanup);

const DAVID = "\u05d3\u05d5\u05d3";

test("a name that stands alone is laid out by itself", () => {
  const player: SeatedPlayer = {
    seat: "A",
    name: DAVID,
    initial: "A",
    colour: "blue",
    pattern: "plain",
    kind: "person",
    isMe: false,
    isHere: true,
    isReplaced: false,
  };
  render(PointsBar, { players: [player], points: { A: 5 }, label: "points" });
  expect(screen.getByText(DAVID).tagName).toBe("BDI");
});

test("no page shows a player's name without that", () => {
  const pages = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" });
  expect(Object.keys(pages).length).toBeGreaterThan(50);
  const bare = Object.entries(pages).flatMap(([page, text]) =>
    // An option of a list is a paragraph of its own, and can hold nothing but text.
    [...text.matchAll(/(?:<(\w+)[^<>]*|\/)>\s*\{(?:player\.name|nameOf\(saying\.person\)|name\(seat\))\}/g)]
      .filter(([, tag = ""]) => !["bdi", "option"].includes(tag))
      .map(([found]) => `${page}: ${found}`),
  );
  expect(bare).toEqual([]);
});
