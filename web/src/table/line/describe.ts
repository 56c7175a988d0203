// The table in words, in the chosen language: one sentence for everything that happens.

import { badgeOf, nameOf } from "../../hand/names";
import { tileObject } from "../../tiles/names";
import { formatList, t, idOf } from "../../words/i18n.svelte";
import type { GameEvent, TableView } from "../../wire/generated";
import { voluntaryDeclarations, type Choices } from "./choices";

/** A name, or "you" for the viewer. */
export function seatName(view: TableView, seat: number): string {
  return nameOf(view, seat);
}

/** Who leads the hand that was dealt; where seats have numbers there is no East. */
export function dealWords(view: TableView): string {
  const { number } = badgeOf(view, view.dealer);
  const args = { hand: view.hand, name: nameOf(view, view.dealer), who: view.dealer === view.me ? "me" : "other" };
  return number === null ? t("table-event-deal", args) : t("table-event-deal-number", args);
}

/** One event as a sentence; "" when there is nothing to say. The viewer is addressed as "you". */
export function describeEvent(event: GameEvent, view: TableView): string {
  const me = event.seat === view.me;
  const who = event.seat === null ? "" : nameOf(view, event.seat);
  const from = event.source === null ? "" : nameOf(view, event.source);
  const tile = tileObject(event.tile);
  // Variants of one message: `who` is "me" when the viewer does it, `whose` when it was their discard.
  const args = { who: me ? "me" : "other", whose: event.source === view.me ? "me" : "other", name: who, from, tile };
  switch (event.kind) {
    case "deal":
      return dealWords(view);
    case "flower":
      return t("table-event-flower", args);
    case "replacement":
      return event.tile !== null && me ? t("table-event-replacement", args) : "";
    case "draw":
      return event.tile !== null && me ? t("table-event-draw", args) : "";
    case "discard":
      return t("table-event-discard", args);
    case "ready":
      return event.word === "at_once" ? t("table-event-at-once", args) : t("table-event-ready", args);
    case "claim":
      // A claim that goes through is told by the set or the win that follows it.
      return event.won === false && event.word ? t(idOf("table-event-lost", event.word), args) : "";
    case "chow":
      return t("table-event-chow", args);
    case "pung":
      return t("table-event-pung", args);
    case "kong":
      return t("table-event-kong", args);
    case "added_kong":
      return t("table-event-added-kong", args);
    case "concealed_kong":
      return t("table-event-concealed-kong", args);
    case "laid_chow":
      return t("table-event-laid-chow", args);
    case "laid_pung":
      return t("table-event-laid-pung", args);
    case "rob":
      return t("table-event-rob", args);
    case "mahjong":
      return t("table-event-mahjong", args);
    case "drawn_hand":
      return view.result?.how === "claims" ? t("table-event-three-claims") : t("table-event-drawn-hand");
    case "refill":
      return t("table-event-refill");
    case "penalty":
      return t("table-event-penalty", args);
    case "match_over":
      return event.word === "stock" ? t("table-event-match-over-stock") : t("table-event-match-over");
    case "time_up":
      return view.result?.how === "dropped" ? t("table-event-time-up-dropped") : t("table-event-time-up");
    case "taken_back":
      return t("table-event-taken-back", args);
    case "again":
      return t("table-event-again", args);
    case "given_up":
      return t("table-event-given-up", args);
    case "settle":
      return "";
  }
}

/** What the person may do now, as a sentence for whoever listens; "" when nothing is asked. The words of the list of keys stand
 * inside a sentence as they are; those of the buttons call out ("Mahjong!"). */
export function describeQuestion(choices: Choices): string {
  const named = [
    choices.chows.length > 0 && t("table-keys-chow"),
    choices.pung !== null && t("table-keys-pung"),
    choices.kongs.length > 0 && t("table-keys-kong"),
    choices.own.length > 0 && t("table-keys-own"),
    choices.flowers.length > 0 && t("table-question-flower"),
    (choices.readyAtOnce !== null || voluntaryDeclarations(choices).length > 0) && t("table-question-declare"),
    choices.mahjong !== null && t("table-keys-mahjong"),
    choices.pass !== null && t("table-keys-pass"),
  ].filter((word) => word !== false);
  const question = named.length > 0 ? t("table-question", { choices: formatList(named) }) : "";
  return [choices.discards.size > 0 ? t("table-question-turn") : "", question].filter(Boolean).join(" ");
}
