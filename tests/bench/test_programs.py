"""The numbers for programs are taken of right answers. How large they are is for `eastwind bench` to say, not for a test."""

import pytest

from eastwind.bench import programs
from eastwind.bench.programs import ProgramError, program_measures


@pytest.mark.process
def test_both_commands_stand_beside_their_target(monkeypatch: pytest.MonkeyPatch) -> None:
    # a process each: two presets show as much as all
    monkeypatch.setattr(programs, "available", lambda: ("bmja", "family"))
    found = list(program_measures(lines=50))
    assert [one.name for one in found] == ["score --jsonl, a hand a line", "settle --jsonl, a hand a line"]
    for one in found:
        assert (one.target, one.unit, one.better) == (2000, "lines/s", "higher")
        assert one.value > 0


def test_wrong_answers_are_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "_hands", lambda _: [{"rules": "nowhere"}])
    with pytest.raises(ProgramError, match="50 of them errors"):
        next(program_measures(lines=50))


def test_the_slowest_rule_set_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {"bmja": 2500.0, "family": 9000.0, "ru-classic": 7000.0}
    monkeypatch.setattr(programs, "available", lambda: tuple(rates))
    monkeypatch.setattr(programs, "_rate", lambda _, questions, __: rates[questions[0]["rules"]])
    assert [one.value for one in program_measures(lines=50)] == [2500.0, 2500.0]
