"""Dangerous discards: tiles whose discarder pays for all if they complete a win (RU V, penalties; the clubs abroad)."""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import whole
from eastwind.jit import inline, jit_with
from eastwind.rules.compiled import Exempt, PenaltyRule, Rules
from eastwind.scoring.layout import MELD_KIND, MELD_TYPE, RULES_T, Meld
from eastwind.table.layout import TABLE_T, Penalty, Ready, TableRecord
from eastwind.table.wall_left import drawable
from eastwind.tiles.kinds import DRAGON_KINDS, GREEN_KINDS, HONOUR_KINDS, HONOURS, PLAIN_KINDS, TERMINALS, WIND_KINDS
from eastwind.tiles.masks import bit_of, ones_in

#: Number of exposed tiles that makes a suit dangerous.
_NINE: Final = 9
_SETS_TOO: Final = int(Exempt.SETS_TOO)
_READY_BEFORE: Final = int(Exempt.READY_BEFORE)
#: Largest number of tiles left to draw at which an unseen tile is dangerous (the clubs' rule says "few"; the number is ours).
FEW_TILES: Final = 5


@inline
def holds_one_suit_only(table: TableRecord, seat: int, suit: int) -> bool:
    """Return whether the hand of a seat holds tiles of that suit only."""
    for kind in range(PLAIN_KINDS):
        if kind // 9 != suit and table.hands[seat, kind]:
            return False
    return True


@inline
def _has_one_suit_only(rules: Rules, table: TableRecord, seat: int, suit: int) -> bool:
    """Return whether a seat had only that suit to discard; where the rules ask for it, its sets on the table count too."""
    if rules.penalty_exempt & _SETS_TOO:
        for index in range(whole(table.meld_count[seat])):
            if whole(table.melds[seat, index, MELD_KIND]) // 9 != suit:
                return False
    return holds_one_suit_only(table, seat, suit)


@inline
def _declared_before(rules: Rules, table: TableRecord, discarder: int) -> bool:
    """Return whether the last discarder was ready; where the rules ask for it, before that very discard."""
    if rules.penalty_exempt & _READY_BEFORE and table.pond_ready[whole(table.pond_count) - 1]:
        return False
    return bool(table.ready[discarder] != Ready.NO)


@inline
def _fits_one_suit(rules: Rules, kind: int, suit: int) -> bool:
    """Return whether a tile may be in a hand of one suit in the penalty's sense: with honours, or without."""
    return kind // 9 == suit or (rules.penalty_suit_honours > 0 and kind >= HONOURS)


@inline
def shows_one_suit_only(rules: Rules, table: TableRecord, seat: int, suit: int) -> bool:
    """Return whether the sets of a seat on the table allow a hand of one suit."""
    for index in range(whole(table.meld_count[seat])):
        if not _fits_one_suit(rules, whole(table.melds[seat, index, MELD_KIND]), suit):
            return False
    return True


@inline
def is_of_one_suit(rules: Rules, table: TableRecord, seat: int, suit: int) -> bool:
    """Return whether all tiles of a seat are of one suit in the penalty's sense."""
    for kind in range(PLAIN_KINDS):
        if table.hands[seat, kind] and not _fits_one_suit(rules, kind, suit):
            return False
    return shows_one_suit_only(rules, table, seat, suit)


@inline
def _exposed_suit_tiles(table: TableRecord, seat: int, suit: int) -> int:
    """Return the number of tiles of a suit that a seat shows; a concealed kong is not shown."""
    shown = 0
    for index in range(whole(table.meld_count[seat])):
        meld = whole(table.melds[seat, index, MELD_TYPE])
        if meld != Meld.CONCEALED_KONG and whole(table.melds[seat, index, MELD_KIND]) // 9 == suit:
            shown += 4 if meld >= Meld.KONG else 3
    return shown


@inline
def _exposed_alike(table: TableRecord, seat: int) -> int:
    """Return a mask of the kinds that a seat shows a pung or kong of."""
    shown = 0
    for index in range(whole(table.meld_count[seat])):
        meld = whole(table.melds[seat, index, MELD_TYPE])
        if meld != Meld.CHOW and meld != Meld.CONCEALED_KONG:
            shown |= 1 << whole(table.melds[seat, index, MELD_KIND])
    return shown


@inline
def _box_penalty(rules: Rules, table: TableRecord, discarder: int, winner: int, kind: int, declared: bool) -> int:
    """Return the penalty of a discard (RU V).

    For one suit a discarder is exempt who holds only that suit or has `declared` a ready hand; for the other three there is
    no exemption. The club asks for a won hand of one suit (WEB): the winner's exposed sets must still allow it.
    """
    shown = _exposed_alike(table, winner)
    bit = 1 << kind
    if kind < 27:
        suit = kind // 9
        if (
            table.meld_count[winner] >= 3
            and _exposed_suit_tiles(table, winner, suit) >= _NINE
            and not declared
            and not _has_one_suit_only(rules, table, discarder, suit)
            and (not rules.penalty_needs_one_suit or shows_one_suit_only(rules, table, winner, suit))
        ):
            return Penalty.ONE_SUIT
    if bit & WIND_KINDS and not shown & bit and ones_in(np.uint64(shown & WIND_KINDS)) == 3:
        return Penalty.WINDS
    if bit & DRAGON_KINDS and not shown & bit and ones_in(np.uint64(shown & DRAGON_KINDS)) == 2:
        return Penalty.DRAGONS
    if bit & TERMINALS and ones_in(np.uint64(shown & TERMINALS)) >= 3:
        return Penalty.TERMINALS
    return Penalty.NONE


@inline
def _exposed_sets_within(table: TableRecord, seat: int, kinds: int) -> int:
    """Return the number of exposed sets of a seat that hold only tiles of these kinds."""
    found = 0
    for index in range(whole(table.meld_count[seat])):
        meld = whole(table.melds[seat, index, MELD_TYPE])
        tiles = (7 if meld == Meld.CHOW else 1) << whole(table.melds[seat, index, MELD_KIND])
        if meld != Meld.CONCEALED_KONG and tiles & ~kinds == 0:
            found += 1
    return found


@inline
def _is_seen(table: TableRecord, kind: int, discards: int) -> bool:
    """Return whether a tile of a kind lies open, among the first `discards` discards or in a set."""
    for index in range(discards):
        if table.pond_tile[index] == kind:
            return True
    for seat in range(4):
        for index in range(whole(table.meld_count[seat])):
            lowest = whole(table.melds[seat, index, MELD_KIND])
            highest = lowest + 2 if table.melds[seat, index, MELD_TYPE] == Meld.CHOW else lowest
            if lowest <= kind <= highest:
                return True
    return False


@inline
def _clubs_danger(rules: Rules, table: TableRecord, winner: int, kind: int, discards: int) -> int:
    """Return the clubs' danger of a discard, by the winner's exposed sets or near the end of the wall (`dmjl`, `bmja`)."""
    bit = 1 << kind
    if bit & GREEN_KINDS and _exposed_sets_within(table, winner, GREEN_KINDS) >= 3:
        return Penalty.GREEN
    if kind < 27 and _exposed_sets_within(table, winner, 0x1FF << (kind - kind % 9)) >= 3:
        return Penalty.ONE_SUIT
    if bit & TERMINALS and _exposed_sets_within(table, winner, TERMINALS) >= 3:
        return Penalty.TERMINALS
    if bit & WIND_KINDS and _exposed_sets_within(table, winner, WIND_KINDS) >= 3:
        return Penalty.WINDS
    if bit & DRAGON_KINDS and _exposed_sets_within(table, winner, DRAGON_KINDS) >= 2:
        return Penalty.DRAGONS
    if bit & HONOUR_KINDS and _exposed_sets_within(table, winner, HONOUR_KINDS) >= 3:
        return Penalty.HONOURS
    if drawable(rules, table) <= FEW_TILES and not _is_seen(table, kind, discards):
        return Penalty.LATE
    return Penalty.NONE


@inline
def _is_safe(rules: Rules, table: TableRecord, discarder: int, kind: int, discards: int) -> bool:
    """Return whether a discard is dangerous to no other seat."""
    for other in range(4):
        if other == discarder or not (whole(rules.seats) >> other) & 1:
            continue
        if _clubs_danger(rules, table, other, kind, discards) != Penalty.NONE:
            return False
    return True


@inline
def _clubs_penalty(rules: Rules, table: TableRecord, discarder: int, winner: int, kind: int, discards: int) -> int:
    """Return the penalty by the clubs' rule; it exempts a discarder without a safe tile, one dangerous to no seat."""
    danger = _clubs_danger(rules, table, winner, kind, discards)
    if danger == Penalty.NONE:
        return danger
    for other in range(PLAIN_KINDS):
        if table.hands[discarder, other] and _is_safe(rules, table, discarder, other, discards):
            return danger
    return Penalty.NONE


@inline
def penalty_of(rules: Rules, table: TableRecord, discarder: int, winner: int, kind: int) -> int:
    """Return the penalty for giving `kind` to a winner with these sets on the table; 0 for none.

    Called before the tile is moved. The discarder's hand is without the discard, which is already in the pond.
    """
    if rules.penalty == PenaltyRule.CLUBS:
        return _clubs_penalty(rules, table, discarder, winner, kind, whole(table.pond_count) - 1)
    return _box_penalty(rules, table, discarder, winner, kind, _declared_before(rules, table, discarder))


@inline
def danger_in(rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """Return a mask of the kinds in the hand of a seat whose discard is dangerous by the exposed sets of the others.

    Those are the kinds that may bring the penalty or, where there is none, those that a table is warned of all the same.
    """
    mask = np.uint64(0)
    for other in range(4):
        late = rules.danger == PenaltyRule.CLUBS and drawable(rules, table) <= FEW_TILES
        if other == seat or not (whole(rules.seats) >> other) & 1 or (table.meld_count[other] < 2 and not late):
            continue
        for kind in range(PLAIN_KINDS):
            if table.hands[seat, kind]:
                table.hands[seat, kind] -= 1
                if rules.danger == PenaltyRule.CLUBS:
                    danger = _clubs_penalty(rules, table, seat, other, kind, whole(table.pond_count))
                else:
                    danger = _box_penalty(rules, table, seat, other, kind, table.ready[seat] != Ready.NO)
                if danger != Penalty.NONE:
                    mask |= bit_of(kind)
                table.hands[seat, kind] += 1
    return mask


@jit_with(numba.uint64(RULES_T, TABLE_T, numba.int64))
def dangerous_kinds(rules: Rules, table: TableRecord, seat: int) -> np.uint64:
    """Call `danger_in` from Python; empty where nothing is penalised nor warned of."""
    return danger_in(rules, table, seat) if rules.danger != PenaltyRule.NONE else np.uint64(0)
