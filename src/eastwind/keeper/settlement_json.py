"""The settlement as JSON: the worth of every seat's hand and who won in, who pays whom out."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.keeper.faults import KeeperError
from eastwind.keeper.questions import SettlementQuestion, read
from eastwind.keeper.rules_in_use import PRESETS, KnownRules, rules_in_use
from eastwind.rules.compiled import DrawPayment, Tie
from eastwind.rules.faults import show
from eastwind.scoring.settle import settle, settle_drawn
from eastwind.words import WINDS

_EAST: Final = 0
_NOBODY: Final = -1
#: Seats of the engine's settlement, whoever sits there.
_PLACES: Final = 4


def settlement_answer(obj: object, known: KnownRules = PRESETS) -> dict[str, Any]:
    """The answer to a question in JSON: the payments from seat to seat, and what each seat wins or loses.

    :param known: the rule sets that may be named.
    :raises KeeperError: for a question that has not the form, or contradicts itself or the rule set.
    """
    asked = read(SettlementQuestion, obj, "the question")
    use = rules_in_use(asked.rules, asked.options, players=len(asked.values), known=known)
    paid, net = settle_seats(use, asked.values, asked.winners, asked.discarder, penalty=asked.penalty)
    return {"payments": [list(payment) for payment in paid], "net": net}


def settle_seats(
    use: RulesInUse, said: Mapping[str, int], won: Sequence[str], gave: str | None, *, penalty: bool
) -> tuple[list[tuple[str, str, int]], dict[str, int]]:
    """(who pays, to whom, how much; what each seat wins or loses), seats by the letter of their wind.

    `said`: what each hand is worth; `won`: the winners, `gave`: whose discard won, None for a drawn tile.

    :raises KeeperError: for what contradicts itself or the rule set.
    """
    seated = _seated(said, use)
    winners = _winners(won, seated)
    discarder = None if gave is None else _place(gave, "discarder", seated)
    _check(use, seated, winners, discarder, penalty)
    paid = payments(use, [said[letter] for letter in seated], winners, discarder, penalty=penalty)
    moved = [
        (payer, payee, amount)
        for payer, row in zip(seated, paid, strict=True)
        for payee, amount in zip(seated, row, strict=True)
        if amount
    ]
    return moved, {letter: sum(row[place] for row in paid) - sum(paid[place]) for place, letter in enumerate(seated)}


def payments(
    use: RulesInUse, values: Sequence[int], winners: Sequence[int], discarder: int | None, *, penalty: bool
) -> list[list[int]]:
    """What each player (row) pays each other (column): the one place that asks the engine.

    Players are counted from East on, in the order of play. `values`: the worth of each hand; `winners`: none for a drawn hand;
    `discarder`: whose discard won, None for a drawn tile; `penalty`: he pays for all.
    """
    if len(winners) > 1 and use.compiled.tie != Tie.ALL:
        raise KeeperError(f"winners: {use.rules.id} knows one winner of a hand, found {len(winners)}")
    worths, paid = np.zeros(_PLACES, np.int32), np.zeros((_PLACES, _PLACES), np.int32)
    worths[list(use.seats)] = values
    if not winners and use.compiled.draw_payment == DrawPayment.DEALER:
        settle_drawn(use.compiled, 0, use.seats[_EAST], paid)
        return [[int(paid[payer, payee]) for payee in use.seats] for payer in use.seats]
    won = sum(1 << use.seats[place] for place in winners)
    giver = _NOBODY if discarder is None else use.seats[discarder]
    settle(use.compiled, worths, won, giver, won if penalty else 0, use.seats[_EAST], paid)
    return [[int(paid[payer, payee]) for payee in use.seats] for payer in use.seats]


def _seated(said: Mapping[str, int], use: RulesInUse) -> tuple[str, ...]:
    """The letters of those who sit at the table, from East on; fewer than four are called by whatever winds they have."""
    seated = tuple(letter for letter in WINDS if letter in said)
    if len(seated) != len(said) or len(seated) != use.players or WINDS[_EAST] not in seated:
        expected = ", ".join(WINDS) if use.players == len(WINDS) else f"E and {use.players - 1} of S, W, N"
        found = ", ".join(said) or "nobody"
        raise KeeperError(f"values: {use.rules.id} is for {use.players} players, expected {expected}, found {found}")
    return seated


def _place(letter: str, place: str, seated: Sequence[str]) -> int:
    """Which player, counted from East, a letter stands for."""
    if letter not in seated:
        raise KeeperError(f"{place}: expected one of {', '.join(seated)}, found {show(letter)}", place)
    return seated.index(letter)


def _winners(letters: Sequence[str], seated: Sequence[str]) -> list[int]:
    winners = [_place(letter, f"winners[{index}]", seated) for index, letter in enumerate(letters)]
    if len(set(winners)) < len(winners):
        raise KeeperError(f"winners: expected each seat once, found {', '.join(map(show, letters))}")
    return sorted(winners)


def _check(
    use: RulesInUse, seated: Sequence[str], winners: Sequence[int], discarder: int | None, penalty: bool
) -> None:
    if discarder is not None and discarder in winners:
        raise KeeperError(f"discarder: {seated[discarder]} won; expected the seat whose discard won, or null")
    if len(winners) > 1 and discarder is None:
        raise KeeperError("winners: several can win on one discard only; expected its discarder")
    if not penalty:
        return
    if not winners or discarder is None:
        raise KeeperError("penalty: the discarder pays for all; expected a winner and a discarder")
    if not use.rules.file.settlement.penalty.value:
        raise KeeperError(f"penalty: expected false, {use.rules.id} has no penalty with these options")
