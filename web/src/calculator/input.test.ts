// Tiles tapped, typed and pasted, what is said to it, and the rules that follow.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ruleSets } from "../../dev/fixtures/rules";
import { fakeServer, Memory } from "../../tests/support/server";
import { writeLink } from "../bill/link";
import { readHand, writeHand } from "../hand/notation";
import { emptySheet, type Sheet } from "../hand/sheet";
import type { TileCode } from "../tiles/codes";
import { i18n } from "../words/i18n.svelte";
import { Calculator } from "./calculator.svelte";
import { HandInput } from "./input.svelte";
import { keyOf } from "./keys";

let calculator: Calculator;
let input: HandInput;
const showKeys = vi.fn();

beforeEach(() => {
  void i18n.choose("en");
  vi.stubGlobal("localStorage", new Memory());
  fakeServer({ "/api/rulesets": () => ruleSets });
  calculator = new Calculator();
  input = new HandInput(calculator);
  showKeys.mockReset();
});

afterEach(() => vi.unstubAllGlobals());

const hand = (): string => writeHand(calculator.sheet);

function type(...keys: string[]): void {
  for (const key of keys) {
    const ctrlKey = key.startsWith("^");
    const one = ctrlKey ? key.slice(1) : key;
    const meant = keyOf({ key: one, code: "", ctrlKey, metaKey: false, altKey: false, shiftKey: false });
    if (!meant) throw new Error(`${key} is no key`);
    input.type(meant, showKeys);
  }
}

function sheetOf(text: string): Sheet {
  const reading = readHand(text, emptySheet);
  if (!("sheet" in reading)) throw new Error(JSON.stringify(reading));
  return reading.sheet;
}

describe("typing", () => {
  it("lays the digits when their suit comes, and tells of those that wait", () => {
    type("1", "2", "3");
    expect([hand(), input.said]).toEqual(["", expect.stringMatching(/^123… and now the suit/)]);
    type("p", "7", "z");
    expect([hand(), input.said]).toEqual([writeHand(sheetOf("123p7z")), ""]);
  });

  it("passes over what is no tile", () => {
    type("9", "5", "z");
    expect(hand()).toBe(writeHand(sheetOf("5z")));
  });

  it("goes back by digits that wait, then by tiles, and to and fro", () => {
    type("1", "m", "2", "m", "3", "4", "Backspace", "Backspace");
    expect([hand(), input.said]).toEqual([writeHand(sheetOf("12m")), ""]);
    type("Backspace");
    expect(hand()).toBe(writeHand(sheetOf("1m")));
    type("^z");
    expect(hand()).toBe(writeHand(sheetOf("12m")));
    type("^y");
    expect(hand()).toBe(writeHand(sheetOf("1m")));
  });

  it("lays a whole set where a letter has said so", () => {
    type("u", "5", "p");
    expect(calculator.place).toBe("pung");
    expect(calculator.sheet.sets.map(({ kind, tiles }) => [kind, tiles])).toEqual([["pung", ["5p", "5p", "5p"]]]);
  });

  it("shows the keys", () => {
    type("?");
    expect(showKeys).toHaveBeenCalledOnce();
  });
});

describe("a tile that cannot be laid", () => {
  it("changes nothing and says why, again in words that are read again", () => {
    const tile: TileCode = "1m";
    for (let k = 0; k < 4; k += 1) input.tap(tile);
    const before = calculator.sheet;
    input.tap(tile);
    const { said } = input;
    expect(said).not.toBe("");
    input.tap(tile);
    expect([input.said, calculator.sheet]).toEqual([`${said}\u00a0`, before]);
    input.tap("2m");
    expect(input.said).toBe("");
  });
});

describe("pasting", () => {
  it("takes a hand as it is written, and the address of one with its rules", () => {
    input.paste("123456789m11z");
    expect(hand()).toBe(writeHand(sheetOf("123456789m11z")));
    const link = writeLink(sheetOf("99s"), { rules: "bg-classic", options: {} });
    input.paste(`https://example.org/#/calculator?${link}`);
    expect([hand(), calculator.rules.rules]).toEqual([writeHand(sheetOf("99s")), "bg-classic"]);
  });

  it("says what cannot be read, and leaves the hand", () => {
    input.paste("12m");
    input.paste("twelve bamboos");
    expect(hand()).toBe(writeHand(sheetOf("12m")));
    expect(input.said).not.toBe("");
  });
});

it("a hand that was taken away can be had back", () => {
  input.paste("123m");
  calculator.damaged = true;
  input.clear();
  expect([hand(), calculator.damaged]).toEqual(["", false]);
  calculator.history.undo();
  expect(hand()).toBe(writeHand(sheetOf("123m")));
});

it("an example that is cleared away leaves the winds that were there before it, but for those chosen since", () => {
  const winds = (): string => calculator.sheet.seat + calculator.sheet.round;
  input.change({ ...sheetOf("123m"), seat: "W", round: "S" });
  input.show({ ...sheetOf("99s"), seat: "N", round: "N" });
  input.show({ ...sheetOf("99p"), seat: "E", round: "N" });
  expect(winds()).toBe("EN");
  input.clear();
  expect([hand(), winds()]).toEqual(["", "WS"]);
  input.show({ ...sheetOf("99s"), seat: "N", round: "N" });
  input.change({ ...calculator.sheet, seat: "S" });
  input.clear();
  expect(winds()).toBe("SS");
  input.show({ ...sheetOf("99s"), seat: "E", round: "E" });
  calculator.follow(writeLink({ ...sheetOf("99p"), seat: "N", round: "N" }, calculator.rules));
  input.clear();
  expect(winds()).toBe("NN");
});

describe("the rules", () => {
  it("that are not offered give way to those that are, with the options that these have", async () => {
    calculator.follow(writeLink(sheetOf("1m"), { rules: "gone", options: { limit: 500, gone: 1 } }));
    expect(calculator.rules.rules).toBe("gone");
    await calculator.load();
    expect(calculator.rules).toEqual({ rules: ruleSets[0]?.id, options: { limit: 500 } });
    calculator.follow(writeLink(sheetOf("2m"), { rules: "gone", options: {} }));
    expect(calculator.rules.rules).toBe(ruleSets[0]?.id);
  });

  it("say of themselves what they are, those chosen last", async () => {
    const come: Record<string, () => void> = {};
    fakeServer({
      "/api/rulesets/": (_, path) =>
        new Promise((done) => {
          const [id = ""] = path.replace("/api/rulesets/", "").split("?");
          come[id] = () => done({ id, documents: [] });
        }),
    });
    calculator.chooseRules({ rules: "slow", options: {} });
    const slow = calculator.askRules();
    calculator.chooseRules({ rules: "quick", options: {} });
    const quick = calculator.askRules();
    come["quick"]?.();
    come["slow"]?.();
    await Promise.all([slow, quick]);
    expect(calculator.book.answer?.id).toBe("quick");
  });
});
