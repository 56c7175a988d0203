// What the bird says: in the adult's own voice where it was recorded, else by the browser's voice of the language, else a clip, else
// the line alone.

import { i18n, t, type MessageId } from "../words/i18n.svelte";

export interface Said {
  readonly id: MessageId;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Where the clips of a line lie, one after another; null where the browser says it better, or there are none. */
export type Clips = (language: string, said: Said) => readonly string[] | null;

/** What an adult has recorded. */
export interface Own {
  /** Whether it is known what there is. */
  readonly known: boolean;
  ready(): Promise<void>;
  /** Whether a line was recorded, all its parts. */
  has(language: string, said: Said): boolean;
  /** Plays a line to its end, unless it is no longer wanted before; rejects where it cannot be played. Returns what stops it. */
  play(language: string, said: Said, wanted: () => boolean, over: () => void): Promise<() => void>;
}

/** Longer than any line; a voice that never ends would leave its waves on the glass. */
const LONGEST_MS = 12_000;

export class Voice {
  /** What was said last. */
  said: Said | null = $state.raw(null);
  speaking = $state(false);
  #clips: Clips;
  #own: Own | null;
  #turn = 0;
  #audio: HTMLAudioElement | null = null;
  #stop: (() => void) | null = null;

  constructor(clips: Clips = () => null, own: Own | null = null) {
    this.#clips = clips;
    this.#own = own;
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
    const wanted = (): boolean => mine === this.#turn;
    const own = this.#own;
    if (own && !own.known) void own.ready().then(() => wanted() && this.#begin(own, said, wanted, over));
    else this.#begin(own, said, wanted, over);
  }

  #begin(own: Own | null, said: Said, wanted: () => boolean, over: () => void): void {
    const language = i18n.language;
    const otherwise = (): void => {
      if (wanted()) this.#sayWithoutOwn(said, wanted, over);
    };
    if (!own?.has(language, said)) {
      otherwise();
      return;
    }
    own.play(language, said, wanted, over).then((stop) => {
      if (wanted()) this.#stop = stop;
      else stop();
    }, otherwise);
  }

  #sayWithoutOwn(said: Said, wanted: () => boolean, over: () => void): void {
    const clips = this.#clips(i18n.language, said);
    if (clips === null) this.#speak(over);
    else this.#play(clips, wanted, over, () => wanted() && this.#speak(over));
  }

  hush(): void {
    this.#turn += 1;
    this.speaking = false;
    this.#audio?.pause();
    this.#audio = null;
    this.#stop?.();
    this.#stop = null;
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
