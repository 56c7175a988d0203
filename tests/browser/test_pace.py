"""The time for a move at a table of several, and what is left to the server, each person before a page of his own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import barriers
from tests.browser.company import ask, at_one_table, go_to, hurried, to_discard
from tests.browser.live import STORY, Person, live, person
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser


def asked_among(persons: list[Person]) -> tuple[Person, list[Person]]:
    """Whose turn it is to discard, and the others."""
    asked = to_discard(persons)
    return asked, [each for each in persons if each is not asked]


def discards(asked: Person) -> None:
    asked.click_discard(next(word for word in asked.words if word.startswith("discard")).split()[1])


def test_the_time_that_is_left_is_seen_by_all_and_what_runs_out_is_told(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=ToldWalls({"east": STORY["east"]}), **hurried(8)) as address,
        at_one_table(browser, address, [{}, {}], pace="10", window=1) as persons,
    ):
        asked, [other] = asked_among(persons)
        expect(asked.page.locator("[data-pace=move]")).to_contain_text(re.compile(r"0:\d\d left"))
        his = asked.view["me"]
        expect(other.page.locator(f"[data-person='{his}'] [role=timer]")).to_have_text(re.compile(r"0:\d\d"))
        name = other.view["seats"][his]["name"]
        expect(other.page.get_by_role("status").filter(has_text=f"{name} ran out of time")).to_be_visible()
        expect(asked.page.get_by_role("status").filter(has_text="You ran out of time")).to_be_visible()


def test_what_was_agreed_is_said_before_one_sits_down(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        wish = {"rules": "ru-classic", "name": "Ann", "bots": [], "persons": 4, "pace": "30", "bank": 120}
        opened = ask(ann.page, "/api/tables", wish)
        go_to(ann.page, f"#/join/{opened['code']}")
        expect(ann.page.locator("[data-pace='30']")).to_have_text(re.compile(r"30 s\s· Bank for each hand: 120 s"))


@pytest.mark.sweep
def test_a_move_by_correspondence_waits_for_who_is_not_there(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=ToldWalls({"east": STORY["east"]})) as address,
        at_one_table(browser, address, [{}, {}], pace="2d") as persons,
    ):
        asked, [other] = asked_among(persons)
        table = asked.view["table"]
        expect(asked.page.locator("[data-pace=move]")).to_contain_text("until")
        assert barriers(asked.page, night=False) == []
        go_to(other.page, "#/")
        expect(other.page.locator("[data-turn=others]")).to_contain_text("until")
        discards(asked)
        asked.until(lambda: asked.view["phase"] == "claim", "the window")
        go_to(asked.page, "#/")
        expect(asked.page.locator("[data-turn=others]")).to_be_visible()
        other.page.reload()
        expect(other.page.locator("[data-turn=mine]")).to_contain_text("It is your turn")
        go_to(other.page, f"#/table/{table}")
        version = asked.view["version"]
        other.page.locator("[data-action=let-go], [data-action=pass]").first.click()
        other.until_after(version, "the game to go on")


def test_who_lets_everything_pass_sees_it_and_the_window_ends_at_once(browser: Browser, tmp_path: Path) -> None:
    with (
        live(tmp_path, walls=ToldWalls({"east": STORY["east"]})) as address,
        at_one_table(browser, address, [{}, {}], window=10) as persons,
    ):
        asked, [other] = asked_among(persons)
        other.page.set_viewport_size({"width": 1280, "height": 800})
        other.page.locator("label.key", has_text="Pass everything").click()
        shown = other.page.get_by_role("button", name="On: Pass everything")
        expect(shown).to_be_visible()
        version = asked.view["version"]
        discards(asked)
        asked.until(lambda: asked.view["version"] > version + 1, "the end of the window")
        expect(asked.page.locator("button.passing")).to_have_count(0)
        shown.click()
        expect(shown).to_have_count(0)
