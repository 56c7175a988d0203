// Who says at the table what happens: in sounds, in notices, and in words for whoever listens.

import { announce } from "../../kit/announcer/announcer.svelte";
import type { TableView } from "../../wire/generated";
import type { Told } from "../../wire/steps";
import { barText, freshBars } from "./bars";
import { automatic, sortChoices, type Automatic, type Switches } from "./choices";
import { describeEvent, describeQuestion } from "./describe";
import { momentWords } from "./moments";
import { REASON_MS, type TableNotices } from "./notices.svelte";
import { soundOf, type SoundName } from "./sound-of";

export interface Telling {
  play: (sound: SoundName) => void;
  notices: TableNotices;
  /** What the page answers by itself. */
  switches: Readonly<Switches>;
}

/** Tells of a position that is now shown. `last`: nothing waits to be shown after it. */
export function narrate(before: TableView | null, { view, events }: Told, last: boolean, telling: Telling): void {
  for (const event of events) {
    const sound = soundOf(event);
    if (sound) telling.play(sound);
  }
  const bars = view.result ? [] : freshBars(before, view);
  // Of a drawn tile one is told where one is asked.
  for (const bar of bars) if (bar.on !== "drawn") telling.notices.tellBar(bar);
  for (const seat of view.seats) {
    const failed = seat.stand_in !== null && !before?.seats.some((it) => it.seat === seat.seat && it.stand_in !== null);
    if (failed) telling.notices.tell("table-bot-failed", { name: seat.name, bot: seat.player }, REASON_MS);
  }
  if (view.hand === 1 && isAnyTurned(view)) telling.notices.tellOnce("begin-face-down", REASON_MS);
  const words = [
    ...events.map((event) => describeEvent(event, view)),
    ...momentWords(before, view, events),
    ...bars.map(barText),
  ];
  const choices = sortChoices(view.legal);
  // What the page answers by itself is not asked.
  if (last && !automatic(choices, telling.switches)) words.push(describeQuestion(choices));
  const said = words.filter(Boolean).join(" ");
  if (said) announce(said);
}

/** Whether a discard that nobody took lies face down. */
function isAnyTurned({ seats }: TableView): boolean {
  return seats.some(({ pond }) => pond.some(({ tile }) => tile === null));
}

/** Tells what the page is about to do by itself; of what nobody would answer otherwise nothing is told. */
export function tellOfItself({ action, why }: Automatic, view: TableView, notices: TableNotices): void {
  if (why === "flower") notices.tell("table-auto-flower", { tile: action.tile ?? "" });
  if (why === "pass") notices.tell("table-auto-pass", { tile: view.last_discard ?? view.robbable ?? "" });
  if (why === "chows") notices.tell("table-auto-chow", { tile: view.last_discard ?? "" });
  if (why === "win") notices.tell("table-auto-win", {});
}
