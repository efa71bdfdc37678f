import { expect, test } from "vitest";
import list from "../../../locales/terms.toml?raw";
import { LANGUAGES, type Language } from "./language";

/** A thing, what it is called, and what it must not be called. */
interface Term {
  thing: string;
  called: Partial<Record<Language, string>>;
  shunned: Partial<Record<Language, readonly string[]>>;
}

const texts = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const pages = import.meta.glob<string>("../../../crates/eschnapur/rulebook/*/*.md", { query: "?raw", import: "default", eager: true });

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

/** Every line that people read, with its place; what is written for translators is not among them. */
function* lines(language: Language): Generator<{ place: string; line: string }> {
  for (const [path, text] of Object.entries({ ...texts, ...pages })) {
    if (!path.includes(`/${language}/`)) continue;
    const name = path.replace(/^[./]+/, "");
    for (const [n, line] of text.split("\n").entries()) {
      if (!path.endsWith(".ftl") || !line.startsWith("#")) yield { place: `${name}:${n + 1}`, line };
    }
  }
}

/** A word, or words, however they begin; `…` stands for any ending. */
function pattern(word: string): RegExp {
  const isStem = word.endsWith("…");
  const plain = (isStem ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d])${plain}${isStem ? "" : "(?!\\p{L})"}`, "iu");
}

const terms = read(list);

test("every term has a word in every language", () => {
  expect(terms.length).toBeGreaterThan(10);
  for (const { thing, called } of terms) expect(Object.keys(called), thing).toEqual([...LANGUAGES]);
});

test.each(LANGUAGES)("the words of %s are used, and those that are not meant are not", (language) => {
  const all = [...lines(language)];
  const whole = all.map(({ line }) => line.toLocaleLowerCase(language)).join("\n");
  for (const { thing, called, shunned } of terms) {
    expect(whole.includes((called[language] ?? "?").toLocaleLowerCase(language)), `${thing}: ${called[language] ?? ""}`).toBe(true);
    for (const word of shunned[language] ?? []) {
      const found = all.filter(({ line }) => pattern(word).test(line));
      expect(found.map(({ place, line }) => `${place}: ${line}`), `${thing} is not called ${word}`).toEqual([]);
    }
  }
});

test.each(["de", "nl", "fr"] as const)("apostrophes of %s are curly", (language) => {
  const found = [...lines(language)].filter(({ place, line }) => place.includes(".ftl") && /\p{L}'\p{L}/u.test(line));
  expect(found).toEqual([]);
});

test("French has a space that does not break before ; : ! ? », and after «", () => {
  const found = [...lines("fr")].filter(({ place, line }) => place.includes(".ftl") && / [;:!?»]|« /u.test(line));
  expect(found).toEqual([]);
});

test("a pattern finds words and stems, and nothing within others", () => {
  const isFound = (word: string, line: string) => pattern(word).test(line);
  expect([isFound("offre", "Une Offre égale"), isFound("offre", "coffre"), isFound("offre", "offres"), isFound("joueur…", "des joueurs")]).toEqual([true, false, false, true]);
});
