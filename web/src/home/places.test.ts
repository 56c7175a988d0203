import { expect, test } from "vitest";
import { tHas } from "../words/i18n.svelte";
import { parseHash } from "../kit/router.svelte";
import { places, workshop } from "./places";

test.each([...places, ...workshop])("$id leads somewhere", ({ to }) => {
  expect(parseHash(to).name).not.toMatch(/^(lost|home|dev)$/);
});

test.each(places)("$id says in a line what it is", ({ id }) => {
  expect(tHas(`place-${id}`, "line")).toBe(true);
});
