"""Somebody who plays the games for one at the real page, by mouse, by touch or by the keyboard."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.live import Person

Pair = tuple[int, int]

SETTINGS: Final = {"reduceMotion": "on", "sounds": False}


@contextmanager
def phone(browser: Browser, address: str, language: str = "en") -> Iterator[Person]:
    """A person with a telephone: a small screen, upright, and fingers."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2, locale="en-GB"
    )
    context.add_init_script(
        f"localStorage.setItem('eastwind.language', {json.dumps(json.dumps(language))});"
        f"localStorage.setItem('eastwind.settings', {json.dumps(json.dumps(SETTINGS))});"
    )
    try:
        page = context.new_page()
        somebody = Person(page)
        page.goto(address)
        page.locator("a.place").first.wait_for()
        yield somebody
        assert not somebody.faults, "\n".join(somebody.faults)
    finally:
        context.close()


def open_page(page: Page, address: str, where: str) -> None:
    """Goes to a part of the page, such as `#/solitaire/lantern/5`, and waits for its tiles."""
    page.goto(f"{address}{where}")
    page.locator(".stone").first.wait_for()


def place(page: Page, number: int) -> Locator:
    """The solitaire's tile on a place of its layout."""
    return page.locator(f"[data-place='{number}']:not([inert] *)")


def cell(page: Page, number: int) -> Locator:
    """Connect's tile in a cell of its field."""
    return page.locator(f"[data-cell='{number}']:not([inert] *)")


def tiles(page: Page) -> Locator:
    """All tiles on the table, without those that are just leaving it."""
    return page.locator(".stone:not([inert] *)")


def is_marked(tile: Locator, state: str) -> bool:
    """Whether a tile is drawn as free, chosen, hinted, blocking, lit…"""
    return state in (tile.get_attribute("data-is") or "").split()


def ask(page: Page, address: str, path: str, body: object = None) -> Any:
    """What the server answers, asked past the page."""
    if body is None:
        return page.request.get(f"{address}api/solo/{path}").json()
    return page.request.post(f"{address}api/solo/{path}", data=body, headers={"Origin": address.rstrip("/")}).json()


def way_to_clear(page: Page, address: str, deal: dict[str, Any], entries: int = 0) -> list[Pair]:
    """Moves that clear a deal, from the server's solver; `entries`: so many signs with their sounds stand on the tiles."""
    groups, sides = deal["groups"], [0] * len(deal["groups"])
    if entries:
        groups, sides = [group % entries for group in groups], [1 + copy % 2 for copy in deal["copies"]]
    position = {"places": deal["places"], "groups": groups, "sides": sides}
    found = ask(page, address, "solve", position)
    assert found["answer"] == "winnable"
    return [(one, other) for one, other in found["moves"]]


def kept(page: Page, key: str) -> Any:
    """What the page keeps in this browser."""
    return json.loads(page.evaluate(f"localStorage.getItem('eastwind.{key}')") or "null")


def expect_tiles(page: Page, count: int) -> None:
    expect(tiles(page)).to_have_count(count)
