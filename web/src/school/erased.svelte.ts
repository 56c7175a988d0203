// Children that were erased can be brought back for half a minute, also after a reload: they lie in the window's own memory, which goes
// with the window, their recordings in the database under names that nothing plays.

import * as v from "valibot";
import { forget, passingPlace, remember, remembered } from "../kit/storage";
import { childSchema, imported, type Child, type School } from "./course";
import { recordings } from "./recordings.svelte";

/** The time in which they can be, in ms. */
export const UNDO_MS = 30_000;

interface Gone {
  readonly children: readonly Child[];
  readonly playing: string;
  readonly line: boolean;
  /** The moment at which it is gone for good, in ms since 1970. */
  readonly until: number;
}

const at = passingPlace<Gone>(
  "school.erased",
  v.object({ children: v.array(childSchema), playing: v.string(), line: v.boolean(), until: v.number() }),
);

class Erased {
  #gone: Gone | null = $state.raw(null);
  #now = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    this.#gone = remembered(at) ?? null;
    if (this.#gone) this.#tick();
  }

  /** Seconds in which it can still be brought back; 0: nothing can be. */
  get seconds(): number {
    return this.#gone ? Math.max(0, Math.ceil((this.#gone.until - this.#now) / 1000)) : 0;
  }

  /** Takes children that were erased now, beside those of before that are not gone yet. Returns until when all can be brought back. */
  take(children: readonly Child[], { playing, line }: School): number {
    const before = this.#gone;
    const until = Date.now() + UNDO_MS;
    this.#gone = {
      children: [...(before?.children ?? []), ...children],
      playing: before?.playing ?? playing,
      line,
      until,
    };
    remember(at, this.#gone);
    this.#tick();
    return until;
  }

  /** The school with what was erased, beside what has come since. */
  async bringBack(school: School): Promise<School> {
    const gone = this.#gone;
    if (!gone) return school;
    this.#forget();
    try {
      await recordings.bringBack();
    } catch {
      // Without a database there was nothing in it.
    }
    return imported({ ...school, playing: school.playing || gone.playing, line: gone.line }, { ...gone, voice: [] });
  }

  #tick(): void {
    clearInterval(this.#ticking);
    this.#ticking = setInterval(() => this.#look(), 500);
    this.#look();
  }

  #look(): void {
    this.#now = Date.now();
    if (this.seconds > 0) return;
    this.#forget();
    recordings.eraseAside().catch(() => undefined);
  }

  #forget(): void {
    clearInterval(this.#ticking);
    this.#gone = null;
    forget(at);
  }
}

export const erased: Erased = new Erased();
