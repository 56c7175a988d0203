"""Worksheets: every step on paper in every language, with its answers, drawn like the tiles of the page."""

import re

import pytest

from eastwind.school import STEPS, TaskError, make_task
from eastwind.words import LANGUAGES, text
from eastwind.worksheets import MOST_TASKS, WorksheetError, worksheets
from eastwind.worksheets.drawings import sign_of
from eastwind.worksheets.kinds import draw, free_alike
from scripts.worksheet_tiles import OUTPUT, drawings

_EVERY = [(step.id, level) for step in STEPS for level in range(1, len(step.levels) + 1)]


def test_the_drawings_are_those_of_the_page() -> None:
    assert OUTPUT.read_text(encoding="utf-8") == drawings(), "run `python -m scripts.worksheet_tiles`"


@pytest.mark.parametrize(("step", "level"), _EVERY)
def test_every_level_has_a_question_and_its_answer_and_all_its_drawings(step: str, level: int) -> None:
    for language in LANGUAGES:
        page = worksheets([step], 7, count=2, level=level, language=language)
        assert f'lang="{language}"' in page
        assert page.count("<main") == 2
        assert page.count('<section class="task">') == 4
        held = set(re.findall(r'<symbol id="([^"]+)"', page))
        assert set(re.findall(r'href="#([^"]+)"', page)) == held
        assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


def test_a_page_asks_for_nothing_from_elsewhere() -> None:
    page = worksheets([step.id for step in STEPS], 3)
    assert "http" not in page.replace("http://www.w3.org", "")
    assert "<script" not in page


def test_the_answer_rings_what_is_asked_for_and_nothing_else() -> None:
    task = make_task("find-suit", 7)
    drawn = draw(task, "en")
    assert drawn.answer.count('class="tile found"') == len(task.answer)
    assert drawn.answer.count('class="tile faded"') == len(task.tiles) - len(task.answer)
    assert "found" not in drawn.work


def test_a_tile_that_lies_on_its_head_is_drawn_so() -> None:
    task = make_task("line-up", 7, 3)
    assert draw(task, "en").work.count("rotate(180") == len(task.on_head) > 0


def test_what_stands_over_the_fold_is_not_in_the_answer_row_of_the_lock() -> None:
    """The row to keep in mind lies above the fold, and only there in order."""
    work = draw(make_task("code-lock", 7), "en").work
    above, below = work.split('class="fold"')
    assert above.count("<svg") == 4
    assert below.count('class="frame"') == 4


@pytest.mark.parametrize("seed", range(12))
def test_what_can_be_taken_off_first_in_the_solitaire_is_among_the_answers(seed: int) -> None:
    for level in (1, 2, 3):
        task = make_task("solitaire", seed, level)
        free = free_alike(task)
        one, other = task.answer[0]
        assert free[one] == free[other]


def test_the_wall_opens_after_the_counted_stack_from_the_right() -> None:
    task = make_task("break-wall", 7)
    opened = draw(task, "en").answer
    assert text("en", "worksheet-opens", side=task.answer["side"], stack=task.answer["stack"]) in opened
    assert opened.count('class="opening"') == 1
    assert "opening" not in draw(task, "en").work


def test_winds_have_the_letters_of_the_language() -> None:
    assert sign_of("1z", "en") == "tile-index-E"
    assert sign_of("1z", "ru") == "tile-index-u412"
    assert sign_of("2z", "pl") == "tile-index-Pd"


@pytest.mark.parametrize("count", [0, MOST_TASKS + 1])
def test_too_few_tasks_and_too_many_are_refused(count: int) -> None:
    with pytest.raises(WorksheetError, match="expected 1"):
        worksheets(["snake"], 1, count=count)


def test_a_step_that_there_is_none_of_is_refused() -> None:
    with pytest.raises(TaskError, match="no such step"):
        worksheets(["chess"], 1)
