"""An evening with friends: four browsers, a link, a telephone that sleeps, and the walls computed again when all is over."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from eastwind.server.cluster.publisher import InProcess, Subscriber
from tests.browser.axe import barriers
from tests.browser.company import ask, at_one_table, go_to, hurried, remember_seat, to_discard
from tests.browser.live import BROKEN_LINE, STORY, Person, live, person
from tests.server.walls import ToldWalls

pytestmark = pytest.mark.browser


@contextmanager
def four_by_link(browser: Browser, address: str) -> Iterator[list[Person]]:
    """Ann opens a table; the others open its link, sit down, and say that they are ready."""
    with ExitStack() as stack:
        persons = [stack.enter_context(person(browser, address)) for _ in range(4)]
        ann, *others = persons
        wish = {"rules": "ru-classic", "name": "Ann", "bots": [], "persons": 4, "window": 10}
        opened = ask(ann.page, "/api/tables", wish)
        remember_seat(ann.page, opened, "Ann")
        go_to(ann.page, f"#/table/{opened['table']}")
        code = ann.page.locator("[data-code]").get_attribute("data-code")
        for each, name in zip(others, ["Ben", "Cid", "Dora"], strict=True):
            if name == "Ben":
                each.page.goto(f"{address}#/join/{code}")
            else:  # as fast as can be
                go_to(each.page, f"#/join/{code}")
            each.page.locator("form input[autocomplete=nickname]").fill(name)
            each.page.locator("form button[type=submit]").click()
            each.page.locator("button[aria-pressed=false].button-main").click()
        # with bots on the seats of those who are still on their way it is called otherwise
        ann.page.get_by_role("button", name="Begin", exact=True).click()
        for each in persons:
            each.page.locator("[data-tile]").first.wait_for()
            each.until_shown()
        yield persons


@pytest.mark.sweep
def test_four_who_came_by_a_link_play_a_hand_to_its_bill(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path, walls=ToldWalls(STORY)) as address, four_by_link(browser, address) as persons:
        east = to_discard(persons)
        playing = east.view["playing"]
        place = playing.index(east.view["me"])
        south, west, north = (by_seat(persons, playing[(place + step) % 4]) for step in (1, 2, 3))
        for each in (south, west, north):
            each.page.locator("label.key", has_text="Pass everything").click()
            expect(each.page.get_by_role("button", name="On: Pass everything")).to_be_visible()
        east.click_discard("1z")
        south.click_discard("5z")
        east.click("pung")
        east.click_discard("2z")
        for each in (south, west):
            each.click_discard("1p")
            east.page.locator("[data-action=let-go], [data-action=pass]").click()
        north.click_discard("9s")
        east.click("chow 7s")
        east.click_discard("3z")
        south.click_discard("6m")
        east.click("mahjong")
        for each in persons:
            each.until(lambda each=each: each.view["phase"] == "hand_over", "the bill")  # type: ignore[misc]
            assert each.view["result"] == east.view["result"]


def test_the_lobby_is_read_by_everybody(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address) as ann:
        wish = {"rules": "ru-classic", "name": "Ann", "bots": ["club"], "persons": 3}
        remember_seat(ann.page, opened := ask(ann.page, "/api/tables", wish), "Ann")
        go_to(ann.page, f"#/table/{opened['table']}")
        ann.page.locator("[data-code]").wait_for()
        assert barriers(ann.page) == []


def by_seat(persons: list[Person], seat: int) -> Person:
    return next(each for each in persons if each.view["me"] == seat)


class Lines(InProcess):
    """A publisher that knows the lines of those who listen, so that a test can cut them."""

    def __init__(self) -> None:
        super().__init__(8)
        self._there: list[tuple[int, Subscriber, asyncio.AbstractEventLoop]] = []

    async def subscribe(self, table: str, seat: int, subscriber: Subscriber) -> None:
        self._there.append((seat, subscriber, asyncio.get_running_loop()))
        await super().subscribe(table, seat, subscriber)

    def cut(self, seat: int) -> None:
        for whose, subscriber, loop in self._there:
            if whose == seat:
                loop.call_soon_threadsafe(subscriber.drop)


@pytest.mark.sweep
def test_a_telephone_sleeps_for_ninety_seconds_and_finds_its_seat_again(browser: Browser, tmp_path: Path) -> None:
    lines = Lines()
    faster = 60.0
    with (
        live(tmp_path, walls=ToldWalls({"east": STORY["east"]}), publisher=lines, **hurried(faster)) as address,
        at_one_table(browser, address, [{}, {}, {}], away="bot", window=1) as persons,
    ):
        sleeper = to_discard(persons)
        other = next(each for each in persons if each is not sleeper)
        his, version = sleeper.view["me"], other.view["version"]
        sleeper.forgiven = BROKEN_LINE
        sleeper.page.context.set_offline(True)
        lines.cut(his)
        of_him = other.page.locator(f"[data-person='{his}']")
        expect(of_him).to_have_attribute("data-played-for", "true")
        other.page.wait_for_timeout(90_000 / faster)
        other.until(lambda: bool(other.view["seats"][his]["pond"]), "what the bot discards for him")
        expect(of_him).to_have_attribute("data-played-for", "true")
        sleeper.page.context.set_offline(False)
        expect(of_him).to_have_attribute("data-played-for", "false")
        sleeper.until(lambda: sleeper.view.get("version", 0) > version, "the table as it is now")
        expect(sleeper.page.locator("[data-tile]").first).to_be_visible()


@pytest.mark.sweep
def test_after_a_match_that_all_agreed_to_end_each_computes_the_walls_again(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, at_one_table(browser, address, [{}, {}], window=1) as persons:
        ann, ben = persons
        table = ann.view["table"]
        ann.page.get_by_role("button", name="Say something").click()
        ann.page.locator("[data-propose=end]").click()
        ben.page.locator("[data-action=agree]").click()
        for each in persons:
            each.until(lambda each=each: each.view["phase"] == "match_over", "the end")  # type: ignore[misc]
            go_to(each.page, f"#/verify/{table}")
            expect(each.page.locator("section.panel h2").first).to_contain_text("promised secret")
            assert each.page.locator("li.fails").count() == 0
