import { Count } from "./count";
import { words, type Arguments, type Words } from "./words.svelte";

/** What the player on a seat is called; nothing if nobody is known. */
export type NameOf = (seat: string) => string | null;

type Document = Record<string, unknown>;

/** Members that name what a document tells, and what stands before that name in its text's. */
const TAGS: readonly (readonly [name: string, kind: string])[] = [
  ["news", ""],
  ["event", ""],
  ["problem", ""],
  ["refused", ""],
  ["ask", "ask-"],
  ["choice", "choice-"],
  ["remark", "remark-"],
];

/** Fields that hold what is called otherwise. */
const NOUNS: Record<string, string> = {
  cave: "space",
  room: "space",
  from: "space",
  to: "space",
  gave: "artefact",
  got: "artefact",
  against: "spell",
};

/** A row in which nothing stands. */
const NOTHING = "–";

/** What people said or typed: it is shown as it is. */
const VERBATIM = "text";

/**
 * A document of the server as a sentence: an event, a question, a choice, a piece of news, a problem. The name of the text and what it is
 * filled with follow from the document alone, by the same scheme as on the server; `locales/README.md` describes it.
 */
export function document(prefix: string, value: unknown, nameOf: NameOf, spoken: Words = words()): string {
  const { tag, fields } = parts(value);
  return spoken.tell(`${prefix}-${tag}`, new Gathering(spoken, prefix, nameOf).gather(fields));
}

/** What there is to add to a document, where there is room for it. */
function more(prefix: string, value: unknown, nameOf: NameOf, spoken: Words = words()): string | null {
  const { tag, fields } = parts(value);
  return spoken.more(`${prefix}-${tag}`, new Gathering(spoken, prefix, nameOf).gather(fields));
}

/** A document with what there is to add to it, where there is room. */
export function atLength(prefix: string, value: unknown, nameOf: NameOf, spoken: Words = words()): string {
  const said = document(prefix, value, nameOf, spoken);
  const added = more(prefix, value, nameOf, spoken);
  return added === null ? said : spoken.say("with-more", { said, more: added });
}

/** A problem as a sentence; what a table refuses, and what the rules of its game refuse, is told in their own words. */
export function problem(value: Document, game: string | null, spoken: Words = words()): string {
  const nobody = () => null;
  const refused = value["refused"];
  if (!isDocument(refused)) return document("problem", value, nobody, spoken);
  const reason = `${game ?? ""}-illegal-${String(refused["because"])}`;
  const told = spoken.has(reason) ? { ...refused, why: spoken.say(reason) } : refused;
  return document("refused", told, nobody, spoken);
}

/** Numbers are written without grouping their digits. */
function plain(number: number): Count {
  return new Count(number, { useGrouping: false });
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRemark(value: unknown): value is Document {
  return isDocument(value) && typeof value["remark"] === "string";
}

/** What a document tells, as the end of its text's name, and its fields. */
function parts(value: unknown): { tag: string; fields: Document } {
  if (isDocument(value)) {
    for (const [name, kind] of TAGS) {
      const { [name]: tag, ...fields } = value;
      if (typeof tag === "string") return { tag: `${kind}${tag}`, fields };
    }
  }
  return { tag: String(value), fields: {} };
}

/** What a text is filled with, gathered field by field. */
class Gathering {
  readonly #words: Words;
  readonly #prefix: string;
  readonly #nameOf: NameOf;
  readonly #values: Arguments = {};

  constructor(spoken: Words, prefix: string, nameOf: NameOf) {
    this.#words = spoken;
    this.#prefix = prefix;
    this.#nameOf = nameOf;
  }

  gather(fields: Document): Arguments {
    for (const [field, value] of Object.entries(fields)) this.#take(field, field, value);
    this.#compare(fields);
    return this.#values;
  }

  /** One value: `path` is what its arguments are called, `field` what the document calls it. */
  #take(path: string, field: string, value: unknown): void {
    if (value === null || value === undefined) this.#values[path] = "none";
    else if (typeof value === "boolean") this.#values[path] = String(value);
    else if (typeof value === "number") {
      this.#values[path] = plain(value);
      this.#takeNoun(path, field, String(value));
    } else if (typeof value === "string") this.#takeWord(path, field, value);
    else if (Array.isArray(value)) this.#takeList(path, field, value);
    else this.#takeDocument(path, field, value as Document);
  }

  #takeWord(path: string, field: string, word: string): void {
    const name = field === VERBATIM ? null : this.#player(word);
    if (name !== null) {
      this.#values[path] = name;
      this.#values[`${path}-letter`] = word;
      return;
    }
    this.#values[path] = word;
    const owner = field === "piece" ? this.#player(word.slice(0, 1)) : null;
    if (owner !== null) this.#values[`${path}-owner`] = owner;
    this.#takeNoun(path, field, word);
  }

  /** What a component is called, with all its forms. */
  #takeNoun(path: string, field: string, value: string): void {
    const id = this.#noun(field, value);
    this.#values[`${path}-name`] = this.#words.has(id) ? this.#words.say(id) : value;
    for (const [form, text] of this.#words.forms(id)) this.#values[`${path}-${form}`] = text;
  }

  #takeList(path: string, field: string, items: readonly unknown[]): void {
    const singular = field.replace(/s$/, "");
    const texts = items.flatMap((item) => {
      if (typeof item === "number") return [String(item)];
      if (Array.isArray(item)) return [item.length === 0 ? NOTHING : item.join("/")];
      if (isRemark(item)) return [this.#remark(item)];
      if (typeof item !== "string") return [];
      const id = this.#noun(singular, item);
      return [this.#player(item) ?? (this.#words.has(id) ? this.#words.say(id) : item)];
    });
    this.#values[path] = this.#words.joined(texts);
    this.#values[`${path}-count`] = items.length;
  }

  /** What is said within a sentence. */
  #remark(inner: Document): string {
    return document(this.#prefix, inner, this.#nameOf, this.#words);
  }

  #takeDocument(path: string, field: string, inner: Document): void {
    const { [field]: kind, ...own } = inner;
    if (isRemark(inner)) {
      this.#values[path] = this.#remark(inner);
      return;
    }
    const members = Object.entries(inner);
    if (field.endsWith("s") && members.every(([, count]) => Number.isInteger(count))) {
      this.#takeCounts(path, field.slice(0, -1), members as [string, number][]);
      return;
    }
    const isTagged = typeof kind === "string";
    this.#values[path] = isTagged ? kind : "some";
    const [only, ...others] = Object.entries(own);
    if (isTagged && only !== undefined && others.length === 0) this.#take(`${path}-value`, only[0], only[1]);
    for (const [member, value] of Object.entries(own)) this.#take(`${path}-${member}`, member, value);
  }

  /** How many there are of each kind, as a list. */
  #takeCounts(path: string, noun: string, counts: readonly [string, number][]): void {
    const texts = counts
      .filter(([, count]) => count > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, count]) => this.#words.tellCounted(this.#noun(noun, kind), count) ?? `${count} ${kind}`);
    this.#values[path] = this.#words.joined(texts);
    this.#values[`${path}-count`] = counts.reduce((sum, [, count]) => sum + count, 0);
  }

  /** Texts cannot compare numbers, but some things are told otherwise if there was less than was due. */
  #compare(fields: Document): void {
    const due = fields["due"];
    if (typeof due !== "number") return;
    for (const [field, number] of Object.entries(fields)) {
      if (field !== "due" && typeof number === "number") this.#values[`${field}-of-due`] = number < due ? "less" : "all";
    }
  }

  #noun(field: string, value: string): string {
    return `${this.#prefix}-${NOUNS[field] ?? field}-${value.replaceAll(" ", "-")}`;
  }

  #player(letter: string): string | null {
    return /^[A-E]$/.test(letter) ? this.#nameOf(letter) : null;
  }
}
