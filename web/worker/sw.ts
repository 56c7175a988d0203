// The service worker: keeps the whole page in the browser, so that it opens without a server. It answers for the page's own files alone;
// what is asked of the server, and the sockets of the tables, it does not touch.

import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { bringWords, keepLanguage, letGoOfOthers, wordsKept } from "./languages";

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build that is kept (see build/installable.ts). */
declare const PRECACHED: PrecacheEntry[];
/** The files of each language: kept once it is chosen. */
declare const BY_LANGUAGE: Readonly<Record<string, readonly string[]>>;

cleanupOutdatedCaches();
precacheAndRoute(PRECACHED);
// The page finds its way by what follows the #: every opening of it is this one file.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), { allowlist: [/^\/(?:index\.html)?(?:\?.*)?$/] }),
);

const words = new Set(Object.values(BY_LANGUAGE).flat());
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && words.has(url.pathname),
  async ({ request }) => (await wordsKept(request)) ?? fetch(request),
);
// A newer page comes with the words of the languages that were chosen here.
self.addEventListener("install", (event) =>
  event.waitUntil(bringWords(BY_LANGUAGE, self.registration.active === null)),
);
self.addEventListener("activate", (event) => event.waitUntil(letGoOfOthers(words)));

// A first visit is served from here on; a newer worker waits until the person says so, for somebody may be in the middle of a hand.
clientsClaim();
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const { type, language } = (event.data ?? {}) as { type?: unknown; language?: unknown };
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "LANGUAGE" && typeof language === "string") event.waitUntil(keepLanguage(language, BY_LANGUAGE));
});
