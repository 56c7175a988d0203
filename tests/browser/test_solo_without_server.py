"""Games for one with the server away: what was begun is finished, what did not come is asked for again."""

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.keeping import kept
from tests.browser.live import BROKEN_LINE, live, person
from tests.browser.solo import (
    ask,
    cell,
    expect_tiles,
    open_page,
    place,
    says,
    way_to_clear,
)

pytestmark = pytest.mark.browser


def test_a_deal_is_finished_though_the_server_has_died(browser: Browser, tmp_path: Path) -> None:
    server = ExitStack()
    address = server.enter_context(live(tmp_path))
    with server, person(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/solitaire/lantern/5")
        way = way_to_clear(page, address, ask(page, address, "deals/lantern/5"))
        ann.forgiven = BROKEN_LINE
        server.close()
        page.keyboard.press("h")
        says(page, "Hints need the server")
        for one, other in way[:4]:
            place(page, one).click()
            place(page, other).click()
        page.keyboard.press("s")
        says(page, "The shuffle needs the server")
        page.keyboard.press("b")
        says(page, "Going back needs the server")
        page.keyboard.press("i")
        says(page, "The lamp needs the server")
        expect(page.locator("[data-lamp]")).to_have_attribute("data-lamp", "away")
        for _ in range(3):
            page.keyboard.press("u")
        expect_tiles(page, 38)
        page.keyboard.press("r")
        expect_tiles(page, 36)
        assert len(kept(page, "solo.games")[0]["steps"]) == 2
        for one, other in way[2:]:
            place(page, one).click()
            place(page, other).click()
        expect(page.get_by_role("heading", name="Cleared")).to_be_visible()
        assert kept(page, "solo.bests")["lantern"]["helped"]["deal"] == "5"


@pytest.mark.sweep
def test_a_level_is_finished_though_the_server_has_died(browser: Browser, tmp_path: Path) -> None:
    server = ExitStack()
    address = server.enter_context(live(tmp_path))
    with server, person(browser, address) as ann:
        page = ann.page
        with page.expect_response(re.compile("/levels/2/")):
            open_page(page, address, "#/connect")
        ann.forgiven = BROKEN_LINE
        server.close()
        page.keyboard.press("h")
        says(page, "Hints need the server")
        assert kept(page, "connect.games")[0]["hints"] == 6
        clear_level(page)
        # the next level had been fetched, the one after it had not
        page.get_by_role("button", name="On to level 2").click()
        expect_tiles(page, 60)
        clear_level(page)
        page.get_by_role("button", name="On to level 3").click()
        expect(page.get_by_role("alert").filter(has_text="levels cannot be loaded")).to_be_visible()


def clear_level(page: Page) -> None:
    for one, other in kept(page, "connect.games")[0]["field"]["solution"]:
        cell(page, one).click()
        cell(page, other).click()


def test_a_deal_that_does_not_come_is_asked_for_again(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/solitaire/lantern/5")
        ann.forgiven = BROKEN_LINE
        page.context.set_offline(True)
        page.keyboard.press("n")
        expect(page.get_by_role("alert").filter(has_text="The server is not responding")).to_be_visible()
        page.context.set_offline(False)
        page.get_by_role("button", name="Try again").click()
        expect_tiles(page, 40)
