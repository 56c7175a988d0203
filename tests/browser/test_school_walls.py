"""The later games of the school at the real page: other suits, the wall that is counted and built, the wall that is broken."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eastwind.school import make_task
from tests.browser.keeping import keep, kept
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

_PHONE: Final = (390, 844)
_TABLET: Final = (1024, 768)
_SMALLEST: Final = 48


@contextmanager
def _school(
    browser: Browser, data: Path, size: tuple[int, int], *played: tuple[str, int]
) -> Iterator[tuple[Page, str]]:
    """A child who has played some levels of steps without a mistake."""
    tries = [
        {"step": step, "suit": "p", "level": level, "when": "2026-05-01T10:00:00Z", "mistakes": {}, "hints": 0}
        for step, level in played
    ]
    child = {"id": "c1", "name": "Sonya", "age": 6, "flower": 1, "tries": tries}
    with live(data) as address, person(browser, address, size=size) as sonya:
        school = json.dumps({"children": [child], "playing": "c1", "line": True})
        keep(sonya.page, "school", school)
        yield sonya.page, address


def _mistakes(page: Page) -> Any:
    expect(page.locator(".sticker")).to_be_visible()
    return kept(page, "school")["children"][0]["tries"][-1]["mistakes"]


def _lay(loose: Locator, count: int) -> None:
    loose.evaluate_all("(all, count) => all.slice(0, count).forEach((tile) => tile.click())", count)


def _large(of: Locator) -> bool:
    sizes = of.evaluate_all("all => all.map((one) => [one.offsetWidth, one.offsetHeight])")
    return bool(sizes) and min(side for size in sizes for side in size) >= _SMALLEST


@pytest.mark.parametrize("size", [_TABLET, _PHONE], ids=["tablet", "phone"])
def test_a_child_builds_a_side_and_counts_it(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    missing = make_task("build-wall", 7).answer
    with _school(browser, tmp_path, size) as (page, address):
        page.goto(f"{address}#/school/build-wall/p/7")
        loose, said = page.locator(".piece:not([data-at])"), page.locator(".said")
        loose.first.wait_for()
        assert _large(loose)
        _lay(loose, missing - 1)
        done = page.get_by_role("button", name="Done", exact=True)
        done.click()
        expect(said).to_have_text("That is too few. Count with me.")
        expect(page.locator(".bead")).to_have_count(17)
        _lay(loose, 2)
        done.click()
        expect(said).to_have_text("That is too many. Take some back with a tap.")
        page.locator(".piece[data-at='w18']").click()
        done.click()
        # the second row is counted together
        expect(said).to_have_text("The lower row is right. Now a second one on top of it. We count together.")
        loose.first.click()
        expect(said).to_have_text(f"{19 - missing}.")
        _lay(loose, missing - 1)
        assert _mistakes(page) == {"too_few": 1, "too_many": 1}


@pytest.mark.parametrize("size", [_TABLET, _PHONE], ids=["tablet", "phone"])
def test_a_child_breaks_the_wall_that_players_have_named(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    seed = next(seed for seed in range(900) if make_task("break-wall", seed).answer == {"side": 2, "stack": 6})
    with _school(browser, tmp_path, size) as (page, address):
        page.goto(f"{address}#/school/break-wall/p/{seed}")
        said = page.locator(".said")
        page.locator(".side").first.wait_for()
        assert _large(page.locator(".side"))
        page.get_by_role("button", name="Side 4").click()
        expect(said).to_have_text("That is the wrong way. Follow the arrow.")
        page.get_by_role("button", name="Side 2").click()
        assert _large(page.locator(".stack"))
        page.get_by_role("button", name="Stack 5").click()
        expect(said).to_have_text("Almost. There is one more to count.")
        page.get_by_role("button", name="Stack 13").click()
        expect(said).to_have_text("That is the wrong end. Begin at the bright one.")
        page.get_by_role("button", name="Stack 6").click()
        assert _mistakes(page) == {"counted_backwards": 2, "one_short": 1}


@pytest.mark.parametrize("level", [2, 3, 4])
def test_dice_are_thrown_until_they_count(browser: Browser, tmp_path: Path, level: int) -> None:
    """Four and twenty sides; one die and two; two and three that are added up."""
    tasks = ((seed, make_task("break-wall", seed, level)) for seed in range(200))
    again = level < 4
    seed, task = next(
        (seed, task)
        for seed, task in tasks
        if not again or len(task.asked["side_throws"]) + len(task.asked["stack_throws"]) > level
    )
    with _school(browser, tmp_path, _TABLET, *[("break-wall", one) for one in range(1, level)]) as (page, address):
        page.goto(f"{address}#/school/break-wall/p/{seed}")
        page.locator(".side").first.wait_for()
        page.get_by_role("button", name="Side 1").click()
        expect(page.locator(".said")).to_have_text("Throw: tap the dice.")
        for throws, name in (
            ("side_throws", f"Side {task.answer['side']}"),
            ("stack_throws", f"Stack {task.answer['stack']}"),
        ):
            one_by_one = level == 2 or (level == 3 and throws == "side_throws")
            for _ in task.asked[throws] if one_by_one else [0]:
                page.get_by_role("button", name="Throw the dice").click()
            page.get_by_role("button", name=name, exact=True).click()
        assert _mistakes(page) == {}


def test_the_games_come_again_with_bamboo_after_a_story(browser: Browser, tmp_path: Path) -> None:
    with _school(browser, tmp_path, _TABLET) as (page, address):
        page.goto(f"{address}#/school/suits/p/5")
        expect(page.locator(".said")).to_contain_text("threaded on strings")
        page.get_by_role("button", name="Continue").click()
        expect(page.locator(".piece")).to_have_count(144)
        page.locator(".piece[data-code='3p']").first.evaluate("tile => tile.click()")
        expect(page.locator(".said")).to_have_text(
            "This one is not bamboo. We are looking for sticks, and for the bird."
        )
        _lay(page.locator(".piece[data-code$='s']:not([data-at])"), 36)
        assert _mistakes(page) == {"other_suit": 1}
        # the next one is a row of bamboo
        page.goto(f"{address}#/school/suits/p/6")
        expect(page.locator(".piece[data-code='1s']").first).to_be_visible()
        expect(page.locator(".said")).to_contain_text("Make a row")
