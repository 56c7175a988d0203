import { expect, test } from "vitest";
import { plainName } from "./plainName";

const NAMES = ["Ann", "Łucja Żółć", "Юлия", "דנה לוי", "نرگس می‌خوانم", "李小龙", "👩‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "1️⃣", "?!"];
const UNSEEN = [
  "",
  "   ",
  "\u3000",
  "\u200B\u2060",
  "\u00AD",
  "\u3164",
  "\u115F",
  "\uFFA0",
  "\u2800",
  "\uFE0F",
  "\u{E0001}",
  "\u0000",
];

test.each(NAMES)("%s stays as it is", (name) => {
  expect(plainName(name)).toBe(name);
});

test.each(UNSEEN)("of %j nothing can be seen", (name) => {
  expect(plainName(name)).toBe("");
});

test("what turns the line round and controls go; spaces stay while somebody types", () => {
  expect(plainName("\u202EAnn \u2066\u200F")).toBe("Ann ");
  expect(plainName("A\u0000n\u001Bn\u0085")).toBe("Ann");
  expect(plainName("Ann\nB")).toBe("Ann B");
});

test.each([
  "Ann\u200B",
  "Ann\u3164",
  "A\u206Enn",
  "\uFFF9Ann",
  "A\u{E0041}nn",
  "A\uE000nn",
  "A\u{1FFFE}nn",
  "A\u00ADnn",
])("what the eye passes over goes from %j", (name) => {
  expect(plainName(name)).toBe("Ann");
});

test("no letter bears more marks than any script puts on one", () => {
  expect(plainName(`A${"\u0301".repeat(40)}nn`)).toBe("Ann");
  expect(plainName("e\u0301mile")).toBe("e\u0301mile");
});
