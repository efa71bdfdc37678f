import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { walkOver } from "$src/design/walk";
import { focusables, keepFocus } from "./focus";

beforeEach(() => {
  // The browser of the unit tests lays nothing out: everything is in sight unless it is said not to be.
  Element.prototype.checkVisibility = function () {
    return this.closest("[hidden]") === null;
  };
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function table(inside: string): { root: HTMLElement; leave: () => void } {
  document.body.innerHTML = `<main tabindex="-1"><section data-bar tabindex="-1"><button id="seal">seal</button></section>${inside}</main>`;
  const root = document.querySelector("main");
  if (root === null) throw new Error("there is no table");
  const leave = keepFocus((one) => one.querySelector("[data-bar]"))(root);
  return { root, leave: () => leave?.() };
}

const active = () => document.activeElement?.id ?? "";
const isAtQuestion = () => document.activeElement?.hasAttribute("data-bar") === true;

test("whoever comes to a table is at the question, not at the page", async () => {
  const { leave } = table("");
  await vi.waitFor(() => expect(isAtQuestion()).toBe(true));
  leave();
});

test("a question that is drawn before it is seen gets the focus as soon as it is seen", async () => {
  const { root, leave } = table("");
  const bar = root.querySelector<HTMLElement>("[data-bar]");
  bar?.toggleAttribute("hidden", true);
  await vi.waitFor(() => expect(document.activeElement).toBe(root));
  bar?.toggleAttribute("hidden", false);
  await vi.waitFor(() => expect(isAtQuestion()).toBe(true));
  leave();
});

test("a card that runs out gives the focus to the next one, and the last to the one before it", async () => {
  const { leave } = table(`<section><button id="one">1</button><button id="two">2</button><button id="three">3</button></section>`);
  document.getElementById("two")?.focus();
  document.getElementById("two")?.remove();
  await vi.waitFor(() => expect(active()).toBe("three"));
  document.getElementById("three")?.remove();
  await vi.waitFor(() => expect(active()).toBe("one"));
  document.getElementById("one")?.remove();
  await vi.waitFor(() => expect(isAtQuestion()).toBe(true));
  leave();
});

test("after the last choice the focus is at the question: the next press takes nothing out again", async () => {
  const { leave } = table(`<section><div data-offers><button id="last">choose</button></div><button id="out">take out</button></section>`);
  document.getElementById("last")?.focus();
  document.getElementById("last")?.remove();
  await vi.waitFor(() => expect(isAtQuestion()).toBe(true));
  leave();
});

test("after sealing the focus is at the question, whatever stands beside the button", async () => {
  const { root, leave } = table("");
  root.querySelector("[data-bar]")?.append(document.createElement("button"));
  document.getElementById("seal")?.focus();
  document.getElementById("seal")?.remove();
  await vi.waitFor(() => expect(isAtQuestion()).toBe(true));
  leave();
});

test("what is hidden or cannot be pressed gets no focus", () => {
  const { root, leave } = table(
    `<section><button disabled>1</button><div hidden><button>2</button></div><a href="/">3</a><a>4</a></section>`,
  );
  expect(focusables(root.querySelector("section:last-child") ?? root).map((one) => one.textContent)).toEqual(["3"]);
  leave();
});

test("arrows walk from one to the next, and past what does not take the focus", () => {
  document.body.innerHTML = `<ul><li><button>1</button></li><li><button disabled>2</button></li><li><button>3</button></li></ul>`;
  const list = document.querySelector("ul");
  const [first] = document.querySelectorAll("button");
  list?.addEventListener("keydown", (event) => walkOver("button")(event as KeyboardEvent & { currentTarget: HTMLElement }));
  first?.focus();
  const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("ArrowRight");
  expect(document.activeElement?.textContent).toBe("3");
  press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("1");
  press("ArrowLeft");
  expect(document.activeElement?.textContent).toBe("3");
});
