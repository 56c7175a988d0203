"""Payment in counters: the fewest counters, the change that comes back, and the debts if they do not suffice.

A player's score is the amount that they should have, the counters are the amount that they have. Any difference is paid as soon
as possible, so a debt is paid by the hand that brings its debtor enough.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from typing import Final

Piles = tuple[int, ...]
#: Largest amount by which a player overpays, in counters of the highest worth: change is given from those.
_DEAREST_TOO_MUCH: Final = 2


@dataclass(frozen=True, slots=True)
class Handing:
    """Counters that one player gives another, and the change; all in piles."""

    payer: int
    payee: int
    amount: int
    given: Piles
    change: Piles


@dataclass
class Box:
    """Counters of a table.

    :ivar worths: worth of a counter of each pile; :ivar held: [seat] → number of counters of each pile.
    """

    worths: Piles
    held: list[Piles] = field(default_factory=list)

    def worth_of(self, seat: int) -> int:
        """Return the sum of a player's counters."""
        return worth(self.worths, self.held[seat])

    def pay(self, should: Sequence[int]) -> tuple[list[Handing], list[tuple[int, int, int]]]:
        """Pay counters until each player has the amount they should, as far as the counters suffice.

        :returns: the payments made, and the debts that remain: (debtor, creditor, amount).
        """
        due = [amount - self.worth_of(seat) for seat, amount in enumerate(should)]
        payers = [seat for seat, amount in enumerate(due) if amount < 0]
        payees = [seat for seat, amount in enumerate(due) if amount > 0]
        best: _Paid | None = None
        for order in permutations(payers):
            for others in permutations(payees):
                paid = self._paid(due, order, others)
                if best is None or paid.cost < best.cost:
                    best = paid
        if best is None:
            return [], []
        self.held = best.held
        return best.handed, best.debts

    def _paid(self, due: Sequence[int], payers: Sequence[int], payees: Sequence[int]) -> "_Paid":
        paid, left = _Paid(list(self.held)), list(due)
        for payer in payers:
            for payee in payees:
                amount = min(-left[payer], left[payee])
                if amount > 0:
                    self._hand_over(paid, payer, payee, amount)
                    left[payer] += amount
                    left[payee] -= amount
        return paid

    def _hand_over(self, paid: "_Paid", payer: int, payee: int, amount: int) -> None:
        able = min(amount, worth(self.worths, paid.held[payer]))
        for sum_paid in _downwards(able, self.worths):
            way = _fewest(self.worths, paid.held[payer], paid.held[payee], sum_paid)
            if way is None and sum_paid == able:
                way = self._after_change(paid, payer, payee, sum_paid)
            if way is not None:
                if sum_paid:
                    paid.hand(Handing(payer, payee, sum_paid, *way))
                if amount > sum_paid:
                    paid.debts.append((payer, payee, amount - sum_paid))
                return

    def _after_change(self, paid: "_Paid", payer: int, payee: int, amount: int) -> tuple[Piles, Piles] | None:
        """Change one of the payer's counters for smaller ones, so that an amount can be paid, and return (given, change).

        None if that would not help either.
        """
        for one in self._changes(paid, payer):
            changed = _Paid(list(paid.held))
            changed.hand(one)
            way = _fewest(self.worths, changed.held[payer], changed.held[payee], amount)
            if way is not None:
                paid.hand(one)
                return way
        return None

    def _changes(self, paid: "_Paid", payer: int) -> Iterator[Handing]:
        """Yield the ways to change one of a player's counters for smaller ones of another player, the highest worth first."""
        for pile in sorted(range(len(self.worths)), key=lambda one: -self.worths[one]):
            if not paid.held[payer][pile]:
                continue
            one = tuple(int(index == pile) for index in range(len(self.worths)))
            for other in range(len(paid.held)):
                smaller = tuple(
                    have if self.worths[index] < self.worths[pile] else 0 for index, have in enumerate(paid.held[other])
                )
                change = _exactly(self.worths, smaller, self.worths[pile]) if other != payer else None
                if change is not None:
                    yield Handing(payer, other, 0, one, change)


@dataclass
class _Paid:
    held: list[Piles]
    handed: list[Handing] = field(default_factory=list)
    debts: list[tuple[int, int, int]] = field(default_factory=list)

    @property
    def cost(self) -> tuple[int, int]:
        """(Sum of the debts, number of counters that move)."""
        moved = sum(sum(one.given) + sum(one.change) for one in self.handed)
        return sum(amount for _, _, amount in self.debts), moved

    def hand(self, one: Handing) -> None:
        for seat, sign in ((one.payer, -1), (one.payee, 1)):
            moved = zip(self.held[seat], one.given, one.change, strict=True)
            self.held[seat] = tuple(have + sign * (given - back) for have, given, back in moved)
        self.handed.append(one)


def worth(worths: Sequence[int], piles: Sequence[int]) -> int:
    """Return the sum of counters."""
    return sum(each * number for each, number in zip(worths, piles, strict=True))


def _downwards(amount: int, worths: Sequence[int]) -> Iterator[int]:
    """Yield an amount, then the amounts to pay instead if it cannot be paid: smaller and smaller, at last 0."""
    step = min(worths)
    yield amount
    yield from range(amount - (amount % step or step), 0, -step)
    if amount:
        yield 0


def _fewest(worths: Piles, payer: Piles, payee: Piles, amount: int) -> tuple[Piles, Piles] | None:
    """Return (given, change) with the fewest counters of all ways to pay an amount; None if there is no way."""
    most = min(worth(worths, payer), amount + _DEAREST_TOO_MUCH * max(worths, default=0))
    gives, backs = _ways(worths, payer, most), _ways(worths, payee, most - amount)
    best: tuple[int, Piles, Piles] | None = None
    for too_much, back in backs.items():
        given = gives.get(amount + too_much)
        if given is not None:
            cost = sum(given) + sum(back)
            if best is None or cost < best[0]:
                best = (cost, given, back)
    return None if best is None else best[1:]


def _exactly(worths: Piles, piles: Piles, amount: int) -> Piles | None:
    return _ways(worths, piles, amount).get(amount)


@lru_cache(maxsize=512)
def _ways(worths: Piles, piles: Piles, most: int) -> dict[int, Piles]:
    """Return every sum up to a bound that counters can make, with the fewest counters that make it."""
    found: dict[int, Piles] = {0: ()}
    for each, number in zip(worths, piles, strict=True):
        grown: dict[int, Piles] = {}
        for total, taken in found.items():
            for count in range(min(number, (most - total) // each) + 1):
                at = total + count * each
                if at not in grown or sum(grown[at]) > sum(taken) + count:
                    grown[at] = (*taken, count)
        found = grown
    return found
