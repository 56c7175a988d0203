"""Solitaire as a step of the school at the real page: a small pile that a child takes apart, and why a tile cannot be taken."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.keeping import keep, kept
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

_SMALLEST = 48


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)], ids=["tablet", "phone"])
def test_a_child_takes_a_pile_apart_pair_by_pair(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    child = {"id": "c1", "name": "Sonya", "age": 6, "flower": 1, "tries": []}
    with live(tmp_path) as address, person(browser, address, size=size) as sonya:
        page = sonya.page
        school = json.dumps({"children": [child], "playing": "c1", "line": True})
        keep(page, "school", school)
        page.goto(f"{address}#/school/solitaire/p/3")
        said, pile = page.locator(".said"), page.locator(".piece[data-at^='s']")
        expect(pile).to_have_count(10)
        assert all(box and box["width"] >= _SMALLEST for box in (one.bounding_box() for one in pile.all()))

        # the second of the upper row lies below another one
        pile.nth(1).click(position={"x": 4, "y": 8})
        expect(said).to_have_text("Another one is on top of it. That one goes first.")
        for left in range(10, 0, -2):
            expect(pile).to_have_count(left)
            page.get_by_role("button", name="Help").click()
            expect(said).to_have_text("The bright one can go. Where is the other one like it?")
            lit = page.locator(".piece.loose-lit").get_attribute("data-code")
            page.locator(f".piece[data-code='{lit}']:not(.loose-lit)").click(position={"x": 4, "y": 8})
        expect(page.locator(".sticker")).to_be_visible()
        played = kept(page, "school")["children"][0]["tries"][-1]
        assert (played["step"], played["mistakes"], played["hints"]) == ("solitaire", {"not_free": 1}, 5)
