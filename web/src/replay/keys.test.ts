import { expect, test } from "vitest";
import { strokeOf } from "./keys";

/** Presses a key while something has the focus. */
function press(key: string, html: string, shiftKey = false) {
  document.body.innerHTML = html;
  let stroke: ReturnType<typeof strokeOf> = null;
  const listen = (event: KeyboardEvent) => (stroke = strokeOf(event));
  document.addEventListener("keydown", listen, { once: true });
  document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
  return stroke;
}

test("arrows step and jump, also on the slider", () => {
  expect(press("ArrowRight", "<p></p>")).toBe("forward");
  expect(press("ArrowLeft", '<input type="range">')).toBe("back");
  expect(press("ArrowRight", "<p></p>", true)).toBe("next-mark");
  expect(press("ArrowLeft", "<p></p>", true)).toBe("last-mark");
});

test("Home and End go to both ends", () => {
  expect(press("Home", "<p></p>")).toBe("beginning");
  expect(press("End", '<input type="range">')).toBe("end");
});

test("a key belongs to what has the focus, if that needs it", () => {
  expect(press(" ", "<p></p>")).toBe("play");
  expect(press(" ", "<button></button>")).toBeNull();
  expect(press("ArrowRight", "<select></select>")).toBeNull();
  expect(press("Home", '<input type="text">')).toBeNull();
});
