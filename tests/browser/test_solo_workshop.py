"""Faces of one's own and the layout editor at the real page."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.keeping import kept
from tests.browser.live import live, person
from tests.browser.solo import (
    ask,
    expect_tiles,
    open_page,
    place,
    way_to_clear,
)

pytestmark = pytest.mark.browser


def begin_own_faces(page: Page, address: str) -> None:
    """Opens the dialogue in which one writes what stands on the tiles."""
    open_page(page, address, "#/solitaire/lantern/5")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="What is on the tiles").click()
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
    broken.write_text(KMAHJONGG.replace("h4", "hx"), encoding="utf-8")
    # as a collection has it, saved again on Windows: without its first letter, with a name, in UTF-16
    whole.write_text(KMAHJONGG[1:].replace("# below", "# name: Ступени"), encoding="utf-16")
    with live(tmp_path) as address, person(browser, address, language="ru") as ann:
        page = ann.page
        page.goto(f"{address}#/solitaire/editor")
        status = page.locator("aside [role=status]")
        page.locator("input[type=file]").set_input_files(broken)
        expect(status).to_contain_text("Этот файл не годится")
        expect(status).to_contain_text("Строка 3")
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
        assert [(one["name"], len(one["places"])) for one in own] == [("Ступени", 12)]
        with page.expect_download() as waiting:
            page.goto(f"{address}#/solitaire/editor/{own[0]['id']}")
            page.get_by_role("button", name="Сохранить для KMahjongg").click()
        text = Path(waiting.value.path()).read_text(encoding="utf-8")
        assert text.startswith("kmahjongg-layout-v1.1\n# name: Ступени\n")
        assert ask(page, address, "layouts/read", {"text": text})["places"] == own[0]["places"]


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
