// The trainers at work: the rules, what they have to ask, the task that lies there, and the course so far.

import * as v from "valibot";
import type { RulesChoice } from "../rules/choice";
import { optionsOffered } from "../calculator/rules.svelte";
import { randomHex } from "../kit/chance";
import { today } from "../kit/day";
import { Resource } from "../kit/resource.svelte";
import { place, remember, remembered } from "../kit/storage";
import { fetchAllSets } from "../rules/api";
import { firstRules, keptOptions } from "../rules/options";
import { isOwnSet } from "../rules/own.svelte";
import { ruleBook } from "../rules/ruleBook.svelte";
import type { RuleSetInfo, RuleSetPage, Strength, Task, Trainer } from "../wire/generated";
import { fetchDaily, fetchTask, fetchTrainers } from "./api";
import { eraseCourse, keepAnswer, keptCourse, LEVELS, TRAINERS, watchCourse, type Answered } from "./course";

const MOST_SEEDS = 999_999_999;
/** The address of the task of the day, in the place of a trainer's. */
export const DAILY = "daily";

const chosenRules = place<RulesChoice>(
  "trainers.rules",
  v.object({ rules: v.fallback(v.string(), firstRules), options: keptOptions }),
);
const chosenLevel = place("trainers.level", v.picklist(LEVELS));

export function newSeed(): number {
  return 1 + (parseInt(randomHex(4), 16) % MOST_SEEDS);
}

/** A task, and the rules under which it is asked. */
export interface Asked {
  task: Task;
  rules: RulesChoice;
  daily: boolean;
}

export class Trainers {
  rules: RulesChoice = $state.raw(remembered(chosenRules) ?? { rules: firstRules, options: {} });
  level: Strength = $state(remembered(chosenLevel) ?? 1);
  course: readonly Answered[] = $state.raw(keptCourse());
  /** Whether the task that lies there was answered rightly; null while it is not. */
  right: boolean | null = $state(null);
  readonly sets = new Resource<readonly RuleSetInfo[]>();
  readonly offered = new Resource<readonly Trainer[]>();
  readonly asked = new Resource<Asked>();
  readonly book = new Resource<RuleSetPage>();

  /** Shows what another window writes. Call in an effect. */
  watch(): () => void {
    return watchCourse(() => (this.course = keptCourse()));
  }

  async load(): Promise<void> {
    const sets = await this.sets.ask(() => fetchAllSets([this.rules.rules]));
    const set = sets?.find((it) => it.id === this.rules.rules) ?? sets?.[0];
    if (!set || isOwnSet(this.rules.rules)) return;
    const choice: RulesChoice = { rules: set.id, options: optionsOffered(this.rules.options, set.options) };
    // the same choice is left as it is: another one has the task laid anew, under the finger of whoever answers it
    if (JSON.stringify(choice) !== JSON.stringify(this.rules)) this.rules = choice;
  }

  chooseRules(choice: RulesChoice): void {
    this.rules = choice;
    remember(chosenRules, choice);
  }

  chooseLevel(level: Strength): void {
    this.level = level;
    remember(chosenLevel, level);
  }

  askOffered(): void {
    const choice = this.rules;
    void this.offered.ask(() => fetchTrainers(choice));
  }

  /** Lays a task; one that lies there already stays as it is. */
  lay(trainer: Trainer, level: Strength, seed: number): void {
    const choice = this.rules;
    const now = this.asked.answer;
    if (
      now &&
      !now.daily &&
      now.rules === choice &&
      now.task.trainer === trainer &&
      now.task.level === level &&
      now.task.seed === seed
    )
      return;
    this.right = null;
    this.asked.forget();
    void this.asked.ask(async () => ({
      task: await fetchTask(choice, trainer, level, seed),
      rules: choice,
      daily: false,
    }));
    void this.book.ask(() => ruleBook(choice.rules, choice.options));
  }

  layDaily(): void {
    this.right = null;
    this.asked.forget();
    void this.asked.ask(async () => {
      const { task, rules } = await fetchDaily(today());
      void this.book.ask(() => ruleBook(rules, {}));
      return { task, rules: { rules, options: {} }, daily: true };
    });
  }

  /** The first answer counts. */
  answer(right: boolean): void {
    const asked = this.asked.answer;
    if (!asked || this.right !== null) return;
    this.right = right;
    const { trainer, seed } = asked.task;
    const level = LEVELS.find((it) => it === asked.task.level) ?? 1;
    const rules = isOwnSet(asked.rules.rules) ? "own" : asked.rules.rules;
    keepAnswer({ trainer, level, rules, seed, right, day: today(), daily: asked.daily });
    this.course = keptCourse();
  }

  /** Nothing of it is kept any more. */
  erase(): void {
    eraseCourse();
    this.course = [];
  }
}

export function isTrainer(name: string): name is Trainer {
  return (TRAINERS as readonly string[]).includes(name);
}
