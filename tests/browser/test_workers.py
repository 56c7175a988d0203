"""Several processes at one address, one of which is killed: whoever sits at its tables plays on at the page."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket

from tests.browser.company import at_one_table
from tests.browser.live import BROKEN_LINE, Person
from tests.chaos.nursery import Server, nursery

pytestmark = [pytest.mark.browser, pytest.mark.process]


def _asked_for_a_discard(persons: list[Person]) -> Person | None:
    return next((each for each in persons if any(word.startswith("discard") for word in each.words)), None)


def _has_come_to(person: Person, version: int) -> bool:
    # behind a new line nothing has been told yet
    return int(person.view.get("version", 0)) >= version


def _plays(persons: list[Person]) -> None:
    """Whoever is asked for it discards at the page, and all see it."""
    persons[0].until(lambda: _asked_for_a_discard(persons) is not None, "somebody to be asked for a discard")
    asked = _asked_for_a_discard(persons)
    assert asked is not None
    before = int(asked.view["version"])
    word = next(word for word in asked.words if word.startswith("discard"))
    asked.click_discard(word.split()[1])
    for each in persons:
        each.until(partial(_has_come_to, each, before + 1), "the discard")


def test_a_page_plays_on_after_the_process_that_serves_it_is_killed(browser: Browser, tmp_path: Path) -> None:
    with nursery() as copied:
        server = Server(copied, tmp_path / "data", "--workers", "2")
        try:
            server.start()
            server.wait_until_ready()
            with at_one_table(browser, server.url, [{}, {}], window=1) as persons:
                lines: dict[Person, int] = dict.fromkeys(persons, 0)

                def note(person: Person) -> None:
                    def begun(_: WebSocket) -> None:
                        lines[person] += 1

                    person.forgiven = BROKEN_LINE
                    person.page.on("websocket", begun)

                for each in persons:
                    note(each)
                _plays(persons)
                # both, one after the other: each page was at one of them
                for worker in server.workers():
                    seen = max(each.view["version"] for each in persons)
                    os.kill(worker, signal.SIGKILL)
                    for each in persons:
                        each.until(partial(_has_come_to, each, seen), "what was seen before")
                    _plays(persons)
                assert all(again for again in lines.values()), "a page whose line never broke"
        finally:
            server.stop()
