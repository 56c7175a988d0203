// What nobody could know before. `crypto.randomUUID` is not used: over plain http browsers have it on this very machine only, and
// the page is played from others in the house.

/** So many random bytes, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** A share in a shuffle, 128 bits: with it the server alone cannot choose the walls. */
export function freshNonce(): string {
  return randomHex(16);
}

/** A name for something of a person's own. */
export function newId(prefix: string): string {
  return `${prefix}${randomHex(4)}`;
}

/** With this the name of whatever is a person's own begins, beside names that the house gives. */
export const OWN_PREFIX = "own-";
