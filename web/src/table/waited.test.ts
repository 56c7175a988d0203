// @vitest-environment jsdom
// Where everybody waits, those who are here may end the waiting after two minutes.
import "../../tests/support/media";
import { flushSync, mount, tick, unmount } from "svelte";
import { expect, onTestFinished, test, vi } from "vitest";
import { announcer } from "../kit/announcer/announcer.svelte";
import { comeIn, eachTestBeginsAnew, fixture, server, session, sit } from "../../tests/support/live-table";
import type { People, Proposal } from "../wire/generated";
import { refusal } from "../../tests/support/told";
import { i18n } from "../words/i18n.svelte";
import Waited from "./Waited.svelte";

eachTestBeginsAnew();

const PROPOSED: Proposal = {
  type: "proposal",
  number: 1,
  what: "stand_in",
  by: 3,
  seat: 1,
  outcome: "open",
  asked: [3],
  agreed: [3],
  left_ms: 20_000,
  refused_by: null,
  again: null,
};

function away(may_stand_in: boolean, agreed: People["away"] = "wait"): void {
  const people = [
    { seat: 3, state: "here" as const, played_for: false, may_stand_in: false },
    { seat: 1, state: "away" as const, played_for: false, may_stand_in },
  ];
  server.tell({ type: "people", people, away: agreed });
  flushSync();
}

const onGone = vi.fn();

function shown(): HTMLElement {
  void i18n.choose("en");
  const view = fixture("early", { version: 7 });
  view.me = 3;
  view.seats[1]!.name = "Ben";
  sit(view);
  const target = document.createElement("div");
  document.body.append(target);
  const { company, proposals } = session;
  onGone.mockClear();
  const made = mount(Waited, { target, props: { view, company, proposals, onGone } });
  onTestFinished(() => {
    void unmount(made);
    target.remove();
  });
  flushSync();
  return target;
}

function press(target: HTMLElement, action: string): void {
  const button = target.querySelector<HTMLButtonElement>(`[data-action=${action}]`)!;
  button.focus();
  button.click();
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

test("it is read out once, in the region that is always there", () => {
  const target = shown();
  const say = vi.spyOn(announcer, "say");
  onTestFinished(() => say.mockRestore());
  away(true);
  away(true);
  expect(target.querySelector("[role=status]")).toBeNull();
  expect(say.mock.calls).toEqual([["Ben has been away for two minutes. A bot can play until Ben is back."]]);
});

test("the game has the focus back once it is gone: by an answer, by a proposal, by itself", async () => {
  const target = shown();
  for (const end of ["wait-on", "stand-in", "back"]) {
    away(false);
    away(true);
    onGone.mockClear();
    if (end === "back") {
      target.querySelector<HTMLButtonElement>("[data-action=wait-on]")!.focus();
      away(false);
    } else {
      press(target, end);
    }
    if (end === "stand-in") {
      expect(onGone).not.toHaveBeenCalled();
      server.tell({ ...PROPOSED, outcome: "open" });
      flushSync();
    }
    await tick();
    expect([end, target.textContent, onGone.mock.calls.length]).toEqual([end, "", 1]);
    if (end === "stand-in") server.tell({ ...PROPOSED, outcome: "lapsed" });
  }
});

test("the focus stays where it is when it was elsewhere", async () => {
  const target = shown();
  away(true);
  away(false);
  await tick();
  expect([target.textContent, onGone.mock.calls.length]).toEqual(["", 0]);
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
