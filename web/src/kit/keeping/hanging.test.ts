// A database that is open and does not answer: a connection that hangs holds nothing up for long, and nothing is made twice.

import * as fake from "fake-indexeddb";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import {
  aBrowserEach,
  addTask,
  closeAll,
  openWindow,
  parts,
  settled,
  tasksIn,
  type Storage,
} from "../../../tests/support/windows";

aBrowserEach();

const COURSE = "eastwind.trainers.course";
const list = (storage: Storage) => storage.place("log", v.string());
const seconds = async (count: number): Promise<void> => {
  for (let k = 0; k < count * 20; k += 1) await vi.advanceTimersByTimeAsync(50);
};
const quickly = (): void =>
  void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });

/** From here on nothing that is asked of the connections that are open now is answered. */
function hang(): { end: () => void } {
  const hanging = new Set<unknown>();
  let isHanging = true;
  let isFirst = true;
  for (const name of ["get", "getAll", "getAllKeys"] as const) {
    const real = fake.IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest;
    vi.spyOn(fake.IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      const { db } = this.transaction;
      if (isFirst) hanging.add(db);
      isFirst = false;
      if (isHanging && hanging.has(db)) return new fake.IDBRequest() as never;
      return real.apply(this, given) as never;
    });
  }
  return { end: () => (isHanging = false) };
}

it("a transaction that never ends is given up, and what was under way is written over a new connection", async () => {
  const one = await openWindow();
  addTask(one, 1);
  await settled(one);
  quickly();
  hang();
  addTask(one, 2);
  one.amendAll(list(one), (all) => [...all, "x"]);
  await seconds(10);
  vi.useRealTimers();
  await settled(one);
  vi.restoreAllMocks();
  const two = await openWindow();
  expect([tasksIn(two), two.rememberedAll(list(two))]).toEqual([[1, 2], ["x"]]);
});

it("a change that was written and not answered is not made again over the new connection", async () => {
  const one = await openWindow();
  one.amendAll(list(one), (all) => [...all, "x"]);
  await settled(one);
  quickly();
  const { put } = fake.IDBObjectStore.prototype;
  let isFirst = true;
  vi.spyOn(fake.IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
    const real = put.apply(this, given);
    if (!isFirst) return real;
    isFirst = false;
    return new fake.IDBRequest() as IDBRequest<IDBValidKey>;
  });
  one.amendAll(list(one), (all) => [...all, "y"]);
  await seconds(10);
  vi.useRealTimers();
  await settled(one);
  vi.restoreAllMocks();
  expect(one.rememberedAll(list(one))).toEqual(["x", "y"]);
  const two = await openWindow();
  expect(two.rememberedAll(list(two))).toEqual(["x", "y"]);
});

it("where the new connection hangs as well that is said, and what was under way is put down when the window is closed", async () => {
  const one = await openWindow();
  addTask(one, 1);
  await settled(one);
  const { keeping } = await parts();
  quickly();
  const never = vi.spyOn(fake.IDBObjectStore.prototype, "get").mockImplementation(() => new fake.IDBRequest());
  addTask(one, 2);
  await seconds(20);
  expect(keeping.shut).toBe(true);
  closeAll();
  vi.useRealTimers();
  never.mockRestore();
  expect(tasksIn(await openWindow())).toEqual([1, 2]);
});

it("a page whose database hangs when it begins tries it once more, and begins", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  await openWindow();
  vi.resetModules();
  const storage = await import("../storage");
  await import("./open");
  quickly();
  hang();
  const opened = storage.openStorage();
  await seconds(20);
  vi.useRealTimers();
  await opened;
  expect(tasksIn(storage)).toEqual([1]);
  addTask(storage, 2);
  await settled(storage);
  vi.restoreAllMocks();
  expect(tasksIn(await openWindow())).toEqual([1, 2]);
});

it("where the new connection hangs as well, what stands in line behind does not wait as long for each", async () => {
  const one = await openWindow();
  addTask(one, 1);
  await settled(one);
  const { keeping } = await parts();
  quickly();
  const never = vi.spyOn(fake.IDBObjectStore.prototype, "get").mockImplementation(() => new fake.IDBRequest());
  const places = [1, 2, 3, 4, 5].map((number) => one.place(`other.${number}`, v.number()));
  for (const at of places) one.remember(at, 7);
  const written = vi.fn();
  void one.written().then(written);
  await seconds(20);
  expect([keeping.shut, written.mock.calls.length]).toEqual([true, 1]);
  // each is still shown, and all of it is written with the next change once the database answers again
  never.mockRestore();
  one.remember(places[0]!, 8);
  vi.useRealTimers();
  await settled(one);
  expect(keeping.shut).toBe(false);
  const two = await openWindow();
  expect(places.map((at) => two.remembered(at))).toEqual([8, 7, 7, 7, 7]);
});
