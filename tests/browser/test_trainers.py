"""The trainers in a real browser: one task of each, answered wrongly and rightly; the streak, the course, the task of the day."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from eastwind.interchange import rules_in_use
from eastwind.trainers import make_task
from eastwind.trainers.make import TRAINERS
from eastwind.trainers.tasks import ClaimsAsked, LinesAsked, NameAsked, SumsAsked, Task, TilesAsked
from eastwind.words import text
from tests.browser.live import live, person

pytestmark = pytest.mark.browser

SEED = 7
LEVEL = 2


def answer(page: Page, task: Task) -> None:
    """Answers as the engine would."""
    form = page.locator("article form")
    match task.asked:
        case LinesAsked() as asked:
            for place in asked.right:
                form.locator(f'input[value="{place}"]').check()
            form.locator("input[type=text], input[type=number], input[inputmode]").last.fill(str(asked.bill.total))
            form.locator("input[inputmode]").last.press("Tab")
        case TilesAsked() as asked:
            for code in asked.right[:1] if asked.one else asked.right:
                form.locator(f'button[data-code="{code}"]').click()
        case SumsAsked() as asked:
            for field, it in zip(form.locator("input").all(), asked.asked, strict=True):
                field.fill(str(it.sum))
        case ClaimsAsked() as asked:
            boxes = form.locator("input[type=checkbox]")
            for place in asked.right or (len(asked.offered),):
                boxes.nth(place).check()
        case NameAsked() as asked:
            place = len(asked.offered) if asked.right is None else asked.offered.index(asked.right)
            page.locator(".names button").nth(place).click()
            return
    form.locator("button[type=submit]").click()


def test_one_of_each_trainer_is_answered(browser: Browser, tmp_path: Path) -> None:
    use = rules_in_use("ru-classic")
    with live(tmp_path) as address, person(browser, address) as ann:
        page = ann.page
        for trainer in TRAINERS:
            page.goto(f"{address}#/trainers/{trainer}/{LEVEL}/{SEED}")
            page.locator(f'[data-task="{trainer}"]').wait_for()
            answer(page, make_task(use, trainer, LEVEL, SEED))
            expect(page.locator(".verdict")).to_have_text(text("en", "trainers-right"))
        page.get_by_role("button", name=text("en", "trainers-next")).click()
        expect(page.locator(".verdict")).to_have_count(0)
        # a line that was missed is shown with its rule
        page.goto(f"{address}#/trainers/count/1/{SEED}")
        page.locator('[data-task="count"]').wait_for()
        page.locator("article form input[inputmode]").last.fill("1")
        page.locator("article form button[type=submit]").click()
        expect(page.locator(".verdict")).to_have_text(text("en", "trainers-wrong"))
        expect(page.get_by_role("heading", name=text("en", "trainers-count-missed"))).to_be_visible()
        expect(page.locator(".told .note").first).to_be_visible()
        # the course is kept, and the task of the day counts
        page.goto(f"{address}#/trainers/daily")
        page.locator("[data-task]").wait_for()
        page.goto(f"{address}#/trainers")
        expect(page.locator('[data-trainer="count"] .own')).to_contain_text("2 tasks")
        expect(page.locator(".course svg")).to_be_visible()
