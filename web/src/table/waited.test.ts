// @vitest-environment jsdom
// Where everybody waits, those who are here may end the waiting after two minutes.
import "../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { expect, onTestFinished, test } from "vitest";
import { comeIn, eachTestBeginsAnew, fixture, server, session, sit } from "../../tests/support/live-table";
import type { People } from "../wire/generated";
import { refusal } from "../../tests/support/told";
import { i18n } from "../words/i18n.svelte";
import Waited from "./Waited.svelte";

eachTestBeginsAnew();

function away(may_stand_in: boolean, agreed: People["away"] = "wait"): void {
  const people = [
    { seat: 3, state: "here" as const, played_for: false, may_stand_in: false },
    { seat: 1, state: "away" as const, played_for: false, may_stand_in },
  ];
  server.tell({ type: "people", people, away: agreed });
  flushSync();
}

function shown(): HTMLElement {
  i18n.choose("en");
  const view = fixture("early", { version: 7 });
  view.me = 3;
  view.seats[1]!.name = "Ben";
  sit(view);
  const target = document.createElement("div");
  const made = mount(Waited, { target, props: { view, company: session.company, proposals: session.proposals } });
  onTestFinished(() => void unmount(made));
  flushSync();
  return target;
}

function press(target: HTMLElement, action: string): void {
  target.querySelector<HTMLButtonElement>(`[data-action=${action}]`)!.click();
  flushSync();
}

test("a bot is proposed by one press", () => {
  const target = shown();
  away(false);
  expect(target.textContent).toBe("");
  away(true);
  expect(target.textContent).toContain("Ben has been away for two minutes");
  press(target, "stand-in");
  expect(server.sent.at(-1)).toMatchObject({ type: "propose", what: "stand_in", seat: 1 });
});

test("who would rather wait is not asked again until somebody was back", () => {
  const target = shown();
  away(true);
  press(target, "wait-on");
  expect(target.textContent).toBe("");
  away(true);
  expect(target.textContent).toBe("");
  away(false);
  away(true);
  expect(target.textContent).toContain("Ben");
});

test("where the table decides at once it is asked where everything is proposed", () => {
  const target = shown();
  away(true, "vote");
  expect([target.textContent, session.company.missed]).toEqual(["", [1]]);
});

test("a seat that was given away before the first deal ends the table for this page, and is not tried again", () => {
  for (const code of ["removed", "begun_without"] as const) {
    sit(fixture("early"));
    server.tell(refusal(code));
    expect([session.ended?.code, session.lobby, session.seatIsLost]).toEqual([code, null, true]);
    session.close();
  }
});

test("a seat that was given away while its person was off the line is lost", () => {
  comeIn();
  server.tell({ type: "welcome", build: "0123", set_back: false, several: false });
  server.tell(refusal("wrong_token"));
  expect([session.ended?.code, session.seatIsLost]).toEqual(["wrong_token", true]);
});

test("a word that came too late for its seat loses no seat", () => {
  sit(fixture("early"));
  server.tell(refusal("wrong_token"));
  expect([session.ended?.code, session.seatIsLost]).toEqual(["wrong_token", false]);
});

test("a table that is not there loses no seat", () => {
  comeIn();
  server.tell(refusal("no_such_table"));
  expect([session.ended?.code, session.seatIsLost]).toEqual(["no_such_table", false]);
});
