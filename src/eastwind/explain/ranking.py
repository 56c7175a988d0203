"""Ranking of the legal actions from the best on, each with the reason for its place.

A win comes first, then actions that cost nothing (a bonus tile, a kong that keeps the hand together), then those that bring the
hand nearer. Among discards that leave a hand equally near, with as many tiles that help, a teacher's order decides.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal, assert_never

import numpy as np
import numpy.typing as npt
from pydantic import Field

from eastwind.explain.supposing import Position
from eastwind.explain.vocabulary import Value
from eastwind.hands.distance import useful as useful_kinds
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import ReadyHand
from eastwind.scoring.completion import REGULAR, distance_under
from eastwind.scoring.layout import MELD_TYPE, HandRecord, Meld
from eastwind.table import actions as act
from eastwind.table.actions import ActionType
from eastwind.table.hands_at_end import hand_record
from eastwind.table.melds import tiles_of_meld
from eastwind.tiles.kinds import COPIES, EAST, HONOURS, PLAIN_KINDS, RANKS, WHITE
from eastwind.tiles.notation import kinds_in

_Counts = npt.NDArray[np.uint8]

#: Reason for the place of an action, from the best on.
Reason = Literal[
    "win",  # the hand is complete and may be declared
    "bonus",  # a bonus tile is laid out for another
    "declare",  # a declaration without which the hand may not win
    "double",  # a declaration that makes the hand worth more
    "kong",  # a kong that leaves the hand as near as it is: points, and another tile
    "nearer",  # a claim that brings the hand nearer
    "discard",
    "pass",
    "bind",  # a declaration that the hand need not make
    "apart",  # a set that takes the hand apart, or brings it no nearer
    "barred",  # a set with which the rules do not let the hand win
    "open",  # own tiles laid open without need
]
_ORDER: Final[dict[Reason, int]] = {
    "win": 0,
    "bonus": 1,
    "double": 2,
    "kong": 3,
    "nearer": 4,
    "declare": 5,
    "discard": 5,
    "pass": 6,
    "bind": 7,
    "apart": 8,
    "barred": 9,
    "open": 10,
}
_MOST_CHOWS: Final = 4
#: Place of a suited tile in a teacher's order, by its distance from the nearer end of its suit.
_BY_RANK: Final = (1, 3, 4, 5, 5)


class RankedAction(Value):
    """Legal action in its place among all."""

    word: str
    reason: Reason
    distance: Annotated[int, Field(description="tiles still missing after it; 0: one tile short, −1: complete")]
    left: Annotated[int, Field(description="tiles that then bring the hand nearer, as far as they can still come")]
    dangerous: bool


@dataclass(frozen=True, slots=True)
class Thrown:
    """State of a hand after a discard, as advice has it."""

    distance: int
    left: int
    dangerous: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """State of the hand before it acts: `left`: tiles of each kind that may still come, `thrown`: state after each discard."""

    position: Position
    away: int
    left: Sequence[int]
    thrown: dict[int, Thrown]


def teachers_order(position: Position, kind: int) -> int:
    """Return the place of a kind in a teacher's order: of tiles that help the hand alike, the lowest is discarded first.

    A wind that is worth nothing to this seat goes first, then an end, a two or eight; a middle tile goes last.
    """
    if kind < HONOURS:
        return _BY_RANK[min(kind % RANKS, RANKS - 1 - kind % RANKS)]
    hand = hand_record(position.use.compiled, position.record, position.seat)
    worth_something = kind >= WHITE or kind - EAST in (hand.seat_wind, hand.round_wind)
    return 2 if worth_something else 0


def ranked(standing: Standing, offered: Iterable[int]) -> tuple[RankedAction, ...]:
    """Return all legal actions, the best first; equal ones keep the order of `thrown`, and then that of the actions."""
    places = {kind: place for place, kind in enumerate(standing.thrown)}
    judge = _Judge(standing)
    found = []
    for action in sorted(set(offered)):
        told = judge.told(action)
        kind = act.discard_of(action)
        place = (_ORDER[told.reason], places.get(kind, -1), told.distance, -told.left, told.reason != "declare", action)
        found.append((place, told))
    return tuple(told for _, told in sorted(found, key=lambda it: it[0]))


class _Judge:
    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        position = standing.position
        self.rules = position.use.compiled
        self.hand: HandRecord = hand_record(self.rules, position.record, position.seat)
        #: Distance of the hand when it has as many tiles as it waits with.
        self.near = min([it.distance for it in standing.thrown.values()], default=standing.away)

    def told(self, action: int) -> RankedAction:
        reason: Reason
        match act.type_of(action):
            case ActionType.DISCARD | ActionType.DISCARD_READY | ActionType.DISCARD_AT_ONCE:
                return self._discard(action)
            case ActionType.CHOW | ActionType.PUNG | ActionType.KONG:
                return self._claim(action)
            case ActionType.CONCEALED_KONG | ActionType.ADDED_KONG:
                return self._own_kong(action)
            case ActionType.MAHJONG:
                return self._is(action, "win", -1)
            case ActionType.PASS:
                reason = "pass"
            case ActionType.FLOWER:
                reason = "bonus"
            case ActionType.READY_AT_ONCE:
                reason = "double" if self._waits_live() else "bind"
            case ActionType.LAY_CHOW | ActionType.LAY_PUNG:
                reason = "open"
            case unknown:
                assert_never(unknown)
        return self._is(action, reason, self.near)

    def _is(
        self, action: int, reason: Reason, distance: int, left: int = 0, *, dangerous: bool = False
    ) -> RankedAction:
        return RankedAction(word=act.WORDS[action], reason=reason, distance=distance, left=left, dangerous=dangerous)

    def _waits_live(self) -> bool:
        standing = self.standing
        return standing.away <= 0 and any(standing.left[kind] for kind in kinds_in(standing.position.waits))

    def _discard(self, action: int) -> RankedAction:
        after = self.standing.thrown[act.discard_of(action)]
        reason: Reason = "discard"
        if act.type_of(action) is ActionType.DISCARD_AT_ONCE:
            reason = "double" if after.distance == 0 and after.left and after.distance == self.near else "bind"
        elif act.type_of(action) is ActionType.DISCARD_READY and self.rules.ready_hand == ReadyHand.TO_WIN:
            reason = "declare" if after.left else "bind"
        elif act.type_of(action) is ActionType.DISCARD_READY and self.rules.ready_hand == ReadyHand.OPTIONAL:
            reason = "bind"
        return self._is(action, reason, after.distance, after.left, dangerous=after.dangerous)

    def _own_kong(self, action: int) -> RankedAction:
        kind, melds = act.tile_of(action), np.array(self.hand.melds, np.uint8)
        sets, counts = int(self.hand.meld_count), self.standing.position.concealed.copy()
        if act.type_of(action) is ActionType.CONCEALED_KONG:
            counts[kind] -= COPIES
            self._lay(melds, sets, Meld.CONCEALED_KONG, kind)
            sets += 1
        else:
            counts[kind] -= 1
            self._laid_pung(melds, sets, kind)[MELD_TYPE] = Meld.ADDED_KONG
        distance, left = self._after(counts, melds, sets)
        return self._is(action, "kong" if distance <= self.near else "apart", distance, left)

    @staticmethod
    def _laid_pung(melds: npt.NDArray[np.uint8], sets: int, kind: int) -> npt.NDArray[np.uint8]:
        """Return the row of the exposed pung of a kind."""
        return next(row for row in melds[:sets] if row[0] == Meld.PUNG and row[1] == kind)

    def _onto_pung(self, kind: int) -> RankedAction:
        """Rank a kong by adding the discard to an exposed pung: nothing leaves the hand."""
        melds, sets = np.array(self.hand.melds, np.uint8), int(self.hand.meld_count)
        self._laid_pung(melds, sets, kind)[MELD_TYPE] = Meld.ADDED_KONG
        distance, left = self._after(self.standing.position.concealed.copy(), melds, sets)
        return self._is(act.KONG, "kong" if distance <= self.near else "apart", distance, left)

    def _claim(self, action: int) -> RankedAction:
        position, melds = self.standing.position, np.array(self.hand.melds, np.uint8)
        claimed, sets, counts = int(position.seen.last_discard), int(self.hand.meld_count), position.concealed.copy()
        if action == act.KONG and counts[claimed] < COPIES - 1:
            return self._onto_pung(claimed)
        meld = {act.PUNG: Meld.PUNG, act.KONG: Meld.KONG}.get(action, Meld.CHOW)
        lowest = act.tile_of(action) if meld is Meld.CHOW else claimed
        counts[claimed] += 1
        for kind in tiles_of_meld(meld, lowest):
            counts[kind] -= 1
        self._lay(melds, sets, meld, lowest)
        if meld is Meld.KONG:
            distance, left = self._after(counts, melds, sets + 1)
        else:
            distance, left = self._after_discard(counts, melds, sets + 1)
        if self._bars(melds, sets + 1):
            return self._is(action, "barred", distance, left)
        if distance < self.near:
            return self._is(action, "nearer", distance, left)
        return self._is(action, "kong" if meld is Meld.KONG and distance == self.near else "apart", distance, left)

    def _bars(self, melds: npt.NDArray[np.uint8], sets: int) -> bool:
        """Return whether the rules bar a hand with these sets on the table from any win."""
        chows = sum(1 for row in melds[:sets] if row[0] == Meld.CHOW)
        return bool(self.rules.concealed_win) or chows > min(int(self.rules.max_chows), _MOST_CHOWS)

    @staticmethod
    def _lay(melds: npt.NDArray[np.uint8], place: int, meld: Meld, lowest: int) -> None:
        melds[place] = 0
        melds[place, :2] = meld, lowest

    def _after_discard(self, counts: _Counts, melds: npt.NDArray[np.uint8], sets: int) -> tuple[int, int]:
        best = (PLAIN_KINDS, 0)
        for kind in np.flatnonzero(counts):
            counts[kind] -= 1
            distance, left = self._after(counts, melds, sets)
            counts[kind] += 1
            best = min(best, (distance, -left))
        return best[0], -best[1]

    def _after(self, counts: _Counts, melds: npt.NDArray[np.uint8], sets: int) -> tuple[int, int]:
        """Return the distance of a hand, and the number of tiles that would bring it nearer."""
        rules, laid = self.rules, np.ascontiguousarray(melds, np.uint8)
        distance = int(distance_under(lookup(), rules, counts, laid, sets, int(self.hand.seat_wind)))
        helps = useful_kinds(lookup(), counts, sets, int(rules.shapes) & REGULAR)
        return distance, sum(self.standing.left[kind] for kind in kinds_in(int(helps)))
