"""Advice for a seat: distance, waits, useful tiles, the discards from the best on, the worth of the hand.

Everything is worked out from the record masked for the seat that asks: own tiles and those that lie open. "Left" are the copies
that, by that knowledge, can still come: in the wall or in another hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Final

import numpy as np
from pydantic import Field

from eastwind.explain.bills import Bill, bill_told
from eastwind.explain.discards import lies_face_down
from eastwind.explain.obstacles import Obstacle, obstacles_of
from eastwind.explain.ranking import RankedAction, Standing, Thrown, ranked, teachers_order
from eastwind.explain.supposing import Position
from eastwind.explain.vocabulary import TileCode, Value
from eastwind.explain.waits import Wait, useful, wait_for
from eastwind.hands.distance import useful as useful_kinds
from eastwind.hands.tables import lookup
from eastwind.scoring.completion import REGULAR, distance_under
from eastwind.table import Phase
from eastwind.table import actions as act
from eastwind.table.danger import dangerous_kinds
from eastwind.table.hands_at_end import hand_record
from eastwind.table.melds import melds_of
from eastwind.table.supposed import Supposed
from eastwind.tiles.kinds import COPIES
from eastwind.tiles.notation import CODES, kinds_in
from eastwind.traditions import hand_score as scoring

_CLAIM_PHASES: Final = (Phase.CLAIM, Phase.ROB)


class DiscardAdvice(Value):
    """Tile that could be discarded, and the hand without it."""

    tile: TileCode
    distance: Annotated[int, Field(description="tiles still missing after this discard; 0: one tile short")]
    useful: Annotated[tuple[Wait, ...], Field(description="tiles that bring the hand nearer, or complete it")]
    left: int
    dangerous: bool


class Advice(Value):
    """Options of a seat, and the worth of its hand."""

    distance: Annotated[int, Field(description="-1: complete; 0: one tile short; n: n + 1 tiles short")]
    waits: Annotated[
        tuple[Wait, ...], Field(description="when one tile short (without a drawn tile): what completes the hand")
    ]
    useful: tuple[Wait, ...]
    discards: Annotated[
        tuple[DiscardAdvice, ...], Field(description="best first; empty when it is not the own turn to discard")
    ]
    actions: Annotated[
        tuple[RankedAction, ...],
        Field(description="everything that the seat may do, best first; empty when it is not asked"),
    ]
    bill: Annotated[Bill, Field(description="what the hand is worth as it lies, or the best it would be if won now")]
    bill_tile: Annotated[TileCode | None, Field(description="the tile with which `bill` would be won")]
    obstacles: Annotated[tuple[Obstacle, ...], Field(description="why the hand may not win now")]


def advise(position: Position, offered: Sequence[int]) -> Advice:
    """Return advice for a seat; `offered`: its legal actions."""
    return _Adviser(position).advise(offered)


@dataclass(frozen=True)
class _Adviser:
    position: Position

    @cached_property
    def own(self) -> list[int]:
        """Number of tiles of each kind in the hand and among the own sets."""
        counts = [int(count) for count in self.position.concealed]
        for laid in melds_of(self.position.record, self.position.seat):
            for kind in laid.tiles:
                counts[kind] += 1
        return counts

    @cached_property
    def left(self) -> list[int]:
        """Number of copies of each kind that this seat cannot see."""
        record = self.position.record
        seen = list(self.own)
        for other in range(4):
            if other != self.position.seat:
                for laid in melds_of(record, other):
                    for kind in laid.tiles:
                        seen[kind] += 1
        count = int(record.pond_count)
        for index, kind in enumerate(record.pond_tile[:count]):
            # a tile that was taken lies in a set, or is in the winner's hand
            if not record.pond_taken[index] and not lies_face_down(self.position.use.rules, record, index):
                seen[int(kind)] += 1
        return [max(COPIES - number, 0) for number in seen]

    def advise(self, offered: Sequence[int]) -> Advice:
        position = self.position
        away = self._distance(position)
        tiles = () if position.is_whole else self._wanted(position, away)
        waits = tiles if away == 0 else ()
        bill, bill_tile = self._worth(away, waits)
        discards = self._discards(offered)
        thrown = {CODES.index(it.tile): Thrown(it.distance, it.left, it.dangerous) for it in discards}
        return Advice(
            distance=away,
            waits=waits,
            useful=tuple(tile for tile in tiles if tile.left),
            discards=discards,
            actions=ranked(Standing(position, away, self.left, thrown), offered),
            bill=bill_told(bill, position.use),
            bill_tile=CODES[bill_tile] if bill_tile is not None else None,
            obstacles=obstacles_of(position),
        )

    def _distance(self, position: Position) -> int:
        """Return the distance by all winning forms of the rule set; of irregular ones only those one tile short count."""
        known = hand_record(position.use.compiled, position.record, position.seat)
        melds = np.ascontiguousarray(known.melds, np.uint8)
        sets_laid, wind = int(known.meld_count), int(known.seat_wind)
        return int(distance_under(lookup(), position.use.compiled, position.concealed, melds, sets_laid, wind))

    def _wanted(self, position: Position, away: int) -> tuple[Wait, ...]:
        """Return the tiles that bring 13 tiles nearer; when they complete the hand: with its worth."""
        if away == 0:
            return tuple(wait_for(position, kind, self.left[kind]) for kind in kinds_in(position.waits))
        mask = int(useful_kinds(lookup(), position.concealed, self._sets_laid, self._shapes))
        return tuple(useful(kind, self.left[kind]) for kind in kinds_in(mask) if self.own[kind] < COPIES)

    @property
    def _sets_laid(self) -> int:
        return int(self.position.record.meld_count[self.position.seat])

    @property
    def _shapes(self) -> int:
        """Winning shapes other than sets and a pair whose distance is known, as `eastwind.hands.distance` has them."""
        return int(self.position.use.compiled.shapes) & REGULAR

    def _discards(self, offered: Sequence[int]) -> tuple[DiscardAdvice, ...]:
        """Return the offered discards: least distance first, then most useful tiles left, the safer one, the teacher's order."""
        position = self.position
        kinds = sorted({kind for action in offered if (kind := act.discard_of(action)) >= 0})
        dangers = int(dangerous_kinds(position.use.compiled, position.record, position.seat)) if kinds else 0
        found = []
        for kind in kinds:
            after = position.carried_on(Supposed.DISCARDS, kind)
            away = self._distance(after)
            tiles = tuple(tile for tile in self._wanted(after, away) if tile.left or away == 0)
            found.append(
                DiscardAdvice(
                    tile=CODES[kind],
                    distance=away,
                    useful=tiles,
                    left=sum(tile.left for tile in tiles),
                    dangerous=bool(dangers >> kind & 1),
                )
            )
        return tuple(
            sorted(
                found,
                key=lambda it: (
                    it.distance,
                    -it.left,
                    it.dangerous,
                    teachers_order(position, CODES.index(it.tile)),
                    CODES.index(it.tile),
                ),
            )
        )

    def _worth(self, away: int, waits: Sequence[Wait]) -> tuple[scoring.HandScore, int | None]:
        """Return (bill of the hand, the tile that wins it): won now, won with the dearest tile that can come, or as it lies.

        A hand that a chow or pung has just completed may not be declared: it counts as it lies.
        """
        position = self.position
        if position.is_whole and away < 0 and not position.record.claimed:
            win = position.win_in_turn()
            return win.bill, win.tile
        there = position.win_there() if position.phase in _CLAIM_PHASES else None
        for wait in waits:
            if there is not None and CODES[there.tile or 0] == wait.tile and wait.by_discard is not None:
                return there.bill, there.tile
        drawn = [wait for wait in waits if wait.left and wait.by_wall is not None]
        if drawn:
            best = CODES.index(max(drawn, key=lambda wait: wait.by_wall or 0).tile)
            return position.win_by_wall(best).bill, best
        compiled = position.use.compiled
        return scoring.hand_score_of_record(compiled, hand_record(compiled, position.record, position.seat)), None
