// A telephone that trembles for a moment: it is one's turn.

const MS = 60;

/** Whether this machine may be able to. */
export const canBuzz = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

/** Trembles, where the machine can and the page was touched before: browsers ask for that. */
export function buzz(): void {
  if (canBuzz() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(MS);
}
