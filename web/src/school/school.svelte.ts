// The school as the page holds it: the children, who plays, and what the bird says.

import {
  keepSchool,
  playingChild,
  readSchool,
  watchSchool,
  withTry,
  type Child,
  type School,
  type Try,
} from "./course";
import { clipsOf } from "./clips";
import { OwnVoice } from "./ownVoice";
import { Voice } from "./voice.svelte";

export class Classroom {
  #school: School = $state.raw(readSchool());
  readonly voice: Voice = new Voice(clipsOf, new OwnVoice());
  /** Whether the last change could not be kept: storage is off or full. */
  lost = $state(false);

  constructor() {
    // What another window of the same browser writes is seen here at once.
    watchSchool(() => this.#follow());
  }

  get school(): School {
    return this.#school;
  }

  set school(next: School) {
    this.lost = !keepSchool(this.#school, next);
    this.#school = next;
    this.#follow();
  }

  get child(): Child | undefined {
    return playingChild(this.#school);
  }

  /** Takes over what another window has written; who plays here goes on playing. */
  #follow(): void {
    const { playing } = this.#school;
    const now = readSchool();
    const isHere = now.children.some(({ id }) => id === playing);
    // whoever was erased elsewhere plays no longer, and nobody takes the place
    this.#school = playing === "" ? now : { ...now, playing: isHere ? playing : "" };
  }

  /** Reads again what another window may have written. */
  refresh(): void {
    this.#school = readSchool();
  }

  played(one: Try): void {
    if (this.child) this.school = withTry(this.#school, one);
  }
}

export const classroom: Classroom = new Classroom();
