// How what is kept is opened when the page begins: the database where there is one, else the small storage.

import { version } from "../version.svelte";
import { bringOver, hearOlder, noteBrought, smallStorage, hadDatabase } from "./bringing";
import { Database, type Happenings } from "./database";
import { keeping } from "./keeping.svelte";
import { Mirror, type Told } from "./mirror";
import { inTime } from "./patience";

/** Some browsers never answer; the page then begins without its database. */
const ANSWER_S = 4;
const CHANNEL = "eastwind.kept";

/**
 * Opens the database and brings over what lies in the small storage. `onBlocked` is called where an older page in another window is in the
 * way; opening goes on once that is closed. Null: there is no database, and the small storage serves for everything.
 */
export async function openKept(onBlocked: () => void): Promise<Mirror | null> {
  if (!("indexedDB" in globalThis)) return without();
  let isBlocked = false;
  let isReplaced = false;
  let isGivenUp = false;
  let mirror: Mirror | null = null;
  const happenings: Happenings = {
    blocked: () => {
      isBlocked = true;
      onBlocked();
    },
    replaced: () => {
      isReplaced = true;
      mirror?.replaced();
      version.found();
    },
    lost: () => mirror?.lost(),
  };
  const reopen = (): Promise<Database> => Database.open(happenings);
  let database: Database;
  try {
    const opening = reopen();
    // one that comes too late is of no use to anybody, and would be in the way of a newer page
    void opening.then((late) => isGivenUp && late.close()).catch(() => undefined);
    database = await inTime(opening, ANSWER_S, () => isBlocked);
  } catch (error) {
    isGivenUp = true;
    // a newer page has been here: this one is to be loaded again
    if (error instanceof Error && error.name === "VersionError") version.found();
    return without();
  }
  try {
    // heard from the beginning: what others write while this is read is told only once
    const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : null;
    const early: Told[] = [];
    const hear = ({ data }: MessageEvent<Told>): void => void early.push(data);
    channel?.addEventListener("message", hear);
    const { stored, homeless, brought } = await bringOver(database);
    channel?.removeEventListener("message", hear);
    mirror = new Mirror(database, stored, { reopen, channel, hurry: smallStorage });
    for (const told of early) mirror.hear(told);
    // others are to see what was brought: whoever erases means it, too
    for (const [key, one] of brought) channel?.postMessage({ key, ...one });
    const shown = mirror;
    for (const [key, text] of homeless) shown.show(key, text, () => noteBrought(shown, key, text));
    keeping.tellHomeless(database, homeless.size);
  } catch (error) {
    console.error(error);
    database.close();
    return without();
  }
  if (isReplaced) mirror.replaced();
  listen(mirror);
  return mirror;
}

function without(): null {
  // a database that was there before holds what is not seen now
  if (!isWritable(smallStorage())) keeping.say({ nothing: true });
  else if (hadDatabase()) keeping.say({ shut: true });
  return null;
}

function isWritable(storage: Storage | undefined): boolean {
  const probe = "probe of eastwind";
  try {
    storage?.setItem(probe, "");
    storage?.removeItem(probe);
    return storage !== undefined;
  } catch {
    // a full one is one all the same
    try {
      return (storage?.length ?? 0) > 0;
    } catch {
      return false;
    }
  }
}

function listen(mirror: Mirror): void {
  const on = globalThis.addEventListener?.bind(globalThis);
  on?.("pagehide", () => mirror.hurry());
  globalThis.document?.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") mirror.hurry();
  });
  on?.("pageshow", ({ persisted }) => {
    if (persisted) void mirror.readAgain().catch(() => undefined);
  });
  on?.("storage", ({ key, newValue, storageArea }) => {
    if (key !== null && newValue !== null && (storageArea ?? smallStorage()) === smallStorage())
      hearOlder(mirror, key, newValue);
  });
}
