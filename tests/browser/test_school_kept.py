"""Nothing that a child has done is lost by a reload, by a slip out of a game, or by an adult who erases too much; and what is
to be looked at or touched is in sight."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.boxes import boxes, covered
from tests.browser.family import CHOICES, PLAYED, until
from tests.browser.keeping import all_kept, keep, kept
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

_TABLET: Final = (1024, 768)
_SONYA: Final = {"id": "c1", "name": "Sonya", "age": 6, "flower": 1, "tries": []}
_PETYA: Final = {**_SONYA, "id": "c2", "name": "Petya"}
_RECORDED: Final = """async () => {
    const open = indexedDB.open("eastwind-school", 1);
    open.onupgradeneeded = () => open.result.createObjectStore("recordings", { keyPath: "key" });
    const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
    const store = database.transaction("recordings", "readwrite").objectStore("recordings");
    const sound = new ArrayBuffer(4);
    store.put({ key: "en/path-hello", type: "audio/webm", sound });
    store.put({ key: "en/path-who", type: "audio/webm", sound, said: "Who is it?" });
    store.put({ key: "en/family-reach-of-1", type: "audio/webm", sound });
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    database.close();
}"""
_KEYS: Final = """async () => {
    const open = indexedDB.open("eastwind-school", 1);
    const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
    const keys = database.transaction("recordings").objectStore("recordings").getAllKeys();
    return await new Promise((resolve) => (keys.onsuccess = () => resolve(keys.result)));
}"""


@contextmanager
def _school(
    browser: Browser, data: Path, size: tuple[int, int] = _TABLET, children: tuple[dict[str, Any], ...] = (_SONYA,)
) -> Iterator[tuple[Page, str]]:
    with live(data) as address, person(browser, address, size=size) as somebody:
        school = json.dumps({"children": children, "playing": "c1", "line": True})
        keep(somebody.page, "school", school)
        yield somebody.page, address


def _tap(page: Page, code: str) -> None:
    page.locator(f".piece[data-code='{code}']:not([data-at])").first.evaluate("tile => tile.click()")


@pytest.mark.sweep
def test_a_game_goes_on_after_a_reload_and_after_a_slip_out_of_it(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path) as (page, address):
        page.goto(f"{address}#/school/find-suit")
        page.locator(".piece").first.wait_for()
        for rank in (1, 2, 3):
            _tap(page, f"{rank}p")
        laid = page.locator(".piece[data-at]")
        expect(laid).to_have_count(3)
        heap = boxes(page, ".piece:not([data-at])")
        page.reload()
        expect(laid).to_have_count(3)
        assert boxes(page, ".piece:not([data-at])") == heap
        # the box was touched by mistake
        page.get_by_role("button", name="Leave the game").click()
        page.locator(".card[data-step='find-suit']").click()
        expect(laid).to_have_count(3)
        # another game meanwhile does not disturb it
        page.goto(f"{address}#/school/line-up")
        _tap(page, "5p")
        page.goto(f"{address}#/school/find-suit")
        expect(laid).to_have_count(3)
        for code in [f"{rank}p" for rank in range(1, 10) for _ in range(4)]:
            if page.locator(f".piece[data-code='{code}']:not([data-at])").count():
                _tap(page, code)
        expect(page.locator(".sticker")).to_be_visible()
        # what is done is not gone on with
        page.reload()
        page.locator(".piece").first.wait_for()
        expect(laid).to_have_count(0)


def test_what_was_erased_can_be_brought_back_for_half_a_minute(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path, children=(_SONYA, {**_PETYA, "flower": 2})) as (page, address):
        page.evaluate(_RECORDED)
        page.clock.install()
        page.goto(f"{address}#/school/adult")

        def erase() -> None:
            page.get_by_role("button", name="Erase", exact=True).click()
            page.get_by_role("button", name="Erase everything").click()
            expect(page.get_by_role("button", name="Undo")).to_be_visible()
            expect(page.get_by_role("button", name="Sonya")).to_have_count(0)

        erase()
        assert "Sonya" not in str(all_kept(page))
        # also after a reload
        page.clock.fast_forward(10_000)
        page.reload()
        expect(page.get_by_text("20 seconds")).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("button", name="Sonya")).to_be_visible()
        expect(page.get_by_role("button", name="Petya")).to_be_visible()
        assert page.evaluate(_KEYS) == ["en/family-reach-of-1", "en/path-hello", "en/path-who"]

        # half a minute later nothing is left, whichever room is open then
        erase()
        page.goto(f"{address}#/")
        page.locator("a.place").first.wait_for()
        page.reload()
        page.locator("a.place").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.clock.fast_forward(31_000)
        page.wait_for_function("() => sessionStorage.getItem('eastwind.school.erased') === null")
        page.wait_for_function(f"() => (({_KEYS})()).then((keys) => keys.length === 0)")
        page.goto(f"{address}#/school/adult")
        expect(page.get_by_role("heading", name="For adults")).to_be_visible()
        expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_recordings_of_an_earlier_wording_are_kept_and_marked(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path) as (page, address):
        page.evaluate(_RECORDED)
        page.goto(f"{address}#/school/voice")
        line = page.locator("li[data-line=path-who]")
        expect(line).to_contain_text("Recorded with an earlier wording: “Who is it?”")
        expect(line.get_by_role("button", name="Play:")).to_be_visible()
        # of an older page, which did not keep what was said
        expect(page.locator("li[data-line=family-reach-of-1]")).to_contain_text("Recorded with an earlier wording.")
        expect(page.locator("li[data-line=path-hello]")).not_to_contain_text("earlier wording")


def test_children_with_the_same_flower_can_both_be_chosen(browser: Browser, tmp_path: Path) -> None:
    """As an older page has left them after an import."""
    with _school(browser, tmp_path, children=(_SONYA, _PETYA)) as (page, address):
        page.goto(f"{address}#/school")
        page.locator("button.who").click()
        for name in ("Sonya", "Petya"):
            expect(page.get_by_role("button", name=name)).to_be_visible()
        page.get_by_role("button", name="Petya").click()
        assert kept(page, "school")["playing"] == "c2"


@pytest.mark.sweep
@pytest.mark.parametrize("size", [(360, 640), (640, 360), _TABLET, (1920, 1080)], ids=lambda size: f"{size[0]}")
def test_the_sticker_lies_beside_the_work(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    with _school(browser, tmp_path, size) as (page, address):
        page.goto(f"{address}#/school/code-lock/p/3")
        page.get_by_role("button", name="Push the lid shut").click()
        for code in ("1p", "2p", "3p", "4p"):
            _tap(page, code)
        expect(page.locator(".sticker")).to_be_visible()
        _beside(page)
        page.goto(f"{address}#/school/line-up/p/3")
        for rank in range(1, 10):
            _tap(page, f"{rank}p")
            for leaning in page.locator(".piece.leaning").all():
                leaning.evaluate("tile => tile.click()")
        expect(page.locator(".sticker")).to_be_visible()
        _beside(page)
        page.goto(f"{address}#/school/find-suit/p/3")
        page.locator(".piece").first.wait_for()
        for code in [f"{rank}p" for rank in range(1, 10) for _ in range(4)] * 4:
            if page.locator(".sticker").count():
                break
            if page.locator(f".piece[data-code='{code}']:not([data-at])").count():
                _tap(page, code)
        expect(page.locator(".sticker")).to_be_visible()
        _beside(page)


def _beside(page: Page) -> None:
    for what in (".piece[data-at]", ".shown", ".wood", ".key", ".said", ".medal"):
        assert covered(page, what, ".sticker") == [], what
    (sticker,) = boxes(page, ".sticker")
    (felt,) = boxes(page, "main.glass .felt")
    assert felt["left"] <= sticker["left"]
    assert sticker["right"] <= felt["right"]
    assert sticker["bottom"] <= felt["bottom"]


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (844, 390)], ids=lambda size: f"{size[0]}")
def test_the_keys_of_a_sum_are_in_sight_on_a_phone(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    with _school(browser, tmp_path, size) as (page, address):
        page.goto(f"{address}#/school/game-two/p/4")
        _all_in_sight(page)
        # the same at the family's table, after a game that was won
        chosen = {**CHOICES, "scoring": "counting"}
        moves, moment = until(5, lambda _: False, scoring="counting")
        assert moment.result is not None
        assert moment.result.winner is not None
        game = {**{name: chosen[name] for name in PLAYED}, "seed": 5, "moves": moves}
        keep(page, "family", {"choices": chosen, "game": game})
        page.goto(f"{address}#/family")
        page.get_by_role("button", name="Continue the game").click()
        _all_in_sight(page)


def _all_in_sight(page: Page) -> None:
    page.locator(".count").first.wait_for()
    (felt,) = boxes(page, "main.glass .felt")
    keys = boxes(page, ".count")
    assert len(keys) == 20
    for key in keys:
        assert key["right"] - key["left"] >= 44
        assert key["bottom"] - key["top"] >= 44
        assert felt["left"] <= key["left"] < key["right"] <= felt["right"]
        assert felt["top"] <= key["top"] < key["bottom"] <= felt["bottom"]
    for what in (".key", ".said", ".list", ".seat"):
        assert covered(page, ".count", what) == [], what
    # and so is what is added up
    assert covered(page, ".sum", ".said") == []
    assert page.locator(".list").evaluate("list => list.scrollHeight - list.clientHeight") <= 0
