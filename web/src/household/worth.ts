// What a pattern is worth, in words.

import { formatNumber, t, idOf } from "../words/i18n.svelte";
import type { HouseholdRow, HouseholdWorth } from "../wire/generated";

export const isCounted = (worth: HouseholdWorth): boolean =>
  worth === "points" || worth === "doubles" || worth === "flat";

/** What a file allows for each way to state a worth. */
export const bounds: Readonly<Record<"points" | "doubles" | "flat", readonly [number, number]>> = {
  points: [0, 10_000],
  doubles: [1, 10],
  flat: [1, 1_000_000],
};

export function worthWords({ worth, amount }: Pick<HouseholdRow, "worth" | "amount">): string {
  switch (worth) {
    case "points":
      return t("points-count", { count: amount });
    case "doubles":
      return t("doubles-count", { count: amount });
    case "flat":
      return formatNumber(amount);
    default:
      return t(idOf("household-worth", worth));
  }
}
