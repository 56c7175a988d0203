"""Hands for the scorer from notation, and bills as plain text lines.

A set on the table is written by its tiles: `123m` chow, `555p` pung, `5555p` kong from a discard, `5555p+` kong made by adding
to a pung, `(5555p)` concealed kong.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

import numpy as np

from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import BILL, HAND, BillRecord, HandRecord, Meld, Source, Unit
from eastwind.tiles.kinds import COPIES, PLAIN_KINDS
from eastwind.tiles.notation import format_tiles, parse_tile, parse_tiles
from eastwind.traditions.classical.patterns import Pattern
from eastwind.traditions.port import score
from tests.support.rules import ru

WINDS: Final = ("east", "south", "west", "north")
#: Tiles of a line by its shape: NONE, CHOW, PUNG, KONG, PAIR, SINGLE.
_LINE_TILES: Final = ((), (0, 1, 2), (0, 0, 0), (0, 0, 0, 0), (0, 0), (0,))


def meld_of(text: str) -> tuple[Meld, int]:
    """Kind of set and its lowest tile, from the notation above."""
    tiles = parse_tiles(text.strip("()+"))
    if len(set(tiles)) > 1:
        assert tiles == [tiles[0], tiles[0] + 1, tiles[0] + 2], text
        return Meld.CHOW, tiles[0]
    if text.startswith("("):
        assert len(tiles) == 4, text
        return Meld.CONCEALED_KONG, tiles[0]
    if text.endswith("+"):
        assert len(tiles) == 4, text
        return Meld.ADDED_KONG, tiles[0]
    return {3: Meld.PUNG, 4: Meld.KONG}[len(tiles)], tiles[0]


@dataclass(frozen=True)
class Sheet:
    """A bill in text: each line is `name tiles` with what it is worth: `+4`, `x2`, `x8`, or `limit`."""

    lines: Counter[str]
    points: int
    doubles: int
    total: int
    limited: bool
    limit_hand: bool
    #: Whether the hand is one that may win.
    won: bool

    def worth_of(self, name: str) -> list[str]:
        """What every line of this name is worth, in order of the text."""
        return sorted(line.split()[-1] for line in self.lines.elements() if line.split()[0] == name)

    def has(self, name: str) -> bool:
        """Whether the bill has a line of this name."""
        return bool(self.worth_of(name))

    @property
    def limit_hands(self) -> set[str]:
        """Names of the limit hands that the bill lists."""
        return {line.split()[0] for line in self.lines if line.endswith(" limit")}


def hand_record(
    concealed: str,
    melds: str = "",
    last: str = "",
    source: Source = Source.DISCARD,
    *,
    seat: str = "west",
    round_wind: str = "south",
    flowers: str = "",
    events: int = 0,
    won: bool = True,
    surplus: int = 0,
) -> HandRecord:
    """A `HAND` record. `last`, the winning tile, is added to `concealed`; the seat winds are chosen so that East and North are
    neither own nor prevailing unless a test says so."""
    record: HandRecord = np.zeros(1, HAND).view(np.recarray)[0]
    for kind in parse_tiles(concealed) + parse_tiles(last):
        record.counts[kind] += 1
    words = melds.split()
    for index, word in enumerate(words):
        meld, kind = meld_of(word)
        record.melds[index] = (meld, kind, 0, kind)
    record.meld_count = len(words)
    for kind in parse_tiles(flowers):
        record.flowers |= 1 << (kind - 34)
    record.seat_wind = WINDS.index(seat)
    record.round_wind = WINDS.index(round_wind)
    record.won = won
    record.last = parse_tile(last) if last else -1
    record.source = source if won else Source.NONE
    record.events = events
    record.surplus = surplus
    _check_size(record, surplus)
    return record


def _check_size(record: HandRecord, surplus: int) -> None:
    counts = [int(record.counts[kind]) for kind in range(PLAIN_KINDS)]
    size = sum(counts) + 3 * int(record.meld_count)
    wanted = (14,) if record.won else (13, 14)
    assert size - surplus in wanted, f"the test's own hand has {size} tiles"
    assert max(counts) <= COPIES, "the test's own hand has five alike"


def sheet_of(record: HandRecord, rules: Rules | None = None) -> Sheet:
    """The bill of a `HAND` record."""
    bill: BillRecord = np.zeros(1, BILL).view(np.recarray)[0]
    score(lookup(), ru(flowers=True) if rules is None else rules, record, bill)
    lines: Counter[str] = Counter()
    for index in range(bill.count):
        pattern, shape, kind, unit, amount = (int(bill.lines[index, column]) for column in range(5))
        words = [Pattern(pattern).name.lower()]
        if _LINE_TILES[shape]:
            words.append(format_tiles([kind + step for step in _LINE_TILES[shape]]))
        if not amount:
            words.append("limit")
        else:
            words.append(f"x{2**amount}" if unit == Unit.DOUBLES else f"+{amount}")
        lines[" ".join(words)] += 1
    return Sheet(
        lines,
        int(bill.points),
        int(bill.doubles),
        int(bill.total),
        bool(bill.limited),
        bool(bill.limit_hand),
        bool(bill.won),
    )


def winner(
    concealed: str,
    melds: str = "",
    last: str = "",
    source: Source = Source.DISCARD,
    *,
    rules: Rules | None = None,
    seat: str = "west",
    round_wind: str = "south",
    flowers: str = "",
    events: int = 0,
) -> Sheet:
    """The bill of a hand that won; by default of `ru-classic` with flowers, so that flowers are there to be laid."""
    record = hand_record(
        concealed, melds, last, source, seat=seat, round_wind=round_wind, flowers=flowers, events=events
    )
    return sheet_of(record, rules)


def loser(
    concealed: str,
    melds: str = "",
    *,
    rules: Rules | None = None,
    seat: str = "west",
    round_wind: str = "south",
    flowers: str = "",
    surplus: int = 0,
    events: int = 0,
) -> Sheet:
    """The bill of a hand that did not win."""
    record = hand_record(
        concealed,
        melds,
        seat=seat,
        round_wind=round_wind,
        flowers=flowers,
        won=False,
        surplus=surplus,
        events=events,
    )
    return sheet_of(record, rules)
