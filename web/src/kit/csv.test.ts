// Tables for spreadsheets and for programs, written and read back.

import { describe, expect, it } from "vitest";
import { readCsv } from "../../tests/support/csv";
import { csvText } from "./csv";

describe("a table for spreadsheets", () => {
  it("comes back cell by cell", () => {
    const rows = [
      ["name", "of; two", 'a "b"', ""],
      ["Łucja", "два\r\nряда", "松, 🀄", "x"],
    ];
    expect(readCsv(csvText(rows, "spreadsheets", "."))).toEqual(rows);
  });

  it("has the mark of its encoding, semicolons and the ends of lines of Windows", () => {
    expect([...new TextEncoder().encode(csvText([["a", "ą"]], "spreadsheets", "."))]).toEqual([
      ...[0xef, 0xbb, 0xbf],
      ...[0x61, 0x3b, 0xc4, 0x85],
      ...[0x0d, 0x0a],
    ]);
  });

  it("has the sign of the language before fractions", () => {
    expect(readCsv(csvText([[0.125, -3, 1e-7, null]], "spreadsheets", ","))).toEqual([["0,125", "-3", "1e-7", ""]]);
    expect(readCsv(csvText([[0.125]], "spreadsheets", "."))).toEqual([["0.125"]]);
  });

  it("holds no formula", () => {
    expect(readCsv(csvText([["=1+1", "@SUM(A1)", "-x", "+y", "a=b"]], "spreadsheets", "."))).toEqual([
      ["'=1+1", "'@SUM(A1)", "'-x", "'+y", "a=b"],
    ]);
  });
});

describe("a table for programs", () => {
  it("comes back cell by cell, with commas in cells too", () => {
    const rows = [
      ["name", "of, two; three", 'a "b"', ""],
      ["Łucja", "два\r\nряда", "松, 🀄", "x"],
    ];
    expect(readCsv(csvText(rows, "programs", ","), "programs")).toEqual(rows);
  });

  it("has neither a mark nor the ends of lines of Windows, and points before fractions in every language", () => {
    expect([...new TextEncoder().encode(csvText([["ą", 0.5]], "programs", ","))]).toEqual([
      ...[0xc4, 0x85, 0x2c],
      ...[0x30, 0x2e, 0x35],
      0x0a,
    ]);
  });

  it("holds no formula either", () => {
    expect(readCsv(csvText([["=1+1", "a=b"]], "programs", "."), "programs")).toEqual([["'=1+1", "a=b"]]);
  });
});
