"""The styles of the bots can be told from how they play: over thousands of hands, far beyond chance."""

from functools import cache

import pytest

from eastwind.bots import BUILT_IN
from eastwind.rules import load_preset
from eastwind.study.chances import Share
from eastwind.study.findings import PlayerFound
from eastwind.study.simulate import Plan, simulate
from eastwind.table import Phase, Table, actions
from eastwind.table.layout import TableRecord
from tests.bots.conformance import play_hands
from tests.support.rules import ru

_HANDS = 10_000


@cache
def found(level: str) -> PlayerFound:
    """Two of them, opposite each other, at a table with two of the same level who are minded evenly."""
    even = level.split("-")[0]
    return simulate(Plan(load_preset("ru-classic"), (level, even, level, even), _HANDS, seed=5)).by_level(level)


@cache
def claims(level: str) -> float:
    """The share of the offered chows and pungs that a player of the level takes."""
    asked = [0, 0]

    def watch(table: Table, seat: int, view: TableRecord, action: int) -> None:
        if table.phase is Phase.CLAIM and actions.MAHJONG not in table.offered(seat):
            asked[action != actions.PASS] += 1

    play_hands(ru(), (level,) * 4, 60, 9, watch)
    assert sum(asked) > 100
    return asked[1] / sum(asked)


@pytest.mark.parametrize("level", ["novice", "club"])
def test_who_is_bold_claims_more_and_who_is_patient_less(level: str) -> None:
    assert claims(f"{level}-patient") < 0.9 * claims(level)
    assert claims(f"{level}-bold") > 1.1 * claims(level)


def apart(less: Share, more: Share) -> bool:
    """Whether one share is smaller than the other by more than chance makes it once in a hundred times."""
    errors = sum(share.value * (1 - share.value) / share.of for share in (less, more))
    return bool(more.value - less.value > 2.33 * errors**0.5)


@pytest.mark.sweep
def test_the_careful_give_the_winning_tile_less_often_and_the_bold_more() -> None:
    careful, even, bold = (found(level).gave for level in ("club-careful", "club", "club-bold"))
    assert apart(careful, even)
    assert apart(careful, bold)
    assert even.value < bold.value
    assert apart(found("novice-careful").gave, found("novice").gave)


@pytest.mark.sweep
def test_a_patient_club_player_wins_less_often_and_more() -> None:
    patient, bold = found("club-patient"), found("club-bold")
    assert apart(patient.won, found("club").won)
    assert patient.value > 1.04 * found("club").value
    assert patient.value > 1.06 * bold.value


@pytest.mark.parametrize("level", [name for name in BUILT_IN.levels if name.startswith("club-")])
def test_every_club_player_is_stronger_than_a_novice(level: str) -> None:
    """A style is a matter of taste, not a weakness."""
    plan = Plan(load_preset("ru-classic"), (level, "novice", level, "novice"), 1_500, seed=6)
    assert simulate(plan).by_level(level).points.low > 0
