// The rulebook that is read: what of it is shown, and which it is.

import { afterEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../tests/support/server";
import type { Book } from "../wire/generated";
import { Reading } from "./reading.svelte";

const book: Book = {
  rules: "ru-classic",
  version: 1,
  digest: "",
  title: "Classical game",
  about: "",
  language: "en",
  chapters: [
    { id: "win", title: "The win", blocks: [{ kind: "words", text: "A pair and four sets" }] },
    { id: "wall", title: "The wall", blocks: [{ kind: "words", text: "Dead tiles" }] },
  ],
};

afterEach(() => vi.unstubAllGlobals());

it("shows what is looked for, and everything again when nothing is", async () => {
  fakeServer({ "/book": () => book });
  const reading = new Reading();
  expect([reading.chapters.length, reading.places]).toEqual([0, 0]);
  await reading.open({ rules: "ru-classic", options: {} }, "en");
  expect([reading.searching, reading.chapters.length]).toEqual([false, 2]);
  reading.words = "pair";
  expect([reading.searching, reading.chapters.map((it) => it.id), reading.places]).toEqual([true, ["win"], 1]);
  reading.words = "  ";
  expect([reading.searching, reading.chapters.length]).toEqual([false, 2]);
});

it("is of the book that was opened last, whichever comes first", async () => {
  const come: Record<string, (what: Book) => void> = {};
  fakeServer({ "/book": (_, path) => new Promise((done) => (come[path.includes("pl-") ? "pl" : "bg"] = done)) });
  const reading = new Reading();
  const opened = [
    reading.open({ rules: "bg-classic", options: {} }, "en"),
    reading.open({ rules: "pl-classic", options: {} }, "en"),
  ];
  come["pl"]?.({ ...book, title: "Polish" });
  come["bg"]?.({ ...book, title: "Bulgarian" });
  await Promise.all(opened);
  expect(reading.book?.title).toBe("Polish");
});
