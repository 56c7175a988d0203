"""axe-core finds nothing on any page: in every room, at the table, in its dialogues, by day and by night, large and small."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import barriers
from tests.browser.live import Person, live, person
from tests.browser.tour import Tour, walls

pytestmark = pytest.mark.browser

_ROOMS: Final = Path(__file__).parents[2] / "web" / "src" / "rooms.ts"
#: What a sight waits for; where nothing is said, for the heading of its page.
_SIGHTS: Final = {
    "/": ("/", "a.place"),
    "/play": ("/play", "dialog[open] details"),
    "/settings": ("/settings", "dialog[open] input"),
    "/table/{table}": ("/table/{table}", ".ending"),
    "/table/{table}/replay/{hand:number}": ("/table/{table}/replay/1", ".replay"),
    "/record/{record}/{hand:number}": ("/record/{record}/1", ".replay"),
    "/solitaire/editor/[layout]": ("/solitaire/editor", "[role=application]"),
    "/solitaire/[layout]/[deal]": ("/solitaire/lotus/s42", ".stone"),
    "/connect": ("/connect", ".stone"),
    "/calculator?[query]": (
        "/calculator?hand=234m88m[666z][999s]34s5s&seat=S&round=E&by=discard&rules=ru-classic",
        ".bill .rule",
    ),
    "/rules/book/table/{table}/[...anchor]?[query]": ("/rules/book/table/{table}/chapter/winning", ".chapter"),
    "/rules/book/[rules]/[...anchor]?[query]": ("/rules/book/dmjl", ".chapter"),
    "/rules?[link]": ("/rules", "[data-group]"),
}
#: Keys that open a dialogue, by the address where they do.
_KEYS: Final = {"/solitaire/[layout]/[deal]": "?l", "/connect": "?n"}
#: A book is as long as a book: what it finds for a word is made of the same paragraphs.
_ASKED: Final = {
    "/rules/book/table/{table}/[...anchor]?[query]": "dragons",
    "/rules/book/[rules]/[...anchor]?[query]": "thirteen",
}
#: The record of a table's finished hands, brought to the server; what each is called there.
_BRING_RECORD: Final = """async () => {
  const [{ table, token }] = JSON.parse(localStorage.getItem("eastwind.tables"));
  const record = await fetch(`/api/tables/${table}/record`, { headers: { Authorization: `Bearer ${token}` } });
  const brought = await fetch("/api/replays", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record: await record.text() }),
  });
  return { table, record: (await brought.json()).replay };
}"""


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["1280", "360"])
def test_nothing_bars_anybody(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    assert set(_SIGHTS) == _addresses()
    with live(tmp_path, walls=walls()) as address, person(browser, address, size=size) as ann:
        found = {sight: lines for sight in _all(ann) if (lines := barriers(ann.page))}
        assert found == {}


def _addresses() -> set[str]:
    """The patterns of the addresses of all rooms."""
    return set(re.findall(r'\baddress: "([^"]+)"', _ROOMS.read_text(encoding="utf-8")))


def _all(ann: Person) -> Iterator[str]:
    """A hand from the first page to its bill, then every room."""
    tour = Tour(ann, "en")
    yield from tour.around()
    rules = 0
    for sight in tour.play():
        rules += sight == "a rule"
        # one rule opened is like the other
        if sight != "a rule" or rules == 1:
            yield sight
    yield from tour.ending()
    page = ann.page
    opened = page.evaluate(_BRING_RECORD)
    for pattern, (where, sign) in _SIGHTS.items():
        page.evaluate("hash => { location.hash = hash; }", f"#{where.format(**opened)}")
        page.locator(sign).first.wait_for()
        if pattern in _ASKED:
            page.get_by_role("searchbox").fill(_ASKED[pattern])
        ann.rest()
        yield pattern
        for key in _KEYS.get(pattern, ""):
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
            ann.rest()
            yield f"{pattern}, {key}"
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
    page.evaluate("location.hash = '#/nothing'")
    ann.rest()
    yield "an address that leads nowhere"
