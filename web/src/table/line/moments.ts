// What is more than usual at a table: a hand at the limit, the last hand of a match, its end. Shown large, and said once.

import { formatList, formatSigned, t } from "../../words/i18n.svelte";
import type { GameEvent, TableView } from "../../wire/generated";
import { nameOf } from "../../hand/names";
import { ruleMessage } from "../../rules/names";

/** The winners whose hands are worth the limit by what they are, each with the names of these hands. */
export function limitHands(view: Pick<TableView, "result">): { seat: number; names: string }[] {
  return (view.result?.bills ?? [])
    .filter((bill) => bill.won)
    .map((bill) => ({
      seat: bill.seat,
      names: formatList(bill.lines.filter((line) => line.limit).map((line) => line.title ?? t(ruleMessage(line.rule)))),
    }))
    .filter(({ names }) => names !== "");
}

/** Whether this is the last hand of the match: surely, or unless the lead stays; null: it is not, or nobody can know. */
export function lastHand(
  view: Pick<TableView, "hand" | "hands" | "rounds" | "round" | "playing" | "first_dealer" | "dealer">,
): "sure" | "maybe" | null {
  if (view.hands > 0 && view.hand === view.hands) return "sure";
  if (view.rounds === 0 || view.round !== view.rounds) return null;
  const { playing } = view;
  const place = (seat: number): number => playing.indexOf(seat);
  const turns = (place(view.dealer) - place(view.first_dealer) + playing.length) % playing.length;
  return turns === playing.length - 1 ? "maybe" : null;
}

/** What is to be said beside the events themselves. */
export function momentWords(before: TableView | null, view: TableView, events: readonly GameEvent[]): string[] {
  const words: string[] = [];
  if (events.some((event) => event.kind === "deal")) {
    const last = lastHand(view);
    if (last) words.push(t(last === "sure" ? "moment-last" : "moment-last-maybe"));
  }
  if (events.some((event) => event.kind === "mahjong"))
    for (const { names } of limitHands(view)) words.push(t("moment-limit-said", { names }));
  if (before && before.phase !== "match_over" && view.phase === "match_over") words.push(matchWords(view));
  return words;
}

function matchWords(view: TableView): string {
  const scores = view.history.at(-1)?.scores ?? view.seats.map((seat) => seat.score);
  const best = Math.max(...view.playing.map((seat) => scores[seat] ?? 0));
  const first = view.playing.filter((seat) => scores[seat] === best);
  const who =
    first.length === 1 && first[0] !== undefined
      ? t("match-winner", { name: nameOf(view, first[0]), score: formatSigned(best) })
      : t("match-shared");
  return `${t("match-over")}. ${who}.`;
}
