"""Search among the offered actions: compiled helpers that all bots share."""

from eastwind.arrays import whole
from eastwind.bots.decision import DecisionRecord
from eastwind.jit import inline
from eastwind.table import actions
from eastwind.table.actions import ActionType


@inline
def offers(decision: DecisionRecord, action: int) -> bool:
    """Return whether an action is among the offered ones."""
    offered = decision.offered
    for index in range(whole(decision.found)):
        if offered[index] == action:
            return True
    return False


@inline
def is_taken_at_once(action: int) -> bool:
    """Return whether every bot takes an action wherever it is offered first: a win, and a bonus tile, which must be laid."""
    what = actions.TYPE_OF[action]
    return bool(what == ActionType.MAHJONG or what == ActionType.FLOWER)


@inline
def is_own_kong(action: int) -> bool:
    """Return whether an action declares a kong in the own turn."""
    what = actions.TYPE_OF[action]
    return bool(what == ActionType.CONCEALED_KONG or what == ActionType.ADDED_KONG)


@inline
def lays_own_set(action: int) -> bool:
    """Return whether an action lays out a chow or pung of drawn tiles."""
    what = actions.TYPE_OF[action]
    return bool(what == ActionType.LAY_CHOW or what == ActionType.LAY_PUNG)


@inline
def find_answer(decision: DecisionRecord, kind: int) -> int:
    """Return the plainest offered way to discard a kind (silent, then ready, then ready at once); −1 if there is none."""
    best = -1
    offered = decision.offered
    for index in range(whole(decision.found)):
        action = whole(offered[index])
        if actions.DISCARD_OF[action] < 0 or actions.DISCARD_OF[action] != kind:
            continue
        if best < 0 or action < best:
            best = action
    return best
