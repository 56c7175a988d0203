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

from eastwind.hands.distance import useful
from eastwind.hands.tables import lookup
from eastwind.scoring import bill as scoring
from eastwind.scoring.completion import REGULAR, distance_under, waits_under
from eastwind.scoring.layout import Source
from eastwind.server.game.discards import lies_face_down
from eastwind.server.game.obstacles import bars_of, concealed, why_not
from eastwind.server.game.possible_win import Counts, Win, bill_if_won
from eastwind.server.game.results import wire_bill
from eastwind.server.game.seating import Seating
from eastwind.server.wire.protocol import Advice, BarKind, DiscardAdvice, WaitTile
from eastwind.table import Phase, TableRecord
from eastwind.table import actions as act
from eastwind.table.danger import dangerous_kinds
from eastwind.table.hands_at_end import hand_record
from eastwind.table.melds import melds_of
from eastwind.table.wall_view import tiles_to_draw
from eastwind.tiles.kinds import COPIES, PLAIN_KINDS
from eastwind.tiles.notation import CODES

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
        return concealed(self.record, self.seat)

    @cached_property
    def sets_laid(self) -> int:
        return int(self.record.meld_count[self.seat])

    @cached_property
    def shapes(self) -> int:
        """The winning shapes beside sets and a pair whose distance is known, as `eastwind.hands.distance` has them."""
        return int(self.seating.rules.shapes) & REGULAR

    @cached_property
    def melds(self) -> npt.NDArray[np.uint8]:
        """The sets laid as the scorer has them."""
        return np.ascontiguousarray(hand_record(self.seating.rules, self.record, self.seat).melds, np.uint8)

    @cached_property
    def wind(self) -> int:
        """The seat's own wind."""
        return int(hand_record(self.seating.rules, self.record, self.seat).seat_wind)

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
        for index, kind in enumerate(record.pond_tile[:count]):
            # a tile that was taken lies in a set, or stands in the winner's hand
            if not record.pond_taken[index] and not lies_face_down(self.seating, record, index):
                seen[int(kind)] += 1
        return [max(COPIES - number, 0) for number in seen]

    @cached_property
    def drawable(self) -> int:
        return int(tiles_to_draw(self.seating.rules, self.record))

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
            bars=bars_of(self.seating, self.record, self.seat),
        )

    def _distance(self, hand: Counts) -> int:
        """By all winning forms of the rule set; of irregular ones only those that are one tile short count."""
        return int(distance_under(lookup(), self.seating.rules, hand, self.melds, self.sets_laid, self.wind))

    def _wanted(self, hand: Counts, away: int) -> list[WaitTile]:
        """The tiles that bring 13 tiles nearer; when they complete the hand: with what it would be worth."""
        waiting = away == 0
        if waiting:
            rules = self.seating.rules
            mask = int(waits_under(lookup(), rules, hand, self.melds, self.sets_laid, self.wind))
        else:
            mask = int(useful(lookup(), hand, self.sets_laid, self.shapes))
        kinds = [kind for kind in range(PLAIN_KINDS) if mask >> kind & 1 and self.own[kind] < COPIES]
        furiten = self._is_furiten(kinds) if waiting else False
        return [self._wait(hand, kind, waiting, furiten) for kind in kinds]

    def _is_furiten(self, kinds: Sequence[int]) -> bool:
        """Whether one of the tiles that the hand waits for has been discarded since the hand last changed."""
        thrown = int(self.record.own_discards[self.seat])
        return bool(self.seating.rules.furiten) and any(thrown >> kind & 1 for kind in kinds)

    def _wait(self, hand: Counts, kind: int, waiting: bool, furiten: bool) -> WaitTile:
        tile, left = CODES[kind], self.left[kind]
        if not waiting:
            return WaitTile(tile=tile, left=left)
        complete = hand.copy()
        complete[kind] += 1
        by_discard, drawn = Win(complete, kind, self._discard_source()), Win(complete, kind, self._wall_source())
        bars, bars_drawn = self._bars(by_discard), self._bars(drawn)
        if furiten:
            bars = ["furiten", *bars]
        return WaitTile(
            tile=tile,
            left=left,
            total=None if bars else self._bill(by_discard).total,
            total_drawn=None if bars_drawn else self._bill(drawn).total,
            bars=bars,
            bars_drawn=bars_drawn,
        )

    def _bars(self, win: Win) -> list[BarKind]:
        return [bar.kind for bar in why_not(self.seating, self.record, self.seat, win, on="any", tile=None)]

    def _bill(self, win: Win) -> scoring.Bill:
        return bill_if_won(self.seating.rules, self.record, self.seat, win)

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
            return self._bill(Win(self.hand, drawn, source)), drawn
        best: tuple[scoring.Bill, int] | None = None
        for kind, source in self._ways_to_win(waits):
            bill = self._bill_with(self.hand, kind, source)
            if best is None or bill.total > best[0].total:
                best = bill, kind
        return best or (
            scoring.bill_of_record(self.seating.rules, hand_record(self.seating.rules, record, self.seat)),
            None,
        )

    def _ways_to_win(self, waits: list[WaitTile]) -> list[tuple[int, Source]]:
        """In a claim the tile at hand; otherwise every wait that can still come, from the wall."""
        record = self.record
        kinds = [CODES.index(tile.tile) for tile in waits if tile.left and not tile.bars_drawn]
        if Phase(int(record.phase)) in _CLAIM_PHASES:
            robbed = int(record.robbed) >= 0
            asked = int(record.robbed) if robbed else int(record.last_discard)
            if any(CODES[asked] == tile.tile and not tile.bars for tile in waits):
                return [(asked, Source.ROBBED_KONG if robbed else self._discard_source())]
        return [(kind, self._wall_source()) for kind in kinds]

    def _discard_source(self) -> Source:
        return Source.DISCARD if self.drawable > 0 else Source.LAST_DISCARD

    def _wall_source(self) -> Source:
        return Source.WALL if self.drawable > 1 else Source.LAST_WALL

    def _bill_with(self, hand: Counts, kind: int, source: Source) -> scoring.Bill:
        complete = hand.copy()
        complete[kind] += 1
        return self._bill(Win(complete, kind, source))
