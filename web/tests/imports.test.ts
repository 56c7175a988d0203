// Imports run one way: each layer of the page stands on those below it, and nothing of the product on what is there for its makers.

import { describe, expect, it } from "vitest";
import { faultsOf, importsOf, layerOf, mayUse, STANDS_ON } from "./layers";

const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "!../src/**/*.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).map(([path, text]) => ({ path: path.slice("../".length), text }));

describe("the sources", () => {
  it("import downward only", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap(({ path, text }) => faultsOf(path, text))).toEqual([]);
  });

  it("lie in layers that are all there, without a circle", () => {
    const used = new Set(files.map(({ path }) => layerOf(path.slice("src/".length))));
    expect(Object.keys(STANDS_ON).filter((layer) => !used.has(layer))).toEqual([]);
    for (const [layer, below] of Object.entries(STANDS_ON)) {
      for (const one of below) expect(mayUse(one).has(layer), `${layer} and ${one} stand on each other`).toBe(false);
    }
  });
});

describe("an import that runs upward is told with file and line", () => {
  const layers = { ground: [], house: ["ground"], "house/attic": ["house"], "top.ts": ["house/attic"] };

  it.each([
    ["a module", "src/ground/one.ts", `// why\nimport { two } from "../house/two";`, 2, "src/house/two"],
    ["types alone", "src/ground/one.ts", `import type { Two } from "../house/two";`, 1, "src/house/two"],
    ["what is handed on", "src/ground/one.ts", `\n\nexport { two } from "../house/two";`, 3, "src/house/two"],
    [
      "one inside a function",
      "src/house/one.ts",
      `const two = () =>\n  import("./attic/two");`,
      2,
      "src/house/attic/two",
    ],
    ["one in a type", "src/ground/one.ts", `let two: import("../house/two").Two;`, 1, "src/house/two"],
    [
      "a component's script",
      "src/ground/One.svelte",
      `<script lang="ts">\n  // why\n  import Two from "../house/Two.svelte";\n</script>`,
      3,
      "src/house/Two.svelte",
    ],
    [
      "its second script",
      "src/ground/One.svelte",
      `<script module lang="ts">\n  const x = 1;\n</script>\n\n<script lang="ts">\n  import Two from "../house/Two.svelte";\n</script>`,
      6,
      "src/house/Two.svelte",
    ],
    [
      "its markup",
      "src/ground/One.svelte",
      `<p></p>\n{#await import("../house/Two.svelte")}{/await}`,
      2,
      "src/house/Two.svelte",
    ],
    ["a style sheet", "src/ground/one.css", `\n@import "../house/two.css";`, 2, "src/house/two.css"],
    ["a file that is a layer", "src/house/attic/one.ts", `import { top } from "../../top";`, 1, "src/top"],
  ])("%s", (_, path, text, line, to) => {
    const [fault, ...others] = faultsOf(path, text, layers);
    expect(fault).toMatch(
      new RegExp(
        `^${path}:${line}: imports ${to}; .* stands on .*, not on |^${path}:${line}: imports ${to}; .* stands on nothing, not on `,
      ),
    );
    expect(others).toEqual([]);
  });

  it("and so is one that leaves the product, but not of a test", () => {
    const text = `import { table } from "../../dev/fixtures/table";`;
    expect(faultsOf("src/house/one.ts", text, layers)).toEqual([
      expect.stringContaining("src/house/one.ts:1: imports dev/fixtures/table; dev/ and tests/"),
    ]);
    expect(faultsOf("src/house/one.test.ts", text, layers)).toEqual([]);
  });

  it("and a file that lies nowhere", () => {
    expect(faultsOf("src/cellar/one.ts", "", layers)).toEqual([expect.stringContaining("src/cellar/one.ts: no layer")]);
    expect(faultsOf("src/house/one.ts", `import "../cellar/two";`, layers)).toEqual([
      expect.stringContaining("which has no layer"),
    ]);
  });

  it("while what runs downward, or stays, or comes from a package, is in order", () => {
    const text = `import { mount } from "svelte";\nimport { one } from "../ground/one";\nimport { two } from "./two";`;
    expect(faultsOf("src/house/three.ts", text, layers)).toEqual([]);
    expect(importsOf("src/house/three.ts", text).map(({ line, from }) => `${line} ${from}`)).toEqual([
      "1 svelte",
      "2 ../ground/one",
      "3 ./two",
    ]);
  });
});
