import type { TableRequest } from "$wire/table";
import type { Prompt } from "./asked";
import type { Choosing } from "./screen";

/** Sends a request; the promise is kept when the server has done it. */
type Ask = (request: TableRequest) => Promise<void>;

/**
 * A plan in the making.
 *
 * The server keeps the draft, in the order in which the game is told of choices. People choose in any order: what cannot
 * be said yet is a wish, and waits here until the server offers it.
 */
export class Plan<V> implements Choosing {
  prompt = $state.raw<Prompt<V> | null>(null);
  #wishes = $state.raw<readonly string[]>([]);
  #busy = false;
  readonly #ask: Ask;
  readonly #onRefused: (why: unknown) => void;

  constructor(ask: Ask, onRefused: (why: unknown) => void) {
    this.#ask = ask;
    this.#onRefused = onRefused;
  }

  get choices(): readonly string[] {
    return sayable(this.prompt);
  }

  get later(): readonly string[] {
    return this.prompt?.later ?? [];
  }

  get wishes(): readonly string[] {
    return this.#wishes;
  }

  get plan(): readonly string[] {
    return [...(this.prompt?.draft ?? []), ...this.#wishes];
  }

  can(action: string): boolean {
    return this.choices.includes(action) || this.later.includes(action);
  }

  /** The server asks something. Wishes outlive it as long as they can still come true. */
  hear(prompt: Prompt<V> | null): void {
    const isAnother = prompt?.question !== this.prompt?.question;
    this.prompt = prompt;
    if (isAnother) this.#wishes = [];
    else if (!this.#busy) this.#wishes = this.#wishes.filter((wish) => this.can(wish));
    void this.#fulfil();
  }

  choose(action: string): void {
    if (!this.can(action) || this.#wishes.includes(action)) return;
    this.#wishes = [...this.#wishes, action];
    void this.#fulfil();
  }

  drop(action: string): void {
    void this.#take(action, null);
  }

  swap(old: string, action: string): void {
    void this.#take(old, action);
  }

  /** Forgets the whole plan. */
  async clear(): Promise<void> {
    this.#wishes = [];
    const { prompt } = this;
    if (prompt !== null && prompt.chosen > 0) await this.#try({ request: "reset", with: { question: prompt.question } });
  }

  /** Takes back the last choice. */
  async undo(): Promise<void> {
    if (this.#wishes.length > 0) {
      this.#wishes = this.#wishes.slice(0, -1);
      return;
    }
    const { prompt } = this;
    if (prompt !== null && prompt.chosen > 0) await this.#try({ request: "undo", with: { question: prompt.question } });
  }

  /** Seals the plan, with what completes it. */
  async seal(completion: readonly string[]): Promise<boolean> {
    const { prompt } = this;
    if (prompt === null) return false;
    return this.#try({ request: "seal", with: { question: prompt.question, actions: [...completion] } });
  }

  async #take(old: string, instead: string | null): Promise<void> {
    const wishes = this.#wishes.filter((wish) => wish !== old);
    if (wishes.length < this.#wishes.length || this.prompt === null) {
      this.#wishes = wishes;
      if (instead !== null) this.choose(instead);
      return;
    }
    if (this.#busy) return;
    this.#busy = true;
    // The draft is a stack: what lies above the choice comes off with it, and is wished for again.
    const before = this.prompt.draft;
    const place = before.lastIndexOf(old);
    while (place >= 0 && this.prompt.draft.length > place && this.prompt.chosen > 0) {
      if (!(await this.#try({ request: "undo", with: { question: this.prompt.question } }))) break;
    }
    const kept = before.slice(place + 1);
    this.#busy = false;
    const wanted = instead === null ? kept : [instead, ...kept];
    this.#wishes = [...wanted.filter((wish) => this.can(wish)), ...wishes];
    await this.#fulfil();
  }

  /** Hands over wishes whose turn has come, one by one. */
  async #fulfil(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (;;) {
      const { prompt } = this;
      const wish = this.#wishes.find((one) => sayable(prompt).includes(one));
      if (wish === undefined || prompt === null) break;
      this.#wishes = this.#wishes.filter((one) => one !== wish);
      if (!(await this.#try({ request: "choose", with: { question: prompt.question, action: wish } }))) break;
      if (this.prompt === prompt) break;
    }
    this.#busy = false;
    this.#wishes = this.#wishes.filter((wish) => this.can(wish));
  }

  async #try(request: TableRequest): Promise<boolean> {
    try {
      await this.#ask(request);
      return true;
    } catch (why) {
      this.#onRefused(why);
      return false;
    }
  }
}

/** What can be said now: at the end of the draft, or before something in it. */
function sayable(prompt: Prompt<unknown> | null): readonly string[] {
  return prompt === null ? [] : [...prompt.choices, ...prompt.earlier];
}
