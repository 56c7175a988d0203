// The rooms of the page. They are fetched when they are first wanted: what one sees first stays light.

import type { Route } from "./kit/router.svelte";
import { t } from "./words/i18n.svelte";

export const parts = {
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  setup: () => import("./setup/SetupDialog.svelte"),
  settings: () => import("./kit/settings/SettingsDialog.svelte"),
  solitaire: () => import("./solo/solitaire/SolitairePage.svelte"),
  connect: () => import("./solo/connect/ConnectPage.svelte"),
  calculator: () => import("./calculator/CalculatorPage.svelte"),
  book: () => import("./book/BookPage.svelte"),
  household: () => import("./household/HouseholdPage.svelte"),
  layoutEditor: () => import("./solo/editor/EditorPage.svelte"),
} as const;

/** The games for one that are kept for when no server answers. */
export const keptGames = (): Promise<unknown> => import("./solo/board/offline");

/**
 * Fetches parts while nothing else is to be done, so that they are there at the first click, and also when the server is gone
 * by then. One that does not come now is asked for again when it is wanted.
 */
export function fetchAhead(...ahead: readonly (() => Promise<unknown>)[]): void {
  const idle: (then: () => void) => unknown = typeof requestIdleCallback === "function" ? requestIdleCallback : (then) => setTimeout(then, 200);
  const [first, ...rest] = ahead;
  if (!first) return;
  idle(() => {
    first().then(() => fetchAhead(...rest), () => undefined);
  });
}

/** What the browser's tab says. */
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
