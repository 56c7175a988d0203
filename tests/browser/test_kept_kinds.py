"""Kinds of things that rooms keep, each added to in two windows of one browser, and there after it was started again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.coach.weighing import Effort
from eastwind.server.analysis import review
from eastwind.words import text
from tests.browser.doings import CHILD, open_rules
from tests.browser.keeping import keep, kept
from tests.browser.live import live
from tests.browser.profile import soon, started, window
from tests.browser.solo import ask, open_page, place, way_to_clear
from tests.server.house import house
from tests.server.silly import NEAR, end, played
from tests.server.walls import ToldWalls

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

#: Hands are played by a process that has yet to begin, on a machine that is busy with other tests.
_PLAYED_MS: Final = 60_000
#: What both windows do, and the names under which it is kept.
Doing = Callable[[Page, Page, str], None]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "REVIEW", Effort(first=8, second=16, shown=300, kept=2, told=1))


def _simulate(page: Page, address: str, seed: int) -> None:
    page.goto(f"{address}#/simulator")
    seats = page.locator("fieldset select")
    expect(seats).to_have_count(4)
    for seat in seats.all():
        seat.select_option("novice")
    page.get_by_label(text("en", "simulate-hands")).fill("20")
    page.get_by_label(text("en", "simulate-seed")).fill(str(seed))
    page.get_by_role("button", name=text("en", "simulate-begin")).click()
    report = page.locator("article[aria-labelledby=simulate-report]")
    expect(report.locator("header p")).to_contain_text(f"seed {seed}", timeout=_PLAYED_MS)


def _simulate_twice(one: Page, two: Page, address: str) -> None:
    for page in (one, two):
        page.goto(f"{address}#/simulator")
        page.locator("fieldset select").first.wait_for()
    _simulate(one, address, 7)
    _simulate(two, address, 8)
    soon(lambda: len(kept(one, "simulate.reports")) == 2)


def _clear(page: Page, pairs: list[tuple[int, int]]) -> None:
    for pair in pairs:
        for tile in pair:
            place(page, tile).click()
    expect(page.get_by_role("heading", name="Cleared")).to_be_visible()


def _clear_two_boards(one: Page, two: Page, address: str) -> None:
    open_page(one, address, "#/solitaire/lantern/5")
    open_page(two, address, "#/solitaire/lantern/5")
    two.keyboard.press("c")
    two.locator("dialog footer .button-main").click()
    two.wait_for_function("() => /-..-..$/.test(location.hash)")
    today = two.evaluate("location.hash").rsplit("/", 1)[-1]
    _clear(one, way_to_clear(one, address, ask(one, address, "deals/lantern/5")))
    _clear(two, way_to_clear(two, address, ask(two, address, f"deals/lantern/daily/{today}")))
    assert kept(one, "solo.tallies")["lantern"]["alone"]["won"] == 2
    assert list(kept(one, "solo.days")) == [today]


def _play_two_steps(one: Page, two: Page, address: str) -> None:
    for page, step, code in ((one, "find-suit", "1p"), (two, "line-up", "5p")):
        page.goto(f"{address}#/school/{step}")
        page.locator(".piece").first.wait_for()
        page.locator(f".piece[data-code='{code}']:not([data-at])").first.evaluate("tile => tile.click()")
    soon(lambda: {it["step"] for it in kept(one, "school.games")} == {"find-suit", "line-up"})


def _begin_a_familys_game(one: Page, two: Page, address: str) -> None:
    for page in (one, two):
        page.goto(f"{address}#/family")
        page.get_by_role("button", name="Play", exact=True).wait_for()
    one.get_by_role("button", name="Play", exact=True).click()
    one.get_by_role("button", name="Side 3").click()
    one.get_by_role("button", name="12", exact=True).click()
    soon(lambda: len(kept(two, "family")["game"]["moves"]) == 1)
    two.goto(f"{address}#/statistics")
    two.goto(f"{address}#/family")
    expect(two.get_by_role("button", name="Continue the game")).to_be_visible()


def _sit_down_by_own_rules(one: Page, two: Page, address: str) -> None:
    for page in (one, two):
        open_rules(page, address)
    for page, title in ((one, "Sundays"), (two, "Mondays")):
        page.locator("#household-name").fill(title)
        expect(page.get_by_text(text("en", "household-faultless"))).to_be_visible()
        page.get_by_role("button", name=text("en", "household-play"), exact=True).click()
        page.get_by_role("button", name=text("en", "setup-sit"), exact=True).click()
        page.locator("[data-tile]").first.wait_for()
    assert {it["draft"]["title"] for it in kept(one, "household.tables")} == {"Sundays", "Mondays"}
    assert len(kept(one, "tables")) == 2


@pytest.mark.parametrize(
    ("doing", "names"),
    [
        (_simulate_twice, ("simulate.reports",)),
        (_clear_two_boards, ("solo.tallies", "solo.days", "solo.bests")),
        (_play_two_steps, ("school.games",)),
        (_begin_a_familys_game, ("family",)),
        (_sit_down_by_own_rules, ("household.tables", "tables")),
    ],
    ids=lambda it: it.__name__.strip("_") if callable(it) else "",
)
def test_what_two_windows_add_is_there_after_the_browser_was_started_again(
    browser: Browser, tmp_path: Path, doing: Doing, names: tuple[str, ...]
) -> None:
    with live(tmp_path / "data") as address:
        with started(browser, tmp_path / "profile") as context:
            one, two = window(context, address), window(context, address)
            keep(one, "school", {"children": [CHILD], "playing": "c1", "line": True})
            two.reload()
            doing(one, two, address)
            before = {name: kept(two, name) for name in names}
            assert all(before.values())
        with started(browser, tmp_path / "profile") as context:
            page = window(context, address)
            assert {name: kept(page, name) for name in names} == before


@pytest.fixture
def matches(tmp_path: Path) -> list[Any]:
    """Seats of two matches that are over."""
    seats = []
    with house(tmp_path / "data", walls=ToldWalls(NEAR)) as home:
        for number in (1, 2):
            name = f"Ann {number}"
            opened = played(home, name=name)
            end(home, opened)
            seats.append({**opened, "name": name, "opened": "2026-01-01T00:00:00Z", "over": True})
    return seats


def test_matches_gone_through_in_two_windows_are_there_after_the_browser_was_started_again(
    browser: Browser, tmp_path: Path, matches: list[Any]
) -> None:
    with live(tmp_path / "data", walls=ToldWalls(NEAR)) as address:
        with started(browser, tmp_path / "profile") as context:
            one, two = window(context, address), window(context, address)
            keep(one, "tables", matches)
            for page, seat in zip((one, two), matches, strict=True):
                page.reload()
                page.goto(f"{address}#/table/{seat['table']}/review")
                expect(
                    page.get_by_role("region", name="The costliest moves").get_by_role("article").first
                ).to_be_visible()
            before = kept(one, "reviews"), kept(one, "mistakes")
            assert len(before[0]) == 2
            # dear moves of both: a mistake's name begins with its table's
            assert {it["id"].split("/")[0] for it in before[1]} == {seat["table"] for seat in matches}
        with started(browser, tmp_path / "profile") as context:
            page = window(context, address)
            assert (kept(page, "reviews"), kept(page, "mistakes")) == before
