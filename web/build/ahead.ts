// Puts into the page what it can ask for before it has begun: see ahead.js.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { languages } from "../src/words/languages.generated.ts";

const INDEX = "index.html";
const SCRIPT = readFileSync(new URL("ahead.js", import.meta.url), "utf8");

/** Where an address begins so, this part of the page is wanted; the first that fits. */
const ROOMS = [
  ["table/", "table/TableRoom.svelte"],
  ["solitaire", "solo/solitaire/SolitairePage.svelte"],
  ["connect", "solo/connect/ConnectPage.svelte"],
  ["calculator", "calculator/CalculatorPage.svelte"],
  ["rules/book", "book/BookPage.svelte"],
  ["rules", "household/HouseholdPage.svelte"],
] as const;
/** Here one does with the words that are said first. */
const EARLY = ["table/"];
/** On these tiles lie: their drawings are wanted at once. */
const DRAWN = ["table/", "solitaire"];

type Bundle = Rolldown.OutputBundle;

function chunkOf(bundle: Bundle, ending: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(ending)),
  );
  if (found?.type !== "chunk") throw new Error(`the build has no part for ${ending}`);
  return found;
}

/** A part, what it is made of, and their style sheets, without what the page names itself. */
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, page: string): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== "chunk" || files.has(name)) return;
    for (const sheet of part.viteMetadata?.importedCss ?? []) files.add(sheet);
    files.add(name);
    part.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...files].filter((name) => !page.includes(name)).map((name) => `/${name}`);
}

export function fetchedAhead(): Plugin {
  return {
    name: "fetched-ahead",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle[INDEX];
        if (index?.type !== "asset" || typeof index.source !== "string") throw new Error(`the build has no ${INDEX}`);
        const page = index.source;
        const files = (ending: string): string[] => filesOf(bundle, chunkOf(bundle, ending), page);
        const wordsOf = (part: string): Record<string, string | undefined> =>
          Object.fromEntries(languages.map((language) => [language, files(`virtual:words/${language}${part}`)[0]]));
        const drawings = files("tiles/sprite.generated.ts");
        const told = {
          words: wordsOf(""),
          rest: wordsOf("-rest"),
          keeping: files("kit/keeping/open.ts"),
          early: EARLY,
          rooms: ROOMS.map(([place, part]) => [place, [...files(part), ...(DRAWN.includes(place) ? drawings : [])]]),
        };
        const fileName = `assets/ahead-${createHash("sha256").update(SCRIPT).digest("hex").slice(0, 8)}.js`;
        this.emitFile({ type: "asset", fileName, source: SCRIPT });
        const tags = [
          `<script type="application/json" id="ahead">${JSON.stringify(told)}</script>`,
          `<script async fetchpriority="high" src="/${fileName}"></script>`,
        ];
        index.source = page.replace("</title>", `</title>\n    ${tags.join("\n    ")}`);
      },
    },
  };
}
