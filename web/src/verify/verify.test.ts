// The page's own shuffle against the server's, and a match checked from its record.

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import golden from "../../../tests/golden/shuffle/cases.json";
import { commitmentOf, Shuffle, type FirstEast } from "./shuffle";
import { recordsIn, tableOf, verify, type Checked } from "./verify";

describe.each(golden.shuffles.map((one) => [one.table || "a table without a name", one] as const))("%s", (_, one) => {
  const shuffle = new Shuffle(hexToBytes(one.secret), one.table, one.nonces);

  it("promises the same, and has the same keys", () => {
    expect(commitmentOf(hexToBytes(one.secret))).toBe(one.commitment);
    expect([0, 1, 144].map((hand) => bytesToHex(shuffle.key(hand)))).toEqual(one.keys);
  });

  it("has the same walls and dice", () => {
    for (const { hand, size, turns, wall, dice, failed } of one.deals)
      expect(shuffle.deal(hand, size, turns)).toEqual({ wall: wall.match(/../g), dice, failed });
  });

  it("sends people to the same seats", () => {
    for (const { how, playing, first_dealer, seats, rolls } of one.seatings)
      expect(shuffle.seat(how as FirstEast, playing)).toEqual({ firstDealer: first_dealer, seats, rolls });
  });
});

type Line = Record<string, unknown>;
const matches: readonly (readonly Line[])[] = golden.matches;
const textOf = (lines: readonly Line[]): string => lines.map((line) => JSON.stringify(line)).join("\r\n");
const checked = (lines: readonly Line[], known = {}): Checked => {
  const found = verify(textOf(lines), known);
  if (typeof found === "string") throw new Error(found);
  return found;
};
const [match = []] = matches;
const changed = (at: number, part: Line): Line[] => match.map((line, k) => (k === at ? { ...line, ...part } : line));
const first = match[0] as Line & { seats: { nonce: string }[]; commitment: string; table: string };

it.each(matches.map((lines, k) => [k + 1, lines] as const))("match %i follows from its secret", (_, lines) => {
  const { holds, hands, promiseKnown, nonceKnown } = checked(lines);
  expect(holds).toBe(true);
  expect(hands.length).toBe(lines.filter(({ type }) => type === "start_hand").length);
  expect([promiseKnown, nonceKnown]).toEqual([null, null]);
});

it("a wall, dice, a seat, a secret or a promise that is another is found", () => {
  const wall = String(match[1]?.["wall"]);
  const turned = [...(wall.match(/\d+[a-z]/g) ?? [])].reverse().join("");
  expect(checked(changed(1, { wall: turned }))).toMatchObject({ holds: false, seatsHold: true, promiseKept: true });
  expect(checked(changed(1, { wall: "1m" })).hands[0]).toMatchObject({ wallHolds: false });
  expect(checked(changed(1, { dice: [1, 1, 1, 1] })).hands[0]).toMatchObject({ wallHolds: true, diceHold: false });
  const other = (Number(match[0]?.["first_dealer"]) + 1) % 4;
  expect(checked(changed(0, { first_dealer: other }))).toMatchObject({ holds: false, seatsHold: false });
  expect(checked(changed(match.length - 1, { secret: "00".repeat(32) }))).toMatchObject({ promiseKept: false });
  expect(checked(changed(0, { commitment: "00" }))).toMatchObject({ holds: false, promiseKept: false });
});

it("what this browser was told and gave is held against the record", () => {
  const nonce = first.seats[0]?.nonce;
  expect(checked(match, { commitment: first.commitment, nonce })).toMatchObject({
    holds: true,
    promiseKnown: true,
    nonceKnown: true,
  });
  expect(checked(match, { commitment: "00" })).toMatchObject({ holds: false, promiseKnown: false });
  expect(checked(match, { nonce: "mine" })).toMatchObject({ holds: false, nonceKnown: false });
});

it("a record names its table", () => {
  expect(tableOf(textOf(match))).toBe(first.table);
  expect([tableOf(""), tableOf("{}\n"), tableOf("no record\n")]).toEqual(["", "", ""]);
});

it("matches that stand one behind another in a file are told apart", () => {
  const all = recordsIn(`${matches.map(textOf).join("\n")}\n`);
  expect(all.length).toBe(matches.length);
  expect(all.map((one) => verify(one)).every((one) => typeof one !== "string" && one.holds)).toBe(true);
  expect(recordsIn("no record").map((one) => verify(one))).toEqual(["unreadable"]);
});

it("files that were put behind one another are told apart, each with its mark", () => {
  const all = recordsIn(matches.map((lines) => `\ufeff${textOf(lines)}\n`).join(""));
  expect(all.length).toBe(matches.length);
  expect(all.map((one) => verify(one)).every((one) => typeof one !== "string" && one.holds)).toBe(true);
});

it("a record that was pasted with the mark of its file, and empty lines after it, is checked", () => {
  const [one = ""] = recordsIn(`\ufeff${textOf(match)}\n\n`);
  expect([verify(one), tableOf(one)]).toMatchObject([{ holds: true }, first.table]);
});

it("what cannot be checked is told apart", () => {
  expect(verify("")).toBe("empty");
  expect(verify("a letter to a friend")).toBe("unreadable");
  expect(verify(textOf(match.slice(1)))).toBe("unreadable");
  expect(verify(textOf(changed(match.length - 1, { secret: "open" })))).toBe("unreadable");
  expect(verify(textOf(match.slice(0, -1)))).toBe("not-over");
});
