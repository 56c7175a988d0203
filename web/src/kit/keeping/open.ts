// How what is kept is opened when the page begins: the database where there is one, else the small storage.

import { version } from "../version.svelte";
import {
  bringOver,
  hearOlder,
  dropLate,
  lateBeside,
  noteBrought,
  noteDatabase,
  hadDatabase,
  takeLateHere,
} from "./bringing";
import { Database } from "./database";
import { smallStorage } from "./fresh";
import { lateOf } from "./keeper";
import { keeping } from "./keeping.svelte";
import { Mirror, type Told } from "./mirror";
import { inTime } from "./patience";

export { dropOlder, eraseLater } from "./bringing";

/** Some browsers never answer; the page then begins without its database. */
const ANSWER_S = 4;
const CHANNEL = "eastwind.kept";

/** The database as it is opened, and what happens to it meanwhile. */
class Opening {
  readonly channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : null;
  mirror: Mirror | null = null;
  #isBlocked = false;
  #isReplaced = false;
  /** Heard before there is a mirror: what others write while this is read is told only once. */
  readonly #early: Told[] = [];
  readonly #onBlocked: () => void;

  constructor(onBlocked: () => void) {
    this.#onBlocked = onBlocked;
    this.channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (!this.mirror) this.#early.push(data);
    });
  }

  #open(): Promise<Database> {
    return Database.open({
      blocked: () => {
        this.#isBlocked = true;
        this.#onBlocked();
      },
      replaced: () => {
        this.#isReplaced = true;
        this.mirror?.replaced();
        version.found();
      },
      lost: () => this.mirror?.lost(),
    });
  }

  /** Rejects where it does not answer in good time. A person who is asked to close a window may take long. */
  open = async (): Promise<Database> => {
    const opening = this.#open();
    let isGivenUp = false;
    // one that comes too late is of no use to anybody, and would be in the way of a newer page
    void opening.then((late) => isGivenUp && late.close()).catch(() => undefined);
    try {
      return await inTime(opening, ANSWER_S, () => this.#isBlocked);
    } catch (error) {
      isGivenUp = true;
      throw error;
    }
  };

  /** Opens it for the first time. Rejects as `open` does. */
  async begin(): Promise<Database> {
    try {
      const database = await this.open();
      noteDatabase();
      return database;
    } catch (error) {
      // a newer page has been here: this one is to be loaded again
      if (error instanceof Error && error.name === "VersionError") version.found();
      throw error;
    }
  }

  /** Shows what is kept in a mirror, new or there already, and lets the other windows know what was brought over. */
  async fill(database: Database, mirror: Mirror | null): Promise<Mirror> {
    const { stored, homeless, brought } = await bringOver(database);
    const filled =
      mirror ?? new Mirror(database, stored, { reopen: this.open, channel: this.channel, hurry: smallStorage });
    if (mirror) for (const [key, one] of stored) mirror.hear({ key, ...one });
    this.mirror = filled;
    for (const told of this.#early) filled.hear(told);
    // others are to see what was brought: whoever erases means it, too
    for (const [key, one] of brought) this.channel?.postMessage({ key, ...one });
    for (const [key, text] of homeless) {
      const late = lateBeside(key, text);
      if (late) filled.show(late.key, late.text, () => dropLate(key, text));
      else if (lateOf(key) === null) filled.show(key, text, () => noteBrought(filled, key, text));
    }
    keeping.tellHomeless(database, homeless.size);
    if (this.#isReplaced) filled.replaced();
    return filled;
  }
}

/** The opened database, or its absence. */
export interface Opened {
  /** Null: there is no database, and the small storage serves for everything. */
  readonly mirror: Mirror | null;
  /** Resolves to whether there is a database after all: a browser that never had one does not wait for it. */
  readonly isLasting: Promise<boolean>;
}

/**
 * Opens the database and brings over what lies in the small storage. `onBlocked` is called where an older page in another window is in the
 * way; opening goes on once that is closed. `isFresh`: nothing was ever kept in this browser.
 */
export async function openKept(onBlocked: () => void, isFresh: boolean): Promise<Opened> {
  if (!("indexedDB" in globalThis)) return without();
  const opening = new Opening(onBlocked);
  return isFresh ? openLater(opening) : await openNow(opening);
}

async function openNow(opening: Opening): Promise<Opened> {
  for (const tries of [2, 1]) {
    let database: Database | null = null;
    try {
      database = await opening.begin();
      const mirror = await opening.fill(database, null);
      listen(mirror);
      return { mirror, isLasting: Promise.resolve(true) };
    } catch (error) {
      if (database) console.error(error);
      database?.close();
      // a connection that does not answer is given up for a new one; none at all is not asked for again
      if (!database || tries === 1 || !isTimeout(error)) break;
    }
  }
  return without();
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

/** Nothing was ever kept here: the page begins at once, and what it keeps is written as soon as there is a database. */
function openLater(opening: Opening): Opened {
  const first = opening.begin();
  let isFirst = true;
  const reopen = (): Promise<Database> => {
    const opened = isFirst ? first : opening.open();
    isFirst = false;
    // what waits for a database that never comes is written elsewhere
    return opened === first ? opened.catch(() => new Promise<never>(() => undefined)) : opened;
  };
  const mirror = new Mirror(null, new Map(), { reopen, channel: opening.channel, hurry: smallStorage });
  opening.mirror = mirror;
  listen(mirror);
  const isLasting = first.then(
    async (database) => {
      // nearly always nothing: somebody may have cleared the small storage alone
      await opening.fill(database, mirror).catch((error: unknown) => console.error(error));
      return true;
    },
    () => {
      mirror.discard();
      without();
      return false;
    },
  );
  return { mirror, isLasting };
}

function without(): Opened {
  takeLateHere();
  // a database that was there before holds what is not seen now
  if (!isWritable(smallStorage())) keeping.say({ nothing: true });
  else if (hadDatabase()) keeping.say({ shut: true });
  return { mirror: null, isLasting: Promise.resolve(false) };
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
  const readAgain = (): void => void mirror.readAgain().catch(() => undefined);
  on?.("pagehide", () => mirror.hurry());
  globalThis.document?.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") mirror.hurry();
    // where windows cannot tell each other, one looks when it is looked at
    else if (!("BroadcastChannel" in globalThis)) readAgain();
  });
  on?.("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
  on?.("storage", ({ key, newValue, storageArea }) => {
    if (key !== null && newValue !== null && (storageArea ?? smallStorage()) === smallStorage())
      hearOlder(mirror, key, newValue);
  });
}
