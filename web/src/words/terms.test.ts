import { expect, test } from "vitest";
import list from "../../../locales/terms.toml?raw";
import { LANGUAGES, type Language } from "./language";

/** A thing, what it is called, and what it must not be called. */
interface Term {
  thing: string;
  called: Partial<Record<Language, string>>;
  shunned: Partial<Record<Language, readonly string[]>>;
}

/** A piece of what people read, and where it stands. */
interface Piece {
  place: string;
  line: string;
}

const texts = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const pages = import.meta.glob<string>("../../../crates/*/rulebook/{*,*/*}.md", { query: "?raw", import: "default", eager: true });

/** The form that this one file has; anything else is a mistake. */
function read(text: string): Term[] {
  const terms: Term[] = [];
  for (const line of text.split("\n").filter((one) => one !== "" && !one.startsWith("#"))) {
    const [, thing, not, language, value = ""] = /^(?:\[([a-z-]+)\]|(not-)?(en|de|nl|fr) = ("[^"]*"|\[.*\]))$/.exec(line) ?? [];
    const term = terms.at(-1);
    if (thing !== undefined) terms.push({ thing, called: {}, shunned: {} });
    else if (term === undefined || language === undefined) throw new Error(`a line of terms.toml is not understood: ${line}`);
    else if (not === undefined) term.called[language as Language] = JSON.parse(value) as string;
    else term.shunned[language as Language] = JSON.parse(value) as string[];
  }
  return terms;
}

/** Only what is read: no ids, no names of what is filled in, nothing typed, no addresses, no hyphens that may show, and every space is a space. */
function plain(line: string): string {
  return line
    .replace(/^-?[a-z][\w-]* =|^ +\.[a-z][\w-]* =|^ *\*?\[[\w-]+\]/u, "")
    .replace(/\{ (?:\$[\w-]+|[a-z][\w.-]*) (?:->|\})/gu, "{")
    .replace(/`[^`]*`|\]\([^)]*\)/gu, "")
    .replace(/\u00ad/gu, "")
    .replace(/\s/gu, " ");
}

/** What people read in a file of texts, line by line; what is written for translators is not among it. */
function* lines(place: string, text: string): Generator<Piece> {
  for (const [n, line] of text.split("\n").entries()) if (!line.startsWith("#")) yield { place: `${place}:${n + 1}`, line: plain(line) };
}

/** A page in paragraphs, since words that belong together may stand on two lines; scenarios are for programs. */
function* paragraphs(place: string, text: string): Generator<Piece> {
  let paragraph: string[] = [];
  let isScenario = false;
  for (const [n, line] of `${text}\n`.split("\n").entries()) {
    const isFence = line.startsWith("```");
    if (isFence) isScenario = !isScenario;
    else if (!isScenario && line !== "") paragraph.push(line);
    if (line !== "" && !isFence) continue;
    if (paragraph.length > 0) yield { place: `${place}:${n + 1 - paragraph.length}`, line: plain(paragraph.join(" ")) };
    paragraph = [];
  }
}

/** Everything that people read in a language. */
function* pieces(language: Language): Generator<Piece> {
  for (const [path, text] of Object.entries({ ...texts, ...pages })) {
    const [, folder = "en"] = /\/(de|nl|fr)\/[^/]+$/.exec(path) ?? [];
    if (folder === language) yield* (path.endsWith(".md") ? paragraphs : lines)(path.replace(/^[./]+/, ""), text);
  }
}

/** A word, or words, however they begin; `…` stands for any ending. */
function pattern(word: string): RegExp {
  const isStem = word.endsWith("…");
  const literal = (isStem ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${literal}${isStem ? "" : "(?!\\p{L})"}`, "iu");
}

const terms = read(list);

test("every term has a word in every language", () => {
  expect(terms.length).toBeGreaterThan(60);
  for (const { thing, called } of terms) expect(Object.keys(called), thing).toEqual([...LANGUAGES]);
  expect(new Set(terms.map(({ thing }) => thing)).size).toBe(terms.length);
});

test.each(LANGUAGES)("the words of %s are used, and those that are not meant are not", (language) => {
  const all = [...pieces(language)];
  const places = all.map(({ place }) => place);
  expect(
    ["terminal.ftl:2", "eschnapur/rulebook/", "morgenland/rulebook/"].filter((part) => !places.some((place) => place.includes(part))),
  ).toEqual([]);
  for (const { thing, called, shunned } of terms) {
    const meant = pattern(`${called[language] ?? "?"}…`);
    expect
      .soft(
        all.some(({ line }) => meant.test(line)),
        `${thing}: ${called[language] ?? ""}`,
      )
      .toBe(true);
    for (const word of shunned[language] ?? []) {
      const other = pattern(word);
      const found = all.filter(({ line }) => other.test(line));
      expect
        .soft(
          found.map(({ place, line }) => `${place}: ${line}`),
          `${thing} is not called ${word}`,
        )
        .toEqual([]);
    }
  }
});

test("a word that is not meant is found wherever it stands, and in every form", () => {
  for (const { shunned } of terms) {
    for (const word of Object.values(shunned).flat()) {
      const inflected = word.replace("…", "es");
      const capital = inflected.charAt(0).toUpperCase() + inflected.slice(1);
      const told = [...lines("", `an-id = ${capital}.`), ...paragraphs("", `First.\n\n**E1.1** So (${inflected.replace(" ", "\n")})`)];
      expect(told.filter(({ line }) => pattern(word).test(line)).length, word).toBe(2);
    }
  }
});

test("ids, what is filled in and scenarios are not read, and hyphens that may show hide nothing", () => {
  expect(plain("seat-open = Bot: { $player ->")).toBe(" Bot: {");
  expect(plain("   *[player] the Bau\u00adstein { board-spieler } of { $spieler }")).toBe(" the Baustein { of {");
  expect([...paragraphs("page", "One\ntwo\n\nthree\n```toml\nplay\n\n```\nfour")]).toEqual([
    { place: "page:1", line: "One two" },
    { place: "page:4", line: "three" },
    { place: "page:9", line: "four" },
  ]);
});

test.each(LANGUAGES)("apostrophes of %s are curly", (language) => {
  const found = [...pieces(language)].filter(({ place, line }) => place.includes(".ftl") && /[\p{L}{]'\p{L}/u.test(line));
  expect(found).toEqual([]);
});

test("French has a space that does not break before ; : ! ? », and after «", () => {
  for (const [path, text] of Object.entries({ ...texts, ...pages }).filter(([one]) => one.includes("/fr/"))) {
    const read = text.split("\n").filter((line) => path.endsWith(".md") || !line.startsWith("#"));
    expect
      .soft(
        read.filter((line) => / [;:!?»]|«( |$)|^[;:!?»]/u.test(line)),
        path,
      )
      .toEqual([]);
  }
});

test("a pattern finds words and stems, and nothing within others", () => {
  const isFound = (word: string, line: string) => pattern(word).test(line);
  expect([
    isFound("offre", "Une Offre égale"),
    isFound("offre", "coffre"),
    isFound("offre", "offres"),
    isFound("joueur…", "des joueurs"),
  ]).toEqual([true, false, false, true]);
});
