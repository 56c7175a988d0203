// Tables read back, as a spreadsheet does.

/** The rows of a table for spreadsheets; it has to begin with the mark of UTF-8, and every line has to end as in Windows. */
export function readCsv(text: string): string[][] {
  if (!text.startsWith("\ufeff")) throw new Error("there is no mark");
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
      if (!quoted) throw new Error(`a quote is open at ${at}`);
      cell = (quoted[1] ?? "").replaceAll('""', '"');
      at += quoted[0].length;
    } else {
      cell = /^[^;\r\n"]*/.exec(text.slice(at))?.[0] ?? "";
      at += cell.length;
    }
    row.push(cell);
    if (text[at] === ";") at += 1;
    else if (text.startsWith("\r\n", at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`neither a cell nor a line ends at ${at}`);
  }
  return rows;
}
