// A draft as a part of an address: packed, and written in letters that an address may hold.

import { parse } from "valibot";
import { draftSchema } from "./draftSchema";
import type { HouseholdDraft } from "../wire/generated";

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reading = new Response(stream.readable).arrayBuffer();
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is told by the reading.
  const writing = writer.write(bytes).then(() => writer.close());
  writing.catch(() => undefined);
  return new Uint8Array(await reading);
}

/** What `unpackDraft` reads. */
export async function packDraft(draft: HouseholdDraft): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(draft)), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The draft that was packed; null where it is damaged. */
export async function unpackDraft(text: string): Promise<HouseholdDraft | null> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const plain = await through(packed, new DecompressionStream("deflate-raw"));
    return parse(draftSchema, JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain)));
  } catch {
    return null;
  }
}
