"""What a hand would be if it won: for advice, and for telling why it may not."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from eastwind.keeper.win_terms import Terms, terms_of
from eastwind.rules.compiled import AtOnce, Rules
from eastwind.scoring.bill import Bill, bill_of_record
from eastwind.scoring.layout import Happening, Source
from eastwind.server.game.seating import Seating
from eastwind.table import Ready, TableRecord
from eastwind.table.hands_at_end import hand_record

Counts = npt.NDArray[np.uint8]


@lru_cache(32)
def conditions(seating: Seating) -> Terms:
    """What the rules of a table ask of a complete hand."""
    return terms_of(seating.rules)


@dataclass(frozen=True, slots=True)
class Win:
    """A win that could be: the concealed tiles with the last one, which that is, where it comes from."""

    complete: Counts
    last: int | None
    source: Source

    @property
    def from_outside(self) -> bool:
        return self.source in (Source.DISCARD, Source.LAST_DISCARD, Source.ROBBED_KONG)


def bill_if_won(rules: Rules, record: TableRecord, seat: int, win: Win) -> Bill:
    """The bill of a seat's hand, had it won so; `won` in it says whether the rules let it. `record`: masked for the seat."""
    hand = hand_record(rules, record, seat)
    hand.counts[:] = win.complete
    hand.won = 1
    hand.last = -1 if win.last is None else win.last
    hand.source = win.source
    hand.events = int(hand.events) | int(_happenings(rules, record, seat, win))
    return bill_of_record(rules, hand)


def _happenings(rules: Rules, record: TableRecord, seat: int, win: Win) -> Happening:
    """What would be said of the win; declarations are in the hand already. As the engine's `happenings` has it."""
    events = Happening(0)
    if win.from_outside and not record.has_drawn[seat]:
        events |= Happening.NOTHING_DRAWN
    if not win.from_outside:
        if win.last is None and record.pond_count == 0 and not record.meld_count[seat]:
            events |= Happening.HEAVENLY
        if win.source is Source.LOOSE and record.kongs_in_turn >= 2:
            events |= Happening.KONG_ON_KONG
    elif win.source is not Source.ROBBED_KONG and record.pond_count == 1 and record.pond_seat[0] == record.dealer:
        frozen = record.ready[seat] == Ready.AT_ONCE and rules.ready_at_once == AtOnce.AFTER_DEAL
        if rules.earthly_undeclared or frozen:
            events |= Happening.EARTHLY
    return events
