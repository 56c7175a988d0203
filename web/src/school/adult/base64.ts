// Bytes as text, for a file that is one text.

/** More at a time are too many arguments for some browsers. */
const CHUNK = 0x8000;

export function base64Of(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let text = "";
  for (let at = 0; at < all.length; at += CHUNK) text += String.fromCharCode(...all.subarray(at, at + CHUNK));
  return btoa(text);
}

export function bytesOf(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
}
