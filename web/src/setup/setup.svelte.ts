// What was chosen for the last table, remembered for the next one.

import * as v from "valibot";
import type { GenericSchema } from "valibot";
import { allows, firstRulesIn, keptOptions, type OptionValue } from "../rules/options";
import { i18n, t } from "../words/i18n.svelte";
import type { Away, Help, OptionInfo, Pace, RuleSetInfo, TableWish, Watch } from "../wire/generated";
import { keepChanges } from "../kit/keptChanges";
import { place, remembered } from "../kit/storage";
import { BANKS, PACES } from "./pace";
import { levelCount, type Level } from "./bots.svelte";
import { rulesName } from "../rules/names";
import { isOwnSet } from "../rules/own.svelte";

export interface Setup {
  /** Empty until the player gives one; then the language's own word for the player is used. */
  name: string;
  /** Empty until one is chosen: then it is the first of the language; `rulesOf` tells. */
  rules: string;
  /** Only what differs from the rule set's defaults. */
  options: Record<string, OptionValue>;
  /** Of those opposite, as many as may sit there: the first few play where fewer are needed. */
  bots: [Level, Level, Level];
  /** How many sat at the table that was chosen last. */
  players: number;
  /** How many of them are people, with oneself; how long they may claim; what help may be asked during a hand. */
  persons: number;
  window: number;
  help: Help;
  /** What others see there who look on without a seat. */
  watch: Watch;
  /** Who plays for somebody who is away there, and whether a bot that does may win. */
  away: Away;
  standInWins: boolean;
  /** The time for a move there, and seconds in each hand for moves that take longer. */
  pace: Pace;
  bank: number;
  /** What was chosen for the other rule sets: rule set → options. */
  kept: Record<string, Record<string, OptionValue>>;
}

/** Who sits opposite as long as nobody else has been chosen, and in place of somebody who cannot be read any more. */
const FIRST: readonly [Level, Level, Level] = ["novice", "novice-bold", "novice-patient"];
export const firstLevel: Level = FIRST[0];
const level = v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,39}$/)), firstLevel) as GenericSchema<
  unknown,
  Level
>;
const LONGEST_NAME = 40;

/** What still makes sense is taken. Which options and bots exist only the server knows: it is asked at set-up. */
const known: GenericSchema<unknown, Setup> = v.object({
  name: v.fallback(
    v.pipe(
      v.string(),
      v.transform((name) => name.slice(0, LONGEST_NAME)),
    ),
    "",
  ),
  rules: v.fallback(v.string(), ""),
  options: keptOptions,
  bots: v.fallback(v.tuple([level, level, level]), () => [...FIRST]),
  players: v.fallback(v.picklist([2, 3, 4]), 4),
  persons: v.fallback(v.picklist([1, 2, 3, 4]), 1),
  window: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 4),
  help: v.fallback(v.picklist(["none", "tiles", "coach"]), "coach"),
  watch: v.fallback(v.picklist(["none", "live", "later"]), "none"),
  away: v.fallback(v.picklist(["wait", "bot", "vote"]), "bot"),
  standInWins: v.fallback(v.boolean(), false),
  pace: v.fallback(v.picklist(PACES), "none"),
  bank: v.fallback(v.picklist(BANKS), 0),
  kept: v.fallback(v.record(v.string(), keptOptions), () => ({})),
});

/** The same for whatever is kept there. */
export const readable: GenericSchema<unknown, Setup> = v.fallback(known, () => v.parse(known, {}));

const chosen = place("setup", readable);

/** The rule set in force: the chosen one, or the language's own. */
export function rulesOf(setup: Pick<Setup, "rules">): string {
  return setup.rules || firstRulesIn(i18n.language);
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
  const before = rulesOf(setup);
  if (rules === before) return;
  // A household's own set has no options to be kept for it.
  if (!isOwnSet(before)) setup.kept[before] = setup.options;
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

export const setup: Setup = $state(remembered(chosen) ?? v.parse(readable, {}));

/** The setup that is kept, as far as this window knows. */
let lastKept: Setup = $state.snapshot(setup);

export function rememberSetup(): void {
  lastKept = keepChanges(chosen, lastKept, $state.snapshot(setup), () => v.parse(readable, {}));
}

/** How many people sit down, where so many may. */
export function personsIn(setup: Pick<Setup, "persons">, players: number): number {
  return Math.min(setup.persons, players);
}

/** Bots chosen for the places opposite. */
export function botsChosen(): Level[] {
  return setup.bots.slice(0, setup.players - personsIn(setup, setup.players));
}

/** Terms on which several play. */
export function terms(): Omit<TableWish, "name" | "bots" | "persons"> {
  const { window, help, watch, away, standInWins, pace, bank } = $state.snapshot(setup);
  return { window, help, watch, away, stand_in_wins: standInWins, pace, bank };
}

/** "Classical game · 2 novices, 1 club player". */
export function setupWords(): string {
  const bots = botsChosen();
  const words = [...new Set(bots)].map((level) => levelCount(level, bots.filter((it) => it === level).length));
  const persons = personsIn(setup, setup.players);
  const people = persons > 1 ? [t("friends-people", { count: persons })] : [];
  return `${rulesName(rulesOf(setup))} · ${[...people, ...words].join(", ")}`;
}
