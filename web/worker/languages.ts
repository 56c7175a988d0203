// The words and letters of the languages that were chosen in this browser; those of the others are fetched where they are wanted.

const CACHE = "eastwind-words";
/** Address, which no server has, of the list of languages that were chosen. */
const CHOSEN = "/kept-languages";

type ByLanguage = Readonly<Record<string, readonly string[]>>;

/** The last note; each waits for the one before, so that two languages chosen at once are both kept. */
let noting: Promise<void> = Promise.resolve();

/** The languages that were chosen here, the one that was chosen last at the end. */
export async function chosenLanguages(): Promise<string[]> {
  const found = await (await caches.open(CACHE)).match(CHOSEN);
  return found ? ((await found.json()) as string[]) : [];
}

/** Keeps the files of a language. Rejects where they cannot be fetched. */
export async function cacheFiles(language: string, byLanguage: ByLanguage): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll((byLanguage[language] ?? []).filter((file) => !kept.has(file)));
}

/** Keeps the files of a language from now on. */
export async function keepLanguage(language: string, byLanguage: ByLanguage): Promise<void> {
  if (!byLanguage[language]) return;
  await cacheFiles(language, byLanguage);
  noting = noting.then(() => note(language));
  await noting;
}

async function note(language: string): Promise<void> {
  const chosen = (await chosenLanguages()).filter((other) => other !== language);
  await (await caches.open(CACHE)).put(CHOSEN, new Response(JSON.stringify([...chosen, language])));
}

/**
 * Fetches, for a newer page, the words of the languages that were chosen here. Only the one chosen last is waited for: what cannot be had of the
 * others is fetched when it is wanted. `isFirst`: nothing was kept before; an earlier worker that noted no languages had all of them.
 */
export async function bringWords(byLanguage: ByLanguage, isFirst: boolean): Promise<void> {
  const chosen = await chosenLanguages();
  const last = chosen.pop();
  if (last !== undefined) await cacheFiles(last, byLanguage);
  const others = last === undefined && !isFirst ? Object.keys(byLanguage) : chosen;
  await Promise.all(others.map((language) => cacheFiles(language, byLanguage).catch(() => undefined)));
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
