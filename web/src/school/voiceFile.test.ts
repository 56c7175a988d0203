// The recorded voice in a file of everything.

import { expect, it, vi } from "vitest";
import { aBrowserEach } from "../../tests/support/windows";

aBrowserEach();

/** The recordings of a browser of its own. */
async function voiceIn() {
  vi.resetModules();
  const { recordings } = await import("./recordings.svelte");
  return { recordings, ...(await import("./voiceFile")) };
}

const recording = (key: string, sound: number) => ({ key, type: "audio/webm", sound: new Uint8Array([sound]).buffer });

it("is joined with what is recorded here, which stays as it is; what is no recording is left", async () => {
  const one = await voiceIn();
  await one.recordings.keep(recording("ru/path-hello", 1));
  await one.recordings.keep({ ...recording("ru/path-who", 2), said: "Who plays?" });
  const saved = await one.save();
  expect(saved.map(({ key, said }) => [key, said])).toEqual([
    ["ru/path-hello", undefined],
    ["ru/path-who", "Who plays?"],
  ]);
  vi.stubGlobal("indexedDB", new (await import("fake-indexeddb")).IDBFactory());
  const two = await voiceIn();
  await two.recordings.keep(recording("ru/path-hello", 9));
  await two.load([...saved, { key: "ru/other" }, 7]);
  const found = await two.recordings.all();
  expect(found.map(({ key, sound }) => [key, new Uint8Array(sound)[0]])).toEqual([
    ["ru/path-hello", 9],
    ["ru/path-who", 2],
  ]);
  await two.load("no list");
  expect(await two.recordings.all()).toHaveLength(2);
});
