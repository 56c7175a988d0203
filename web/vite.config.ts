import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import manifest from "./package.json" with { type: "json" };

const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The running Eastwind that `npm run dev` takes its tables from. */
const server = process.env["EASTWIND_SERVER"] ?? "http://127.0.0.1:8144";
/** The server checks where a request comes from: behind the proxy it comes from the server's own page. */
const asOwnPage = { target: server, changeOrigin: true, headers: { origin: server } };

/** Vite writes down the licences of the programs it bundles, but not those of fonts that a style sheet brings along. */
function fontLicenses(): Plugin {
  const fonts = Object.keys(manifest.dependencies).filter((name) => name.startsWith("@fontsource"));
  const licenseOf = (name: string): string => readFileSync(inProject(`./node_modules/${name}/LICENSE`), "utf8");
  return {
    name: "font-licenses",
    apply: "build",
    generateBundle() {
      const source = fonts.map((name) => `## ${name}\n\n${licenseOf(name).trim()}\n`).join("\n");
      this.emitFile({ type: "asset", fileName: "font-licenses.md", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontLicenses()],
  resolve: {
    // The page and the server read the same Fluent files.
    alias: { "@words": inProject("../src/eastwind/words") },
    // Vitest runs in Node: without this it would load Svelte's server side and nothing would react.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: {
    fs: { allow: [".", inProject("../src/eastwind/words")] },
    proxy: { "/api": asOwnPage, "/ws": { ...asOwnPage, ws: true } },
  },
  build: {
    outDir: inProject("../src/eastwind/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Svelte and Fluent travel with the page, and so do their licences.
    license: { fileName: "licenses.md" },
  },
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    // A test that needs a document says so in its first line: // @vitest-environment jsdom
    environment: "node",
    allowOnly: false,
    restoreMocks: true,
  },
});
