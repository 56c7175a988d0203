"""Why who pays whom: the parts of every payment come to what the engine has paid."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import numpy as np
import pytest

from eastwind.explain import Payment, payments_of
from eastwind.explain.payments import settled
from eastwind.rules.compiled import Rules
from eastwind.table.layout import TABLE, Penalty, TableRecord
from tests.support.rules import house, preset

VALUES: Final = (64, 12, 0, 26)


def ended(
    rules: Rules, winners: tuple[int, ...], discarder: int = -1, *, east: int = 0, owed: tuple[int, ...] = ()
) -> TableRecord:
    """A hand that is over: settled by the engine."""
    array: Any = np.zeros(1, TABLE).view(np.recarray)
    record: TableRecord = array[0]
    record.dealer, record.discarder = east, discarder
    record.winner = winners[0] if winners else -1
    record.winners = sum(1 << seat for seat in winners)
    record.values[:] = VALUES
    case = settled(
        rules,
        values=VALUES,
        winners=int(record.winners),
        discarder=discarder,
        owed=sum(1 << seat for seat in owed),
        dealer=east,
    )
    record.payments[:] = case.payments
    for seat in owed:
        record.penalties[seat] = Penalty.WINDS
    return record


def of(found: tuple[Payment, ...], payer: int, payee: int) -> Payment:
    [payment] = [payment for payment in found if (payment.payer, payment.payee) == (payer, payee)]
    return payment


def all_ends() -> Iterator[tuple[tuple[int, ...], int, int, tuple[int, ...]]]:
    """(winners, discarder, East, those who are owed a penalty)."""
    for winners, discarder, east in product([(0,), (2,), (1, 3), (0, 1, 3)], range(-1, 4), range(4)):
        if discarder in winners or (discarder < 0 and len(winners) > 1):
            continue
        owing = [()] if discarder < 0 else [(), winners[:1], winners]
        for owed in owing:
            yield winners, discarder, east, owed


@pytest.mark.parametrize(
    ("winner", "discarder_pays", "losers"),
    [
        *product(["each-loser-pays"], ["no-matter", "pays-for-all", "pays-double"], ["difference", "none"]),
        ("losers-points", "no-matter", "none"),
    ],
)
def test_the_parts_come_to_what_is_paid(winner: str, discarder_pays: str, losers: str) -> None:
    if winner == "losers-points":
        rules = house("bg-classic", settlement__winner=winner, settlement__east_with_winner=True)
    else:
        rules = house(
            settlement__discarder=discarder_pays,
            settlement__losers=losers,
            settlement__east_between_losers=losers == "difference",
            settlement__penalty=False,
        )
    for winners, discarder, east, owed in all_ends():
        record = ended(rules, winners, discarder, east=east, owed=owed)
        found = payments_of(record, rules)
        assert len(found) == np.count_nonzero(np.asarray(record.payments))
        for payment in found:
            assert payment.amount == record.payments[payment.payer, payment.payee]
            assert sum(part.amount for part in payment.parts) == payment.amount, (winners, discarder, east, owed)
            assert set(payment.reasons) == {reason for part in payment.parts for reason in part.reasons}


def test_a_loser_pays_the_winner_double_where_one_is_east() -> None:
    found = payments_of(ended(house(), (0,), 1), house())
    assert of(found, 1, 0).reasons == ("settle-winner", "settle-dealer")
    assert of(found, 2, 3).reasons == ("settle-losers",)


def test_the_discarder_pays_the_parts_of_all() -> None:
    rules = house(
        settlement__discarder="pays-for-all",
        settlement__losers="none",
        settlement__east_between_losers=False,
        settlement__penalty=False,
    )
    [payment] = payments_of(ended(rules, (0,), 1, east=3), rules)
    assert [(part.loser, part.amount, part.reasons) for part in payment.parts] == [
        (1, 64, ("settle-winner", "settle-discarder")),
        (2, 64, ("settle-winner", "settle-discarder")),
        (3, 128, ("settle-winner", "settle-dealer", "settle-discarder")),
    ]


def test_the_discarder_pays_double() -> None:
    rules = house(
        settlement__discarder="pays-double",
        settlement__losers="none",
        settlement__east_between_losers=False,
        settlement__penalty=False,
    )
    found = payments_of(ended(rules, (0,), 1, east=3), rules)
    assert of(found, 1, 0).parts[0].amount == 128
    assert of(found, 1, 0).reasons == ("settle-winner", "settle-discarder")
    assert of(found, 2, 0).reasons == ("settle-winner",)


def test_a_penalty_is_paid_to_the_winner_it_is_owed() -> None:
    found = payments_of(ended(house(), (1, 3), 0, owed=(3,)), house())
    assert of(found, 0, 3).reasons == ("penalty-winds", "settle-winner", "settle-dealer")
    assert [part.loser for part in of(found, 0, 3).parts] == [0, 2]
    assert of(found, 0, 1).reasons == ("settle-winner", "settle-dealer")
    assert not [payment for payment in found if (payment.payer, payment.payee) == (2, 3)]


def test_each_pays_what_his_own_hand_came_to() -> None:
    rules = house("bg-classic", settlement__winner="losers-points")
    found = payments_of(ended(rules, (0,), 1), rules)
    assert [(payment.payer, payment.amount, payment.reasons) for payment in found] == [
        (1, 12, ("settle-losers-points",)),
        (3, 26, ("settle-losers-points",)),
    ]


def test_a_drawn_hand_is_paid_for() -> None:
    rules = house(settlement__drawn_hand="to-east", settlement__drawn_hand_amount=10)
    record = ended(rules, (), east=2)
    found = payments_of(record, rules)
    assert [(payment.payer, payment.payee, payment.amount) for payment in found] == [(0, 2, 10), (1, 2, 10), (3, 2, 10)]
    assert {tuple(payment.reasons) for payment in found} == {("settle-drawn",)}


def test_nobody_pays_where_each_adds_up_his_own() -> None:
    rules = preset("family", players=4)
    assert payments_of(ended(rules, (0,), 1), rules) == ()
