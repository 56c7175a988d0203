// The coach beside the help: asked round after round while one thinks, let go of when the position is another one.
// @vitest-environment jsdom
import "../../../tests/support/media";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../kit/settings/settings.svelte";
import { act, fixture } from "../../../tests/support/live-table";
import { fakeServer, Memory, refused, settle } from "../../../tests/support/server";
import type { Tries, TriedMove } from "../../wire/generated";
import { i18n } from "../../words/i18n.svelte";
import CoachPart from "./CoachPart.svelte";
import { verdictOf } from "./tried";
import { Trying } from "./trying.svelte";

const move = (word: string, difference: number, reach: number): TriedMove => ({
  action: act(word),
  difference,
  low: difference - reach,
  high: difference + reach,
  won: 0.25,
  fed: 0.1,
  drawn_on: 0.1,
  passed_by: 0.4,
  worth: 60,
});
const moves = [move("discard 1z", 0, 0), move("discard 1m", -31, 20), move("discard 2m", -8, 12)];
const tries = (version: number, round: number): Tries => ({
  version,
  round,
  deals: [80, 400, 1600][round] ?? 0,
  moves,
  reasons: [{ kind: "tiles", best: 12, other: 8 }],
});
const SEAT = {
  table: "t",
  seat: 0,
  token: "secret",
  name: "Ann",
  opened: "2026-01-01T00:00:00Z",
  over: false,
  commitment: "",
  nonce: "",
};
const shown: ReturnType<typeof mount>[] = [];

beforeEach(() => {
  void i18n.choose("en");
  const memory = new Memory();
  vi.stubGlobal("localStorage", memory);
  memory.setItem("eastwind.tables", JSON.stringify([SEAT]));
  settings.coach = true;
});

afterEach(async () => {
  await Promise.all(shown.splice(0).map((it) => unmount(it)));
  document.body.replaceChildren();
  settings.coach = false;
  vi.unstubAllGlobals();
});

test("one round after the other is asked for, and each says it more closely", async () => {
  const server = fakeServer({ "/tries/7/": (_, path) => tries(7, Number(path.at(-1))) });
  const trying = new Trying();
  await trying.begin(SEAT, 7);
  expect(server.asked.map((it) => it.path)).toEqual([0, 1, 2].map((round) => `/api/tables/t/tries/7/${String(round)}`));
  expect([trying.tries?.deals, trying.busy, trying.failure]).toEqual([1600, false, null]);
});

test("whoever moves on before a round is done hears nothing of it", async () => {
  const server = fakeServer({ "/tries/": (_, path) => tries(7, Number(path.at(-1))) });
  const trying = new Trying();
  const asked = trying.begin(SEAT, 7);
  trying.stop();
  await asked;
  expect([server.asked.length, trying.tries, trying.busy]).toEqual([1, null, false]);
});

test("that the position has passed is no failure, all else is", async () => {
  const trying = new Trying();
  fakeServer({ "/tries/": () => refused(409, { code: "stale_version" }) });
  await trying.begin(SEAT, 7);
  expect([trying.failure, trying.busy]).toEqual([null, false]);
  fakeServer({ "/tries/": () => refused(503, { code: "crowded" }) });
  await trying.begin(SEAT, 7);
  expect(trying.failure?.body?.code).toBe("crowded");
});

test("what all moves say together", () => {
  const [best, worse, equal] = moves as [TriedMove, TriedMove, TriedMove];
  expect(verdictOf([best, worse])).toBe("Best: discard an east wind.");
  expect(verdictOf([best, equal, worse])).toContain("One other move is just as good.");
  expect(verdictOf([best, equal])).toBe("No clear difference between the moves.");
});

test("the moves stand beside the help while something is to be decided, and a tap makes one ready", async () => {
  fakeServer({ "/tries/": (_, path) => tries(7, Number(path.at(-1))) });
  const onTake = vi.fn();
  const view = fixture("early", {
    table: "t",
    version: 7,
    legal: [act("discard 1z"), act("discard 1m")],
    result: null,
  });
  shown.push(mount(CoachPart, { target: document.body, props: { view, onTake } }));
  flushSync();
  expect(document.body.textContent).toContain("Trying the moves");
  for (let turn = 0; turn < 6; turn += 1) await settle();
  flushSync();
  expect(document.querySelectorAll("li button")).toHaveLength(3);
  expect(document.body.textContent).toContain("tiles that help then: 12, not 8");
  expect(document.body.textContent).toContain("no difference");
  expect(document.body.textContent).toContain("you win 25%");
  document.querySelector<HTMLButtonElement>("li button")?.click();
  expect(onTake).toHaveBeenCalledWith(act("discard 1z"));
  document.querySelector<HTMLInputElement>("[role=switch]")?.click();
  flushSync();
  expect(document.querySelectorAll("li")).toHaveLength(0);
});
