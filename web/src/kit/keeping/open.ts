// How what is kept is opened when the page begins: the database where there is one, else the small storage.

import { version } from "../version.svelte";
import {
  bringOver,
  hearOlder,
  isAllBrought,
  dropLate,
  lateBeside,
  noteBrought,
  noteDatabase,
  hadDatabase,
  takeLateHere,
} from "./bringing";
import { Database, type Stored } from "./database";
import { takeEarly } from "./early";
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
      if (isNewer(error)) version.found();
      throw error;
    }
  }

  /** Lets the mirror hear what other windows told before it was there. */
  hearEarly(): void {
    for (const told of this.#early.splice(0)) this.mirror?.hear(told);
  }

  /** Shows what is kept in a mirror, new or there already, and lets the other windows know what was brought over. */
  async fill(database: Database, mirror: Mirror | null): Promise<Mirror> {
    const before = mirror?.revisions() ?? new Map<string, number>();
    const { stored, homeless, brought } = await bringOver(database);
    const filled =
      mirror ?? new Mirror(database, stored, { reopen: this.open, channel: this.channel, hurry: smallStorage });
    mirror?.hearAll(stored, before);
    this.mirror = filled;
    this.hearEarly();
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
 * way; opening goes on once that is closed. `shown`: the page is shown, after which the database is opened where what it holds was read
 * early; null where nothing was ever kept in this browser, and the page need not wait.
 */
export async function openKept(onBlocked: () => void, shown: Promise<unknown> | null): Promise<Opened> {
  if (!("indexedDB" in globalThis)) return without();
  const opening = new Opening(onBlocked);
  return shown ? await openNow(opening, shown) : openLater(opening, opening.begin(), null);
}

async function openNow(opening: Opening, shown: Promise<unknown>): Promise<Opened> {
  const early = await takeEarly();
  // what is still to be brought over is to be seen from the beginning
  if (early && isAllBrought(early))
    return openLater(
      opening,
      shown.then(() => opening.begin()),
      early,
    );
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

const isNewer = (error: unknown): boolean => error instanceof Error && error.name === "VersionError";
const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

/**
 * Begins at once, and writes what is kept as soon as there is a database. `early`: what was read of it before; null where nothing was ever
 * kept in this browser.
 */
function openLater(opening: Opening, first: Promise<Database>, early: ReadonlyMap<string, Stored> | null): Opened {
  let isFirst = true;
  const reopen = (): Promise<Database> => {
    const opened = isFirst ? first : opening.open();
    isFirst = false;
    // what waits for a database that never comes is written elsewhere, where nothing is known of what it holds
    return opened === first && !early ? opened.catch(() => new Promise<never>(() => undefined)) : opened;
  };
  const mirror = new Mirror(null, early ?? new Map<string, Stored>(), {
    reopen,
    channel: opening.channel,
    hurry: smallStorage,
  });
  opening.mirror = mirror;
  listen(mirror);
  const isLasting = first.then(
    async (database) => {
      await fillBehind(opening, database, mirror);
      return true;
    },
    (error: unknown) => {
      if (early) {
        // what was read stays, and each change asks for the database again
        opening.hearEarly();
        if (isNewer(error)) mirror.replaced();
        else keeping.say({ shut: true });
        return true;
      }
      mirror.discard();
      without();
      return false;
    },
  );
  return { mirror, isLasting };
}

/**
 * Shows what the database has in a mirror that is shown already: nearly always nothing new, but another window may have written meanwhile,
 * or somebody has cleared the small storage alone.
 */
async function fillBehind(opening: Opening, database: Database, mirror: Mirror): Promise<void> {
  try {
    await opening.fill(database, mirror);
  } catch (error) {
    console.error(error);
    // a connection that does not answer is given up for a new one
    database.close();
    try {
      const again = await opening.open();
      await opening.fill(again, mirror).finally(() => again.close());
    } catch {
      keeping.say({ shut: true });
    }
  }
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
