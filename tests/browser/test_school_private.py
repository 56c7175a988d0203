"""What a child does in the school stays in its browser.

Neither name nor results are in anything that the page asks for, in any step, at the family's table and in the adult's corner; and
the server keeps nothing of a family match.
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Request, WebSocket, expect

from eastwind.school.steps import STEPS
from tests.browser.family import CHOICES
from tests.browser.keeping import keep, kept
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

#: Nothing else that is said or asked is called like this.
_NAME: Final = "Zaphira Quill"
_SIGNS: Final = "Quetzal letters"
_WHEN: Final = "2026-03-04T05:06:07.890Z"
_SECRET: Final = (
    _NAME,
    "Zaphira",
    "Zaphira%20",
    _SIGNS,
    "cSecretChild",
    _WHEN,
    "wrong_neighbour",
    "no_match",
    "overlooked",
)
_SCHOOL: Final = {
    "children": [
        {
            "id": "cSecretChild",
            "name": _NAME,
            "age": 6,
            "flower": 1,
            "faces": {
                "set": {
                    "id": "own-1",
                    "name": _SIGNS,
                    "language": "",
                    "sided": False,
                    "entries": [{"sign": sign, "sound": ""} for sign in "abcdefghijkl"],
                },
                "steps": ["memory"],
            },
            "tries": [
                {
                    "step": "line-up",
                    "suit": "p",
                    "level": 1,
                    "when": _WHEN,
                    "mistakes": {"wrong_neighbour": 2},
                    "hints": 1,
                }
            ],
        }
    ],
    "playing": "cSecretChild",
    "line": True,
}
_FAMILY: Final = {"choices": {**CHOICES, "partners": ["person", "bot"]}, "game": None}


class Heard:
    """All that has left the page: addresses, headers, bodies, and what was said over sockets."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        self.posted: list[Request] = []
        page.on("request", self._asked)
        page.on("websocket", self._opened)

    def _asked(self, request: Request) -> None:
        if request.method != "GET":
            self.posted.append(request)
        self.said.append(" ".join([request.method, request.url, json.dumps(request.headers), request.post_data or ""]))

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.said.append(str(frame)))


def _tries(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = kept(page, "school")["children"][0]["tries"]
    return found


def _play(page: Page, step: str, address: str) -> None:
    """Taps what is there and lights the lamp: mistakes are made, and counted."""
    page.goto(f"{address}#/school/{step}/p/7")
    page.locator("button.bird").wait_for()
    if step == "memory":
        page.get_by_role("button", name="Alone").click()
    for at in range(0, min(page.locator(".piece").count(), 12), 3):
        page.locator(".piece").nth(at).evaluate("tile => tile.click()")
    page.locator("button.lamp").evaluate("lamp => lamp.click()")


@pytest.mark.sweep
def test_neither_name_nor_results_leave_the_browser_in_the_whole_school(browser: Browser, tmp_path: Path) -> None:
    with live(tmp_path) as address, person(browser, address, size=(1024, 768)) as somebody:
        page = somebody.page
        keep(page, "school", _SCHOOL)
        keep(page, "family", _FAMILY)
        heard = Heard(page)
        page.goto(f"{address}#/school")
        for step in STEPS:
            _play(page, step.id, address)
        # a game to its end is a result, which is kept here
        page.goto(f"{address}#/school/snake/p/3")
        page.locator(".piece").first.wait_for()
        for _ in range(3):
            for at in range(page.locator(".piece").count()):
                page.locator(".piece").nth(at).evaluate("tile => tile.click()")
        expect(page.locator(".said")).to_have_text("All done. Good job.")
        assert (_tries(page)[-1]["step"], "no_match" in _tries(page)[-1]["mistakes"]) == ("snake", True)
        for room in ("adult/line-up", "cards", "voice"):
            page.goto(f"{address}#/school/{room}")
            page.locator("main h1").first.wait_for()

        # a match at the family's table: what the server is told are the moves
        page.goto(f"{address}#/family/game-two")
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="Side 3").click()
        page.get_by_role("button", name="12", exact=True).click()
        page.get_by_role("button", name="Continue").click()
        page.locator("[data-seat='0'] .piece").first.click()
        page.get_by_role("button", name="Put it down here").first.click()
        expect(page.locator(".pond li").first).to_be_visible()

        asked = {request.url.split("/api/")[-1].split("?")[0] for request in heard.posted}
        assert asked == {"family"}
        for request in heard.posted:
            assert set(json.loads(request.post_data or "{}")) <= {
                "seed",
                "partners",
                "scoring",
                "flowers",
                "hands",
                "moves",
                "goal",
            }
    assert len(heard.said) > len(STEPS)
    assert [said for said in heard.said if any(secret in said for secret in _SECRET)] == []
    # nor does the server keep any of it: no file of it holds a word of the child or a move of the match
    kept = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert [
        file.name for file in kept if any(word.encode() in file.read_bytes() for word in (*_SECRET, "break 2"))
    ] == []
