import "@testing-library/svelte/vitest";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import Notice from "./Notice.svelte";
import { Refusal, Unreachable } from "$src/wire/problem";
import { speak } from "$src/words/words.svelte";

beforeAll(() => speak("en"));

test("a server out of reach is said in our words, and can be tried again", () => {
  const onretry = vi.fn();
  render(Notice, { trouble: new Unreachable(), onretry });
  expect(screen.getByRole("alert").textContent).toContain("cannot be reached");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(onretry).toHaveBeenCalledOnce();
});

test("an illegal choice shows its reason and its rule", () => {
  const problem = {
    problem: "refused",
    refused: { refused: "illegal", because: "site-not-higher", why: "in English", rule: "E1.1" },
  } as const;
  render(Notice, { trouble: new Refusal({ problem, message: "x" }), game: "eschnapur" });
  expect(screen.getByRole("alert").textContent).toContain("Two different sites are picked");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/eschnapur#E1.1");
});

test("what Morgenland forbids leads to its rule", () => {
  const problem = { problem: "refused", refused: { refused: "illegal", because: "not-here", why: "in English", rule: "M7.8" } } as const;
  render(Notice, { trouble: new Refusal({ problem, message: "x" }), game: "morgenland" });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/morgenland#M7.8");
});

test("what is wrong with a file is shown with its place", () => {
  const why = "TOML parse error at line 1, column 5\n  |\n1 | x = \n  |     ^";
  render(Notice, { trouble: new Refusal({ problem: { problem: "invalid", field: "edition", why }, message: "x" }) });
  expect(screen.getByRole("alert").querySelector("pre")?.textContent).toBe(why);
});
