// What a rule gives, in figures.

import { formatNumber, t } from "../words/i18n.svelte";

/** What so many doubles multiply by: "× 8". */
export function factorText(doubles: number): string {
  return `× ${formatNumber(2 ** doubles)}`;
}

/** "4", "× 2", "4 × 2", "limit". */
export function worthText({ points, doubles, limit }: { points: number; doubles: number; limit: boolean }): string {
  if (limit) return t("bill-limit-word");
  const parts = [points !== 0 || doubles === 0 ? formatNumber(points) : "", doubles > 0 ? factorText(doubles) : ""];
  return parts.filter(Boolean).join(" ");
}
