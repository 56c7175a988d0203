// The screen stays on while somebody plays: also while the others think, and nobody touches it.

/** So long after the last touch the screen may go dark again: whoever left the table open has gone away. */
const GONE_MS = 10 * 60_000;
/** Beside real tiles nobody touches it for a whole hand. */
export const REAL_TABLE_MS = 60 * 60_000;

const BY_HAND = ["pointerdown", "keydown"] as const;

/** Keeps the screen on while the page is seen and somebody is there. Returns what ends that. Does nothing where a browser cannot. */
export function stayAwake(goneMs = GONE_MS): () => void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!wakeLock) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let asked = false;
  let ended = false;
  let gone: ReturnType<typeof setTimeout> | undefined;

  const release = (): void => {
    void lock?.release().catch(() => undefined);
    lock = null;
  };
  const hold = async (): Promise<void> => {
    clearTimeout(gone);
    gone = setTimeout(release, goneMs);
    if (asked || (lock && !lock.released) || document.visibilityState !== "visible") return;
    asked = true;
    try {
      lock = await wakeLock.request("screen");
      if (ended) release();
    } catch {
      // Little charge is left, or the person has forbidden it: the screen goes dark as it always does.
    } finally {
      asked = false;
    }
  };
  const touched = (): void => void hold();

  touched();
  document.addEventListener("visibilitychange", touched);
  for (const sort of BY_HAND) window.addEventListener(sort, touched, { passive: true });
  return () => {
    ended = true;
    clearTimeout(gone);
    release();
    document.removeEventListener("visibilitychange", touched);
    for (const sort of BY_HAND) window.removeEventListener(sort, touched);
  };
}
