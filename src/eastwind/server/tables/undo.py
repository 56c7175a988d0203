"""Actions of a person at a table in memory that are no moves: taking one back, letting a bot play on, ending the match."""

import asyncio
from functools import partial

from eastwind.server.match import actions
from eastwind.server.match.journal import read_hand
from eastwind.server.match.takebacks import before_deal_was_played, before_last_move
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import GiveUp, TakeBack
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase


async def take_back(live_match: LiveMatch, seat: int, wish: TakeBack) -> None:
    """Take a person's last move back, or begin the hand again from its deal, in a match that the person began alone.

    :raises Refusal: if others began it too, or there is nothing to take back.
    """
    match = live_match.match
    if match.seating.of_several:
        # also when the others have left for good: what a match of people came to stands as it was played
        expected, version = "a match that one person began, with bots", match.table.moment
        raise Refusal(ErrorCode.NOT_ALONE, expected, f"take_back {wish.to}", version=version)
    actions.may_go_beyond(match, wish.version, f"take_back {wish.to}")
    seating, hand = match.seating, match.table.hand
    journal = await read_hand(live_match.store, live_match.name, hand)
    if wish.to == "deal":
        back = await asyncio.to_thread(before_deal_was_played, journal, seating, hand)
    else:
        back = await asyncio.to_thread(partial(before_last_move, journal, seating, hand, seat, passes=wish.passes))
    if back is None:
        expected, version = "a hand in which this seat has played", match.table.moment
        raise Refusal(ErrorCode.NOTHING_TO_TAKE_BACK, expected, f"take_back {wish.to}", version=version)
    await live_match.play(partial(actions.take_back, match, seat, back, live_match.context))
    live_match.start_clock()


async def take_discard_back(live_match: LiveMatch, seat: int) -> None:
    """Take back a person's discard that all have seen, as all have agreed."""
    match = live_match.match
    hand = match.table.hand
    journal = await read_hand(live_match.store, live_match.name, hand)
    back = await asyncio.to_thread(partial(before_last_move, journal, match.seating, hand, seat, passes=False))
    if back is None:
        raise match.stale("take_back")
    await live_match.play(partial(actions.take_back, match, seat, back, live_match.context))
    live_match.start_clock()


async def give_up(live_match: LiveMatch, seat: int, wish: GiveUp) -> None:
    """Let a bot play the hand to its end for a person who sits alone with bots, or end the match.

    :raises Refusal: if the person does not sit alone, or the match is over.
    """
    actions.may_go_beyond(live_match.match, wish.version, f"give_up {wish.what}")
    course = actions.give_up if wish.what == "hand" else actions.leave
    await live_match.play(partial(course, live_match.match, seat, live_match.context))
    live_match.start_clock()


async def end_early(live_match: LiveMatch, seat: int) -> None:
    """End the match, as a person has proposed and all have agreed."""
    await live_match.play(partial(actions.leave, live_match.match, seat, live_match.context))
    live_match.start_clock()


async def depart(live_match: LiveMatch, seat: int) -> None:
    """Remove a person for good: a bot has their seat. With the last one the match ends.

    :raises Refusal: if nothing is dealt yet, or the match is over.
    """
    try:
        await _depart(live_match, seat)
    except Refusal as refusal:
        if refusal.message.code != ErrorCode.STALE_VERSION:
            raise
        # another process had played on, which changes nothing of the wish: it holds for the table as it stands now
        await _depart(live_match, seat)
    live_match.start_clock()


async def _depart(live_match: LiveMatch, seat: int) -> None:
    match = live_match.match
    if match.table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", "depart", version=match.table.moment)
    course = actions.depart if len(match.seating.persons) > 1 else actions.leave
    await live_match.play(partial(course, match, seat, live_match.context))
