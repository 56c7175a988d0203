// What no type tells: each family of rules stands here with its reason. Form is Prettier's affair alone.

import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Built, fetched or written by a program: mended at its source.
  { ignores: ["node_modules/", "public/", "src/wire/generated.ts", "src/tiles/sprite*.generated.ts"] },

  // Mistakes that every engine accepts: a condition that never changes, a case that falls through, an expression without effect.
  js.configs.recommended,

  // The same for types.
  ts.configs.recommended,

  // Svelte: text put into the page as HTML, lists without keys, reactive state that does not react.
  svelte.configs.recommended,

  // Which names exist where: the page and its tests run in a browser, the build in Node.
  { files: ["src/**", "dev/**", "tests/**"], languageOptions: { globals: globals.browser } },
  { files: ["worker/**"], languageOptions: { globals: globals.serviceworker } },
  { files: ["art/**", "build/**", "*.js", "*.ts"], languageOptions: { globals: globals.node } },

  // A component's script is TypeScript, and is read with the compiler's own options.
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },

  // What only the type checker can tell, and says nothing of itself: a promise that nobody waits for, one where a plain value is meant.
  {
    files: ["src/**/*.ts", "src/**/*.svelte", "tests/**/*.ts", "dev/**/*.ts", "dev/**/*.svelte"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  // Values of which nothing is known. Not in components: what they import of each other is unknown to this checker, not to svelte-check.
  {
    files: ["src/**/*.ts", "tests/**/*.ts", "dev/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "error",
      "@typescript-eslint/no-unsafe-assignment": "error",
      "@typescript-eslint/no-unsafe-call": "error",
      "@typescript-eslint/no-unsafe-member-access": "error",
      "@typescript-eslint/no-unsafe-return": "error",
    },
  },

  {
    rules: {
      // The type checker knows every name of the browser and of Node; a second list of them can only be wrong.
      "no-undef": "off",
      // One way to compare; `== null` alone asks for null and undefined together.
      eqeqeq: ["error", "always", { null: "ignore" }],
      // A name that is never given another value says so.
      "prefer-const": "error",
      // The console belongs to whoever is debugging.
      "no-console": ["error", { allow: ["warn", "error"] }],
      // What is left out on purpose begins with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // A Map or a Date in these files is mostly no state: built, read and let go within one function, or a cache beside the state. The
      // rule cannot tell the two apart.
      "svelte/prefer-svelte-reactivity": "off",
      // What is a type alone is imported as one, so that nothing is loaded for it.
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      // An interface to which another file adds its members begins empty.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "always" }],
    },
  },
  // The same in components, where properties are taken apart with `let`, as Svelte's own documents do.
  {
    files: ["**/*.svelte"],
    rules: { "prefer-const": "off", "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived"] }] },
  },
  // A colour in an attribute of a drawing has a name, as in a style sheet; Stylelint does not read attributes.
  {
    files: ["src/**/*.svelte"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "SvelteAttribute[key.name=/^(fill|stroke|stop-color|flood-color)$/] > SvelteLiteral[value=/^(#|rgb|hsl)/]",
          message: "name the colour in src/style/drawn.css and use its token",
        },
      ],
    },
  },
  // The makers of the pictures and the workshop's pages say what they did.
  { files: ["art/**", "build/**", "dev/**"], rules: { "no-console": "off" } },
);
