"""*Novice*: plays legally and wants to win, and makes the mistakes of a child who has just learnt the game.

It looks at each tile of its own hand alone: a pair is pretty, a lonely tile may go. It does not count what is left, hardly
looks into the ponds (only with the careful style), overlooks a claim now and then and sometimes discards the wrong tile. It
always takes a win, and knows what makes a win impossible: too many chows, or a set claimed where only concealed hands win. A
claim must change something: a set that it holds already is not claimed again.
"""

from typing import Final

import numpy as np

from eastwind.arrays import whole
from eastwind.bots.answers import find_answer, is_own_kong, lays_own_set
from eastwind.bots.decision import DecisionRecord
from eastwind.bots.temper import TemperRecord
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import ReadyHand, Rules
from eastwind.scoring.layout import MELD_TYPE, Meld
from eastwind.table import actions
from eastwind.table.actions import ActionType
from eastwind.table.layout import Phase, TableRecord
from eastwind.tiles.chance import Chance, below
from eastwind.tiles.kinds import HONOURS, PLAIN_KINDS
from eastwind.tiles.masks import bit_of, has

# Habits, in percent.
#: Chance to overlook a claim.
_OVERLOOKS_CLAIM: Final = 15
#: Chance to claim a pung that is seen, by style: children love them, whatever they cost.
_TAKES_PUNG: Final = np.array((85, 45, 98, 75))
#: Chance to claim a chow that does not tear a pair or three alike, by style.
_TAKES_CHOW: Final = np.array((60, 20, 95, 50))
_DECLARES_KONG: Final = 80
#: Chance to see that a discard would leave the hand waiting.
_SEES_READY: Final = 75
_DECLARES_READY: Final = 50
_DECLARES_AT_ONCE: Final = 30
#: Chance to discard the second choice instead of the first.
_SLIPS: Final = 8

# Worth of a tile to its owner, looked at alone.
_THREE_ALIKE: Final = 60
_PAIR: Final = 30
_NEXT_TO: Final = 12
_ONE_BETWEEN: Final = 6
#: Worth of a lone honour: honours look special even when alone.
_LONE_HONOUR: Final = 3
_LONE_TERMINAL: Final = 1
_LONE_SIMPLE: Final = 4
#: Deduction for a kind that lies in the ponds, by style: a player who has heard that such a tile is safe discards it.
_SAFE_TO_THROW: Final = np.array((0, 0, 0, 12))
#: Random addition to each worth, so that equals do not always go from left to right.
_WHIM: Final = 4


@inline
def _often(state: Chance, percent: int) -> bool:
    return below(state, 100) < percent


@inline
def _chows_to_come(rules: Rules, view: TableRecord, seat: int) -> int:
    """Return the number of chows that the hand may still have; without a bar, as many as there are sets."""
    chows = whole(rules.max_chows)
    if chows >= 4:
        return chows
    for index in range(whole(view.meld_count[seat])):
        if view.melds[seat, index, MELD_TYPE] == Meld.CHOW:
            chows -= 1
    return chows


@inline
def _fondness(view: TableRecord, seat: int, kind: int, chows: int) -> int:
    """Return the worth of a tile in hand to the novice; neighbours count less when one chow at most is still allowed."""
    held = whole(view.hands[seat, kind])
    if held >= 3:
        return _THREE_ALIKE
    liking = _PAIR if held == 2 else 0
    if kind >= HONOURS:
        return liking + _LONE_HONOUR
    rank = kind % 9
    liking += _LONE_TERMINAL if rank == 0 or rank == 8 else _LONE_SIMPLE
    if chows <= 0:
        return liking
    beside = 0
    for step in range(-2, 3):
        if step != 0 and 0 <= rank + step <= 8 and view.hands[seat, kind + step]:
            beside += _NEXT_TO if step == 1 or step == -1 else _ONE_BETWEEN
    return liking + (beside // 2 if chows == 1 else beside)


@inline
def _thrown(view: TableRecord) -> np.uint64:
    """Return the kinds that lie in the ponds."""
    kinds = np.uint64(0)
    for index in range(whole(view.pond_count)):
        kinds |= bit_of(view.pond_tile[index])
    return kinds


@inline
def _least_liked(rules: Rules, view: TableRecord, decision: DecisionRecord) -> int:
    """Return the kind to discard: the least liked, or now and then the second least."""
    seat, state = whole(decision.seat), decision.chance
    chows = _chows_to_come(rules, view, seat)
    ready = _often(state, _SEES_READY)
    safe = whole(_SAFE_TO_THROW[decision.style])
    thrown = _thrown(view) if safe else np.uint64(0)
    first = -1
    second = -1
    least = 10_000
    next_to_least = 10_000
    for kind in range(PLAIN_KINDS):
        if view.hands[seat, kind] == 0 or find_answer(decision, kind) < 0:
            continue
        liking = _fondness(view, seat, kind, chows) * _WHIM + below(state, 2 * _WHIM)
        if has(thrown, kind):
            liking -= safe * _WHIM
        if ready and has(view.ready_discards, kind):
            liking -= 5_000
        if liking < least:
            first, second = kind, first
            least, next_to_least = liking, least
        elif liking < next_to_least:
            second, next_to_least = kind, liking
    return second if second >= 0 and _often(state, _SLIPS) else first


@inline
def _in_turn(rules: Rules, view: TableRecord, decision: DecisionRecord) -> int:
    state, offered, found = decision.chance, decision.offered, whole(decision.found)
    laid = found  # a child keeps its sets to itself: those that may be laid out follow the kongs
    while lays_own_set(whole(offered[laid - 1])):
        laid -= 1
    last = whole(offered[laid - 1])
    if is_own_kong(last) and _often(state, _DECLARES_KONG):
        return last
    kind = _least_liked(rules, view, decision)
    if kind < 0:  # a frozen hand: what was drawn
        return whole(offered[0])
    answer = find_answer(decision, kind)
    for declared, habit in ((actions.DISCARD_AT_ONCE, _DECLARES_AT_ONCE), (actions.DISCARD_READY, _DECLARES_READY)):
        for index in range(found):
            # where a ready hand must be declared to win, even a child remembers to
            if offered[index] == declared + kind and (rules.ready_hand == ReadyHand.TO_WIN or _often(state, habit)):
                return declared + kind
    return answer


@inline
def _tears(view: TableRecord, seat: int, lowest: int, claimed: int) -> bool:
    """Return whether a chow would take a tile out of a pair or three alike."""
    for part in range(lowest, lowest + 3):
        if part != claimed and view.hands[seat, part] >= 2:
            return True
    return False


@inline
def _has_it_already(view: TableRecord, seat: int, lowest: int, claimed: int) -> bool:
    """Return whether the two own tiles of a chow make one with a third own tile: the claimed kind, or the other end."""
    if view.hands[seat, claimed]:
        return True
    if claimed == lowest:
        return bool(claimed % 9 < 6 and view.hands[seat, claimed + 3])
    return bool(claimed == lowest + 2 and claimed % 9 > 2 and view.hands[seat, claimed - 3])


@inline
def _claim(rules: Rules, view: TableRecord, decision: DecisionRecord) -> int:
    seat, style, state = whole(decision.seat), whole(decision.style), decision.chance
    if _often(state, _OVERLOOKS_CLAIM) or rules.concealed_win:
        return actions.PASS
    chows = _chows_to_come(rules, view, seat)
    for index in range(whole(decision.found)):
        action = whole(decision.offered[index])
        if action == actions.KONG:
            return action
        if (
            action == actions.PUNG
            and view.hands[seat, view.last_discard] < 3
            and _often(state, whole(_TAKES_PUNG[style]))
        ):
            return action
        if actions.TYPE_OF[action] == ActionType.CHOW and chows > 0:
            lowest, claimed = whole(actions.TILE_OF[action]), whole(view.last_discard)
            if _tears(view, seat, lowest, claimed) or _has_it_already(view, seat, lowest, claimed):
                continue
            if _often(state, whole(_TAKES_CHOW[style])):
                return action
    return actions.PASS


@inline
def choose_novice(
    tables: Lookup, rules: Rules, temper: TemperRecord, view: TableRecord, decision: DecisionRecord
) -> int:
    """Return the novice's choice among at least two offered actions, none of them a win or a bonus tile."""
    if view.phase == Phase.TURN:
        return _in_turn(rules, view, decision)
    if view.phase == Phase.DECLARE:
        return whole(decision.offered[0]) if _often(decision.chance, _DECLARES_AT_ONCE) else actions.PASS
    return _claim(rules, view, decision)
