// The words of a language come as two files: what the first page and a table say, and all the rest, which is five times as much. Which
// those are is read from the sources: the messages that are named in what is there at once.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { languages } from "../src/words/languages.generated.ts";

/** The page and the server read the same Fluent files. */
export const WORDS = fileURLToPath(new URL("../../src/eastwind/words", import.meta.url));
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** Texts that the page is told when it asks for what they are about: it need not carry them along. */
const TOLD_BY_SERVER = [
  "values.ftl",
  "book-rules.ftl",
  "book-notes.ftl",
  "asides.ftl",
  "game-book.ftl",
  "lesson-texts.ftl",
];
/** What only the command line says, and the server where there is no page. */
const NOT_OF_THE_PAGE = ["cli.ftl", "cli-hands.ftl", "cli-sheet.ftl", "server.ftl"];

/** With these the page begins: everything they import is there at once, or fetched by the first page without further words. */
export const BEGINNINGS = ["main.ts", "table/TableRoom.svelte", "setup/sitting.svelte.ts"];
/** Whole families of messages that what begins may name, and hardly ever does: they come with the rest. */
const LATE = ["error", "pattern", "option", "source", "limit", "penalty"];

const IMPORTED = /(?:^|[;\s])(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+\s+from\s+)?["'](\.[^"']+)["']/g;
const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts"];

/** The files of the page that these import, and theirs, not what they fetch later; themselves included. */
export function importedBy(beginnings: readonly string[], folder: string = SOURCES): Set<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path) || !/\.(?:ts|svelte)$/.test(path)) return;
    found.add(path);
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(IMPORTED)) {
      const target = resolve(dirname(path), name);
      const file = ENDINGS.map((ending) => target + ending).find((it) => existsSync(it) && /\.\w+$/.test(it));
      if (file !== undefined) add(file);
    }
  };
  for (const beginning of beginnings) add(join(folder, beginning));
  return found;
}

/** What a source may name: whole messages, and the beginnings of those that it names after something else. */
export function namedIn(source: string): { ids: Set<string>; families: Set<string> } {
  const ids = new Set([...source.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*)["'`]/g)].map(([, id = ""]) => id));
  const families = [...source.matchAll(/idOf\(\s*"([a-z-]+)"|`([a-z]+(?:-[a-z]+)*)-\$\{/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  return { ids, families: new Set(families.filter((it) => !LATE.includes(it))) };
}

/** The messages of a Fluent text, in its order, each with its name. */
function messagesOf(source: string): (readonly [id: string, text: string])[] {
  const found = [...source.matchAll(/^([a-zA-Z][\w-]*) *= */gm)];
  return found.map(({ 1: id = "", index }, at) => [
    id,
    source.slice(index, found[at + 1]?.index).replace(/\n+(?:#.*\n*)*$/, "\n"),
  ]);
}

/** A language's messages: those that are named in the sources, with what stands in them, and the others. */
export function divided(source: string, named: ReturnType<typeof namedIn>): { first: string; rest: string } {
  const texts = new Map(messagesOf(source));
  const wanted = new Set<string>();
  const add = (id: string): void => {
    const text = texts.get(id);
    if (text === undefined || wanted.has(id)) return;
    wanted.add(id);
    for (const [, other = ""] of text.matchAll(/\{\s*([a-z][\w-]*)/g)) add(other);
  };
  const isNamed = (id: string): boolean => {
    if (named.ids.has(id)) return true;
    for (let at = id.lastIndexOf("-"); at > 0; at = id.lastIndexOf("-", at - 1))
      if (named.families.has(id.slice(0, at))) return true;
    return false;
  };
  for (const id of texts.keys()) if (isNamed(id)) add(id);
  const joined = (first: boolean): string =>
    [...texts]
      .filter(([id]) => wanted.has(id) === first)
      .map(([, text]) => text)
      .join("");
  return { first: joined(true), rest: joined(false) };
}

function namedAtFirst(): ReturnType<typeof namedIn> {
  const sources = [...importedBy(BEGINNINGS)].map((path) => namedIn(readFileSync(path, "utf8")));
  return {
    ids: new Set(sources.flatMap(({ ids }) => [...ids])),
    families: new Set(sources.flatMap(({ families }) => [...families])),
  };
}

/** `virtual:words/ru` and `virtual:words/ru-rest`, each as one text; `virtual:languages`: what fetches them. */
export function wordsOfLanguages(): Plugin {
  const virtual = /^\0?virtual:words\/([a-z]{2})(-rest)?$/;
  const all = "virtual:languages";
  return {
    name: "words-of-languages",
    resolveId: (id) => (virtual.test(id) || id === all ? `\0${id}` : null),
    load(id) {
      if (id === `\0${all}`) {
        const fetched = (part: string): string =>
          languages.map((language) => `${language}: () => import("virtual:words/${language}${part}")`).join(", ");
        return `export default { ${fetched("")} }; export const rest = { ${fetched("-rest")} };`;
      }
      const [, language, part] = virtual.exec(id) ?? [];
      if (language === undefined) return null;
      const files = readdirSync(`${WORDS}/${language}`)
        .filter((name) => name.endsWith(".ftl") && ![...TOLD_BY_SERVER, ...NOT_OF_THE_PAGE].includes(name))
        .sort();
      const paths = files.map((name) => `${WORDS}/${language}/${name}`);
      for (const path of paths) this.addWatchFile(path);
      const texts = divided(paths.map((path) => readFileSync(path, "utf8")).join("\n"), namedAtFirst());
      return `export default ${JSON.stringify(part ? texts.rest : texts.first)};`;
    },
  };
}
