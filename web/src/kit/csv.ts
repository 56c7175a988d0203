// Tables for spreadsheets, as `eastwind sheet --csv` writes them: so they open with all their letters and columns.

import { MARK } from "./textFile";

const DELIMITER = ";";
const END = "\r\n";

export type Cell = string | number | null;

/** The table as a file's text: with the mark of UTF-8, semicolons between cells, and lines that end as in Windows. `decimal` stands
 * before the fraction of a number. */
export function csvText(rows: readonly (readonly Cell[])[], decimal: string): string {
  return MARK + rows.map((row) => row.map((it) => cell(it, decimal)).join(DELIMITER) + END).join("");
}

function cell(value: Cell, decimal: string): string {
  if (typeof value === "number") return String(value).replace(".", decimal);
  // A spreadsheet takes what begins so for a formula.
  const text = (value ?? "").replace(/^(?=[=+\-@\t\r])/, "'");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
