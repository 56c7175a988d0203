"""Settlement as JSON: the worth of every seat's hand and the winners in, the payments between seats out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from eastwind.explain.payments import Payment, payments_explained, settled
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.questions import SettlementQuestion, read
from eastwind.interchange.rules_in_use import PRESETS, KnownRules, rules_in_use
from eastwind.rules.compiled import DrawPayment, Tie
from eastwind.rules.faults import show
from eastwind.scoring.settlement import SettlementRecord
from eastwind.words import WINDS

_EAST: Final = 0
_NOBODY: Final = -1
#: Seats of the engine's settlement, taken or not.
_PLACES: Final = 4
#: Reason of a payment for all, where the kind of dangerous discard is not given.
_PENALTY: Final = "settle-penalty"


def settlement_answer(obj: object, known: KnownRules = PRESETS) -> dict[str, Any]:
    """Answer a question in JSON: the payments from seat to seat, and the net win or loss of each seat.

    :param known: rule sets that the question may name.
    :raises InterchangeError: for a question of the wrong form, or one that contradicts itself or the rule set.
    """
    asked = read(SettlementQuestion, obj, "the question")
    use = rules_in_use(asked.rules, asked.options, players=len(asked.values), known=known)
    paid, net = settle_seats(
        use, asked.values, asked.winners, asked.discarder, penalty=asked.penalty, waiting=asked.waiting
    )
    return {"payments": [list(payment) for payment in paid], "net": net}


def settle_seats(
    use: RulesInUse,
    said: Mapping[str, int],
    won: Sequence[str],
    gave: str | None,
    *,
    penalty: bool,
    waiting: Sequence[str] = (),
) -> tuple[list[tuple[str, str, int]], dict[str, int]]:
    """Return ((payer, payee, amount) of each payment, net win or loss of each seat), seats by the letter of their wind.

    `said`: worth of each hand; `won`: the winners; `gave`: seat whose discard won, None for a drawn tile; `waiting`: seats that
    the rules pay for being one tile short at the end of a drawn hand.

    :raises InterchangeError: for an ending that contradicts itself or the rule set.
    """
    end = _ended(use, said, won, gave, penalty=penalty, waiting=waiting)
    paid = _paid(use, end)
    moved = [
        (payer, payee, amount)
        for payer, row in zip(end.seated, paid, strict=True)
        for payee, amount in zip(end.seated, row, strict=True)
        if amount
    ]
    return moved, _net(use, end, paid)


def explained_payments(
    use: RulesInUse,
    said: Mapping[str, int],
    won: Sequence[str],
    gave: str | None,
    *,
    penalty: bool,
    waiting: Sequence[str] = (),
) -> tuple[tuple[Payment, ...], dict[str, int]]:
    """Return the same as `settle_seats`, each payment with its parts and their reasons; its seats are the engine's, East first.

    :raises InterchangeError: for an ending that contradicts itself or the rule set.
    """
    end = _ended(use, said, won, gave, penalty=penalty, waiting=waiting)
    case = _settled(use, end.values, end.winners, end.discarder, penalty=end.penalty, waiting=end.waiting)
    penalties: list[str | None] = [None] * _PLACES
    if end.penalty:
        for place in end.winners:
            penalties[use.seats[place]] = _PENALTY
    return payments_explained(case, penalties), _net(use, end, _by_place(use, case))


@dataclass(frozen=True, slots=True)
class _End:
    """End of a hand; players are numbered from East on, in the order of play."""

    seated: tuple[str, ...]
    values: list[int]
    winners: list[int]
    discarder: int | None
    waiting: list[int]
    penalty: bool


def _ended(
    use: RulesInUse,
    said: Mapping[str, int],
    won: Sequence[str],
    gave: str | None,
    *,
    penalty: bool,
    waiting: Sequence[str],
) -> _End:
    seated = _seated(said, use)
    winners = _places(won, "winners", seated)
    discarder = None if gave is None else _place(gave, "discarder", seated)
    _check(use, seated, winners, discarder, penalty)
    short = _places(waiting, "waiting", seated)
    if short and (winners or not use.compiled.draw_payment & ~DrawPayment.DEALER):
        raise InterchangeError(
            f"waiting: expected no seats; {use.rules.id} pays for it in no hand that ended so", "waiting"
        )
    return _End(seated, [said[letter] for letter in seated], winners, discarder, short, penalty)


def _paid(use: RulesInUse, end: _End) -> list[list[int]]:
    return payments(use, end.values, end.winners, end.discarder, penalty=end.penalty, waiting=end.waiting)


def _net(use: RulesInUse, end: _End, paid: list[list[int]]) -> dict[str, int]:
    """Return the net win or loss of each seat; where no payments are made, the amount it adds to its own score."""
    if use.compiled.own_score:
        return dict(zip(end.seated, end.values, strict=True))
    return {letter: sum(row[place] for row in paid) - sum(paid[place]) for place, letter in enumerate(end.seated)}


def payments(
    use: RulesInUse,
    values: Sequence[int],
    winners: Sequence[int],
    discarder: int | None,
    *,
    penalty: bool,
    waiting: Sequence[int] = (),
) -> list[list[int]]:
    """Return the amount that each player (row) pays each other (column).

    Players are numbered from East on, in the order of play. `values`: worth of each hand; `winners`: empty for a drawn hand;
    `discarder`: player whose discard won, None for a drawn tile; `penalty`: the discarder pays for all; `waiting`: players paid
    for being one tile short at the end of a drawn hand.

    :raises InterchangeError: for several winners under rules that know one.
    """
    case = _settled(use, values, winners, discarder, penalty=penalty, waiting=waiting)
    return _by_place(use, case)


def _settled(
    use: RulesInUse,
    values: Sequence[int],
    winners: Sequence[int],
    discarder: int | None,
    *,
    penalty: bool,
    waiting: Sequence[int],
) -> SettlementRecord:
    """Return the settlement of the engine, as `payments`; its seats are the engine's."""
    if len(winners) > 1 and use.compiled.tie != Tie.ALL:
        raise InterchangeError(f"winners: {use.rules.id} knows one winner of a hand, found {len(winners)}")
    worths = np.zeros(_PLACES, np.int32)
    worths[list(use.seats)] = values
    won = _mask(use, winners)
    return settled(
        use.compiled,
        values=worths,
        winners=won,
        discarder=_NOBODY if discarder is None else use.seats[discarder],
        owed=won if penalty else 0,
        dealer=use.seats[_EAST],
        waiting=_mask(use, waiting),
    )


def _by_place(use: RulesInUse, case: SettlementRecord) -> list[list[int]]:
    """Return the payments of a settlement, players numbered from East on."""
    return [[int(case.payments[payer, payee]) for payee in use.seats] for payer in use.seats]


def _mask(use: RulesInUse, places: Sequence[int]) -> int:
    return sum(1 << use.seats[place] for place in places)


def _seated(said: Mapping[str, int], use: RulesInUse) -> tuple[str, ...]:
    """Return the letters of the seats at the table, from East on; fewer than four may have any of the winds.

    :raises InterchangeError: for seats that do not fit the rule set.
    """
    seated = tuple(letter for letter in WINDS if letter in said)
    if len(seated) != len(said) or len(seated) != use.players or WINDS[_EAST] not in seated:
        expected = ", ".join(WINDS) if use.players == len(WINDS) else f"E and {use.players - 1} of S, W, N"
        found = ", ".join(said) or "nobody"
        raise InterchangeError(
            f"values: {use.rules.id} is for {use.players} players, expected {expected}, found {found}"
        )
    return seated


def _place(letter: str, place: str, seated: Sequence[str]) -> int:
    """Return the player, numbered from East, of a wind's letter."""
    if letter not in seated:
        raise InterchangeError(f"{place}: expected one of {', '.join(seated)}, found {show(letter)}", place)
    return seated.index(letter)


def _places(letters: Sequence[str], what: str, seated: Sequence[str]) -> list[int]:
    """Return the players of several letters, in the order of play."""
    places = [_place(letter, f"{what}[{index}]", seated) for index, letter in enumerate(letters)]
    if len(set(places)) < len(places):
        raise InterchangeError(f"{what}: expected each seat once, found {', '.join(map(show, letters))}")
    return sorted(places)


def _check(
    use: RulesInUse, seated: Sequence[str], winners: Sequence[int], discarder: int | None, penalty: bool
) -> None:
    if discarder is not None and discarder in winners:
        raise InterchangeError(f"discarder: {seated[discarder]} won; expected the seat whose discard won, or null")
    if len(winners) > 1 and discarder is None:
        raise InterchangeError("winners: several can win on one discard only; expected its discarder")
    if not penalty:
        return
    if not winners or discarder is None:
        raise InterchangeError("penalty: the discarder pays for all; expected a winner and a discarder")
    if not use.rules.file.settlement.penalty.value:
        raise InterchangeError(f"penalty: expected false, {use.rules.id} has no penalty with these options")
