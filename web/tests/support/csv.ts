// Tables read back, as a spreadsheet does, or a program.

import type { Reader } from "../../src/kit/csv";

/**
 * The rows of a table. One for spreadsheets has to begin with the mark of UTF-8, and every line of it has to end as in Windows; one for
 * programs has commas, and neither.
 */
export function readCsv(text: string, reader: Reader = "spreadsheets"): string[][] {
  const [mark, delimiter, end] = reader === "spreadsheets" ? ["\ufeff", ";", "\r\n"] : ["", ",", "\n"];
  if (text.startsWith("\ufeff") !== (mark !== "")) throw new Error("there is no mark, or one too many");
  const rows: string[][] = [];
  let row: string[] = [];
  let at = mark.length;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
      if (!quoted) throw new Error(`a quote is open at ${at}`);
      cell = (quoted[1] ?? "").replaceAll('""', '"');
      at += quoted[0].length;
    } else {
      cell = (delimiter === ";" ? /^[^;\r\n"]*/ : /^[^,\r\n"]*/).exec(text.slice(at))?.[0] ?? "";
      at += cell.length;
    }
    row.push(cell);
    if (text[at] === delimiter) at += 1;
    else if (text.startsWith(end, at)) {
      rows.push(row);
      row = [];
      at += end.length;
    } else throw new Error(`neither a cell nor a line ends at ${at}`);
  }
  return rows;
}
