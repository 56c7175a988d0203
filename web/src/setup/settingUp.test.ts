// The set-up of a table: what is offered, what is chosen, what the server has against it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { fakeServer, Memory, refused } from "../../tests/support/server";
import { i18n } from "../words/i18n.svelte";
import { PAUSE_MS, SettingUp } from "./settingUp.svelte";
import { newDraft } from "../rules/draft";
import { keepSet, titleOfSet } from "../rules/kept";
import { nameOfDraft } from "../rules/own.svelte";
import { readable, setup } from "./setup.svelte";
import { parse } from "valibot";

const contradiction = (): Response =>
  refused(422, {
    faults: [
      { place: "ready_at_once", expected: "false", found: "true", said: "", options: ["ready_hand", "ready_at_once"] },
    ],
  });
const fits = (): unknown => ({ id: "ru-classic" });

let answer: () => unknown;

beforeEach(() => {
  vi.useFakeTimers();
  void i18n.choose("en");
  vi.stubGlobal("localStorage", new Memory());
  Object.assign(setup, parse(readable, {}));
  answer = fits;
  fakeServer({
    "/api/rulesets/": () => answer(),
    "/api/rulesets": () => ruleSets,
    "/api/bots": () => [{ name: "novice" }, { name: "club" }],
    "/api/tables": () => refused(503, { code: "internal" }),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function loaded(): Promise<SettingUp> {
  const form = new SettingUp();
  await form.load();
  return form;
}

async function check(form: SettingUp, options = {}): Promise<void> {
  const checked = form.check("ru-classic", options);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await checked;
}

describe("what is offered", () => {
  it("begins with what is chosen, and stands still when something else is", async () => {
    fakeServer({
      "/api/rulesets/": () => answer(),
      "/api/rulesets": () => ["one", "two", "three"].map((id) => ({ ...ruleSets[0], id })),
      "/api/bots": () => [{ name: "novice" }],
    });
    setup.rules = "three";
    const form = await loaded();
    const names = (): string[] => form.sets.map(({ id }) => id);
    expect(names()).toEqual(["three", "one", "two"]);
    form.take("two");
    expect(names()).toEqual(["three", "one", "two"]);
  });

  it("changes nothing of what was chosen when it comes after one has left", async () => {
    setup.rules = "gone-classic";
    const form = new SettingUp();
    const coming = form.load();
    form.stop();
    await coming;
    expect(setup.rules).toBe("gone-classic");
  });

  it("takes the place of what is not any more", async () => {
    setup.rules = "gone-classic";
    setup.options = { limit: 500, gone: true };
    setup.bots = ["club", "club", "grandmaster"];
    const form = await loaded();
    expect(setup.rules).toBe(ruleSets[0]?.id);
    expect([form.ruleSet?.id, form.changed]).toEqual([ruleSets[0]?.id, 1]);
    expect(setup.options).toEqual({ limit: 500 });
    expect(setup.bots).toEqual(["club", "club", "novice"]);
    form.reset();
    expect([setup.options, form.changed]).toEqual([{}, 0]);
  });

  it("seats as many as the rules want", async () => {
    const form = await loaded();
    expect([form.players, form.bots]).toEqual([4, [0, 1, 2]]);
  });
});

describe("a household's own set", () => {
  const sundays = newDraft("ru-classic", "Sundays");
  const three = { ...sundays, values: { "seats.players": { value: 3, note: "" } } };

  it("is offered beside those of the house, for as many as it is for, also when it was kept anew since", async () => {
    setup.rules = await nameOfDraft(sundays);
    keepSet(three);
    const form = await loaded();
    expect([form.ruleSet?.title, form.players, form.bots]).toEqual(["Sundays", 3, [0, 1]]);
    expect(setup.rules).toBe(await nameOfDraft(three));
  });

  it("is sat down to with its draft", async () => {
    keepSet(three);
    const { asked } = fakeServer({
      "/api/household/page": () => ({ id: "sundays" }),
      "/api/household/tables": () => ({ table: "t1", seat: 0, token: "x" }),
      "/api/rulesets": () => ruleSets,
      "/api/bots": () => [{ name: "novice" }],
    });
    const form = await loaded();
    vi.stubGlobal("location", { hash: "" });
    form.take(await nameOfDraft(three));
    setup.players = form.players;
    await form.sit();
    expect(form.objection).toBeNull();
    const opened = asked.find((it) => it.path.endsWith("/tables"));
    const who = { name: "Guest", bots: ["novice", "novice"], persons: 1 };
    expect(opened?.body).toMatchObject({ draft: three, help: "coach", ...who });
    expect(titleOfSet("sundays")).toBe("Sundays");
  });

  it("is played with friends on the terms that are chosen", async () => {
    keepSet(three);
    const { asked } = fakeServer({
      "/api/household/page": () => ({ id: "sundays" }),
      "/api/household/tables": () => ({ table: "t1", seat: 0, token: "x", code: "ACEFHJ" }),
      "/api/rulesets": () => ruleSets,
      "/api/bots": () => [{ name: "novice" }],
    });
    const form = await loaded();
    vi.stubGlobal("location", { hash: "" });
    form.take(await nameOfDraft(three));
    Object.assign(setup, { players: form.players, persons: 2, window: 7, watch: "later", away: "vote", pace: "20" });
    expect([form.persons, form.bots]).toEqual([2, [0]]);
    await form.sit();
    const opened = asked.find((it) => it.path.endsWith("/tables"));
    const terms = { persons: 2, window: 7, watch: "later", away: "vote", pace: "20", bots: ["novice"] };
    expect(opened?.body).toMatchObject({ draft: three, ...terms });
  });
});

describe("an objection", () => {
  it("names the options that contradict each other, each with the others", async () => {
    const form = await loaded();
    answer = contradiction;
    await check(form);
    expect(form.objection).toContain("contradict each other");
    const wrong = form.options.filter((it) => it.wrong);
    expect(wrong.map((it) => [it.option.name, it.against])).toEqual([
      ["ready_hand", ["Ready hand at once"]],
      ["ready_at_once", ["Ready hand"]],
    ]);
  });

  it("stays in sight until more is known, and goes when nothing is wrong", async () => {
    const form = await loaded();
    answer = contradiction;
    await check(form);
    answer = fits;
    const checked = form.check("ru-classic", { limit: 500 });
    expect(form.objection).not.toBeNull();
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    await checked;
    expect(form.objection).toBeNull();
  });

  it("goes with the rules it was about", async () => {
    const form = await loaded();
    answer = contradiction;
    await check(form);
    form.take("bg-classic");
    expect([setup.rules, form.objection]).toEqual(["bg-classic", null]);
  });

  it("to sitting down is told too", async () => {
    const form = await loaded();
    const sitting = form.sit();
    expect(form.sitting).toBe(true);
    await sitting;
    expect([form.sitting, form.objection]).toEqual([false, expect.stringContaining("went wrong on the server")]);
  });
});
