import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

/** The page's own configuration, which the build reads without the tests' packages being there. */
export default mergeConfig(
  page,
  defineConfig({
    // Vitest runs in Node: without this it would load Svelte's server side and nothing would react.
    resolve: { conditions: ["browser"] },
    test: {
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      // A test that needs a document says so in its first line: // @vitest-environment jsdom
      environment: "node",
      allowOnly: false,
      setupFiles: ["tests/support/words.ts"],
      // Files share a process, or most of the time would go into beginning one for each. What one of them leaves behind is taken
      // from the next here and by support/words.ts.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      // Asked for by scripts/measure_page_coverage.py, which holds each room to a floor.
      coverage: {
        provider: "v8",
        include: ["src/**/*.{ts,svelte}"],
        exclude: ["src/**/*.test.ts", "src/**/*.d.ts", "src/wire/generated.ts", "src/**/*.generated.*"],
        reporter: ["json-summary"],
        reportOnFailure: true,
      },
    },
  }),
);
