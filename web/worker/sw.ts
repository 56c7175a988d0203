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

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build that is kept (see build/installable.ts). */
declare const PRECACHED: PrecacheEntry[];

cleanupOutdatedCaches();
precacheAndRoute(PRECACHED);
// The page finds its way by what follows the #: every opening of it is this one file.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), { allowlist: [/^\/(?:index\.html)?(?:\?.*)?$/] }),
);

// A first visit is served from here on; a newer worker waits until the person says so, for somebody may be in the middle of a hand.
clientsClaim();
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});
