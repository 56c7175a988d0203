// What an adult has recorded in place of the bird's voice: kept in this browser's database alone, line by line, as the clips are named.

import { SvelteSet } from "svelte/reactivity";

export interface Recording {
  /** `ru/path-hello`: a language, and the name that the line's clip has. */
  readonly key: string;
  /** MIME type of the sound. */
  readonly type: string;
  readonly sound: ArrayBuffer;
}

const DATABASE = "eastwind-school";
const STORE = "recordings";
const VERSION = 1;

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
      const keys = await done((await this.#store("readonly")).getAllKeys());
      for (const key of keys) this.keys.add(String(key));
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
    await done((await this.#store("readwrite")).put(recording));
    this.keys.add(recording.key);
  }

  async read(key: string): Promise<Recording | undefined> {
    return (await done((await this.#store("readonly")).get(key))) as Recording | undefined;
  }

  async all(): Promise<Recording[]> {
    try {
      return (await done((await this.#store("readonly")).getAll())) as Recording[];
    } catch {
      return [];
    }
  }

  async erase(key: string): Promise<void> {
    await done((await this.#store("readwrite")).delete(key));
    this.keys.delete(key);
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
