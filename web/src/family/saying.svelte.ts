// What the bird says one after another: it does not break into its own word.

import type { Voice } from "../school/voice.svelte";
import type { FamilyMoment, FamilyThought } from "../wire/generated";
import type { MessageId } from "../words/i18n.svelte";

export interface Line {
  readonly id: MessageId;
  readonly args?: Readonly<Record<string, string | number>>;
}

export class Saying {
  #voice: Voice;
  #next: Line[] = [];

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  /** Says these lines, and lets go of what was still to be said. */
  say(...lines: readonly Line[]): void {
    this.#next = [...lines];
    this.goOn();
  }

  /** Says these lines after what is still to be said. */
  then(...lines: readonly Line[]): void {
    this.#next.push(...lines);
    if (!this.#voice.speaking) this.goOn();
  }

  /** The bird is silent again: the next line. */
  goOn(): void {
    const line = this.#next.shift();
    if (line) this.#voice.say(line.id, line.args);
  }
}

export function thoughtLine({ thought, tile }: FamilyThought): Line {
  return { id: thought === "take-pung" && tile === "1s" ? "family-think-third-bird" : `family-think-${thought}` };
}

/** What the bird has thought since the last move; of many thoughts those that somebody follows: what was taken, and the last. */
export function thoughtsOf({ happened }: FamilyMoment): Line[] {
  const all = happened.flatMap(({ thought }) => thought ?? []);
  const taken = all.findLast(({ thought }) => thought.startsWith("take"));
  const last = all.at(-1);
  return [taken, last]
    .filter((one, i, both) => one !== undefined && both.indexOf(one) === i)
    .flatMap((one) => (one ? [thoughtLine(one)] : []));
}

/** What is asked of whoever sits before the screen. */
export function askedOf(moment: FamilyMoment, persons: readonly number[]): Line | null {
  const number = (moment.turn ?? 0) + 1;
  if (moment.phase === "flowers") return { id: "family-bonus", args: { number } };
  if (moment.phase === "turn") {
    const bonus = moment.seats.some(({ moves }) => moves.some((move) => move.startsWith("flower")));
    return { id: bonus ? "family-bonus" : "family-turn", args: { number } };
  }
  if (moment.phase === "discard") {
    const others = persons.filter((seat) => seat !== moment.turn);
    const [only] = others;
    return others.length === 1 && only !== undefined
      ? { id: "family-reach-of", args: { number: only + 1 } }
      : { id: "family-reach" };
  }
  return null;
}
