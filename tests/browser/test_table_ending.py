"""The end of a hand says what it brought, and beside bots much may be done once more."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from eastwind.words import text
from tests.browser.boxes import boxes
from tests.browser.company import go_to
from tests.browser.live import BROKEN_LINE, STORY, Person, live, person
from tests.browser.scorer import signed
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser

#: A page is had once it was there for so long.
_HAD_MS: Final = 1_000
#: Of tiles in rows of their own: how many there are, how many of them do not lie in the first row, how many had room in it.
_FIRST_ROW: Final = """loose => {
  const boxes = [...loose.querySelectorAll(".tile")].map((tile) => tile.getBoundingClientRect());
  const first = boxes.filter(({ top }) => Math.abs(top - boxes[0].top) < 4);
  const room = loose.closest(".hand").clientWidth;
  return { all: boxes.length, rest: boxes.length - first.length, fit: Math.floor((room + 1) / (boxes[0].width + 1)) };
}"""


def _agree(ann: Person, deed: str) -> None:
    """Does something beside bots of which it is asked once."""
    ann.page.locator(f"[data-beside={deed}]").click()
    ann.page.locator("[data-beside=yes]").click()


def test_what_the_hand_brought_is_seen_whole_at_1280_one_self_first(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        ann.play_the_story()
        page.locator(".ending .outcome li").first.wait_for()
        result = ann.view["result"]
        lines = page.locator(".ending .outcome li")
        expect(lines).to_have_count(4)
        expect(lines.first).to_contain_class("me")
        for line, seat in zip(lines.all(), [0, *sorted((1, 2, 3), key=lambda it: -result["scores"][it])], strict=True):
            gain = result["net"][seat]
            expect(line.locator(".gain")).to_have_text(signed(gain))
        own, others = (
            line.locator(".gain").evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
            for line in (lines.first, lines.last)
        )
        assert own > others
        # who pays whom: one's own payments first
        expect(page.locator(".ending .payments .why strong")).to_contain_text(ann.view["seats"][0]["name"])
        ann.rest()
        (foot,) = boxes(page, ".ending footer")
        for part in boxes(page, ".ending .outcome, .ending .payments"):
            assert part["bottom"] <= foot["top"] + 1, part
        # a row of a bill begins anew only where the paper ends
        for hand in page.locator(".ending article.bill .loose").all():
            row = hand.evaluate(_FIRST_ROW)
            assert row["rest"] == 0 or row["all"] > row["fit"], row


def test_enter_skips_no_page_that_was_not_there_for_a_second(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        ann.play_the_story()
        page.locator(".ending footer .button-main").wait_for()
        waiting = page.locator(".ending footer .button-main.waiting")
        if waiting.count():
            for _ in range(3):
                page.keyboard.press("Enter")
            assert ann.view["hand"] == 1
        expect(waiting).to_have_count(0)
        page.wait_for_timeout(_HAD_MS)
        assert ann.view["hand"] == 1
        page.keyboard.press("Enter")
        ann.until(lambda: ann.view["hand"] == 2, "the next hand")


def test_a_drawn_hand_shows_the_hands_and_no_empty_bars(browser: Browser, tmp_path: Path) -> None:
    # a hand given up is played on by a bot: those of these tests win nothing
    with live(tmp_path, walls=ToldWalls({})) as address, person(browser, address) as ann:
        ann.sit_down()
        _agree(ann, "give-up")
        ann.until(lambda: ann.view["result"] is not None, "the end of the hand")
        ann.page.locator(".ending").wait_for()
        assert ann.view["result"]["how"] != "won"
        expect(ann.page.locator(".ending .outcome li")).to_have_count(4)
        expect(ann.page.locator(".ending .outcome .gain")).to_have_count(0)
        expect(ann.page.locator(".ending .hands article")).to_have_count(4)
        # each hand in one row
        for hand in ann.page.locator(".ending .hands .loose").all():
            assert hand.evaluate(_FIRST_ROW)["rest"] == 0
        expect(ann.page.locator(".ending .where")).to_contain_text(text("en", "beside-helped-mark"))


def test_a_move_is_taken_back_the_deal_played_again_and_the_match_says_so(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        dealt = ann.hand
        ann.click_discard("1z")
        ann.click("pung")
        page.locator("[data-beside=take-back]").click()
        ann.until(lambda: "pung" in ann.words, "the pung taken back")
        page.locator("[data-beside=again]").click()
        ann.until(lambda: "discard 1z" in ann.words, "the deal once more")
        ann.until_shown()
        assert sorted(ann.hand) == sorted(dealt)
        assert ann.view["helped"]["taken_back"] == 1
        assert ann.view["helped"]["again"] == 1
        said = page.locator("aside.rail .beside")
        expect(said).to_contain_text("1 move taken back")
        expect(page.locator("header.bar")).to_contain_text(text("en", "beside-helped-mark"))


def test_a_match_is_ended_early_and_kept_as_finished_with_its_statistics(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down("ru-classic")
        ann.play_the_story()
        won = ann.view["result"]["bills"][0]["total"]
        page.locator(".ending footer .button-main").click()
        ann.until(lambda: ann.view["hand"] == 2, "the next hand")
        ann.until_shown()
        # what can be gone on with stands on the first page …
        go_to(page, "#/")
        going = page.locator(".continue a.button-main", has_text=text("en", "continue-go"))
        expect(going).to_have_count(1)
        expect(page.locator(".continue details")).to_have_count(0)
        going.click()
        page.locator("[data-tile]").first.wait_for()
        _agree(ann, "leave")
        ann.until(lambda: ann.view["phase"] == "match_over", "the end of the match")
        page.locator(".ending .match").wait_for()
        # … and apart from what is finished
        go_to(page, "#/")
        expect(page.locator(".continue summary")).to_be_visible()
        expect(going).to_have_count(0)
        go_to(page, "#/statistics")
        cards = page.locator(".cards .card b")
        expect(cards.nth(0)).to_have_text("1")
        expect(cards.nth(2)).to_have_text("1")
        expect(cards.nth(3)).to_have_text("1")
        expect(cards.nth(4)).to_have_text(f"{won:,}")
        best = page.locator("section", has=page.get_by_role("heading", name=text("en", "statistics-best"))).first
        best.locator(".tile").nth(13).wait_for()
        rows = page.locator(".figures-table tbody tr").filter(has=page.locator(".ways"))
        search = page.locator("input[type=search]")
        search.fill("nobody of this name")
        expect(rows).to_have_count(0)
        search.fill(ann.view["seats"][1]["name"])
        expect(rows).to_have_count(1)


def test_a_replay_says_at_ones_decisions_what_the_help_would_have_done_and_leads_back(
    browser: Browser, tmp_path: Path
) -> None:
    with live(tmp_path, walls=ToldWalls(STORY, {})) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        # the help would keep the pair, and give the lone wind away
        ann.click_discard("9p")
        _agree(ann, "give-up")
        ann.until(lambda: ann.view["result"] is not None, "the end of the hand")
        table = ann.view["table"]
        page.locator(".ending footer a").click()
        page.locator(".replay .opinion input").check()
        said = page.locator(".replay .opinion [role=status]")
        expect(said).to_contain_text("You matched Help in")
        page.locator("input[type=range]").focus()
        page.keyboard.press("Home")
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            if "Help: " in said.inner_text():
                break
        expect(said).to_contain_text("You: Discard a nine of dots")
        expect(said).to_contain_text("Help: ")
        page.keyboard.press("Escape")
        page.locator(".ending").wait_for()
        # of the hand that is under way and of one that there is none it is said
        page.locator(".ending footer .button-main").click()
        ann.until(lambda: ann.view["hand"] == 2, "the next hand")
        for hand in (2, 9):
            ann.forgiven = BROKEN_LINE
            go_to(page, f"#/table/{table}/replay/{hand}")
            expect(page.locator("main.empty h1")).to_have_text(text("en", "replay-failed"))
            expect(page.locator("main.empty [role=alert]")).not_to_be_empty()
            page.locator("main.empty a.button-main").click()
            page.locator("[data-tile]").first.wait_for()
