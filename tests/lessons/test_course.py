"""A lesson's table after some answers."""

import pytest

from eastwind.lessons import LESSONS
from eastwind.lessons.course import LessonTroubleError, play, played_rules, shown_answer, stand
from eastwind.rules import load_preset

_RU = load_preset("ru-classic")
_FIRST = LESSONS[0]


def test_a_table_is_the_same_each_time() -> None:
    one = stand(_RU, _FIRST, ())
    stand.cache_clear()
    other = stand(_RU, _FIRST, ())
    assert one.words == other.words
    assert one.match.table.record_bytes.tobytes() == other.match.table.record_bytes.tobytes()
    assert one.played == ()


def test_what_an_answer_set_off_can_be_played_once_more() -> None:
    before = stand(_RU, _FIRST, ())
    answer = shown_answer(_RU, _FIRST, ())
    after = stand(_RU, _FIRST, (answer,))
    assert after.played, "the second step has a deal of its own: play another lesson here"
    match = before.match
    for at, word in after.played:
        assert at.table.record_bytes.tobytes() == match.table.record_bytes.tobytes()
        match = play(after, at, word)
    assert match.table.record_bytes.tobytes() == after.match.table.record_bytes.tobytes()


def test_an_answer_that_cannot_be_given_is_refused() -> None:
    with pytest.raises(LessonTroubleError):
        stand(_RU, _FIRST, ("discard 9z",))


def test_a_lesson_is_played_under_the_chosen_rules_where_it_goes_to_its_end() -> None:
    assert played_rules(_RU, _FIRST) is _RU
