"""Actions of a person at a table in memory that are no moves: taking one back, letting a bot play on, ending the match."""

import asyncio
from functools import partial

from eastwind.server.game import playing
from eastwind.server.game.beyond import before_deal_was_played, before_last_move
from eastwind.server.game.journal import read_hand
from eastwind.server.game.standing import Standing
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import GiveUp, TakeBack
from eastwind.server.wire.refusals import Refusal
from eastwind.table import Phase


async def take_back(standing: Standing, seat: int, wish: TakeBack) -> None:
    """Take a person's last move back, or begin the hand again from its deal, in a match that the person began alone.

    :raises Refusal: if others began it too, or there is nothing to take back.
    """
    match = standing.match
    if match.seating.of_several:
        # also when the others have left for good: what a match of people came to stands as it was played
        expected, version = "a match that one person began, with bots", match.table.moment
        raise Refusal(ErrorCode.NOT_ALONE, expected, f"take_back {wish.to}", version=version)
    playing.may_go_beyond(match, wish.version, f"take_back {wish.to}")
    seating, hand = match.seating, match.table.hand
    journal = await read_hand(standing.store, standing.name, hand)
    if wish.to == "deal":
        back = await asyncio.to_thread(before_deal_was_played, journal, seating, hand)
    else:
        back = await asyncio.to_thread(partial(before_last_move, journal, seating, hand, seat, passes=wish.passes))
    if back is None:
        expected, version = "a hand in which this seat has played", match.table.moment
        raise Refusal(ErrorCode.NOTHING_TO_TAKE_BACK, expected, f"take_back {wish.to}", version=version)
    await standing.play(partial(playing.take_back, match, seat, back, standing.moment))
    standing.start_clock()


async def take_discard_back(standing: Standing, seat: int) -> None:
    """Take back a person's discard that all have seen, as all have agreed."""
    match = standing.match
    hand = match.table.hand
    journal = await read_hand(standing.store, standing.name, hand)
    back = await asyncio.to_thread(partial(before_last_move, journal, match.seating, hand, seat, passes=False))
    if back is None:
        raise match.stale("take_back")
    await standing.play(partial(playing.take_back, match, seat, back, standing.moment))
    standing.start_clock()


async def give_up(standing: Standing, seat: int, wish: GiveUp) -> None:
    """Let a bot play the hand to its end for a person who sits alone with bots, or end the match.

    :raises Refusal: if the person does not sit alone, or the match is over.
    """
    playing.may_go_beyond(standing.match, wish.version, f"give_up {wish.what}")
    course = playing.give_up if wish.what == "hand" else playing.leave
    await standing.play(partial(course, standing.match, seat, standing.moment))
    standing.start_clock()


async def end_early(standing: Standing, seat: int) -> None:
    """End the match, as a person has proposed and all have agreed."""
    await standing.play(partial(playing.leave, standing.match, seat, standing.moment))
    standing.start_clock()


async def depart(standing: Standing, seat: int) -> None:
    """Remove a person for good: a bot has their seat. With the last one the match ends.

    :raises Refusal: if nothing is dealt yet, or the match is over.
    """
    try:
        await _depart(standing, seat)
    except Refusal as refusal:
        if refusal.message.code != ErrorCode.STALE_VERSION:
            raise
        # another process had played on, which changes nothing of the wish: it holds for the table as it stands now
        await _depart(standing, seat)
    standing.start_clock()


async def _depart(standing: Standing, seat: int) -> None:
    match = standing.match
    if match.table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", "depart", version=match.table.moment)
    course = playing.depart if len(match.seating.persons) > 1 else playing.leave
    await standing.play(partial(course, match, seat, standing.moment))
