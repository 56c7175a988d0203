// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import { eachTestBeginsAnew, fixture, press, server, session, sit, tileOf } from "../../../tests/support/live-table";
import { settings } from "../../kit/settings/settings.svelte";
import { GUARD_MS } from "./own-hand.svelte";

eachTestBeginsAnew();

describe("discarding", () => {
  test("with the guard a first press lifts the tile and a second one plays it", () => {
    sit(fixture("early"));
    press("6m");
    expect(session.hand.chosen?.code).toBe("6m");
    expect(server.actions).toEqual([]);
    press("6m");
    expect(server.actions).toEqual(["discard 6m"]);
  });

  test("lifting another tile puts the first one down", () => {
    sit(fixture("early"));
    press("6m");
    press("2m");
    expect(session.hand.chosen?.code).toBe("2m");
    expect(server.actions).toEqual([]);
  });

  test("without the guard one press plays", () => {
    settings.misclickGuard = false;
    sit(fixture("early"));
    press("6m");
    expect(server.actions).toEqual(["discard 6m"]);
  });

  test("answers the version that is shown, and is sent once", () => {
    sit(fixture("early", { version: 41 }));
    press("6m");
    press("6m");
    press("2m");
    press("2m");
    expect(server.sent.filter((message) => message.type === "act")).toEqual([
      { type: "act", version: 41, action: "discard 6m" },
    ]);
  });

  test("a dangerous tile asks for a second word", () => {
    sit(fixture("early", { dangerous: ["2m"] }));
    press("2m");
    press("2m");
    expect(server.actions).toEqual([]);
    expect([session.hand.doubt?.about, session.hand.doubt?.tile?.code]).toEqual(["danger", "2m"]);
    vi.advanceTimersByTime(GUARD_MS);
    press("2m");
    expect(server.actions).toEqual(["discard 2m"]);
  });

  test("a second word that came with the first is none: nobody has read the question", () => {
    settings.misclickGuard = false;
    sit(fixture("early", { dangerous: ["2m"] }));
    press("2m");
    press("2m");
    expect([session.hand.doubt?.about, server.actions]).toEqual(["danger", []]);
  });

  test("choosing another tile forgets the warning", () => {
    sit(fixture("early", { dangerous: ["2m"] }));
    press("2m");
    press("2m");
    press("6m");
    expect(session.hand.doubt).toBeNull();
    press("2m");
    press("2m");
    expect(server.actions).toEqual([]);
  });

  test("a declaration goes with the discard, and only tiles that allow it can then be played", () => {
    sit(fixture("flowers"));
    expect(session.hand.declarations).toEqual(["ready"]);
    session.hand.declare = "ready";
    expect(session.hand.canDiscard("9s")).toBe(true);
    expect(session.hand.canDiscard("2m")).toBe(false);
    press("9s");
    press("9s");
    expect(server.actions).toEqual(["discard 9s ready"]);
  });

  test("when it is another's turn, tiles can be lifted but not played", () => {
    sit(fixture("early", { legal: [], turn: 2 }));
    press("6m");
    press("6m");
    expect(server.actions).toEqual([]);
    expect(session.hand.active).toBe(false);
  });
});

describe("the order of the hand", () => {
  test("arranging by hand switches sorting off and says so; new tiles then come to the right", () => {
    sit(fixture("early"));
    session.hand.move(tileOf(session, "2m"), 5);
    expect(settings.sortHand).toBe(false);
    expect(session.notices.list.map((notice) => notice.message)).toEqual(["table-auto-sort-off"]);
    expect(session.hand.tiles[5]?.code).toBe("2m");
    session.hand.sort();
    expect(session.hand.tiles[0]?.code).toBe("2m");
    expect(settings.sortHand).toBe(true);
  });
});
