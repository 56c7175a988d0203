"""The coach: moves tried while one thinks; a match that is over gone through, and gone on with from its dearest move."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.coach.weighing import Effort
from eastwind.server.analysis import live as analysis_live
from eastwind.server.analysis import review
from tests.browser.axe import barriers
from tests.browser.live import live, person
from tests.server.house import house
from tests.server.silly import NEAR, end, played
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "REVIEW", Effort(first=8, second=16, shown=300, kept=2, told=1))
    monkeypatch.setattr(analysis_live, "ROUNDS", [Effort(first=4, second=8, shown=deals) for deals in (20, 40, 60)])


@pytest.mark.sweep
def test_the_dearest_moves_are_shown_with_why_and_played_again_from_there(browser: Browser, tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = played(home)
        end(home, opened)
        record = home.get(f"/api/tables/{opened['table']}/record", opened).text
    kept = {**opened, "name": "Ann", "opened": "2026-01-01T00:00:00Z", "over": True}
    with live(tmp_path, walls=ToldWalls(NEAR)) as address, person(browser, address) as ann:
        page = ann.page
        page.evaluate("kept => localStorage.setItem('eastwind.tables', kept)", json.dumps([kept]))
        page.goto(f"{address}#/table/{opened['table']}/review")
        dearest = page.get_by_role("region", name="The costliest moves")
        move = dearest.get_by_role("article").first
        expect(move).to_contain_text("Better")
        expect(move.locator("li").first).to_be_visible()
        expect(page.get_by_role("region", name="Where your points came from").locator("tbody tr")).to_have_count(1)
        habits = page.get_by_role("region", name="Kinds of moves")
        expect(habits.get_by_role("link", name="Hand 1, for").first).to_be_visible()
        assert barriers(page) == []
        for width, _ in ann.windows([(360, 740), (1280, 800)]):
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        # the replay begins where the move was made
        move.get_by_role("link", name="View").click()
        page.get_by_role("slider").wait_for()
        assert page.get_by_role("slider").input_value() != "0"
        page.go_back()
        # and comes back to be decided anew, until one knows better
        page.get_by_role("link", name="Practise these moves").click()
        asked = page.locator("article[data-mistake]")
        asked.get_by_role("button", name="Pass").click()
        expect(asked).to_contain_text("The same again. The coach would play differently.")
        assert barriers(page) == []
        for width, _ in ann.windows([(360, 740), (1280, 800)]):
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.go_back()
        move.get_by_role("button", name="Play on from here").click()
        page.locator("[data-tile]").first.wait_for()
        ann.until(lambda: bool(ann.words), "the question of that moment")
        assert opened["table"] not in page.url
        assert ann.view["helped"]["repeated"]
        # a record that somebody brings is gone through as well; its walls were told, not shuffled: nobody knows what would follow
        page.goto(f"{address}#/record/{_brought(page, record)}/review")
        expect(page.get_by_role("region", name="The costliest moves").get_by_role("listitem").first).to_be_visible()
        assert page.get_by_role("button", name="Play on from here").count() == 0


def _brought(page: Page, record: str) -> str:
    """What a record is called that the page brings to its server."""
    asked = """async record => (await (await fetch('/api/replays', {method: 'POST', body: JSON.stringify({record}),
        headers: {'Content-Type': 'application/json'}})).json()).replay"""
    return str(page.evaluate(asked, record))


def test_where_no_help_was_agreed_on_the_table_says_so_and_shows_none(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(NEAR)) as address, person(browser, address) as ann:
        page = ann.page
        page.locator("a.place").first.click()
        level = page.get_by_role("radiogroup", name="Help during a hand")
        level.get_by_text("None").click()
        page.locator("button[type=submit]").click()
        page.locator("[data-tile]").first.wait_for()
        ann.until_shown()
        expect(page.locator("#table-help")).to_contain_text("This table plays without help")
        assert page.locator("#table-help [role=switch]").count() == 0
        page.keyboard.press("h")
        assert page.get_by_title("What could I do?").count() == 0
        assert ann.view["help"] == "none"


def test_with_the_coach_on_the_moves_are_tried_while_one_thinks_and_a_tap_lifts_the_tile(
    browser: Browser, tmp_path: Path
) -> None:
    with live(tmp_path, walls=ToldWalls(NEAR)) as address, person(browser, address) as ann:
        page = ann.page
        ann.sit_down()
        page.keyboard.press("h")
        page.get_by_role("switch", name="Coach: try the moves").check()
        coach = page.get_by_role("region", name="Coach: try the moves")
        expect(coach.get_by_role("status")).to_contain_text("Best: ")
        # it looks more closely by itself
        expect(coach).to_contain_text("Tried in 60 deals")
        first = coach.get_by_role("listitem").first
        assert barriers(page) == []
        expect(coach.get_by_role("listitem")).to_have_count(5)
        coach.get_by_role("button", name="more moves").click()
        expect(coach.get_by_role("listitem")).to_have_count(len(ann.view["legal"]))
        first.get_by_role("button").click()
        expect(page.locator("[data-tile][aria-pressed=true]")).to_have_count(1)
        # in the next position nothing of it is left
        page.locator("[data-tile][aria-pressed=true]").click()
        expect(coach).not_to_contain_text("Tried in 60 deals")
