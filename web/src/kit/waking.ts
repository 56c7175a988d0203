// When the page, or the network under it, comes back to life: what was true before may be so no longer.

/** Timers stood still for longer than this: the machine was asleep. */
const GAP_MS = 10_000;
const LOOK_MS = 2000;

/** Calls `woken` when the network is back, the page is shown again, or the machine has slept. Returns what ends that. */
export function onWaking(woken: () => void): () => void {
  const shown = (): void => {
    if (document.visibilityState === "visible") woken();
  };
  let looked = Date.now();
  const looking = setInterval(() => {
    const now = Date.now();
    if (now - looked > GAP_MS) woken();
    looked = now;
  }, LOOK_MS);
  window.addEventListener("online", woken);
  window.addEventListener("pageshow", woken);
  document.addEventListener("visibilitychange", shown);
  return () => {
    clearInterval(looking);
    window.removeEventListener("online", woken);
    window.removeEventListener("pageshow", woken);
    document.removeEventListener("visibilitychange", shown);
  };
}
