"""Trainer of payments: the worth of every hand, the winner, the discarder, and the payments that follow."""

from typing import Final

from eastwind.explain import RulesInUse
from eastwind.interchange.settlement_json import explained_payments
from eastwind.trainers.lots import Lots
from eastwind.trainers.tasks import HandWorth, NoTaskError, SumAsked, SumsAsked, Task
from eastwind.words import WINDS

#: Worths of hands: those of losers small, those of winners with a double or two.
_OF_LOSERS: Final = (0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32)
_OF_WINNERS: Final = (22, 24, 26, 28, 30, 32, 44, 48, 52, 56, 60, 64, 88, 96, 104, 120, 128, 192, 256)


def pays_task(use: RulesInUse, level: int, seed: int, lots: Lots) -> Task:
    """Make a task on one payment, the win or loss of one player, or the whole table."""
    if use.compiled.own_score:
        raise NoTaskError(f"under {use.rules.id} no payments are made")
    seated = tuple(WINDS[seat] for seat in use.seats)
    winner = lots.pick(seated)
    losers = tuple(wind for wind in seated if wind != winner)
    limit = int(use.compiled.limit) or max(_OF_WINNERS)
    worths: dict[str, int] = {
        wind: min(lots.pick(_OF_WINNERS if wind == winner else _OF_LOSERS), limit) for wind in seated
    }
    discarder = lots.pick(losers) if lots.below(3) else None
    penalty = bool(level == 3 and discarder is not None and use.rules.file.settlement.penalty.value and lots.one_in(2))
    payments, net = explained_payments(use, worths, (winner,), discarder, penalty=penalty)
    due = {(WINDS[payment.payer], WINDS[payment.payee]): payment.amount for payment in payments}
    asked: tuple[SumAsked, ...]
    if level == 1:
        payer = lots.pick(losers)
        asked = (SumAsked(payer=payer, payee=winner, sum=due.get((payer, winner), 0)),)
    elif level == 2:
        one = lots.pick(seated)
        asked = (SumAsked(payer=one, payee=None, sum=net[one]),)
    else:
        asked = tuple(SumAsked(payer=wind, payee=None, sum=net[wind]) for wind in seated)
    question = SumsAsked(
        worths=tuple(HandWorth(seat=wind, worth=worths[wind]) for wind in seated),
        winner=winner,
        discarder=discarder,
        penalty=penalty,
        asked=asked,
        payments=payments,
    )
    return Task(trainer="pays", level=level, seed=seed, hand=None, asked=question)
