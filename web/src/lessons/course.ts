// Which lessons one has begun and done, and under which rules. Kept in this browser, and nowhere else.

import * as v from "valibot";
import { unionOf } from "../kit/joining";
import { amend, place, remember, remembered, watchPlace } from "../kit/storage";
import type { RulesChoice } from "../rules/choice";
import { firstRules, keptOptions } from "../rules/options";

const begun = v.object({
  /** What was answered so far, as the server accepted it. */
  answers: v.array(v.string()),
  /** It was gone through to its end, now or before. */
  done: v.boolean(),
});

/** By the lesson's name. */
export type Course = Readonly<Record<string, v.InferOutput<typeof begun>>>;

const kept = place<Record<string, v.InferOutput<typeof begun>>>(
  "lessons.course",
  v.record(v.string(), begun),
  undefined,
  {
    // of a lesson that both have begun, the one that is done, or has come further
    join: (one, other) =>
      unionOf(one, other, (here, there) => ({
        answers: here.answers.length >= there.answers.length ? here.answers : there.answers,
        done: here.done || there.done,
      })),
  },
);

/** Calls `listener` whenever another window has written there. Returns how to stop that. */
export function watchCourse(listener: () => void): () => void {
  return watchPlace(kept, listener);
}

const keptRules = place<RulesChoice>(
  "lessons.rules",
  v.object({ rules: v.fallback(v.string(), firstRules), options: keptOptions }),
);

export function keptCourse(): Course {
  return remembered(kept) ?? {};
}

/** Keeps where one stands in a lesson. What was done once stays done. */
export function keepLesson(name: string, answers: readonly string[], done: boolean): void {
  amend(kept, (course = {}) => ({
    ...course,
    [name]: { answers: [...answers], done: done || (course[name]?.done ?? false) },
  }));
}

export function keptLessonRules(): RulesChoice {
  return remembered(keptRules) ?? { rules: firstRules, options: {} };
}

export function keepLessonRules(choice: RulesChoice): void {
  remember(keptRules, choice);
}
