import { expect, type Page } from "@playwright/test";

/** What a player sees and could do, read from the page as it is. */
interface Sight {
  isOver: boolean;
  isCurtain: boolean;
  maySeal: boolean;
  /** What glows and is not planned yet. */
  actions: string[];
  /** Gold cards that can be laid. */
  gold: string[];
  /** Tokens that can be picked, and whether one is: then there are spaces for it among the actions. */
  tokens: string[];
  hasPicked: boolean;
  /** Spaces that can be picked for a token. */
  spaces: string[];
  /** Spaces that must be opened before a token there can be named; none once one is open. */
  piles: string[];
}

/** What is done next. */
type Chosen = { action: string } | { gold: string } | { token: string } | { space: string } | { pile: string };

/** What ends a turn, or declines: whoever has anything else to do rather does that. */
const IDLE = ["pass", "beside", "stay"];

/** How somebody plays. */
export type Manner = "pointer" | "keyboard" | "drag";

/**
 * Somebody who plays through the screen and knows no rule: they choose among what is offered, and seal when they can. Their
 * luck is their own, so that a test plays the same game every time as far as the bots do.
 */
export class Player {
  readonly page: Page;
  readonly #manner: Manner;
  #luck: number;
  /** Which kinds of choices they have made. */
  readonly verbs = new Set<string>();
  /** Which choices these were. */
  readonly deeds = new Set<string>();

  constructor(page: Page, { manner = "pointer", luck = 1 }: { manner?: Manner; luck?: number } = {}) {
    this.page = page;
    this.#manner = manner;
    this.#luck = luck;
  }

  /** Plays until the end is shown. */
  async playToTheEnd(): Promise<void> {
    await this.#play(({ isOver }) => Promise.resolve(isOver));
  }

  /** Plays until something is so; whoever is not asked waits. */
  async playUntil(isSo: () => Promise<boolean>): Promise<void> {
    await this.#play(isSo);
  }

  async #play(isSo: (sight: Sight) => Promise<boolean>): Promise<void> {
    const patience = Date.now() + 540_000;
    for (let sight = await this.#look(); !(await isSo(sight)); sight = await this.#look()) {
      if (Date.now() > patience) throw new Error(`nothing goes on: ${await this.sentence()}`);
      if (!(await this.#act(sight))) await this.page.waitForTimeout(150);
    }
  }

  /** What is asked, or whom everybody waits for. */
  async sentence(): Promise<string> {
    return (await this.page.getByTestId("sentence").count()) > 0 ? this.page.getByTestId("sentence").innerText() : "(no sentence)";
  }

  /** Does one thing; `false` if there is nothing to do. */
  async #act(sight: Sight): Promise<boolean> {
    if (sight.isOver) return false;
    if (sight.isCurtain) {
      await this.#press(".curtain .button.act");
      // It stays until the server has shown the table to whoever is here now.
      await expect(this.page.locator(".curtain")).toBeHidden();
      return true;
    }
    const chosen = this.#pick(sight);
    if (sight.maySeal && (chosen === null || this.#chance() < 0.9)) {
      this.verbs.add("seal");
      await this.#press("[data-seal]");
    } else if (chosen !== null) await this.#choose(chosen);
    else return false;
    await this.#settle();
    return true;
  }

  async #choose(chosen: Chosen): Promise<void> {
    if ("gold" in chosen) {
      this.verbs.add("lay");
      await this.#press(`[data-gold-button="${chosen.gold}"]`);
      return;
    }
    if ("pile" in chosen) {
      await this.#press(`[data-pile="${chosen.pile}"]`);
      return;
    }
    if ("space" in chosen) {
      await this.#press(`[data-pick="${chosen.space}"]`);
      return;
    }
    if ("token" in chosen) {
      if (this.#manner === "drag" && (await this.#drag(chosen.token))) return;
      await this.#press(`[data-token-button="${chosen.token}"]`);
      return;
    }
    this.verbs.add(chosen.action.split(" ")[0] ?? "");
    this.deeds.add(chosen.action);
    await this.#press(`[data-action="${chosen.action}"]`);
  }

  /** Drags a token to one of the spaces; `false` if there is none that is seen. */
  async #drag(token: string): Promise<boolean> {
    const spaces = this.page.locator("[data-pick]:visible");
    const count = await spaces.count();
    const [from, to] = [
      await this.page.locator(`[data-token-button="${token}"]`).boundingBox(),
      count === 0 ? null : await spaces.nth(Math.floor(this.#chance() * count)).boundingBox(),
    ];
    if (from === null || to === null) return false;
    this.verbs.add("drag");
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await this.page.mouse.up();
    return true;
  }

  #pick({ actions, gold, tokens, hasPicked, spaces, piles }: Sight): Chosen | null {
    // Whoever has anything else to do does not pass, but buys only now and then.
    const proper = actions.filter((action) => !IDLE.includes(action) && !action.startsWith("leave"));
    const wanted = proper.every((action) => action.startsWith("buy")) && actions.includes("pass") && this.#chance() < 0.5 ? [] : proper;
    // Magic is rarer than it is possible, and soon used up: it comes first. A token that was picked is placed.
    const magic = wanted.filter((action) => /^(cast|artefact|counter) /.test(action) && !this.deeds.has(action));
    const placing = hasPicked ? wanted.filter((action) => action.startsWith("place ")) : [];
    const first = magic.length > 0 ? magic : placing;
    const pool =
      first.length > 0
        ? first.map((action) => ({ action }))
        : [
            ...wanted.map((action) => ({ action })),
            ...gold.map((card) => ({ gold: card })),
            ...tokens.map((token) => ({ token })),
            ...spaces.map((space) => ({ space })),
            ...piles.map((pile) => ({ pile })),
          ];
    const rest = actions.map((action) => ({ action }));
    const from = pool.length > 0 ? pool : rest;
    return from[Math.floor(this.#chance() * from.length)] ?? null;
  }

  #look(): Promise<Sight> {
    return this.page.evaluate(() => {
      const isFree = (element: Element) => !element.matches(":disabled, [aria-disabled='true'], [aria-pressed='true']");
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(isFree);
      return {
        isOver: document.querySelector("[data-end]") !== null,
        isCurtain: document.querySelector(".curtain") !== null,
        maySeal: all("[data-seal]").length > 0,
        actions: [...new Set(all("[data-action]").map((element) => element.dataset["action"] ?? ""))],
        gold: all("[data-gold-button]").map((element) => element.dataset["goldButton"] ?? ""),
        tokens: all("[data-token-button]").map((element) => element.dataset["tokenButton"] ?? ""),
        hasPicked: document.querySelector('[data-token-button][aria-pressed="true"]') !== null,
        // Whoever has picked a space looks for a token.
        spaces:
          document.querySelector('[data-pick][aria-pressed="true"]') !== null
            ? []
            : all("[data-pick]").map((element) => element.dataset["pick"] ?? ""),
        piles: document.querySelector("[data-pieces]") !== null ? [] : all("[data-pile]").map((element) => element.dataset["pile"] ?? ""),
      };
    });
  }

  /** Uses a part of the page by pointer or by keyboard, on whatever tab it lies. */
  async #press(selector: string): Promise<void> {
    const element = this.page.locator(selector).first();
    try {
      await this.#uncover(selector);
      if (this.#manner === "keyboard") {
        await element.focus({ timeout: 5000 });
        await this.page.keyboard.press("Enter");
      } else {
        // What explains itself under a pointer that rests may lie above what is meant, until the pointer leaves.
        if ((await this.page.locator("[role=tooltip]:popover-open").count()) > 0) await this.page.mouse.move(1, 1);
        await element.click({ timeout: 5000 });
      }
    } catch (why) {
      // Somebody else's choice may have taken it away in the meantime; otherwise it should have worked.
      if ((await this.page.locator(selector).count()) > 0 && (await element.isEnabled())) throw why;
    }
  }

  /** On a narrow screen, opens the tab on which something lies. */
  async #uncover(selector: string): Promise<void> {
    const tab = await this.page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const isShown = element instanceof Element && element.getClientRects().length > 0;
      if (element === null || isShown) return null;
      return element.closest(".log") !== null ? "log" : (element.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null);
    }, selector);
    if (tab !== null) await this.page.locator(`.tabbar [data-opens="${tab}"]`).click({ timeout: 5000 });
  }

  /** The server answers within a moment; then the page shows something else. */
  async #settle(): Promise<void> {
    await this.page.waitForTimeout(25);
  }

  #chance(): number {
    this.#luck = (Math.imul(this.#luck, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return this.#luck / 0x8000_0000;
  }
}

/** Several play until the end is shown to all of them. */
export async function playTogether(players: readonly Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const player of players) await expect(player.page.locator("[data-end]")).toBeVisible();
}
