// Windows of one browser, each with its own modules, over a database and a small storage that they share.

import * as fake from "fake-indexeddb";
import { afterEach, beforeEach, vi } from "vitest";
import * as v from "valibot";
import { unionBy } from "../../src/kit/joining";
import type { Place } from "../../src/kit/storage";
import { Memory } from "./server";

export type Storage = typeof import("../../src/kit/storage");
type Answer = { task: number };

const answer = v.object({ task: v.number() });
/** A list that is joined. */
export const answersOf = (storage: Storage): Place<Answer> =>
  storage.place("trainers.course", answer, "kept-games", {
    joinAll: (kept, other) => unionBy(kept, other, ({ task }) => String(task)),
  });
/** Something of which there is one, and that is not joined. */
export const draftOf = (storage: Storage): Place<{ title: string }> =>
  storage.place("household.draft", v.object({ title: v.string() }), "kept-sets");
export const tasksIn = (storage: Storage): number[] =>
  storage
    .rememberedAll(answersOf(storage))
    .map(({ task }) => task)
    .sort();
export const addTask = (storage: Storage, task: number): boolean =>
  storage.amendAll(answersOf(storage), (all) => [...all, { task }]);

/** A window of the same browser, with its storage open. */
export async function openWindow(): Promise<Storage> {
  vi.resetModules();
  const storage = await import("../../src/kit/storage");
  // it is that window's own, though it is fetched later
  await import("../../src/kit/keeping/open");
  await storage.openStorage();
  await soon();
  return storage;
}

/** The modules of the window that is being opened, or was opened last. */
export async function parts(): Promise<
  typeof import("../../src/kit/keeping/database") & typeof import("../../src/kit/keeping/keeping.svelte")
> {
  return {
    ...(await import("../../src/kit/keeping/database")),
    ...(await import("../../src/kit/keeping/keeping.svelte")),
  };
}

/** Lets what windows write and tell each other arrive. */
export async function settled(...windows: Storage[]): Promise<void> {
  for (let k = 0; k < 5; k += 1) {
    for (const one of windows) await one.written();
    await new Promise((done) => setTimeout(done, 5));
  }
}

export const soon = async (): Promise<void> => await new Promise((done) => setTimeout(done, 5));

let events = new EventTarget();

/** The browser closes its windows. */
export const closeAll = (): boolean => events.dispatchEvent(new Event("pagehide"));
/** A window that was put away is looked at again. */
export const comeBack = (): boolean => events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
/** An older page in another window writes to the small storage. */
export function olderPageWrites(key: string, text: string): void {
  localStorage.setItem(key, text);
  events.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: text, storageArea: localStorage }));
}
export const small = (): Map<string, string> => (localStorage as unknown as Memory).kept;
export const ours = (): string[] => [...small().keys()].filter((key) => key.startsWith("eastwind.")).sort();

export const noRoom = (): never => {
  throw new DOMException("no room", "QuotaExceededError");
};

/** What is held back until the test is over. */
let gates: (() => void)[] = [];

/** Gives every test of a file a browser with nothing kept. */
export function aBrowserEach(): void {
  let channels: BroadcastChannel[] = [];
  beforeEach(() => {
    events = new EventTarget();
    const { default: _, forceCloseDatabase: __, ...classes } = fake;
    for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
    vi.stubGlobal("indexedDB", new fake.IDBFactory());
    vi.stubGlobal("localStorage", new Memory());
    vi.stubGlobal("sessionStorage", new Memory());
    vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
    vi.stubGlobal(
      "BroadcastChannel",
      class extends BroadcastChannel {
        #isClosed = false;

        constructor(name: string) {
          super(name);
          channels.push(this);
        }

        override postMessage(said: unknown): void {
          if (!this.#isClosed) super.postMessage(said);
        }

        override close(): void {
          this.#isClosed = true;
          super.close();
        }
      },
    );
  });
  afterEach(async () => {
    for (const go of gates) go();
    gates = [];
    await soon();
    for (const channel of channels) channel.close();
    channels = [];
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Holds what a method of the database does until `go` is called. */
export function held<Method extends "change" | "alter">(
  { Database }: Awaited<ReturnType<typeof parts>>,
  method: Method,
): { go: () => void; restore: () => void } {
  let go: () => void = () => undefined;
  const gate = new Promise<void>((done) => (go = done));
  gates.push(go);
  const before = Database.prototype[method] as (...args: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(Database.prototype, method) as unknown as {
    mockImplementation(how: (this: unknown, ...args: unknown[]) => Promise<unknown>): void;
    mockRestore(): void;
  };
  spy.mockImplementation(async function (this: unknown, ...args: unknown[]) {
    await gate;
    return await before.apply(this, args);
  });
  return { go, restore: () => spy.mockRestore() };
}
