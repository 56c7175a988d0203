"""axe-core finds nothing on any page: in every room, at the table, in its dialogues, by day and by night, large and small."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import barriers
from tests.browser.live import BROKEN_LINE, Person, live, person
from tests.browser.tour import Tour, walls

pytestmark = pytest.mark.browser

_ROOMS: Final = Path(__file__).parents[2] / "web" / "src" / "rooms.ts"
_SIZES: Final = {"1280": (1280, 800), "360": (360, 740)}
#: Rooms that the tour enters, by the sight that is in them.
_ON_TOUR: Final = {
    "/play": "the set-up",
    "/table/{table}": "the bills",
    "/table/{table}/replay/{hand:number}/[frame]": "the replay",
}
#: The others: an address in each, and what it waits for.
_SIGHTS: Final = {
    "/": ("/", "a.place"),
    "/settings": ("/settings", "dialog[open] input"),
    "/record/{record}/{hand:number}/[frame]": ("/record/{record}/1", ".replay"),
    "/record/{record}/review": ("/record/{record}/review", "main tbody"),
    "/table/{table}/review": ("/table/{table}/review", "main tbody"),
    "/mistakes": ("/mistakes", "main"),
    "/solitaire/editor/[layout]": ("/solitaire/editor", "[role=application]"),
    "/solitaire/[layout]/[deal]": ("/solitaire/lotus/s42", ".stone"),
    "/connect": ("/connect", ".stone"),
    "/school/adult/[step]": ("/school/adult", "main footer"),
    "/school/cards/[step]": ("/school/cards/neighbours", "main article"),
    "/school/voice": ("/school/voice", "li[data-line]"),
    "/school/[step]/[suit]/[seed]": ("/school/line-up/p/3", ".piece"),
    "/family/[step]": ("/family", "main .card"),
    "/calculator?[query]": (
        "/calculator?hand=234m88m[666z][999s]34s5s&seat=S&round=E&by=discard&rules=ru-classic",
        ".bill .rule",
    ),
    "/calculator/table?[query]": ("/calculator/table", "main .panel"),
    "/rules/book/table/{table}/[...anchor]?[query]": ("/rules/book/table/{table}/chapter/winning", ".chapter"),
    "/rules/book/[rules]/[...anchor]?[query]": ("/rules/book/dmjl", ".chapter"),
    "/lessons/[lesson]": ("/lessons/claims", ".slip .asked"),
    "/game/[page]/[term]": ("/game/words/pung", "article .here"),
    "/rules?[link]": ("/rules", "[data-group]"),
    "/statistics": ("/statistics", "main .cards"),
    "/join/[code]": ("/join", "form input"),
    "/device/{ticket}": ("/device/ticket", "main .button-main"),
    "/watch/{code}": ("/watch/{code}", "main .hands"),
    # no hand is over there yet, and that is said; with one it is the replay of a table
    "/watch/{code}/{hand:number}": ("/watch/{code}/1", "main [role=alert]"),
    "/verify/[table]": ("/verify", "textarea"),
    "/scorebook/[book]/[view]/[entry]": ("/scorebook", "main .tools"),
    "/trainers/[trainer]/[level]/[seed]": ("/trainers/count/2/7", "article form"),
    "/simulator": ("/simulator", "form select"),
    "/interface": ("/interface", ".opblock"),
}
#: Keys that open a dialogue, by the address where they do.
_KEYS: Final = {"/solitaire/[layout]/[deal]": "?lct", "/connect": "?n"}
#: A book is as long as a book: what it finds for a word is made of the same paragraphs.
_ASKED: Final = {
    "/rules/book/table/{table}/[...anchor]?[query]": "wonders",
    "/rules/book/[rules]/[...anchor]?[query]": "thirteen",
}
#: The record of a table's finished hands, brought to the server; what each is called there, and a table at which one looks on.
_BRING_RECORD: Final = """async () => {
  const [{ table, token }] = JSON.parse(localStorage.getItem("eastwind.tables"));
  const record = await fetch(`/api/tables/${table}/record`, { headers: { Authorization: `Bearer ${token}` } });
  const brought = await fetch("/api/replays", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record: await record.text() }),
  });
  const opened = await fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ rules: "ru-classic", name: "Ann", persons: 4, bots: [], watch: "later" }),
  });
  return { table, record: (await brought.json()).replay, code: (await opened.json()).code };
}"""


@pytest.mark.parametrize("size", _SIZES.values(), ids=_SIZES)
def test_nothing_bars_anybody_from_a_hand(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    with live(tmp_path, walls=walls()) as address, person(browser, address, size=size) as ann:
        found, where = {}, {}
        for sight in _first_of_each(_hand(ann)):
            where[sight] = ann.page.evaluate("location.hash")
            if lines := barriers(ann.page, night=size == _SIZES["360"]):
                found[sight] = lines
        assert found == {}
        for pattern, sight in _ON_TOUR.items():
            asked = re.sub(r"\{[^}]+\}", r"[\\w-]+", re.sub(r"/\[[^]]+\]", "", pattern))
            assert re.fullmatch(f"#{asked}", where[sight]), sight


def test_nothing_bars_anybody_from_any_other_room(browser: Browser, tmp_path: Path) -> None:
    """Each is opened once and then given the other width, as by turning a telephone or pulling at a window."""
    assert {*_ON_TOUR, *_SIGHTS} == _addresses()
    with live(tmp_path, walls=walls()) as address, person(browser, address) as ann:
        found = {}
        for sight in _rooms(ann):
            for name, (width, height) in _SIZES.items():
                ann.page.set_viewport_size({"width": width, "height": height})
                ann.rest()
                if lines := barriers(ann.page, night=name == "360"):
                    found[sight, name] = lines
        assert found == {}


def _addresses() -> set[str]:
    """The patterns of the addresses of all rooms."""
    return set(re.findall(r'\baddress: "([^"]+)"', _ROOMS.read_text(encoding="utf-8")))


def _hand(ann: Person) -> Iterator[str]:
    """A hand from the first page to its bill and its replay."""
    tour = Tour(ann, "en")
    yield from tour.around()
    yield from tour.play()
    yield from tour.ending()


def _first_of_each(sights: Iterator[str]) -> Iterator[str]:
    """Sights of different names: one rule opened is like the other."""
    seen: set[str] = set()
    for sight in sights:
        if sight not in seen:
            seen.add(sight)
            yield sight


def _rooms(ann: Person) -> Iterator[str]:
    """A hand played without looking about, then every room that it does not lead to."""
    ann.sit_down()
    ann.click_discard("1z")
    ann.click("pung")
    ann.click_discard("2z")
    ann.click("chow 7s")
    ann.click_discard("3z")
    ann.click("mahjong")
    page = ann.page
    page.locator(".ending").wait_for()
    opened = page.evaluate(_BRING_RECORD)
    # of a hand that nobody has played yet
    ann.forgiven = BROKEN_LINE
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
