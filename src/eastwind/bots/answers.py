"""Search among the offered actions: compiled helpers that all bots share."""

from eastwind.arrays import whole
from eastwind.bots.decision import DecisionRecord
from eastwind.jit import inline
from eastwind.table import actions


@inline
def offers(decision: DecisionRecord, action: int) -> bool:
    """Return whether an action is among the offered ones."""
    offered = decision.offered
    for index in range(whole(decision.found)):
        if offered[index] == action:
            return True
    return False


@inline
def find_answer(decision: DecisionRecord, kind: int) -> int:
    """Return the plainest offered way to discard a kind (silent, then ready, then ready at once); −1 if there is none."""
    best = -1
    offered = decision.offered
    for index in range(whole(decision.found)):
        action = whole(offered[index])
        if action >= actions.CONCEALED_KONG or action % 34 != kind:
            continue
        if best < 0 or action < best:
            best = action
    return best
