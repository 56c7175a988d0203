"""The fewest counters that have to change hands."""

from hypothesis import given
from hypothesis import strategies as st

from eastwind.sheet.counters import Box, worth

WORTHS = (500, 100, 10, 2)
GIVEN = (1, 2, 9, 10)


def test_change_is_given_where_that_moves_fewer_counters() -> None:
    box = Box(WORTHS, [GIVEN] * 2)
    handed, debts = box.pay([810 + 98, 810 - 98])
    (one,) = handed
    assert (one.given, one.change) == ((0, 1, 0, 0), (0, 0, 0, 1))
    assert not debts


def test_a_third_player_changes_a_counter_that_the_two_cannot() -> None:
    box = Box(WORTHS, [(1, 0, 0, 0), (0, 0, 0, 0), (0, 5, 0, 0)])
    handed, debts = box.pay([400, 100, 500])
    assert not debts
    assert [worth(WORTHS, piles) for piles in box.held] == [400, 100, 500]
    assert (handed[0].payer, handed[0].payee, handed[0].amount) == (0, 2, 0)


def test_what_is_smaller_than_the_smallest_counter_stays_owed() -> None:
    handed, debts = Box(WORTHS, [GIVEN] * 2).pay([811, 809])
    assert not handed
    assert debts == [(1, 0, 1)]


@given(st.lists(st.integers(-150, 150).map(lambda half: 2 * half), min_size=3, max_size=3))
def test_counters_are_neither_made_nor_lost_and_debts_are_what_is_lacking(net: list[int]) -> None:
    net = [*net, -sum(net)]
    box = Box(WORTHS, [GIVEN] * 4)
    handed, debts = box.pay([810 + amount for amount in net])
    assert [sum(piles) for piles in zip(*box.held, strict=True)] == [4 * number for number in GIVEN]
    assert all(number >= 0 for piles in box.held for number in piles)
    owed = [0] * 4
    for debtor, creditor, amount in debts:
        owed[debtor] += amount
        owed[creditor] -= amount
    assert [worth(WORTHS, piles) - debt for piles, debt in zip(box.held, owed, strict=True)] == [
        810 + one for one in net
    ]
    assert all(one.amount == worth(WORTHS, one.given) - worth(WORTHS, one.change) for one in handed)
