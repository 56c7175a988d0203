"""A line that is cut in each place: after every update of a hand what is shown is what the server has."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.live import BROKEN_LINE, Person, live, person
from tests.browser.test_robust import table_in_words

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

_SOCKETS: Final = re.compile("/ws/tables/")
#: So many questions of a match are answered.
_ANSWERS: Final = 12


class Cutter:
    """A line that loses every second update.

    :param how: `gap` lets the next one through in its place, as soon as that comes; `spoilt` says it so that it cannot be read;
        `closed` closes the line in its place; `silent` closes it once it has been said, before the page's answer.
    """

    def __init__(self, how: str) -> None:
        self.how: Final = how
        self.lines = 0
        self.cut = 0
        self._updates = 0

    def connect(self, socket: WebSocketRoute) -> None:
        self.lines += 1
        server = socket.connect_to_server()
        first = True

        def tell(told: str | bytes) -> None:
            nonlocal first
            message: dict[str, Any] = json.loads(told)
            if message["type"] != "update" or not message["steps"]:
                socket.send(told)
                return
            # a line's first position is whole: without it there is nothing yet
            if first:
                first = False
                socket.send(told)
                return
            self._updates += 1
            if self._updates % 2:
                socket.send(told)
            else:
                self._cut(socket, message)

        server.on_message(tell)

    def _cut(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        asks = any((step["changed"] or step["view"] or {}).get("legal") for step in message["steps"])
        if self.how == "gap" and asks:
            # nothing would come after it before somebody answers: a network that loses words is closed then
            socket.close()
        elif self.how == "spoilt":
            for step in message["steps"]:
                step["changed"], step["view"] = {**(step["changed"] or {}), "wall": []}, None
            socket.send(json.dumps(message))
        elif self.how == "silent":
            socket.send(json.dumps(message))
            socket.close()
        elif self.how == "closed":
            socket.close()
        self.cut += 1


def _is_asked(ann: Person) -> bool:
    """Whether the page shows what it was told last, and a question is open. On a new line nothing is told for a moment."""
    drawn = ann.page.locator("[data-version]").evaluate_all("all => all.map((one) => Number(one.dataset.version))")
    return "version" in ann.view and ann.view["version"] in drawn and ann.asked


def _is_after(ann: Person, version: int) -> bool:
    return bool(ann.view.get("version", 0) > version)


def _answer(ann: Person) -> None:
    words = ann.words
    discards = [word.split()[1] for word in words if re.fullmatch(r"discard \w\w", word)]
    if discards:
        ann.click_discard(discards[-1])
    elif "pass" in words:
        ann.click("pass")
    else:
        ann.click(words[0])


@pytest.mark.parametrize("how", ["gap", "spoilt", "closed", "silent"])
def test_what_is_shown_is_what_the_server_has_wherever_the_line_is_cut(
    browser: Browser, tmp_path: Path, how: str
) -> None:
    cutter = Cutter(how)
    with live(tmp_path) as address, person(browser, address) as ann:
        ann.forgiven = BROKEN_LINE
        page = ann.page
        page.route_web_socket(_SOCKETS, cutter.connect)
        ann.sit_down()
        for answer in range(_ANSWERS):
            ann.until(lambda: _is_asked(ann), "a question, on the page too")
            if ann.view["phase"] == "hand_over":
                break
            if answer % 4 == 3:
                said = table_in_words(page)
                page.reload()
                ann.until(lambda: _is_asked(ann), "the same question")
                assert table_in_words(page) == said
            version = ann.view["version"]
            _answer(ann)
            ann.until(partial(_is_after, ann, version), "what came of the answer")
        assert cutter.cut >= _ANSWERS // 3
        assert cutter.lines > 2
