// The words and letters of the languages that were chosen in this browser; those of the others are fetched where they are wanted.

const CACHE = "eastwind-words";
/** An address that no server has: which languages were chosen. */
const CHOSEN = "/kept-languages";

/** The languages that were chosen here, in the order in which that happened. */
export async function chosenLanguages(): Promise<string[]> {
  const found = await (await caches.open(CACHE)).match(CHOSEN);
  return found ? ((await found.json()) as string[]) : [];
}

/** Keeps the files of a language. Rejects where they cannot be fetched. */
export async function keepLanguage(
  language: string,
  byLanguage: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const files = byLanguage[language];
  if (!files) return;
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !kept.has(file)));
  const chosen = await chosenLanguages();
  if (!chosen.includes(language)) await cache.put(CHOSEN, Response.json([...chosen, language]));
}

/** Lets go of the files of earlier pages. */
export async function letGoOfOthers(files: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== CHOSEN && !files.has(pathname)) await cache.delete(request);
  }
}

export async function wordsKept(request: Request): Promise<Response | undefined> {
  return await (await caches.open(CACHE)).match(request);
}
