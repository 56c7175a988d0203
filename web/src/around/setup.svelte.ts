// What was chosen for the last table, remembered for the next one, and sitting down with it.

import { openTable } from "../lib/api";
import { formatNumber, i18n, t, tHas } from "../lib/i18n.svelte";
import type { NewTable, OptionInfo, TableView } from "../lib/protocol";
import { go, href } from "../lib/router.svelte";
import { remember, remembered } from "../lib/storage";
import { nameOf } from "./names";

export type OptionValue = string | number | boolean;
export type Level = NewTable["bots"][number];

export interface Setup {
  /** Empty until the player gives one; then the language's own word for the player is used. */
  name: string;
  rules: string;
  /** Only what differs from the rule set's defaults. */
  options: Record<string, OptionValue>;
  bots: [Level, Level, Level];
}

export const levels: readonly Level[] = ["novice", "club"];
export const firstRules = "ru-classic";
const storageKey = "eastwind.setup";

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Takes from `stored` what still makes sense. Which options exist only the server knows: it is asked at set-up. */
export function readSetup(stored: unknown): Setup {
  const setup: Setup = { name: "", rules: firstRules, options: {}, bots: ["novice", "novice", "novice"] };
  if (typeof stored !== "object" || stored === null) return setup;
  const it = stored as Record<string, unknown>;
  if (typeof it["name"] === "string") setup.name = it["name"].slice(0, 40);
  if (typeof it["rules"] === "string") setup.rules = it["rules"];
  if (typeof it["options"] === "object" && it["options"] !== null) {
    for (const [name, value] of Object.entries(it["options"])) if (isOptionValue(value)) setup.options[name] = value;
  }
  if (Array.isArray(it["bots"])) {
    const bots = it["bots"];
    setup.bots = setup.bots.map((level, k) => levels.find((known) => known === bots[k]) ?? level) as Setup["bots"];
  }
  return setup;
}

/** The value in force: what was chosen, or the default. */
export function valueOf(setup: Setup, option: OptionInfo): OptionValue {
  return setup.options[option.name] ?? option.default;
}

/** Chooses a value; a default is not kept, so that a rule set's later change of mind reaches the player. */
export function choose(setup: Setup, option: OptionInfo, value: OptionValue): void {
  if (value === option.default) delete setup.options[option.name];
  else setup.options[option.name] = value;
}

/** Drops options that the rule set does not offer, or values it does not allow. */
export function keepOffered(setup: Setup, offered: readonly OptionInfo[]): void {
  for (const [name, value] of Object.entries(setup.options)) {
    const option = offered.find((it) => it.name === name);
    if (!option || !allows(option, value)) delete setup.options[name];
  }
}

export function allows(option: OptionInfo, value: OptionValue): boolean {
  if (option.kind === "bool") return typeof value === "boolean";
  if (typeof value === "boolean") return false;
  if (option.choices.includes(value)) return true;
  if (option.kind !== "int" || typeof value !== "number" || !Number.isInteger(value)) return false;
  return value >= (option.minimum ?? -Infinity) && value <= (option.maximum ?? Infinity);
}

/** `option-ready-hand`, the id of an option's texts. */
export function optionMessage(name: string): string {
  return `option-${name.replaceAll("_", "-")}`;
}

/** What an option is set to, in words: "2,000 points", "must be declared", "on". */
export function optionValueText(name: string, value: OptionValue): string {
  const message = optionMessage(name);
  if (typeof value === "boolean") return t(value ? "option-value-on" : "option-value-off");
  if (typeof value === "string") return t(`${message}-${value.replaceAll("_", "-")}`);
  return tHas(`${message}-number`) ? t(`${message}-number`, { count: value }) : formatNumber(value);
}

/** The options that a refusal speaks of, by their names on the wire or by the dotted keys of the rule set's file. */
export function optionsNamedIn(text: string, offered: readonly OptionInfo[]): OptionInfo[] {
  return offered.filter((option) => new RegExp(`\\b${option.name.replaceAll("_", "[._]")}\\b`).test(text));
}

export const setup: Setup = $state(readSetup(remembered(storageKey)));

export function rememberSetup(): void {
  remember(storageKey, $state.snapshot(setup));
}

/** "Classical game · two novices and a club player". */
export function setupWords(): string {
  const novices = setup.bots.filter((level) => level === "novice").length;
  return t("setup-words", { rules: t(`ruleset-${setup.rules}`), novices });
}

/** Opens a table with what is chosen and goes there. Throws `ApiError` where the server refuses. */
export async function sitDown(): Promise<void> {
  const name = setup.name.trim() || t("setup-name-default");
  const { rules, options, bots } = $state.snapshot(setup);
  rememberSetup();
  await openAndGo({ rules, options, name, bots });
}

/** Opens another table like this one: the same rules, bots of the same levels. Throws `ApiError` as `sitDown` does. */
export async function sitDownAgain(view: TableView): Promise<void> {
  const bots = view.seats.filter((seat) => seat.seat !== view.me).map(({ player }) => (player === "person" ? "novice" : player));
  await openAndGo({ rules: view.rules, options: view.options, name: nameOf(view, view.me), bots });
}

async function openAndGo(wish: Parameters<typeof openTable>[0]): Promise<void> {
  const stored = await openTable(wish, i18n.language);
  go(href.table(stored.table));
}
