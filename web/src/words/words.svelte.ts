import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Count } from "./count";
import { isolated } from "./isolate";
import type { Language } from "./language";
import type { TextForms } from "./text-ids";

/** The name of a text. An unknown one is found when types are checked. */
export type TextId = keyof TextForms;

/** The name of a text that has this form. */
export type TextWith<Form extends string> = { [Id in TextId]: [Form] extends [TextForms[Id]] ? Id : never }[TextId];

/** Texts that are loaded together, language by language. */
export type Texts = Record<Language, () => Promise<{ default: string }>>;

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

  has(name: string): name is TextId {
    return this.#message(name) !== undefined;
  }

  say(id: TextId, values?: Arguments): string {
    return this.tell(id, values);
  }

  /**
   * A text whose name is put together from what a document, a game or a table calls something: no type knows it, so it is
   * looked up now. One that is missing shows its name: ugly enough to be noticed, and never an empty button.
   */
  tell(name: string, values: Arguments = {}): string {
    const message = this.#message(name);
    if (message?.value == null) return name;
    return this.#bundle.formatPattern(message.value, filling(values), []);
  }

  /** What there is to add to a text, if there is anything. */
  more(name: string, values: Arguments): string | null {
    const more = this.#message(name)?.attributes[MORE];
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
  forms(name: string): [string, string][] {
    const forms = Object.entries(this.#message(name)?.attributes ?? {});
    return forms.filter(([form]) => form !== COUNTED).map(([form, text]) => [form, this.#bundle.formatPattern(text, {}, [])]);
  }

  /** One form of a text. */
  form<Form extends string>(id: TextWith<Form>, form: Form, values?: Arguments): string {
    return this.tellForm(id, form, values);
  }

  /** One form of a text whose name is put together. One that is missing shows its name, like a text. */
  tellForm(name: string, form: string, values: Arguments = {}): string {
    const text = this.#message(name)?.attributes[form];
    return text === undefined ? `${name}.${form}` : this.#bundle.formatPattern(text, filling(values), []);
  }

  /** So many of a noun. */
  counted(id: TextWith<typeof COUNTED>, count: number): string {
    return this.tellCounted(id, count) ?? String(count);
  }

  /** So many of a noun whose name is put together, if there is such a noun. */
  tellCounted(name: string, count: number): string | null {
    const form = this.#message(name)?.attributes[COUNTED];
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
/** What the language spoken now can say. */
let spoken: readonly Texts[] = [];

/** What is to be said: whoever has heard something goes on hearing it, in every language. */
const wished = new Set<Texts>([FIRST]);

/** Wishes for texts, to be heard whenever something is spoken next. */
export function wish(texts: Texts): void {
  wished.add(texts);
}

/** The language that was asked for last: of two that are being loaded, it is spoken, whichever comes first. */
let wanted: Language | null = null;

/** Speaks a language from now on: all that the screens say, and what is wished for besides, such as the texts of a game. */
export function speak(language: Language, ...more: readonly Texts[]): Promise<void> {
  return load(language, [REST, ...more]);
}

/** Loads as much of a language as the lobby needs. */
export function speakFirst(language: Language): Promise<void> {
  return load(language, []);
}

async function load(language: Language, more: readonly Texts[]): Promise<void> {
  wanted = language;
  const added = more.filter((texts) => !wished.has(texts));
  for (const texts of added) wished.add(texts);
  const all = [...wished];
  const isSpoken = () => untrack(() => current?.language) === language && all.every((texts) => spoken.includes(texts));
  if (isSpoken()) return;
  try {
    const loaded = await Promise.all(all.map((texts) => texts[language]()));
    // Of two that load the same language, the one that has more is spoken, whichever comes last.
    if (wanted !== language || isSpoken()) return;
    spoken = all;
    begin(new Words(language, loaded.map((texts) => texts.default).join("\n")));
  } catch (why) {
    // Whatever cannot be had keeps nobody from hearing the rest.
    for (const texts of added) wished.delete(texts);
    throw why;
  }
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
export function say(id: TextId, values?: Arguments): string {
  return words().say(id, values);
}

/** A form of a text in the language spoken now. */
export function sayForm<Form extends string>(id: TextWith<Form>, form: Form, values?: Arguments): string {
  return words().form(id, form, values);
}

/** A text in the language spoken now, whose name is put together; see `Words.tell`. */
export function tell(name: string, values?: Arguments): string {
  return words().tell(name, values);
}

/** A form of a text in the language spoken now, whose name is put together. */
export function tellForm(name: string, form: string, values?: Arguments): string {
  return words().tellForm(name, form, values);
}
