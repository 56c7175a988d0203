"""*Random*: any legal action, each as likely as the others. Nobody meets it at a table; it is what the others are measured by."""

from eastwind.arrays import whole
from eastwind.bots.temper import TemperRecord
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.table.layout import TableRecord
from eastwind.table.options import Offered
from eastwind.tiles.chance import Chance, below


@inline
def choose_any(
    tables: Lookup,
    rules: Rules,
    temper: TemperRecord,
    view: TableRecord,
    seat: int,
    manner: int,
    state: Chance,
    offered: Offered,
    found: int,
) -> int:
    """One of the offered actions."""
    return whole(offered[below(state, found)])
