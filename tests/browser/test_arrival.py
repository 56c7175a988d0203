"""From page to page: one begins at the heading and at the top, and comes back to where one was."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.server.settings import STATIC
from eastwind.words import text
from eastwind.words.languages import LANGUAGES
from tests.browser.live import Person, come, live, person

pytestmark = pytest.mark.browser

_PHONE: Final = (390, 700)
_SCROLLED: Final = "to => Math.abs(window.scrollY - to) <= 1"


def at(page: Page, place: int) -> None:
    page.wait_for_function(_SCROLLED, arg=place)


def arrived(ann: Person, heading: str) -> None:
    """The heading of the page has the focus, and its name has been said."""
    page = ann.page
    place = page.get_by_role("heading", level=1, name=heading)
    come(place)
    expect(place).to_be_focused()
    # what one looks at there is in its heading
    expect(page.locator("[data-announcer]")).to_contain_text(" · ".join(page.title().split(" · ")[-2:]))


def test_a_page_begins_at_its_heading_and_at_its_top(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_PHONE) as ann:
        page = ann.page
        # a page that is only opened takes nothing and says nothing
        assert page.evaluate("document.activeElement === document.body")
        assert page.locator("[data-announcer]").text_content() == ""
        page.locator("[data-workshop=rulebook]").click()
        arrived(ann, text("en", "ruleset-ru-classic"))
        assert page.title() == f"{text('en', 'ruleset-ru-classic')} · Rulebook · Eastwind"
        page.evaluate("window.scrollTo(0, 2400)")
        ann.rest()
        assert page.evaluate("window.scrollY") > 2000
        page.locator("header.bar a.brand").click()
        arrived(ann, "Eastwind")
        at(page, 0)


def test_on_the_way_back_one_is_where_one_was(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_PHONE) as ann:
        page = ann.page
        page.locator("[data-workshop=rulebook]").click()
        page.locator(".chapter").first.wait_for()
        page.evaluate("window.scrollTo(0, 2400)")
        # what is made of the book around it may move the figure, not what one reads
        ann.rest()
        left = page.evaluate("window.scrollY")
        assert left > 2000
        page.evaluate("location.hash = '#/rules'")
        page.locator("[data-group]").first.wait_for()
        at(page, 0)
        page.evaluate("window.scrollTo(0, 300)")
        at(page, 300)
        page.go_back()
        page.locator(".chapter").first.wait_for()
        at(page, left)
        page.go_forward()
        page.locator("[data-group]").first.wait_for()
        at(page, 300)
        page.reload()
        page.locator("[data-group]").first.wait_for()
        at(page, 300)


def test_what_opens_above_a_page_leaves_it_where_it_is(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(390, 400)) as ann:
        page = ann.page
        page.evaluate("window.scrollTo(0, 120)")
        at(page, 120)
        page.evaluate("location.hash = '#/settings'")
        expect(page.locator("dialog[open] h2")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        at(page, 120)
        assert page.locator("[data-announcer]").text_content() == ""


def test_a_page_that_goes_to_a_place_of_its_own_keeps_the_focus_there(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=_PHONE) as ann:
        page = ann.page
        page.evaluate("location.hash = '#/rules/book/ru-classic/pattern/no_chow'")
        place = page.locator("[data-rule=no_chow].here")
        come(place)
        expect(place).to_be_focused()
        expect(place).to_be_in_viewport()


def travels(file: str) -> int:
    """Bytes of a built file as it is sent; the smallest are sent as they are."""
    squeezed = STATIC / f"{file[1:]}.br"
    return (squeezed if squeezed.is_file() else STATIC / file[1:]).stat().st_size


def test_a_page_comes_in_few_files_and_asks_for_them_before_it_begins() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    first = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
    told = json.loads(page.split('id="ahead">')[1].split("</script>")[0])
    assert set(told["words"]) == set(LANGUAGES)
    ahead = [*told["words"].values(), *(file for _, files in told["rooms"] for file in files)]
    assert all((STATIC / file.removeprefix("/")).is_file() for file in [*first, *ahead])
    # beside these: the page, its words, three fonts, its icon, and what it asks the server
    assert max(len(first) + len(files) for _, files in told["rooms"]) <= 14
    # at 200 kB a second nothing is carried along that another room alone needs
    weight = {file: travels(file) for file in [*first, *ahead]}
    words = max(weight[file] for file in told["words"].values())
    for room, files in told["rooms"]:
        assert words + sum(weight[file] for file in {*first, *files}) <= 280_000, room
