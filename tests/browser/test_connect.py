"""Connect at the real page: by mouse, by touch, by the keyboard alone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.keeping import kept
from tests.browser.live import live, person, phone
from tests.browser.solo import (
    cell,
    expect_tiles,
    glimpsed,
    leave,
    leave_the_last_pair,
    open_page,
    says,
    tiles,
)

pytestmark = pytest.mark.browser


@pytest.mark.sweep
def test_connect_by_mouse(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        page.get_by_role("link", name=re.compile("^Connect")).click()
        expect_tiles(page, 48)
        with glimpsed(page, "[data-is~=hinted]", count=2) as hinted, glimpsed(page, ".line.hint"):
            page.get_by_role("button", name="Hint").click()
        assert len(hinted.wait()) == 2
        assert kept(page, "connect.games")[0]["hints"] == 5
        field = kept(page, "connect.games")[0]["field"]
        first = tiles(page).first
        with glimpsed(page, "[data-is~=lit]") as lit:
            first.click(button="right")
        group = field["groups"][int(first.get_attribute("data-cell") or "")]
        assert len(lit.wait()) == field["groups"].count(group)
        (one, other), *rest = field["solution"]
        with glimpsed(page, ".line:not(.hint)"):
            cell(page, one).click()
            cell(page, other).click()
        expect_tiles(page, 46)
        page.reload()
        expect_tiles(page, 46)
        for one, other in rest:
            cell(page, one).click()
            cell(page, other).click()
        page.get_by_role("button", name="On to level 2").click()
        expect_tiles(page, 60)
        # nobody loses time who looks for something in the settings
        page.get_by_role("button", name="Settings").click()
        expect(page.locator(".board")).to_have_css("opacity", "0")
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        expect(page.locator(".board")).to_have_css("opacity", "1")
        page.get_by_role("button", name="Pause").click()
        expect(page.locator(".board")).to_have_css("opacity", "0")


def test_connect_by_the_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page, press = ann.page, ann.page.keyboard.press
        open_page(page, address, "#/connect")
        press("n")
        page.get_by_role("switch", name=re.compile("^Calm")).focus()
        press("Space")
        page.get_by_role("button", name="Begin").focus()
        press("Enter")
        expect(page.get_by_role("timer")).to_contain_text("calm")
        expect_tiles(page, 48)
        keys = ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft")
        for at in range(400):
            left = tiles(page).count()
            if left == 0:
                break
            press(keys[at % len(keys)])
            press("Enter")
            press("m")
            if page.locator(":focus").get_attribute("aria-pressed") == "true":
                press("Escape")
            else:
                press("Enter")
        expect(page.get_by_role("heading", name="Level 1 cleared")).to_be_visible()
        expect(page.get_by_role("button", name="On to level 2")).to_be_focused()
        press("Enter")
        expect_tiles(page, 60)


def test_connect_by_touch(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, phone(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/connect")
        # how it is played is said below the field, until one puts it away for good
        rules, lowest = page.locator(".note").bounding_box(), tiles(page).last.bounding_box()
        assert rules is not None
        assert lowest is not None
        assert lowest["y"] + lowest["height"] <= rules["y"]
        page.locator(".note").get_by_role("button", name="Close").tap()
        page.get_by_role("button", name="New", exact=True).tap()
        page.get_by_role("switch", name=re.compile("^Tiles fall")).tap()
        page.get_by_role("switch", name=re.compile("^Families")).tap()
        page.get_by_role("button", name="Begin").tap()
        wanted = {"gravity": "down", "families": True, "calm": False}
        ann.until(lambda: kept(page, "connect.games")[0]["variant"] == wanted, "the new game")
        game = kept(page, "connect.games")[0]
        expect_tiles(page, sum(tile >= 0 for tile in game["cells"]))
        expect(page.locator(".note")).to_have_count(0)
        box = tiles(page).first.bounding_box()
        assert box is not None
        line = page.context.new_cdp_session(page)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 1}
        with glimpsed(page, "[data-is~=lit]"):
            line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator("[data-is~=chosen]")).to_have_count(0)
        expect(page.locator("[data-is~=lit]")).to_have_count(0)
        for one, other in game["field"]["solution"][:6]:
            cell(page, one).tap()
            cell(page, other).tap()
        expect_tiles(page, 36)
        # what fell lies on something
        now = kept(page, "connect.games")[0]
        columns = now["field"]["columns"]
        for at, tile in enumerate(now["cells"][:-columns]):
            assert tile < 0 or now["cells"][at + columns] >= 0


def _leave_crosswise(page: Page, address: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Leave two pairs of which no line with two bends joins either."""
    open_page(page, address, "#/connect")
    game = kept(page, "connect.games")[0]
    cells_of: dict[int, list[int]] = {}
    for at, group in enumerate(game["field"]["groups"]):
        cells_of.setdefault(group, []).append(at)
    (a, b), (c, d) = [cells[:2] for cells in cells_of.values() if len(cells) > 1][:2]
    columns = game["field"]["columns"]
    leave(page, address, {0: a, columns + 1: b, 1: c, columns: d})
    return (a, b), (c, d)


def test_connect_shuffles_what_no_longer_fits(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        pairs = _leave_crosswise(page, address)
        with glimpsed(page, "[role=status]", "No moves left"):
            open_page(page, address, "#/connect")
        says(page, "so the tiles were shuffled")
        expect_tiles(page, 4)
        for pair in pairs:
            now = kept(page, "connect.games")[0]["cells"]
            for tile in pair:
                cell(page, now.index(tile)).click()
        expect(page.get_by_role("heading", name="Level 1 cleared")).to_be_visible()


def test_what_no_longer_fits_is_shuffled_by_itself_once_the_servers_engine_is_ready(
    browser: Browser, tmp_path: Path
) -> None:
    is_ready = False
    refused = {"type": "error", "code": "preparing", "expected": "", "got": "", "faults": []}

    def tell(route: Route) -> None:
        waits = {} if is_ready else {"solo": 30}
        route.fulfill(json={"version": "", "build": "", "preparing": "" if is_ready else "solo", "put_off": waits})

    def refuse(route: Route) -> None:
        if is_ready:
            route.continue_()
        else:
            route.fulfill(status=503, json=refused)

    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        _leave_crosswise(page, address)
        ann.forgiven = re.compile("503")
        page.route("**/api/about", tell)
        page.route("**/api/solo/connect/shuffle", refuse)
        open_page(page, address, "#/connect")
        # the page asks for the shuffle, learns that the engine is not ready, and how long it takes
        says(page, "The tiles will be shuffled as soon as the server can")
        expect(page.get_by_role("status").get_by_role("button", name="Ready in about 30 seconds")).to_be_visible()
        is_ready = True
        says(page, "so the tiles were shuffled")
        expect_tiles(page, 4)


def test_a_level_that_was_cleared_shows_its_stars_and_its_time_on_its_card(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(360, 740)) as ann:
        page = ann.page
        open_page(page, address, "#/connect")
        leave_the_last_pair(page, address)
        open_page(page, address, "#/connect")
        (last,) = kept(page, "connect.games")[0]["field"]["solution"][-1:]
        for tile in last:
            cell(page, tile).click()
        expect(page.locator(".cover .stars")).to_have_attribute("aria-label", "3 of 3 stars")
        page.locator(".cover .button-main").click()
        expect_tiles(page, 60)
        page.keyboard.press("n")
        cards = page.locator("dialog .levels label")
        expect(cards).to_have_count(12)
        expect(cards.first.locator(".stars .won")).to_have_count(3)
        expect(cards.first.locator(".record")).to_contain_text(re.compile(r"\d:\d\d"))
        expect(cards.nth(1).locator(".record")).to_have_text("–")
        expect(cards.nth(2).locator("input")).to_be_disabled()


def test_in_the_calm_mode_a_pair_is_taken_back(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/connect")
        page.keyboard.press("n")
        page.locator("dialog input[role=switch]").first.check()
        page.locator("dialog footer .button-main").click()
        expect_tiles(page, 48)
        (one, other), *_ = kept(page, "connect.games")[0]["field"]["solution"]
        cell(page, one).click()
        cell(page, other).click()
        expect_tiles(page, 46)
        page.keyboard.press("u")
        expect_tiles(page, 48)
