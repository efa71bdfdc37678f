import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { eschnapur } from "$src/games/eschnapur/game";
import { KEYS, strokeOf } from "$src/games/eschnapur/keys";
import { prefer } from "$src/settings/settings.svelte";
import { speak } from "$src/words/words.svelte";
import { deedOf, STROKES } from "./keys";
import KeyList from "./KeyList.svelte";

beforeAll(() => {
  // The browser of the unit tests has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  return speak("en");
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  prefer({ keys: true, text: false });
});

/** A key that was pressed on something. */
function pressed(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  if (!target.isConnected) document.body.append(target);
  target.dispatchEvent(event);
  return event;
}

const PANELS = eschnapur.panels.flatMap(({ id, aloud }) => (aloud === undefined ? [] : [{ id, key: aloud.key }]));

test("no key does two things", () => {
  const keys = [...STROKES.flatMap((stroke) => stroke.keys), ...PANELS.map(({ key }) => key)];
  expect(new Set(keys).size).toBe(keys.length);
});

test("every key that is listed is obeyed", () => {
  for (const { does, keys } of STROKES) for (const key of keys) expect(deedOf(pressed(key), true, eschnapur.panels), key).toEqual({ does });
  for (const { id, key } of PANELS) expect(deedOf(pressed(key), true, eschnapur.panels), key).toEqual({ does: "panel", panel: id });
  for (const { does, keys } of KEYS.filter(({ does }) => does !== "walk")) {
    for (const key of keys) {
      const [last = "", modifier] = key.split("+").reverse();
      const code = /\d/.test(last) ? `Digit${last}` : last;
      expect(strokeOf(pressed(last, document.body, { code, altKey: modifier === "Alt" }), true)?.does, key).toBe(does);
    }
  }
});

test("the list names every key that is obeyed, and what it does", () => {
  const { baseElement } = render(KeyList, { screen: eschnapur, onclose: () => undefined });
  const listed = [...baseElement.querySelectorAll("kbd")].map((key) => key.textContent);
  for (const key of ["C", "S", "U", "R", "H", "B", "D", "M", "P", "W", "L", "?", "Space", "Enter", "Esc", "0", "Alt + 1", "→"])
    expect(listed).toContain(key);
  for (const does of baseElement.querySelectorAll("dd")) expect(does.textContent).not.toMatch(/^(keys|eschnapur)-/);
});

test("whoever turns single keys off is obeyed only with others", () => {
  const deeds = STROKES.flatMap(({ keys }) => keys.map((key) => deedOf(pressed(key), false, eschnapur.panels)?.does ?? null));
  expect(deeds.filter((deed) => deed !== null)).toEqual(["next", "next", "next"]);
  for (const { key } of PANELS) expect(deedOf(pressed(key), false, eschnapur.panels), key).toBe(null);
  expect(strokeOf(pressed("3", document.body, { code: "Digit3" }), false)).toBe(null);
  expect(strokeOf(pressed("3", document.body, { code: "Digit3", altKey: true }), false)).toEqual({ does: "lay", digit: 3 });
});

test("keys belong to what is written into, and to windows before the table", () => {
  for (const name of ["input", "textarea", "select"]) expect(deedOf(pressed("s", document.createElement(name)), true), name).toBe(null);
  const dialog = document.createElement("dialog");
  dialog.append(document.createElement("button"));
  document.body.append(dialog);
  expect(deedOf(pressed("s", dialog.querySelector("button") ?? dialog), true)).toBe(null);
});

test("Enter and Space press the button that has the focus, and nothing else", () => {
  const button = document.createElement("button");
  expect([deedOf(pressed("Enter", button), true), deedOf(pressed(" ", button), true)]).toEqual([null, null]);
  expect(deedOf(pressed("Escape", button), true)).toEqual({ does: "next" });
  expect(deedOf(pressed("s", button), true)).toEqual({ does: "seal" });
  expect(deedOf(pressed("Enter"), true)).toEqual({ does: "next" });
});

test("a key that is held down counts once, and with Ctrl it is the browser's", () => {
  expect(deedOf(pressed("s", document.body, { repeat: true }), true)).toBe(null);
  expect(deedOf(pressed("s", document.body, { ctrlKey: true }), true)).toBe(null);
  expect(deedOf(pressed("S"), true)).toEqual({ does: "seal" });
});
