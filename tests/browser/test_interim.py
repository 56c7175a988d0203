"""A page at a server whose engine is being compiled: it is played at once, and what waits comes by itself."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from eastwind.bots.registry import BUILT_IN
from tests.browser.company import ask, go_to, remember_seat
from tests.browser.keeping import keep
from tests.browser.live import Message, Person, live, person
from tests.server.fronts import Front, front

pytestmark = [pytest.mark.browser, pytest.mark.process]

_LEFT: Final = "Ready in about 33 seconds"
#: What the browser says of an answer that asks to come again.
_PUT_OFF: Final = re.compile("503")


@contextmanager
def _played(folder: Path) -> Iterator[Front]:
    """Such a server, as soon as the interpreted engine serves: on a busy machine that takes longer than a page waits."""
    with front(folder) as server:
        server.until_played()
        yield server


def _master(ann: Person) -> str:
    """How the master is named among those who may sit opposite."""
    option = ann.page.locator("dialog[open] select option[value='master']").first
    return option.inner_text() if option.is_disabled() else ""


def _discard(ann: Person) -> None:
    def is_to_discard() -> bool:
        if any(word.startswith("discard") for word in ann.words):
            return True
        if ann.asked and "pass" in ann.words:
            # asked once: until more is told the words are those that were passed
            before = ann.view["version"]
            ann.click("pass")
            ann.until_after(before, "what comes of the pass")
        return False

    ann.until(is_to_discard, "being asked for a discard")
    word = next(word for word in ann.words if word.startswith("discard"))
    before = ann.view["version"]
    ann.click_discard(word.split()[1])
    ann.until_after(before, "the discard")


def test_one_plays_on_while_the_engine_comes_and_a_master_that_waited_can_be_asked(
    browser: Browser, tmp_path: Path
) -> None:
    with _played(tmp_path) as server, person(browser, server.url) as ann:
        expect(ann.page.get_by_role("status").get_by_text("You can already play, count and read")).to_be_visible()
        expect(ann.page.get_by_role("status").get_by_text(_LEFT)).to_be_visible()
        lines: list[WebSocket] = []

        def note(line: WebSocket) -> None:
            lines.append(line)

        ann.page.on("websocket", note)
        ann.page.locator("a.place").first.click()
        ann.page.locator("dialog[open] details").wait_for()
        ann.until(lambda: _master(ann) == f"Grace · Master · {_LEFT}", "the master to say when")
        ann.page.go_back()
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
        ann.sit_down("ru-classic")
        _discard(ann)
        lines_before = list(lines)
        server.take_over()
        _discard(ann)
        assert lines == lines_before
        assert not lines[-1].is_closed()
        expect(ann.page.get_by_text("Ready in about")).to_have_count(0)
        ann.page.goto(server.url)
        ann.page.locator("a.place").first.click()
        ann.page.locator("dialog[open] details").wait_for()
        ann.until(lambda: _master(ann) == "", "the master to come by itself")


def test_what_waits_for_the_engine_says_when_it_will_be_there(browser: Browser, tmp_path: Path) -> None:
    with _played(tmp_path) as server, person(browser, server.url) as ann:
        ann.page.goto(f"{server.url}#/simulator")
        begin = ann.page.locator("button[type=submit]")
        expect(begin).to_have_text(_LEFT)
        expect(begin).to_be_disabled()
        server.take_over()
        expect(begin).to_be_enabled()


def test_nobody_begins_with_a_master_before_the_engine_is_there(browser: Browser, tmp_path: Path) -> None:
    with _played(tmp_path) as server, person(browser, server.url) as ann:
        keep(ann.page, "setup", {"bots": ["master", "master", "master"]})
        ann.page.reload()
        at_once = ann.page.locator(".fresh button")
        expect(at_once).to_have_text(_LEFT)
        expect(at_once).to_be_disabled()
        go_to(ann.page, "#/play")
        sit = ann.page.locator("dialog[open] button[type=submit]")
        expect(sit).to_have_text(_LEFT)
        sit.press("Enter")
        # with others in their place one sits down at once
        for choice in ann.page.locator("dialog[open] .opponent select").all():
            choice.select_option("novice")
        expect(sit).to_have_text("Sit down")
        ann.page.locator("dialog[open] .opponent select").first.select_option("club")
        ann.page.keyboard.press("Escape")
        keep(ann.page, "setup", {"bots": ["master", "master", "master"]})
        wish = {"rules": "ru-classic", "name": "Ann", "bots": [], "persons": 4, "window": 4}
        opened = ask(ann.page, "/api/tables", wish)
        remember_seat(ann.page, opened, "Ann")
        go_to(ann.page, f"#/table/{opened['table']}")
        ann.page.reload()
        expect(ann.page.get_by_text(f"Master · {_LEFT}")).to_be_visible()
        begin = ann.page.locator("main .button-main")
        expect(begin).to_be_disabled()
        server.take_over()
        expect(begin).to_be_enabled()
        expect(ann.page.get_by_text("Ready in about")).to_have_count(0)
        begin.click()
        ann.page.locator("[data-tile]").first.wait_for()
        assert [seat["player"] for seat in ann.view["seats"]].count("master") == 3


def test_a_table_with_a_master_says_when_it_opens_and_opens_by_itself(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path / "data", bots=BUILT_IN) as before, person(browser, before) as ann:
        wish = {"rules": "ru-classic", "name": "Ann", "bots": ["master"] * 3}
        opened: Message = ask(ann.page, "/api/tables", wish)
    with _played(tmp_path) as server, person(browser, server.url) as ann:
        ann.forgiven = _PUT_OFF
        remember_seat(ann.page, opened, "Ann")
        ann.page.reload()
        expect(ann.page.locator("article h3")).to_have_text(_LEFT)
        go_to(ann.page, f"#/table/{opened['table']}")
        expect(ann.page.get_by_text("The master at this table is still being prepared")).to_be_visible()
        expect(ann.page.get_by_text(_LEFT)).to_be_visible()
        server.take_over()
        ann.page.locator("[data-tile]").first.wait_for()
        expect(ann.page.get_by_text("Ready in about")).to_have_count(0)
