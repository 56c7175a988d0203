// Two windows of one browser; a window that is closed in the middle; a database without room, or one that is lost.

import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import {
  aBrowserEach,
  addTask,
  answersOf,
  closeAll,
  draftOf,
  held,
  noRoom,
  openWindow,
  ours,
  parts,
  settled,
  small,
  soon,
  tasksIn,
  type Storage,
} from "../../../tests/support/windows";

aBrowserEach();

const lateKeys = (): string[] => ours().filter((key) => key.startsWith("eastwind.late."));

describe("two windows", () => {
  it("see each other's changes, and tell who shows them", async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    const seen = vi.fn();
    two.watchPlace(answersOf(two), seen);
    addTask(one, 1);
    await settled(one, two);
    expect(tasksIn(two)).toEqual([1]);
    expect(seen).toHaveBeenCalledTimes(1);
    one.forget(answersOf(one));
    await settled(one, two);
    expect(tasksIn(two)).toEqual([]);
  });

  it("lose nothing when both write in the same moment", async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    addTask(one, 1);
    addTask(two, 2);
    addTask(one, 3);
    await settled(one, two);
    expect([tasksIn(one), tasksIn(two)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it("change different fields of one place without undoing each other's", async () => {
    const figures = (storage: Storage) => storage.place("figures", v.record(v.string(), v.number()));
    const [one, two] = [await openWindow(), await openWindow()];
    one.amend(figures(one), (all) => ({ ...all, a: 1 }));
    two.amend(figures(two), (all) => ({ ...all, b: 2 }));
    await settled(one, two);
    expect(one.remembered(figures(one))).toEqual({ a: 1, b: 2 });
    expect(two.remembered(figures(two))).toEqual({ a: 1, b: 2 });
  });

  it("agree on what was taken away and written again, also where the clock is set back", async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    one.remember(draftOf(one), { title: "a" });
    await settled(one, two);
    one.forget(draftOf(one));
    await settled(one, two);
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now - 3_600_000);
    one.remember(draftOf(one), { title: "b" });
    await settled(one, two);
    expect(two.remembered(draftOf(two))).toEqual({ title: "b" });
  });
});

describe("a window that is closed", () => {
  it("loses nothing that was written in its last moment", async () => {
    const one = await openWindow();
    addTask(one, 1);
    await settled(one);
    const { restore } = held(await parts(), "change");
    addTask(one, 2);
    await soon();
    closeAll();
    restore();
    const two = await openWindow();
    expect(tasksIn(two)).toEqual([1, 2]);
    expect(lateKeys()).toEqual([]);
  });

  it("loses what it erased in its last moment", async () => {
    const one = await openWindow();
    addTask(one, 1);
    await settled(one);
    const { restore } = held(await parts(), "change");
    one.forget(answersOf(one));
    await soon();
    closeAll();
    restore();
    expect(tasksIn(await openWindow())).toEqual([]);
  });

  it("brings nothing back that did arrive and was changed elsewhere since", async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    addTask(one, 1);
    one.remember(draftOf(one), { title: "old" });
    closeAll();
    const left = new Map(lateKeys().map((key) => [key, small().get(key) ?? ""]));
    expect(left.size).toBe(2);
    await settled(one, two);
    // nobody is there any more to take it away
    for (const [key, text] of left) localStorage.setItem(key, text);
    two.amendAll(answersOf(two), (all) => all.filter(({ task }) => task !== 1));
    two.remember(draftOf(two), { title: "new" });
    await settled(two);
    const three = await openWindow();
    expect(tasksIn(three)).toEqual([]);
    expect(three.remembered(draftOf(three))).toEqual({ title: "new" });
  });

  it("is not in the way of another one that is closed in the same moment", async () => {
    const one = await openWindow();
    const first = await parts();
    const two = await openWindow();
    const second = await parts();
    const gates = [held(first, "change"), held(second, "change")];
    addTask(one, 1);
    addTask(two, 2);
    await soon();
    closeAll();
    for (const { restore } of gates) restore();
    expect(lateKeys()).toHaveLength(2);
    expect(tasksIn(await openWindow())).toEqual([1, 2]);
  });

  it("does nothing twice when it comes back after another one has taken its change up", async () => {
    const list = (storage: Storage) => storage.place("log", v.string());
    const one = await openWindow();
    const { go, restore } = held(await parts(), "change");
    one.amendAll(list(one), (all) => [...all, "x"]);
    await soon();
    closeAll();
    const two = await openWindow();
    expect(two.rememberedAll(list(two))).toEqual(["x"]);
    go();
    await settled(one, two);
    restore();
    const three = await openWindow();
    expect(three.rememberedAll(list(three))).toEqual(["x"]);
  });
});

describe("a database without room", () => {
  it("keeps what is on the screen, says so, and keeps it for good once there is room, whatever is written then", async () => {
    const storage = await openWindow();
    const { Database, keeping } = await parts();
    const change = vi.spyOn(Database.prototype, "change").mockImplementation(async () => noRoom());
    addTask(storage, 1);
    await settled(storage);
    expect(keeping.full).toBe(true);
    expect(tasksIn(storage)).toEqual([1]);
    expect(addTask(storage, 2)).toBe(false);
    // what lasts as long as the window says nothing of it
    storage.remember(storage.passingPlace("scroll", v.unknown()), 1);
    await settled(storage);
    expect(keeping.full).toBe(true);
    change.mockRestore();
    storage.remember(draftOf(storage), { title: "short" });
    await settled(storage);
    expect(keeping.full).toBe(false);
    expect(tasksIn(await openWindow())).toEqual([1, 2]);
  });

  it("forgets caches first", async () => {
    const storage = await openWindow();
    const cache = storage.cachePlace("sheet", v.string());
    storage.remember(cache, "what can be asked again");
    await settled(storage);
    const { Database, keeping } = await parts();
    vi.spyOn(Database.prototype, "change").mockImplementationOnce(async () => noRoom());
    addTask(storage, 1);
    await settled(storage);
    expect(storage.remembered(cache)).toBeUndefined();
    expect(keeping.full).toBe(false);
    const again = await openWindow();
    expect(tasksIn(again)).toEqual([1]);
    expect(again.remembered(cache)).toBeUndefined();
  });
});

it("a database that the browser has lost is opened again, and nothing is called full", async () => {
  const storage = await openWindow();
  const { Database, keeping } = await parts();
  vi.spyOn(Database.prototype, "change").mockImplementationOnce(async () => {
    throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
  });
  addTask(storage, 1);
  await settled(storage);
  expect([keeping.full, keeping.shut]).toEqual([false, false]);
  expect(tasksIn(await openWindow())).toEqual([1]);
});

describe("a newer page in another window", () => {
  it("shuts this one out, which says that it is to be loaded again and hands on what it could not write", async () => {
    const one = await openWindow();
    const { version } = await import("../version.svelte");
    addTask(one, 1);
    await settled(one);
    const { Database, keeping } = await parts();
    const newer = await Database.open({}, 2);
    expect(version.newer).toBe(true);
    addTask(one, 2);
    await settled(one);
    expect(tasksIn(one)).toEqual([1, 2]);
    expect(keeping.full).toBe(false);
    expect((await newer.all()).get("eastwind.trainers.course")?.text).toBe('[{"task":1}]');
    closeAll();
    expect(lateKeys()).toHaveLength(1);
    newer.close();
  });

  it("is told of where the database is newer than this page", async () => {
    vi.resetModules();
    const { Database } = await parts();
    (await Database.open({}, 2)).close();
    await settled(await openWindow());
    expect((await import("../version.svelte")).version.newer).toBe(true);
  });

  it("waits for an older page that holds the database, and says so", async () => {
    const blocked = vi.fn();
    const request = indexedDB.open("eastwind", 1);
    const older = await new Promise<IDBDatabase>((done) => {
      request.onupgradeneeded = () => request.result.createObjectStore("kept");
      request.onsuccess = () => done(request.result);
    });
    const { Database } = await parts();
    const opening = Database.open({ blocked }, 2);
    await vi.waitFor(() => expect(blocked).toHaveBeenCalledTimes(1));
    older.close();
    (await opening).close();
  });
});
