"""The rulebook in a real browser: read, searched, printed, and opened from every line of a bill."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from eastwind.rules import available
from eastwind.words import text
from tests.browser.live import Person, come, live, person
from tests.browser.test_pages import out_of_sight

pytestmark = pytest.mark.browser

SIZES: Final = [(390, 844), (1280, 800)]


def read(ann: Person, address: str, place: str) -> None:
    ann.page.goto(f"{address}#/rules/book/{place}")
    ann.page.locator(".chapter").first.wait_for()


@pytest.mark.sweep
def test_every_set_is_read_and_nothing_reaches_out(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, language="bg", size=SIZES[0]) as ann:
        for name in available():
            read(ann, address, name)
            come(ann.page.locator("h1", has_text=text("bg", f"ruleset-{name}")))
            # what the longest is like on the larger screen, all are
            for size in ann.windows(SIZES[::-1] if name == "ru-classic" else SIZES[:1]):
                assert out_of_sight(ann.page) == [], (name, size)


@pytest.mark.sweep
def test_a_place_is_opened_searched_for_and_found(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=SIZES[1]) as ann:
        page = ann.page
        page.locator("[data-workshop=rulebook]").click()
        page.locator(".chapter").first.wait_for()
        read(ann, address, "ru-classic/pattern/no_chow")
        place = page.locator("[data-rule=no_chow].here")
        come(place)
        expect(place).to_be_in_viewport()
        expect(place).to_be_focused()
        # a value that another one leaves without a say is told where that one is
        read(ann, address, "ru-classic/value/limit.hands_without_limit")
        come(page.locator('[data-anchor="value/limit.cap"].here'))
        expect(page.locator('[data-anchor="value/limit.cap"]')).to_be_in_viewport()
        page.get_by_label(text("en", "rulebook-search")).fill("thirteen wonders")
        page.locator("[data-rule=no_chow]").wait_for(state="detached")
        expect(page.locator("[data-rule=thirteen_wonders]")).to_be_visible()
        page.get_by_label(text("en", "rulebook-search")).fill("zebra")
        page.get_by_text(text("en", "rulebook-none")).wait_for()


@pytest.mark.sweep
def test_every_line_of_a_bill_opens_its_place(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=SIZES[0]) as ann:
        page = ann.page
        page.goto(
            f"{address}#/calculator?hand=234m88m[666z][999s]34s5s&seat=S&round=E&by=discard&rules=ru-classic&o.limit=500"
        )
        lines = page.locator(".bill .rule")
        lines.first.wait_for()
        count = lines.count()
        assert count >= 3
        places = []
        for k in range(count):
            lines.nth(k).click()
            link = page.locator(".bill a.book[href^='#/rules/book']")
            places.append(link.get_attribute("href") or "")
            lines.nth(k).click()
        for place in places:
            assert place.startswith("#/rules/book/ru-classic/pattern/")
            assert "o.limit=500" in place
            page.goto(f"{address}{place}")
            anchor = re.sub(r".*/(pattern/[^?]*).*", r"\1", place)
            target = page.locator(f".here[data-anchor='{anchor}']")
            come(target)
            expect(target).to_be_in_viewport()
            expect(page.locator(".here")).to_have_count(1)


@pytest.mark.sweep
def test_it_is_printed_without_the_furniture_of_the_page(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        read(ann, address, "ru-classic")
        paper = ann.page.pdf(prefer_css_page_size=True)
        assert paper.startswith(b"%PDF")
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) > 5
        ann.page.emulate_media(media="print")
        expect(ann.page.locator(".furniture").first).to_be_hidden()
        expect(ann.page.locator("article h1")).to_be_visible()
        ann.page.emulate_media(media="screen")
