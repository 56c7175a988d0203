// @vitest-environment jsdom
// The trainers' page round its tasks: the overview with one's course, the task of the day, the next task, a server that is away.

import "../../tests/support/media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, refused, type Asked } from "../../tests/support/server";
import {
  answered,
  askedOf,
  daily,
  find,
  openTask,
  openTrainers,
  press,
  taskOf,
  trainersServer,
  verdict,
} from "../../tests/support/trainers";
import { text } from "../../tests/support/show";
import { daysAfter, today } from "../kit/day";
import { parseHash } from "../kit/router/router.svelte";
import { ruleMessage } from "../rules/names";
import { i18n, t } from "../words/i18n.svelte";
import { keepAnswer, keptCourse, type Answered } from "./course";

let asked: Asked[] = [];
const paths = (): string[] => asked.map(({ path }) => path.split("?")[0]!);

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  location.hash = "";
  ({ asked } = trainersServer());
});
afterEach(() => vi.unstubAllGlobals());

const answer = (part: Partial<Answered>): Answered => ({
  trainer: "count",
  level: 1,
  rules: "ru-classic",
  seed: 1,
  right: true,
  day: today(),
  daily: false,
  ...part,
});
/** What is written in a file: jsdom's have no `text()`. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((told) => {
    const reader = new FileReader();
    reader.onload = () => told(reader.result as string);
    reader.readAsText(file);
  });
const card = (trainer: string): HTMLAnchorElement => document.querySelector(`[data-trainer="${trainer}"]`)!;
const dailyCard = (): string => text("a.daily");

describe("a task", () => {
  it("is laid once, also where the rule sets come after it", async () => {
    await openTask("count");
    expect(paths().filter((path) => path.startsWith("/api/trainers/rules/ru-classic/count"))).toHaveLength(1);
  });
});

describe("the overview", () => {
  it("leads to a task of each trainer that the rules have something for, at the strength chosen last", async () => {
    localStorage.setItem("eastwind.trainers.level", "3");
    fakeServer({ "/api/trainers/rules/ru-classic": () => ["count", "waits"] });
    await openTrainers();
    const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-trainer]")];
    expect(links.map((it) => it.dataset["trainer"])).toEqual(["count", "waits"]);
    const to = parseHash(card("waits").hash);
    expect(to).toMatchObject({ page: "trainers", params: { trainer: "waits", level: "3" } });
    expect(Number((to.params as { seed: string }).seed)).toBeGreaterThan(0);
  });

  it("tells of a first visitor that nothing is solved, and offers neither a file nor to erase", async () => {
    await openTrainers();
    expect(text(".course")).toContain("Nothing solved yet.");
    expect(dailyCard()).toContain("One task, the same for everyone today.");
    expect(find("Erase")).toBeUndefined();
    expect(card("count").querySelector(".own")).toBeNull();
  });

  it("tells one's tasks, the share that was right and the streaks, trainer by trainer and together", async () => {
    const [yesterday, now] = [daysAfter(today(), -1), today()];
    for (const it of [
      answer({ day: yesterday, right: false }),
      answer({ day: yesterday }),
      answer({}),
      answer({ trainer: "pays", right: false }),
      answer({ trainer: "waits", day: yesterday, daily: true }),
      answer({ trainer: "waits", day: now, daily: true }),
    ])
      keepAnswer(it);
    await openTrainers();
    expect(card("count").querySelector(".own")?.textContent).toBe("3 tasks · right: 67% · in a row now: 2");
    expect(card("pays").querySelector(".own")?.textContent).toBe("1 task · right: 0% · in a row now: 0");
    expect(card("limit").querySelector(".own")).toBeNull();
    expect(text(".course")).toContain("6 tasks so far, at best 2 right in a row.");
    expect(dailyCard()).toContain("Today’s task is solved. The next one comes tomorrow.");
    expect(dailyCard()).toContain("2 days in a row");
  });

  it("says that the task of the day was not right where it was not", async () => {
    keepAnswer(answer({ daily: true, right: false }));
    await openTrainers();
    expect(dailyCard()).toContain("Today’s task is done; your answer was wrong.");
    expect(dailyCard()).not.toContain("in a row");
  });

  it("erases the course only when asked twice", async () => {
    keepAnswer(answer({}));
    await openTrainers();
    press("Erase");
    press("Keep it");
    expect(keptCourse()).toHaveLength(1);
    press("Erase");
    press("Yes, erase everything");
    expect(keptCourse()).toEqual([]);
    expect(text(".course")).toContain("Nothing solved yet.");
  });

  it("gives the course as a file", async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "blob:file";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const kept = [answer({}), answer({ trainer: "pays", right: false })];
    kept.forEach(keepAnswer);
    await openTrainers();
    press("Save as a file");
    expect(names).toEqual(["eastwind-trainers.json"]);
    expect(JSON.parse(await textOf(files[0]!))).toEqual({ trainers: kept });
  });

  it("shows what another window solves", async () => {
    await openTrainers();
    const key = "eastwind.trainers.course";
    localStorage.setItem(key, JSON.stringify([answer({})]));
    window.dispatchEvent(new StorageEvent("storage", { key }));
    flushSync();
    expect(text(".course")).toContain("1 task so far");
  });
});

describe("a task", () => {
  it("is that of its address, under the rules chosen, and its number is told", async () => {
    const { trainer, level, seed } = taskOf("may");
    await openTask("may");
    expect(paths()).toContain(`/api/trainers/rules/ru-classic/${trainer}/${level}/${seed}`);
    expect(text("article > p")).toBe(`${t("ruleset-ru-classic")} · task no. ${seed}`);
    expect(document.querySelector<HTMLElement>("article")!.dataset).toMatchObject({
      task: trainer,
      seed: String(seed),
    });
    expect(text("h1")).toBe("Is it allowed?");
  });

  it("without a number is drawn, and its number stands in the address", async () => {
    await openTrainers({ trainer: "count", level: "2" });
    expect(parseHash(location.hash)).toMatchObject({ page: "trainers", params: { trainer: "count", level: "2" } });
    expect(document.querySelector("article")).toBeNull();
  });

  it("once answered leads to another one of the same trainer and strength, and the streak is told", async () => {
    await openTask("named");
    press(t(ruleMessage(askedOf("named", "name").right!)));
    expect(text(".streak")).toBe("1 right in a row");
    press("Next task");
    const { page, params } = parseHash(location.hash);
    expect([page, params]).toEqual([
      "trainers",
      { trainer: "limit", level: "1", seed: expect.stringMatching(/^[1-9]\d*$/) as string },
    ]);
  });

  it("of another strength is gone to at once, and the strength is the one to begin with from then on", async () => {
    await openTask("count");
    const hard = [...document.querySelectorAll("main label")].find((it) => it.textContent.trim() === "Hard")!;
    hard.querySelector("input")!.click();
    flushSync();
    expect(parseHash(location.hash)).toMatchObject({ page: "trainers", params: { trainer: "count", level: "3" } });
    document.body.replaceChildren();
    await openTrainers();
    expect(parseHash(card("pays").hash)).toMatchObject({ params: { level: "3" } });
  });

  it("that the server cannot give is asked for again by whoever wants it", async () => {
    const { trainer, level, seed } = taskOf("named");
    fakeServer({ "/api/trainers/rules/ru-classic/limit": () => refused(503, { code: "busy" }) });
    await openTrainers({ trainer, level: String(level), seed: String(seed) });
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    expect(document.querySelector("article")).toBeNull();
    trainersServer();
    press(t("retry"));
    await answered();
    expect(document.querySelector("article")).not.toBeNull();
    expect(verdict()).toBeUndefined();
  });
});

describe("the task of the day", () => {
  it("is asked for by the day, whatever rules are chosen, and leads back to all trainers", async () => {
    await openTrainers({ trainer: "daily" });
    expect(paths()).toContain(`/api/trainers/daily/${today()}`);
    expect(text("h1")).toBe("Task of the day");
    expect(text("article > p")).toContain(`${t(`trainers-${daily.task.trainer}`)} · ${t("ruleset-ru-classic")}`);
    // rules and strength are the day's
    expect(document.querySelector("main > .panel, main > [role=radiogroup]")).toBeNull();
    const { asked: tiles } = daily.task;
    if (tiles.kind !== "tiles") throw new Error("the task of that day asks for tiles");
    document.querySelector<HTMLElement>(`form .tile[data-code="${tiles.right[0]}"]`)!.click();
    flushSync();
    press("Check");
    expect(verdict()).toBe("That is right.");
    expect(keptCourse()).toMatchObject([{ daily: true, right: true, day: today(), seed: daily.task.seed }]);
    const back = [...document.querySelectorAll<HTMLAnchorElement>("article a.button-main")];
    expect(back.map((it) => [it.textContent, it.hash])).toEqual([["All trainers", "#/trainers"]]);
    expect(find("Next task")).toBeUndefined();
  });
});
