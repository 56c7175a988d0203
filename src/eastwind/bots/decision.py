"""Record of a decision: what a compiled bot is asked, in addition to what it sees, and its memory while it decides.

One is enough for a whole table: nothing is kept in it from decision to decision but the chance.
"""

from typing import Annotated, Final, Protocol

from eastwind.bots.knowledge import Scratch
from eastwind.bots.net import Candidates
from eastwind.records import I8, compiled_type_of, dtype_of, i2, record, u8
from eastwind.table.options import MAX_OFFERED, Offered
from eastwind.tiles.chance import Chance


@record
class DecisionRecord(Protocol):
    """Decision of a bot. A record, because a linked function takes no arrays.

    The caller sets `seat`, `bot` and `chance`; `style` and `offered` are filled in (`choosing`).
    """

    seat: I8
    bot: I8  # its number
    chance: Annotated[Chance, u8, 1]  # its only source of randomness
    style: I8
    found: I8  # number of actions offered
    offered: Annotated[Offered, i2, MAX_OFFERED]
    # memory, of no meaning before and after
    sight: Scratch
    candidates: Candidates


DECISION: Final = dtype_of(DecisionRecord)
DECISION_T: Final = compiled_type_of(DecisionRecord)
