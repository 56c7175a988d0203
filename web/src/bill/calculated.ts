// A hand at the table as the calculator's.

import type { OpenHand } from "../hand/openHand";
import { href } from "../kit/router/router.svelte";
import type { Ending, SeatBill, TableView } from "../wire/generated";
import { emptySheet, events, sources, type Sheet } from "../hand/sheet";
import { writeLink } from "./link";

/** The address at which the calculator shows the hand of a bill at the table. */
export function linkFromTable(view: TableView, result: Ending, bill: SeatBill, open: OpenHand): string {
  const seat = view.seats.find((it) => it.seat === bill.seat);
  const said = new Set(bill.lines.map((line) => line.rule));
  if (seat?.ready !== undefined && seat.ready !== "no") said.add("ready");
  if (seat?.ready === "at_once") said.add("ready_at_once");
  const happened = events.filter((event) => said.has(event));
  const hand = [...open.concealed, ...(open.won === null ? [] : [open.won])];
  const sheet: Sheet = {
    ...emptySheet,
    hand,
    last: hand.at(-1) ?? null,
    sets: open.melds.map(({ kind, tiles }) => ({ kind: kind === "added_kong" ? "kong" : kind, tiles })),
    flowers: open.flowers,
    seat: seat?.wind ?? "E",
    round: view.round_wind,
    // Of a hand that was dealt complete there is none.
    source: sources.find((it) => it === result.source) ?? emptySheet.source,
    won: bill.won,
    events: happened,
  };
  return href("calculator", { query: writeLink(sheet, { rules: view.rules, options: view.options }) });
}
