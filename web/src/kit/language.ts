// The language that was chosen in this browser.

import { picklist } from "valibot";
import { i18n, languages, type Language } from "../words/i18n.svelte";
import { place, remember, remembered } from "./storage";

const chosen = place<Language>("language", picklist(languages));

/** The language that was chosen last; undefined where none was. */
export function chosenLanguage(): Language | undefined {
  return remembered(chosen);
}

/** Switches the page and remembers it. Rejects, and leaves everything as it is, where the words cannot be fetched. */
export async function chooseLanguage(language: Language): Promise<void> {
  await i18n.choose(language);
  if (i18n.language === language) remember(chosen, language);
}
