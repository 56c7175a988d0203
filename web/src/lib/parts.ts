// The parts of the page that are fetched when they are first wanted: what one sees first stays light.

export const parts = {
  table: () => import("../table/TableScreen.svelte"),
  replay: () => import("../around/Replay.svelte"),
  setup: () => import("../around/SetupDialog.svelte"),
  settings: () => import("../around/SettingsDialog.svelte"),
  solitaire: () => import("../solo/solitaire/SolitairePage.svelte"),
  connect: () => import("../solo/connect/ConnectPage.svelte"),
  calculator: () => import("../calculator/CalculatorPage.svelte"),
  book: () => import("../book/BookPage.svelte"),
  household: () => import("../household/HouseholdPage.svelte"),
  layoutEditor: () => import("../solo/editor/EditorPage.svelte"),
} as const;

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
