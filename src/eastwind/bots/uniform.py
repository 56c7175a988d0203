"""*Random*: any legal action, each as likely as the others. It plays at no table; the other bots are measured by it."""

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
    style: int,
    state: Chance,
    offered: Offered,
    found: int,
) -> int:
    """Return one of the offered actions."""
    return whole(offered[below(state, found)])
