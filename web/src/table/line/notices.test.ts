import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Obstacle } from "../../wire/generated";
import { REASON_MS, TableNotices } from "./notices.svelte";

const bar = (kind: Obstacle["kind"], tile: Obstacle["tile"] = null): Obstacle => ({
  kind,
  on: "discard",
  tile,
  tiles: [],
  needs: null,
  has: null,
  form: "",
  source: "",
});

let notices: TableNotices;
const messages = (): string[] => notices.list.map((notice) => notice.message);

beforeEach(() => {
  vi.useFakeTimers();
  notices = new TableNotices();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("notices", () => {
  test("go after a while, a reason later than what was done", () => {
    notices.tell("table-auto-win", {});
    notices.tellBar(bar("furiten"));
    vi.advanceTimersByTime(REASON_MS / 2);
    expect(notices.list.map((notice) => notice.bar?.kind)).toEqual(["furiten"]);
    vi.advanceTimersByTime(REASON_MS / 2);
    expect(notices.list).toEqual([]);
  });

  test("the same once more stays one and stays its whole time; two flowers are two", () => {
    notices.tell("table-auto-pass", { tile: "1m" });
    vi.advanceTimersByTime(3000);
    notices.tell("table-auto-pass", { tile: "2m" });
    vi.advanceTimersByTime(3000);
    expect(notices.list.map((notice) => notice.args)).toEqual([{ tile: "2m" }]);
    notices.tell("table-auto-flower", { tile: "1f" });
    notices.tell("table-auto-flower", { tile: "2f" });
    notices.tell("table-auto-flower", { tile: "2f" });
    expect(notices.list.map((notice) => notice.args["tile"])).toEqual(["2m", "1f", "2f"]);
  });

  test("a fourth puts the oldest away", () => {
    notices.tell("table-auto-win", {});
    notices.tell("table-auto-pass", {});
    notices.tell("table-auto-sort-off", {});
    notices.tell("table-bot-failed", {});
    expect(messages()).toEqual(["table-auto-pass", "table-auto-sort-off", "table-bot-failed"]);
  });

  test("one reason a kind", () => {
    notices.tellBar(bar("furiten", "1m"));
    notices.tellBar(bar("furiten", "2m"));
    expect(notices.list.map((notice) => notice.bar?.tile)).toEqual(["2m"]);
  });
});
