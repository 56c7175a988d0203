// Asks the browser not to clear away what somebody has begun to keep here. Some decide by themselves, some ask the person: so it is asked
// seldom, and not before there is something of his own.

const ASKED = "eastwind.persist";
/** So long a refusal counts. */
const AGAIN_MS = 30 * 24 * 3_600_000;

let asked = false;

export function askToPersist(): void {
  if (asked) return;
  asked = true;
  void ask().catch(() => undefined);
}

async function ask(): Promise<void> {
  const { storage } = globalThis.navigator ?? {};
  if (!storage?.persist || (await storage.persisted())) return;
  const last = Number(globalThis.localStorage.getItem(ASKED) ?? 0);
  if (Date.now() - last < AGAIN_MS) return;
  await storage.persist();
  globalThis.localStorage.setItem(ASKED, String(Date.now()));
}
