// What is kept in the browser's database: brought over from the small storage, told from window to window, and lost by no closing.

import * as fake from "fake-indexeddb";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory } from "../../../tests/support/server";
import { unionBy } from "../joining";

type Storage = typeof import("../storage");

const answer = v.object({ task: v.number() });
const place = (storage: Storage) =>
  storage.place("answers", answer, "kept-games", {
    joinAll: (kept, other) => unionBy(kept, other, ({ task }) => String(task)),
  });

/** A window of the same browser, with its storage open. */
async function openWindow(): Promise<Storage> {
  vi.resetModules();
  const storage = await import("../storage");
  await storage.openStorage();
  return storage;
}

/** Lets what windows tell each other arrive. */
async function settled(...windows: Storage[]): Promise<void> {
  for (let k = 0; k < 5; k += 1) {
    for (const one of windows) await one.written();
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** The modules of the window that was opened last. */
const parts = async () => ({ ...(await import("./database")), ...(await import("./keeping.svelte")) });

let channels: BroadcastChannel[] = [];
let events = new EventTarget();

beforeEach(() => {
  events = new EventTarget();
  const { default: _, forceCloseDatabase: __, ...classes } = fake;
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
  vi.stubGlobal("localStorage", new Memory());
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

afterEach(() => {
  for (const channel of channels) channel.close();
  channels = [];
  vi.unstubAllGlobals();
});

/** The browser closes its windows. */
const closeAll = (): boolean => events.dispatchEvent(new Event("pagehide"));

const small = (): Memory => localStorage as unknown as Memory;

describe("what lies in the small storage", () => {
  it("is brought over once, read back, and taken away; what is needed at once stays", async () => {
    localStorage.setItem("eastwind.answers", '[{"task":1}]');
    localStorage.setItem("eastwind.settings", '{"pace":"slow"}');
    localStorage.setItem("other.house", "stays");
    const storage = await openWindow();
    expect(storage.rememberedAll(place(storage))).toEqual([{ task: 1 }]);
    expect([...small().kept.keys()].sort()).toEqual(["eastwind.settings", "other.house"]);
    const again = await openWindow();
    expect(again.rememberedAll(place(again))).toEqual([{ task: 1 }]);
  });

  it("stays where the database took it otherwise", async () => {
    localStorage.setItem("eastwind.answers", '[{"task":1}]');
    vi.resetModules();
    const { Database } = await parts();
    vi.spyOn(Database.prototype, "put").mockResolvedValue();
    const storage = await import("../storage");
    await storage.openStorage();
    expect(small().kept.get("eastwind.answers")).toBe('[{"task":1}]');
    expect(storage.rememberedAll(place(storage))).toEqual([]);
  });

  it("is joined with what is there already: an older page has written once more", async () => {
    const first = await openWindow();
    first.remember(place(first), [{ task: 1 }, { task: 2 }]);
    await settled(first);
    localStorage.setItem("eastwind.answers", '[{"task":1},{"task":3}]');
    const second = await openWindow();
    expect(second.rememberedAll(place(second))).toEqual([{ task: 1 }, { task: 2 }, { task: 3 }]);
    expect(small().kept.size).toBe(0);
  });

  it("goes on serving where the browser has no database", async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal("localStorage", new Memory());
    const storage = await openWindow();
    expect(storage.remember(place(storage), [{ task: 1 }])).toBe(true);
    expect(small().kept.get("eastwind.answers")).toBe('[{"task":1}]');
  });

  it("serves where the database does not open, which is said", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("not here", "InvalidStateError");
      },
    });
    const storage = await openWindow();
    storage.remember(place(storage), [{ task: 1 }]);
    expect(small().kept.get("eastwind.answers")).toBe('[{"task":1}]');
    const { keeping } = await parts();
    await Promise.resolve();
    expect([keeping.shut, keeping.nothing]).toEqual([true, false]);
  });

  it("may be missing too: then everything is kept for as long as the window is open, which is said", async () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new Error("no");
      },
    });
    const storage = await openWindow();
    expect(storage.remember(place(storage), [{ task: 1 }])).toBe(false);
    expect(storage.rememberedAll(place(storage))).toEqual([{ task: 1 }]);
    const { keeping } = await parts();
    await Promise.resolve();
    expect(keeping.nothing).toBe(true);
  });
});

describe("two windows", () => {
  it("see each other's changes, and tell who shows them", async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    const seen = vi.fn();
    two.watchPlace(place(two), seen);
    one.amendAll(place(one), (all) => [...all, { task: 1 }]);
    await settled(one, two);
    expect(two.rememberedAll(place(two))).toEqual([{ task: 1 }]);
    expect(seen).toHaveBeenCalledTimes(1);
    one.forget(place(one));
    await settled(one, two);
    expect(two.rememberedAll(place(two))).toEqual([]);
  });

  it("lose nothing when both write in the same moment", async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.amendAll(place(one), (all) => [...all, { task: 1 }]);
    two.amendAll(place(two), (all) => [...all, { task: 2 }]);
    one.amendAll(place(one), (all) => [...all, { task: 3 }]);
    await settled(one, two);
    const tasks = (storage: Storage): number[] =>
      storage
        .rememberedAll(place(storage))
        .map(({ task }) => task)
        .sort();
    expect(tasks(one)).toEqual([1, 2, 3]);
    expect(tasks(two)).toEqual([1, 2, 3]);
  });

  it("change different settings of one place without undoing each other's", async () => {
    const figures = (storage: Storage) => storage.place("figures", v.record(v.string(), v.number()));
    const [one, two] = [await openWindow(), await openWindow()];
    one.amend(figures(one), (all) => ({ ...all, a: 1 }));
    two.amend(figures(two), (all) => ({ ...all, b: 2 }));
    await settled(one, two);
    expect(one.remembered(figures(one))).toEqual({ a: 1, b: 2 });
    expect(two.remembered(figures(two))).toEqual({ a: 1, b: 2 });
  });
});

describe("a window that is closed", () => {
  it("loses nothing that was written in its last moment", async () => {
    const one = await openWindow();
    one.amendAll(place(one), (all) => [...all, { task: 1 }]);
    await settled(one);
    const { Database } = await parts();
    vi.spyOn(Database.prototype, "change").mockReturnValue(new Promise(() => undefined));
    one.amendAll(place(one), (all) => [...all, { task: 2 }]);
    closeAll();
    vi.restoreAllMocks();
    const two = await openWindow();
    expect(two.rememberedAll(place(two))).toEqual([{ task: 1 }, { task: 2 }]);
    expect(small().kept.size).toBe(0);
  });
});

describe("a database without room", () => {
  const full = (): never => {
    throw new DOMException("no room", "QuotaExceededError");
  };

  it("keeps what is on the screen, says so, and keeps it for good once there is room", async () => {
    const storage = await openWindow();
    const { Database, keeping } = await parts();
    const change = vi.spyOn(Database.prototype, "change").mockImplementation(async () => full());
    storage.amendAll(place(storage), (all) => [...all, { task: 1 }]);
    await settled(storage);
    expect(keeping.full).toBe(true);
    expect(storage.rememberedAll(place(storage))).toEqual([{ task: 1 }]);
    expect(storage.amendAll(place(storage), (all) => [...all, { task: 2 }])).toBe(false);
    change.mockRestore();
    storage.amendAll(place(storage), (all) => [...all, { task: 3 }]);
    await settled(storage);
    expect(keeping.full).toBe(false);
    const again = await openWindow();
    expect(again.rememberedAll(place(again))).toEqual([{ task: 1 }, { task: 2 }, { task: 3 }]);
  });

  it("forgets caches first", async () => {
    const storage = await openWindow();
    const cache = storage.cachePlace("sheet", v.string());
    storage.remember(cache, "what can be asked again");
    await settled(storage);
    const { Database, keeping } = await parts();
    const { change } = Database.prototype;
    let refused = 0;
    vi.spyOn(Database.prototype, "change").mockImplementation(async function (this: Database, key, how) {
      if (refused > 0) return await change.call(this, key, how);
      refused += 1;
      return full();
    });
    storage.remember(place(storage), [{ task: 1 }]);
    await settled(storage);
    expect(storage.remembered(cache)).toBeUndefined();
    expect(keeping.full).toBe(false);
    const again = await openWindow();
    expect(again.rememberedAll(place(again))).toEqual([{ task: 1 }]);
    expect(again.remembered(cache)).toBeUndefined();
  });
});

describe("a newer page in another window", () => {
  it("shuts this one out, which says that it is to be loaded again and hands on what it could not write", async () => {
    const one = await openWindow();
    const { version } = await import("../version.svelte");
    one.amendAll(place(one), (all) => [...all, { task: 1 }]);
    await settled(one);
    const { Database } = await parts();
    const newer = await Database.open({}, 2);
    expect(version.newer).toBe(true);
    one.amendAll(place(one), (all) => [...all, { task: 2 }]);
    await settled(one);
    expect(one.rememberedAll(place(one))).toEqual([{ task: 1 }, { task: 2 }]);
    expect((await newer.all()).get("eastwind.answers")?.text).toBe('[{"task":1}]');
    closeAll();
    expect(small().kept.get("eastwind.late.eastwind.answers")).toContain('"on"');
    newer.close();
  });

  it("waits for an older page that holds the database, and says so", async () => {
    const blocked = vi.fn();
    // an older page that does not let go
    const { open } = indexedDB;
    const request = open.call(indexedDB, "eastwind", 1);
    const held = await new Promise<IDBDatabase>((done) => {
      request.onupgradeneeded = () => request.result.createObjectStore("kept");
      request.onsuccess = () => done(request.result);
    });
    const { Database } = await parts();
    const opening = Database.open({ blocked }, 2);
    await vi.waitFor(() => expect(blocked).toHaveBeenCalledTimes(1));
    held.close();
    (await opening).close();
  });
});

describe("everything kept", () => {
  it("goes into a file and comes back, joined with what is there", async () => {
    const one = await openWindow();
    one.remember(place(one), [{ task: 1 }]);
    one.remember(one.cachePlace("sheet", v.string()), "no");
    localStorage.setItem("eastwind.settings", '{"pace":"slow"}');
    expect(one.everythingKept()).toEqual({ answers: [{ task: 1 }], settings: { pace: "slow" } });
    const { everything } = await import("../backup");
    const text = everything();
    vi.stubGlobal("indexedDB", new fake.IDBFactory());
    vi.stubGlobal("localStorage", new Memory());
    const two = await openWindow();
    two.remember(place(two), [{ task: 2 }]);
    const { loadEverything } = await import("../backup");
    expect(loadEverything(text)).toBe(true);
    expect(two.rememberedAll(place(two))).toEqual([{ task: 2 }, { task: 1 }]);
    expect(loadEverything("{}")).toBe(false);
    expect(loadEverything("no file of ours")).toBe(false);
    expect(loadEverything('{"type":"scorebooks","format":1,"kept":[{"book":{}}]}')).toBe(true);
    expect(two.everythingKept()).not.toHaveProperty("cache.sheet");
  });
});

it("nothing is read before it is opened", async () => {
  vi.resetModules();
  const storage = await import("../storage");
  expect(() => storage.rememberedAll(place(storage))).toThrow("before what is kept has been opened");
});
