"""A page at a server whose engine is being compiled: it is played at once, and what waits comes by itself."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.live import Person, person
from tests.server.fronts import front

pytestmark = [pytest.mark.browser, pytest.mark.process]


def _master(ann: Person) -> str:
    """How the master is named among those who may sit opposite."""
    option = ann.page.locator("dialog[open] select option[value='master']").first
    return option.inner_text() if option.is_disabled() else ""


def _discard(ann: Person) -> None:
    def is_to_discard() -> bool:
        if "pass" in ann.words and len(ann.words) > 1:
            ann.click("pass")
        return any(word.startswith("discard") for word in ann.words)

    ann.until(is_to_discard, "being asked for a discard")
    word = next(word for word in ann.words if word.startswith("discard"))
    before = ann.view["version"]
    ann.click_discard(word.split()[1])
    ann.until_after(before, "the discard")


def test_one_plays_on_while_the_engine_comes_and_a_master_that_waited_can_be_asked(
    browser: Browser, tmp_path: Path
) -> None:
    with front(tmp_path) as server, person(browser, server.url) as ann:
        expect(ann.page.get_by_role("status").get_by_text("You can play, count and read already")).to_be_visible()
        expect(ann.page.get_by_role("status").get_by_text("Ready in about 33 seconds")).to_be_visible()
        lines: list[WebSocket] = []

        def note(line: WebSocket) -> None:
            lines.append(line)

        ann.page.on("websocket", note)
        ann.page.locator("a.place").first.click()
        ann.page.locator("dialog[open] details").wait_for()
        assert _master(ann) == "Grace · Master · Ready in about 33 seconds"
        ann.page.go_back()
        ann.sit_down("ru-classic")
        _discard(ann)
        server.take_over()
        _discard(ann)
        assert len(lines) == 1
        expect(ann.page.get_by_text("Ready in about")).to_have_count(0)
        ann.page.goto(server.url)
        ann.page.locator("a.place").first.click()
        ann.page.locator("dialog[open] details").wait_for()
        ann.until(lambda: _master(ann) == "", "the master to come by itself")


def test_what_waits_for_the_engine_says_when_it_will_be_there(browser: Browser, tmp_path: Path) -> None:
    with front(tmp_path) as server, person(browser, server.url) as ann:
        ann.page.goto(f"{server.url}#/simulator")
        begin = ann.page.locator("button[type=submit]")
        expect(begin).to_have_text("Ready in about 33 seconds")
        expect(begin).to_be_disabled()
        server.take_over()
        expect(begin).to_be_enabled()
