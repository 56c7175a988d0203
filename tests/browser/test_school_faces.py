"""Own faces in the school's games: an adult types them in, a child plays with them, and they stay with the child's course."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.keeping import keep, kept
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

_SCHOOL: Final = {
    "children": [{"id": "c1", "name": "Sonya", "age": 6, "flower": 1, "tries": []}],
    "playing": "c1",
    "line": True,
}
_PAIRS: Final = {"а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh"}


def _child(page: Page) -> dict[str, Any]:
    school: Any = kept(page, "school")
    found: dict[str, Any] = school["children"][0]
    return found


def test_a_child_finds_letters_and_their_sounds_where_the_pictures_were(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(1024, 768)) as somebody:
        page = somebody.page
        keep(page, "school", _SCHOOL)
        page.goto(f"{address}#/school/adult/memory")
        page.get_by_role("button", name="Choose", exact=True).click()
        page.get_by_role("button", name="Write your own").click()
        page.get_by_label("Name of the set").fill("Beginnings")
        page.get_by_label("Signs").fill("\n".join(f"{sign} {sound}" for sign, sound in _PAIRS.items()))
        page.get_by_role("button", name="Keep and use").click()
        expect(page.get_by_text("This set is too short for some games")).to_be_visible()
        expect(page.get_by_role("switch", name="Memory")).to_be_checked()
        expect(page.get_by_role("switch", name="Code lock")).to_be_disabled()
        page.get_by_role("switch", name="Solitaire").uncheck()
        assert _child(page)["faces"]["set"]["name"] == "Beginnings"
        assert "solitaire" not in _child(page)["faces"]["steps"]

        page.goto(f"{address}#/school/memory/p/3")
        page.get_by_role("button", name="Alone").click()
        # a sign and its sound are not the same
        expect(page.locator(".said")).to_have_text("Turn over two tiles. Do they belong together?")
        seen: dict[str, int] = {}
        for at in range(page.locator(".piece").count()):
            tile = page.locator(".piece").nth(at)
            tile.click()
            seen[tile.get_attribute("aria-label") or ""] = at
        for sign, sound in _PAIRS.items():
            if sign not in seen or page.locator(f".piece[aria-label='{sign}'][data-at^='child']").count():
                continue
            page.locator(".piece").nth(seen[sign]).click()
            page.locator(".piece").nth(seen[sound]).click()
        expect(page.locator(".said")).to_have_text("All done. Good job.")
        assert set(page.locator(".piece text").all_text_contents()) == {
            word for pair in _PAIRS.items() for word in pair if pair[0] in seen
        }
        assert len(seen) == 12
        assert _child(page)["tries"][-1]["signs"] is True

        # in other games the pictures stand, and the adult sees what was played
        page.goto(f"{address}#/school/solitaire/p/3")
        expect(page.locator(".piece text")).to_have_count(0)
        page.goto(f"{address}#/school/adult/memory")
        expect(page.get_by_text("1 game was played with own faces.")).to_be_visible()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Export").click()
        file = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
        assert file["children"][0]["faces"]["set"]["entries"][6] == {"sign": "ж", "sound": "zh"}
        page.get_by_role("button", name="Choose others").click()
        page.get_by_role("button", name="The tiles of the set").click()
        assert "faces" not in _child(page)
