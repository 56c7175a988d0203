// What the people at a table are called, their winds or numbers in short, and the names of rounds.

import { windLetter } from "../tiles/winds.svelte";
import { t, tAttr } from "../words/i18n.svelte";
import type { SeatView, TableView, Wind } from "../wire/generated";

const WORDS = { E: "east", S: "south", W: "west", N: "north" } as const satisfies Record<Wind, string>;

export function nameOf(view: TableView, seat: number): string {
  return view.seats.find((it) => it.seat === seat)?.name ?? String(seat + 1);
}

/** What stands on a seat's badge: its wind, or its number where seats have numbers. */
export interface SeatBadge {
  wind: SeatView["wind"];
  number: number | null;
}

export function badgeOf(view: Pick<TableView, "seats" | "seat_names">, seat: number): SeatBadge {
  const it = view.seats.find((one) => one.seat === seat);
  return { wind: it?.wind ?? "E", number: view.seat_names === "numbers" ? (it?.number ?? seat + 1) : null };
}

/** Everybody who plays, as a list of seats is told of them. */
export function seatsOf(view: TableView): { seat: number; name: string; badge: SeatBadge }[] {
  return view.playing.map((seat) => ({ seat, name: nameOf(view, seat), badge: badgeOf(view, seat) }));
}

/** The badge in a letter or a digit. */
export function badgeLetter({ wind, number }: SeatBadge): string {
  return number === null ? windLetter(wind) : String(number);
}

/** The badge for whoever listens: "east wind", "seat 2". */
export function badgeName({ wind, number }: SeatBadge): string {
  return number === null ? windName(wind) : t("seat-number", { number });
}

/** "east wind". */
export function windName(wind: Wind): string {
  return t(`wind-${WORDS[wind]}`);
}

/** "East round". */
export function roundName(wind: SeatView["wind"]): string {
  return tAttr(`wind-${WORDS[wind]}`, "round");
}

/** "hand 3", "hand 3 of 8" where their number is fixed. */
export function handName(view: Pick<TableView, "hand" | "hands">): string {
  return view.hands > 0
    ? t("hand-number-of", { hand: view.hand, hands: view.hands })
    : t("hand-number", { hand: view.hand });
}

/** Where in the match one is: "East round · hand 3". Where seats have numbers no wind prevails. */
export function placeInMatch(view: Pick<TableView, "hand" | "hands" | "round_wind" | "seat_names">): string {
  return view.seat_names === "winds" ? `${roundName(view.round_wind)} · ${handName(view)}` : handName(view);
}
