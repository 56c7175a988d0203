// A chapter in stretches: all of it, in its order, in pieces of a phone's screen, each found by the places in it.

import { expect, it } from "vitest";
import type { Block, Chapter } from "../wire/generated";
import { heightAt, holds, stretchesOf } from "./stretches";

const sentence = (number: number, text = "Thirteen tiles each, fourteen for East.", keys: string[] = []): Block => ({
  kind: "sentence",
  anchor: `sentence/${number}`,
  keys,
  text,
  tiles: [],
  source: "§ 1",
  notes: [],
});
const chapter = (blocks: Block[]): Chapter => ({ id: "deal", title: "The deal", blocks });

it("holds every block once, in order, and is no longer than a screen", () => {
  const blocks = Array.from({ length: 40 }, (_, number) => sentence(number));
  const stretches = stretchesOf(chapter(blocks));
  expect(stretches.flatMap((it) => it.blocks)).toEqual(blocks);
  expect(stretches.length).toBeGreaterThan(3);
  expect(new Set(stretches.map((it) => it.key)).size).toBe(stretches.length);
  for (const stretch of stretches) expect(heightAt(stretch, 340)).toBeLessThanOrEqual(480);
});

it("leaves a heading above what it stands for, however long that is", () => {
  const heading: Block = { kind: "subheading", anchor: "group/pungs", text: "Pungs" };
  const stretches = stretchesOf(chapter([sentence(1, "a".repeat(850)), heading, sentence(2, "b".repeat(900))]));
  expect(stretches.map(({ blocks }) => blocks.map((it) => it.kind))).toEqual([
    ["sentence"],
    ["subheading", "sentence"],
  ]);
});

it("is found by its own places and by the values of which it speaks", () => {
  const [stretch] = stretchesOf(chapter([sentence(1), sentence(2, "", ["limit.cap"])]));
  expect(["sentence/2", "value/limit.cap"].map((place) => stretch && holds(stretch, place))).toEqual([true, true]);
  expect(["value/limit", "sentence/3", ""].map((place) => stretch && holds(stretch, place))).toEqual([
    false,
    false,
    false,
  ]);
});

it("is lower where the lines are wider", () => {
  const [stretch] = stretchesOf(chapter([sentence(1, "a".repeat(300))]));
  if (!stretch) throw new Error("no stretch");
  expect(heightAt(stretch, 340)).toBeGreaterThan(heightAt(stretch, 800));
});
