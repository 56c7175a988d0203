""" "What could I do?": distance, waits, useful tiles, the discards from the best on, what the hand is worth.

Everything is worked out from the record masked for the seat that asks: own tiles and what lies open. "Left" are the copies
that, by that knowledge, can still come: in the wall or in another hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.hands.distance import TWINS_HONOURS, TWINS_SUIT, WONDERS, distance, useful
from eastwind.hands.tables import lookup
from eastwind.scoring import bill as scoring
from eastwind.scoring.layout import Happening, Source
from eastwind.server.protocol import Advice, DiscardAdvice, WaitTile
from eastwind.server.results import wire_bill
from eastwind.server.seating import Seating
from eastwind.table import Phase, Ready, TableRecord
from eastwind.table import actions as act
from eastwind.table.danger import dangerous_kinds
from eastwind.table.hands_at_end import hand_record
from eastwind.table.melds import melds_of
from eastwind.tiles.kinds import COPIES, PLAIN_KINDS
from eastwind.tiles.notation import CODES

Counts = npt.NDArray[np.uint8]
_CLAIM_PHASES: Final = (Phase.CLAIM, Phase.ROB)


def advise(seating: Seating, record: TableRecord, seat: int, offered: Sequence[int]) -> Advice:
    """Advice for a seat. `record`: the table's, masked for it; `offered`: its legal actions."""
    return _Adviser(seating, record, seat).advise(offered)


@dataclass(frozen=True)
class _Adviser:
    seating: Seating
    record: TableRecord
    seat: int

    @cached_property
    def hand(self) -> Counts:
        """Concealed tiles by kind, bonus tiles left out (34,)."""
        return np.array(list(self.record.hands[self.seat])[:PLAIN_KINDS], np.uint8)

    @cached_property
    def sets_laid(self) -> int:
        return int(self.record.meld_count[self.seat])

    @cached_property
    def shapes(self) -> int:
        """The winning shapes beside sets and a pair, as `eastwind.hands.distance` has them."""
        rules = self.seating.rules
        asked = ((rules.twins_suit, TWINS_SUIT), (rules.twins_honours, TWINS_HONOURS), (rules.wonders, WONDERS))
        return sum(bit for flag, bit in asked if flag)

    @cached_property
    def own(self) -> list[int]:
        """Tiles of each kind in the hand and among the own sets."""
        counts = [int(count) for count in self.hand]
        for laid in melds_of(self.record, self.seat):
            for kind in laid.tiles:
                counts[kind] += 1
        return counts

    @cached_property
    def left(self) -> list[int]:
        """Copies of each kind that this seat cannot see."""
        record = self.record
        seen = list(self.own)
        for other in range(4):
            if other != self.seat:
                for laid in melds_of(record, other):
                    for kind in laid.tiles:
                        seen[kind] += 1
        count = int(record.pond_count)
        for kind, taken in zip(list(record.pond_tile[:count]), list(record.pond_taken[:count]), strict=True):
            # a tile that was taken lies in a set, or stands in the winner's hand
            seen[int(kind)] += 0 if taken else 1
        return [max(COPIES - number, 0) for number in seen]

    @cached_property
    def drawable(self) -> int:
        record = self.record
        return int(record.back) - int(record.front) - int(self.seating.rules.dead_wall)

    def advise(self, offered: Sequence[int]) -> Advice:
        away = self._distance(self.hand)
        complete_size = int(self.hand.sum()) % 3 == 2
        tiles = [] if complete_size else self._wanted(self.hand, away)
        waiting = away == 0 and not complete_size
        bill, bill_tile = self._worth(away < 0 and not self.record.claimed, complete_size, tiles if waiting else [])
        return Advice(
            version=int(self.record.version),
            distance=away,
            waits=tiles if waiting else [],
            useful=[tile for tile in tiles if tile.left],
            discards=self._discards(offered),
            bill=wire_bill(self.seat, bill, self.seating.ruleset),
            bill_tile=CODES[bill_tile] if bill_tile is not None else None,
        )

    def _distance(self, hand: Counts) -> int:
        return int(distance(lookup(), hand, self.sets_laid, self.shapes))

    def _wanted(self, hand: Counts, away: int) -> list[WaitTile]:
        """The tiles that bring 13 tiles nearer; when they complete the hand: with what it would be worth."""
        mask = int(useful(lookup(), hand, self.sets_laid, self.shapes))
        kinds = [kind for kind in range(PLAIN_KINDS) if mask >> kind & 1 and self.own[kind] < COPIES]
        found = []
        for kind in kinds:
            by_discard = self._bill_with(hand, kind, self._discard_source()).total if away == 0 else None
            drawn = self._bill_with(hand, kind, self._wall_source()).total if away == 0 else None
            found.append(WaitTile(tile=CODES[kind], left=self.left[kind], total=by_discard, total_drawn=drawn))
        return found

    def _discards(self, offered: Sequence[int]) -> list[DiscardAdvice]:
        """The discards on offer: least distance first, then most useful tiles left, then the safer one."""
        kinds = sorted({action % PLAIN_KINDS for action in offered if action < act.CONCEALED_KONG})
        dangers = int(dangerous_kinds(self.seating.rules, self.record, self.seat)) if kinds else 0
        found = []
        for kind in kinds:
            hand = self.hand.copy()
            hand[kind] -= 1
            away = self._distance(hand)
            tiles = [tile for tile in self._wanted(hand, away) if tile.left or away == 0]
            found.append(
                DiscardAdvice(
                    tile=CODES[kind],
                    distance=away,
                    useful=tiles,
                    left=sum(tile.left for tile in tiles),
                    dangerous=bool(dangers >> kind & 1),
                )
            )
        return sorted(found, key=lambda discard: (discard.distance, -discard.left, discard.dangerous))

    def _worth(self, may_win: bool, complete_size: bool, waits: list[WaitTile]) -> tuple[scoring.Bill, int | None]:
        """(what the hand is worth, the tile that wins it): won now, won with the dearest tile that can come, or as it lies.

        A hand that a chow or pung has just completed may not be declared: it counts as it lies.
        """
        record = self.record
        if complete_size and may_win:
            drawn = int(record.drawn) if int(record.turn) == self.seat and record.drawn >= 0 else None
            source = Source(int(record.source)) if drawn is not None else Source.WALL
            return self._won(self.hand, drawn, source), drawn
        best: tuple[scoring.Bill, int] | None = None
        for kind, source in self._ways_to_win(waits):
            bill = self._bill_with(self.hand, kind, source)
            if best is None or bill.total > best[0].total:
                best = bill, kind
        return best or (scoring.bill_of_record(self.seating.rules, hand_record(record, self.seat)), None)

    def _ways_to_win(self, waits: list[WaitTile]) -> list[tuple[int, Source]]:
        """In a claim the tile at hand; otherwise every wait that can still come, from the wall."""
        record = self.record
        kinds = [CODES.index(tile.tile) for tile in waits if tile.left]
        if Phase(int(record.phase)) in _CLAIM_PHASES:
            robbed = int(record.robbed) >= 0
            asked = int(record.robbed) if robbed else int(record.last_discard)
            if any(CODES[asked] == tile.tile for tile in waits):
                return [(asked, Source.ROBBED_KONG if robbed else self._discard_source())]
        return [(kind, self._wall_source()) for kind in kinds]

    def _discard_source(self) -> Source:
        return Source.DISCARD if self.drawable > 0 else Source.LAST_DISCARD

    def _wall_source(self) -> Source:
        return Source.WALL if self.drawable > 1 else Source.LAST_WALL

    def _bill_with(self, hand: Counts, kind: int, source: Source) -> scoring.Bill:
        complete = hand.copy()
        complete[kind] += 1
        return self._won(complete, kind, source)

    def _won(self, complete: Counts, last: int | None, source: Source) -> scoring.Bill:
        """The bill of the seat's hand with these concealed tiles, had it won."""
        record, ready = self.record, int(self.record.ready[self.seat])
        events = Happening(0)
        if ready:
            events |= Happening.READY
        if ready == Ready.AT_ONCE:
            events |= Happening.READY_AT_ONCE
        if last is None and record.pond_count == 0 and not self.sets_laid:
            events |= Happening.HEAVENLY
        hand = hand_record(record, self.seat)
        hand.counts[:] = complete
        hand.won = 1
        hand.last = -1 if last is None else last
        hand.source = source
        hand.events = int(events)
        return scoring.bill_of_record(self.seating.rules, hand)
