// See `wordsOfLanguages` in build/words.ts.

/** A language's texts that are said first, or with `-rest` all others. */
declare module "virtual:words/*" {
  const source: string;
  export default source;
}

/** What fetches the texts of a language: those that are said first, and all others. */
declare module "virtual:languages" {
  type Fetched = Readonly<Record<import("./languages.generated").Language, () => Promise<{ default: string }>>>;
  const texts: Fetched;
  export const rest: Fetched;
  export default texts;
}
