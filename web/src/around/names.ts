// What the people at a table are called, their winds in short, and the names of rounds.

import { t, tAttr } from "../lib/i18n.svelte";
import type { SeatView, TableView } from "../lib/protocol";

export function nameOf(view: TableView, seat: number): string {
  return view.seats.find((it) => it.seat === seat)?.name ?? String(seat + 1);
}

export function windOf(view: TableView, seat: number): SeatView["wind"] {
  return view.seats.find((it) => it.seat === seat)?.wind ?? "east";
}

/** The wind's letter in the language: "В" for восток. */
export function windLetter(wind: SeatView["wind"]): string {
  return t(`winds-letter-${wind}`);
}

/** "East round". */
export function roundName(wind: SeatView["wind"]): string {
  return tAttr(`wind-${wind}`, "round");
}
