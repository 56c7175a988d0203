// Who sits at a table: which portrait is whose.

import type { SeatView, TableView } from "../wire/generated";

/** A bot; a person, and a chair that stays empty, have no portrait. */
export function isBot(seat: Pick<SeatView, "player">): boolean {
  return seat.player !== "person" && seat.player !== "nobody";
}

/** The bot whose portrait is shown at a seat; empty where it is somebody else of the same kind, null where no bot sits. */
export function portraitAt(view: Pick<TableView, "seats">, seat: number): string | null {
  const sitting = view.seats.find((it) => it.seat === seat);
  if (!sitting || !isBot(sitting)) return null;
  const first = view.seats.find((it) => it.player === sitting.player);
  return first?.seat === seat ? sitting.player : "";
}
