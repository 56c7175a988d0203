// A browser in which nothing was ever kept does not wait for its database; one whose database does not open loses nothing.

import * as v from "valibot";
import { expect, it, vi } from "vitest";
import {
  aBrowserEach,
  addTask,
  answersOf,
  closeAll,
  noRoom,
  openWindow,
  ours,
  parts,
  settled,
  small,
  tasksIn,
} from "../../../tests/support/windows";

aBrowserEach();

const COURSE = "eastwind.trainers.course";
const refused = {
  open: (): never => {
    throw new DOMException("not now", "InvalidStateError");
  },
};
const late = (text: string | null): string => JSON.stringify({ text, on: 5, number: 1 });

/** Holds the opening of the database in the window that is opened next. */
async function heldOpen(): Promise<() => void> {
  vi.resetModules();
  const { Database } = await parts();
  const { open } = Database;
  let go: () => void = () => undefined;
  const gate = new Promise<void>((done) => (go = done));
  vi.spyOn(Database, "open").mockImplementation(async (...given) => {
    await gate;
    return await open.apply(Database, given);
  });
  return go;
}

it("begins before the database is open, and what is kept meanwhile is written", async () => {
  const go = await heldOpen();
  const storage = await import("../storage");
  await storage.openStorage();
  addTask(storage, 1);
  expect(tasksIn(storage)).toEqual([1]);
  go();
  await settled(storage);
  vi.restoreAllMocks();
  expect(ours()).toEqual(["eastwind.database"]);
  expect(tasksIn(await openWindow())).toEqual([1]);
});

it("is told what a database held all the same, where the small storage alone was cleared", async () => {
  const before = await openWindow();
  addTask(before, 1);
  await settled(before);
  small().clear();
  const go = await heldOpen();
  const storage = await import("../storage");
  await storage.openStorage();
  const seen = vi.fn();
  storage.watchPlace(answersOf(storage), seen);
  addTask(storage, 2);
  go();
  await settled(storage);
  expect(seen).toHaveBeenCalled();
  expect(tasksIn(storage)).toEqual([1, 2]);
});

it("keeps everything in the small storage where there is no database after all, and says nothing", async () => {
  const go = await heldOpen();
  const storage = await import("../storage");
  await storage.openStorage();
  const { keeping } = await parts();
  vi.stubGlobal("indexedDB", refused);
  addTask(storage, 1);
  go();
  await settled(storage);
  addTask(storage, 2);
  closeAll();
  expect(ours()).toEqual([COURSE]);
  expect(tasksIn(storage)).toEqual([1, 2]);
  expect([keeping.full, keeping.shut, keeping.nothing]).toEqual([false, false, false]);
});

it("what closed windows put down is there where the database does not open at the next start", async () => {
  localStorage.setItem("eastwind.database", "1");
  localStorage.setItem(`eastwind.late.gone:${COURSE}`, late('[{"task":1},{"task":2}]'));
  vi.stubGlobal("indexedDB", refused);
  expect(tasksIn(await openWindow())).toEqual([1, 2]);
  localStorage.setItem(`eastwind.late.other:${COURSE}`, late('[{"task":3}]'));
  expect(tasksIn(await openWindow())).toEqual([1, 2, 3]);
});

it("what a closed window put down is shown where the database has no room, and written once it has", async () => {
  const one = await openWindow();
  addTask(one, 1);
  await settled(one);
  localStorage.setItem(`eastwind.late.gone:${COURSE}`, late('[{"task":1},{"task":2}]'));
  vi.resetModules();
  const { Database } = await parts();
  vi.spyOn(Database.prototype, "alter").mockImplementation(async () => noRoom());
  const two = await import("../storage");
  await two.openStorage();
  expect(tasksIn(two)).toEqual([1, 2]);
  await settled(two);
  vi.restoreAllMocks();
  expect(ours()).toEqual(["eastwind.database"]);
  expect(tasksIn(await openWindow())).toEqual([1, 2]);
});

it("what is erased without the database is erased from it when it opens again", async () => {
  const database = indexedDB;
  const one = await openWindow();
  addTask(one, 1);
  await settled(one);
  vi.stubGlobal("indexedDB", refused);
  const shut = await openWindow();
  shut.forget(answersOf(shut));
  addTask(shut, 2);
  vi.stubGlobal("indexedDB", database);
  expect(tasksIn(await openWindow())).toEqual([2]);
});

it("what was erased in the last moment stays erased, though another window has written since", async () => {
  const [one, two] = [await openWindow(), await openWindow()];
  addTask(one, 1);
  await settled(one, two);
  localStorage.setItem(`eastwind.late.gone:${COURSE}`, late(null));
  addTask(two, 2);
  await settled(one, two);
  expect(tasksIn(await openWindow())).toEqual([]);
});

it("what was forgotten after the page was put away does not come back from what was put down then", async () => {
  const hidden = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  vi.stubGlobal("document", hidden);
  await heldOpen();
  const storage = await import("../storage");
  await storage.openStorage();
  addTask(storage, 1);
  hidden.dispatchEvent(new Event("visibilitychange"));
  expect(ours()).toContain(COURSE);
  storage.forget(answersOf(storage));
  hidden.dispatchEvent(new Event("visibilitychange"));
  expect(ours()).not.toContain(COURSE);
});

it("a change made in the moment in which the database comes is not overwritten by an older one", async () => {
  const go = await heldOpen();
  const storage = await import("../storage");
  await storage.openStorage();
  const at = storage.place("draft", v.number());
  storage.remember(at, 1);
  go();
  for (let turn = 2; turn < 400; turn += 1) {
    storage.remember(at, turn);
    await Promise.resolve();
    expect(storage.remembered(at)).toBe(turn);
  }
  await settled(storage);
  expect(storage.remembered(at)).toBe(399);
});
