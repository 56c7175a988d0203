"""Whoever sits down knows what may be done now, and why something cannot be: help, the line above the hand, keys."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from eastwind.words import text
from tests.browser.boxes import boxes, covered
from tests.browser.live import STORY, Person, live, person
from tests.browser.solo import glimpsed
from tests.browser.test_rulesets import Walls
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser

#: How many have the turn, whenever something changes on the page.
_TURNS: Final = """() => {
  const turns = { seen: [] };
  const look = () => turns.seen.push(document.querySelectorAll(".seat.turn").length);
  new MutationObserver(look).observe(document.querySelector(".table"), { subtree: true, childList: true, attributes: true });
  return turns;
}"""
#: Discards, the last one too.
_THROWN: Final = ".spots .tile[data-stance=lying]"
#: With a flower.
_FLOWER: Final = "123m 456m 789p 123z 1f"


def _follow_the_help(ann: Person) -> None:
    """Does what the help puts first, until the hand is declared ready."""
    while ann.view["seats"][0]["ready"] == "no":
        ann.until(lambda: ann.asked, "something to do")
        ann.until_shown()
        before = ann.view["version"]
        ann.page.locator("#table-help .action").first.wait_for()
        ann.press("a")
        ann.press("Enter")
        ann.until_after(before, "what the help puts first")


def test_the_help_puts_the_win_first_and_its_key_takes_it(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address, help=True) as ann:
        ann.sit_down()
        ann.play_to_the_win()
        first = ann.page.locator("#table-help .actions .action").first
        expect(first).to_contain_class("win")
        expect(first.locator("kbd")).to_have_text("M")
        expect(ann.page.locator(".strip .advised")).to_have_attribute("data-action", "mahjong")
        expect(ann.page.locator(".table .advised:not(.strip *)")).to_have_count(0)
        ann.press("m")
        ann.until(lambda: ann.view["result"] is not None, "the win")


def test_whoever_follows_the_help_declares_a_ready_hand_that_must_be_declared(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=Walls("bmja")) as address, person(browser, address, help=True) as ann:
        ann.sit_down("bmja")
        _follow_the_help(ann)
        ann.until_offered("mahjong")
        expect(ann.page.locator("#table-help .actions .action").first).to_contain_class("win")


def test_the_discard_of_a_hand_that_must_be_declared_to_win_is_asked_about_once(
    browser: Browser, tmp_path: Path
) -> None:
    with live(tmp_path, walls=Walls("bmja")) as address, person(browser, address) as ann:
        ann.sit_down("bmja")
        ann.until_discardable("1z")
        before = ann.view["version"]
        tile = ann.page.locator("[data-tile][data-code='1z']")
        tile.click()
        ann.press("Enter")
        question = ann.page.locator(".strip .warning[role=alert]")
        expect(question).to_contain_text(text("en", "now-undeclared"))
        assert ann.view["version"] == before
        ann.press("Enter")
        ann.until_after(before, "the discard")
        assert ann.view["seats"][0]["pond"][0]["tile"] == "1z"


def test_a_line_says_what_may_be_done_now_and_whom_one_waits_for(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address, pace="slow") as ann:
        page = ann.page
        ann.sit_down()
        page.locator(".opening button").click()
        line = page.locator(".strip")
        expect(line).to_contain_text(text("en", "table-your-turn"))
        own = page.locator(".seat[data-seat='0']")
        expect(own).to_contain_class("turn")
        with (
            glimpsed(page, ".strip.passing b", "Waiting for"),
            glimpsed(page, ".strip.passing b", "Does anyone claim"),
        ):
            # whose turn it is shows while the discard may be claimed as well
            with glimpsed(page, ".seat.turn"):
                ann.click_discard("1z")
            ann.until_offered("pung")
        expect(line.locator(".what")).to_be_visible()
        expect(page.locator(".seat.turn")).to_have_count(1)


def test_a_click_or_key_that_cannot_act_says_why_in_a_short_line(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        ann.until_discardable("1z")
        said = page.locator(".strip .what")
        for key, why in {"p": "not-now-pung", "k": "not-now-kong", "m": "not-now-mahjong"}.items():
            ann.press(key)
            expect(said).to_contain_text(text("en", why))
        ann.click_discard("1z")
        ann.until_offered("pung")
        page.locator("[data-tile]").first.click()
        expect(said).to_contain_text(text("en", "not-now-claim"))


def test_letters_are_heard_beside_a_radio_button_and_can_be_switched_off(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        ann.until_discardable("1z")
        radio = page.locator("aside.rail input[type=radio]:checked").first
        radio.focus()
        ann.press("h")
        expect(page.locator("#table-help .actions")).to_be_visible()
        ann.press("h")
        expect(page.locator("#table-help .actions")).to_have_count(0)
        with person(browser, address, letterKeys=False) as ben:
            ben.sit_down()
            ben.until_discardable("1z")
            ben.page.locator("[data-tile]").last.click()
            ben.press("h")
            ben.press("?")
            ben.rest()
            expect(ben.page.locator("#table-help .actions, dialog[open]")).to_have_count(0)
            ben.press("p")
            ben.rest()
            expect(ben.page.locator(".strip .what")).not_to_contain_text(text("en", "not-now-pung"))
            # the arrows and Enter are no letters
            before = ben.view["version"]
            ben.press("Enter")
            ben.until_after(before, "a discard by Enter")


def test_enter_after_the_score_sheet_discards_and_does_not_open_it_again(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        ann.until_discardable("1z")
        before = ann.view["version"]
        page.get_by_role("button", name=text("en", "table-score"), exact=True).first.click()
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        # the browser tells of the closing a moment after it: until then keys are the dialog's
        ann.rest()
        ann.press("Enter")
        expect(page.locator("[data-tile][aria-pressed=true]")).to_have_count(1)
        ann.press("Enter")
        ann.until_after(before, "a discard")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_flowers_that_are_laid_out_by_themselves_flash_no_button(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=Walls("dmjl", hand=_FLOWER)) as address,
        person(browser, address, pace="normal", ceremony=False) as ann,
    ):
        page = ann.page
        seen = page.evaluate_handle(
            """() => {
              const seen = { flowers: 0 };
              new MutationObserver(() => {
                document.querySelector(".opening button")?.click();
                seen.flowers += document.querySelectorAll("[data-action^=flower]").length;
              }).observe(document, { subtree: true, childList: true });
              return seen;
            }"""
        )
        ann.sit_down("dmjl")
        ann.until(lambda: any(word.startswith("discard") for word in ann.words), "one's turn")
        assert list(ann.view["seats"][0]["flowers"]) == ["1f"]
        assert page.evaluate("seen => seen.flowers", seen) == 0


def test_a_question_covers_no_tile_of_ones_own_no_mark_and_no_discard(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address, help=True) as ann:
        page = ann.page
        ann.sit_down()
        ann.until_discardable("1z")
        tile = page.locator("[data-tile][data-code='1z']")
        tile.click()
        for size in ann.windows([(360, 740), (844, 390), (768, 1024), (1280, 800)]):
            assert covered(page, "[data-tile], .advised", ".strip .box") == [], size
        tile.click()
        ann.until_offered("pung")
        for size in ann.windows([(360, 740), (844, 390), (768, 1024), (1280, 800)]):
            assert boxes(page, ".strip .box"), size
            assert boxes(page, _THROWN), size
            assert covered(page, f"[data-tile], .seat .name, {_THROWN}", ".strip .box") == [], size


def test_a_call_covers_no_tile_of_ones_own_and_no_name(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address:
        for size in ((360, 740), (1280, 800)):
            with person(browser, address, size=size, motion="normal") as ann:
                ann.sit_down()
                ann.press("Escape")
                ann.click_discard("1z")
                ann.click("pung")
                ann.page.locator(".call-place > *").first.wait_for()
                assert covered(ann.page, "[data-tile], .seat .name", ".call-place > *") == [], size
