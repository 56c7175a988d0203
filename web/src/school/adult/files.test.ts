// @vitest-environment jsdom
// The course as a file with the recorded voice, and erased so that nothing is left.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Memory } from "../../../tests/support/server";
import { withChild, NO_SCHOOL } from "../course";
import { recordings, type Recording } from "../recordings.svelte";
import { Classroom } from "../school.svelte";
import { base64Of, bytesOf } from "./base64";
import { erased, UNDO_MS } from "../erased.svelte";
import { bring, bringBack, eraseChild, eraseEverything, fileOf } from "./files";

const kept = new Map<string, Recording>();
/** Erased, and not gone yet. */
const aside = new Map<string, Recording>();
let storage = new Memory();

beforeEach(async () => {
  // what another test has erased
  await erased.bringBack(NO_SCHOOL);
  aside.clear();
  kept.clear();
  storage = new Memory();
  vi.stubGlobal("localStorage", storage);
  recordings.keys.clear();
  vi.spyOn(recordings, "ready").mockResolvedValue();
  vi.spyOn(recordings, "keep").mockImplementation((one) => {
    kept.set(one.key, one);
    recordings.keys.add(one.key);
    return Promise.resolve();
  });
  vi.spyOn(recordings, "all").mockImplementation(() => Promise.resolve([...kept.values()]));
  vi.spyOn(recordings, "setAside").mockImplementation((until) => {
    for (const [key, one] of kept) aside.set(key, { ...one, key: `${until}` });
    kept.clear();
    recordings.keys.clear();
    return Promise.resolve();
  });
  vi.spyOn(recordings, "bringBack").mockImplementation(async () => {
    for (const [key, one] of aside) await recordings.keep({ ...one, key });
    aside.clear();
  });
  vi.spyOn(recordings, "eraseAside").mockImplementation(() => Promise.resolve(aside.clear()));
  vi.spyOn(recordings, "erase").mockImplementation((key) => {
    kept.delete(key);
    recordings.keys.delete(key);
    return Promise.resolve();
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function everythingKept(): string {
  return JSON.stringify([...storage.kept]);
}

it("comes back with the voice, byte by byte", async () => {
  const room = new Classroom();
  room.school = withChild(NO_SCHOOL, "Sonya", 6, 1);
  const sound = new Uint8Array([0, 255, 128, 7]).buffer;
  await recordings.keep({ key: "ru/path-hello", type: "audio/webm", sound });
  const file = await fileOf(room);
  await eraseEverything(room);
  expect([kept.size, room.school.children.length]).toEqual([0, 0]);
  expect(await bring(room, file)).toBe("here");
  expect(room.school.children.map(({ name }) => name)).toEqual(["Sonya"]);
  expect(new Uint8Array(kept.get("ru/path-hello")?.sound ?? new ArrayBuffer(0))).toEqual(new Uint8Array(sound));
  expect(await bring(room, "{}")).toBe("not");
});

it("leaves no name behind, not even in the copy of what an older page could not read", async () => {
  const room = new Classroom();
  room.school = withChild(withChild(NO_SCHOOL, "Sonya", 6, 1), "Boris", 8, 2);
  storage.setItem("eastwind.school.unread", '{"children":[{"name":"Sonya"}]}');
  const [sonya] = room.school.children;
  eraseChild(room, sonya?.id ?? "");
  expect(everythingKept()).not.toContain("Sonya");
  expect(everythingKept()).toContain("Boris");
  storage.setItem("eastwind.school.unread", "Boris");
  await eraseEverything(room);
  expect(everythingKept()).not.toContain("Boris");
});

it("can be brought back for half a minute after it was erased, with the voice, and then no longer", async () => {
  vi.useFakeTimers();
  const room = new Classroom();
  room.school = { ...withChild(withChild(NO_SCHOOL, "Sonya", 6, 1), "Boris", 8, 2), line: false };
  const before = room.school;
  await recordings.keep({ key: "ru/path-hello", type: "audio/webm", sound: new ArrayBuffer(1), said: "Привет!" });
  await eraseEverything(room);
  expect([room.school.children, kept.size]).toEqual([[], 0]);
  vi.advanceTimersByTime(UNDO_MS - 1000);
  expect(erased.seconds).toBe(1);
  expect(await bringBack(room)).toBe(true);
  expect(room.school).toEqual(before);
  expect(kept.get("ru/path-hello")?.said).toBe("Привет!");
  expect(erased.seconds).toBe(0);

  await eraseEverything(room);
  expect(sessionStorage.length).toBe(1);
  vi.advanceTimersByTime(UNDO_MS + 1000);
  expect([erased.seconds, sessionStorage.length, aside.size]).toEqual([0, 0, 0]);
  await bringBack(room);
  expect(room.school.children).toEqual([]);
});

it("brings back a child beside those who have come since", async () => {
  vi.useFakeTimers();
  const room = new Classroom();
  room.school = withChild(withChild(NO_SCHOOL, "Sonya", 6, 1), "Boris", 8, 2);
  eraseChild(room, room.school.children[0]?.id ?? "");
  room.school = withChild(room.school, "Maria", 5, 1);
  await bringBack(room);
  expect(room.school.children.map(({ name, flower }) => [name, flower])).toEqual([
    ["Boris", 2],
    ["Maria", 1],
    ["Sonya", 3],
  ]);
  vi.advanceTimersByTime(UNDO_MS);
});

it("writes bytes as text, many of them too", () => {
  const many = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251);
  expect(new Uint8Array(bytesOf(base64Of(many.buffer)))).toEqual(many);
});
