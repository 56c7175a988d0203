"""*Random*: any legal action, each as likely as the others. It plays at no table; the other bots are measured by it."""

from eastwind.arrays import whole
from eastwind.bots.decision import DecisionRecord
from eastwind.bots.temper import TemperRecord
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.table.layout import TableRecord
from eastwind.tiles.chance import below


@inline
def choose_any(tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord) -> int:
    """Return one of the offered actions."""
    return whole(decision.offered[below(decision.chance, whole(decision.found))])
