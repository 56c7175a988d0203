// Everything kept, as a file; and files taken in: joined with what is there, and never in its place.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { aBrowserEach, addTask, answersOf, draftOf, openWindow, settled, tasksIn } from "../../tests/support/windows";

aBrowserEach();

const backup = async (): Promise<typeof import("./backup")> => await import("./backup");
const fileOf = (kept: Record<string, unknown>): string => JSON.stringify({ type: "eastwind", format: 1, kept });

it("everything goes into a file and comes back elsewhere, joined with what is there", async () => {
  const one = await openWindow();
  addTask(one, 1);
  one.remember(one.cachePlace("sheet", (await import("valibot")).string()), "no");
  one.remember(one.place("scorebooks", (await import("valibot")).unknown()), [{ book: {}, published: { key: "pen" } }]);
  localStorage.setItem("eastwind.settings", '{"pace":"slow"}');
  one.takeIn("mistakes", [{ id: "m" }]);
  const { everything, readEverything } = await backup();
  const text = await everything();
  expect(readEverything(text)?.kept).toEqual([
    ["scorebooks", [{ book: {}, published: null }]],
    ["settings", { pace: "slow" }],
    ["trainers.course", [{ task: 1 }]],
    ["mistakes", [{ id: "m" }]],
  ]);
  localStorage.clear?.();
  const { IDBFactory } = await import("fake-indexeddb");
  vi.stubGlobal("indexedDB", new IDBFactory());
  const two = await openWindow();
  addTask(two, 2);
  expect(await (await backup()).loadEverything(text)).toBe(true);
  expect(tasksIn(two)).toEqual([1, 2]);
});

it("what rooms keep elsewhere goes along, and comes back to them", async () => {
  await openWindow();
  const { keepApart } = await import("./apart");
  const load = vi.fn(() => Promise.resolve());
  keepApart("voice", () => Promise.resolve({ save: () => Promise.resolve([{ key: "ru/path-hello" }]), load }));
  const { everything, loadEverything } = await backup();
  const text = await everything();
  expect(JSON.parse(text)).toMatchObject({ apart: { voice: [{ key: "ru/path-hello" }] } });
  expect(await loadEverything(text)).toBe(true);
  expect(load).toHaveBeenCalledWith([{ key: "ru/path-hello" }]);
  // a file of before has none
  await loadEverything(fileOf({}));
  expect(load).toHaveBeenCalledTimes(1);
  keepApart("voice", () => Promise.reject(new Error("the part does not come")));
  await expect(everything()).rejects.toThrow("the part does not come");
});

describe("a file", () => {
  it.each(["{}", "no file of ours", "[]", '{"type":"eastwind","format":9,"kept":{}}', '{"type":"eastwind","kept":[]}'])(
    "that was not saved here is none: %s",
    async (text) => expect((await backup()).readEverything(text)).toBeNull(),
  );

  it("of earlier pages, with the matches alone, is read", async () => {
    const { readEverything } = await backup();
    const text = '{"type":"scorebooks","format":1,"kept":[{"book":{"id":"b"}}]}';
    expect(readEverything(text)?.kept).toEqual([["scorebooks", [{ book: { id: "b" } }]]]);
  });

  it("is joined with the one before", async () => {
    const storage = await openWindow();
    addTask(storage, 1);
    const { loadEverything } = await backup();
    await loadEverything(fileOf({ "trainers.course": [{ task: 2 }] }));
    await loadEverything(fileOf({ "trainers.course": [{ task: 3 }] }));
    expect(storage.isKept("trainers.course")).toBe(true);
    expect(tasksIn(storage)).toEqual([1, 2, 3]);
  });

  it("takes the place of nothing of which there is one only", async () => {
    const storage = await openWindow();
    const { loadEverything } = await backup();
    await loadEverything(fileOf({ "household.draft": { title: "of the file" } }));
    expect(storage.remembered(draftOf(storage))).toEqual({ title: "of the file" });
    storage.remember(draftOf(storage), { title: "mine" });
    await loadEverything(fileOf({ "household.draft": { title: "of the file" } }));
    expect(storage.remembered(draftOf(storage))).toEqual({ title: "mine" });
    await loadEverything(fileOf({ "household.draft": 5 }));
    expect(storage.remembered(draftOf(storage))).toEqual({ title: "mine" });
    await loadEverything(fileOf({ "household.draft": { title: "of the file" } }));
    storage.remember(draftOf(storage), { title: "mine, newer" });
    await settled(storage);
    const again = await openWindow();
    expect(again.remembered(draftOf(again))).toEqual({ title: "mine, newer" });
  });

  it("leaves what it says under names that nobody knows", async () => {
    const storage = await openWindow();
    const { loadEverything } = await backup();
    expect(
      await loadEverything(fileOf({ "scorebook.taking.x": 1, __proto__: 1, "late.a:b": 1, "trainers.course": [] })),
    ).toBe(true);
    expect(storage.everythingKept().beside).toEqual([["trainers.course", []]]);
  });

  it("is told in the other windows that show its places, and what lies there is not lost between them", async () => {
    const [one, two] = [await openWindow(), await openWindow()];
    const seen = vi.fn();
    two.watchPlace(answersOf(two), seen);
    one.takeIn("trainers.course", [{ task: 1 }]);
    await settled(one, two);
    expect(seen).toHaveBeenCalled();
    two.takeIn("trainers.course", [{ task: 2 }]);
    tasksIn(one);
    await settled(one, two);
    expect(tasksIn(two)).toEqual([1, 2]);
  });

  it("is forgotten with its place", async () => {
    const storage = await openWindow();
    storage.takeIn("trainers.course", [{ task: 1 }]);
    storage.forget(answersOf(storage));
    expect(tasksIn(storage)).toEqual([]);
  });
});

it("every place of the page is known to the file, or left out on purpose", async () => {
  const { isKnown } = await backup();
  const LEFT_OUT = [/^scorebook\.taking\./, /^scorebook\.sheet\./];
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:ts|svelte)$/.test(path) && !path.includes(".test."))
    .map((path) => `src/${path}`);
  const names = sources.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return [...text.matchAll(/(?<!\w)place(?:<[^("]*>)?\(\s*["`]([\w.-]+)(\$\{)?/g)].map(
      ([, name = "", more]) => `${name}${more ? "x" : ""}`,
    );
  });
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !isKnown(name) && !LEFT_OUT.some((out) => out.test(name)))).toEqual([]);
});
