"""What a child plays with others, at the real page: memory against the bird and somebody beside it, and the two games of the path
that end at the family's table. Beside them the later form of the first game, and the end of a day with much that was new."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.school import make_task
from tests.browser.keeping import keep, kept, pass_time
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

_TABLET: Final = (1024, 768)
_PHONE: Final = (390, 844)


def _played(step: str, level: int = 1, **more: Any) -> dict[str, Any]:
    when = datetime.now(UTC).isoformat()
    return {"step": step, "suit": "p", "level": level, "when": when, "mistakes": {}, "hints": 0, **more}


@contextmanager
def _school(browser: Browser, data: Path, size: tuple[int, int], *tries: dict[str, Any]) -> Iterator[tuple[Page, str]]:
    child = {"id": "c1", "name": "", "age": 6, "flower": 1, "tries": tries}
    with live(data) as address, person(browser, address, size=size) as somebody:
        school = json.dumps({"children": [child], "playing": "c1", "line": True})
        keep(somebody.page, "school", school)
        yield somebody.page, address


def _tries(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = kept(page, "school")["children"][0]["tries"]
    return found


def test_memory_is_played_against_the_bird_and_against_somebody_beside_the_child(
    browser: Browser, tmp_path: Path
) -> None:
    with _school(browser, tmp_path, _TABLET) as (page, address):
        said = page.locator(".said")
        page.clock.install()
        page.goto(f"{address}#/school/memory/p/3")
        page.get_by_role("button", name="Against the bird").click()
        tiles = page.locator(".piece")
        expect(tiles).to_have_count(12)
        tiles.nth(0).click()
        first = page.locator(".piece[data-code]").get_attribute("data-code")
        # another one that is not alike: then it is the bird's turn, and both lie open as long as the child likes
        for at in range(1, 12):
            tiles.nth(at).click()
            if page.locator(f".piece[data-code='{first}']").count() == 1:
                break
            tiles.nth(at + 1).click()
            first = page.locator(".piece[data-at^=m][data-code]").first.get_attribute("data-code")
        expect(said).to_have_text("Now it is my turn. Tap me when you have looked.")
        expect(page.locator("[data-turn]")).to_have_attribute("aria-label", "The bird turns over its tiles")
        pass_time(page, 20_000)
        expect(page.locator(".piece[data-code][data-at^=m]")).to_have_count(2)
        # the bird that says so is the one that is touched
        page.locator(".key.bird").click()
        expect(said).to_have_text("I turn over two tiles.")
        pass_time(page, 60_000)
        expect(said).to_have_text(re.compile("It is your turn|Now it is your turn"))

        page.goto(f"{address}#/school/memory/p/4")
        page.get_by_role("button", name="Against another player").click()
        open_now = page.locator(".piece[data-code][data-at^=m]")
        for at in range(12):
            tiles.nth(at).click()
            if open_now.count() == 2:
                break
        expect(said).to_have_text("Next player: now the other flower turns over two tiles.")


def test_the_game_for_two_begins_with_a_sum_and_leads_to_the_table(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path, _PHONE) as (page, address):
        page.goto(f"{address}#/school/game-two/p/4")
        said = page.locator(".said")
        for at in range(2):
            total = int(make_task("game-two", 4 + at).answer)
            page.locator(".sums").first.wait_for()
            page.get_by_role("button", name=str(total % 20 + 1), exact=True).click()
            expect(said).to_have_text("Count them again, one after another.")
            # the count goes along, and stops before the last number
            expect(page.locator(".sum .bead").first).to_be_visible()
            page.get_by_role("button", name=str(total), exact=True).click()
            expect(said).to_have_text(f"Yes, {total}.")
            page.get_by_role("button", name="Done", exact=True).click()
        expect(said).to_have_text("Well done. Now we play at the table.")
        assert _tries(page)[-1]["mistakes"] == {"wrong_sum": 2}
        page.get_by_role("button", name="Continue", exact=True).click()
        # the tables for two, and none else; the sticker comes with the game's end
        expect(page.locator(".setup .card", has_text="With the bird that thinks aloud")).to_be_visible()
        expect(page.locator(".setup .card", has_text="Three of us")).to_have_count(0)
        page.goto(f"{address}#/school")
        expect(page.locator(".wall .done")).to_have_count(0)


def test_the_game_for_four_begins_with_a_tile_that_is_taken_or_left(browser: Browser, tmp_path: Path) -> None:
    seed = next(
        seed
        for seed in range(300)
        if [bool(make_task("game-four", seed * 3 + at).answer) for at in range(3)] == [False, True, False]
    )
    with _school(browser, tmp_path, _TABLET) as (page, address):
        page.goto(f"{address}#/school/game-four/p/{seed}")
        said, discard = page.locator(".said"), page.locator(".piece[data-at='d']")
        draw, done = page.locator(".piece[data-at='w0']"), page.get_by_role("button", name="Done", exact=True)
        discard.click()
        expect(page.locator(".piece[data-is='leaning']")).to_have_count(1)
        assert said.inner_text().split(".")[0] in (
            "With yours that would be only two",
            "Here is one neighbour",
            "One is missing in between",
            "You have none like it, and dragons and winds have no neighbours",
            "None of your tiles lives next door to this one",
        )
        draw.click()
        expect(said).to_have_text("Right: it does not finish a set.")
        done.click()
        draw.click()
        expect(said).to_have_text("Look again: it finishes one of your sets.")
        # brought to the hand with the finger
        box, hand = discard.bounding_box(), page.locator(".piece[data-at='h6']").bounding_box()
        assert box
        assert hand
        page.mouse.move(box["x"] + 20, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(hand["x"] + 20, hand["y"] + 30, steps=4)
        page.mouse.up()
        expect(said).to_have_text("It finishes a set. It is yours.")
        done.click()
        draw.click()
        done.click()
        expect(said).to_have_text("Well done. Now we play at the table.")
        assert _tries(page)[-1]["mistakes"] == {"completes_nothing": 1, "missing": 1}
        page.get_by_role("button", name="Continue", exact=True).click()
        expect(page.locator(".setup .card", has_text="Four of us")).to_be_visible()
        expect(page.locator(".setup .card", has_text="With a bot")).to_have_count(0)


def test_known_suits_are_told_apart_and_much_that_is_new_ends_with_the_box(browser: Browser, tmp_path: Path) -> None:
    new = [_played(step) for step in ("find-suit", "line-up", "line-down", "neighbours", "alike", "code-lock")]
    with _school(browser, tmp_path, _TABLET, *new, _played("suits", 7)) as (page, address):
        page.goto(f"{address}#/school")
        expect(page.locator(".said")).to_have_text(
            "That is enough new games for today. Shall we put the tiles back in the box?"
        )
        page.goto(f"{address}#/school/find-suit/p/5")
        page.locator(".piece[data-code='7z']").first.evaluate("tile => tile.click()")
        expect(page.locator(".said")).to_have_text("This one does not go in any of the three boxes.")
        page.get_by_role("button", name="Help").click()
        expect(page.locator(".said")).to_have_text("I see one for a box here, in the bright circle.")
        page.locator(".piece:is([data-code$=p], [data-code$=s], [data-code$=m])").evaluate_all(
            "all => all.forEach((tile) => tile.click())"
        )
        expect(page.locator(".piece[data-at^=m]")).to_have_count(36)
        expect(page.locator(".sticker")).to_be_visible()
        # out of the school by the box: the tiles are put away first
        page.get_by_role("button", name="Continue", exact=True).click()
        page.get_by_role("button", name="Put the tiles away and leave").click()
        expect(page.locator(".said")).to_have_text("Put the tiles back in the box, row by row.")
        page.locator(".piece:not([data-at])").evaluate_all("all => all.forEach((tile) => tile.click())")
        expect(page.locator(".said")).to_have_text("The box is full and tidy. See you soon.")
