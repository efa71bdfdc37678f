import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { eschnapur } from "$src/eschnapur/game";
import { Asked } from "$src/eschnapur/sample";
import { prefer } from "$src/settings/settings.svelte";
import { speak } from "$src/words/words.svelte";
import Choices from "./Choices.svelte";
import { groups } from "./choosing";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  prefer({ keys: true });
});

const digits = (actions: readonly string[]) => groups(eschnapur, actions).map(({ title, offers }) => [title, ...offers.map(({ action, digit }) => `${digit ?? "–"} ${action}`)]);

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
  const choice = new Asked(["buy win-ties", "pass"], ["buy free-sites"]);
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

test("what the plan says already is not offered again, whatever the server still offers", () => {
  const choice = new Asked([], ["marker A", "marker C"], ["marker C"]);
  const { queryByRole, getByText } = render(Choices, { choice, screen: eschnapur, told: (action: string) => action, onanswer: () => undefined });
  expect(queryByRole("button", { name: "marker C" })).toBe(null);
  expect(getByText("Nothing more: seal the plan.")).toBeDefined();
});

test("an official for whom a card is planned is done, a part on which a stone is planned is not", () => {
  const shown = (choice: Asked) => {
    const { container } = render(Choices, { choice, screen: eschnapur, told: (action: string) => action, onanswer: () => undefined });
    const found = [...container.querySelectorAll<HTMLElement>("[data-action]")].map(({ dataset }) => dataset["action"]);
    cleanup();
    return found;
  };
  expect(shown(new Asked(["lay 1 5", "leave 1"], ["lay 1 3"], ["lay 2 5"]))).toEqual(["lay 2 5"]);
  expect(shown(new Asked(["build 2"], ["build 2"]))).toEqual(["build 2"]);
});

test("beside the name of the official a card is enough to see, and all of it is said", () => {
  const { getByRole } = render(Choices, {
    choice: new Asked(["lay 1 5"]),
    screen: eschnapur,
    told: () => "A 5 for the blockade",
    onanswer: () => undefined,
  });
  expect(getByRole("button", { name: "A 5 for the blockade" }).textContent.replace(/\s+/g, " ").trim()).toBe("5 A 5");
});
