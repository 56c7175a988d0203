"""axe-core finds nothing on any page: in every room, at the table, in its dialogues, by day and by night, large and small."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import barriers
from tests.browser.live import Person, live, person
from tests.browser.rooms import INSIDE, ON_TOUR, SIGHTS, walk
from tests.browser.tour import Tour, walls

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

_ROOMS: Final = Path(__file__).parents[2] / "web" / "src" / "rooms.ts"
_SIZES: Final = {"1280": (1280, 800), "360": (360, 740)}


@pytest.mark.parametrize("size", _SIZES.values(), ids=_SIZES)
def test_nothing_bars_anybody_from_a_hand(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    with live(tmp_path, walls=walls()) as address, person(browser, address, size=size) as ann:
        found, where = {}, {}
        for sight in _first_of_each(_hand(ann)):
            where[sight] = ann.page.evaluate("location.hash")
            if lines := barriers(ann.page, night=size == _SIZES["360"]):
                found[sight] = lines
        assert found == {}
        for pattern, sight in ON_TOUR.items():
            asked = re.sub(r"\{[^}]+\}", r"[\\w-]+", re.sub(r"/\[[^]]+\]", "", pattern))
            assert re.fullmatch(f"#{asked}", where[sight]), sight


def test_nothing_bars_anybody_from_any_other_room(browser: Browser, tmp_path: Path) -> None:
    """Each is opened once and then given the other width, as by turning a telephone or pulling at a window."""
    assert {*ON_TOUR, *SIGHTS} == _addresses()
    with live(tmp_path, walls=walls()) as address, person(browser, address) as ann:
        found = {}
        for place, sight in enumerate(walk(ann)):
            # what is inside a room is looked at in one of the two: the first by night, the next by day
            sizes = list(_SIZES.items())[place % 2 :][:1] if sight in INSIDE else _SIZES.items()
            for name, (width, height) in sizes:
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
