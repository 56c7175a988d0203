// @ts-check
/** Shortens path data: absolute strokes become relative ones in hundredths of a unit, without letting roundings add up. */

const COUNT = /** @type {Record<string, number>} */ ({ M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 });

/** @param {number} value @param {number} digits */
const text = (value, digits) => String(Number(value.toFixed(digits)) + 0).replace(/^(-?)0\./, "$1.");

/** @param {string[]} numbers joined with as few separators as SVG allows */
function join(numbers) {
  let out = "";
  for (const number of numbers) {
    const last = out.match(/-?\d*\.?\d*$/)?.[0] ?? "";
    const needs = out !== "" && !number.startsWith("-") && !(number.startsWith(".") && last.includes("."));
    out += (needs ? " " : "") + number;
  }
  return out;
}

/**
 * @param {string} d absolute commands M L H V Q C A Z
 * @param {number} digits decimals to keep
 */
export function shorten(d, digits) {
  const unit = 10 ** -digits;
  /** @param {number} value */
  const snap = (value) => Math.round(value / unit) * unit;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = "";
  let previous = "";
  for (const [, command, rest] of d.matchAll(/([MLHVQCAZ])([^MLHVQCAZ]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (command === "Z") {
      [x, y] = [startX, startY];
      out += "z";
      previous = "z";
      continue;
    }
    const size = COUNT[command];
    for (let i = 0; i < values.length; i += size) {
      const part = values.slice(i, i + size);
      let letter = command.toLowerCase();
      /** @type {string[]} */
      let numbers;
      let [nextX, nextY] = [x, y];
      if (command === "H" || command === "V") {
        if (command === "H") nextX = snap(part[0]);
        else nextY = snap(part[0]);
        numbers = [text(command === "H" ? nextX - x : nextY - y, digits)];
      } else if (command === "A") {
        [nextX, nextY] = [snap(part[5]), snap(part[6])];
        numbers = [
          ...part.slice(0, 2).map((v) => text(v, digits)),
          ...part.slice(2, 5).map(String),
          text(nextX - x, digits),
          text(nextY - y, digits),
        ];
      } else {
        nextX = snap(part[size - 2]);
        nextY = snap(part[size - 1]);
        numbers = part.map((value, k) => text(snap(value) - (k % 2 ? y : x), digits));
      }
      if (command === "M") {
        letter = i === 0 ? "m" : "l";
        if (i === 0) [startX, startY] = [nextX, nextY];
      }
      const body = join(numbers);
      const implied = letter === previous && letter !== "m";
      const seam = implied && !body.startsWith("-") ? " " : "";
      out += implied ? seam + body : letter + body;
      previous = letter;
      [x, y] = [nextX, nextY];
    }
  }
  return out.replace(/^m/, "M");
}
