// What the page finds read when it begins: it is shown at once, and the database opened behind it.

import { readFileSync } from "node:fs";
import * as fake from "fake-indexeddb";
import { besideKey } from "./keeper";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  aBrowserEach,
  addTask,
  comeBack,
  openWindow,
  parts,
  settled,
  soon,
  tasksIn,
  type Storage,
} from "../../../tests/support/windows";

aBrowserEach();

const AHEAD = readFileSync(new URL("../../../build/ahead.js", import.meta.url), "utf8");
const TWO = JSON.stringify([{ task: 1 }, { task: 5 }]);
const KEY = "eastwind.trainers.course";

beforeEach(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { hash: "" });
});
afterEach(() => {
  globalThis.eastwindKept = undefined;
});

/** The small script at the top of the page runs. */
async function runAhead(): Promise<void> {
  const told = { words: { en: "en.js" }, rest: {}, keeping: ["open.js"], early: [], rooms: [] };
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify(told) }),
    createElement: () => ({}),
    head: { append: () => undefined },
    addEventListener: () => undefined,
  });
  (new Function(AHEAD) as () => void)();
  await globalThis.eastwindKept;
}

/** A window in which somebody has kept something, and which is closed again. */
async function keepTask(task: number): Promise<void> {
  const window = await openWindow();
  addTask(window, task);
  await settled(window);
}

/** From here on no connection is opened before the test says so. */
function holdOpening(): { go: () => void } {
  const open = fake.IDBFactory.prototype.open;
  const held: (() => void)[] = [];
  let isHeld = true;
  vi.spyOn(fake.IDBFactory.prototype, "open").mockImplementation(function (this: IDBFactory, ...given) {
    if (!isHeld) return open.apply(this, given);
    const request = new fake.IDBOpenDBRequest();
    held.push(() => {
      const real = open.apply(this, given);
      for (const kind of ["success", "error", "upgradeneeded", "blocked"])
        real.addEventListener(kind, () => {
          Object.assign(request, {
            _result: real.error ? undefined : real.result,
            error: real.error,
            readyState: "done",
          });
          request.dispatchEvent(new fake.IDBVersionChangeEvent(kind) as never);
        });
    });
    return request as never;
  });
  return {
    go: () => {
      isHeld = false;
      for (const one of held) one();
    },
  };
}

const opened = (window: Promise<Storage>): Promise<Storage | "waits"> =>
  Promise.race([window, new Promise<"waits">((done) => setTimeout(() => done("waits"), 300))]);

it("what was read before the page had begun is there before the database is open", async () => {
  await keepTask(1);
  await runAhead();
  const held = holdOpening();
  const window = (await opened(openWindow())) as Storage;
  expect(tasksIn(window)).toEqual([1]);
  // what is changed meanwhile is written once it is
  addTask(window, 2);
  held.go();
  await settled(window);
  vi.restoreAllMocks();
  expect(tasksIn(await openWindow())).toEqual([1, 2]);
});

it("what another window has written since it was read is seen once the database is open", async () => {
  const other = await openWindow();
  addTask(other, 1);
  await settled(other);
  await runAhead();
  addTask(other, 2);
  await settled(other);
  const window = await openWindow();
  await settled(window);
  expect(tasksIn(window)).toEqual([1, 2]);
});

it("what is still to be brought over is waited for", async () => {
  await keepTask(1);
  await runAhead();
  localStorage.setItem("eastwind.household.draft", JSON.stringify({ title: "ours" }));
  const held = holdOpening();
  const window = openWindow();
  expect(await opened(window)).toBe("waits");
  held.go();
  expect((await window).isKept("household.draft")).toBe(true);
});

it("a database of another version, or one that is gone, is not believed", async () => {
  await keepTask(1);
  globalThis.eastwindKept = Promise.resolve({ version: 7, keys: [KEY], values: [{ text: "[]", revision: 9e15 }] });
  expect(tasksIn(await openWindow())).toEqual([1]);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
  await runAhead();
  await expect(globalThis.eastwindKept).resolves.toBeNull();
  expect(tasksIn(await openWindow())).toEqual([]);
});

it("where the database does not open after all, what was read stays on the screen and is said not to be written", async () => {
  await keepTask(1);
  await runAhead();
  const open = vi.spyOn(fake.IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("no", "UnknownError");
  });
  const window = await openWindow();
  await soon();
  expect([tasksIn(window), (await parts()).keeping.shut]).toEqual([[1], true]);
  addTask(window, 2);
  await soon();
  expect(tasksIn(window)).toEqual([1, 2]);
  open.mockRestore();
  addTask(window, 3);
  await settled(window);
  expect((await parts()).keeping.shut).toBe(false);
  expect(tasksIn(await openWindow())).toEqual([1, 2, 3]);
});

it("a window that was put away reads again what others have written, also before it has written anything itself", async () => {
  await keepTask(1);
  await runAhead();
  const window = await openWindow();
  await settled(window);
  // another window writes while this one hears nothing
  const unheard = await (await parts()).Database.open();
  await unheard.change(KEY, "other", [{ number: 1, how: () => TWO }]);
  unheard.close();
  comeBack();
  await settled(window);
  expect(tasksIn(window)).toEqual([1, 5]);
});

it("what was taken away since it was read does not come back", async () => {
  await keepTask(1);
  const other = await (await parts()).Database.open();
  const beside = besideKey("other", KEY);
  const text = JSON.stringify({ from: "browser", text: JSON.stringify([{ task: 9 }]) });
  await other.change(beside, "other", [{ number: 1, how: () => text }]);
  await runAhead();
  await other.remove([beside]);
  other.close();
  const window = await openWindow();
  await settled(window);
  expect(tasksIn(window)).toEqual([1]);
});

it("a database that cannot be asked early is asked by the page", async () => {
  await keepTask(1);
  const open = vi.spyOn(fake.IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("not allowed", "SecurityError");
  });
  await runAhead();
  open.mockRestore();
  expect(tasksIn(await openWindow())).toEqual([1]);
});

it("an early reading that hangs is given up and holds nothing up", async () => {
  await keepTask(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hanging = vi.spyOn(fake.IDBObjectStore.prototype, "getAll").mockReturnValue(new fake.IDBRequest() as never);
  const abort = vi.spyOn(fake.IDBTransaction.prototype, "abort");
  const running = runAhead();
  await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(5000);
  await running;
  expect(abort).toHaveBeenCalled();
  expect(await globalThis.eastwindKept).toBeNull();
  hanging.mockRestore();
  vi.useRealTimers();
  expect(tasksIn(await openWindow())).toEqual([1]);
});

it("a connection that does not answer behind what was read early is given up for another one", async () => {
  await keepTask(1);
  await runAhead();
  const unheard = await (await parts()).Database.open();
  await unheard.change(KEY, "other", [{ number: 1, how: () => TWO }]);
  unheard.close();
  vi.spyOn(fake.IDBObjectStore.prototype, "getAllKeys").mockImplementationOnce(() => {
    throw new DOMException("no answer", "UnknownError");
  });
  const window = await openWindow();
  await settled(window);
  expect([tasksIn(window), (await parts()).keeping.shut]).toEqual([[1, 5], false]);
});
