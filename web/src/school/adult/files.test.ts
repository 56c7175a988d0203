// @vitest-environment jsdom
// The course as a file with the recorded voice, and erased so that nothing is left.

import { beforeEach, expect, it, vi } from "vitest";
import { Memory } from "../../../tests/support/server";
import { withChild, NO_SCHOOL } from "../course";
import { recordings, type Recording } from "../recordings.svelte";
import { Classroom } from "../school.svelte";
import { base64Of, bytesOf } from "./base64";
import { bring, eraseChild, eraseEverything, fileOf } from "./files";

const kept = new Map<string, Recording>();
let storage = new Memory();

beforeEach(() => {
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
  vi.spyOn(recordings, "erase").mockImplementation((key) => {
    kept.delete(key);
    recordings.keys.delete(key);
    return Promise.resolve();
  });
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

it("writes bytes as text, many of them too", () => {
  const many = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251);
  expect(new Uint8Array(bytesOf(base64Of(many.buffer)))).toEqual(many);
});
