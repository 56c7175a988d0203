"""Walls arranged for a lesson, which deal given hands and give given draws."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.errors import EastwindError
from eastwind.rules.compiled import DealOrder, Rules
from eastwind.table import Table
from eastwind.table.table import places_in_turn
from eastwind.tiles.kinds import COPIES, FLOWERS, KINDS, PLAIN_KINDS
from eastwind.tiles.notation import format_tile
from eastwind.tiles.shuffle import Dice, Stream

#: Dice with which an arranged wall is broken; the choice is arbitrary.
DICE: Final[Dice] = (1, 2, 3, 4)
_PLACES: Final = 4
_BY_FOURS: Final = 12


class ArrangementError(EastwindError, ValueError):
    """Error for an arrangement that takes more tiles than there are."""


def whole_set(rules: Rules) -> list[int]:
    """Return all tiles that a rule set plays with."""
    bonus = range(FLOWERS, KINDS) if rules.flowers else ()
    return [*(kind for kind in range(PLAIN_KINDS) for _ in range(COPIES)), *bonus]


def dealt_places(rules: Rules) -> list[list[int]]:
    """Return for each player from the dealer on the tiles of the wall that they are dealt, by the order in which it is drawn."""
    players, order = int(rules.players), rules.deal_order
    found: list[list[int]] = [[] for _ in range(players)]
    taken = 0

    def give(player: int, tiles: int) -> None:
        nonlocal taken
        found[player] += range(taken, taken + tiles)
        taken += tiles

    if order == DealOrder.DEALER_FIVE:
        for turn in range(5 * players):
            give(turn % players, 5 if turn == 0 else 4 if turn < players else 2)
    else:
        for turn in range(_BY_FOURS // 4 * players):
            give(turn % players, 4)
    for player in range(players):
        give(player, 2 if player == 0 and order == DealOrder.DEALER_TWO_AT_ONCE else 1)
    if order == DealOrder.DEALER_LAST:
        give(0, 1)
    return found


def arranged(
    rules: Rules,
    hands: Sequence[Sequence[int]],
    draws: Sequence[int] = (),
    loose: Sequence[int] = (),
    *,
    stream: Stream,
    dealer: int = 0,
    kept_back: Iterable[int] = (),
) -> npt.NDArray[np.uint8]:
    """Return the built wall that deals these hands when it is broken with `DICE`.

    :param hands: for each player from the dealer on the first tiles of their hand; the rest of it comes by chance.
    :param draws: tiles drawn after the deal; :param loose: the loose tiles in the order in which they are taken.
    :param kept_back: kinds that, apart from the tiles given, come last; bonus tiles always do.
    :raises ArrangementError: for more tiles of a kind than there are, or more tiles of a hand than are dealt.
    """
    tiles = whole_set(rules)
    size, places = len(tiles), dealt_places(rules)
    wanted: dict[int, int] = {}
    for where, hand in zip(places, hands, strict=False):
        if len(hand) > len(where):
            raise ArrangementError(f"expected at most {len(where)} tiles in a hand that is dealt, found {len(hand)}")
        wanted.update(zip(where, hand, strict=False))
    dealt = sum(map(len, places))
    wanted.update(zip(range(dealt, size), draws, strict=False))
    wanted.update(zip(_loose_places(size), loose, strict=False))
    left = Counter(tiles)
    left.subtract(wanted.values())
    for kind, count in left.items():
        if count < 0:
            raise ArrangementError(f"expected at most {Counter(tiles)[kind]} tiles {format_tile(kind)}")
    back = frozenset(kept_back)
    rest = _shuffled([kind for kind in left.elements() if kind < FLOWERS and kind not in back], stream)
    rest += [kind for kind in left.elements() if kind >= FLOWERS or kind in back]
    coming = iter(rest)
    taken = [wanted[place] if place in wanted else next(coming) for place in range(size)]
    return _standing(rules, taken, dealer)


def deal_arranged(
    rules: Rules,
    hands: Sequence[Sequence[int]],
    draws: Sequence[int] = (),
    loose: Sequence[int] = (),
    *,
    stream: Stream,
    dealer: int = 0,
    kept_back: Iterable[int] = (),
) -> Table:
    """Return a table at which these hands have just been dealt, with the wall of `arranged`."""
    table = Table(rules, first_dealer=dealer)
    table.deal(
        arranged(rules, hands, draws, loose, stream=stream, dealer=dealer, kept_back=kept_back),
        np.array(DICE, np.uint8),
    )
    return table


def in_turn(table: Table, dealer: int) -> tuple[int, ...]:
    """Return the seats in the order of play from the dealer on: those of the first hand, the second and so on."""
    return tuple((dealer + place) % _PLACES for place in places_in_turn(table.seats, dealer))


def _loose_places(size: int) -> Iterable[int]:
    """Return the places of the loose tiles: the two at the wall's end, then the two before them, and so on."""
    return (place for end in range(size - 2, size // 2, -2) for place in (end, end + 1))


def _shuffled(tiles: list[int], stream: Stream) -> list[int]:
    found = list(tiles)
    for index in range(len(found) - 1, 0, -1):
        other = stream.below(index + 1)
        found[index], found[other] = found[other], found[index]
    return found


def _standing(rules: Rules, taken: Sequence[int], dealer: int) -> npt.NDArray[np.uint8]:
    """Return the built wall from which the tiles are taken in this order; a trial deal tells where it is broken."""
    size = len(taken)
    probe = Table(rules, first_dealer=dealer)
    probe.deal(np.array(whole_set(rules), np.uint8), np.array(DICE, np.uint8))
    first, step = int(probe.record.wall_first), int(probe.record.wall_step)
    standing = np.zeros(size, np.uint8)
    for index, kind in enumerate(taken):
        stack = (first + step * (index // 2)) % (size // 2)
        standing[2 * stack + index % 2] = kind
    return standing
