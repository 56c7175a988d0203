// How the time that is left is written.

/** From so much on it is said until when instead. */
export const LONG_MS = 3_600_000;

/** Minutes and seconds: `1:05`. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** When so much will have gone, as the wire writes moments. */
export function momentAfter(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
