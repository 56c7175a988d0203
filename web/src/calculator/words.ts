// What the calculator says, in the chosen language: what a hand lacks, what it is worth, why a tile cannot be laid.

import { formatChoice, formatNumber, formatList, t, idOf } from "../words/i18n.svelte";
import { tileName, tileObject } from "../tiles/names";
import type { Refusal } from "../hand/sheet";
import type { NotationFault, Reading } from "../hand/notation";
import type { CalculatorAnswer, Obstacle, CalculatorMissing, Wait } from "../wire/generated";

/** "48 or 104". */
function either(numbers: readonly number[]): string {
  return formatChoice(numbers.map(formatNumber));
}

/** Every different worth that the waits can bring, ascending. */
export function worths(waits: readonly Wait[]): number[] {
  const all = waits.flatMap((wait) => [wait.by_wall, wait.by_discard]).filter((worth) => worth !== null);
  return [...new Set(all)].toSorted((one, other) => one - other);
}

const MOST_NAMED = 5;

/** "waits for a three of dots and a six of dots; worth 48 or 104". Many waits are counted, not named. */
export function waitsText(waits: readonly Wait[]): string {
  const found = worths(waits);
  if (found.length === 0)
    return t("calculator-waits-barred", { tiles: formatList(waits.map((wait) => tileObject(wait.tile))) });
  const [least = 0, most = least] = [found[0], found.at(-1)];
  const worth =
    found.length > 3
      ? t("calculator-from-to", { least: formatNumber(least), most: formatNumber(most) })
      : either(found);
  if (waits.length > MOST_NAMED) return t("calculator-waits-many", { count: waits.length, worth });
  return t("calculator-waits", { tiles: formatList(waits.map((wait) => tileObject(wait.tile))), worth });
}

/** Something that the rules ask of a win, and the hand has not. */
export function barText({ kind, needs, has, form }: Obstacle): string {
  return t(idOf("calculator-bar", kind), {
    needs: formatNumber(needs ?? 0),
    has: formatNumber(has ?? 0),
    form: form && ruleName(form),
  });
}

function ruleName(rule: string): string {
  return t(idOf("pattern", rule));
}

/** The one sentence that says where the hand stands. */
export function headline(answer: CalculatorAnswer): string {
  const { missing } = answer;
  if (!missing) {
    const limits = answer.lines.filter((line) => line.limit).map((line) => line.rule);
    return limits.length > 0
      ? t("calculator-limit", { names: formatList(limits.map(ruleName)), total: formatNumber(answer.total) })
      : t("calculator-worth", { worth: t("points-count", { count: answer.total }) });
  }
  if (missing.to_lay > 0) return t("calculator-to-lay", { count: missing.to_lay });
  if (missing.distance < 0)
    return t(missing.obstacles.length > 0 ? "calculator-complete-barred" : "calculator-complete-unwon");
  if (missing.waits.length > 0) return t("calculator-short", { count: 1 });
  if (missing.distance === 0 && missing.discards.length === 0) return t("calculator-no-wait");
  return t("calculator-short", { count: missing.distance + 1 });
}

/** What follows the headline, and what there is to look at below it. */
export function advice(missing: CalculatorMissing): string {
  if (missing.waits.length > 0) return waitsText(missing.waits);
  const [best] = missing.discards;
  if (best) {
    const tile = tileObject(best.tile);
    return best.waits.length > 0
      ? t("calculator-discard-waits", { tile, waits: waitsText(best.waits) })
      : t("calculator-discard", { tile });
  }
  return missing.useful.length > 0 ? t("calculator-useful") : "";
}

/** All of it in one breath, for who listens. */
export function spoken(answer: CalculatorAnswer): string {
  const { missing } = answer;
  const said = [headline(answer), ...(missing ? [advice(missing), ...missing.obstacles.map(barText)] : [])].filter(
    Boolean,
  );
  return said.map((sentence) => (/[.:]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

export function refusalText({ reason, tile }: Refusal): string {
  return t(`calculator-why-${reason}`, { tile: tileName(tile) });
}

export function faultText({ reason, at, piece }: NotationFault): string {
  return t(`calculator-notation-${reason}`, { piece, at: at + 1 });
}

/** Why a text is no hand; null where it is one. */
export function readingFault(reading: Reading): string | null {
  if ("fault" in reading) return faultText(reading.fault);
  return "refusal" in reading ? refusalText(reading.refusal) : null;
}
