import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./language";

type Texts = Record<Language, () => Promise<{ default: string }>>;

/** What the lobby says. */
const FIRST: Texts = {
  en: () => import("virtual:words/en/first"),
  de: () => import("virtual:words/de/first"),
  nl: () => import("virtual:words/nl/first"),
  fr: () => import("virtual:words/fr/first"),
};

/** Everything else. */
const REST: Texts = {
  en: () => import("virtual:words/en/rest"),
  de: () => import("virtual:words/de/rest"),
  nl: () => import("virtual:words/nl/rest"),
  fr: () => import("virtual:words/fr/rest"),
};

export type Arguments = Record<string, FluentVariable>;

/** The form of a noun that says how many. */
const COUNTED = "count";

/** The texts of one language. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, text: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(text));
    if (errors[0] !== undefined) throw errors[0];
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A text that is missing shows its name: ugly enough to be noticed, and never an empty button. */
  say(id: string, values: Arguments = {}): string {
    const message = this.#bundle.getMessage(id);
    if (message?.value == null) return id;
    return this.#bundle.formatPattern(message.value, values, []);
  }

  /** The other forms of a noun, with what they are called. */
  forms(id: string): [string, string][] {
    const forms = Object.entries(this.#bundle.getMessage(id)?.attributes ?? {});
    return forms.filter(([form]) => form !== COUNTED).map(([form, text]) => [form, this.#bundle.formatPattern(text, {}, [])]);
  }

  /** So many of a noun. */
  counted(id: string, count: number): string | null {
    const form = this.#bundle.getMessage(id)?.attributes[COUNTED];
    return form === undefined ? null : this.#bundle.formatPattern(form, { count }, []);
  }

  /** Several things in a sentence. */
  joined(things: readonly string[]): string {
    const last = things.at(-1);
    if (last === undefined) return this.say("list-nothing");
    if (things.length === 1) return last;
    return this.say("list-and", { most: things.slice(0, -1).join(", "), last });
  }
}

let current = $state.raw<Words | null>(null);
/** Is it everything, or only what the lobby says? */
let isWhole = false;

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  if (current?.language === language && isWhole) return;
  const [first, rest] = await Promise.all([FIRST[language](), REST[language]()]);
  isWhole = true;
  begin(new Words(language, `${first.default}\n${rest.default}`));
}

/** Loads as much of a language as the lobby needs; whoever has heard everything goes on hearing everything. */
export async function speakFirst(language: Language): Promise<void> {
  if (isWhole) return speak(language);
  if (current?.language === language) return;
  const first = await FIRST[language]();
  begin(new Words(language, first.default));
}

function begin(spoken: Words): void {
  current = spoken;
  document.documentElement.lang = spoken.language;
}

/** The texts spoken now. Nothing is shown before a language was loaded. */
export function words(): Words {
  if (current === null) throw new Error("no language was loaded");
  return current;
}

/** A text in the language spoken now. */
export function say(id: string, values?: Arguments): string {
  return words().say(id, values);
}
