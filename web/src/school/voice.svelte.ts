// What the bird says: a clip where there is one, else the browser's own voice in the language, else the line alone.

import { i18n, t, type MessageId } from "../words/i18n.svelte";

export interface Said {
  readonly id: MessageId;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Where the clips of a line lie, one after another; null where the browser says it better, or there are none. */
export type Clips = (language: string, said: Said) => readonly string[] | null;

/** Longer than any line; a voice that never ends would leave its waves on the glass. */
const LONGEST_MS = 12_000;

export class Voice {
  /** What was said last. */
  said: Said | null = $state.raw(null);
  speaking = $state(false);
  #clips: Clips;
  #turn = 0;
  #audio: HTMLAudioElement | null = null;

  constructor(clips: Clips = () => null) {
    this.#clips = clips;
  }

  get text(): string {
    return this.said ? t(this.said.id, this.said.args) : "";
  }

  say(id: MessageId, args?: Said["args"]): void {
    this.said = args ? { id, args } : { id };
    this.again();
  }

  /** Says the last line once more. */
  again(): void {
    this.hush();
    const said = this.said;
    if (!said) return;
    const mine = (this.#turn += 1);
    const over = (): void => {
      if (mine === this.#turn) this.speaking = false;
    };
    this.speaking = true;
    setTimeout(over, LONGEST_MS);
    const clips = this.#clips(i18n.language, said);
    if (clips === null) this.#speak(over);
    else
      this.#play(
        clips,
        () => mine === this.#turn,
        over,
        () => mine === this.#turn && this.#speak(over),
      );
  }

  hush(): void {
    this.#turn += 1;
    this.speaking = false;
    this.#audio?.pause();
    this.#audio = null;
    if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
  }

  #play(clips: readonly string[], wanted: () => boolean, over: () => void, failed: () => void): void {
    const [clip, ...rest] = clips;
    if (clip === undefined) {
      over();
      return;
    }
    let silent = false;
    // a clip that cannot be had says so twice: as an event, and where it was to be played
    const fail = (): void => {
      if (!silent) failed();
      silent = true;
    };
    try {
      const audio = new Audio(clip);
      this.#audio = audio;
      audio.addEventListener("ended", () => wanted() && this.#play(rest, wanted, over, fail));
      audio.addEventListener("error", fail, { once: true });
      Promise.resolve(audio.play()).catch(fail);
    } catch {
      fail();
    }
  }

  #speak(over: () => void): void {
    const voice = voiceOf(i18n.language);
    // without a voice of the language a strange one would read it: then the waves alone say that something is said
    if (!voice || document.hidden) {
      setTimeout(over, 1600);
      return;
    }
    const words = new SpeechSynthesisUtterance(this.text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 0.9;
    words.onend = over;
    words.onerror = over;
    speechSynthesis.speak(words);
  }
}

/** The browser's voice of a language; one that needs no line to a server first. */
export function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in globalThis)) return undefined;
  const fitting = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}
