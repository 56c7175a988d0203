"""Solitaire at the real page: by mouse, by touch, by the keyboard alone; every sight of the games for one."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.solo.game import Game, tiles_of
from eastwind.words import text
from tests.browser.keeping import kept
from tests.browser.live import live, person, phone
from tests.browser.solo import (
    ask,
    cell,
    close_dialog,
    expect_tiles,
    glimpsed,
    is_marked,
    open_page,
    place,
    sights,
    tiles,
    way_to_clear,
)
from tests.browser.test_pages import ALL_TEXT, faults_in, out_of_sight

pytestmark = pytest.mark.browser


@pytest.mark.sweep
def test_solitaire_by_mouse(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        # one click from the first page, without a name
        page.get_by_role("link", name=re.compile("^Solitaire")).click()
        expect_tiles(page, 144)
        open_page(page, address, "#/solitaire/turtle/5")
        check_blocked(page, ask(page, address, "deals/turtle/5"))
        open_page(page, address, "#/solitaire/lantern/5")
        way = way_to_clear(page, address, ask(page, address, "deals/lantern/5"))
        for one, other in way[:2]:
            place(page, one).click()
            place(page, other).click()
        expect_tiles(page, 36)
        page.get_by_role("button", name="Undo").click()
        expect_tiles(page, 38)
        page.get_by_role("button", name="Redo").click()
        expect_tiles(page, 36)
        # it goes on where it was, whatever happens to the page
        page.reload()
        expect_tiles(page, 36)
        page.get_by_role("button", name="Pause").click()
        expect(page.locator(".board")).to_have_css("opacity", "0")
        page.get_by_role("button", name="Continue").last.click()
        # a new deal does not end it unasked
        page.keyboard.press("n")
        page.get_by_role("button", name="Play on").click()
        for one, other in way[2:]:
            place(page, one).click()
            place(page, other).click()
        expect(page.get_by_role("heading", name="Cleared")).to_be_visible()
        best = kept(page, "solo.bests")["lantern"]
        assert best["cleared"] == 1
        assert best["helped"]["deal"] == "5"  # moves were taken back
        assert kept(page, "solo.games") == []


def check_blocked(page: Page, deal: dict[str, Any]) -> None:
    """A blocked tile shakes and shows what is in its way."""
    places, game = deal["places"], Game(tiles_of(deal["places"], deal["groups"]))
    # one held from its sides only: what has a tile on top cannot be touched in its middle
    blocked = next(
        tile
        for tile in game.left
        if (held := game.blockers(tile)) and {places[by][2] for by in held} == {places[tile][2]}
    )
    held = game.blockers(blocked)
    with (
        glimpsed(page, f"[data-place='{blocked}'][data-is~=shaking]"),
        glimpsed(page, "[data-is~=blocking]", count=len(held)) as blocking,
    ):
        place(page, blocked).click(force=True)
    assert sorted(int(tile["place"]) for tile in blocking.wait()) == sorted(held)


def test_solitaire_by_the_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page, press = ann.page, ann.page.keyboard.press
        open_page(page, address, "#/solitaire/lantern/7")
        press("ArrowRight")
        focused = page.locator(":focus")
        expect(focused).to_have_class(re.compile("stone"))
        seen = set()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
            press(key)
            assert is_marked(focused, "free")
            seen.add(focused.get_attribute("data-place"))
        assert len(seen) > 3
        press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        press("Escape")
        press("ArrowRight")
        for left in range(38, -1, -2):
            press("h")
            expect(page.locator("[data-is~=hinted]").first).to_be_visible()
            press("Enter")
            press("m")
            press("Enter")
            expect_tiles(page, left)
            if left == 30:
                press("u")
                expect_tiles(page, 32)
                press("r")
                expect_tiles(page, 30)
        expect(page.get_by_role("heading", name="Cleared")).to_be_visible()
        expect(page.get_by_role("button", name="New deal")).to_be_focused()
        assert kept(page, "solo.bests")["lantern"]["helped"] is not None


def test_solitaire_by_touch(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, phone(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/solitaire/turtle/11")
        way = way_to_clear(page, address, ask(page, address, "deals/turtle/11"))
        for tile in way[0]:
            place(page, tile).tap()
        expect_tiles(page, 142)
        # the turtle begins enlarged on a phone
        enlarged = width_of(page)
        page.get_by_role("button", name="Whole board").tap()
        ann.until(lambda: width_of(page) < 0.8 * enlarged, "the whole board")
        page.wait_for_timeout(250)
        before = width_of(page)
        pinch(page)
        ann.until(lambda: width_of(page) > 1.5 * before, "larger tiles")
        # a finger that moves the board takes nothing
        drag(page, 80, 60)
        expect_tiles(page, 142)
        page.get_by_role("button", name="Whole board").tap()
        ann.until(lambda: width_of(page) == pytest.approx(before, rel=0.02), "the whole board")
        for tile in way[1]:
            place(page, tile).tap()
        expect_tiles(page, 140)


def width_of(page: Page) -> float:
    box = page.locator(".stone").first.bounding_box()
    assert box is not None
    return box["width"]


def pinch(page: Page) -> None:
    """Two fingers that move apart in the middle of the screen."""
    line = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        points = [{"x": 195 + way * apart, "y": 400, "id": way} for way in (-1, 1)] if apart else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(40)


def drag(page: Page, right: int, down: int) -> None:
    line = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0), ("touchEnd", -1.0)):
        points = [{"x": 195 + right * part, "y": 400 + down * part, "id": 1}] if part >= 0 else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(40)


_WATCH_SHIFTS: Final = """window.shift = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shift += one.value; })
  .observe({ type: "layout-shift", buffered: true });"""


def test_the_tiles_of_a_new_deal_lie_in_their_places_at_once(browser: Browser, tmp_path: Path) -> None:
    """They used to run there from the board's corner: what was under one's finger a moment ago was another tile."""
    with live(tmp_path) as address, person(browser, address, size=(360, 740), motion="normal") as ann:
        page = ann.page
        page.add_init_script(_WATCH_SHIFTS)
        page.goto(f"{address}#/solitaire/turtle/s5")
        page.reload()
        expect_tiles(page, 144)
        page.locator(".ground.settled").wait_for()
        page.wait_for_timeout(400)
        assert page.evaluate("window.shift") < 0.1


def test_the_lamp_goes_out_with_the_move_that_loses(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/solitaire/bridge/s3")
        moves, winnable = a_way_to_lose(page, address, ask(page, address, "deals/bridge/3?shuffled=true"))
        page.keyboard.press("i")
        lamp = page.locator("[data-lamp]")
        for at, (one, other) in enumerate(moves):
            expect(lamp).to_have_attribute("data-lamp", "lit")
            assert at <= winnable
            place(page, one).click()
            place(page, other).click()
        expect(lamp).to_have_attribute("data-lamp", "out")
        expect(page.get_by_role("status").filter(has_text="The lamp has gone out")).to_be_visible()
        page.keyboard.press("h")
        expect(page.get_by_role("status").filter(has_text="can no longer be won")).to_be_visible()
        page.get_by_role("button", name="Back to a winnable position").click()
        expect(lamp).to_have_attribute("data-lamp", "lit")
        expect_tiles(page, 56 - 2 * winnable)
        # lost again, and rescued
        page.keyboard.press("r")
        expect(lamp).to_have_attribute("data-lamp", "out")
        page.keyboard.press("s")
        expect(page.get_by_role("status").filter(has_text="Shuffled")).to_be_visible()
        expect(lamp).to_have_attribute("data-lamp", "lit")
        expect_tiles(page, 56 - 2 * len(moves))
        page.keyboard.press("u")
        expect(lamp).to_have_attribute("data-lamp", "out")


def a_way_to_lose(page: Page, address: str, deal: dict[str, Any]) -> tuple[list[tuple[int, int]], int]:
    """Moves of which the last one loses the game, and how many keep it winnable."""
    game = Game(tiles_of(deal["places"], deal["groups"]))
    while True:
        for pair in reversed(game.pairs()):
            after = game.play(*pair)
            rest = after.remaining()
            position = {"places": rest.places, "groups": rest.groups, "sides": rest.sides}
            if ask(page, address, "solve", position)["answer"] == "lost" and after.pairs():
                return list(after.moves), len(game.moves)
        game = game.play(*game.pairs()[0])


def test_what_happens_is_read_out(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page, press = ann.page, ann.page.keyboard.press
        said = page.locator("[data-announcer] p")
        open_page(page, address, "#/solitaire/lantern/5")
        way = way_to_clear(page, address, ask(page, address, "deals/lantern/5"))
        check_every_tile_has_a_name(page)
        press("h")
        expect(said.last).to_have_text(re.compile("^These match: .+ and .+$"))
        press("m")
        press("Enter")
        press("m")
        press("Enter")
        expect(said.last).to_have_text(re.compile("taken. 38 tiles left, [0-9]+ pairs? free"))
        press("u")
        expect(said.last).to_have_text("Undone. 40 tiles")
        press("r")
        expect(said.last).to_have_text("Redone. 38 tiles")
        press("i")
        expect(said.last).to_have_text("Winnable")
        press("p")
        expect(page.get_by_role("button", name="Continue").first).to_be_focused()
        press("p")
        press("u")
        for one, other in way:
            place(page, one).click()
            place(page, other).click()
        expect(said.filter(has_text="Cleared")).to_have_count(1)
        open_page(page, address, "#/connect")
        (one, other), *_ = kept(page, "connect.games")[0]["field"]["solution"]
        cell(page, one).click()
        cell(page, other).click()
        expect(said.last).to_have_text(re.compile("joined. 46 tiles left"))


def check_every_tile_has_a_name(page: Page) -> None:
    """Tiles are called alike if they look alike, and those that are held are called so."""
    found: list[tuple[str, str]] = page.locator(".stone").evaluate_all(
        "stones => stones.map((stone) => [stone.dataset.code, stone.getAttribute('aria-label')])"
    )
    called = {(code, name.removesuffix(", blocked")) for code, name in found}
    assert len({code for code, _ in called}) == len({name for _, name in called}) == len(called)
    assert 0 < sum(name.endswith(", blocked") for _, name in found) < len(found)


#: Tiles that are not drawn, or reach out of the stage.
_OUTSIDE: Final = """tiles => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const whole = (box) => box.width > 0 && box.height > 0 && stage.left <= box.left && stage.top <= box.top &&
    box.right <= stage.right && box.bottom <= stage.bottom;
  return tiles.filter((tile) => !whole(tile.getBoundingClientRect())).map((tile) => tile.dataset.place);
}"""


@pytest.mark.sweep
def test_every_layout_is_drawn_whole(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        page.goto(f"{address}#/solitaire")
        page.locator(".stone").first.wait_for()
        layouts = ask(page, address, "layouts")
        page.keyboard.press("l")
        expect(page.locator("dialog .card .picture")).to_have_count(len(layouts))
        page.keyboard.press("Escape")
        for layout in layouts:
            open_page(page, address, f"#/solitaire/{layout['id']}/1")
            expect_tiles(page, layout["tiles"])
            # a board of small tiles begins enlarged
            page.keyboard.press("0")
            ann.rest()
            assert tiles(page).evaluate_all(_OUTSIDE) == [], layout["id"]


#: Beside the words of every language: programs, keys and lines of files, letters as samples.
_NAMES: Final = frozenset("KMahjongg Ctrl Page Down name layer map alpha beta gamma delta abcdefghi XXIX".split())


_UPRIGHT, _LYING, _TABLE = (360, 740), (740, 360), (1280, 740)


# upright and lying phone, table; Bulgarian words run longest: each of their sights is looked at on both phones


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("language", "sizes"),
    [("bg", [_LYING, _UPRIGHT]), ("ru", [_UPRIGHT]), ("pl", [_UPRIGHT]), ("en", [_TABLE])],
    ids=["bg", "ru", "pl", "en"],
)
def test_every_sight_is_in_the_language_and_in_the_window(
    browser: Browser, tmp_path: Path, language: str, sizes: list[tuple[int, int]]
) -> None:
    with live(tmp_path) as address, person(browser, address, language=language, size=sizes[-1]) as visitor:
        faults = {}
        for sight in sights(visitor.page, address):
            for size in visitor.windows(sizes):
                said = faults_in(visitor.page.evaluate(ALL_TEXT), language, _NAMES)
                if found := said + out_of_sight(visitor.page):
                    faults[sight, size] = found
        assert faults == {}


def test_a_number_below_one_is_no_deal(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        for wrong in ("-1", "0", "1.5", "1000000000"):
            open_page(page, address, "#/solitaire/lantern/5")
            page.goto(f"{address}#/solitaire/lantern/{wrong}")
            expect(page.locator(".cover")).to_be_visible()
            expect_tiles(page, 0)
        open_page(page, address, "#/solitaire/lantern/5")
        page.keyboard.press("l")
        page.locator("#solo-number").fill("-1")
        page.locator("dialog form button").click()
        expect(page.locator("#solo-number-wrong")).to_have_text(text("en", "solo-number-wrong"))


def test_what_was_cleared_stands_in_the_statistics_and_in_the_calendar(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/solitaire/lantern/5")
        page.keyboard.press("c")
        expect(page.locator("dialog .day.today")).to_have_attribute("data-state", "open")
        page.locator("dialog footer .button-main").click()
        page.wait_for_function("() => /-..-..$/.test(location.hash)")
        page.locator(".stone").first.wait_for()
        today = page.evaluate("location.hash").rsplit("/", 1)[-1]
        for one, other in way_to_clear(page, address, ask(page, address, f"deals/lantern/daily/{today}")):
            place(page, one).click()
            place(page, other).click()
        expect(page.get_by_role("heading", name="Cleared")).to_be_visible()
        page.keyboard.press("c")
        expect(page.locator("dialog .day.today")).to_have_attribute("data-state", "done")
        close_dialog(page)
        # a second game, with help, counts apart
        open_page(page, address, "#/solitaire/lantern/5")
        page.keyboard.press("h")
        for one, other in way_to_clear(page, address, ask(page, address, "deals/lantern/5")):
            place(page, one).click()
            place(page, other).click()
        expect(page.get_by_role("heading", name="Cleared")).to_be_visible()
        page.keyboard.press("t")
        for sort in ("alone", "helped"):
            page.locator("dialog label", has_text=text("en", f"solo-statistics-{sort}")).click()
            figures = page.locator("dialog dl dd b")
            expect(figures.nth(0)).to_have_text("1")
            expect(figures.nth(1)).to_have_text("1")
            expect(page.locator("dialog tbody tr")).to_have_count(1)
            expect(page.locator("dialog tbody td").first).to_have_text("1 / 1")
