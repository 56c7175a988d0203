"""Who pays whom: section IV of the source. All four seats win once, with East at every seat."""

import numpy as np
import pytest

from eastwind.explain.payments import settled
from eastwind.rules.compiled import Rules
from tests.support.rules import ru

VALUES = [64, 12, 16, 4]


def _payments(
    winner: int, east: int, payer: int = -1, values: list[int] = VALUES, rules: Rules | None = None
) -> list[list[int]]:
    """[who pays][to whom]"""
    winners = 0 if winner < 0 else 1 << winner
    owed = winners if payer >= 0 else 0
    case = settled(
        ru() if rules is None else rules, values=values, winners=winners, discarder=payer, owed=owed, dealer=east
    )
    table: list[list[int]] = np.asarray(case.payments).tolist()
    return table


def _net(payments: list[list[int]]) -> list[int]:
    return [sum(row[seat] for row in payments) - sum(payments[seat]) for seat in range(4)]


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("east", range(4))
def test_each_loser_pays_the_winner_the_hand_and_double_where_east_is_in_it(winner: int, east: int) -> None:
    payments = _payments(winner, east)
    for loser in {0, 1, 2, 3} - {winner}:
        assert payments[loser][winner] == VALUES[winner] * (2 if east in (winner, loser) else 1)
        assert payments[winner][loser] == 0


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("east", range(4))
def test_the_cheaper_of_two_losers_pays_the_difference_and_double_where_east_is_one(winner: int, east: int) -> None:
    payments = _payments(winner, east)
    losers = sorted({0, 1, 2, 3} - {winner}, key=lambda seat: VALUES[seat])
    for index, poor in enumerate(losers):
        for rich in losers[index + 1 :]:
            assert payments[poor][rich] == (VALUES[rich] - VALUES[poor]) * (2 if east in (poor, rich) else 1)
            assert payments[rich][poor] == 0


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("east", range(4))
def test_a_settlement_comes_to_nothing_over_all_players(winner: int, east: int) -> None:
    assert sum(_net(_payments(winner, east))) == 0


def test_a_settlement_worked_out_by_hand() -> None:
    # East (seat 0) wins with 64: 128 from each. South 12, West 16, North 4: South pays West 4, North pays South 8 and West 12.
    assert _net(_payments(0, 0)) == [384, -128 - 4 + 8, -128 + 4 + 12, -128 - 8 - 12]
    # South wins with 12, East is seat 0 with 64: East pays 24, West and North 12 each; losers' differences with East doubled.
    assert _net(_payments(1, 0)) == [-24 + 2 * 48 + 2 * 60, 48, -12 - 96 + 12, -12 - 120 - 12]


def test_losers_with_equal_hands_pay_each_other_nothing() -> None:
    payments = _payments(0, 0, values=[20, 8, 8, 8])
    assert sum(map(sum, payments)) == 3 * 40


def test_a_winner_with_the_cheapest_hand_is_still_paid() -> None:
    assert _payments(3, 0)[1][3] == 4


def test_a_drawn_hand_pays_nothing() -> None:
    assert _payments(-1, 0) == [[0] * 4] * 4


@pytest.mark.parametrize("winner", range(4))
@pytest.mark.parametrize("east", range(4))
@pytest.mark.parametrize("step", [1, 2, 3])
def test_who_is_fined_pays_for_all_three_and_nothing_else_is_settled(winner: int, east: int, step: int) -> None:
    payer = (winner + step) % 4
    payments = _payments(winner, east, payer)
    losers = {0, 1, 2, 3} - {winner}
    expected = sum(VALUES[winner] * (2 if east in (winner, loser) else 1) for loser in losers)
    assert payments[payer][winner] == expected
    assert sum(map(sum, payments)) == expected
    # East wins: six times the hand; otherwise four times, whoever pays
    assert expected == VALUES[winner] * (6 if winner == east else 4)
