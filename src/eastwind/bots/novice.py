"""*Novice*: plays legally and wants to win, and makes the mistakes of a child who has just learnt the game.

It looks at each tile of its own hand alone: a pair is pretty, a lonely tile may go. It does not look into the ponds, does
not count what is left, overlooks a claim now and then and sometimes throws away the wrong tile. It always takes a win.
"""

from typing import Final

from eastwind.arrays import whole
from eastwind.bots.answers import find_answer
from eastwind.jit import inline
from eastwind.table import actions
from eastwind.table.layout import Phase, TableRecord
from eastwind.table.options import Offered, has
from eastwind.tiles.chance import Chance, below
from eastwind.tiles.kinds import HONOURS, PLAIN_KINDS

_TURN: Final = int(Phase.TURN)
_DECLARE: Final = int(Phase.DECLARE)

# Habits, in percent.
#: A claim that is not seen in time.
_OVERLOOKS_CLAIM: Final = 15
#: A pung that is taken when it is seen: children love them, whatever they cost.
_TAKES_PUNG: Final = 85
#: A chow that is taken when it does not tear a pair or three alike.
_TAKES_CHOW: Final = 60
_DECLARES_KONG: Final = 80
#: That a discard would leave the hand waiting is seen.
_SEES_READY: Final = 75
_DECLARES_READY: Final = 50
_DECLARES_AT_ONCE: Final = 30
#: The tile beside the one that was meant.
_SLIPS: Final = 8

# What a tile is worth to its owner, looked at alone.
_THREE_ALIKE: Final = 60
_PAIR: Final = 30
_NEXT_TO: Final = 12
_ONE_BETWEEN: Final = 6
#: Honours look special even when they stand alone.
_LONE_HONOUR: Final = 3
_LONE_TERMINAL: Final = 1
_LONE_SIMPLE: Final = 4
#: Whim: added to each, so that equals do not always go from left to right.
_WHIM: Final = 4


@inline
def _often(state: Chance, percent: int) -> bool:
    return below(state, 100) < percent


@inline
def _fondness(view: TableRecord, seat: int, kind: int) -> int:
    """How much the novice likes a tile it holds."""
    held = whole(view.hands[seat, kind])
    if held >= 3:
        return _THREE_ALIKE
    liking = _PAIR if held == 2 else 0
    if kind >= HONOURS:
        return liking + _LONE_HONOUR
    rank = kind % 9
    liking += _LONE_TERMINAL if rank == 0 or rank == 8 else _LONE_SIMPLE
    for step in range(-2, 3):
        if step != 0 and 0 <= rank + step <= 8 and view.hands[seat, kind + step]:
            liking += _NEXT_TO if step == 1 or step == -1 else _ONE_BETWEEN
    return liking


@inline
def _least_liked(view: TableRecord, seat: int, state: Chance, offered: Offered, found: int) -> int:
    """The kind to discard: the least liked, or now and then the second least."""
    ready = _often(state, _SEES_READY)
    first = -1
    second = -1
    least = 10_000
    next_to_least = 10_000
    for kind in range(PLAIN_KINDS):
        if view.hands[seat, kind] == 0 or find_answer(offered, found, kind) < 0:
            continue
        liking = _fondness(view, seat, kind) * _WHIM + below(state, 2 * _WHIM)
        if ready and has(view.ready_discards, kind):
            liking -= 5_000
        if liking < least:
            first, second = kind, first
            least, next_to_least = liking, least
        elif liking < next_to_least:
            second, next_to_least = kind, liking
    return second if second >= 0 and _often(state, _SLIPS) else first


@inline
def _in_turn(view: TableRecord, seat: int, state: Chance, offered: Offered, found: int) -> int:
    last = whole(offered[found - 1])
    if last >= actions.CONCEALED_KONG and _often(state, _DECLARES_KONG):
        return last
    kind = _least_liked(view, seat, state, offered, found)
    if kind < 0:  # a frozen hand: what was drawn
        return whole(offered[0])
    answer = find_answer(offered, found, kind)
    for declared, habit in ((actions.DISCARD_AT_ONCE, _DECLARES_AT_ONCE), (actions.DISCARD_READY, _DECLARES_READY)):
        for index in range(found):
            if offered[index] == declared + kind and _often(state, habit):
                return declared + kind
    return answer


@inline
def _tears(view: TableRecord, seat: int, lowest: int, claimed: int) -> bool:
    """Whether a chow would take a tile out of a pair or three alike."""
    for part in range(lowest, lowest + 3):
        if part != claimed and view.hands[seat, part] >= 2:
            return True
    return False


@inline
def _claim(view: TableRecord, seat: int, state: Chance, offered: Offered, found: int) -> int:
    if _often(state, _OVERLOOKS_CLAIM):
        return actions.PASS
    for index in range(found):
        action = whole(offered[index])
        if action == actions.KONG:
            return action
        if action == actions.PUNG and _often(state, _TAKES_PUNG):
            return action
        if actions.CHOW <= action < actions.PUNG:
            lowest = action - actions.CHOW
            if not _tears(view, seat, lowest, whole(view.last_discard)) and _often(state, _TAKES_CHOW):
                return action
    return actions.PASS


@inline
def choose_novice(view: TableRecord, seat: int, state: Chance, offered: Offered, found: int) -> int:
    """The novice's choice among at least two offered actions, none of them a win or a bonus tile."""
    if view.phase == _TURN:
        return _in_turn(view, seat, state, offered, found)
    if view.phase == _DECLARE:
        return whole(offered[0]) if _often(state, _DECLARES_AT_ONCE) else actions.PASS
    return _claim(view, seat, state, offered, found)
