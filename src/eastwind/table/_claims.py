"""Claims on a discard and on a kong: all seats are asked at once; priority decides when all have answered."""

import numpy as np

from eastwind.arrays import whole
from eastwind.hands.tables import Lookup
from eastwind.jit import forced_inline, inline
from eastwind.rules.compiled import Rules, Tie
from eastwind.scoring.layout import MELD_CLAIMED, MELD_SOURCE, MELD_TYPE, NOT_CLAIMED, Meld, Source
from eastwind.table import actions
from eastwind.table._finish import end_drawn, end_won
from eastwind.table._moves import (
    draw,
    draw_loose,
    exposed_pung,
    lay_meld,
    look_over,
    put,
    take,
    tell,
)
from eastwind.table._winning import Refusal, completes_as, refusal_of_discard, refusal_of_robbing
from eastwind.table.actions import NO_ACTION, ActionType
from eastwind.table.layout import EventKind, HandEnd, Phase, TableRecord
from eastwind.table.options import chowing_seats, has_claim
from eastwind.table.seats import next_seat, plays
from eastwind.table.wall_left import drawable


@forced_inline
def open_claims(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Ask every seat that could claim a discard; go on where none could, unless the table halts."""
    kind = whole(table.last_discard)
    last = drawable(rules, table) <= 0
    source = Source.LAST_DISCARD if last else Source.DISCARD
    chowing = chowing_seats(rules, table, kind)
    pending = 0
    winning = 0
    for seat in range(4):
        if seat == table.turn or not plays(rules, seat):
            continue
        if refusal_of_discard(tables, rules, table, seat, kind, whole(table.turn), source) == Refusal.NONE:
            winning |= 1 << seat
        elif not last and has_claim(rules, table, seat, kind, chowing):
            pending |= 1 << seat
    table.can_win = winning
    table.pending = pending | winning
    if table.pending or table.halts:
        table.phase = Phase.CLAIM
        table.answers[:] = NO_ACTION
    else:
        table.moment += 1
        go_on(tables, rules, table)


@forced_inline
def go_on(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Go on after an unclaimed discard: the next seat draws, or the hand is drawn."""
    table.phase = Phase.TURN
    if drawable(rules, table) <= 0:
        end_drawn(tables, rules, table, HandEnd.WALL)
        return
    table.turn = next_seat(rules, whole(table.turn))
    draw(tables, rules, table, whole(table.turn))


@inline
def _winning_claims(rules: Rules, table: TableRecord, kind: int) -> int:
    """Return a mask of the seats whose claim of mahjong prevails: one of the claimants or all, as the rules specify."""
    claiming = 0
    best = -1
    strongest = 0
    for step in range(1, 4):
        seat = (whole(table.turn) + step) % 4
        if table.answers[seat] != actions.MAHJONG:
            continue
        claiming |= 1 << seat
        strength = completes_as(table, seat, kind) if rules.tie == Tie.HIERARCHY else 0
        if best < 0 or rules.tie == Tie.FARTHEST or strength > strongest:
            best = seat
            strongest = strength
    if rules.tie == Tie.ALL or best < 0:
        return claiming
    return 1 << best


@inline
def _is_drawn_by_claims(rules: Rules, table: TableRecord) -> bool:
    """Return whether three seats claim mahjong and the rules make that a drawn hand."""
    if not rules.three_claims_draw:
        return False
    claiming = 0
    for seat in range(4):
        if table.answers[seat] == actions.MAHJONG:
            claiming += 1
    return claiming == 3


@inline
def _tell_claims(table: TableRecord, kind: int, prevailing: int) -> None:
    """Append an event for each claim on `kind`, in the order of play; `prevailing` is a mask of seats."""
    for step in range(1, 4):
        seat = (whole(table.turn) + step) % 4
        answer = whole(table.answers[seat])
        if answer != NO_ACTION and answer != actions.PASS:
            tell(table, EventKind.CLAIM, seat, kind, whole(table.turn), 2 * answer + ((prevailing >> seat) & 1))


@inline
def _taker(rules: Rules, table: TableRecord) -> int:
    """Return the seat that takes the discard for a set: pung or kong before chow, or the next in turn; −1 for none.

    Of two seats that claim a chow, where any seat may, the next in turn takes it.
    """
    best = -1
    best_is_chow = False
    for step in range(1, 4):
        seat = (whole(table.turn) + step) % 4
        answer = whole(table.answers[seat])
        if answer == NO_ACTION or answer == actions.PASS:
            continue
        is_chow = actions.TYPE_OF[answer] == ActionType.CHOW
        if best < 0 or (best_is_chow and not is_chow and not rules.claims_by_turn):
            best = seat
            best_is_chow = is_chow
    return best


@inline
def resolve_claims(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Resolve the claims when all have answered: mahjong before pung or kong before chow."""
    discarder = whole(table.turn)
    kind = whole(table.last_discard)
    if _is_drawn_by_claims(rules, table):
        _tell_claims(table, kind, 0)
        end_drawn(tables, rules, table, HandEnd.CLAIMS)
        return
    winners = _winning_claims(rules, table, kind)
    if winners:
        _tell_claims(table, kind, winners)
        for step in range(1, 4):
            seat = (discarder + step) % 4
            if (winners >> seat) & 1:
                table.pond_taken[whole(table.pond_count) - 1] = seat + 1
                break
        last = drawable(rules, table) <= 0
        end_won(tables, rules, table, winners, discarder, kind, Source.LAST_DISCARD if last else Source.DISCARD)
        return
    taker = _taker(rules, table)
    if taker < 0:
        go_on(tables, rules, table)
        return
    _tell_claims(table, kind, 1 << taker)
    table.pond_taken[whole(table.pond_count) - 1] = taker + 1
    _take_set(tables, rules, table, taker, discarder, kind)


@inline
def _take_set(tables: Lookup, rules: Rules, table: TableRecord, taker: int, discarder: int, kind: int) -> None:
    """Lay the discard into a set of the taker, whose turn it is now."""
    answer = whole(table.answers[taker])
    table.turn = taker
    table.phase = Phase.TURN
    table.can_win = 0
    table.drawn = -1
    table.waits[taker] = np.uint64(0)
    table.kongs_in_turn = 0
    if answer == actions.KONG:
        pung = exposed_pung(table, taker, kind)
        if pung >= 0:
            table.melds[taker, pung, MELD_TYPE] = Meld.ADDED_KONG
            if table.melds[taker, pung, MELD_CLAIMED] == NOT_CLAIMED:
                # a pung drawn oneself and laid out: what was concealed is so no longer
                table.melds[taker, pung, MELD_SOURCE] = discarder
                table.melds[taker, pung, MELD_CLAIMED] = kind
        else:
            table.own_discards[taker] = np.uint64(0)  # what the taker waits for may be something else now
            for _ in range(3):
                take(table, taker, kind)
            lay_meld(table, taker, Meld.KONG, kind, discarder, kind)
        table.claimed = 0
        table.kongs_in_turn = 1
        tell(table, EventKind.KONG, taker, kind, discarder, 1 if pung >= 0 else 0)
        draw_loose(tables, rules, table, taker)
        return
    table.claimed = 1
    if answer == actions.PUNG:
        take(table, taker, kind)
        take(table, taker, kind)
        lay_meld(table, taker, Meld.PUNG, kind, discarder, kind)
        tell(table, EventKind.PUNG, taker, kind, discarder, 0)
    else:
        lowest = whole(actions.TILE_OF[answer])
        for part in range(lowest, lowest + 3):
            if part != kind:
                take(table, taker, part)
        lay_meld(table, taker, Meld.CHOW, lowest, discarder, kind)
        tell(table, EventKind.CHOW, taker, kind, discarder, lowest)
    look_over(tables, rules, table, taker)


@inline
def open_robbing(tables: Lookup, rules: Rules, table: TableRecord, kind: int, meld: int, concealed: bool) -> None:
    """Ask every seat that could rob a declared kong; complete it where none could, unless the table halts."""
    pending = 0
    owner = whole(table.turn)
    for seat in range(4):
        if seat == owner or not plays(rules, seat):
            continue
        if refusal_of_robbing(tables, rules, table, seat, kind, owner, concealed) == Refusal.NONE:
            pending |= 1 << seat
    table.kongs_in_turn += 1
    table.pending = pending
    table.can_win = pending
    if pending or table.halts:
        table.phase = Phase.ROB
        table.robbed = kind
        table.rob_meld = meld
        table.answers[:] = NO_ACTION
    else:
        table.moment += 1
        draw_loose(tables, rules, table, whole(table.turn))


@inline
def resolve_robbing(tables: Lookup, rules: Rules, table: TableRecord) -> None:
    """Resolve the answers to a kong: it is robbed and falls back to the tiles it was made of, or it is completed."""
    owner = whole(table.turn)
    kind = whole(table.robbed)
    robbers = _winning_claims(rules, table, kind)
    table.robbed = -1
    table.can_win = 0
    if robbers == 0:
        table.phase = Phase.TURN
        draw_loose(tables, rules, table, owner)
        return
    _tell_claims(table, kind, robbers)
    at = whole(table.rob_meld)
    if table.melds[owner, at, MELD_TYPE] == Meld.ADDED_KONG:
        table.melds[owner, at, MELD_TYPE] = Meld.PUNG
    else:
        # a concealed kong, always the newest set: its other three tiles go back into the hand
        table.meld_count[owner] -= 1
        table.melds[owner, at, MELD_TYPE] = 0
        for _ in range(3):
            put(table, owner, kind)
    for step in range(1, 4):
        if (robbers >> ((owner + step) % 4)) & 1:
            tell(table, EventKind.ROB, (owner + step) % 4, kind, owner, 0)
    end_won(tables, rules, table, robbers, owner, kind, Source.ROBBED_KONG)
