"""The compiled bots, the weakest first: a row each. Callers that need the list of bots use `eastwind.bots.registry`.

To add one: a file with its chooser, a row here, its name in the four languages (`words/*/bots.ftl`). Rows of one chooser, which
differ in style, are kept together.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from eastwind.bots.club import choose_club
from eastwind.bots.decision import DecisionRecord
from eastwind.bots.master import choose_master
from eastwind.bots.novice import choose_novice
from eastwind.bots.styles import Style
from eastwind.bots.temper import TemperRecord
from eastwind.bots.uniform import choose_any
from eastwind.hands.tables import Lookup
from eastwind.rules.compiled import Rules
from eastwind.table.layout import TableRecord

#: Function that chooses, with a temper and from a masked record, among at least two actions that its decision offers, none of
#: them a win or a bonus tile: those are always taken.
Chooser = Callable[[Lookup, Rules, TemperRecord, TableRecord, DecisionRecord], int]


@dataclass(frozen=True, slots=True)
class CompiledBot:
    """Row of a compiled bot.

    :ivar choose: an `inline` helper; :ivar sits_down: whether it plays at tables with people; :ivar weighs: whether it plays by
        weights, a temper or a net.
    """

    name: str
    choose: Chooser
    style: Style = Style.EVEN
    sits_down: bool = True
    weighs: bool = False


#: Rows of the compiled bots; the place of a row is the bot's number in compiled code.
COMPILED: Final = (
    CompiledBot("random", choose_any, sits_down=False),
    CompiledBot("novice-patient", choose_novice, Style.PATIENT),
    CompiledBot("novice-careful", choose_novice, Style.CAREFUL),
    CompiledBot("novice", choose_novice),
    CompiledBot("novice-bold", choose_novice, Style.BOLD),
    CompiledBot("club-patient", choose_club, Style.PATIENT, weighs=True),
    CompiledBot("club-bold", choose_club, Style.BOLD, weighs=True),
    CompiledBot("club-careful", choose_club, Style.CAREFUL, weighs=True),
    CompiledBot("club", choose_club, weighs=True),
    CompiledBot("master", choose_master, weighs=True),
)
