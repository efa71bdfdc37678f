/** What a file in TOML says. */
export type Toml = string | number | boolean | Toml[] | { [key: string]: Toml };
export type TomlTable = Record<string, Toml>;

/**
 * Reads the TOML in which scenes and editions are written: bare and dotted keys, headed and inline tables, lists, strings,
 * whole numbers. The game reads the same files in Rust; whatever is not understood here is a mistake.
 */
export function readToml(text: string): TomlTable {
  return new Reader(text).file();
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  file(): TomlTable {
    const whole: TomlTable = {};
    let table = whole;
    this.#skip(true);
    while (this.#at < this.#text.length) {
      if (this.#takes("[")) {
        table = this.#inner(whole, this.#keys());
        this.#expect("]");
      } else {
        this.#pair(table);
      }
      this.#skip(true);
    }
    return whole;
  }

  #pair(table: TomlTable): void {
    const keys = this.#keys();
    const last = keys.pop() ?? "";
    this.#expect("=");
    this.#skip();
    const inner = this.#inner(table, keys);
    if (last in inner) throw this.#mistake(`${last} is there twice`);
    inner[last] = this.#value();
  }

  /** The table that a dotted key leads to. */
  #inner(table: TomlTable, keys: readonly string[]): TomlTable {
    let inner = table;
    for (const key of keys) {
      const next = (inner[key] ??= {});
      if (typeof next !== "object" || Array.isArray(next)) throw this.#mistake(`${key} is no table`);
      inner = next;
    }
    return inner;
  }

  #keys(): string[] {
    const keys = [this.#match(/[\w-]+/y)];
    while (this.#takes(".")) keys.push(this.#match(/[\w-]+/y));
    this.#skip();
    return keys;
  }

  #value(): Toml {
    if (this.#takes('"""')) return this.#until('"""').replace(/^\n/, "");
    if (this.#takes('"')) return this.#until('"');
    if (this.#takes("[")) return this.#several("]", (list: Toml[]) => void list.push(this.#value()), []);
    if (this.#takes("{")) return this.#several("}", (table: TomlTable) => this.#pair(table), {});
    const word = this.#match(/true|false|-?\d+/y);
    return word === "true" || word === "false" ? word === "true" : Number(word);
  }

  #several<T extends Toml>(end: string, take: (all: T) => void, all: T): T {
    this.#skip(true);
    while (!this.#takes(end)) {
      take(all);
      this.#skip(true);
      if (!this.#takes(",")) {
        this.#expect(end);
        return all;
      }
      this.#skip(true);
    }
    return all;
  }

  #until(end: string): string {
    const stop = this.#text.indexOf(end, this.#at);
    if (stop < 0) throw this.#mistake(`${end} is missing`);
    const text = this.#text.slice(this.#at, stop);
    if (text.includes("\\")) throw this.#mistake("nothing is escaped here");
    this.#at = stop + end.length;
    return text;
  }

  #skip(lines = false): void {
    this.#match(lines ? /(?:\s|#[^\n]*)*/y : /[ \t]*/y);
  }

  #takes(what: string): boolean {
    if (!this.#text.startsWith(what, this.#at)) return false;
    this.#at += what.length;
    return true;
  }

  #expect(what: string): void {
    if (!this.#takes(what)) throw this.#mistake(`${what} is missing`);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) throw this.#mistake("this is not understood");
    this.#at += found.length;
    return found;
  }

  #mistake(what: string): Error {
    const line = this.#text.slice(0, this.#at).split("\n").length;
    return new Error(`line ${line}: ${what}: ${this.#text.slice(this.#at, this.#at + 40)}`);
  }
}
