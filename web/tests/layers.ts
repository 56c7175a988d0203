// The layers of the page, from the ground up, and whether an import runs against them.

import ts from "typescript";

/**
 * What each folder stands on directly; it may import those and all that they stand on. A folder inside another has a row of its own
 * where the order inside matters; the outer row is then for the files that lie directly in the outer folder.
 */
export const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  style: [],
  wire: [],
  words: [],
  tiles: ["wire", "words", "style"],
  kit: ["tiles"],
  hand: ["kit"],
  faces: ["kit"],
  rules: ["hand"],
  bill: ["rules"],
  setup: ["bill"],
  home: ["setup"],
  friends: ["setup"],
  "table/layout": ["friends"],
  "table/line": ["table/layout"],
  "table/coach": ["table/line"],
  "table/felt": ["table/line"],
  "table/ending": ["table/felt"],
  table: ["table/ending", "table/coach"],
  replay: ["table/felt", "table/coach"],
  mistakes: ["table/coach"],
  review: ["replay", "mistakes"],
  statistics: ["table/ending", "solo/solitaire", "solo/connect"],
  verify: ["setup"],
  simulate: ["statistics"],
  calculator: ["bill"],
  settlement: ["calculator"],
  scorebook: ["calculator"],
  book: ["bill"],
  interface: ["kit"],
  household: ["setup", "simulate"],
  school: ["faces"],
  trainers: ["settlement", "statistics", "mistakes"],
  family: ["school"],
  lessons: ["table"],
  "solo/board": ["faces"],
  "solo/solitaire": ["solo/board"],
  "solo/editor": ["solo/solitaire"],
  "solo/connect": ["solo/board"],
  "rooms.ts": [
    "home",
    "friends",
    "table",
    "replay",
    "review",
    "mistakes",
    "statistics",
    "verify",
    "simulate",
    "calculator",
    "settlement",
    "scorebook",
    "book",
    "household",
    "interface",
    "trainers",
    "lessons",
    "solo/editor",
    "solo/connect",
    "family",
  ],
  "App.svelte": ["rooms.ts"],
  "main.ts": ["App.svelte"],
};

/** Outside `src`: only for tests and for one another. */
const BESIDE = ["dev", "tests"];

type Layers = typeof STANDS_ON;

/** All that a layer may import, itself included. */
export function mayUse(layer: string, layers: Layers = STANDS_ON): Set<string> {
  const found = new Set<string>();
  const add = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const below of layers[one] ?? []) add(below);
  };
  add(layer);
  return found;
}

/** The layer of a file, by its path in `src`; null where the table has no row for it. */
export function layerOf(path: string, layers: Layers = STANDS_ON): string | null {
  const parts = path.split("/");
  for (let length = parts.length; length > 0; length -= 1) {
    const folder = parts.slice(0, length).join("/");
    if (folder in layers) return folder;
  }
  return null;
}

export interface Import {
  line: number;
  /** As it is written: `../kit/storage`, `svelte`. */
  from: string;
}

/** The imports of a file, those inside functions and of types alone included. */
export function importsOf(path: string, text: string): Import[] {
  const scripts = path.endsWith(".svelte") ? scriptOf(text) : path.endsWith(".css") ? "" : text;
  const scripted = ts
    .preProcessFile(scripts, true, true)
    .importedFiles.map(({ fileName, pos }) => ({ line: lineAt(scripts, pos), from: fileName }));
  // In the markup of a component there may be an import too: `{#await import("./Page.svelte")}`.
  const markup = path.endsWith(".svelte") ? blanked(text, SCRIPT) : "";
  const lazy = [...markup.matchAll(/\bimport\(\s*["']([^"']+)["']/g)].map((found) => ({
    line: lineAt(markup, found.index),
    from: found[1] ?? "",
  }));
  const styles = [...text.matchAll(/@import\s+["']([^"']+)["']/g)].map((found) => ({
    line: lineAt(text, found.index),
    from: found[1] ?? "",
  }));
  return [...scripted, ...lazy, ...styles].toSorted((one, other) => one.line - other.line);
}

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** Everything but the scripts of a component, line for line. */
function blanked(text: string, what: RegExp): string {
  return text.replaceAll(what, (found) => found.replaceAll(/[^\n]/g, " "));
}

/** The scripts of a component, each in the line in which it stands. */
function scriptOf(text: string): string {
  let script = "";
  for (const found of text.matchAll(SCRIPT)) {
    const from = found.index + found[0].indexOf(">") + 1;
    const gap = lineAt(text, from) - lineAt(script, script.length);
    script += "\n".repeat(gap) + (found[1] ?? "");
  }
  return script;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}

/** Where a relative import of `path` leads, both by their paths in `web`; null for a package. */
export function target(path: string, from: string): string | null {
  if (!from.startsWith(".")) return null;
  const parts = path.split("/").slice(0, -1);
  for (const part of from.split("?")[0]?.split("/") ?? []) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** What is wrong with the imports of a file of the page; empty where nothing is. `path`: in `web`. */
export function faultsOf(path: string, text: string, layers: Layers = STANDS_ON): string[] {
  const inside = path.replace(/^src\//, "");
  const layer = layerOf(inside, layers);
  if (layer === null) return [`${path}: no layer; give its folder a row in STANDS_ON (tests/layers.ts)`];
  const isTest = /\.test\.ts$/.test(path);
  const allowed = mayUse(layer, layers);
  const faults: string[] = [];
  for (const { line, from } of importsOf(path, text)) {
    const to = target(path, from);
    if (to === null) continue;
    const where = `${path}:${line}: imports ${to}`;
    if (!to.startsWith("src/")) {
      if (!isTest)
        faults.push(
          `${where}; ${BESIDE.map((one) => `${one}/`).join(" and ")} and what else lies outside src are for tests alone`,
        );
      continue;
    }
    const below = layerOf(withEnding(to.slice("src/".length), layers), layers);
    if (below === null) faults.push(`${where}, which has no layer`);
    else if (!allowed.has(below))
      faults.push(
        `${where}; ${layer} stands on ${[...allowed].filter((it) => it !== layer).join(", ") || "nothing"}, not on ${below}`,
      );
  }
  return faults;
}

/** Modules are imported without their ending; the table has those of the files that are layers by themselves. */
function withEnding(path: string, layers: Layers): string {
  return `${path}.ts` in layers ? `${path}.ts` : path;
}
