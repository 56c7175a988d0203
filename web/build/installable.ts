// What makes the built page one that can be installed and opened without a server: its name as a build, its manifests, its service worker.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { languages, type Language } from "../src/words/languages.generated.ts";
import { manifestName, manifestOf } from "./manifest.ts";

const inProject = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The tab's page, and what it says of which build it is: the server reads it there, and so does the page. */
const INDEX = "index.html";
const meta = (name: string): string => `<meta name="build" content="${name}" />`;
/** Enough to tell two builds apart. */
const NAME_LENGTH = 16;

/**
 * Which files the service worker keeps: all that the page may want; licences and icons are read elsewhere. The page of the interface
 * says nothing without the server, and is larger than all others together.
 */
const isKept = (name: string): boolean => /\.(?:html|js|css|woff2|svg)$/.test(name) && !/\/swagger-ui-/.test(name);
/** Files of scripts that no language of the page is written in: fetched where somebody's name is. */
const FOREIGN = /\/source-sans-3-(?:cyrillic-ext|greek|greek-ext|vietnamese)-wght/;
/** The letters that a language has beyond those of English. */
const LETTERS: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /\/source-sans-3-cyrillic-wght/,
  bg: /\/source-sans-3-cyrillic-wght/,
  pl: /\/source-sans-3-latin-ext-wght/,
};

/** The files of a language that only its readers want: its words and its letters. */
export function ofLanguage(names: readonly string[], language: Language): string[] {
  const words = new RegExp(`^assets/${language}-[\\w-]+\\.js$`);
  return names.filter((name) => words.test(name) || LETTERS[language]?.test(name)).toSorted();
}

/** Names that hold a digest of what is in them. */
const isLasting = (name: string): boolean => name.startsWith("assets/");

type Output = Rolldown.OutputBundle[string];

const contentOf = (file: Output): string | Uint8Array => (file.type === "chunk" ? file.code : file.source);

/** The name of a build: the same for the same files. */
export function buildName(files: readonly (readonly [name: string, content: string | Uint8Array])[]): string {
  const digest = createHash("sha256");
  for (const [name, content] of files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    digest.update(`${name}\0${content.length}\0`).update(content);
  return digest.digest("hex").slice(0, NAME_LENGTH);
}

/** Entries that the service worker keeps for everybody; a file whose name says nothing of its content gets a revision that does. */
export function precached(
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): { url: string; revision: string | null }[] {
  const names = files.map(([name]) => name);
  const apart = new Set(languages.flatMap((language) => ofLanguage(names, language)));
  return files
    .filter(([name]) => isKept(name) && !apart.has(name) && !FOREIGN.test(name))
    .map(([name, content]) => ({ url: `/${name}`, revision: isLasting(name) ? null : buildName([[name, content]]) }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
}

/** The service worker as one script, for it may not be a module in every browser; with the licences of what is in it. */
async function worker(
  kept: ReturnType<typeof precached>,
  byLanguage: Readonly<Record<string, readonly string[]>>,
): Promise<readonly Output[]> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      PRECACHED: JSON.stringify(kept),
      BY_LANGUAGE: JSON.stringify(byLanguage),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      write: false,
      target: "es2022",
      license: { fileName: "worker-licenses.md" },
      lib: { entry: inProject("worker/sw.ts"), name: "worker", formats: ["iife"], fileName: () => "sw.js" },
    },
  });
  const [made] = Array.isArray(built) ? built : [built];
  if (made === undefined || !("output" in made)) throw new Error("the service worker was not built");
  return made.output;
}

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle[INDEX];
        if (index?.type !== "asset" || typeof index.source !== "string") throw new Error(`the build has no ${INDEX}`);
        const files = (): [string, string | Uint8Array][] =>
          Object.entries(bundle).map(([name, file]) => [name, contentOf(file)]);
        index.source = index.source.replace("</title>", `</title>\n    ${meta(buildName(files()))}`);
        const written = index.source;
        for (const language of languages) {
          this.emitFile({
            type: "asset",
            fileName: manifestName(language),
            source: `${JSON.stringify(manifestOf(language), null, 2)}\n`,
          });
        }
        const kept = precached(files().map(([name, content]) => [name, name === INDEX ? written : content]));
        const names = Object.keys(bundle);
        const byLanguage = Object.fromEntries(
          languages.map((language) => [language, ofLanguage(names, language).map((name) => `/${name}`)]),
        );
        for (const file of await worker(kept, byLanguage))
          this.emitFile({ type: "asset", fileName: file.fileName, source: contentOf(file) });
      },
    },
  };
}
