"""*Club*: fewest tiles from a win, most useful tiles among those that can still be there."""

from typing import Final

import numpy as np

from eastwind.arrays import Row, whole
from eastwind.bots.answers import find_answer, offers
from eastwind.hands.distance import FAR, POWERS, best_discard, group_of, key_distance
from eastwind.hands.tables import Lookup
from eastwind.jit import inline
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, Meld
from eastwind.scoring.value import shapes_of
from eastwind.table import actions
from eastwind.table.layout import Phase, TableRecord
from eastwind.table.options import Offered
from eastwind.tiles.kinds import PLAIN_KINDS

_TURN: Final = int(Phase.TURN)
_DECLARE: Final = int(Phase.DECLARE)
_M_CHOW: Final = int(Meld.CHOW)
_M_KONG: Final = int(Meld.KONG)


@inline
def count_left(view: TableRecord, seat: int, left: Row) -> None:
    """Copies of each plain kind that the seat can know to be left: four less its own and all that lies open."""
    for kind in range(PLAIN_KINDS):
        left[kind] = 4 - whole(view.hands[seat, kind])
    for index in range(whole(view.pond_count)):
        if not view.pond_taken[index]:
            left[view.pond_tile[index]] -= 1
    for other in range(4):
        for index in range(whole(view.meld_count[other])):
            meld = whole(view.melds[other, index, MELD_TYPE])
            kind = whole(view.melds[other, index, MELD_KIND])
            if meld == _M_CHOW:
                for step in range(3):
                    left[kind + step] -= 1
            else:
                left[kind] -= 4 if meld >= _M_KONG else 3


@inline
def choose_club(tables: Lookup, rules: Rules, view: TableRecord, seat: int, offered: Offered, found: int) -> int:
    if view.phase == _DECLARE:
        return whole(offered[0])
    hand = np.empty(PLAIN_KINDS, np.uint8)
    keys = np.empty(4, np.int32)
    left = np.empty(PLAIN_KINDS, np.uint8)
    for kind in range(PLAIN_KINDS):
        hand[kind] = view.hands[seat, kind]
    for group in range(4):
        keys[group] = view.keys[seat, group]
    melds = whole(view.meld_count[seat])
    count_left(view, seat, left)
    if view.phase == _TURN:
        last = whole(offered[found - 1])
        if last >= actions.CONCEALED_KONG and not view.ready_discards:
            return last
        kind = best_discard(tables, hand, keys, melds, shapes_of(rules), left)
        for declared in (actions.DISCARD_AT_ONCE, actions.DISCARD_READY):
            if offers(offered, found, declared + kind):
                return declared + kind
        return find_answer(offered, found, kind)
    now = key_distance(tables, keys[0], keys[1], keys[2], keys[3], melds, shapes_of(rules))
    claimed = whole(view.last_discard)
    best = actions.PASS
    for index in range(found):
        action = whole(offered[index])
        if action == actions.PASS or action == actions.KONG:
            continue
        first = claimed if action == actions.PUNG else action - actions.CHOW
        step = 0 if action == actions.PUNG else 1
        skipped = False
        for part in range(3):
            kind = first + step * part
            if kind == claimed and not skipped:
                skipped = True
                continue
            keys[group_of(kind)] -= POWERS[kind]
            hand[kind] -= 1
        after = FAR
        for kind in range(PLAIN_KINDS):
            if hand[kind]:
                group = group_of(kind)
                keys[group] -= POWERS[kind]
                after = min(
                    after, key_distance(tables, keys[0], keys[1], keys[2], keys[3], melds + 1, shapes_of(rules))
                )
                keys[group] += POWERS[kind]
        if after < now:
            best, now = action, after
        for kind in range(PLAIN_KINDS):
            hand[kind] = view.hands[seat, kind]
        for group in range(4):
            keys[group] = view.keys[seat, group]
    return best
