import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  // Every component is written with runes; the older reactivity is an error, not a surprise.
  compilerOptions: { runes: true },
};
