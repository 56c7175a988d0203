"""Lessons at the real table, in a real browser: every one to its end, a wrong answer in each, left and gone on with."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eastwind.interchange import rules_in_use
from eastwind.lessons import LESSONS
from eastwind.lessons.judging import judge
from eastwind.lessons.plan import LessonQuestion
from eastwind.words import attribute
from tests.browser.live import Person, live, person

pytestmark = pytest.mark.browser

_STEPPED: Final = [lesson for lesson in LESSONS if lesson.steps[0].asks != "hand"]
_LIMIT: Final = rules_in_use("ru-classic").rules.file.limit.cap.value
#: What the answers speak of, under the rules that are played first in English.
_FIGURES: Final = {"limit": _LIMIT, "penalty": "yes"}


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> Iterator[tuple[Person, str]]:
    with live(tmp_path) as address, person(browser, address) as someone:
        yield someone, address
        assert someone.faults == []


def slip_at(page: Page, asks: str, step: int) -> Locator:
    slip = page.locator(f'.slip[data-asks="{asks}"][data-step="{step}"]')
    expect(slip).to_be_visible()
    return slip


def named(step: LessonQuestion, words: list[str]) -> tuple[str, str] | None:
    """One of these words that is a mistake with an answer of its own, and which mistake; none where there is no such."""
    judged = ((word, judge(step, word).mistake) for word in words)
    return next(
        ((word, mistake) for word, mistake in judged if mistake in {*step.mistakes, *step.choices, *step.figures}), None
    )


def go_wrong(someone: Person, slip: Locator, step: LessonQuestion) -> str | None:
    """Gives a wrong answer, as a beginner would, and tells which mistake it is."""
    page = someone.page
    if step.asks == "choice":
        other = slip.locator(f'[data-choice]:not([data-choice="{step.right}"])').first
        other.click()
        return other.get_attribute("data-choice")
    if step.asks == "claim":
        wrong = named(step, all_of(page, "[data-action]", "action"))
        if wrong:
            page.locator(f'[data-action="{wrong[0]}"]').click()
    else:
        wrong = named(step, [f"discard {code}" for code in all_of(page, "[data-tile]", "code")])
        if wrong:
            tile = page.locator(f"[data-tile][data-code='{wrong[0].removeprefix('discard ')}']").last
            tile.click()
            expect(tile).to_have_attribute("aria-pressed", "true")
            tile.click()
            if "dangerous" in (tile.get_attribute("aria-label") or ""):
                # the table warns first, and takes it at a second word
                page.locator(".strip .warning").wait_for()
                tile.click()
    return wrong and wrong[1]


def all_of(page: Page, where: str, name: str) -> list[str]:
    found: list[str] = page.locator(where).evaluate_all("(all, name) => all.map((one) => one.dataset[name])", name)
    return found


@pytest.mark.sweep
def test_every_lesson_goes_to_its_end_with_a_wrong_answer_to_all_that_is_asked(visitor: tuple[Person, str]) -> None:
    someone, address = visitor
    page = someone.page
    page.goto(f"{address}#/lessons/{_STEPPED[0].name}")
    slipped: dict[str, int] = dict.fromkeys(("turn", "claim", "choice"), 0)
    for lesson in _STEPPED:
        for number, step in enumerate(lesson.steps):
            slip = slip_at(page, step.asks, number)
            if step.asks != "choice":
                # the table is at rest: what is shown is played there
                expect(page.locator(".place[data-version]")).to_be_visible()
                someone.rest()
            mistake = go_wrong(someone, slip, step)
            if mistake:
                # its own answer is given, nothing is played, and one may try again
                told = attribute(
                    "en", f"lesson-{lesson.name}-{step.name}", f"not-{mistake}".replace("_", "-"), **_FIGURES
                )
                expect(slip.locator('[data-right="false"]')).to_have_text(told)
                expect(slip).to_have_attribute("data-step", str(number))
                slipped[step.asks] += 1
            slip.locator("[data-show]").click()
        slip_at(page, "done", len(lesson.steps)).locator("[data-next]").click()
    slip_at(page, "hand", 0)
    # only where the step has nothing but its move there is no mistake to make
    asked = [step for lesson in _STEPPED for step in lesson.steps if step.asks == "choice" or step.mistakes]
    assert slipped == {kind: sum(step.asks == kind for step in asked) for kind in slipped}
