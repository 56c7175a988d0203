"""Storage of a browser with two of its windows open: each shows and keeps what the other adds, and all outlives the browser."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eastwind.lessons import LESSONS
from eastwind.words import attribute, text
from tests.browser.doings import (
    CHILD,
    MATCH,
    answer_a_task,
    keep_rules,
    nobody_won,
    note_by_hand,
    open_lantern,
    open_match,
    open_rules,
    save_everything,
    take_pair,
    write_faces,
)
from tests.browser.keeping import QUICK, all_kept, in_database, keep, kept
from tests.browser.live import live
from tests.browser.profile import soon, started, window
from tests.browser.solo import cell, expect_tiles, open_page
from tests.browser.test_solo_workshop import KMAHJONGG
from tests.server.house import house
from tests.server.silly import NEAR, end, played
from tests.server.walls import ToldWalls

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

#: Texts that the version before the database had kept, made by playing at its page: every text by its key.
_STORE: Final[dict[str, str]] = json.loads(
    (Path(__file__).parent / "data" / "store-before-database.json").read_text(encoding="utf-8")
)
#: Keys in the small storage, before and after.
_QUICK: Final = {f"eastwind.{what}" for what in QUICK}


@contextmanager
def _restarted(page: Page, browser: Browser, profile: Path, address: str) -> Iterator[Page]:
    """Close the browser of a page, start it again, and open a window."""
    page.context.close()
    with started(browser, profile) as context:
        yield window(context, address)


def _in_database(page: Page, store: dict[str, str]) -> dict[str, str | None]:
    """Texts that the page has under the names of a store, where it is not in the small storage itself."""
    return {key: text if key in _QUICK else in_database(page, key) for key, text in store.items()}


def _set(page: Page, title: str) -> Locator:
    """A set among one's own."""
    return page.get_by_role("button", name=attribute("en", "household-saved-delete", "label", title=title), exact=True)


@pytest.fixture
def windows(browser: Browser, tmp_path: Path) -> Iterator[tuple[Page, Page, str]]:
    with live(tmp_path / "data") as address, started(browser, tmp_path / "profile") as context:
        yield window(context, address), window(context, address), address


def test_every_kind_of_thing_kept_outlives_two_windows_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    with live(tmp_path / "data") as address:
        with started(browser, profile) as context:
            one, two = window(context, address), window(context, address)
            keep(one, "scorebooks", [MATCH])
            keep(one, "school", {"children": [CHILD], "playing": "c1", "line": True})
            for page in (one, two):
                page.reload()
                page.locator("a.place").first.wait_for()
            _both_add(one, two, address)
            before = {key: value for key, value in all_kept(one).items() if not key.startswith("eastwind.cache.")}
        with started(browser, profile) as context:
            again = window(context, address)
            after = all_kept(again)
            assert {key: after.get(key) for key in before} == before


def _both_add(one: Page, two: Page, address: str) -> None:
    """Each window adds a thing of a kind, both having been open before; both are kept."""
    open_rules(one, address)
    open_rules(two, address)
    keep_rules(one, "Sundays")
    expect(_set(two, "Sundays")).to_be_visible()
    keep_rules(two, "Mondays")
    expect(_set(one, "Mondays")).to_be_visible()
    assert {it["draft"]["title"] for it in kept(one, "household.sets")} == {"Sundays", "Mondays"}

    open_match(one, address)
    open_match(two, address)
    nobody_won(one)
    nobody_won(two)
    assert len(kept(one, "scorebooks")[0]["book"]["entries"]) == 2

    note_by_hand(one, address, 4)
    note_by_hand(two, address, 5)
    assert [it["span"] for it in kept(one, "school")["children"][0]["tries"]] == [4, 5]

    one.goto(f"{address}#/trainers")
    two.goto(f"{address}#/trainers")
    answer_a_task(one, address, 7)
    answer_a_task(two, address, 8)
    assert [it["seed"] for it in kept(one, "trainers.course")] == [7, 8]

    write_faces(one, address, "Firsts")
    write_faces(two, address, "Seconds")
    assert {it["name"] for it in kept(one, "solo.faces")} == {"Firsts", "Seconds"}


def test_dear_moves_answered_in_two_windows_are_all_known_better(
    windows: tuple[Page, Page, str], browser: Browser, tmp_path: Path
) -> None:
    one, two, address = windows
    (kept_one, *_) = json.loads(_STORE["eastwind.mistakes"])
    moves = [move for move in kept_one["moves"] if move["word"] in ("discard 1m", "discard 2m")]
    best, did = moves
    asked = [{**kept_one, "id": f"t/1/{n}", "moves": moves, "best": best, "did": did, "cost": -n} for n in (2, 1)]
    keep(one, "mistakes", asked)
    for page in windows[:2]:
        page.goto(f"{address}#/mistakes")
        page.locator("article[data-mistake='t/1/2']").wait_for()
    right = "article .hand [data-code='1m']"
    one.locator(right).first.click()
    # it lay there in the other window, too, and is answered there once more; then the next
    two.locator(right).first.click()
    two.get_by_role("button", name=text("en", "mistakes-next")).click()
    two.locator("article[data-mistake='t/1/1']").wait_for()
    two.locator(right).first.click()
    expect(two.locator(".hand [aria-pressed], .hand button")).to_have_count(0)
    assert {it["id"]: it["known"] for it in kept(two, "mistakes")} == {"t/1/2": 2, "t/1/1": 1}
    one.get_by_role("button", name=text("en", "mistakes-next")).click()
    expect(one.get_by_text(text("en", "mistakes-done"))).to_be_visible()
    known = {it["id"]: it["known"] for it in kept(one, "mistakes")}
    with _restarted(one, browser, tmp_path / "profile", address) as page:
        assert {it["id"]: it["known"] for it in kept(page, "mistakes")} == known


def test_lessons_and_layouts_of_two_windows_are_all_kept(
    windows: tuple[Page, Page, str], browser: Browser, tmp_path: Path
) -> None:
    one, two, address = windows
    for page, lesson in zip(windows[:2], LESSONS, strict=False):
        page.goto(f"{address}#/lessons/{lesson.name}")
        page.locator(".slip [data-show]").first.wait_for()
    for page in windows[:2]:
        page.locator(".slip [data-show]").first.click()
        page.locator(".slip[data-step='1']").wait_for()
    course = kept(one, "lessons.course")
    assert {name: len(it["answers"]) for name, it in course.items()} == {it.name: 1 for it in LESSONS[:2]}

    for page, name in ((one, "Steps"), (two, "Stairs")):
        page.goto(f"{address}#/solitaire/editor")
        file = tmp_path / f"{name}.layout"
        file.write_text(KMAHJONGG.replace("# below", f"# name: {name}"), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator("aside")).to_contain_text("10 tiles")
    for page in windows[:2]:
        page.get_by_role("button", name=text("en", "solo-editor-play")).click()
        expect_tiles(page, 10)
    with _restarted(one, browser, tmp_path / "profile", address) as page:
        assert {it["name"] for it in kept(page, "solo.layouts")} == {"Steps", "Stairs"}
        assert kept(page, "lessons.course") == course


def test_figures_of_matches_counted_in_two_windows_are_all_kept(browser: Browser, tmp_path: Path) -> None:
    seats = []
    with house(tmp_path / "data", walls=ToldWalls(NEAR)) as home:
        for number in (1, 2):
            opened = played(home)
            end(home, opened)
            seats.append({**opened, "name": f"Ann {number}", "opened": "2026-01-01T00:00:00Z", "over": True})
    with (
        live(tmp_path / "data", walls=ToldWalls(NEAR)) as address,
        started(browser, tmp_path / "profile") as context,
    ):
        one, two = window(context, address), window(context, address)
        for page, held in ((one, seats[:1]), (two, seats)):
            keep(page, "tables", held)
            page.goto(f"{address}#/statistics")
            expect(page.locator("table tbody tr").first).to_be_visible()
        counted = [it["table"] for it in kept(one, "statistics")]
        assert sorted(counted) == sorted(seat["table"] for seat in seats)
        # the first window, which had counted one of them, counts again
        one.goto(f"{address}#/lessons")
        one.goto(f"{address}#/statistics")
        expect(one.locator("table tbody tr").first).to_be_visible()
        assert sorted(it["table"] for it in kept(two, "statistics")) == sorted(counted)
        # each window reads the records one after the other, and writes down what it has read behind what it shows
        soon(lambda: {it["table"] for it in kept(two, "statistics-records")} == set(counted))


def test_a_setting_changed_in_one_window_is_not_undone_by_another(windows: tuple[Page, Page, str]) -> None:
    one, two, address = windows
    one.goto(f"{address}#/settings")
    two.goto(f"{address}#/settings")
    one.get_by_role("radiogroup", name=text("en", "settings-theme")).get_by_text(
        text("en", "settings-theme-dark"), exact=True
    ).click()
    expect(two.locator("html")).to_have_attribute("data-theme", "dark")
    two.get_by_role("switch", name=text("en", "settings-large-tiles")).click()
    expect(one.locator("html")).to_have_attribute("data-tiles", "large")
    assert (kept(one, "settings")["theme"], kept(one, "settings")["largeTiles"]) == ("dark", True)


def test_a_game_for_one_goes_on_in_both_windows(windows: tuple[Page, Page, str]) -> None:
    one, two, address = windows
    way = open_lantern(one, address)
    open_lantern(two, address)
    for pair in way[:2]:
        take_pair(one, pair)
    expect_tiles(two, 36)
    take_pair(two, way[2])
    expect_tiles(one, 34)
    # whoever did nothing since then takes nothing back by closing
    one.close()
    two.reload()
    expect_tiles(two, 34)

    three = two.context.new_page()
    open_page(two, address, "#/connect")
    open_page(three, address, "#/connect")
    pair = kept(two, "connect.games")[0]["field"]["solution"][0]
    for tile in pair:
        cell(two, tile).click()
    expect_tiles(three, 46)
    three.close()
    two.reload()
    expect_tiles(two, 46)


def test_two_windows_play_a_game_of_connect_each(
    windows: tuple[Page, Page, str], browser: Browser, tmp_path: Path
) -> None:
    one, two, address = windows
    for page, pairs in ((one, 1), (two, 2)):
        open_page(page, address, "#/connect")
        if page is two:
            page.get_by_role("button", name=text("en", "connect-new"), exact=True).click()
            page.get_by_role("button", name=text("en", "connect-begin")).click()
            expect_tiles(page, 48)
        for pair in kept(page, "connect.games")[0]["field"]["solution"][:pairs]:
            for tile in pair:
                cell(page, tile).click()
        expect_tiles(page, 48 - 2 * pairs)
    for page, left in ((one, 46), (two, 44)):
        page.reload()
        expect_tiles(page, left)
    # either can go on with the other's, and its own waits meanwhile
    one.get_by_role("button", name=text("en", "connect-new"), exact=True).click()
    one.get_by_role("region", name=text("en", "connect-others")).get_by_role("button").click()
    expect_tiles(one, 44)
    with _restarted(one, browser, tmp_path / "profile", address) as page:
        assert {sum(tile >= 0 for tile in game["cells"]) for game in kept(page, "connect.games")} == {44, 46}


def test_two_edits_of_one_rule_set_are_asked_about(windows: tuple[Page, Page, str]) -> None:
    one, two, address = windows
    open_rules(one, address)
    keep_rules(one, "Sundays")
    open_rules(two, address)
    keep_rules(one, "Sundays", 400)
    keep_rules(two, "Sundays", 500)
    question = two.get_by_role("alert").filter(has_text="Sundays")
    expect(question).to_contain_text(text("en", "household-conflict", title="Sundays"))
    assert len(kept(two, "household.sets")) == 1
    question.get_by_role("button", name=text("en", "household-conflict-both")).click()
    expect(_set(one, "Sundays (2)")).to_be_visible()
    # once asked, what is kept here is what was seen here
    keep_rules(two, "Sundays (2)", 600)
    expect(two.get_by_role("alert").filter(has_text="Sundays")).to_have_count(0)


def test_a_seat_taken_in_one_window_is_offered_in_the_other(windows: tuple[Page, Page, str]) -> None:
    one, two, _ = windows
    cards = two.locator(".continue li")
    before = cards.count()
    one.get_by_role("button", name=text("en", "continue-sit")).click()
    one.locator("[data-tile]").first.wait_for()
    expect(cards).to_have_count(before + 1)


def test_what_the_version_before_kept_is_brought_along(browser: Browser, tmp_path: Path) -> None:
    store = _STORE
    with live(tmp_path / "data") as address, started(browser, tmp_path / "profile") as context:
        page = context.new_page()
        # a place of the same house that is not the page
        page.goto(f"{address}favicon.ico")
        page.evaluate("store => Object.entries(store).forEach(([key, text]) => localStorage.setItem(key, text))", store)
        page.goto(address)
        page.locator("a.place").first.wait_for()
        assert _in_database(page, store) == store
        expect(page.locator("[role=alert] .note")).to_have_count(0)
        page.goto(f"{address}#/rules")
        expect(_set(page, "Sundays")).to_be_visible()
        page.goto(f"{address}#/scorebook")
        expect(page.get_by_text("Thursday").first).to_be_visible()
        page.goto(f"{address}#/school/adult")
        expect(page.get_by_role("button", name="Sonya").first).to_be_visible()
        page.goto(f"{address}#/solitaire/lantern/5")
        expect_tiles(page, 36)
        # an older page in another window writes once more where it did
        older = context.new_page()
        older.goto(f"{address}favicon.ico")
        course = json.loads(store["eastwind.trainers.course"])
        older.evaluate(
            "course => localStorage.setItem('eastwind.trainers.course', JSON.stringify(course))",
            [*course, {**course[0], "seed": 99}],
        )
        # the trainers, at once and without being loaded again
        page.goto(f"{address}#/trainers")
        page.locator("main").wait_for()
        seeds = {one["seed"] for one in kept(page, "trainers.course")}
        assert seeds == {*(one["seed"] for one in course), 99}


def test_everything_goes_into_one_file_and_comes_back_elsewhere(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path / "data") as address:
        with started(browser, tmp_path / "one") as context:
            page = window(context, address)
            keep(page, "scorebooks", [MATCH])
            open_rules(page, address)
            keep_rules(page, "Sundays")
            answer_a_task(page, address, 7)
            file = save_everything(page, address)
            saved = tmp_path / "everything.json"
            saved.write_bytes(file.read_bytes())
        with started(browser, tmp_path / "other") as context:
            page = window(context, address)
            answer_a_task(page, address, 8)
            page.goto(f"{address}#/settings")
            page.locator("dialog input[type=file]").set_input_files(saved)
            expect(page.get_by_text(text("en", "settings-kept-loaded", file="everything.json"))).to_be_visible()
            page.goto(f"{address}#/scorebook")
            expect(page.get_by_text("Thursday").first).to_be_visible()
            page.goto(f"{address}#/rules")
            expect(_set(page, "Sundays")).to_be_visible()
            page.goto(f"{address}#/trainers")
            page.locator("main").wait_for()
            assert {it["seed"] for it in kept(page, "trainers.course")} == {7, 8}
