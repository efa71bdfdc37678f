import type { TableRequest } from "$wire/table";
import { Refusal, Unreachable } from "$src/wire/problem";
import type { Prompt } from "./asked";
import type { Choosing } from "./screen";

/** Sends a request; the promise is kept when the server has done it. */
type Ask = (request: TableRequest) => Promise<void>;

/**
 * A plan in the making.
 *
 * What a player chooses stands at once, in the order in which it was chosen. The server is told the whole plan, one
 * message at a time and always the newest: so nothing is lost or changes places, however slow the way is. As soon as it
 * knows all of it, its word is the plan, here and in every other window of the same player.
 */
export class Plan<V> implements Choosing {
  prompt = $state.raw<Prompt<V> | null>(null);
  /** The plan is on its way as the player's answer. */
  isSealing = $state(false);
  /** The player has sealed it, and the server has to say first whether it is whole. */
  #isSettling = $state(false);

  /** What was chosen, as long as the server does not know it. */
  #mine = $state.raw<readonly string[] | null>(null);
  /** A whole plan that was proposed, until the server has it or will not have it. */
  #proposed = $state.raw<readonly string[] | null>(null);
  #isTelling = false;
  #listeners: (() => void)[] = [];
  readonly #ask: Ask;
  readonly #onRefused: (why: unknown) => void;

  constructor(ask: Ask, onRefused: (why: unknown) => void) {
    this.#ask = ask;
    this.#onRefused = onRefused;
  }

  get choices(): readonly string[] {
    return this.prompt === null || this.isClosed ? [] : [...this.prompt.choices, ...this.prompt.earlier];
  }

  get later(): readonly string[] {
    return this.prompt === null || this.isClosed ? [] : this.prompt.later;
  }

  /** Was it sealed? Then nothing is added and nothing changed, however long the server's word takes. */
  get isClosed(): boolean {
    return this.isSealing || this.#isSettling;
  }

  /** Everything that the player chose, in this order. */
  get chosen(): readonly string[] {
    return this.#proposed ?? this.#mine ?? this.prompt?.plan ?? [];
  }

  /** What was chosen and is not in the server's draft: it does not know it yet, or its turn has not come. */
  get wishes(): readonly string[] {
    return without(this.chosen, this.prompt?.draft ?? []);
  }

  /** Does everything that the server has drafted still stand? Then the game with its draft done is a step on the way. */
  get isDraftKept(): boolean {
    const proposed = this.#proposed;
    if (proposed !== null) return (this.prompt?.draft ?? []).every((action, n) => proposed[n] === action);
    return without(this.prompt?.plan ?? [], this.chosen).length === 0;
  }

  get plan(): readonly string[] {
    if (this.#proposed !== null) return this.#proposed;
    return this.isDraftKept ? [...(this.prompt?.draft ?? []), ...this.wishes] : this.chosen;
  }

  /** Is there something that the server does not know yet? */
  get isUntold(): boolean {
    return this.#mine !== null;
  }

  can(action: string): boolean {
    return this.choices.includes(action) || this.later.includes(action);
  }

  /** The server asks something, or says how far it knows the plan. */
  hear(prompt: Prompt<V> | null): void {
    const isAnother = prompt?.question !== this.prompt?.question;
    this.prompt = prompt;
    if (isAnother) this.#mine = this.#proposed = null;
    this.#wake();
    // After a break nobody knows how much of it arrived: it is said again.
    void this.#tell();
  }

  choose(action: string): void {
    if (this.can(action)) this.#become([...this.chosen, action]);
  }

  drop(action: string): void {
    const place = this.chosen.lastIndexOf(action);
    // What had no alternative followed from a choice: that one is taken back.
    if (place < 0) this.undo();
    else this.#become(this.chosen.filter((_, n) => n !== place));
  }

  swap(old: string, action: string): void {
    const place = this.chosen.lastIndexOf(old);
    if (place < 0) this.choose(action);
    else this.#become(this.chosen.map((one, n) => (n === place ? action : one)));
  }

  /**
   * Makes this the whole plan, in this order. Where the order means something, the server may take what had no alternative
   * for another choice and fit it in elsewhere: then it is told the plan choice by choice.
   */
  propose(actions: readonly string[]): void {
    if (this.prompt === null || this.isClosed) return;
    this.#become(actions);
    this.#proposed = actions;
  }

  /** Forgets the whole plan. */
  clear(): void {
    if (this.chosen.length > 0) this.#become([]);
  }

  /** Takes back the last choice. */
  undo(): void {
    if (this.chosen.length > 0) this.#become(this.chosen.slice(0, -1));
  }

  /** Waits until the server knows the plan, or asks something else; the plan stays as it is. */
  async settle(): Promise<void> {
    this.#isSettling = true;
    try {
      while (this.#mine !== null) await this.#heard();
    } finally {
      this.#isSettling = false;
    }
  }

  /**
   * Seals what was chosen, with what completes it. If the connection breaks, the answer is given again: the question that
   * is asked then says whether it had arrived.
   */
  async seal(completion: readonly string[]): Promise<boolean> {
    const question = this.prompt?.question;
    if (question === undefined || this.isSealing) return false;
    if (this.#proposed !== null && !(await this.#takesUp(this.#proposed))) return false;
    const actions = [...this.chosen, ...completion];
    this.isSealing = true;
    try {
      while (this.prompt?.question === question) {
        try {
          await this.#ask({ request: "play", with: { question, actions } });
          return true;
        } catch (why) {
          if (!(why instanceof Unreachable)) {
            this.#onRefused(why);
            return false;
          }
          await this.#heard();
        }
      }
      return true;
    } finally {
      this.isSealing = false;
    }
  }

  /** Does the server have the proposal just like this? Something else is not what was to be sealed. */
  async #takesUp(proposed: readonly string[]): Promise<boolean> {
    const question = this.prompt?.question;
    await this.settle();
    return !this.isSealing && this.prompt?.question === question && this.plan.join() === proposed.join();
  }

  #become(chosen: readonly string[]): void {
    if (this.prompt === null || this.isClosed) return;
    this.#proposed = null;
    this.#mine = chosen;
    void this.#tell();
  }

  /** The server knows what it was told: is it what was proposed, and if not, how much of it can it be told next? */
  #goOn(told: readonly string[]): readonly string[] | null {
    const [proposed, draft] = [this.#proposed, this.prompt?.draft ?? []];
    if (proposed === null) return null;
    const same = proposed.findIndex((action, n) => draft[n] !== action);
    const isStuck = told !== proposed && same < told.length;
    if (same >= 0 && !isStuck) return proposed.slice(0, same + 1);
    this.#proposed = null;
    return null;
  }

  /** The next time that the server says something about the plan. */
  #heard(): Promise<void> {
    return new Promise((resolve) => this.#listeners.push(resolve));
  }

  #wake(): void {
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listen of listeners) listen();
  }

  async #tell(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    while (this.#mine !== null && this.prompt !== null && !this.isSealing) {
      const [actions, { question }] = [this.#mine, this.prompt];
      try {
        await this.#ask({ request: "draft", with: { question, actions: [...actions] } });
      } catch (why) {
        // It is told when the server is there again, which then asks anew.
        if (why instanceof Unreachable) break;
        if (why instanceof Refusal && why.problem.problem === "too-fast") {
          const { wait } = why.problem;
          await new Promise((resolve) => setTimeout(resolve, wait));
          continue;
        }
        if (this.#isAsked(question)) this.#onRefused(why);
      }
      if (this.#mine === actions) this.#mine = this.#goOn(actions);
      this.#wake();
    }
    this.#isTelling = false;
  }

  /** Is it still what is asked? Something else may be asked meanwhile. */
  #isAsked(question: number): boolean {
    return this.prompt?.question === question;
  }
}

/** The list without what is in the other one, each taken away once. */
export function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
