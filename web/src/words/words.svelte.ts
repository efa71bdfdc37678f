import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Count } from "./count";
import { isolated } from "./isolate";
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

/** The form of a choice's text that says what it brings. */
const MORE = "more";

/** A text begins in the first column with its name. */
const BEGINNING = /^(?=[a-zA-Z][\w-]* *=)/m;

/** Another text that a text mentions. */
const MENTIONED = /\{\s*([a-z][\w-]*)/g;

/**
 * The texts of one language. Most visitors hear a tenth of them, so a text is read when it is said for the first time,
 * with those that it mentions.
 */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #unread = new Map<string, string>();

  constructor(language: Language, text: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const entry of text.split(BEGINNING)) {
      const id = /^[a-zA-Z][\w-]*/.exec(entry)?.[0];
      if (id === undefined) continue;
      if (this.#unread.has(id)) throw new Error(`the text ${id} is there twice`);
      this.#unread.set(id, entry);
    }
  }

  has(id: string): boolean {
    return this.#message(id) !== undefined;
  }

  /** A text that is missing shows its name: ugly enough to be noticed, and never an empty button. */
  say(id: string, values: Arguments = {}): string {
    const message = this.#message(id);
    if (message?.value == null) return id;
    return this.#bundle.formatPattern(message.value, filling(values), []);
  }

  /** What there is to add to a text, if there is anything. */
  more(id: string, values: Arguments): string | null {
    const more = this.#message(id)?.attributes[MORE];
    return more === undefined ? null : this.#bundle.formatPattern(more, filling(values), []);
  }

  #message(id: string): ReturnType<FluentBundle["getMessage"]> {
    const entry = this.#unread.get(id);
    if (entry !== undefined) {
      this.#unread.delete(id);
      this.#bundle.addResource(new FluentResource(entry));
      for (const [, mentioned = ""] of entry.matchAll(MENTIONED)) this.#message(mentioned);
    }
    return this.#bundle.getMessage(id);
  }

  /** The other forms of a noun, with what they are called. */
  forms(id: string): [string, string][] {
    const forms = Object.entries(this.#message(id)?.attributes ?? {});
    return forms.filter(([form]) => form !== COUNTED).map(([form, text]) => [form, this.#bundle.formatPattern(text, {}, [])]);
  }

  /** One form of a text. One that is missing shows its name, like a text. */
  form(id: string, form: string, values: Arguments = {}): string {
    const text = this.#message(id)?.attributes[form];
    return text === undefined ? `${id}.${form}` : this.#bundle.formatPattern(text, filling(values), []);
  }

  /** So many of a noun. */
  counted(id: string, count: number): string | null {
    const form = this.#message(id)?.attributes[COUNTED];
    return form === undefined ? null : this.#bundle.formatPattern(form, { count: new Count(count) }, []);
  }

  /** Several things in a sentence. */
  joined(things: readonly string[]): string {
    const each = things.map(isolated);
    const last = each.at(-1);
    if (last === undefined) return this.say("list-nothing");
    if (each.length === 1) return last;
    return this.say("list-and", { most: each.slice(0, -1).join(", "), last });
  }
}

/** Numbers are said without a formatter where none is needed, and names stay in their place. */
function filling(values: Arguments): Arguments {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value)]));
}

function filled(value: FluentVariable): FluentVariable {
  if (typeof value === "number") return new Count(value);
  return typeof value === "string" ? isolated(value) : value;
}

let current = $state.raw<Words | null>(null);
/** Is it everything, or only what the lobby says? */
let isWhole = false;

/** The language that was asked for last: of two that are being loaded, it is spoken, whichever comes first. */
let wanted: Language | null = null;

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (current?.language === language && isWhole) return;
  const [first, rest] = await Promise.all([FIRST[language](), REST[language]()]);
  if (wanted !== language) return;
  isWhole = true;
  begin(new Words(language, `${first.default}\n${rest.default}`));
}

/** Loads as much of a language as the lobby needs; whoever has heard everything goes on hearing everything. */
export async function speakFirst(language: Language): Promise<void> {
  if (isWhole) return speak(language);
  wanted = language;
  if (current?.language === language) return;
  const first = await FIRST[language]();
  if (wanted !== language || isWhole) return;
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

/** A form of a text in the language spoken now. */
export function sayForm(id: string, form: string, values?: Arguments): string {
  return words().form(id, form, values);
}
