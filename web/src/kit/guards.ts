// How long a press is not listened to after the one before it, or a key after its question has come into sight.

declare global {
  /** "off": nothing waits. Set before the page starts by tests in a browser that are about other things. */
  var eastwindGuards: "off" | undefined;
}

/** That many milliseconds, or none where guards are off. */
export const guarded = (milliseconds: number): number => (globalThis.eastwindGuards === "off" ? 0 : milliseconds);
