import { expect, it } from "vitest";
import { isOfEarlierWording, type Line } from "./lines";

const line = (changed: boolean): Line => ({ name: "path-hello", text: "Hello.", example: "", changed });

it("knows a recording of an earlier wording by what it says itself", () => {
  expect(isOfEarlierWording(line(true), "Hello.")).toBe(false);
  expect(isOfEarlierWording(line(false), "Good day.")).toBe(true);
});

it("takes one that does not say for an earlier wording where the line was worded otherwise once", () => {
  expect(isOfEarlierWording(line(true), undefined)).toBe(true);
  expect(isOfEarlierWording(line(false), undefined)).toBe(false);
});
