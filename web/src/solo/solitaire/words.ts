// Names of layouts and deals in the player's language.

import { formatMoment, formatNumber, i18n, t, tHas, idOf } from "../../words/i18n.svelte";
import { isDaily, isOwn } from "./deals";
import { ownLayouts } from "./saved";

export function layoutName(layout: string): string {
  if (isOwn(layout)) return ownLayouts().find((own) => own.id === layout)?.name ?? t("solo-layout-own");
  const message = idOf("solo-layout", layout);
  return tHas(message) ? t(message) : layout;
}

/** "Deal no. 271 828", "Deal of 21 June". */
export function dealName(deal: string): string {
  if (isDaily(deal)) return t("solo-deal-daily", { day: dayName(deal) });
  const number = formatNumber(Number(deal.replace(/^s/, "")));
  return deal.startsWith("s") ? t("solo-deal-shuffled", { number }) : t("solo-deal-number", { number });
}

/** "21 June". */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export { formatMoment };
