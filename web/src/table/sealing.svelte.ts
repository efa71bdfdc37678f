import { settings } from "$src/settings/settings.svelte";
import { askedOfMe } from "./awaited";
import type { Room } from "./room.svelte";
import { isTold } from "./telling";

/**
 * How a plan becomes final. A button seals at once, unless somebody wants to be asked once more; a key never does: it is
 * pressed too easily, so the first time asks and the second time seals.
 */
export class Sealing<V, E> {
  /** Was the plan about to be sealed, so that the next time does it? */
  asksAgain = $state(false);

  readonly #room: Room<V, E>;
  /** What was sealed by itself: if it is refused it is not said again and again. */
  #moved = "";

  constructor(room: Room<V, E>) {
    this.#room = room;
  }

  /** What completes the plan; nothing if more must be chosen. */
  get completion(): string[] | null {
    const prompt = askedOfMe(this.#room);
    return prompt === null ? null : this.#room.screen.completion(prompt, this.#room.plan.wishes);
  }

  /** What was chosen a moment ago may be all that was missing: whoever is quick need not wait for the server's word. */
  get maySeal(): boolean {
    const { plan } = this.#room;
    return !plan.isClosed && (this.completion !== null || (askedOfMe(this.#room) !== null && plan.isUntold && plan.chosen.length > 0));
  }

  /** Was a whole move chosen just now, by somebody who wants such moves to be final at once? What was planned before they looked was not. */
  get isMove(): boolean {
    const { plan, screen } = this.#room;
    const isWanted = settings.atOnce && !settings.confirm && !isTold(screen);
    return isWanted && askedOfMe(this.#room) !== null && plan.isUntold && !plan.isClosed && screen.isMove?.(plan.chosen) === true;
  }

  /** What the second thought was about: another question or another plan takes it away. */
  get about(): string {
    const { plan } = this.#room;
    return `${plan.prompt?.question ?? -1}: ${plan.chosen.join()}`;
  }

  /** Answers with these and what was chosen before. */
  async seal(actions: readonly string[]): Promise<void> {
    await this.#room.plan.seal(actions);
    this.asksAgain = false;
  }

  /** Seals a whole move, without waiting for the server's word on it. */
  async move(): Promise<void> {
    if (this.#moved === this.about) return;
    this.#moved = this.about;
    await this.seal([]);
  }

  /** The button was pressed. */
  async press(): Promise<void> {
    if (settings.confirm && !this.asksAgain) this.asksAgain = true;
    else await this.#sealPlan();
  }

  /** The key was pressed. Tells whether it must be pressed again. */
  strike(): boolean {
    if (this.asksAgain) {
      void this.#sealPlan();
      return false;
    }
    this.asksAgain = true;
    return true;
  }

  forget(): void {
    this.asksAgain = false;
  }

  /** Seals the plan as it stands; if only the server can say whether it is whole, as soon as it has said so. */
  async #sealPlan(): Promise<void> {
    if (this.completion === null) await this.#room.plan.settle();
    const { completion } = this;
    if (completion !== null) await this.seal(completion);
  }
}
