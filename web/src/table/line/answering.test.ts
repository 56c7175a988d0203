// @vitest-environment jsdom
import "../../../tests/support/media";
import { describe, expect, test, vi } from "vitest";
import {
  act,
  claims,
  eachTestBeginsAnew,
  fixture,
  press,
  server,
  session,
  sit,
} from "../../../tests/support/live-table";
import { event, refusal } from "../../../tests/support/told";

eachTestBeginsAnew();

describe("refusals", () => {
  test("are shown, and the person may act again", () => {
    sit(fixture("early"));
    press("6m");
    press("6m");
    server.tell(refusal("illegal_action"));
    expect(session.refusal?.code).toBe("illegal_action");
    press("2m");
    press("2m");
    expect(server.actions).toEqual(["discard 6m", "discard 2m"]);
  });

  test("a claim that another's answer overtook is played again in the position that came meanwhile", () => {
    for (const positionFirst of [true, false]) {
      sit(claims({ version: 9 }));
      session.act(act("pung"));
      const newer = (): void => server.update(claims({ version: 10 }));
      const stale = (): void => server.tell({ ...refusal("stale_version"), version: 10 });
      if (positionFirst) newer();
      stale();
      if (!positionFirst) newer();
      expect(session.refusal).toBeNull();
      const acts = server.sent.filter((message) => message.type === "act");
      expect(acts).toEqual([
        { type: "act", version: 9, action: "pung" },
        { type: "act", version: 10, action: "pung" },
      ]);
      session.close();
    }
  });

  test("but never to another question", () => {
    sit(claims({ version: 9 }));
    session.act(act("pung"));
    server.tell({ ...refusal("stale_version"), version: 10 });
    server.update(claims({ version: 10, last_discard: "2s", last_discarder: 3 }), event("discard", 3, "2s"));
    vi.advanceTimersByTime(5000);
    expect(server.actions).toEqual(["pung"]);
    expect(session.asked).toBe(true);
  });

  test("somebody else's answer does not let the person act twice", () => {
    sit(claims({ version: 9 }));
    session.act(act("pung"));
    server.update(claims({ version: 10 }));
    session.act(act("pass"));
    expect(server.actions).toEqual(["pung"]);
  });

  test("a wrong token ends the wait", () => {
    sit(fixture("early"));
    server.tell(refusal("wrong_token"));
    expect(session.ended?.code).toBe("wrong_token");
  });
});
