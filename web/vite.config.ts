import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The page and the server read the same Fluent files.
    alias: { "@words": inProject("../src/eastwind/words") },
    // Vitest runs in Node: without this it would load Svelte's server side and nothing would react.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: inProject("../src/eastwind/server/static"),
    emptyOutDir: true,
    target: "es2022",
  },
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    // A test that needs a document says so in its first line: // @vitest-environment jsdom
    environment: "node",
    allowOnly: false,
    restoreMocks: true,
  },
});
