"""Storage of the page in the browser, read and written from outside."""

import json
from typing import Any, Final

from playwright.sync_api import Page

#: Names that lie in the small storage, as they are needed before anything else; the others lie in the database
#: (`web/src/kit/keeping`).
QUICK: Final = frozenset({"settings", "language", "tables", "setup"})
_OPEN: Final = """
  const opening = indexedDB.open("eastwind", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(opening);
"""
#: Reads a text once it has stood still for a moment, since the page writes behind.
_READ: Final = (
    "async (key) => {"
    + _OPEN
    + """
  const read = async () => (await done(database.transaction("kept").objectStore("kept").get(key)))?.text ?? null;
  let text = await read();
  for (let before = undefined; before !== text; ) {
    before = text;
    await new Promise((resolve) => setTimeout(resolve, 40));
    text = await read();
  }
  database.close();
  return text;
}"""
)
_ALL: Final = (
    "async () => {"
    + _OPEN
    + """
  const store = database.transaction("kept").objectStore("kept");
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  database.close();
  const texts = keys.map((key, at) => [key, values[at].text]).filter(([, text]) => text !== null);
  return { ...localStorage, ...Object.fromEntries(texts) };
}"""
)
#: Writes as another window would: the page is told.
_WRITE: Final = (
    "async ([key, text]) => {"
    + _OPEN
    + """
  const store = database.transaction("kept", "readwrite").objectStore("kept");
  const revision = Math.max(Date.now(), ((await done(store.get(key)))?.revision ?? 0) + 1);
  await done(store.put({ text, revision }, key));
  database.close();
  const channel = new BroadcastChannel("eastwind.kept");
  channel.postMessage({ key, text, revision });
  await new Promise((resolve) => setTimeout(resolve, 20));
  channel.close();
}"""
)


#: Resolves once whatever stands in line at the database is answered.
_ANSWERED: Final = (
    "async () => {"
    + _OPEN
    + """
  const transaction = database.transaction("kept", "readwrite");
  await done(transaction.objectStore("kept").get(""));
  database.close();
}"""
)


def pass_time(page: Page, milliseconds: int) -> None:
    """Run an installed clock second by second, with the database's answers in between.

    The page waits for its database by the same clock: it would give up within a moment what it has only just asked for.
    """
    for begin in range(0, milliseconds, 1000):
        page.evaluate(_ANSWERED)
        page.clock.run_for(min(1000, milliseconds - begin))


def kept(page: Page, what: str) -> Any:
    """Value that is kept under a name; None where nothing is."""
    if what in QUICK:
        return json.loads(page.evaluate("key => localStorage.getItem(key)", f"eastwind.{what}") or "null")
    return json.loads(page.evaluate(_READ, f"eastwind.{what}") or "null")


def in_database(page: Page, key: str) -> str | None:
    """The text that the database has at a key."""
    found: str | None = page.evaluate(_READ, key)
    return found


def all_kept(page: Page) -> dict[str, str]:
    """Every text that the page keeps, by its key."""
    found: dict[str, str] = page.evaluate(_ALL)
    return found


def keep(page: Page, what: str, value: Any) -> None:
    """Put a value in the place of what is kept under a name."""
    text = value if isinstance(value, str) else json.dumps(value)
    if what in QUICK:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"eastwind.{what}", text])
    else:
        page.evaluate(_WRITE, [f"eastwind.{what}", text])
