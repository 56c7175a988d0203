// What a person may do now, or whom he waits for, in one short line; and why something cannot be done now.

import { nameOf } from "../../hand/names";
import { tileObject } from "../../tiles/names";
import type { TileCode } from "../../tiles/codes";
import type { TableView } from "../../wire/generated";
import { t } from "../../words/i18n.svelte";
import { barText } from "./bars";
import type { Choices } from "./choices";

/** What is known of the table. */
export interface Now {
  readonly view: TableView | null;
  readonly choices: Choices;
  /** An answer is on its way. */
  readonly sending: boolean;
}

/** What can be asked for by a key or a click. */
export type Wish = "tile" | "chow" | "pung" | "kong" | "own" | "mahjong" | "flower" | "declare" | "pass";

const claiming = (view: TableView): boolean => view.phase === "claim" || view.phase === "rob";

/** Whose turn it is, also while others may still claim the discard; null when the hand is over. */
export function turnOf(view: TableView): number | null {
  return view.result === null && view.phase !== "hand_over" && view.phase !== "match_over" ? view.turn : null;
}

/** What to wait for while nothing is asked; "" where there is nothing to wait for. */
export function waitingWords({ view, sending }: Now): string {
  const turn = view && turnOf(view);
  if (!view || turn === null) return "";
  const tile = view.robbable ?? view.last_discard;
  if (claiming(view) && tile) return t("now-waiting-claims", { tile: tileObject(tile) });
  // One's own answer is there at once: nothing is said that nobody could read.
  if (turn === view.me) return sending ? "" : t("now-turn");
  if (view.phase === "declare") return t("now-waiting-others");
  return t("now-waiting", { name: nameOf(view, turn) });
}

/** Whether it is one's own turn, and what it asks; with a lifted tile, what the next press does. */
export function turnWords({ choices }: Now, lifted: TileCode | null = null): string {
  if (choices.discards.size === 0) return "";
  if (lifted && choices.discards.has(lifted)) return t("now-again", { tile: tileObject(lifted) });
  return choices.mahjong ? t("now-win") : t("table-your-turn");
}

/** Why what is wished for cannot be done now. */
export function whyNot(wish: Wish, now: Now): string {
  const { view, choices, sending } = now;
  const turn = view && turnOf(view);
  if (!view || turn === null) return view ? t("not-now-over") : "";
  const asked = choices.pass !== null || choices.discards.size > 0 || choices.flowers.length > 0;
  if (asked && wish !== "tile") {
    const bar = wish === "mahjong" ? view.obstacles[0] : undefined;
    return bar ? barText(bar) : t(`not-now-${wish}`);
  }
  if (choices.pass) return t("not-now-claim");
  if (choices.discards.size > 0) {
    const own = view.seats.find((seat) => seat.seat === view.me);
    return own && own.ready !== "no" ? t("not-now-ready") : t("not-now-tile");
  }
  if (sending || claiming(view) || view.phase === "declare" || turn === view.me) return t("not-now-others");
  return t("not-now-turn", { name: nameOf(view, turn) });
}
