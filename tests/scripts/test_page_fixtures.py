"""Fixtures of the page's tests are what the engine gives today."""

import pytest

from scripts.page_fixtures import (
    FAMILY,
    MATCHES,
    TRAINERS,
    happens_in,
    played,
    positions,
    written_family,
    written_trainers,
)

_STALE = "run `.venv/bin/python -m scripts.page_fixtures`"


def test_positions_at_the_familys_table_are_those_of_today() -> None:
    assert FAMILY.read_text(encoding="utf-8") == written_family(), _STALE


def test_tasks_of_the_trainers_are_those_of_today() -> None:
    assert TRAINERS.read_text(encoding="utf-8") == written_trainers(), _STALE


@pytest.mark.parametrize("name", MATCHES)
def test_of_each_match_the_beginning_and_the_end_are_kept_and_what_is_looked_for(name: str) -> None:
    match = MATCHES[name]
    kept = positions(match)
    phases = [one["moment"]["phase"] for one in kept]
    assert (phases[0], kept[0]["game"]["moves"]) == ("break", [])
    assert len(kept[-1]["game"]["moves"]) == len(kept[-2]["game"]["moves"]) + 1
    assert (phases[-1] == "match_over") is (match.hands == 1)
    happened = {what for _, moment in played(match) for what in happens_in(moment)}
    for wanted in match.kept:
        assert any(what.startswith(wanted) for what in happened), f"match {name} has no example of {wanted!r}"
