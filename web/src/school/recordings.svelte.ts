// What an adult has recorded in place of the bird's voice: kept in this browser's database alone, line by line, as the clips are named.

import { SvelteMap, SvelteSet } from "svelte/reactivity";

export interface Recording {
  /** `ru/path-hello`: a language, and the name that the line's clip has. */
  readonly key: string;
  /** MIME type of the sound. */
  readonly type: string;
  readonly sound: ArrayBuffer;
  /** The line as it was when it was recorded; those of older pages do not say. */
  readonly said?: string | undefined;
}

const DATABASE = "eastwind-school";
const STORE = "recordings";
const VERSION = 1;

/** Names of what was erased and can be brought back until a moment: `erased/1764236400000/ru/path-hello`. */
const ASIDE = /^erased\/(\d+)\/(.+)$/;

export const keyOf = (language: string, name: string): string => `${language}/${name}`;

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database refused"));
  });
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  return done(request);
}

/** All recordings of this browser. What is there is known after `ready`; a browser that keeps nothing has none. */
export class Recordings {
  /** Of those that are there. */
  readonly keys: SvelteSet<string> = new SvelteSet();
  /** Wordings that were recorded, of those that say so. */
  readonly said: SvelteMap<string, string> = new SvelteMap();
  known: boolean = $state(false);
  #database: Promise<IDBDatabase> | null = null;
  #ready: Promise<void> | null = null;

  /** Reads, once, what there is. */
  ready(): Promise<void> {
    this.#ready ??= this.#read();
    return this.#ready;
  }

  async #read(): Promise<void> {
    try {
      for (const { key, said } of await this.#everything()) {
        const until = ASIDE.exec(key)?.[1];
        if (until === undefined) this.#add(key, said);
        else if (Number(until) <= Date.now()) await this.#delete(key);
      }
    } catch {
      // No database: nothing was recorded here.
    }
    this.known = true;
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#database ??= opened();
    return (await this.#database).transaction(STORE, mode).objectStore(STORE);
  }

  /** Rejects where there is no room, or no database. */
  async keep(recording: Recording): Promise<void> {
    await this.#put(recording);
    this.#add(recording.key, recording.said);
  }

  async #put(recording: Recording): Promise<void> {
    await done((await this.#store("readwrite")).put(recording));
  }

  #add(key: string, said: string | undefined): void {
    this.keys.add(key);
    if (said === undefined) this.said.delete(key);
    else this.said.set(key, said);
  }

  async #everything(): Promise<Recording[]> {
    return (await done((await this.#store("readonly")).getAll())) as Recording[];
  }

  async read(key: string): Promise<Recording | undefined> {
    return (await done((await this.#store("readonly")).get(key))) as Recording | undefined;
  }

  async all(): Promise<Recording[]> {
    try {
      return (await this.#everything()).filter(({ key }) => !ASIDE.test(key));
    } catch {
      return [];
    }
  }

  async erase(key: string): Promise<void> {
    await this.#delete(key);
    this.keys.delete(key);
    this.said.delete(key);
  }

  async #delete(key: string): Promise<void> {
    await done((await this.#store("readwrite")).delete(key));
  }

  /** Erases all, so that it can be brought back until a moment (ms since 1970). */
  async setAside(until: number): Promise<void> {
    for (const recording of await this.all()) {
      await this.#put({ ...recording, key: `erased/${until}/${recording.key}` });
      await this.erase(recording.key);
    }
  }

  /** Brings back what was erased and is not gone yet; what was recorded since then stays. */
  async bringBack(): Promise<void> {
    for (const recording of await this.#everything()) {
      const key = ASIDE.exec(recording.key)?.[2];
      if (key === undefined) continue;
      if (!this.keys.has(key)) await this.keep({ ...recording, key });
      await this.#delete(recording.key);
    }
  }

  /** Erases for good what was set aside. */
  async eraseAside(): Promise<void> {
    for (const { key } of await this.#everything()) if (ASIDE.test(key)) await this.#delete(key);
  }

  /** `language`: of one alone. */
  async eraseAll(language?: string): Promise<void> {
    await this.ready();
    for (const key of [...this.keys])
      if (language === undefined || key.startsWith(`${language}/`)) await this.erase(key);
  }
}

export const recordings: Recordings = new Recordings();

let context: AudioContext | null = null;

/**
 * Plays a recording; returns what stops it. Not through an element: the page may load sounds from its server alone, and these
 * never were there.
 */
export async function play(recording: Recording, ended: () => void): Promise<() => void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  const source = context.createBufferSource();
  // decoding takes the buffer away
  source.buffer = await context.decodeAudioData(recording.sound.slice(0));
  source.connect(context.destination);
  source.addEventListener("ended", ended, { once: true });
  source.start();
  return () => {
    source.removeEventListener("ended", ended);
    source.stop();
  };
}
