"""The school at the real page: a child plays the steps by finger and by tap, with the mistakes that children make."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.keeping import all_kept, keep, kept
from tests.browser.live import Person, live, person

pytestmark = pytest.mark.browser

_CHILD: Final = {"id": "c1", "name": "Sonya", "age": 6, "flower": 1, "tries": []}


@contextmanager
def _child(browser: Browser, data: Path, size: tuple[int, int] = (1024, 768)) -> Iterator[tuple[Person, str]]:
    with live(data) as address, person(browser, address, size=size) as sonya:
        school = json.dumps({"children": [_CHILD], "playing": "c1", "line": True})
        keep(sonya.page, "school", school)
        yield sonya, address


def _open(page: Page, address: str, where: str) -> None:
    page.goto(f"{address}#/school/{where}")
    page.locator(".piece").first.wait_for()


def _loose(page: Page, code: str) -> Locator:
    return page.locator(f".piece[data-code='{code}']:not([data-at])").first


def _lay(page: Page, *codes: str) -> None:
    for code in codes:
        # its corner may lie under another one: a child taps what it sees of it
        _loose(page, code).evaluate("tile => tile.click()")


def _upright(page: Page) -> None:
    """Turns what leans on its head."""
    for _ in range(2):
        leaning = page.locator(".piece.leaning")
        if leaning.count():
            leaning.first.evaluate("tile => tile.click()")


def _tries(page: Page) -> list[dict[str, Any]]:
    school: Any = kept(page, "school")
    found: list[dict[str, Any]] = school["children"][0]["tries"]
    return found


def _said(page: Page) -> Locator:
    return page.locator(".said")


def test_a_child_finds_the_suit_and_lays_rows(browser: Browser, tmp_path: Path) -> None:
    with _child(browser, tmp_path) as (sonya, address):
        page = sonya.page
        _open(page, address, "find-suit/p/5")
        expect(page.locator(".piece")).to_have_count(144)
        _lay(page, "3s")
        expect(_said(page)).to_have_text("This one has no circles. We are looking for coins.")
        page.get_by_role("button", name="Help").click()
        expect(page.locator(".light")).to_be_visible()
        _lay(page, *[f"{rank}p" for rank in range(1, 10) for _ in range(4)])
        expect(page.locator(".sticker")).to_be_visible()
        assert _tries(page)[-1]["mistakes"] == {"other_suit": 1, "overlooked": 1}

        # a nine laid on its head where six is asked for
        _open(page, address, "line-up/p/3")
        for rank in range(1, 6):
            _lay(page, f"{rank}p")
            _upright(page)
        _lay(page, "9p")
        expect(page.locator(".compare")).to_be_visible()
        for rank in range(6, 10):
            _lay(page, f"{rank}p")
            _upright(page)
        expect(page.locator(".sticker")).to_be_visible()
        assert _tries(page)[-1]["mistakes"] == {"six_nine": 1}

        # backwards begins with nine; brought with the finger
        _open(page, address, "line-down/p/4")
        _lay(page, "1p")
        expect(_said(page)).to_have_text("Backwards begins with nine.")
        tile, place = _loose(page, "9p").bounding_box(), page.locator("[data-spot='p0']").bounding_box()
        assert tile
        assert place
        page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
        page.mouse.down()
        page.mouse.move(place["x"] + 30, place["y"] + 40, steps=4)
        page.mouse.up()
        expect(page.locator(".piece[data-code='9p'][data-at='p0']")).to_be_visible()


def test_a_child_lays_sets_and_opens_the_lock(browser: Browser, tmp_path: Path) -> None:
    with _child(browser, tmp_path, size=(390, 844)) as (sonya, address):
        page = sonya.page
        _open(page, address, "neighbours/p/3")
        _lay(page, "1p", "3p", "4p")
        expect(_said(page)).to_have_text("Who lives between 1 and 3?")
        expect(page.locator(".hops .gap")).to_have_count(1)
        _lay(page, "5p")
        _lay(page, "8p", "7p", "6p")
        page.locator(".piece.leaning").first.evaluate("tile => tile.click()")
        expect(page.locator(".piece.leaning")).to_have_count(0)
        _lay(page, "1p", "2p", "3p")
        expect(page.locator(".sticker")).to_be_visible()
        assert _tries(page)[-1]["mistakes"] == {"gap": 1, "descending": 1}

        _open(page, address, "code-lock/p/3")
        shown = page.locator(".shown use:first-of-type").evaluate_all(
            "all => all.map((use) => use.getAttribute('href')).filter((it) => !it.includes('index')).map((it) => it.slice(-2))"
        )
        page.get_by_role("button", name="Push the lid shut").click()
        expect(page.locator(".shown")).to_have_count(0)
        page.get_by_role("button", name="Help").click()
        expect(_said(page)).to_have_text("What came first?")
        _lay(page, *reversed(shown))
        expect(page.locator(".sticker")).to_be_visible()
        assert (_tries(page)[-1]["span"], _tries(page)[-1]["inOrder"]) == (4, False)

        # the way out, the wall with two stickers, the adult's corner held for two seconds
        page.get_by_role("button", name="Continue").click()
        expect(page.locator(".wall .done")).to_have_count(2)
        corner = page.get_by_role("button", name="For adults")
        corner.click()
        corner.hover()
        page.mouse.down()
        page.wait_for_timeout(2100)
        page.mouse.up()
        expect(page.get_by_role("heading", name="Observations")).to_be_visible()
        page.get_by_role("button", name="Erase", exact=True).click()
        page.get_by_role("button", name="Erase this child").click()
        assert "Sonya" not in str(all_kept(page))


def test_what_the_bird_says_is_played_where_the_browser_has_no_voice(browser: Browser, tmp_path: Path) -> None:
    with _child(browser, tmp_path) as (sonya, address):
        page = sonya.page
        page.evaluate(
            """
            () => {
                window.played = [];
                speechSynthesis.getVoices = () => [];
                const play = HTMLMediaElement.prototype.play;
                HTMLMediaElement.prototype.play = function () {
                    this.addEventListener("playing", () => played.push([this.currentSrc, this.duration]), { once: true });
                    return play.call(this);
                };
            }
            """
        )
        _open(page, address, "line-up/p/7")
        # a browser plays nothing before the first tap: the repeat button is one
        page.get_by_role("button", name="Say it again").click()
        page.wait_for_function("() => played.length > 0")
        source, seconds = page.evaluate("played.at(-1)")
        assert source == f"{address.rstrip('/')}/speech/en/path-line-up.mp3"
        assert 2 < seconds < 8
