// What one window hands to another that goes on: nothing is made twice, nothing written over, and what is erased does not come back.

import * as fake from "fake-indexeddb";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import {
  aBrowserEach,
  addTask,
  answersOf,
  closeAll,
  draftOf,
  noRoom,
  olderPageWrites,
  openWindow,
  ours,
  parts,
  settled,
  soon,
  tasksIn,
  type Storage,
} from "../../../tests/support/windows";

aBrowserEach();

const COURSE = "eastwind.trainers.course";
const DRAFT = "eastwind.household.draft";
const list = (storage: Storage) => storage.place("log", v.string());

type Kept = (typeof import("./database"))["Database"]["prototype"];
type Changing = Kept["change"];

/** Puts something in the place of what writes in the window that was opened last; `real` is what was there. */
async function changing(how: (real: Changing) => Changing) {
  const { Database } = await parts();
  const { change } = Database.prototype;
  return vi.spyOn(Database.prototype, "change").mockImplementation(function (this: Kept, ...given) {
    return how(change.bind(this))(...given);
  });
}

const never = (): Promise<never> => new Promise(() => undefined);

it("a change that another window has taken up is not made again by one that had no room for it and goes on", async () => {
  const one = await openWindow();
  const change = await changing(() => async () => noRoom());
  one.amendAll(list(one), (all) => [...all, "x"]);
  await settled(one);
  closeAll();
  change.mockRestore();
  const two = await openWindow();
  expect(two.rememberedAll(list(two))).toEqual(["x"]);
  one.amendAll(list(one), (all) => [...all, "y"]);
  await settled(one, two);
  expect(two.rememberedAll(list(two))).toEqual(["x", "y"]);
});

it("a change that was written without an answer is not made again", async () => {
  const one = await openWindow();
  const change = await changing((real) => async (...given) => {
    await real(...given);
    throw new DOMException("no answer", "TimeoutError");
  });
  one.amendAll(list(one), (all) => [...all, "x"]);
  await settled(one);
  change.mockRestore();
  one.amendAll(list(one), (all) => [...all, "y"]);
  await settled(one);
  expect(one.rememberedAll(list(one))).toEqual(["x", "y"]);
});

it("a window without room goes on from what the others write, also when it is closed", async () => {
  const one = await openWindow();
  await changing(() => async () => noRoom());
  const two = await openWindow();
  addTask(one, 1);
  await settled(one);
  addTask(two, 2);
  await settled(two, one);
  addTask(one, 3);
  await settled(one, two);
  closeAll();
  expect(tasksIn(await openWindow())).toEqual([1, 2, 3]);
});

it("a window that is closed while two changes are on their way keeps what another one wrote before them", async () => {
  const one = await openWindow();
  let written = 0;
  await changing((real) => (...given) => {
    written += 1;
    return written > 1 ? never() : real(...given);
  });
  const two = await openWindow();
  addTask(two, 2);
  addTask(one, 1);
  addTask(one, 3);
  for (let k = 0; k < 3; k += 1) await soon();
  await two.written();
  closeAll();
  expect(tasksIn(await openWindow())).toEqual([1, 2, 3]);
});

it.each(["getItem", "length", "everything"])("the page begins where the small storage throws in %s", async (what) => {
  const refuse = (): never => {
    throw new DOMException("corrupted", "NS_ERROR_FILE_CORRUPTED");
  };
  const all = what === "everything";
  vi.stubGlobal("localStorage", {
    getItem: what === "length" ? () => null : refuse,
    setItem: all ? refuse : () => undefined,
    removeItem: all ? refuse : () => undefined,
    key: all ? refuse : () => "eastwind.a",
    get length() {
      return what === "getItem" ? 1 : refuse();
    },
  });
  const storage = await openWindow();
  addTask(storage, 1);
  await settled(storage);
  expect(tasksIn(await openWindow())).toEqual([1]);
});

it("what is shown without being in the database is written with the next change, and not over it", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  localStorage.setItem(DRAFT, '{"title":"old"}');
  vi.resetModules();
  const { Database } = await parts();
  vi.spyOn(Database.prototype, "alter").mockImplementation(async () => noRoom());
  const two = await import("../storage");
  await two.openStorage();
  expect(tasksIn(two)).toEqual([1]);
  addTask(two, 2);
  two.remember(draftOf(two), { title: "new" });
  await settled(two);
  const seen = tasksIn(two);
  vi.restoreAllMocks();
  const three = await openWindow();
  expect([seen, three.remembered(draftOf(three)), tasksIn(three)]).toEqual([[1, 2], { title: "new" }, [1, 2]]);
});

it("what another window writes while this one begins is seen", async () => {
  const one = await openWindow();
  addTask(one, 1);
  await settled(one);
  vi.resetModules();
  const { Database } = await parts();
  const { all } = Database.prototype;
  vi.spyOn(Database.prototype, "all").mockImplementation(async function (this: Kept) {
    const found = await all.call(this);
    addTask(one, 2);
    await settled(one);
    return found;
  });
  const two = await import("../storage");
  await two.openStorage();
  await settled(one, two);
  expect(tasksIn(two)).toEqual([1, 2]);
});

it("what is erased does not come back from a window that was closed before", async () => {
  const one = await openWindow();
  const two = await openWindow();
  let isClosing = false;
  await changing(
    (real) =>
      (key, ...given) =>
        key === COURSE && isClosing ? never() : real(key, ...given),
  );
  addTask(one, 1);
  await settled(one, two);
  isClosing = true;
  addTask(two, 2);
  await soon();
  closeAll();
  one.forget(answersOf(one));
  await settled(one);

  expect(tasksIn(await openWindow())).toEqual([]);
});

it("what is erased does not come back from what another window has brought over and not read", async () => {
  const one = await openWindow();
  addTask(one, 1);
  await settled(one);
  localStorage.setItem(`eastwind.late.gone:${COURSE}`, JSON.stringify({ text: '[{"task":2}]', on: 5, number: 1 }));
  await openWindow();
  await settled(one);
  one.forget(answersOf(one));
  await settled(one);
  expect(tasksIn(await openWindow())).toEqual([]);
});

it("what is erased goes from beside its copy in the small storage, too", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("not now", "InvalidStateError");
    },
  });
  const zero = await openWindow();
  zero.takeIn("trainers.course", [{ task: 9 }]);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
  const one = await openWindow();
  expect(tasksIn(one)).toEqual([9]);
  one.forget(answersOf(one));
  await settled(one);
  expect(ours()).toEqual(["eastwind.database"]);
});

it("what has no room holds up nothing that has", async () => {
  const one = await openWindow();
  const { keeping } = await parts();
  let isFull = true;
  await changing((real) => async (key, ...given) => {
    if (key === COURSE || (isFull && key === DRAFT)) return noRoom();
    return await real(key, ...given);
  });
  addTask(one, 1);
  one.remember(draftOf(one), { title: "a" });
  await settled(one);
  isFull = false;
  for (let k = 0; k < 5; k += 1) {
    one.amendAll(list(one), (all) => [...all, String(k)]);
    await settled(one);
  }
  expect(keeping.full).toBe(true);
  vi.restoreAllMocks();
  const db = await (await parts()).Database.open();
  expect((await db.all()).get(DRAFT)?.text).toBe('{"title":"a"}');
});

it("what an older page writes is told to whoever shows it", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  const one = await openWindow();
  const seen = vi.fn();
  one.watchPlace(answersOf(one), seen);
  olderPageWrites(COURSE, '[{"task":1},{"task":3}]');
  await settled(one);
  expect(seen).toHaveBeenCalled();
});

it("a database that does not answer is not called full", async () => {
  const one = await openWindow();
  const { keeping } = await parts();
  await changing(() => async () => {
    throw new DOMException("lost", "UnknownError");
  });
  addTask(one, 1);
  await settled(one);
  expect([keeping.full, keeping.shut]).toEqual([false, true]);
});

it("what is erased does not come back from a window that had no room for a change of it", async () => {
  const one = await openWindow();
  const two = await openWindow();
  addTask(one, 1);
  await settled(one, two);
  await changing(() => async () => noRoom());
  addTask(two, 2);
  await settled(two);
  one.forget(answersOf(one));
  await settled(one, two);
  closeAll();
  expect(tasksIn(await openWindow())).toEqual([2]);
});

it("what was joined leaves nothing behind", async () => {
  const one = await openWindow();
  for (let k = 0; k < 5; k += 1) {
    one.takeIn("trainers.course", [{ task: k }]);
    tasksIn(one);
  }
  await settled(one);
  const db = await (await parts()).Database.open();
  expect([...(await db.all()).keys()].filter((key) => key.includes("beside"))).toEqual([]);
});
