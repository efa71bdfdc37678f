import { expect, type Page } from "@playwright/test";

/** No text is cut off, and nothing makes the page wider than the window. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  expect(await cutOff(page)).toEqual([]);
}

/** Text that is cut off or lies outside of the window. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "");
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}: ${element.textContent.trim().slice(0, 60)}`;
    const cut: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!hasText(element) || !isShown(element) || element.closest(".unseen, .skip, [popover]") !== null) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const { overflowX } = getComputedStyle(element);
      // What is only for screen readers is one dot, and a table that scrolls by itself may be wider than the window.
      if (width <= 1 || element.closest(".wide, thead") !== null) continue;
      // Drawings scale with their frame; what lies outside of a scrolling list is reached by scrolling.
      const isHidden =
        overflowX !== "visible" && overflowX !== "auto" && overflowX !== "scroll" && element.scrollWidth > element.clientWidth + 1;
      if (isHidden) cut.push(`cut off: ${name(element)}`);
      if (width > 0 && (right > window.innerWidth + 1 || left < -1)) cut.push(`outside: ${name(element)}`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth) cut.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return cut;
  });
}

/** No text is missing: what is missing shows its name. */
export async function expectNoNames(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.body.innerText, ...said].join("\n");
  });
  const names = text
    .split(/\s+/)
    .filter((word) =>
      /^(ask|board|choice|log|menu|prompt|table|text|lobby|new-table|settings|about|notice|replay|result|rules|learn|eschnapur|news|problem|refused|level|seat|end|gathering|curtain|chat|clock|nav|game|absence)-[a-z0-9-]+$/.test(
        word,
      ),
    );
  expect(names).toEqual([]);
}
