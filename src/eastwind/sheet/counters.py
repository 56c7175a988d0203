"""Counters that change hands: the fewest, with the change that comes back, and what is owed where they do not reach.

What a player should have is his standing; what he has are counters. Whatever the two differ by is paid as soon as it can be, so a
debt is paid by the hand that brings its debtor enough.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from typing import Final

Piles = tuple[int, ...]
#: Change is given out of the counters that are worth the most, so nobody gives more than this too much.
_DEAREST_TOO_MUCH: Final = 2


@dataclass(frozen=True, slots=True)
class Handing:
    """One player gives another these counters and gets change; all in piles."""

    payer: int
    payee: int
    amount: int
    given: Piles
    change: Piles


@dataclass
class Box:
    """The counters of a table.

    :ivar worths: of the piles; :ivar held: [seat] → how many of each pile.
    """

    worths: Piles
    held: list[Piles] = field(default_factory=list)

    def worth_of(self, seat: int) -> int:
        """What a player has."""
        return worth(self.worths, self.held[seat])

    def pay(self, should: Sequence[int]) -> tuple[list[Handing], list[tuple[int, int, int]]]:
        """Hands counters over until everybody has what he should, as far as they reach.

        :returns: what is handed over, and what stays owed: (debtor, creditor, amount).
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
        """How it can be paid once somebody has given smaller counters for a dear one; None where that would not help either."""
        for one in self._changes(paid, payer):
            changed = _Paid(list(paid.held))
            changed.hand(one)
            way = _fewest(self.worths, changed.held[payer], changed.held[payee], amount)
            if way is not None:
                paid.hand(one)
                return way
        return None

    def _changes(self, paid: "_Paid", payer: int) -> Iterator[Handing]:
        """Smaller counters that somebody can give for one that a player has, the dearest first."""
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
        """What stays owed, then how many counters move."""
        moved = sum(sum(one.given) + sum(one.change) for one in self.handed)
        return sum(amount for _, _, amount in self.debts), moved

    def hand(self, one: Handing) -> None:
        for seat, sign in ((one.payer, -1), (one.payee, 1)):
            moved = zip(self.held[seat], one.given, one.change, strict=True)
            self.held[seat] = tuple(have + sign * (given - back) for have, given, back in moved)
        self.handed.append(one)


def worth(worths: Sequence[int], piles: Sequence[int]) -> int:
    """What counters come to."""
    return sum(each * number for each, number in zip(worths, piles, strict=True))


def _downwards(amount: int, worths: Sequence[int]) -> Iterator[int]:
    """What may be paid instead of an amount that cannot be: ever less, and at last nothing."""
    step = min(worths)
    yield amount
    yield from range(amount - (amount % step or step), 0, -step)
    if amount:
        yield 0


def _fewest(worths: Piles, payer: Piles, payee: Piles, amount: int) -> tuple[Piles, Piles] | None:
    """What is given and what comes back: of all ways that of the fewest counters; None where there is none."""
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
    """Every sum up to a bound that can be made of counters, with the fewest of them that make it."""
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
