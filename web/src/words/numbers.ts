// Numbers as a language writes them. The first number that `Intl` writes costs a weak phone 60 ms, and every form of number some
// more; whole numbers below a thousand, most of what a table says, look the same in all four languages, and do without.

import { FluentNumber, type Scope } from "@fluent/bundle";
import type { Language } from "./languages.generated";

/** From here on digits are grouped, each language in its own way. */
const GROUPED = 1000;
const MINUS = "−";

const isPlain = (n: number): boolean => Number.isInteger(n) && Math.abs(n) < GROUPED;

const known = new Map<string, Intl.NumberFormat>();

/** A form of number, made once. */
export function numberForm(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let form = known.get(key);
  if (!form) known.set(key, (form = new Intl.NumberFormat(language, options)));
  return form;
}

/** A number as the language groups it, a negative one with a true minus. */
export function writeNumber(language: Language, n: number): string {
  if (isPlain(n)) return n < 0 ? `${MINUS}${-n}` : String(Math.abs(n));
  return numberForm(language).format(n).replace("-", MINUS);
}

/** A gain or a loss, its sign written out (a true minus), nothing before zero. */
export function writeSigned(language: Language, n: number): string {
  if (isPlain(n) && n !== 0) return n < 0 ? `${MINUS}${-n}` : `+${n}`;
  if (n === 0) return "0";
  return numberForm(language, { signDisplay: "exceptZero" }).format(n).replace("-", MINUS);
}

/** A number in a message: Fluent chooses the plural by it. */
export class NumberInMessage extends FluentNumber {
  override toString(scope?: Scope): string {
    return isPlain(this.value) && this.value >= 0 && Object.keys(this.opts).length === 0
      ? String(this.value)
      : super.toString(scope);
  }
}
