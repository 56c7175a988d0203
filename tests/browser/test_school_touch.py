"""The school by touch, as on the tablets that it is made for: fingers that tap, carry and slide, through all eighteen steps."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.school import STEPS
from tests.browser.fingers import Finger, finger
from tests.browser.keeping import keep, kept
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

_TABLET: Final = (1024, 768)
#: Things on the glass, and the words of the bird.
_SIGHT: Final = "document.querySelector('main.glass .felt').innerHTML"
#: Place to which a tile is carried: beside everything that it could belong to.
_ASIDE: Final = (512.0, 130.0)


@contextmanager
def _school(browser: Browser, data: Path, **child: Any) -> Iterator[tuple[Page, str, Finger]]:
    sonya = {"id": "c1", "name": "Sonya", "age": 6, "flower": 1, "tries": [], **child}
    with live(data) as address, person(browser, address, size=_TABLET, touch=True) as somebody:
        page = somebody.page
        school = json.dumps({"children": [sonya], "playing": "c1", "line": True})
        keep(page, "school", school)
        with finger(page) as hand:
            yield page, address, hand


def _tries(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = kept(page, "school")["children"][0]["tries"]
    return found


def _answered(page: Page, hand: Finger, what: str) -> None:
    """A tap on a thing is seen to do something."""
    before = page.evaluate(_SIGHT)
    hand.tap(what)
    page.wait_for_function(f"before => {_SIGHT} !== before", arg=before, timeout=2000)


def _begin(page: Page, hand: Finger, step: str) -> str:
    """Begin a step, whatever it begins with; return what is touched in it from then on."""
    if step == "game-two":
        page.locator(".count").first.wait_for()
        return ".count"
    if step == "break-wall":
        page.locator(".side").first.wait_for()
        return ".side"
    if step == "suits":
        hand.tap("[aria-label='Continue']")
    if step == "memory":
        hand.tap("[data-partner=alone]")
    page.locator(".piece").first.wait_for()
    if step == "code-lock":
        hand.drag(".lid", (200, 200))
        expect(page.locator(".shown")).to_have_count(0)
    if step == "game-four":
        return ".piece[data-at=w0]"
    if step == "memory":
        return ".piece:not([data-code])"
    return ".piece" if step == "solitaire" else ".piece:not([data-at])"


@pytest.mark.sweep
def test_after_a_tile_was_carried_by_touch_the_next_tap_counts_in_every_step(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path) as (page, address, hand):
        for step in [one.id for one in STEPS]:
            page.goto(f"{address}#/school/{step}/p/3")
            touched = _begin(page, hand, step)
            hand.drag(".piece[data-at=d]" if step == "game-four" else touched, _ASIDE)
            try:
                _answered(page, hand, touched)
            except Exception as error:
                raise AssertionError(f"a tap after a drag does nothing in {step}") from error


def test_what_was_brought_into_the_tray_is_followed_by_what_is_tapped(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path) as (page, address, hand):
        page.goto(f"{address}#/school/find-suit/p/5")
        page.locator(".piece").first.wait_for()
        found = page.locator(".piece[data-at]")
        hand.drag(".piece[data-code$='p']:not([data-at])", "[data-at], .wood")
        expect(found).to_have_count(1)
        hand.tap(".piece[data-code$='p']:not([data-at])")
        expect(found).to_have_count(2)


@pytest.mark.parametrize("far", [12, 17, 23])
def test_a_finger_that_slides_a_little_has_tapped_once(browser: Browser, tmp_path: Path, far: int) -> None:
    with _school(browser, tmp_path) as (page, address, hand):
        page.goto(f"{address}#/school/line-down/p/4")
        page.locator(".piece").first.wait_for()
        hand.slide(".piece[data-code='9p']", far * 0.6, far * 0.8)
        leaning = page.locator(".piece.leaning")
        laid = page.locator(".piece[data-at='p0']")
        expect(laid).to_have_count(1)
        if leaning.count():
            hand.slide(".piece.leaning", -far, 0)
            expect(leaning).to_have_count(0)
        expect(laid).to_have_attribute("data-code", "9p")
        hand.slide("[aria-label='Help']", 0, far)
        expect(page.locator("[aria-label='Help'][aria-pressed=true]")).to_be_visible()
        # keys and links answer as tiles do
        hand.slide(".key.box", far, 0)
        hand.slide(".card[data-step='line-up']", 0, -far)
        expect(page.locator(".said")).to_contain_text("one, two, three")


def test_a_finger_that_slides_farther_carries_a_tile_along(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path) as (page, address, hand):
        page.goto(f"{address}#/school/line-down/p/4")
        page.locator(".piece").first.wait_for()
        x, y = hand.at(".piece[data-code='9p']")
        hand.slide((x, y), 0, -40)
        expect(page.locator(".piece[data-at]")).to_have_count(0)
        hand.tap((x, y - 40))
        expect(page.locator(".piece[data-at='p0'][data-code='9p']")).to_be_visible()


@pytest.mark.parametrize(("game", "tile"), [("connect", "[data-cell]"), ("solitaire/lantern/s5", "button.stone")])
def test_a_tap_counts_after_the_board_was_drawn_along_by_touch(
    browser: Browser, tmp_path: Path, game: str, tile: str
) -> None:
    """In the games for one as in the school."""
    with _school(browser, tmp_path) as (page, address, hand):
        page.goto(f"{address}#/{game}")
        page.locator(tile).first.wait_for()
        page.evaluate("window.heard = 0; addEventListener('click', () => (window.heard += 1))")
        for taps in (1, 2):
            hand.drag((500.0, 400.0), (420.0, 330.0))
            hand.tap(tile)
            page.wait_for_function("taps => window.heard === taps", arg=taps, timeout=2000)
        # once, and no more
        page.wait_for_timeout(300)
        assert page.evaluate("window.heard") == 2
