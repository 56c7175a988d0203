// The time for a move, in words.

import type { Pace } from "../wire/generated";
import { t } from "../words/i18n.svelte";

export const PACES = ["none", "10", "20", "30", "60", "1d", "2d", "3d"] as const satisfies readonly Pace[];
/** Seconds in each hand for moves that take longer. */
export const BANKS = [0, 30, 60, 120, 300] as const;

export const byDays = (pace: Pace): boolean => pace.endsWith("d");

export function paceWords(pace: Pace): string {
  if (pace === "none") return t("pace-none");
  if (byDays(pace)) return t("pace-days", { days: Number.parseInt(pace, 10) });
  return t("friends-seconds", { seconds: Number(pace) });
}

export function bankWords(seconds: number): string {
  return seconds === 0 ? t("pace-bank-none") : t("friends-seconds", { seconds });
}
