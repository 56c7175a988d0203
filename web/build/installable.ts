// What makes the built page one that can be installed and opened without a server: its name as a build, its manifests, its service worker.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { languages } from "../src/words/languages.generated.ts";
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

/** What the service worker keeps; a file whose name says nothing of its content gets a revision that does. */
export function precached(
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): { url: string; revision: string | null }[] {
  return files
    .filter(([name]) => isKept(name))
    .map(([name, content]) => ({ url: `/${name}`, revision: isLasting(name) ? null : buildName([[name, content]]) }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
}

/** The service worker as one script, for it may not be a module in every browser; with the licences of what is in it. */
async function worker(kept: ReturnType<typeof precached>): Promise<readonly Output[]> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { PRECACHED: JSON.stringify(kept), "process.env.NODE_ENV": '"production"' },
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
        for (const file of await worker(kept))
          this.emitFile({ type: "asset", fileName: file.fileName, source: contentOf(file) });
      },
    },
  };
}
