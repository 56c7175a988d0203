// What the score book says of entries and players.

import { placeInMatch, type SeatBadge } from "../hand/names";
import { toldApart } from "../kit/toldApart";
import type { Entry, ScoreBook, Sheet, SheetNext } from "../wire/generated";
import { formatList, formatNumber, t } from "../words/i18n.svelte";

/**
 * The name of a player, told apart from everybody else in the match; where nobody wrote a name the number of his seat, which
 * stays when the winds go round.
 */
export function nameIn(book: Pick<ScoreBook, "names">, seat: number): string {
  const names = book.names.map((name, at) => name || t("scorebook-player-number", { number: at + 1 }));
  return toldApart(names)[seat] ?? t("scorebook-player-number", { number: seat + 1 });
}

/** What stands before a player's name: his own wind in a hand, or the number of his seat where seats have numbers. */
export function badgeIn(sheet: Pick<Sheet, "winds" | "seat_names">, seat: number, dealer: number): SeatBadge {
  const count = sheet.winds.length;
  const numbered = sheet.seat_names === "numbers";
  const wind = sheet.winds[numbered ? seat : (seat - dealer + count) % count] ?? "E";
  return { wind, number: numbered ? seat + 1 : null };
}

/** "East round · hand 3"; where seats have numbers no wind prevails. */
export function placeOf(
  sheet: Pick<Sheet, "seat_names">,
  { hand, round_wind }: Pick<SheetNext, "hand" | "round_wind">,
): string {
  return placeInMatch({ hand, hands: 0, round_wind, seat_names: sheet.seat_names });
}

/** "Ewa, 64", "drawn hand": an entry in short. */
export function saidOf(book: ScoreBook, entry: Entry | null, sheet: Sheet | null): string {
  if (!entry) return "";
  if (entry.type === "won") {
    const worths = sheet?.entries.find((it) => it.id === entry.id)?.worths ?? [];
    const totals = entry.winners.map((seat) => worths.find((it) => it.seat === seat)?.total);
    const names = formatList(entry.winners.map((seat) => nameIn(book, seat)));
    return [names, ...totals.flatMap((total) => (total === undefined ? [] : [formatNumber(total)]))].join(", ");
  }
  if (entry.type === "drawn") return t("scorebook-drawn-short");
  if (entry.type === "false_win") return t("scorebook-false-of", { name: nameIn(book, entry.seat) });
  return t("scorebook-correction-of", { reason: entry.reason });
}

/** What somebody wrote, as a whole number; null where it is none. */
export function wholeNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace("−", "-")
    .replaceAll(/[\s\u00a0\u202f]/g, "");
  return /^-?\d{1,8}$/.test(plain) ? Number(plain) : null;
}
