"""Search among the offered actions: compiled helpers that all bots share."""

from eastwind.arrays import whole
from eastwind.jit import inline
from eastwind.table import actions
from eastwind.table.options import Offered


@inline
def offers(offered: Offered, found: int, action: int) -> bool:
    """Return whether an action is among the first `found` offered ones."""
    for index in range(found):
        if offered[index] == action:
            return True
    return False


@inline
def find_answer(offered: Offered, found: int, kind: int) -> int:
    """Return the plainest offered way to discard a kind (silent, then ready, then ready at once); −1 if there is none."""
    best = -1
    for index in range(found):
        action = whole(offered[index])
        if action >= actions.CONCEALED_KONG or action % 34 != kind:
            continue
        if best < 0 or action < best:
            best = action
    return best
