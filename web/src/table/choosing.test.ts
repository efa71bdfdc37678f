import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { eschnapur } from "$src/games/eschnapur/game";
import { AskedPlan } from "$src/games/eschnapur/sample";
import { prefer } from "$src/settings/settings.svelte";
import { speak } from "$src/words/words.svelte";
import Choices from "./Choices.svelte";
import { groups, matching } from "./choosing";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  prefer({ keys: true });
});

const digits = (actions: readonly string[]) =>
  groups(eschnapur, actions).map(({ title, offers }) => [title, ...offers.map(({ action, digit }) => `${digit ?? "–"} ${action}`)]);

test("cards stand together by official, and their digits are their values", () => {
  expect(digits(["lay 1 0", "lay 1 5", "leave 1", "lay 2 0", "lay 2 5"])).toEqual([
    ["Blockade", "0 lay 1 0", "5 lay 1 5", "1 leave 1"],
    ["Building stop", "0 lay 2 0", "5 lay 2 5"],
  ]);
});

test("parts, coins and markers are chosen by their number, whatever has none by its place", () => {
  expect(digits(["site 7", "site 2", "site 3"])).toEqual([[null, "2 site 2", "3 site 3", "7 site 7"]]);
  expect(digits(["take 1", "take 4"])).toEqual([[null, "1 take 1", "4 take 4"]]);
  expect(digits(["choose 2", "choose 4"])).toEqual([[null, "2 choose 2", "4 choose 4"]]);
  expect(digits(["marker B", "marker C"])).toEqual([[null, "1 marker B", "2 marker C"]]);
});

test("what answers at once has no digit: no single key is final", () => {
  expect(digits(["buy win-ties", "pass"])).toEqual([
    ["Privileges", "1 buy win-ties"],
    [null, "– pass"],
  ]);
  expect(digits(["stop 2", "beside"])).toEqual([[null, "2 stop 2", "– beside"]]);
});

test("in words a choice is planned, and what is no part of a plan answers", async () => {
  const choice = new AskedPlan(["buy win-ties", "pass"], ["buy free-sites"]);
  const answered: string[] = [];
  const { getByRole, getAllByRole } = render(Choices, {
    choice,
    screen: eschnapur,
    told: (action: string) => action,
    onanswer: (action: string) => answered.push(action),
  });
  expect(getByRole("group", { name: "Privileges" })).toBeDefined();
  await fireEvent.click(getByRole("button", { name: "buy win-ties" }));
  await fireEvent.click(getByRole("button", { name: "pass" }));
  await fireEvent.click(getByRole("button", { name: "take out: buy free-sites" }));
  expect([choice.said, answered]).toEqual([["choose buy win-ties", "drop buy free-sites"], ["pass"]]);
  expect(getAllByRole("button").map((button) => button.getAttribute("aria-keyshortcuts"))).toEqual(["1", null, null]);
});

test("a group is one stop for the Tab key, and arrows lead on inside it; what stands alone are stops of their own", async () => {
  const { getByRole } = render(Choices, {
    choice: new AskedPlan(["lay 1 0", "lay 1 5", "lay 2 3", "pass"]),
    screen: eschnapur,
    told: (action: string) => action,
    onanswer: () => undefined,
  });
  const stops = ["lay 1 0", "lay 1 5", "lay 2 3", "pass"].map((name) => getByRole("button", { name }).tabIndex);
  expect(stops).toEqual([0, -1, 0, 0]);
  const first = getByRole("button", { name: "lay 1 0" });
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(getByRole("button", { name: "lay 1 5" }));
});

test("a game may group choices by what their documents say", () => {
  const screen = { subject: (_: string, means?: unknown) => (typeof means === "string" ? means : null), where: () => "board" };
  expect(groups(screen, ["piece A1", "piece B1", "pass"], { "piece A1": "here", "piece B1": "there" }).map(({ title }) => title)).toEqual([
    "here",
    "there",
    null,
  ]);
});

const LIST = { where: (action: string) => (action === "pass" ? "bar" : "sheet") };

test("where no action names a number, choices are one list with its numbers, and one stop for the Tab key", async () => {
  const actions = Array.from({ length: 13 }, (_, n) => `card ${n + 10}`);
  expect(groups(LIST, [...actions, "pass"]).flatMap(({ offers }) => offers.map(({ digit }) => digit))).toEqual([
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    null,
  ]);
  prefer({ keys: false });
  const { getByRole, getAllByRole } = render(Choices, {
    choice: new AskedPlan(actions),
    screen: LIST,
    told: (action: string) => action,
    onanswer: () => undefined,
  });
  // Whoever wants no single keys reads the numbers all the same.
  expect(getAllByRole("listitem").map(({ textContent }) => textContent.replace(/\s+/g, " ").trim())).toContain("12 card 21");
  expect(
    getAllByRole("button")
      .map(({ tabIndex }) => tabIndex)
      .filter((stop) => stop === 0),
  ).toHaveLength(1);
  const first = getByRole("button", { name: /card 10/ });
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowLeft" });
  expect(document.activeElement?.textContent).toContain("card 22");
});

test("a number of several digits is pressed digit by digit, and none is guessed", () => {
  const numbers = Array.from({ length: 13 }, (_, n) => n + 1);
  expect(matching(numbers, "", 5)).toEqual({ at: 4, isWhole: true });
  expect(matching(numbers, "", 1)).toEqual({ at: 0, isWhole: false });
  expect(matching(numbers, "1", 2)).toEqual({ at: 11, isWhole: true });
  // Whoever goes on with what begins no number begins anew.
  expect(matching(numbers, "1", 7)).toEqual({ at: 6, isWhole: true });
  expect(matching(numbers, "", 0)).toBe(null);
  expect(matching([0, 3, 5], "", 0)).toEqual({ at: 0, isWhole: true });
});

test("what the plan says already is not offered again, whatever the server still offers", () => {
  const choice = new AskedPlan([], ["marker A", "marker C"], ["marker C"]);
  const { queryByRole, getByText } = render(Choices, {
    choice,
    screen: eschnapur,
    told: (action: string) => action,
    onanswer: () => undefined,
  });
  expect(queryByRole("button", { name: "marker C" })).toBe(null);
  expect(getByText("Nothing more: seal the plan.")).toBeDefined();
});

test("an official for whom a card is planned is done, a part on which a stone is planned is not", () => {
  const shown = (choice: AskedPlan) => {
    const { container } = render(Choices, { choice, screen: eschnapur, told: (action: string) => action, onanswer: () => undefined });
    const found = [...container.querySelectorAll<HTMLElement>("[data-action]")].map(({ dataset }) => dataset["action"]);
    cleanup();
    return found;
  };
  expect(shown(new AskedPlan(["lay 1 5", "leave 1"], ["lay 1 3"], ["lay 2 5"]))).toEqual(["lay 2 5"]);
  expect(shown(new AskedPlan(["build 2"], ["build 2"]))).toEqual(["build 2"]);
});

test("beside the name of the official a card is enough to see, and all of it is said", () => {
  const { getByRole } = render(Choices, {
    choice: new AskedPlan(["lay 1 5"]),
    screen: eschnapur,
    told: () => "A 5 for the blockade",
    onanswer: () => undefined,
  });
  expect(getByRole("button", { name: "A 5 for the blockade" }).textContent.replace(/\s+/g, " ").trim()).toBe("5 A 5");
});
