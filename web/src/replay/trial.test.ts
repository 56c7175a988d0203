// What came of moves that were tried: in words, on one scale, asked for while the dialogue is open.
// @vitest-environment jsdom
import "../../tests/support/dialog";
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { act } from "../../tests/support/live-table";
import { noSizes } from "../../tests/support/show";
import type { Trial, TriedMove } from "../wire/generated";
import { i18n } from "../words/i18n.svelte";
import CoachBox from "./CoachBox.svelte";
import { placeOf, reasonOf } from "../table/coach/tried";
import { costOf } from "./trial";

const move = (word: string, difference: number, reach: number): TriedMove => ({
  action: act(word),
  difference,
  low: difference - reach,
  high: difference + reach,
  won: 0.25,
  fed: 0.1,
  drawn_on: 0.1,
  passed_by: 0.3,
  worth: 60,
});
const moves = [move("discard 1z", 0, 0), move("discard 1m", -31.4, 20), move("discard 2m", -8, 12)];
const trial = (did: string): Trial => ({
  frame: 5,
  did,
  deals: 400,
  moves,
  reasons: did === "discard 1m" ? [{ kind: "tiles", best: 12, other: 8 }] : [],
});

beforeEach(() => {
  void i18n.choose("en");
  noSizes();
});

test("what was done cost so much, or nothing that is shown, or nothing", () => {
  expect(costOf(trial("discard 1m"))).toBe("About −31 on average (−51 to −11). Better: discard an east wind.");
  expect(costOf(trial("discard 2m"))).toBe("No clear difference from the best move.");
  expect(costOf(trial("discard 1z"))).toBe("Nothing was lost.");
  expect(reasonOf({ kind: "tiles", best: 12, other: 8 })).toBe("tiles that help then: 12, not 8");
});

test("all intervals lie on one scale, with no difference in the same place", () => {
  const places = moves.map((it) => placeOf(it, moves));
  expect(new Set(places.map(({ zero }) => zero)).size).toBe(1);
  expect(places[1]?.from).toBe(0);
  for (const { from, to } of places) expect([from >= 0, from <= to, to <= 1]).toEqual([true, true, true]);
});

test("it is asked for while the dialogue is open, shows every move, and is let go of when one leaves", async () => {
  const signals: AbortSignal[] = [];
  const question = vi.fn((_frame: number, unless: AbortSignal) => {
    signals.push(unless);
    return Promise.resolve(trial("discard 1m"));
  });
  const shown = mount(CoachBox, { target: document.body, props: { question, at: 5, onClose: () => undefined } });
  flushSync();
  expect(question).toHaveBeenCalledWith(5, signals[0]);
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll(".moves li").length).toBe(3);
  });
  expect(document.querySelector("li.mine")?.textContent).toContain("You");
  expect(document.querySelector(".how")?.textContent).toContain("400 deals");
  void unmount(shown);
  expect(signals[0]?.aborted).toBe(true);
});
