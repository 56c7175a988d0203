// Tables for spreadsheets, written and read back.

import { describe, expect, it } from "vitest";
import { readCsv } from "../../tests/support/csv";
import { csvText } from "./csv";

describe("a table for spreadsheets", () => {
  it("comes back cell by cell", () => {
    const rows = [
      ["name", "of; two", 'a "b"', ""],
      ["Łucja", "два\r\nряда", "松, 🀄", "x"],
    ];
    expect(readCsv(csvText(rows, "."))).toEqual(rows);
  });

  it("has the mark of its encoding, semicolons and the ends of lines of Windows", () => {
    expect([...new TextEncoder().encode(csvText([["a", "ą"]], "."))]).toEqual([
      ...[0xef, 0xbb, 0xbf],
      ...[0x61, 0x3b, 0xc4, 0x85],
      ...[0x0d, 0x0a],
    ]);
  });

  it("has the sign of the language before fractions", () => {
    expect(readCsv(csvText([[0.125, -3, 1e-7, null]], ","))).toEqual([["0,125", "-3", "1e-7", ""]]);
    expect(readCsv(csvText([[0.125]], "."))).toEqual([["0.125"]]);
  });

  it("holds no formula", () => {
    expect(readCsv(csvText([["=1+1", "@SUM(A1)", "-x", "+y", "a=b"]], "."))).toEqual([
      ["'=1+1", "'@SUM(A1)", "'-x", "'+y", "a=b"],
    ]);
  });
});
