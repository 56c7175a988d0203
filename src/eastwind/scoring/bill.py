"""Hands and bills in Python's terms: what the score sheet, the server and the tests work with."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from eastwind.errors import EastwindError
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.rules.patterns import Pattern
from eastwind.scoring.layout import (
    BILL,
    HAND,
    LINE_DOUBLES,
    LINE_KIND,
    LINE_PATTERN,
    LINE_POINTS,
    LINE_SHAPE,
    MAX_MELDS,
    NOT_CLAIMED,
    HandRecord,
    Happening,
    Meld,
    Shape,
    Source,
)
from eastwind.scoring.value import score
from eastwind.tiles.kinds import COPIES, FLOWERS, PLAIN_KINDS
from eastwind.tiles.notation import counts_of, format_tile, format_tiles

_SET_SIZE: Final = 3


class HandError(EastwindError, ValueError):
    """A hand that cannot exist: the message names the tile and the reason."""


@dataclass(frozen=True, slots=True)
class MeldSpec:
    """A set on the table: its kind of set, its lowest tile, and whether it is a chow or pung (or a kong added to such a pung) of
    tiles drawn oneself, laid out openly."""

    meld: Meld
    lowest: int
    drawn: bool = False

    @property
    def tiles(self) -> tuple[int, ...]:
        """Its kinds, ascending."""
        if self.meld is Meld.CHOW:
            return (self.lowest, self.lowest + 1, self.lowest + 2)
        return (self.lowest,) * (3 if self.meld is Meld.PUNG else 4)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand to be valued.

    :ivar concealed: kinds in the hand, a winning tile included; :ivar melds: sets on the table, concealed kongs too.
    :ivar last: the winning tile, None when there is none in particular (a hand that did not win, the leader's dealt tiles).
    :ivar seat_wind: 0 east … 3 north; :ivar round_wind: likewise; :ivar flowers: kinds of laid bonus tiles.
    """

    concealed: tuple[int, ...]
    melds: tuple[MeldSpec, ...] = ()
    last: int | None = None
    source: Source = Source.NONE
    seat_wind: int = 0
    round_wind: int = 0
    flowers: tuple[int, ...] = ()
    won: bool = True
    events: Happening = field(default=Happening(0))
    surplus: int = 0

    def record(self) -> HandRecord:
        """The same as a new `HAND` record.

        :raises HandError: for a hand that cannot exist.
        """
        self._check()
        array = np.zeros(1, HAND)
        fields: Any = array[0]  # by name in brackets: NumPy takes many times as long over the attributes of a record
        fields["counts"][:] = counts_of(self.concealed)[:PLAIN_KINDS]
        for index, meld in enumerate(self.melds):
            fields["melds"][index] = (meld.meld, meld.lowest, 0, NOT_CLAIMED if meld.drawn else meld.lowest)
        fields["meld_count"] = len(self.melds)
        fields["flowers"] = sum(1 << (kind - FLOWERS) for kind in self.flowers)
        fields["seat_wind"] = self.seat_wind
        fields["round_wind"] = self.round_wind
        fields["won"] = int(self.won)
        fields["last"] = -1 if self.last is None else self.last
        fields["source"] = self.source
        fields["events"] = self.events
        fields["surplus"] = self.surplus
        record: HandRecord = array.view(np.recarray)[0]
        return record

    def _check(self) -> None:
        owned = [*self.concealed, *(kind for meld in self.melds for kind in meld.tiles)]
        for kind in owned:
            if not 0 <= kind < PLAIN_KINDS:
                raise HandError(f"{format_tile(kind)} is a bonus tile: it belongs to the flowers, not into the hand")
            if owned.count(kind) > COPIES:
                raise HandError(f"{owned.count(kind)} tiles {format_tile(kind)}: there are only {COPIES}")
        for meld in self.melds:
            if meld.meld is Meld.NONE or (meld.meld is Meld.CHOW and (meld.lowest >= 27 or meld.lowest % 9 > 6)):
                raise HandError(f"no {meld.meld.name.lower()} begins with {format_tile(meld.lowest)}")
        for kind in self.flowers:
            if kind < FLOWERS or self.flowers.count(kind) > 1:
                raise HandError(f"{format_tile(kind)} cannot lie among the flowers, or not twice")
        if len(self.melds) > MAX_MELDS - 1:
            raise HandError(f"{len(self.melds)} sets on the table: expected at most {MAX_MELDS - 1}")
        if self.last is not None and self.last not in self.concealed:
            raise HandError(f"the last tile {format_tile(self.last)} is not in the hand {format_tiles(self.concealed)}")
        if not self.surplus:
            size = len(self.concealed) + _SET_SIZE * len(self.melds)
            wanted = 14 if self.won else 13
            # a loser may hold a fourteenth tile when the hand ends in his own turn
            if size != wanted and not (size == 14 and not self.won):
                raise HandError(
                    f"{size} tiles (a kong counts three): expected {wanted} in {format_tiles(self.concealed)}"
                )


@dataclass(frozen=True, slots=True)
class BillLine:
    """A line of a bill: the pattern, the tiles it is about (kinds, maybe none), points and doublings."""

    pattern: Pattern
    tiles: tuple[int, ...]
    points: int
    doubles: int
    limit: bool


@dataclass(frozen=True, slots=True)
class Bill:
    """What a hand is worth and why.

    :ivar uncapped: points × 2^doubles, 0 for a limit hand; :ivar limited: the limit cut it or it is a limit hand.
    """

    won: bool
    lines: tuple[BillLine, ...]
    points: int
    doubles: int
    uncapped: int
    total: int
    limited: bool
    limit_hand: bool


def _line_tiles(shape: Shape, kind: int) -> tuple[int, ...]:
    if kind < 0:
        return ()  # a line about a last tile, of a hand that was won with none in particular
    match shape:
        case Shape.CHOW:
            return (kind, kind + 1, kind + 2)
        case Shape.PUNG:
            return (kind,) * 3
        case Shape.KONG:
            return (kind,) * 4
        case Shape.PAIR:
            return (kind,) * 2
        case Shape.SINGLE:
            return (kind,)
        case _:
            return ()


def _read_bill(fields: Any) -> Bill:
    limit_hand = bool(fields["limit_hand"])
    lines = tuple(
        BillLine(
            Pattern(row[LINE_PATTERN]),
            _line_tiles(Shape(row[LINE_SHAPE]), row[LINE_KIND]),
            row[LINE_POINTS],
            row[LINE_DOUBLES],
            limit_hand,
        )
        for row in fields["lines"][: int(fields["count"])].tolist()
    )
    return Bill(
        won=bool(fields["won"]),
        lines=lines,
        points=int(fields["points"]),
        doubles=int(fields["doubles"]),
        uncapped=int(fields["uncapped"]),
        total=int(fields["total"]),
        limited=bool(fields["limited"]),
        limit_hand=limit_hand,
    )


def bill_of_record(rules: Rules, hand: HandRecord) -> Bill:
    """The bill of a `HAND` record."""
    bill: Any = np.zeros(1, BILL)[0]
    score(lookup(), rules, hand, bill)
    return _read_bill(bill)


def bill_of(rules: Rules, hand: Hand) -> Bill:
    """The itemised value of a hand under a compiled rule set.

    :raises HandError: for a hand that cannot exist.
    """
    return bill_of_record(rules, hand.record())


def lines_as_text(lines: Sequence[BillLine]) -> str:
    """Lines for messages and test output, like `pung_dragon_exposed 777z 4`."""
    return "; ".join(
        f"{line.pattern.key} {format_tiles(line.tiles)} {line.points}" + (f" x2^{line.doubles}" if line.doubles else "")
        for line in lines
    )
