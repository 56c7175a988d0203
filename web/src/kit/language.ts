// The language that was chosen in this browser.

import { i18n, languages, type Language } from "../words/i18n.svelte";
import { remember, remembered } from "./storage";

const storageKey = "eastwind.language";

/** The language that was chosen last; undefined where none was. */
export function chosenLanguage(): Language | undefined {
  const stored = remembered<string>(storageKey);
  return languages.find((language) => language === stored);
}

/** Switches the page and remembers it. Rejects, and leaves everything as it is, where the words cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  await i18n.choose(language);
  if (i18n.language === language) remember(storageKey, language);
}
