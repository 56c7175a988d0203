// @vitest-environment jsdom
// Matches as files: what is saved opens where it is meant to, and what other programs have saved again is read.

import { Blob } from "node:buffer";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { readCsv } from "../../tests/support/csv";
import { fakeServer } from "../../tests/support/server";
import { FORMS, writeText } from "../../tests/support/textFile";
import { BOOK, drawn } from "../../tests/support/scorebook";
import * as downloads from "../kit/download";
import { readText } from "../kit/textFile";
import type { Kept } from "./books.svelte";
import { bookLines, readFile, saveAll, saveBook } from "./files";

const THURSDAY = {
  ...BOOK,
  name: "Czwartek",
  names: ["Łucja", "Боян", "Ola", "松"],
  entries: [drawn("1"), drawn("2")],
};
const KEPT: Kept = { book: THURSDAY, done: [], undone: [], archived: false, deleted: null, published: null };

const fail = (sentence: string): never => {
  throw new Error(sentence);
};

let saved: InstanceType<typeof Blob>[] = [];

beforeEach(() => {
  saved = [];
  // That of a document made for tests cannot be read.
  vi.stubGlobal("Blob", Blob);
  Object.assign(URL, {
    createObjectURL: (it: InstanceType<typeof Blob>) => `blob:${saved.push(it)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a match as a file", () => {
  it("is a table for spreadsheets as the server writes it, to the last byte", async () => {
    const csv = '\ufeffrozdanie;kto\r\n1;"Ł; ""Ola"""\r\n';
    fakeServer({ "/api/sheet": () => ({ sheet: {}, files: { jsonl: "", csv } }) });
    await saveBook(KEPT, "csv");
    const [file] = saved;
    const bytes = new Uint8Array(await file!.arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x72]);
    expect(file!.type).toBe("text/csv;charset=utf-8");
    expect(readCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes))).toEqual([
      ["rozdanie", "kto"],
      ["1", 'Ł; "Ola"'],
    ]);
  });

  it.each([
    ["spreadsheets", ";"],
    ["programs", ","],
  ] as const)("is asked for as a table for %s", async (reader, delimiter) => {
    const asked: unknown[] = [];
    fakeServer({
      "/api/sheet": (body) => {
        asked.push(body);
        return { sheet: {}, files: { jsonl: "", csv: `a${delimiter}b` } };
      },
    });
    await saveBook(KEPT, "csv", reader);
    expect(asked).toEqual([expect.objectContaining({ files: true, delimiter })]);
    expect(await saved[0]!.text()).toBe(`a${delimiter}b`);
  });

  it.each(FORMS)("is read in %s, with lines that end as in Windows and empty ones at the end", async (form) => {
    const text = `${bookLines(THURSDAY)}\n\n`.replaceAll("\n", "\r\n");
    const found = readFile((await readText(writeText(text, form), fail)) ?? "");
    expect(found?.map(({ book }) => [book.names, book.entries])).toEqual([[THURSDAY.names, THURSDAY.entries]]);
  });
});

it("a backup bears the day of the clock on the wall, not that of Greenwich", () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: Date.parse("2026-11-26T10:30:00Z"), toFake: ["Date"] });
  // as in the Line Islands
  vi.spyOn(Date.prototype, "getDate").mockReturnValue(27);
  const download = vi.spyOn(downloads, "download").mockImplementation(() => undefined);
  saveAll([]);
  expect(download.mock.calls[0]?.[0]).toBe("eastwind-2026-11-27.json");
});
