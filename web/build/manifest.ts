// The web app manifest, one for each language: what the page is called and shows once it is installed.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../src/words/languages.generated.ts";

const WORDS = new URL("../../src/eastwind/words/", import.meta.url);

/** The file of a language's manifest; the page links to that of the language in which it is read. */
export function manifestName(language: Language): string {
  return `manifest-${language}.webmanifest`;
}

function wordsOf(language: Language): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["around.ftl", "page.ftl"])
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}`, WORDS), "utf8")));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`${language} has no message ${id}, which the manifest needs`);
    return bundle.formatPattern(pattern, null);
  };
}

/** What can be begun at once from the icon. */
const SHORTCUTS = [
  { id: "place-play", url: "/#/play" },
  { id: "place-solitaire", url: "/#/solitaire" },
  { id: "place-connect", url: "/#/connect" },
] as const;

export function manifestOf(language: Language): Record<string, unknown> {
  const word = wordsOf(language);
  return {
    // The same program, in whatever language it was installed.
    id: "/",
    name: word("title-home"),
    short_name: "Eastwind",
    description: word("app-description"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    orientation: "any",
    // The felt: what is seen before the page is drawn.
    background_color: "#1f4d45",
    theme_color: "#1f4d45",
    categories: ["games"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: SHORTCUTS.map(({ id, url }) => ({ name: word(id), url })),
  };
}
