// What a language says first, and what is there at once: a table is not kept waiting by what nobody needs before its tiles lie there.

import { existsSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { dirname, join } from "node:path";
import { BEGINNINGS, divided, importedBy, namedIn, WORDS } from "../build/words";
import texts, { rest } from "virtual:languages";
import { languages } from "../src/words/languages.generated";

const SOURCES = `${import.meta.dirname}/../src`;
const idsOf = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id);

describe("what is there at once", () => {
  const there = [...importedBy(["main.ts", "table/TableRoom.svelte"])].map((path) => path.split("/src/").at(-1) ?? "");

  it("is the first page and the table", () => {
    for (const part of ["home/Home.svelte", "table/Strip.svelte", "table/felt/Table.svelte", "kit/errors/errors.ts"])
      expect(there).toContain(part);
  });

  it("and nothing of what is opened, said or settled there later", () => {
    const later =
      /^(?:table\/(?:ending|coach)\/|book\/|bill\/|friends\/|lessons\/|table\/(?:Rail|Overlays|HelpPanel|parts)\b|.*Dialog\.svelte)/;
    expect(there.filter((path) => later.test(path))).toEqual([]);
  });
});

/** Modules that a source fetches later, but for those of which the words are waited for. */
function fetchedAlone(path: string): string[] {
  const found = readFileSync(path, "utf8").matchAll(/(withWords\()?(typeof |\(\) => )?\bimport\("(\.[^"]+)"\)/g);
  return [...found]
    .filter(([, withWords, before]) => withWords === undefined && before !== "typeof ")
    .map(([, , , name = ""]) => join(dirname(path), name));
}

describe("what the first page or a table fetches later without waiting for words", () => {
  // what rooms.ts fetches waits for them there
  const first = [...importedBy(BEGINNINGS)].filter((path) => !path.endsWith("/rooms.ts"));
  const there = new Set(first);
  const later = first.flatMap(fetchedAlone).map((path) => path.split("/src/").at(-1) ?? "");

  it("is known", () => {
    expect(later).toContain("setup/sitting.svelte");
  });

  it.each(later)("says nothing that comes with the rest: %s", async (name) => {
    const others = new Set(idsOf((await rest.en()).default));
    const module = [".ts", ".svelte.ts", "", "/index.ts"].find((ending) => existsSync(`${SOURCES}/${name}${ending}`));
    const sources = [...importedBy([`${name}${module ?? "?"}`])];
    const late = sources
      .filter((path) => !there.has(path))
      .flatMap((path) => [...namedIn(readFileSync(path, "utf8")).ids].filter((id) => others.has(id)))
      // under what a thing is kept: a dialog says it that waits for all words
      .filter((id) => !id.startsWith("kept-"));
    expect(late).toEqual([]);
  });
});

describe("the messages that a source names", () => {
  it.each([
    ["whole", `t("table-opening")`, "table-opening"],
    ["in quotes of any kind", "title: 'table-opening'", "table-opening"],
    ["by their family", "t(`table-${what}`)", "table-opening"],
    ["by what they are named after", `t(idOf("table", what))`, "table-opening"],
  ])("are said first: %s", (_, source, id) => {
    expect(idsOf(divided(`${id} = One\nother-thing = Two\n`, namedIn(source)).first)).toEqual([id]);
  });

  it("bring along those that stand in them", () => {
    const { first, rest: others } = divided(
      "one = One { two }\n# a note\ntwo =\n    Two\n    .about = and { three }\nthree = Three\nfour = { one }\n",
      namedIn(`"one"`),
    );
    expect([idsOf(first), idsOf(others)]).toEqual([["one", "two", "three"], ["four"]]);
  });
});

describe.each(languages)("the words of %s", (language) => {
  it("are all there, a fifth of them first", async () => {
    const [first, others] = [(await texts[language]()).default, (await rest[language]()).default];
    const ids = [...idsOf(first), ...idsOf(others)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.length).toBeLessThan(0.25 * others.length);
    for (const file of ["table.ftl", "solo.ftl", "errors.ftl"])
      expect(ids).toEqual(expect.arrayContaining(idsOf(readFileSync(`${WORDS}/${language}/${file}`, "utf8"))));
    for (const id of ["title-home", "table-opening", "ruleset-ru-classic", "wind-east", "tile-5p", "table-call-pung"])
      expect(idsOf(first), id).toContain(id);
  });
});
