import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { fetchedAhead } from "./build/ahead.ts";
import { chunks } from "./build/chunks.ts";
import { installable } from "./build/installable.ts";
import { squeezed } from "./build/squeezed.ts";
import manifest from "./package.json" with { type: "json" };
import { languages } from "./src/words/languages.generated.ts";

const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page and the server read the same Fluent files. */
const WORDS = inProject("../src/eastwind/words");

/** Texts that the page is told when it asks for what they are about: it need not carry them along. */
const TOLD_BY_SERVER = [
  "values.ftl",
  "book-rules.ftl",
  "book-notes.ftl",
  "asides.ftl",
  "game-book.ftl",
  "lesson-texts.ftl",
];
/** Texts of a few rooms, which these rooms fetch as they are opened: one file a language each. */
const APART = ["adult.ftl"];
/** What only the command line says, and the server where there is no page. */
const NOT_OF_THE_PAGE = ["cli.ftl", "cli-hands.ftl", "cli-sheet.ftl", "server.ftl"];

/** The running Eastwind that `npm run dev` takes its tables from. */
const server = process.env["EASTWIND_SERVER"] ?? "http://127.0.0.1:8765";
/** The server checks where a request comes from: behind the proxy it comes from the server's own page. */
const asOwnPage = { target: server, changeOrigin: true, headers: { origin: server } };

/** Vite writes down the licences of the programs it bundles, but not those of fonts that a style sheet brings along. */
function broughtLicenses(): Plugin {
  const fonts = Object.keys(manifest.dependencies).filter((name) => name.startsWith("@fontsource"));
  const textOf = (path: string): string => readFileSync(inProject(`./node_modules/${path}`), "utf8").trim();
  return {
    name: "brought-licenses",
    apply: "build",
    generateBundle() {
      const ofFonts = fonts.map((name) => `## ${name}\n\n${textOf(`${name}/LICENSE`)}\n`).join("\n");
      this.emitFile({ type: "asset", fileName: "font-licenses.md", source: ofFonts });
      // nor those of what a program has bundled before
      const ofSwagger = ["NOTICE", "LICENSE", "swagger-ui-es-bundle.js.LICENSE.txt"];
      const source = ofSwagger.map((name) => `${textOf(`swagger-ui-dist/${name}`)}\n`).join("\n");
      this.emitFile({ type: "asset", fileName: "swagger-ui-licenses.md", source: `# Swagger UI\n\n${source}` });
    },
  };
}

/**
 * `virtual:words/ru`: all Fluent files of a language as one text, so that it is one file to fetch; `virtual:languages`: all of them.
 * `virtual:words/ru/adult`, `virtual:languages/adult`: a file apart, and that of all languages.
 */
function wordsOfLanguages(): Plugin {
  const virtual = /^\0?virtual:words\/([a-z]{2})(?:\/([a-z]+))?$/;
  const all = /^\0?virtual:languages(\/[a-z]+)?$/;
  const notWithAll = [...TOLD_BY_SERVER, ...NOT_OF_THE_PAGE, ...APART];
  return {
    name: "words-of-languages",
    resolveId: (id) => (virtual.test(id) || all.test(id) ? `\0${id}` : null),
    load(id) {
      const every = all.exec(id);
      if (every) {
        const [, apart = ""] = every;
        const fetched = languages.map((language) => `${language}: () => import("virtual:words/${language}${apart}")`);
        return `export default { ${fetched.join(", ")} };`;
      }
      const [, language, apart] = virtual.exec(id) ?? [];
      if (language === undefined) return null;
      const files = readdirSync(`${WORDS}/${language}`)
        .filter((name) =>
          apart === undefined ? name.endsWith(".ftl") && !notWithAll.includes(name) : name === `${apart}.ftl`,
        )
        .sort();
      const paths = files.map((name) => `${WORDS}/${language}/${name}`);
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), wordsOfLanguages(), broughtLicenses(), fetchedAhead(), installable(), squeezed()],
  resolve: { alias: { "@words": WORDS } },
  server: {
    fs: { allow: [".", WORDS] },
    proxy: { "/api": asOwnPage, "/ws": { ...asOwnPage, ws: true } },
  },
  build: {
    outDir: inProject("../src/eastwind/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Svelte and Fluent travel with the page, and so do their licences.
    license: { fileName: "licenses.md" },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
