// What the build adds so that the page can be installed: its name, what is kept, the manifests.

import { describe, expect, it } from "vitest";
import { buildName, ofLanguage, precached } from "../build/installable";
import { manifestName, manifestOf } from "../build/manifest";
import { languages } from "../src/words/languages.generated";

type Files = [string, string][];
const FILES: Files = [
  ["index.html", "<!doctype html>"],
  ["assets/index-a1.js", "go()"],
  ["assets/face-b2.woff2", "wOF2"],
];

describe("a build", () => {
  it("has the same name for the same files, in whatever order they come", () => {
    expect(buildName(FILES)).toMatch(/^[0-9a-f]{16}$/);
    expect(buildName(FILES.toReversed())).toBe(buildName(FILES));
  });

  it.each<[string, Files]>([
    ["another content", [["index.html", "<!doctype html >"], ...FILES.slice(1)]],
    ["another name", [["index.html", "<!doctype html>"], ["assets/index-a2.js", "go()"], ...FILES.slice(2)]],
    ["a file more", [...FILES, ["assets/more-c3.js", ""]]],
  ])("has another one for %s", (_, files) => expect(buildName(files)).not.toBe(buildName(FILES)));
});

describe("the service worker", () => {
  const kept = precached([
    ...FILES,
    ["assets/swagger-ui-d4.js", "calls()"],
    ["licenses.md", "MIT"],
    ["manifest-en.webmanifest", "{}"],
    ["icons/icon-192.png", ""],
  ]);

  it("keeps all that the page wants, and nothing else", () => {
    expect(kept.map(({ url }) => url)).toEqual(["/assets/face-b2.woff2", "/assets/index-a1.js", "/index.html"]);
  });

  it("keeps words and letters for who reads them", () => {
    const names = [
      "assets/pl-rest-a1.js",
      "assets/pl-b2.js",
      "assets/ru-c3.js",
      "assets/plain-c3.js",
      "assets/source-sans-3-latin-wght-normal-a.woff2",
      "assets/source-sans-3-latin-ext-wght-normal-b.woff2",
      "assets/source-sans-3-cyrillic-wght-normal-c.woff2",
      "assets/source-sans-3-greek-wght-normal-d.woff2",
    ];
    expect(ofLanguage(names, "pl")).toEqual([names[1], names[0], names[5]]);
    expect(ofLanguage(names, "bg")).toEqual([names[6]]);
    expect(ofLanguage(names, "ru")).toEqual([names[2], names[6]]);
    const everybody = precached(names.map((name) => [name, ""])).map(({ url }) => url);
    expect(everybody).toEqual([`/${names[3]}`, `/${names[4]}`]);
  });

  it("tells apart two contents of one name", () => {
    const revision = (files: Files): string | null | undefined =>
      precached(files).find(({ url }) => url === "/index.html")?.revision;
    expect(revision(FILES)).not.toBe(revision([["index.html", "other"]]));
    expect(kept.find(({ url }) => url === "/assets/index-a1.js")?.revision).toBeNull();
  });
});

describe("the manifest", () => {
  it.each(languages)("is in %s, of the same program", (language) => {
    const manifest = manifestOf(language);
    expect(manifestName(language)).toBe(`manifest-${language}.webmanifest`);
    expect(manifest).toMatchObject({
      id: "/",
      scope: "/",
      start_url: "/",
      short_name: "Eastwind",
      lang: language,
      display: "standalone",
    });
    const texts = [
      manifest["name"],
      manifest["description"],
      ...(manifest["shortcuts"] as { name: string }[]).map(({ name }) => name),
    ];
    expect(texts.every((text) => typeof text === "string" && text.length > 3)).toBe(true);
    if (language === "ru" || language === "bg") expect(texts.every((text) => /[а-я]/.test(String(text)))).toBe(true);
  });
});
