// A lesson under way: where one stands in it, what was said to the last answer, and the line of its table.

import { Resource } from "../kit/resource.svelte";
import type { RulesChoice } from "../rules/choice";
import { draftOfName, isOwnSet } from "../rules/own.svelte";
import type { LessonMoment } from "../wire/generated";
import { call } from "../wire/http";
import { i18n } from "../words/i18n.svelte";
import { keepLesson, keptCourse } from "./course";
import { LessonLine } from "./line";

/** Asks the server; tests bring their own. */
export type Ask = (answers: readonly string[], answer: string | null) => Promise<LessonMoment>;

export function askServer(lesson: string, { rules, options }: RulesChoice): Ask {
  if (isOwnSet(rules))
    return async (answers, answer) =>
      call("POST /api/lessons/{lesson}/household", {
        path: { lesson },
        body: { answers: [...answers], answer, draft: await draftOfName(rules) },
        language: i18n.language,
      });
  return (answers, answer) =>
    call("POST /api/lessons/{lesson}/rules/{name}", {
      path: { lesson, name: rules },
      query: { options: JSON.stringify(options) },
      body: { answers: [...answers], answer },
      language: i18n.language,
    });
}

export class LessonPlay {
  readonly asked = new Resource<LessonMoment>();
  /** What was said to the last answer, and whether it was the right one. */
  said: { text: string; right: boolean; turn: number } | null = $state.raw(null);
  /** Another table lies there: it is drawn anew. */
  edition = $state(0);
  readonly moment: LessonMoment | null = $derived(this.asked.answer);
  readonly #name: string;
  readonly #ask: Ask;
  #deal = -1;
  #whole = "";
  #turn = 0;

  constructor(name: string, ask: Ask) {
    this.#name = name;
    this.#ask = ask;
  }

  /** Goes on where one has left; a lesson that is done begins anew. */
  async open(): Promise<void> {
    const kept = keptCourse()[this.#name];
    await this.#begin(kept?.answers ?? []);
    if (this.moment?.asks === "done" || this.asked.failure?.kind === "refused") await this.#begin([]);
  }

  restart(): Promise<void> {
    this.said = null;
    return this.#begin([]);
  }

  /** The same moment in another language. */
  async tellAgain(): Promise<void> {
    const now = this.moment;
    if (!now) return;
    this.said = null;
    await this.asked.ask(() => this.#ask(now.answers, null));
  }

  /** Gives an answer. Resolves to what the table is told of it; null where it was not taken. */
  async answer(answer: string): Promise<string | null> {
    const before = this.moment;
    if (!before || this.asked.waiting) return null;
    const now = await this.asked.ask(() => this.#ask(before.answers, answer));
    if (!now) return null;
    this.#turn += 1;
    this.said = now.said ? { text: now.said, right: now.accepted === true, turn: this.#turn } : null;
    if (now.accepted !== true) return null;
    this.#keep(now);
    if (now.deal === this.#deal) return now.update;
    this.#lay(now);
    return null;
  }

  /** Does what is asked, for whoever wants to see it. */
  async show(act: (word: string) => void): Promise<void> {
    const shown = this.moment?.shown ?? "";
    if (shown.startsWith("=")) await this.answer(shown);
    else if (shown) act(shown);
  }

  readonly openLine = (): LessonLine =>
    new LessonLine({
      whole: this.#whole,
      act: (word) => this.answer(word),
      advice: () => (this.moment?.advice ? JSON.stringify({ ...this.moment.advice, type: "advice" }) : null),
    });

  async #begin(answers: readonly string[]): Promise<void> {
    const now = await this.asked.ask(() => this.#ask(answers, null));
    if (now) this.#lay(now);
  }

  #lay(now: LessonMoment): void {
    this.#deal = now.deal;
    this.#whole = now.update;
    this.edition += 1;
    if (now.asks !== "done" || now.answers.length === 0) this.#keep(now);
  }

  #keep(now: LessonMoment): void {
    keepLesson(this.#name, now.asks === "done" ? [] : now.answers, now.asks === "done");
  }
}
