import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { fetchedAhead } from "./build/ahead.ts";
import { chunks } from "./build/chunks.ts";
import { installable } from "./build/installable.ts";
import { squeezed } from "./build/squeezed.ts";
import { WORDS, wordsOfLanguages } from "./build/words.ts";
import manifest from "./package.json" with { type: "json" };

const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
    // nobody reads it, and everything would be squeezed once more for it
    reportCompressedSize: false,
    target: "es2022",
    // Svelte and Fluent travel with the page, and so do their licences.
    license: { fileName: "licenses.md" },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
