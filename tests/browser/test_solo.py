"""Solitaire and Connect at the real page: by mouse, by touch, by the keyboard alone, and with the server away."""

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.solo.game import Game, tiles_of
from tests.browser.live import BROKEN_LINE, live, person, phone
from tests.browser.solo import (
    ask,
    cell,
    expect_tiles,
    glimpsed,
    is_marked,
    kept,
    leave,
    open_page,
    place,
    sights,
    tiles,
    way_to_clear,
)
from tests.browser.test_pages import ALL_TEXT, faults_in, out_of_sight

pytestmark = pytest.mark.browser


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
        page.get_by_role("button", name="Back to where it could be won").click()
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


def says(page: Page, text: str) -> None:
    """The line over the board says something."""
    expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()


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
        says(page, "The way back needs the server")
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
        assert kept(page, "connect.game")["hints"] == 6
        clear_level(page)
        # the next level had been fetched, the one after it had not
        page.get_by_role("button", name="On to level 2").click()
        expect_tiles(page, 60)
        clear_level(page)
        page.get_by_role("button", name="On to level 3").click()
        expect(page.get_by_role("alert").filter(has_text="levels come from it")).to_be_visible()


def clear_level(page: Page) -> None:
    for one, other in kept(page, "connect.game")["field"]["solution"]:
        cell(page, one).click()
        cell(page, other).click()


def test_a_deal_that_does_not_come_is_asked_for_again(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/solitaire/lantern/5")
        ann.forgiven = BROKEN_LINE
        page.context.set_offline(True)
        page.keyboard.press("n")
        expect(page.get_by_role("alert").filter(has_text="The server does not answer")).to_be_visible()
        page.context.set_offline(False)
        page.get_by_role("button", name="Try again").click()
        expect_tiles(page, 40)


def test_what_happens_is_read_out(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page, press = ann.page, ann.page.keyboard.press
        said = page.locator("[data-announcer] p")
        open_page(page, address, "#/solitaire/lantern/5")
        way = way_to_clear(page, address, ask(page, address, "deals/lantern/5"))
        check_every_tile_has_a_name(page)
        press("h")
        expect(said.last).to_have_text(re.compile("^These fit: .+ and .+$"))
        press("m")
        press("Enter")
        press("m")
        press("Enter")
        expect(said.last).to_have_text(re.compile("taken. 38 tiles left, [0-9]+ pairs? fits?"))
        press("u")
        expect(said.last).to_have_text("Undone. 40 tiles")
        press("r")
        expect(said.last).to_have_text("Done again. 38 tiles")
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
        (one, other), *_ = kept(page, "connect.game")["field"]["solution"]
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


def begin_own_faces(page: Page, address: str) -> None:
    """Opens the dialogue in which one writes what stands on the tiles."""
    open_page(page, address, "#/solitaire/lantern/5")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="What stands on the tiles").click()
    page.get_by_role("button", name="Write your own").click()


def test_own_faces(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        begin_own_faces(page, address)
        page.get_by_label("Name of the set").fill("Beginnings")
        signs = page.get_by_label("Signs")
        signs.fill("а a\nб\nа o")
        page.get_by_role("button", name="Check").click()
        faults = page.locator("dialog .faults li")
        expect(faults).to_have_count(3)
        expect(faults.first).to_contain_text("Line 2")
        signs.fill("а a\nб b\nв v\nг g\nд d\nе e")
        page.get_by_role("button", name="Keep and play").click()
        expect(page.locator(".stone text").first).to_be_visible()
        shown = page.locator(".stone text").all_text_contents()
        assert set(shown) <= set("абвгдеabvgde")
        # a sign goes with its sound, and the deal can be cleared as before
        for one, other in way_to_clear(page, address, ask(page, address, "deals/lantern/5"), entries=6):
            place(page, one).click()
            place(page, other).click()
        expect(page.get_by_role("heading", name="Cleared")).to_be_visible()


KMAHJONGG: Final = """\
kmahjongg-layout-v1.1
w8
h4
d2
# below
12121212
43434343
12121212
43434343
........
..1212..
..4343..
........
"""


def test_the_layout_editor(browser: Browser, tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken.layout", tmp_path / "Steps.layout"
    broken.write_text(KMAHJONGG.replace("..4343..", "..43x3.."), encoding="utf-8")
    whole.write_text(KMAHJONGG, encoding="utf-8")
    with live(tmp_path) as address, person(browser, address, language="ru") as ann:
        page = ann.page
        page.goto(f"{address}#/solitaire/editor")
        status = page.locator("aside [role=status]")
        page.locator("input[type=file]").set_input_files(broken)
        expect(status).to_contain_text("Этот файл не годится")
        expect(status).to_contain_text("Строка 12")
        page.locator("input[type=file]").set_input_files(whole)
        expect(status).to_contain_text("можно разобрать")
        expect(page.locator("aside")).to_contain_text("10 костей")
        board = page.get_by_role("application")
        box = board.bounding_box()
        assert box is not None
        # two more tiles, by mouse and by keyboard
        board.click(position={"x": box["width"] * 0.3, "y": box["height"] * 0.5})
        expect(page.locator("aside")).to_contain_text("одна кость без пары")
        for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "Enter"):
            page.keyboard.press(key)
        expect(page.locator("aside")).to_contain_text("12 костей")
        page.get_by_role("button", name="Сохранить и играть").click()
        expect_tiles(page, 12)
        own = kept(page, "solo.layouts")
        assert [(one["name"], len(one["places"])) for one in own] == [("Steps", 12)]
        with page.expect_download() as waiting:
            page.goto(f"{address}#/solitaire/editor/{own[0]['id']}")
            page.get_by_role("button", name="Сохранить для KMahjongg").click()
        text = Path(waiting.value.path()).read_text(encoding="utf-8")
        assert text.startswith("kmahjongg-layout-v1.1\n")
        assert ask(page, address, "layouts/read", {"text": text})["places"] == own[0]["places"]


def test_connect_by_mouse(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        page.get_by_role("link", name=re.compile("^Connect")).click()
        expect_tiles(page, 48)
        with glimpsed(page, "[data-is~=hinted]", count=2) as hinted, glimpsed(page, ".line.hint"):
            page.get_by_role("button", name="Hint").click()
        assert len(hinted.wait()) == 2
        assert kept(page, "connect.game")["hints"] == 5
        field = kept(page, "connect.game")["field"]
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
        expect(page.get_by_role("heading", name="Level 1 is clear")).to_be_visible()
        expect(page.get_by_role("button", name="On to level 2")).to_be_focused()
        press("Enter")
        expect_tiles(page, 60)


def test_connect_by_touch(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, phone(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/connect")
        page.get_by_role("button", name="New", exact=True).tap()
        page.get_by_role("switch", name=re.compile("^Tiles fall")).tap()
        page.get_by_role("switch", name=re.compile("^Families")).tap()
        page.get_by_role("button", name="Begin").tap()
        wanted = {"gravity": "down", "families": True, "calm": False}
        ann.until(lambda: kept(page, "connect.game")["variant"] == wanted, "the new game")
        game = kept(page, "connect.game")
        expect_tiles(page, sum(tile >= 0 for tile in game["cells"]))
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
        now = kept(page, "connect.game")
        columns = now["field"]["columns"]
        for at, tile in enumerate(now["cells"][:-columns]):
            assert tile < 0 or now["cells"][at + columns] >= 0


def test_connect_shuffles_what_no_longer_fits(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        open_page(page, address, "#/connect")
        game = kept(page, "connect.game")
        # two pairs crosswise: no line with two bends joins either
        cells_of: dict[int, list[int]] = {}
        for at, group in enumerate(game["field"]["groups"]):
            cells_of.setdefault(group, []).append(at)
        (a, b), (c, d) = [cells[:2] for cells in cells_of.values() if len(cells) > 1][:2]
        columns = game["field"]["columns"]
        leave(page, address, {0: a, columns + 1: b, 1: c, columns: d})
        with glimpsed(page, "[role=status]", "Nothing fits any more"):
            open_page(page, address, "#/connect")
        says(page, "so the tiles were shuffled")
        expect_tiles(page, 4)
        for pair in ((a, b), (c, d)):
            now = kept(page, "connect.game")["cells"]
            for tile in pair:
                cell(page, now.index(tile)).click()
        expect(page.get_by_role("heading", name="Level 1 is clear")).to_be_visible()


def test_faces_from_a_file(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "kana.txt"
    file.write_text("eastwind-faces 1\nname Kana\nlanguage ja\nか ka\nき ki\nく ku\nけ ke\nこ ko\n", encoding="utf-8")
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        begin_own_faces(page, address)
        page.locator("dialog input[type=file]").set_input_files(file)
        expect(page.get_by_label("Name of the set")).to_have_value("Kana")
        page.get_by_role("button", name="Keep and play").click()
        expect(page.locator(".stone text[lang=ja]").first).to_be_visible()
        assert set(page.locator(".stone text").all_text_contents()) == {*"かきくけこ", "ka", "ki", "ku", "ke", "ko"}


#: Beside the words of every language: programs, keys and lines of files, letters as samples.
_NAMES: Final = frozenset("KMahjongg Ctrl Page Down name layer map alpha beta gamma delta abcdefghi XXIX".split())


_UPRIGHT, _LYING, _TABLE = (360, 740), (740, 360), (1280, 740)


# upright and lying phone, table; Bulgarian words run longest: each of their sights is looked at on both phones
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
