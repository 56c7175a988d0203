"""Several persons at one table, each with a browser of his own."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page

from eastwind.server.match.clock import on_the_loop
from tests.browser.live import Message, Person, person

_ASK: Final = """async ([path, body]) => {
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return answer.json();
}"""
_REMEMBER: Final = "kept => localStorage.setItem('eastwind.tables', kept)"


def ask(page: Page, path: str, body: Message) -> Message:
    """What the server answers to a page's question."""
    answer: Message = page.evaluate(_ASK, [path, json.dumps(body)])
    return answer


def remember_seat(page: Page, opened: Message, name: str) -> None:
    """The browser holds a seat, as though it had been taken at the page."""
    stored = {**opened, "name": name, "opened": "2026-01-01T00:00:00Z", "over": False, "nonce": f"nonce of {name}"}
    page.evaluate(_REMEMBER, json.dumps([stored]))


def hurried(times: float) -> Message:
    """A server on which time goes so many times as fast."""
    return {
        "stopwatch": lambda: time.monotonic() * times,
        "timers": lambda seconds, work: on_the_loop(seconds / times, work),
    }


def go_to(page: Page, place: str) -> None:
    page.evaluate("place => { location.hash = place; }", place)


@contextmanager
def at_one_table(browser: Browser, address: str, settings: Sequence[Message], **wish: Any) -> Iterator[list[Person]]:
    """A table that has begun; a person for each of the `settings`. `wish`: how it is opened."""
    names = ["Ann", "Ben", "Cid", "Dora"][: len(settings)]
    with ExitStack() as stack:
        persons = [stack.enter_context(person(browser, address, **each)) for each in settings]
        whole = {
            "rules": "ru-classic",
            "name": "Ann",
            "bots": ["novice"] * (4 - len(names)),
            "persons": len(names),
            "window": 10,
            **wish,
        }
        opened = ask(persons[0].page, "/api/tables", whole)
        for place, (each, name) in enumerate(zip(persons, names, strict=True)):
            seat = ask(each.page, f"/api/tables/{opened['table']}/seats", {"name": name}) if place else opened
            remember_seat(each.page, seat, name)
            go_to(each.page, f"#/table/{opened['table']}")
            if place:
                each.page.locator("button[aria-pressed=false].button-main").click()
        persons[0].page.locator("section.panel button.button-main").click()
        for each in persons:
            each.page.locator("[data-tile]").first.wait_for()
            each.until_shown()
        yield persons


def to_discard(persons: Sequence[Person]) -> Person:
    """The person who is to discard, once there is one: flowers may be laid out before that."""

    def asked() -> list[Person]:
        return [each for each in persons if any(word.startswith("discard") for word in each.words)]

    persons[0].until(lambda: bool(asked()), "somebody who is to discard")
    found = asked()[0]
    found.until_shown()
    return found
