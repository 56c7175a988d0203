// See `wordsOfLanguages` in vite.config.ts.

/** All texts of a language. */
declare module "virtual:words/*" {
  const source: string;
  export default source;
}

/** What fetches the texts of a language, when it is first spoken; `virtual:languages/adult`: those of a file apart. */
declare module "virtual:languages*" {
  const texts: Readonly<Record<import("./languages.generated").Language, () => Promise<{ default: string }>>>;
  export default texts;
}
