// The options of a rule set: what they may be set to, and how they are called.

import * as v from "valibot";
import type { OptionInfo } from "../wire/generated";
import type { ApiError } from "../wire/http";
import { formatList, formatNumber, t, tAttr, tHas, idOf, type Language, type MessageId } from "../words/i18n.svelte";

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** The rule set that is offered first, where the language has none of its own. */
export const firstRules = "ru-classic";
const FIRST_IN: Partial<Record<Language, string>> = { bg: "bg-classic", pl: "pl-classic" };

/** The rule set that is offered first to who reads a language. */
export function firstRulesIn(language: Language): string {
  return FIRST_IN[language] ?? firstRules;
}

const optionValue = v.union([v.string(), v.number(), v.boolean()]);

/** Options that were kept: those that may be some. Which there are only the server knows. */
export const keptOptions: v.GenericSchema<unknown, Record<string, OptionValue>> = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) =>
      Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, OptionValue] => v.is(optionValue, entry[1])),
      ),
    ),
  ),
  () => ({}),
);

/** An option's value as it stands in an address. */
export function readOption(text: string): OptionValue {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

export function allows(option: OptionInfo, value: OptionValue): boolean {
  if (option.kind === "switch") return typeof value === "boolean";
  if (typeof value === "boolean") return false;
  if (option.choices.includes(value)) return true;
  if (option.kind !== "number" || typeof value !== "number" || !Number.isInteger(value)) return false;
  return value >= (option.minimum ?? -Infinity) && value <= (option.maximum ?? Infinity);
}

/** `option-ready-hand`, the id of an option's texts. */
export function optionMessage(name: string): MessageId {
  return idOf("option", name);
}

/** What an option is called; a household's own by its name in the file. */
export function optionName(name: string): string {
  return tHas(optionMessage(name)) ? t(optionMessage(name)) : name.replaceAll("_", " ");
}

/** An option in a sentence; of a household's own the keys that it sets. */
export function optionAbout({ name, keys }: Pick<OptionInfo, "name" | "keys">): string {
  const message = optionMessage(name);
  return tHas(message, "about") ? tAttr(message, "about") : formatList(keys);
}

/** What an option is set to, in words: "2,000 points", "must be declared", "on". */
export function optionValueText(name: string, value: OptionValue): string {
  const message = optionMessage(name);
  if (typeof value === "boolean") return t(value ? "option-value-on" : "option-value-off");
  if (typeof value === "string") {
    const id = idOf(message, value);
    return tHas(id) ? t(id) : value;
  }
  const counted = idOf(message, "number");
  return tHas(counted) ? t(counted, { count: value }) : formatNumber(value);
}

/** The options in whose choice it lies that the server refuses. */
export function optionsRefused({ body }: ApiError, offered: readonly OptionInfo[]): OptionInfo[] {
  const named = new Set(body && "faults" in body ? body.faults.flatMap((fault) => fault.options) : []);
  return offered.filter((option) => named.has(option.name));
}
