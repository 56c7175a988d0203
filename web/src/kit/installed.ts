// The page as something that is kept in the browser: its service worker, its manifest, the colour of the window around it. There is no
// service worker over plain http from another machine, browsers do not allow it: the page then works as ever, with its server alone.

import { i18n, type Language } from "../words/i18n.svelte";
import { savesData } from "./leisure";
import { version } from "./version.svelte";
import { onWaking } from "./waking";

/** So often at most it is looked for a newer page while the page stays open. */
const LOOK_AGAIN_MS = 3_600_000;
/** A newer worker that has not come into its place by then will not. */
const TAKE_OVER_MS = 5000;
/** So long a newer page may take to be fetched. */
const FETCH_MS = 30_000;

/** Returns whether this browser can keep the page. */
export function canKeepPage(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator;
}

/** Has the page kept in this browser, so that it opens without a server, and told when there is a newer one. */
export async function keepPage(): Promise<void> {
  if (!canKeepPage()) return;
  // Whoever saves data is not made to fetch the whole page; what is kept already goes on being renewed.
  if (savesData() && !navigator.serviceWorker.controller) return;
  const registration = await navigator.serviceWorker.register("/sw.js");
  void navigator.serviceWorker.ready.then(({ active }) => tellLanguage(active, i18n.language));
  version.broughtBy(() => bring(registration));
  if (registration.waiting) void greet(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    // The very first one has nothing before it and takes its place by itself.
    if (coming && navigator.serviceWorker.controller)
      void fetched(coming).then((done) => (done ? greet(coming) : undefined));
  });
  let looked = Date.now();
  onWaking(() => {
    if (Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Has the words of a language kept too. */
export function keepLanguage(language: Language): void {
  if (canKeepPage()) tellLanguage(navigator.serviceWorker.controller, language);
}

function tellLanguage(worker: ServiceWorker | null, language: Language): void {
  worker?.postMessage({ type: "LANGUAGE", language });
}

/** A newer worker waits. It brings a newer page, unless this one came past the old worker: then nothing is to be told. */
async function greet(waiting: ServiceWorker): Promise<void> {
  if (!(await version.ask())) waiting.postMessage({ type: "SKIP_WAITING" });
}

/** Puts the newest page in its place. */
async function bring(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update();
  if (registration.installing) await fetched(registration.installing);
  const { waiting } = registration;
  if (!waiting) return;
  await new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
    setTimeout(done, TAKE_OVER_MS);
    waiting.postMessage({ type: "SKIP_WAITING" });
  });
}

/** Waits until a worker has fetched all that it keeps; whether it has. */
function fetched(worker: ServiceWorker): Promise<boolean> {
  return new Promise((done) => {
    const look = (): void => {
      if (worker.state !== "installing") done(worker.state !== "redundant");
    };
    worker.addEventListener("statechange", look);
    setTimeout(() => done(false), FETCH_MS);
    look();
  });
}

/** Links the manifest of a language: under that name the page is installed. */
export function linkManifest(language: Language): void {
  if (!import.meta.env.PROD) return;
  let link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (!link) {
    link = document.createElement("link");
    link.rel = "manifest";
    document.head.append(link);
  }
  link.href = `/manifest-${language}.webmanifest`;
}
