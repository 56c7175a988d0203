"""Lessons at the real table, in a real browser: every one to its end, a wrong answer in each, left and gone on with."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eastwind.lessons import LESSONS
from tests.browser.live import Person, live, person

pytestmark = pytest.mark.browser

_STEPPED: Final = [lesson for lesson in LESSONS if lesson.steps[0].asks != "hand"]


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> Iterator[tuple[Person, str]]:
    with live(tmp_path) as address, person(browser, address) as someone:
        yield someone, address
        assert someone.faults == []


def slip_at(page: Page, asks: str, step: int) -> Locator:
    slip = page.locator(f'.slip[data-asks="{asks}"][data-step="{step}"]')
    expect(slip).to_be_visible()
    return slip


def test_every_lesson_goes_to_its_end_with_a_wrong_answer_in_each(visitor: tuple[Person, str]) -> None:
    someone, address = visitor
    page = someone.page
    page.goto(f"{address}#/lessons/{_STEPPED[0].name}")
    for lesson in _STEPPED:
        wrong = False
        for number, step in enumerate(lesson.steps):
            slip = slip_at(page, step.asks, number)
            if step.asks == "choice" and not wrong:
                other = slip.locator(f'[data-choice]:not([data-choice="{step.right}"])').first
                other.click()
                expect(slip.locator('[data-right="false"]')).to_be_visible()
                expect(slip).to_have_attribute("data-step", str(number))
                wrong = True
            if step.asks == "choice":
                slip.locator("[data-show]").click()
                continue
            # the table is at rest: what is shown is played there
            expect(page.locator(".place[data-version]")).to_be_visible()
            someone.rest()
            if lesson.name == "claims" and step.asks == "claim":
                page.locator('[data-action="pass"]').click()
                expect(slip.locator('[data-right="false"]')).to_be_visible()
            slip.locator("[data-show]").click()
        slip_at(page, "done", len(lesson.steps)).locator("[data-next]").click()
    slip_at(page, "hand", 0)
