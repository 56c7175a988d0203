// The page's texts: complete, of one shape in all four languages, and all of them used.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { languages, type Language } from "./i18n.svelte";

const files = import.meta.glob<string>("@words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.{test,generated}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const areas = [...new Set(Object.keys(files).map((path) => path.split("/").at(-1) ?? path))].sort();

function textOf(language: Language, area: string): string {
  const path = Object.keys(files).find((it) => it.endsWith(`/${language}/${area}`));
  expect(path, `${area} in ${language}`).toBeDefined();
  return files[path ?? ""] ?? "";
}

/** Every message and attribute with the variables it needs: `score-place` → `place`, `pattern-chow.about` → nothing. */
function shapeOf(text: string): Map<string, string> {
  const shape = new Map<string, string>();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) shape.set(id, variablesIn(value));
    for (const [name, pattern] of Object.entries(attributes)) shape.set(`${id}.${name}`, variablesIn(pattern));
  }
  return shape;
}

function variablesIn(pattern: unknown): string {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const it = part as Record<string, unknown>;
    if (it["type"] === "var") found.add(String(it["name"]));
    for (const inner of Object.values(it)) visit(inner);
  };
  visit(pattern);
  return [...found].sort().join(" ");
}

/** The plural forms that a select lists, wherever one selects by a number's category. */
function pluralSelects(text: string): { id: string; keys: string[] }[] {
  const selects: { id: string; keys: string[] }[] = [];
  const visit = (id: string, part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const it = part as Record<string, unknown>;
    if (it["type"] === "select") {
      const keys = (it["variants"] as { key: { type: string; value: unknown } }[]).map(({ key }) => String(key.value));
      if (keys.some((key) => ["one", "few", "many"].includes(key))) selects.push({ id, keys });
    }
    for (const inner of Object.values(it)) visit(id, inner);
  };
  for (const entry of new FluentResource(text).body) visit(entry.id, entry);
  return selects;
}

/** Sentences such as "не больше 2 костей", whose noun stands in the genitive for all numbers but those that end in one. */
const genitive: ReadonlySet<string> = new Set([
  "table-help-waits",
  "table-help-useful",
  "table-help-left",
  "table-help-then",
]);

const code = Object.values(sources).join("\n");
const known = new Set(areas.flatMap((area) => [...shapeOf(textOf("en", area)).keys()]));
const messages = new Set([...known].map((id) => id.split(".")[0] ?? id));

describe.each(areas)("%s", (area) => {
  const english = shapeOf(textOf("en", area));

  it.each(languages)("reads without a fault in %s", (language) => {
    const text = textOf(language, area);
    // The parser at run time passes over what it cannot read: then fewer messages come out than were written.
    const written = text.match(/^-?[a-z][\w-]*\s*=/gm)?.length;
    expect(new FluentResource(text).body).toHaveLength(written ?? 0);
  });

  it.each(languages)("has the same messages and variables in %s", (language) => {
    expect(Object.fromEntries(shapeOf(textOf(language, area)))).toEqual(Object.fromEntries(english));
  });

  it.each(languages)("has the plural forms that %s needs", (language) => {
    const rules = new Intl.PluralRules(language);
    const lacking: string[] = [];
    const needed = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
    for (const { id, keys } of pluralSelects(textOf(language, area))) {
      const foreign = keys.filter(
        (key) =>
          /^(zero|one|two|few|many|other)$/.test(key) &&
          !rules.resolvedOptions().pluralCategories.includes(key as Intl.LDMLPluralRule),
      );
      expect(foreign, `${id}: forms that the language does not have`).toEqual([]);
      // One form may be left to the default; two, where the case does away with the difference between few and many.
      const left = [...needed].filter((form) => !keys.includes(form));
      const allowed = genitive.has(id) ? 2 : 1;
      if (!keys.includes("other") || left.length > allowed) lacking.push(`${id}: ${left.join(", ")}`);
    }
    expect(lacking).toEqual([]);
  });
});

describe("all areas together", () => {
  it.each(languages)("have no message twice in %s", (language) => {
    const bundle = new FluentBundle(language);
    const twice = areas.flatMap((area) => bundle.addResource(new FluentResource(textOf(language, area))));
    expect(twice.map(String)).toEqual([]);
  });

  it("have every message that the page asks for", () => {
    const asked = [...code.matchAll(/\b(?:t|tHas)\(\s*"([\w-]+)"/g)].map(([, id = ""]) => id);
    const attributes = [...code.matchAll(/\btAttr\(\s*"([\w-]+)",\s*"(\w+)"/g)].map(([, id, name]) => `${id}.${name}`);
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set([...asked, ...attributes])].filter((id) => !known.has(id) && !messages.has(id))).toEqual([]);
    expect(attributes.filter((id) => !known.has(id))).toEqual([]);
  });

  it("have messages for every beginning that the page completes", () => {
    const completed = [
      ...code.matchAll(/\b(?:t|tAttr|tHas)\(\s*`([\w-]+)\$\{/g),
      ...code.matchAll(/\bidOf\(\s*"([\w-]+)"/g),
    ];
    const beginnings = completed.map(([, beginning = ""]) => beginning.replace(/-?$/, "-"));
    expect(beginnings.length).toBeGreaterThan(5);
    expect(beginnings.filter((beginning) => ![...messages].some((id) => id.startsWith(beginning)))).toEqual([]);
  });

  it.each(["around.ftl", "calculator.ftl", "table.ftl", "solo.ftl"].filter((area) => areas.includes(area)))(
    "leave nothing unused in %s",
    (area) => {
      const written = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, word = ""]) => word));
      const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g), ...code.matchAll(/\bidOf\(\s*"([\w-]+)"/g)].map(
        ([, beginning = ""]) => beginning.replace(/-?$/, "-"),
      );
      const ids = [...new Set([...shapeOf(textOf("en", area)).keys()].map((id) => id.split(".")[0] ?? id))];
      // `settings-pace-slow` is asked for through a list of values: its beginning stands in the code as a word of its own.
      const used = (id: string): boolean =>
        written.has(id) ||
        [...beginnings, ...[...written].filter((word) => word.startsWith("settings-")).map((word) => `${word}-`)].some(
          (beginning) => id.startsWith(beginning),
        );
      expect(ids.filter((id) => !used(id))).toEqual([]);
    },
  );
});
