"""Position of a seat, carried on to possible wins: all questions are put to the engine."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.hands.tables import lookup
from eastwind.scoring.layout import HAND, HandRecord, Source
from eastwind.table import Phase, TableRecord
from eastwind.table.copying import copied
from eastwind.table.plain import plain
from eastwind.table.supposed import Refusal, Supposed, own_waits_thrown, refusal, suppose, write_win
from eastwind.table.wall_view import tiles_to_draw
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.traditions.hand_score import HandScore, hand_score_of_record

_WHOLE: Final = 2  # tiles above a multiple of three, of a hand from which one must go
_NOBODY: Final = -1
_PHASES: Final = tuple(Phase)


class Position:
    """Record of a table, masked for a seat; it is only read.

    :ivar seen: the record in plain Python.
    """

    def __init__(self, use: RulesInUse, record: TableRecord, seat: int) -> None:
        self.use: Final = use
        self.record: Final = record
        self.seat: Final = seat
        # looked at in every question; and those are asked for every step of a game
        self.seen: Final = plain(record)
        self._hand: Final = self.seen.hands[seat]

    @property
    def phase(self) -> Phase:
        return _PHASES[self.seen.phase]

    @property
    def is_over(self) -> bool:
        return self.phase.is_over

    @property
    def has_turn(self) -> bool:
        return self.seen.turn == self.seat

    @cached_property
    def concealed(self) -> npt.NDArray[np.uint8]:
        """Tiles in the hand by kind, bonus tiles left out (34,)."""
        return np.array(list(self._hand[:PLAIN_KINDS]), np.uint8)

    @property
    def has_bonus(self) -> bool:
        """Presence of a bonus tile in the hand, not yet laid out."""
        return any(self._hand[PLAIN_KINDS:])

    @property
    def is_whole(self) -> bool:
        """True of a hand with a tile more than it waits with."""
        return sum(self._hand[:PLAIN_KINDS]) % 3 == _WHOLE

    @property
    def waits_for_nothing(self) -> bool:
        """True of a hand that is not whole and that the table would refuse as not waiting."""
        return not self.seen.waits[self.seat]

    @property
    def may_declare(self) -> bool:
        """Permission of the seat to declare the tiles that it holds."""
        return self.has_turn and bool(self.seen.complete)

    @property
    def has_drawn_from_wall(self) -> bool:
        """True of a seat that has just drawn, in its turn and not for a bonus tile or a kong."""
        return self.has_turn and self.seen.drawn >= 0 and self.seen.source != Source.LOOSE

    @cached_property
    def waits(self) -> int:
        """Mask of the kinds that would complete the hand; 0 for a hand that has a tile more."""
        if self.is_whole:
            return 0
        # the table works them out when all bonus tiles are laid, and when its seat has discarded
        known = self.phase not in (Phase.IDLE, Phase.FLOWERS) and not self.has_turn
        record = self.record if known else self.carried_on(Supposed.NOT_DRAWN).record
        return int(record.waits[self.seat])

    @cached_property
    def thrown_waits(self) -> int:
        """Mask of the waits that the seat has discarded itself, where that bars it from winning by a discard."""
        return int(own_waits_thrown(self.use.compiled, self.record, self.seat))

    def carried_on(self, what: Supposed, kind: int = 0) -> "Position":
        """Return the position after a supposed event of the seat."""
        copy = copied(self.record)
        suppose(lookup(), self.use.compiled, copy, self.seat, int(what), kind)
        return Position(self.use, copy, self.seat)

    def win_in_turn(self) -> "Win":
        """Return the win with the tiles that the seat holds."""
        drawn = self.seen.drawn
        return Win(self, drawn if drawn >= 0 else None, _NOBODY, Source(self.seen.source))

    def win_there(self) -> "Win | None":
        """Return the win with the tile that lies there, a discard or a kong's; None where there is none, or it is the own."""
        seen, newest = self.seen, self.seen.pond_count - 1
        if seen.robbed >= 0:
            tile, giver, source = seen.robbed, seen.turn, Source.ROBBED_KONG
        elif seen.last_discard >= 0 and newest >= 0 and not seen.pond_taken[newest]:
            # a player who has drawn since took a tile that could be drawn: then it was not the last discard
            last = self.phase is Phase.CLAIM and tiles_to_draw(self.use.compiled, self.record) <= 0
            tile, giver = seen.last_discard, seen.pond_seat[newest]
            source = Source.LAST_DISCARD if last else Source.DISCARD
        else:
            return None
        return Win(self, tile, giver, source) if giver != self.seat else None

    def win_by_wall(self, kind: int) -> "Win":
        """Return the win with a tile from the wall, the next one that the seat draws."""
        return self.carried_on(Supposed.DRAWS, kind).win_in_turn()

    def win_by_discard(self, kind: int) -> "Win":
        """Return the win with another seat's discard: the one that lies there, or the next."""
        there = self.win_there() if self.phase in (Phase.CLAIM, Phase.ROB) else None
        if there is not None and there.tile == kind:
            return there
        then = self.carried_on(Supposed.IS_GIVEN, kind)
        return Win(then, kind, then.seen.turn, Source(then.seen.source))


@dataclass(frozen=True)
class Win:
    """Possible win.

    :ivar position: the position in which it is declared; :ivar tile: the one that completes the hand, in it or given; None for
        the tiles of the deal; :ivar giver: seat that discards it, or declares it as a kong; −1: it is drawn.
    """

    position: Position
    tile: int | None
    giver: int
    source: Source

    @cached_property
    def refusal(self) -> Refusal:
        """Reason for which the table would not let the seat declare it."""
        position = self.position
        return Refusal(
            refusal(
                lookup(),
                position.use.compiled,
                position.record,
                position.seat,
                -1 if self.tile is None else self.tile,
                self.giver,
                int(self.source),
            )
        )

    @cached_property
    def hand(self) -> HandRecord:
        """Hand as the scorer would receive it."""
        record: HandRecord = np.zeros(1, HAND)[0]
        position, tile = self.position, -1 if self.tile is None else self.tile
        write_win(position.use.compiled, position.record, position.seat, tile, self.giver, int(self.source), record)
        return record

    @cached_property
    def bill(self) -> HandScore:
        """Bill of the hand; that of a hand that has not won where the rules do not let it win."""
        return hand_score_of_record(self.position.use.compiled, self.hand)

    def without_furiten(self) -> "Win":
        """Return the same win, had the seat not discarded what it waits for."""
        copy = copied(self.position.record)
        copy.own_discards[self.position.seat] = 0
        return Win(Position(self.position.use, copy, self.position.seat), self.tile, self.giver, self.source)
