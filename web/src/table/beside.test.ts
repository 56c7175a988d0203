// @vitest-environment jsdom
// What one may do who sits alone with bots.
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test, vi } from "vitest";
import { act, eachTestBeginsAnew, fixture, server, session, sit } from "../../tests/support/live-table";
import { event } from "../../tests/support/told";
import { settings } from "../kit/settings/settings.svelte";
import { i18n } from "../words/i18n.svelte";
import BesideBots from "./BesideBots.svelte";
import { helpWords, isAlone, mayGoBeyond } from "./line/beside";

eachTestBeginsAnew();

const none = { taken_back: 0, again: 0, given_up: 0, repeated: false };

function shown(): HTMLElement {
  const target = document.createElement("div");
  const made = mount(BesideBots, { target, props: { session } });
  onTestFinished(() => void unmount(made));
  flushSync();
  return target;
}

function pressed(target: HTMLElement, deed: string): void {
  target.querySelector<HTMLButtonElement>(`[data-beside="${deed}"]`)!.click();
  flushSync();
}

test("a move is taken back by the position that is seen, and passes of the page are none", () => {
  sit(fixture("early", { version: 7, legal: [act("discard 6m")] }));
  settings.autoPass = true;
  session.takeBack();
  expect(server.sent.at(-1)).toEqual({ type: "take_back", version: 7, to: "move", passes: false });
  // one thing at a time
  const sent = server.sent.length;
  session.takeBack("deal");
  expect(server.sent).toHaveLength(sent);
  server.update(fixture("early", { version: 9, legal: [act("discard 6m")] }), event("taken_back", 0));
  session.takeBack("deal");
  expect(server.sent.at(-1)).toMatchObject({ type: "take_back", version: 9, to: "deal" });
});

test("where a move was taken back the page answers nothing by itself", () => {
  settings.autoPass = true;
  const asked = { legal: [act("pung"), act("pass")], last_discard: "5p" as const, last_discarder: 1 };
  sit(fixture("early", { version: 7, legal: [] }));
  server.update(fixture("early", { version: 8, ...asked }), event("taken_back", 0));
  vi.advanceTimersByTime(5000);
  expect(server.actions).toEqual([]);
  expect(session.asked).toBe(true);
  server.update(fixture("early", { version: 9, ...asked }), event("discard", 1, "5p"));
  vi.advanceTimersByTime(5000);
  expect(server.actions).toEqual(["pass"]);
});

test("a hand is given up, and a match ended, after one question", () => {
  void i18n.choose("en");
  sit(fixture("early", { version: 7, legal: [act("discard 6m")] }));
  const target = shown();
  const sent = server.sent.length;
  pressed(target, "leave");
  expect(target.querySelector("[role=alert]")?.textContent).toContain("End the match here?");
  expect(server.sent).toHaveLength(sent);
  pressed(target, "yes");
  expect(server.sent.at(-1)).toEqual({ type: "give_up", version: 7, what: "match" });
});

test("a match says what help was had in it", () => {
  void i18n.choose("en");
  expect(helpWords({ helped: none })).toBe("");
  expect(helpWords({ helped: { taken_back: 2, again: 1, given_up: 0, repeated: false } })).toBe(
    "With help: 2 moves taken back and 1 deal played again",
  );
});

test("with other persons at the table, and after the match, nothing of it is offered", () => {
  const view = fixture("early", {});
  expect([isAlone(view), mayGoBeyond(view)]).toEqual([true, true]);
  expect(mayGoBeyond({ ...view, phase: "match_over" })).toBe(false);
  const seats = view.seats.map((seat) => ({ ...seat, player: "person" }));
  expect(mayGoBeyond({ ...view, seats })).toBe(false);
});

test("where several people began the match nothing is taken back, whoever has left since", () => {
  void i18n.choose("en");
  const alone = fixture("early", { version: 7, legal: [act("discard 6m")] });
  const two = structuredClone(alone);
  two.seats.find(({ seat }) => seat !== two.me)!.player = "person";
  sit(two);
  server.update({ ...alone, version: 8 });
  const sent = server.sent.length;
  session.takeBack();
  session.takeBack("deal");
  expect([session.mayTakeBack, server.sent.length]).toEqual([false, sent]);
  const deeds = [...shown().querySelectorAll<HTMLElement>("[data-beside]")].map((it) => it.dataset["beside"]);
  expect(deeds).toEqual(["give-up", "leave"]);
});

test("the server says so to who comes after the others have left", () => {
  sit(fixture("early", { version: 7, legal: [act("discard 6m")] }));
  expect(session.mayTakeBack).toBe(true);
  server.tell({ type: "welcome", build: "", set_back: false, several: true });
  expect(session.mayTakeBack).toBe(false);
});
