// Lines in the adult's own voice: a line is as its clips are, one recording or several one after another.

import { namesOf } from "./clips";
import { keyOf, play, recordings, type Recordings } from "./recordings.svelte";
import type { Own, Said } from "./voice.svelte";

export class OwnVoice implements Own {
  readonly #recordings: Recordings;
  readonly #play: typeof play;

  constructor(kept: Recordings = recordings, player: typeof play = play) {
    this.#recordings = kept;
    this.#play = player;
  }

  get known(): boolean {
    return this.#recordings.known;
  }

  ready(): Promise<void> {
    return this.#recordings.ready();
  }

  has(language: string, said: Said): boolean {
    const names = namesOf(said);
    return names.length > 0 && names.every((name) => this.#recordings.keys.has(keyOf(language, name)));
  }

  async play(language: string, said: Said, wanted: () => boolean, over: () => void): Promise<() => void> {
    let stop: () => void = () => undefined;
    const from = async (names: readonly string[]): Promise<void> => {
      const [name, ...rest] = names;
      if (!wanted()) return;
      if (name === undefined) {
        over();
        return;
      }
      const recording = await this.#recordings.read(keyOf(language, name));
      if (!recording) throw new Error(`${name} is not there any longer`);
      stop = await this.#play(recording, () => void from(rest).catch(over));
    };
    await from(namesOf(said));
    return () => stop();
  }
}
