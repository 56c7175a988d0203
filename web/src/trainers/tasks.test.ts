// @vitest-environment jsdom
// Tasks of the trainers as whoever practises meets them: what is asked, what counts as right, what is told afterwards.

import "../../tests/support/media";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  askedOf,
  find,
  openTask,
  press,
  taskOf,
  tick,
  trainersServer,
  verdict,
  write,
} from "../../tests/support/trainers";
import { text } from "../../tests/support/show";
import { windName } from "../hand/names";
import { ruleMessage } from "../rules/names";
import { formatNumber, formatSigned, i18n, t } from "../words/i18n.svelte";
import { keptCourse } from "./course";

beforeEach(async () => {
  await i18n.choose("en");
  localStorage.clear();
  trainersServer();
});
afterEach(() => vi.unstubAllGlobals());

const RIGHT = "That is right.";
const WRONG = "Not quite. Here is the answer.";
const marks = (): boolean[] => keptCourse().map(({ right }) => right);

describe("count this hand", () => {
  const { offered, right, bill } = askedOf("count", "lines");
  const nameOf = (place: number): string => t(ruleMessage(offered[place]!.rule));
  const total = (): HTMLInputElement => document.querySelector("article input[type=number]")!;
  const told = (heading: string): string[] => {
    const section = [...document.querySelectorAll("article section")].find(
      (it) => it.querySelector("h3")?.textContent === heading,
    );
    return [...(section?.querySelectorAll(".told .name") ?? [])].map((it) => it.textContent);
  };

  it("adds up what is ticked, and is right with all lines that count and their sum", async () => {
    await openTask("count");
    expect(document.querySelectorAll("article input[type=checkbox]")).toHaveLength(offered.length);
    expect(text(".sum")).toBe("Ticked so far: 0 points, × 1");
    for (const place of right) tick(place);
    const points = right.reduce((sum, place) => sum + offered[place]!.points, 0);
    const doubles = right.reduce((sum, place) => sum + offered[place]!.doubles, 0);
    expect([points, doubles]).toEqual([bill.points, bill.doubles]);
    expect(text(".sum")).toBe(`Ticked so far: ${points} points, × 1`);
    expect(find("Check")!.disabled).toBe(true);
    write(total(), String(bill.total));
    press("Check");
    expect(verdict()).toBe(RIGHT);
    expect(text(".sheet")).toContain(formatNumber(bill.total));
    expect(document.querySelectorAll("article input")).toHaveLength(0);
    expect(marks()).toEqual([true]);
  });

  it("tells what was missed and what does not count", async () => {
    await openTask("count");
    const strangers = offered.map((_, place) => place).filter((place) => !right.includes(place));
    const [missed, ...seen] = right;
    for (const place of [...strangers.toReversed(), ...seen]) tick(place);
    write(total(), String(bill.total));
    press("Check");
    expect(verdict()).toBe(WRONG);
    expect(told("You missed")).toEqual([nameOf(missed!)]);
    expect(told("These do not count here")).toEqual(strangers.map(nameOf));
    expect(marks()).toEqual([false]);
  });

  it("tells the sum where only the sum is wrong", async () => {
    await openTask("count");
    for (const place of right) tick(place);
    write(total(), String(bill.total + 1));
    press("Check");
    expect(verdict()).toBe(WRONG);
    expect(text("article")).toContain(`The lines are right. They make ${bill.total}, not ${bill.total + 1}.`);
    expect([told("You missed"), told("These do not count here")]).toEqual([[], []]);
  });

  it("says with the hand where one sits and how it was won", async () => {
    await openTask("count");
    const said = [...document.querySelectorAll(".cloth li")].map((it) => it.textContent);
    const { seat, round } = taskOf("count").hand!;
    expect(said).toEqual([
      t("calculator-where", { seat: windName(seat), round: windName(round) }),
      `has won; the last tile came ${t("calculator-by-discard")}`,
    ]);
  });
});

describe("tiles", () => {
  const tile = (code: string): HTMLElement => document.querySelector<HTMLElement>(`form .tile[data-code="${code}"]`)!;
  const tap = (code: string): void => {
    tile(code).click();
    flushSync();
  };
  const rows = (): string[] =>
    [...document.querySelectorAll("tbody tr")].map((it) => it.textContent.replaceAll(/\s+/g, " ").trim());

  it("that complete a hand are right only all together; each is told with what is left of it and what it is worth", async () => {
    const { right, told } = askedOf("waits", "tiles");
    await openTask("waits");
    expect(find("Check")!.disabled).toBe(true);
    for (const code of right) tap(code);
    expect(right.map((code) => tile(code).getAttribute("aria-pressed"))).toEqual(right.map(() => "true"));
    press("Check");
    expect(verdict()).toBe(RIGHT);
    expect(rows()).toEqual(told.map(({ left, total }) => `${left}${total}`));
  });

  it("that complete a hand are wrong with one missing, and with one too many", async () => {
    const { right, offered } = askedOf("waits", "tiles");
    const stranger = offered.find((code) => !right.includes(code))!;
    for (const taken of [right.slice(1), [...right, stranger]]) {
      await openTask("waits");
      for (const code of taken) tap(code);
      press("Check");
      expect(verdict()).toBe(WRONG);
      expect(tile(stranger).dataset["state"] ?? "").toBe(taken.includes(stranger) ? "selected" : "dimmed");
      document.body.replaceChildren();
    }
    expect(marks()).toEqual([false, false]);
  });

  it("are let go of by a second tap", async () => {
    const { right, offered } = askedOf("waits", "tiles");
    const stranger = offered.find((code) => !right.includes(code))!;
    await openTask("waits");
    for (const code of [stranger, ...right, stranger]) tap(code);
    press("Check");
    expect(verdict()).toBe(RIGHT);
  });

  it("of which one is to be let go are taken one at a time, and each tells how far the hand is after it", async () => {
    const { right, told } = askedOf("discard", "tiles");
    const other = told.find(({ tile: code }) => !right.includes(code))!.tile;
    await openTask("discard");
    tap(other);
    tap(right[0]!);
    expect(tile(other).getAttribute("aria-pressed")).toBeNull();
    press("Check");
    expect(verdict()).toBe(RIGHT);
    expect(rows()).toEqual(
      told.map(({ distance, left }) => (distance === 0 ? `waiting ${left}` : `${distance! + 1} tiles short ${left}`)),
    );
    // an answer stands
    tap(other);
    expect(verdict()).toBe(RIGHT);
    expect(document.querySelectorAll("tr.best")).toHaveLength(right.length);
  });

  it("that make a limit hand are asked for as such", async () => {
    const { right } = askedOf("limit-tiles", "tiles");
    await openTask("limit-tiles");
    expect(text("form p")).toBe("Which tile makes it a limit hand?");
    for (const code of right) tap(code);
    press("Check");
    expect(verdict()).toBe(RIGHT);
  });
});

describe("who pays whom", () => {
  const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("article .sum input")];
  const outcomes = (): string[] =>
    [...document.querySelectorAll("article .sum > span")].map((it) => it.textContent.trim());

  it("is one sum where it is easy, told with all payments afterwards", async () => {
    const { asked, winner, payments } = askedOf("pays-drawn", "sums");
    await openTask("pays-drawn");
    expect(text("article")).toContain(`${windName(winner)} has won with a tile drawn from the wall.`);
    expect(text("article .sum label")).toBe(`${windName(asked[0]!.payer)} pays ${windName(asked[0]!.payee!)}`);
    write(fields()[0]!, "no");
    expect(find("Check")!.disabled).toBe(true);
    write(fields()[0]!, ` ${asked[0]!.sum} `);
    press("Check");
    expect([verdict(), outcomes()]).toEqual([RIGHT, ["right"]]);
    const net = [...document.querySelectorAll("tfoot .net")].map((it) => it.textContent);
    const sums = [0, 1, 2, 3].map((seat) =>
      payments.reduce((sum, it) => sum + it.amount * (Number(it.payee === seat) - Number(it.payer === seat)), 0),
    );
    expect(net).toEqual(sums.map((sum) => formatSigned(sum)));
  });

  it("takes any sign of minus and gaps between digits, and tells each sum that was wrong", async () => {
    const { asked, discarder } = askedOf("pays-all", "sums");
    await openTask("pays-all");
    expect(text("article")).toContain("The discard was a dangerous one: the penalty applies.");
    expect(text("article")).toContain(`the tile came from ${windName(discarder!)}`);
    const loser = asked.findIndex(({ sum }) => sum <= -100);
    const last = asked.findIndex(({ sum }) => sum > 0);
    // the loss with a minus of print and a gap among its digits, nothing with a minus
    const words = asked.map(({ sum }) => (sum < 0 ? String(sum).replace(/^-(.)/, "−$1 ") : sum === 0 ? "-0" : ""));
    words.forEach((it, at) => write(fields()[at]!, it));
    expect(find("Check")!.disabled).toBe(true);
    write(fields()[last]!, String(asked[last]!.sum + 1));
    press("Check");
    expect(verdict()).toBe(WRONG);
    const told = asked.map(({ sum }, at) => (at === last ? `it is ${formatSigned(sum)}` : "right"));
    expect([outcomes(), told[loser]]).toEqual([told, "right"]);
    expect(fields().every(({ readOnly }) => readOnly)).toBe(true);
  });

  it("is right with every sum right, a plus before it or not", async () => {
    const { asked } = askedOf("pays-all", "sums");
    await openTask("pays-all");
    asked.forEach(({ sum }, at) => write(fields()[at]!, sum > 0 ? `+${sum}` : String(sum).replace("-", "–")));
    press("Check");
    expect(verdict()).toBe(RIGHT);
  });
});

describe("is it allowed", () => {
  const names = (): string[] => [...document.querySelectorAll("article label .name")].map((it) => it.textContent);
  const ticked = (): boolean[] =>
    [...document.querySelectorAll<HTMLInputElement>("article label input")].map(({ checked }) => checked);
  const lit = (): number[] =>
    [...document.querySelectorAll("article label")].flatMap((it, at) => (it.classList.contains("lit") ? [at] : []));

  it("is answered by all that a seat may claim the tile for, or by nothing alone", async () => {
    const { offered, right } = askedOf("may", "claims");
    await openTask("may");
    expect(text("article")).toContain(`What may ${windName("N")} claim the tile for?`);
    expect(text("article")).toContain("This seat is the third after the discarder.");
    expect(names()).toEqual([t("calculator-place-chow"), t("calculator-place-pung"), "Nothing"]);
    const nothing = offered.length;
    tick(0);
    tick(1);
    expect(ticked()).toEqual([true, true, false]);
    tick(nothing);
    expect(ticked()).toEqual([false, false, true]);
    tick(1);
    expect(ticked()).toEqual([false, true, false]);
    press("Check");
    expect([verdict(), lit()]).toEqual([RIGHT, right]);
    expect(text("article")).toContain("It depends on the tiles and, for a chow, on the seat.");
  });

  it("is nothing where the seat may not claim the tile at all", async () => {
    await openTask("may-nothing");
    tick(0);
    press("Check");
    expect([verdict(), lit()]).toEqual([WRONG, [1]]);
    document.body.replaceChildren();
    await openTask("may-nothing");
    tick(1);
    press("Check");
    expect(verdict()).toBe(RIGHT);
  });

  it("goes to one of those who claim it at once: the last tick counts", async () => {
    const { offered, right } = askedOf("gets", "claims");
    await openTask("gets");
    const place = (action: string): string => t(`calculator-place-${action as "chow" | "pung" | "kong"}`);
    const claims = offered.map(({ seat, action }) => `${windName(seat)}: ${place(action)}`);
    expect(names()).toEqual([...claims, "No one"]);
    tick(0);
    tick(right[0]!);
    expect(ticked()).toEqual([false, true, false]);
    tick(right[0]!);
    expect(find("Check")!.disabled).toBe(true);
    tick(right[0]!);
    press("Check");
    expect([verdict(), lit()]).toEqual([RIGHT, right]);
    expect(text("article")).toContain("The rules rank the claims");
  });
});

describe("the limit hand", () => {
  const names = (): string[] => [...document.querySelectorAll(".names button")].map((it) => it.textContent);

  it.each(["named", "unnamed"] as const)("is called by its name, or by none (%s)", async (name) => {
    const { offered, right, total } = askedOf(name, "name");
    await openTask(name);
    const none = "No limit hand";
    expect(names()).toEqual([...offered.map((rule) => t(ruleMessage(rule))), none]);
    const wanted = right === null ? none : t(ruleMessage(right));
    const wrong = names().find((it) => it !== wanted)!;
    press(wrong);
    expect(verdict()).toBe(WRONG);
    expect(document.querySelector("button.right")?.textContent).toBe(wanted);
    expect(document.querySelector("button.taken")?.textContent).toBe(wrong);
    expect(text(".told")).toContain(`${wanted} It is worth ${formatNumber(total)}.`);
    // the first answer counts
    press(wanted);
    expect([verdict(), marks()]).toEqual([WRONG, [false]]);
  });

  it("is right at once where its name is pressed", async () => {
    await openTask("named");
    press(t(ruleMessage(askedOf("named", "name").right!)));
    expect(verdict()).toBe(RIGHT);
    const { trainer, level, seed } = taskOf("named");
    expect(keptCourse()).toMatchObject([{ trainer, level, seed, rules: "ru-classic", right: true, daily: false }]);
  });
});
