// Totals by earlier rules are told where a match comes to something else now.

import { expect, it } from "vitest";
import type { Sheet } from "../wire/generated";
import { totalsBefore } from "./worked.svelte";

const sheet = (digest: string, scores: number[], entries = 2): Sheet =>
  ({ digest, scores, entries: Array.from({ length: entries }) }) as unknown as Sheet;

it.each([
  ["other rules and other totals", sheet("a", [544, -544]), sheet("b", [300, -300]), [544, -544]],
  ["other rules and the same totals", sheet("a", [5, -5]), sheet("b", [5, -5]), null],
  ["the same rules", sheet("a", [5, -5]), sheet("a", [9, -9]), null],
  ["a hand more", sheet("a", [5, -5]), sheet("b", [9, -9], 3), null],
  ["nothing known before", null, sheet("b", [9, -9]), null],
  ["no answer yet", sheet("a", [5, -5]), null, null],
] as const)("%s", (_, before, now, told) => expect(totalsBefore(before, now)).toEqual(told));
