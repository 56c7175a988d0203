"""Distance of a hand to a win under any rule set, irregular forms included, and the tiles that bring it nearer.

At the table an irregular form is recognised when it is complete or one tile short (`eastwind.scoring.completion`); here, where
speed does not matter, it is recognised at any distance. Of every hand of a form the tiles already held are kept: 14 less the
number kept is the number missing.
"""

import itertools
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.templates import template_hands
from eastwind.hands.distance import useful
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import (
    KNITTING,
    ONE_SUIT_ANY,
    PAIRS_ANY,
    PAIRS_OF_ENDS,
    TRIPLE_KNITTING,
)
from eastwind.scoring.completion import distance_under, shapes_of, waits_under
from eastwind.scoring.hand import WHOLE_SIZE, Hand
from eastwind.scoring.layout import MAX_MELDS, MELD_KIND, MELD_TYPE
from eastwind.tiles.kinds import COPIES, ORPHANS, PLAIN_KINDS, RANKS
from eastwind.tiles.notation import counts_of, kinds_in

Counts = npt.NDArray[np.uint8]

_SUITS: Final = 3
_PAIRS: Final = 7
_ENDS: Final = kinds_in(ORPHANS)


@dataclass(frozen=True, eq=False)
class Nearness:
    """Distance, waits and useful tiles of a hand.

    :ivar hand: the hand whose melds and seat wind are used; :ivar counts: its concealed tiles, counted by kind (34,).
    """

    use: RulesInUse
    hand: Hand
    counts: Counts

    @cached_property
    def _melds(self) -> Any:
        melds = np.zeros((MAX_MELDS, 4), np.uint8)
        for index, meld in enumerate(self.hand.melds):
            melds[index, MELD_TYPE], melds[index, MELD_KIND] = meld.meld, meld.lowest
        return melds

    @property
    def _sets(self) -> int:
        return len(self.hand.melds)

    @cached_property
    def distance(self) -> int:
        """Distance to a win: −1 complete, 0 one tile short, n: n + 1 tiles short."""
        return min(self._known, WHOLE_SIZE - 1 - self._kept[0])

    @cached_property
    def _known(self) -> int:
        compiled, wind = self.use.compiled, self.hand.seat_wind
        return int(distance_under(lookup(), compiled, self.counts, self._melds, self._sets, wind))

    @cached_property
    def waits(self) -> tuple[int, ...]:
        """The kinds that complete thirteen tiles; further conditions that the rules set for a win are not checked."""
        compiled, wind = self.use.compiled, self.hand.seat_wind
        mask = int(waits_under(lookup(), compiled, self.counts, self._melds, self._sets, wind))
        return kinds_in(mask)

    @cached_property
    def useful(self) -> tuple[int, ...]:
        """The kinds that bring thirteen tiles nearer to a win."""
        if self.waits:
            return self.waits
        mask = 0
        if self._known == self.distance:
            mask = int(useful(lookup(), self.counts, self._sets, int(shapes_of(self.use.compiled))))
        kept, helping = self._kept
        if WHOLE_SIZE - 1 - kept == self.distance:
            mask |= helping
        return kinds_in(mask)

    @cached_property
    def _kept(self) -> tuple[int, int]:
        """(Number of tiles that can be kept for the nearest irregular hand, mask of the kinds that it lacks)."""
        shapes = int(self.use.compiled.shapes)
        found = [_of_one_suit(self.hand, self.counts)] if shapes & ONE_SUIT_ANY else []
        if not self._sets:
            found += [_towards(template_hands(self.use, self.hand.seat_wind), self.counts)]
            if shapes & PAIRS_ANY:
                found.append(_of_pairs(self.counts))
            if shapes & PAIRS_OF_ENDS:
                found.append(_towards(_pairs_of_ends(), self.counts))
            if shapes & KNITTING:
                found.append(_knitted(self.counts))
            if shapes & TRIPLE_KNITTING:
                found.append(_towards(_triple_knitting(), self.counts))
        most = max((kept for kept, _ in found), default=-PLAIN_KINDS)
        mask = 0
        for kept, helping in found:
            if kept == most:
                mask |= helping
        return most, mask


def _mask(kinds: npt.NDArray[Any]) -> int:
    return sum(1 << int(kind) for kind in np.flatnonzero(kinds))


def _towards(hands: Counts, counts: Counts) -> tuple[int, int]:
    """Return (most tiles held of one of `hands` (n, 34), mask of the kinds that the nearest ones lack)."""
    if not len(hands):
        return -PLAIN_KINDS, 0
    kept = np.minimum(hands, counts).sum(axis=1, dtype=np.int64)
    nearest = hands[kept == kept.max()]
    return int(kept.max()), _mask((nearest > counts).any(axis=0))


@lru_cache(1)
def _pairs_of_ends() -> Counts:
    """Return all hands of seven different pairs of 1, 9 and honours, counted by kind (n, 34)."""
    chosen = list(itertools.combinations(_ENDS, _PAIRS))
    hands = np.zeros((len(chosen), PLAIN_KINDS), np.uint8)
    for row, kinds in enumerate(chosen):
        hands[row, list(kinds)] = 2
    return hands


@lru_cache(1)
def _triple_knitting() -> Counts:
    """Return all hands of four times one number in all three suits and a pair of one number in two suits (n, 34)."""
    hands = []
    for ranks in itertools.combinations_with_replacement(range(RANKS), 4):
        for rank, left_out in itertools.product(range(RANKS), range(_SUITS)):
            hand = np.zeros(PLAIN_KINDS, np.uint8)
            for suit in range(_SUITS):
                for one in ranks:
                    hand[RANKS * suit + one] += 1
                if suit != left_out:
                    hand[RANKS * suit + rank] += 1
            if hand.max() <= COPIES:
                hands.append(hand)
    return np.array(hands)


def _of_pairs(counts: Counts) -> tuple[int, int]:
    """Return (tiles kept, mask of the kinds lacking) for any seven pairs, four of a kind being two pairs."""
    pairs, odd = int((counts // 2).sum()), counts % 2 == 1
    kept = 2 * min(pairs, _PAIRS) + min(max(_PAIRS - pairs, 0), int(odd.sum()))
    return kept, _mask(odd if kept < WHOLE_SIZE and odd.any() else counts < COPIES)


def _knitted(counts: Counts) -> tuple[int, int]:
    """Return (tiles kept, mask of the kinds lacking) for seven pairs of one number in the same two suits."""
    best, mask = -PLAIN_KINDS, 0
    for one, two in itertools.combinations(range(_SUITS), 2):
        here, there = (counts[RANKS * suit : RANKS * (suit + 1)].astype(np.int64) for suit in (one, two))
        knit, loose = int(np.minimum(here, there).sum()), int(np.abs(here - there).sum())
        kept = 2 * min(knit, _PAIRS) + min(max(_PAIRS - knit, 0), loose)
        lacking = np.zeros(PLAIN_KINDS, bool)
        # with too few to be matched, other numbers are as good
        begun = loose < _PAIRS - knit
        lacking[RANKS * one : RANKS * (one + 1)] = (here < there) | (begun & (here < COPIES))
        lacking[RANKS * two : RANKS * (two + 1)] = (there < here) | (begun & (there < COPIES))
        if kept > best:
            best, mask = kept, 0
        if kept == best:
            mask |= _mask(lacking)
    return best, mask


def _of_one_suit(hand: Hand, counts: Counts) -> tuple[int, int]:
    """Return (tiles kept, mask of the kinds lacking) for any tiles of one suit."""
    laid = {meld.lowest // RANKS for meld in hand.melds}
    best, mask = -PLAIN_KINDS, 0
    for suit in range(_SUITS):
        if laid - {suit}:
            continue
        own = np.zeros(PLAIN_KINDS, bool)
        own[RANKS * suit : RANKS * (suit + 1)] = counts[RANKS * suit : RANKS * (suit + 1)] < COPIES
        kept = int(counts[RANKS * suit : RANKS * (suit + 1)].sum()) + 3 * len(hand.melds)
        if kept > best:
            best, mask = kept, 0
        if kept == best:
            mask |= _mask(own)
    return best, mask


def nearness_of(use: RulesInUse, hand: Hand) -> Nearness:
    """Return the nearness of a hand of thirteen or fourteen tiles, three fewer for each meld on the table.

    For hands of fewer tiles the distance alone is meaningful.
    """
    return Nearness(use, hand, counts_of(hand.concealed)[:PLAIN_KINDS])
