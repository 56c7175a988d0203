"""The workshop in a real browser: numbers that do not fit, a household's own set in every place, two rule sets simulated."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import eastwind as ew
from eastwind.words import text
from tests.browser.company import go_to
from tests.browser.fingers import choose
from tests.browser.live import live, person
from tests.browser.scorer import signed
from tests.browser.test_household import House
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser

#: Hands are played by a process that has yet to begin, on a machine that is busy with other tests.
#: The threads of a simulation give way to everything else on the machine, also to what is left of one that was stopped.
_PLAYED_MS: Final = 60_000


def _by_novices(page: Page) -> None:
    """They play fastest."""
    seats = page.locator("fieldset select")
    expect(seats).to_have_count(4)
    for seat in seats.all():
        seat.select_option("novice")


def test_a_wrong_number_is_marked_said_and_not_kept(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        house, page = House(ann, address), ann.page
        house.page.locator("#household-name").fill("Sundays")
        house.limit(400)
        house.fits()
        field = house.at("limit.cap").locator("input[type=number]")
        keep = page.get_by_role("button", name=text("en", "household-save"), exact=True)
        for wrong in ("0", "-5", "1.5", "9999999", ""):
            field.fill(wrong)
            expect(field).to_have_attribute("aria-invalid", "true")
            said = house.at("limit.cap").get_by_text("A whole number from")
            expect(said.first).to_be_visible()
            expect(page.get_by_text(text("en", "household-faultless"))).to_have_count(0)
            expect(keep).to_be_disabled()
            expect(page.get_by_role("button", name=text("en", "household-play"), exact=True)).to_be_disabled()
        field.fill("350")
        house.fits()
        expect(keep).to_be_enabled()


@pytest.mark.sweep
def test_a_households_own_set_is_a_book_counts_is_played_compared_and_sent(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls({})) as address, person(browser, address) as ann:
        page = ann.page

        def made(title: str, limit: int) -> None:
            page.locator("#household-name").fill(title)
            house.limit(limit)
            house.fits()
            house.press("household-save")
            expect(page.locator("section[aria-labelledby=household-kept] strong", has_text=title)).to_be_visible()

        house = House(ann, address)
        made("Saturdays", 300)
        made("Sundays", 400)
        house.press("household-share")
        link = page.locator("dialog[open] input, dialog[open] textarea").first.input_value()
        assert "#/rules" in link
        expect(page.locator("dialog[open] svg").first).to_be_visible()
        page.keyboard.press("Escape")
        # as a book
        page.get_by_role("link", name=text("en", "household-read")).click()
        expect(page.locator("main h1").first).to_contain_text("Sundays")
        page.go_back()
        page.locator("[data-group]").first.wait_for()
        # in the calculator
        page.get_by_role("link", name=text("en", "household-count")).click()
        expect(page.get_by_text("Sundays").first).to_be_attached()
        # two of them against each other
        go_to(page, "#/simulator")
        first, second = (page.locator("main .picker > label select").nth(place) for place in (0, 1))
        first.select_option(label="Saturdays")
        second.select_option(label="Sundays")
        _by_novices(page)
        page.get_by_label(text("en", "simulate-hands")).fill("200")
        page.get_by_role("button", name=text("en", "simulate-begin")).click()
        expect(page.locator("#simulate-report")).to_contain_text("Saturdays", timeout=_PLAYED_MS)
        expect(page.locator("#simulate-report")).to_contain_text("Sundays")
        # and at a table
        go_to(page, "#/play")
        dialog = page.locator("dialog[open]")
        choose(dialog.locator("label.set", has_text="Sundays").locator("input"))
        page.locator("button[type=submit]").click()
        page.locator("[data-tile]").first.wait_for()
        ann.until_shown()
        assert ann.view["options"]["limit"] == 400


@pytest.mark.sweep
def test_rule_sets_are_simulated_against_each_other_stopped_and_the_reports_kept(
    browser: Browser, tmp_path: Path
) -> None:
    with live(tmp_path) as address, person(browser, address, size=(360, 740)) as ann:
        page = ann.page
        go_to(page, "#/simulator")
        rules, against = (page.locator("main .picker > label select").nth(place) for place in (0, 1))
        rules.select_option("ru-classic")
        against.select_option("pl-classic")
        _by_novices(page)
        hands, seed = (page.get_by_label(text("en", f"simulate-{name}")) for name in ("hands", "seed"))
        hands.fill("300")
        seed.fill("7")
        begin = page.get_by_role("button", name=text("en", "simulate-begin"))
        begin.click()
        report = page.locator("article[aria-labelledby=simulate-report]")
        expect(report).to_be_visible(timeout=_PLAYED_MS)
        expect(report.locator("header p")).to_contain_text("300 hands, seed 7")
        # differences with their intervals; lengths with an axis
        differences = report.locator("table").first.locator("tbody tr td:last-child small")
        differences.nth(3).wait_for()
        expect(report.locator("section svg text, section .axis, section figcaption").first).to_be_attached()
        for name, delimiter in (("simulate-csv", ";"), ("simulate-csv-programs", ",")):
            with page.expect_download() as coming:
                page.get_by_role("button", name=text("en", name)).click()
            table = Path(coming.value.path()).read_bytes()
            assert table.startswith(b"\xef\xbb\xbf") == (delimiter == ";")
            assert table.count(b"\n") > 4
            assert table.decode("utf-8-sig").startswith(f"side{delimiter}rules")
        hands.fill("100000")
        begin.click()
        page.wait_for_function("() => document.querySelector('progress')?.value > 0", timeout=_PLAYED_MS)
        page.get_by_role("button", name=text("en", "work-stop"), exact=True).click()
        expect(page.get_by_role("status").filter(has_text="Stopped after")).to_be_visible(timeout=_PLAYED_MS)
        expect(page.locator(".progress")).to_have_count(0)
        expect(begin).to_be_enabled()
        expect(page.locator(".kept li").first).to_contain_text("of 100,000 hands")
        kept = page.locator(".kept li")
        before = kept.count()
        page.reload()
        expect(page.locator(".kept li")).to_have_count(before)
        page.locator(".kept li").last.get_by_role("button").first.click()
        expect(report.locator("header p")).to_contain_text("300 hands, seed 7")
        wide: Any = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360


def test_a_special_hand_is_laid_by_taps_and_the_code_stands_beside_it(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(360, 740)) as ann:
        house = House(ann, address)
        house.own_hand("Four winds", "")
        place = house.at("patterns.own_hand_1")
        if place.locator("details.laying").get_attribute("open") is None:
            place.locator("details.laying summary").click()
        keys = place.locator(".taps .box")
        for number in (1, 2, 3, 4):
            for _ in range(3):
                keys.locator(f"[data-code='{number}z']").click()
        for _ in range(2):
            keys.locator("[data-code='5z']").click()
        form = place.get_by_label(text("en", "household-own-form"), exact=True)
        expect(place.locator(".taps .count")).to_have_text("14 / 14")
        expect(place.locator(".drawn li").first.locator(".tile")).to_have_count(14)
        written = form.input_value()
        # a tile that lies is taken away by a tap, and lies again
        place.locator(".taps .lying [data-code='5z']").last.click()
        expect(place.locator(".taps .count")).to_have_text("13 / 14")
        assert form.input_value() != written
        keys.locator("[data-code='5z']").click()
        expect(form).to_have_value(written)
        house.fits()


def test_who_pays_whom_is_what_the_engine_settles(browser: Browser, tmp_path: Path) -> None:
    # South has won by West's discard with 60; East has 10, West 4, North 20
    points = {"E": 10, "S": 60, "W": 4, "N": 20}
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        go_to(page, "#/calculator/table?rules=ru-classic")
        page.get_by_role("radiogroup", name=text("en", "settlement-winner")).locator("label").nth(1).click()
        tile = page.get_by_role("radiogroup", name=text("en", "settlement-tile"))
        tile.locator("label", has_text="West").click()
        for wind, worth in points.items():
            page.locator(f".seats label:has([data-worth={wind}])").click()
            page.get_by_label(text("en", "settlement-points")).fill(str(worth))
        found = ew.settle(points, winners="S", discarder="W", rules="ru-classic")
        shown = page.locator("[data-net] b")
        expect(shown).to_have_text([signed(found.net[wind]) for wind in "ESWN"])
        names = {"E": "East", "S": "South", "W": "West", "N": "North"}
        told = page.locator(".payments tbody button .visually-hidden")
        payments = [
            text("en", "payments-cell", payer=names[payer], payee=names[payee], amount=amount)
            for (payer, payee), amount in found.payments.items()
        ]
        assert sorted(told.all_inner_texts()) == sorted(payments)
