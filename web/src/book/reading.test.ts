// The rulebook that is read, and the places in it.

import { afterEach(() => vi.unstubAllGlobals());

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
