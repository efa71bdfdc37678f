/** The languages that every text exists in. */
export const LANGUAGES = ["en", "de", "nl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
};

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** The first language of a visitor's wishes that we speak. */
export function spoken(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}
