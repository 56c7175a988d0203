// The page's words: Fluent messages in four languages, one of them chosen. `t` read in a template follows the choice.

import { negotiateLanguages } from "@fluent/langneg";
import texts, { rest } from "virtual:languages";
import type { MessageId } from "./ids.generated";
import { languages, type Language } from "./languages.generated";
import { Lexicon, type Message } from "./lexicon";
import { writeList } from "./lists";
import { numberForm, writeNumber, writeSigned } from "./numbers";

export { languages, type Language, type MessageId };
export type Arguments = Record<string, string | number>;

/** To ask `Intl` for these four costs a weak phone more than to draw its table. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", ru: "Русский", bg: "Български", pl: "Polski" };

/** A language's name in itself. */
export function nameOf(language: Language): string {
  return NAMES[language];
}

/** Picks the first of ours that the browser's list asks for; English where none fits. */
export function pickLanguage(asked: readonly string[]): Language {
  const [best] = negotiateLanguages(asked, languages, { defaultLocale: "en", strategy: "lookup" });
  return languages.find((language) => language === best) ?? "en";
}

const lexicons = new Map<Language, Lexicon>();
/** Of which language the rest has come, or is on its way. */
const rests = new Map<Language, Promise<void>>();

async function textOf(part: typeof texts, language: Language): Promise<string> {
  return (await part[language]()).default;
}

/** Fetches what a language says first; at once where it is there already. Rejects where it is not to be had. */
async function loadFirst(language: Language): Promise<Lexicon> {
  const source = await textOf(texts, language);
  const lexicon = lexicons.get(language) ?? new Lexicon(language, source);
  lexicons.set(language, lexicon);
  return lexicon;
}

async function loadRest(language: Language): Promise<void> {
  const [lexicon, source] = await Promise.all([loadFirst(language), textOf(rest, language)]);
  lexicon.add(source);
}

/** Fetches all the words of a language; at once where they are there already. Rejects where they are not to be had. */
export async function loadWords(language: Language): Promise<void> {
  const loaded = rests.get(language) ?? loadRest(language);
  rests.set(language, loaded);
  try {
    await loaded;
  } catch (error) {
    rests.delete(language);
    throw error;
  }
  i18n.takeWhole(language);
}

class Words {
  #language = $state<Language>(pickLanguage(typeof navigator === "undefined" ? [] : navigator.languages));
  #wanted: Language = this.#language;
  /** The languages of which all words are there. */
  #whole: readonly Language[] = $state.raw([]);

  get language(): Language {
    return this.#language;
  }

  /** Whether all words of the chosen language are there; read where one is missing, so that it is looked for again. */
  get isWhole(): boolean {
    return this.#whole.includes(this.#language);
  }

  takeWhole(language: Language): void {
    if (!this.#whole.includes(language)) this.#whole = [...this.#whole, language];
  }

  /** Begins in a language with what is said first of all; the rest is fetched by `whole`. Rejects as `choose` does. */
  async begin(language: Language): Promise<void> {
    this.#wanted = language;
    await loadFirst(language);
    if (this.#wanted === language) this.#language = language;
  }

  /** All words of the language that was chosen last. Rejects where they cannot be fetched. */
  async whole(): Promise<void> {
    await loadWords(this.#wanted);
  }

  /**
   * Switches the whole page: at once if the words are there, else as soon as they have come. Rejects, and leaves everything as
   * it is, where they cannot be fetched.
   */
  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    if (!this.#whole.includes(language)) await loadWords(language);
    // Somebody may have chosen again in the meantime.
    if (this.#wanted !== language) return;
    this.#language = language;
  }
}

export const i18n: Words = new Words();

/** What fetches a part of the page, and all words with it: only the first page and a table do with fewer. */
export function withWords<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), i18n.whole()]);
    return part;
  };
}

function say(lexicon: Lexicon, pattern: NonNullable<Message["value"]>, id: string, args?: Arguments): string {
  const faults: Error[] = [];
  const text = lexicon.format(pattern, args ?? null, faults);
  if (faults.length > 0) console.error(`message ${id} (${i18n.language}):`, ...faults);
  return text;
}

/** A message of the chosen language. One that is not among the first is fetched with the rest, and found when that is there. */
function messageOf(id: string): Message | undefined {
  const found = lexicons.get(i18n.language)?.message(id);
  if (found === undefined && !i18n.isWhole) loadWords(i18n.language).catch(() => undefined);
  return found;
}

function missing(id: string): string {
  if (!i18n.isWhole) return "";
  console.error(`message ${id} is missing in ${i18n.language}`);
  return `[${id}]`;
}

/** The message in the chosen language. A missing one shows its id in brackets and says so in the console. */
export function t(id: MessageId, args?: Arguments): string {
  const lexicon = lexicons.get(i18n.language);
  const pattern = messageOf(id)?.value;
  return lexicon && pattern ? say(lexicon, pattern, id, args) : missing(id);
}

/** An attribute of a message, such as `about`. */
export function tAttr(id: MessageId, attribute: string, args?: Arguments): string {
  const lexicon = lexicons.get(i18n.language);
  const pattern = messageOf(id)?.attributes[attribute];
  return lexicon && pattern ? say(lexicon, pattern, `${id}.${attribute}`, args) : missing(`${id}.${attribute}`);
}

/**
 * The id of a message that is named after something of the server's, `pattern-no-chow` after `no_chow`: whether there is one of
 * every name is not the compiler's to know, but that of the tests of the words, or of whoever asks `tHas`.
 */
export function idOf(prefix: string, name: string): MessageId {
  return `${prefix}-${name.replaceAll("_", "-")}` as MessageId;
}

/** Whether the chosen language has this message, or this attribute of it. */
export function tHas(id: string, attribute?: string): id is MessageId {
  const message = messageOf(id);
  return attribute === undefined ? message?.value != null : message?.attributes[attribute] !== undefined;
}

/** A number as the language groups it, a negative one with a true minus. */
export function formatNumber(n: number): string {
  return writeNumber(i18n.language, n);
}

/** The sign before the fraction of a number: a point or a comma. */
export function decimalSign(): string {
  return (
    numberForm(i18n.language, {})
      .formatToParts(0.5)
      .find(({ type }) => type === "decimal")?.value ?? "."
  );
}

/** Hundredths of a coin: "−12.50". */
export function formatMoney(hundredths: number): string {
  const form = numberForm(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return form.format(hundredths / 100).replace("-", "−");
}

/** A gain or a loss, its sign written out (a true minus), nothing before zero. */
export function formatSigned(n: number): string {
  return writeSigned(i18n.language, n);
}

/** A share of a whole, 0 to 1: "23 %". */
export function formatShare(share: number): string {
  return numberForm(i18n.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** "a, b, and c". */
export function formatList(words: readonly string[]): string {
  return writeList(i18n.language, "conjunction", words);
}

/** "a, b, or c". */
export function formatChoice(words: readonly string[]): string {
  return writeList(i18n.language, "disjunction", words);
}

/** A moment of today as the time alone, an earlier one with its day. `iso`: ISO 8601. */
export function formatLately(iso: string): string {
  const moment = new Date(iso);
  if (moment.toDateString() !== new Date().toDateString()) return formatMoment(iso);
  return new Intl.DateTimeFormat(i18n.language, { timeStyle: "short" }).format(moment);
}

/** A moment, as day and time of the chosen language. `iso`: ISO 8601. */
export function formatMoment(iso: string): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
