"""Actions of a person at a table in memory that are no moves: taking one back, letting a bot play on, ending the match."""

import asyncio
from functools import partial

from eastwind.match.takebacks import before_deal_was_played, before_last_move
from eastwind.server.match import actions
from eastwind.server.match.loading import read_hand
from eastwind.server.match.match import Match
from eastwind.server.store.store import Store
from eastwind.server.tables import match_time
from eastwind.server.tables.effects import Effects, Play
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import GiveUp, TakeBack
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase


async def taking_back(store: Store, match: Match, seat: int, wish: TakeBack) -> Effects:
    """Return what takes a person's last move back, or begins the hand again from its deal, where the person began alone.

    :raises Refusal: if others began it too, or there is nothing to take back.
    """
    if match.seating.of_several:
        # also when the others have left for good: what a match of people came to stands as it was played
        expected, version = "a match that one person began, with bots", match.table.moment
        raise Refusal(ErrorCode.NOT_ALONE, expected, f"take_back {wish.to}", version=version)
    actions.may_go_beyond(match, wish.version, f"take_back {wish.to}")
    seating, hand = match.seating, match.table.hand
    journal = await read_hand(store, seating.table, hand)
    if wish.to == "deal":
        back = await asyncio.to_thread(before_deal_was_played, journal, seating, hand)
    else:
        back = await asyncio.to_thread(partial(before_last_move, journal, seating, hand, seat, passes=wish.passes))
    if back is None:
        expected, version = "a hand in which this seat has played", match.table.moment
        raise Refusal(ErrorCode.NOTHING_TO_TAKE_BACK, expected, f"take_back {wish.to}", version=version)
    return [Play(actions.take_back, (seat, back)), match_time.start]


async def taking_discard_back(store: Store, match: Match, seat: int) -> Effects:
    """Return what takes back a person's discard that all have seen, as all have agreed."""
    hand = match.table.hand
    journal = await read_hand(store, match.seating.table, hand)
    back = await asyncio.to_thread(partial(before_last_move, journal, match.seating, hand, seat, passes=False))
    if back is None:
        raise match.stale("take_back")
    return [Play(actions.take_back, (seat, back)), match_time.start]


def give_up(seat: int, wish: GiveUp, state: TableState, _: Now) -> Effects:
    """Let a bot play the hand to its end for a person who sits alone with bots, or end the match.

    :raises Refusal: if the person does not sit alone, or the match is over.
    """
    actions.may_go_beyond(state.match, wish.version, f"give_up {wish.what}")
    return [Play(actions.give_up if wish.what == "hand" else actions.end_match, (seat,)), match_time.start]


def depart(seat: int, state: TableState, _: Now) -> Effects:
    """Remove a person for good: a bot has their seat. With the last one the match ends.

    :raises Refusal: if nothing is dealt yet, or the match is over.
    """
    table = state.match.table
    if table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", "depart", version=table.moment)
    return [Play(actions.depart if len(state.persons) > 1 else actions.end_match, (seat,)), match_time.start]
