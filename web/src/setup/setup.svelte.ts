// What was chosen for the last table, remembered for the next one, and sitting down with it.

import { openHousehold, openTable } from "./tables";
import { draftOfTable } from "../rules/kept";
import { allows, firstRules, isOptionValue, type OptionValue } from "../rules/options";
import { i18n, t } from "../words/i18n.svelte";
import type { OptionInfo, RuleSetInfo, TableView } from "../wire/generated";
import { go, href } from "../kit/router/router.svelte";
import { remember, remembered } from "../kit/storage";
import { levelCount, type Level } from "./bots.svelte";
import { nameOf } from "../hand/names";
import { rulesName } from "../rules/names";

export interface Setup {
  /** Empty until the player gives one; then the language's own word for the player is used. */
  name: string;
  rules: string;
  /** Only what differs from the rule set's defaults. */
  options: Record<string, OptionValue>;
  /** Of those opposite, as many as may sit there: the first few play where fewer are needed. */
  bots: [Level, Level, Level];
  /** How many sat at the table that was chosen last. */
  players: number;
  /** What was chosen for the other rule sets: rule set → options. */
  kept: Record<string, Record<string, OptionValue>>;
}

/** Who sits opposite as long as nobody else has been chosen. */
export const firstLevel: Level = "novice";
const storageKey = "eastwind.setup";

function isLevel(value: unknown): value is Level {
  return typeof value === "string" && /^[A-Za-z][\w-]{0,39}$/.test(value);
}

function readOptions(stored: unknown): Setup["options"] {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, OptionValue] => isOptionValue(entry[1])),
  );
}

/** Takes from `stored` what still makes sense. Which options and bots exist only the server knows: it is asked at set-up. */
export function readSetup(stored: unknown): Setup {
  const setup: Setup = {
    name: "",
    rules: firstRules,
    options: {},
    bots: [firstLevel, firstLevel, firstLevel],
    players: 4,
    kept: {},
  };
  if (typeof stored !== "object" || stored === null) return setup;
  const it = stored as Record<string, unknown>;
  if (typeof it["name"] === "string") setup.name = it["name"].slice(0, 40);
  if (typeof it["rules"] === "string") setup.rules = it["rules"];
  setup.options = readOptions(it["options"]);
  if (typeof it["kept"] === "object" && it["kept"] !== null) {
    for (const [rules, options] of Object.entries(it["kept"])) setup.kept[rules] = readOptions(options);
  }
  if (typeof it["players"] === "number" && [2, 3, 4].includes(it["players"])) setup.players = it["players"];
  if (Array.isArray(it["bots"])) {
    const bots = it["bots"];
    setup.bots = setup.bots.map((level, k) => (isLevel(bots[k]) ? bots[k] : level)) as Setup["bots"];
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

/** Takes another rule set: its own choices come back, those of the one left are kept for later. */
export function chooseRules(setup: Setup, rules: string): void {
  if (rules === setup.rules) return;
  setup.kept[setup.rules] = setup.options;
  setup.options = setup.kept[rules] ?? {};
  setup.rules = rules;
}

/** How many sit at the table. */
export function playersIn(setup: Setup, ruleSet: Pick<RuleSetInfo, "players" | "options">): number {
  const option = ruleSet.options.find((it) => it.name === "players");
  const chosen = option ? valueOf(setup, option) : ruleSet.players;
  return typeof chosen === "number" ? chosen : ruleSet.players;
}

/** Drops options that the rule set does not offer, or values it does not allow. */
export function keepOffered(setup: Setup, offered: readonly OptionInfo[]): void {
  for (const [name, value] of Object.entries(setup.options)) {
    const option = offered.find((it) => it.name === name);
    if (!option || !allows(option, value)) delete setup.options[name];
  }
}

/** Seats the weakest bot where one was chosen that is not there any more. */
export function keepKnownBots(setup: Setup, levels: readonly Level[]): void {
  setup.bots = setup.bots.map((level) => (levels.includes(level) ? level : (levels[0] ?? level))) as Setup["bots"];
}

export const setup: Setup = $state(readSetup(remembered(storageKey)));

export function rememberSetup(): void {
  remember(storageKey, $state.snapshot(setup));
}

/** "Classical game · 2 novices, 1 club player". */
export function setupWords(): string {
  const bots = setup.bots.slice(0, setup.players - 1);
  const words = [...new Set(bots)].map((level) => levelCount(level, bots.filter((it) => it === level).length));
  return `${rulesName(setup.rules)} · ${words.join(", ")}`;
}

/** Opens a table with what is chosen and goes there. Throws `ApiError` where the server refuses. */
export async function sitDown(): Promise<void> {
  const name = setup.name.trim() || t("setup-name-default");
  const { rules, options, bots, players } = $state.snapshot(setup);
  rememberSetup();
  await openAndGo({ rules, options, name, bots: bots.slice(0, players - 1) });
}

/** Opens another table like this one: the same rules, bots of the same levels. Throws `ApiError` as `sitDown` does. */
export async function sitDownAgain(view: TableView): Promise<void> {
  const bots = view.seats.filter((seat) => seat.plays && seat.seat !== view.me).map(({ player }): Level => player);
  const household = draftOfTable(view.table);
  if (household) {
    go(href("table", { table: await openHousehold(household, view.rules, nameOf(view, view.me), bots) }));
    return;
  }
  await openAndGo({ rules: view.rules, options: view.options, name: nameOf(view, view.me), bots });
}

async function openAndGo(wish: Parameters<typeof openTable>[0]): Promise<void> {
  const stored = await openTable(wish, i18n.language);
  go(href("table", { table: stored.table }));
}
