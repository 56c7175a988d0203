// What the browser's tab says.

import { t } from "../lib/i18n.svelte";
import type { Route } from "../lib/router.svelte";

export function pageTitle(route: Route): string {
  switch (route.name) {
    case "play":
      return `${t("setup-title")} · Eastwind`;
    case "settings":
      return `${t("settings-title")} · Eastwind`;
    case "table":
      return `${t("title-table")} · Eastwind`;
    case "replay":
      return `${t("replay-title")} · Eastwind`;
    case "solitaire":
    case "connect":
      return `${t(`place-${route.name}`)} · Eastwind`;
    case "calculator":
      return `${t("calculator-title")} · Eastwind`;
    case "book":
      return `${t("rulebook-title")} · Eastwind`;
    case "rules":
      return `${t("household-title")} · Eastwind`;
    case "layout-editor":
      return `${t("solo-editor")} · Eastwind`;
    default:
      return t("title-home");
  }
}
