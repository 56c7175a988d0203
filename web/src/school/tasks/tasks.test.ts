// The page's tasks are the engine's: for every step, every level and many seeds.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import { makeTask, type TaskStep } from "./make";
import shared from "./shared.json";
import type { Task } from "./task";

const ANSWER_LEFT_OUT = new Set(["neighbours", "alike", "memory", "combinations"]);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

function digest({ kind, tiles, asked, answer, onHead = [] }: Task): string {
  const told = { tiles, on_head: onHead, asked, ...(ANSWER_LEFT_OUT.has(kind) ? {} : { answer }) };
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(sorted(told))))).slice(0, 10);
}

it.each(Object.entries(shared))("the tasks of %s are the engine's", (name, digests) => {
  const [step = "", level = ""] = name.split(" ");
  const made = Object.keys(digests).map((seed) => [
    seed,
    digest(makeTask(step as TaskStep, Number(level), Number(seed))),
  ]);
  expect(Object.fromEntries(made)).toEqual(digests);
});
