"""A match that is over, gone through by the coach, and gone on with from its dearest move."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from eastwind.coach.weighing import Effort
from eastwind.server.game import reviews
from tests.browser.axe import barriers
from tests.browser.live import live, person
from tests.server.house import house
from tests.server.silly import NEAR, end, played
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "REVIEW", Effort(first=8, second=16, shown=300, kept=2, told=1))


def test_the_dearest_moves_are_shown_with_why_and_played_again_from_there(browser: Browser, tmp_path: Path) -> None:
    with house(tmp_path, walls=ToldWalls(NEAR)) as home:
        opened = played(home)
        end(home, opened)
    kept = {**opened, "name": "Ann", "opened": "2026-01-01T00:00:00Z", "over": True}
    with live(tmp_path, walls=ToldWalls(NEAR)) as address, person(browser, address) as ann:
        page = ann.page
        page.evaluate("kept => localStorage.setItem('eastwind.tables', kept)", json.dumps([kept]))
        page.goto(f"{address}#/table/{opened['table']}/review")
        dearest = page.get_by_role("region", name="The dearest moves")
        move = dearest.get_by_role("article").first
        expect(move).to_contain_text("Better")
        expect(move.locator("li").first).to_be_visible()
        expect(page.get_by_role("region", name="Where your points came from").locator("tbody tr")).to_have_count(1)
        expect(page.get_by_role("heading", name="What kind of moves they were")).to_be_visible()
        assert barriers(page) == []
        for width, _ in ann.windows([(360, 740), (1280, 800)]):
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        # the replay begins where the move was made
        move.get_by_role("link", name="Look at it").click()
        page.get_by_role("slider").wait_for()
        assert page.get_by_role("slider").input_value() != "0"
        page.go_back()
        move.get_by_role("button", name="Play on from here").click()
        page.locator("[data-tile]").first.wait_for()
        ann.until(lambda: bool(ann.words), "the question of that moment")
        assert opened["table"] not in page.url
        assert ann.view["helped"]["repeated"]
