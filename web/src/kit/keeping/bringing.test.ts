// What lies in the small storage is brought into the database: whole, once, and whatever other windows do meanwhile.

import { expect, it, vi } from "vitest";
import {
  aBrowserEach,
  addTask,
  answersOf,
  held,
  noRoom,
  olderPageWrites,
  openWindow,
  ours,
  parts,
  settled,
  small,
  tasksIn,
} from "../../../tests/support/windows";
import { Memory } from "../../../tests/support/server";

aBrowserEach();

const COURSE = "eastwind.trainers.course";
const DAY_MS = 24 * 3_600_000;
type DatabaseOf = (typeof import("./database"))["Database"]["prototype"];

it("is copied once, and what is needed at once stays", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  localStorage.setItem("eastwind.settings", '{"pace":"slow"}');
  localStorage.setItem("other.house", "stays");
  const one = await openWindow();
  expect(tasksIn(one)).toEqual([1]);
  one.amendAll(answersOf(one), () => []);
  await settled(one);
  // the copy of before does not come back
  expect(tasksIn(await openWindow())).toEqual([]);
  expect(small().get("other.house")).toBe("stays");
});

it("stays for a day, for older pages in other windows, and is gone then", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  await openWindow();
  await openWindow();
  expect(small().get(COURSE)).toBe('[{"task":1}]');
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + DAY_MS + 1000);
  expect(tasksIn(await openWindow())).toEqual([1]);
  expect(ours()).toEqual(["eastwind.database"]);
});

it("is joined where an older page goes on writing there, at once and at the next start", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  const one = await openWindow();
  const seen = vi.fn();
  one.watchPlace(answersOf(one), seen);
  addTask(one, 2);
  olderPageWrites(COURSE, '[{"task":1},{"task":3}]');
  await settled(one);
  expect(tasksIn(one)).toEqual([1, 2, 3]);
  localStorage.setItem(COURSE, '[{"task":1},{"task":3},{"task":4}]');
  expect(tasksIn(await openWindow())).toEqual([1, 2, 3, 4]);
});

it("is not lost where the older page writes while it is brought over", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  vi.resetModules();
  const { go } = held(await parts(), "alter");
  const storage = await import("../storage");
  const opening = storage.openStorage();
  await new Promise((done) => setTimeout(done, 20));
  localStorage.setItem(COURSE, '[{"task":1},{"task":2}]');
  go();
  await opening;
  vi.restoreAllMocks();
  expect(tasksIn(await openWindow())).toEqual([1, 2]);
});

it("writes over nothing where another window was faster", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  vi.resetModules();
  const { go, restore } = held(await parts(), "alter");
  const slow = await import("../storage");
  const opening = slow.openStorage();
  await new Promise((done) => setTimeout(done, 20));
  const fast = await openWindow();
  fast.amendAll(answersOf(fast), (all) => [...all.filter(({ task }) => task !== 1), { task: 2 }]);
  await settled(fast);
  go();
  await opening;
  restore();
  await settled(fast, slow);
  expect(tasksIn(await openWindow())).toEqual([2]);
});

it("may take as long as it needs, once the database is open", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  vi.resetModules();
  const { go } = held(await parts(), "alter");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const storage = await import("../storage");
  const opening = storage.openStorage();
  await new Promise((done) => setTimeout(done, 20));
  await vi.advanceTimersByTimeAsync(20_000);
  go();
  await opening;
  addTask(storage, 2);
  await settled(storage);
  expect(tasksIn(await openWindow())).toEqual([1, 2]);
});

it("is shown where the database has no room for it, and stays where it is", async () => {
  const one = await openWindow();
  one.remember(one.cachePlace("sheet", (await import("valibot")).string()), "asked again");
  await settled(one);
  localStorage.setItem(COURSE, '[{"task":1}]');
  vi.resetModules();
  const { Database, keeping } = await parts();
  vi.spyOn(Database.prototype, "alter").mockImplementation(async () => noRoom());
  const two = await import("../storage");
  await two.openStorage();
  await Promise.resolve();
  expect(tasksIn(two)).toEqual([1]);
  expect(keeping.full).toBe(true);
  expect(small().get(COURSE)).toBe('[{"task":1}]');
  vi.restoreAllMocks();
  expect(tasksIn(await openWindow())).toEqual([1]);
});

it("stays where what is read back is not what was written", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  vi.resetModules();
  const { Database } = await parts();
  const { all } = Database.prototype;
  vi.spyOn(Database.prototype, "all").mockImplementation(async function (this: DatabaseOf) {
    const found = await all.call(this);
    found.delete(COURSE);
    return found;
  });
  const storage = await import("../storage");
  await storage.openStorage();
  expect(tasksIn(storage)).toEqual([1]);
  vi.restoreAllMocks();
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 2 * DAY_MS);
  expect(tasksIn(await openWindow())).toEqual([1]);
});

it("goes on serving where the browser has no database", async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", new Memory());
  const storage = await openWindow();
  expect(addTask(storage, 1)).toBe(true);
  expect(small().get(COURSE)).toBe('[{"task":1}]');
});

it.each([
  [false, false],
  [true, true],
])("serves where the database does not open, which is said where there had been one: %s", async (had, shut) => {
  if (had) localStorage.setItem("eastwind.database", "1");
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("not here", "InvalidStateError");
    },
  });
  const storage = await openWindow();
  addTask(storage, 1);
  await settled(storage);
  expect(small().get(COURSE)).toBe('[{"task":1}]');
  const { keeping } = await parts();
  expect([keeping.shut, keeping.nothing]).toEqual([shut, false]);
});

it("may be missing too: then everything is kept for as long as the window is open, which is said", async () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("indexedDB", undefined);
  const storage = await openWindow();
  expect(addTask(storage, 1)).toBe(false);
  expect(tasksIn(storage)).toEqual([1]);
  await Promise.resolve();
  expect((await parts()).keeping.nothing).toBe(true);
});

it("is erased where somebody erases what it is a copy of", async () => {
  localStorage.setItem(COURSE, '[{"task":1}]');
  localStorage.setItem(`${COURSE}.unread`, '"Sonya"');
  const one = await openWindow();
  one.forget(answersOf(one));
  await settled(one);
  expect(ours()).toEqual(["eastwind.database"]);
  const { Database } = await parts();
  const stored = [...(await (await Database.open()).all())];
  expect(JSON.stringify(stored)).not.toMatch(/Sonya|task/);
});

it("is nothing that the page writes for itself", async () => {
  const one = await openWindow();
  olderPageWrites("probe of eastwind", "");
  olderPageWrites("eastwind.settings", "{}");
  await settled(one);
  const { Database } = await parts();
  expect([...(await (await Database.open()).all()).keys()]).toEqual([]);
});

it("nothing is read before it is opened", async () => {
  vi.resetModules();
  const storage = await import("../storage");
  expect(() => storage.rememberedAll(answersOf(storage))).toThrow("before what is kept has been opened");
});
