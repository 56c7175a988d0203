"""A telephone in the hand: tiles for fingers, clear of the notch, the round readable where the table is low."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.boxes import Box, boxes
from tests.browser.live import STORY, live, person
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser

_NOTCH: Final = 47
_FOOT: Final = 34
#: Parts of the plate of the round that reach over its edge.
_OUT: Final = """() => {
  const plate = document.querySelector(".centre");
  const { left, right } = plate.getBoundingClientRect();
  return [...plate.querySelectorAll("*")].map((part) => part.getBoundingClientRect())
    .filter((part) => part.width > 0 && (part.left < left - 1 || part.right > right + 1)).length;
}"""


def _for_a_finger(tile: Box) -> bool:
    return round(tile["right"] - tile["left"], 1) >= 34 and tile["bottom"] - tile["top"] >= 44


def test_own_tiles_are_for_fingers_and_clear_of_notch_and_foot(browser: Browser, tmp_path: Path) -> None:
    # the dealer's hand, in which nothing can be declared: what the help advises is a tile
    walls = ToldWalls(STORY, {})
    with live(tmp_path, walls=walls) as address, person(browser, address, language="bg", size=(360, 740)) as ann:
        page = ann.page
        ann.sit_down("ru-classic")
        tiles = boxes(page, "[data-tile]")
        assert len(tiles) >= 13
        assert all(map(_for_a_finger, tiles))
        assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "none"
        # the way back and the help are in the bar, and the help is all that it opens
        for width, _ in ann.windows([(320, 740), (360, 740)]):
            expect(page.locator("header.bar button")).to_have_count(5)
            assert max(box["right"] for box in boxes(page, "header.bar button, header.bar .picker")) <= width
        # a line of words over the table moves nothing in the bar
        at = page.locator("header.bar button").first.bounding_box()
        page.evaluate(
            "document.querySelector('.felt-place').insertAdjacentHTML('beforeend', '<p class=\"strip passing\"></p>')"
        )
        assert page.locator("header.bar button").first.bounding_box() == at
        page.locator("header.bar [aria-pressed]").click()
        dialog = page.locator("dialog[open]")
        dialog.locator(".actions li").first.wait_for()
        ann.rest()
        # where little can be done, the dialogue is lower than the page
        (sheet,), (headline,) = boxes(page, "dialog[open]"), boxes(page, "dialog[open] .headline")
        assert headline["top"] - sheet["top"] < 200
        page.keyboard.press("Escape")
        # of two rows the mark stands on its own tile
        ann.rest()
        mark, rows = boxes(page, ".advised")[0], boxes(page, "[data-tile]")
        assert len({round(tile["top"]) for tile in rows}) == 2
        assert any(tile["top"] - 1 <= mark["top"] and mark["bottom"] <= tile["bottom"] + 1 for tile in rows), (
            mark,
            rows,
        )

        devtools = page.context.new_cdp_session(page)

        def inset(**sides: int) -> None:
            insets: dict[str, Any] = {"top": 0, "bottom": 0, "left": 0, "right": 0, **sides}
            devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            ann.rest()

        inset(top=_NOTCH, bottom=_FOOT)
        assert max(tile["bottom"] for tile in boxes(page, "[data-tile]")) <= 740 - _FOOT
        assert min(box["top"] for box in boxes(page, "header.bar a, header.bar button")) >= _NOTCH
        page.set_viewport_size({"width": 844, "height": 390})
        inset(bottom=21, left=_NOTCH, right=_NOTCH)
        for box in boxes(page, "[data-tile], header.bar a, header.bar button, .centre"):
            assert box["left"] >= _NOTCH
            assert box["right"] <= 844 - _NOTCH
            assert box["bottom"] <= 390 - 21
        inset()
        for width, height in ann.windows([(568, 320), (640, 360)]):
            assert page.evaluate(_OUT) == 0, f"the round at {width} x {height}"
            tiles = boxes(page, "[data-tile]")
            assert all(map(_for_a_finger, tiles)), f"{tiles[0]} at {width} x {height}"


@pytest.mark.sweep
def test_the_end_of_a_hand_and_its_replay_are_whole_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=ToldWalls(STORY, {})) as address,
        person(browser, address, language="bg", size=(360, 740)) as ann,
    ):
        page = ann.page
        ann.sit_down("ru-classic")
        ann.play_the_story()
        page.locator(".ending footer .button").first.wait_for()
        for width, height in ann.windows([(844, 390), (320, 568), (360, 740)]):
            at = f"at {width} x {height}"
            # what can be done next says what it is, in one row
            footer = page.locator(".ending footer").inner_text()
            assert all(word in footer for word in ("Виж ходовете", "Виж масата", "Следващо раздаване")), at
            (foot,) = boxes(page, ".ending footer")
            assert foot["bottom"] - foot["top"] <= (64 if height < 500 else 140), at
            assert page.locator(".ending .corner").evaluate("it => it.scrollWidth <= it.clientWidth"), at
            assert page.locator(".ending .inner").evaluate("it => it.scrollWidth <= it.clientWidth"), at
        page.locator(".ending footer a").click()
        page.locator(".replay .controls").wait_for()
        for width, height in ann.windows([(844, 390), (640, 360), (320, 568), (360, 740)]):
            at = f"at {width} x {height}"
            (table,) = boxes(page, ".replay .board")
            assert max(tile["bottom"] for tile in boxes(page, ".replay .hand .tile")) <= table["bottom"], at
            for box in boxes(page, ".replay .controls button, .replay .controls input[type=range]"):
                assert 0 <= box["left"] < box["right"] <= width, at
                assert table["top"] <= box["top"] < box["bottom"] <= height, at
                assert box["bottom"] - box["top"] >= 32, at


#: Left, right and lower edge of the words that say what is to be done, or whom one waits for; None where nothing is said.
_NOW: Final = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const words = document.querySelector(".strip.passing b") ?? document.querySelector(".strip .what");
  if (!words?.textContent.trim()) return null;
  const range = document.createRange();
  range.selectNodeContents(words);
  const { left, right, bottom } = range.getBoundingClientRect();
  return { left, right, bottom };
}"""


def test_the_line_of_what_is_to_be_done_stays_where_it_is(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=ToldWalls(STORY, {})) as address,
        person(browser, address, language="bg", size=(844, 390), pace="slow", autoPass=True) as ann,
    ):
        page = ann.page

        def now(size: tuple[int, int]) -> dict[str, float]:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            said: dict[str, float] = page.evaluate(_NOW)
            return said

        ann.sit_down("ru-classic")
        ann.until(lambda: any(word.startswith("discard") for word in ann.words), "one's turn")
        sizes = [(844, 390), (568, 320), (360, 740), (768, 1024), (1280, 800)]
        own = [now(size) for size in sizes]
        tile = page.locator("[data-tile]").last
        tile.click()
        tile.click()
        page.locator(".strip.passing b").wait_for()
        others = [now(size) for size in sizes]
        for size, one, two in zip(sizes, own, others, strict=True):
            assert abs(one["left"] + one["right"] - two["left"] - two["right"]) <= 4, f"{one} {two} at {size}"
            assert abs(one["bottom"] - two["bottom"]) <= 1, f"{one} {two} at {size}"


@pytest.mark.sweep
def test_large_tiles_are_larger_on_a_phone_and_discards_of_a_replay_can_be_read(
    browser: Browser, tmp_path: Path
) -> None:
    widths = []
    with live(tmp_path, walls=ToldWalls(STORY, {}, STORY)) as address:
        for large in (False, True):
            with person(browser, address, language="bg", size=(360, 740), largeTiles=large) as ann:
                ann.sit_down("ru-classic")
                widths.append(min(tile["right"] - tile["left"] for tile in boxes(ann.page, "[data-tile]")))
                if large:
                    ann.play_the_story()
                    ann.page.locator(".ending footer a").click()
                    ann.page.locator(".replay .controls").wait_for()
                    ann.page.locator("input[type=range]").focus()
                    ann.page.keyboard.press("End")
                    for size in ann.windows([(844, 390), (360, 740)]):
                        pond = [box["bottom"] - box["top"] for box in boxes(ann.page, ".replay .table .tile")]
                        assert min(pond) >= 16, size
    assert widths[1] > widths[0] >= 34
