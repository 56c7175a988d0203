"""Operations on a match: each function takes one and returns its outcome: what to store, what to tell, the match after it.

One message of a person is one turn: the action, then those of the bots until a person is asked again. Walls, bots and time are
passed in as values; nothing here waits, and the match that came in stays as it is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from eastwind.match.context import SeatedBot
from eastwind.match.match import check_alone, throw_for_seats
from eastwind.match.takebacks import Back
from eastwind.match.turn import Turn
from eastwind.server.match.context import Context
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import Listeners
from eastwind.server.match.refusing import as_refusals
from eastwind.server.match.views import PlayerView
from eastwind.server.store.rows import Batch, TableRow
from eastwind.server.wire.changes import Change


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of something done at a match. `rows` are stored before anything of `told` (by seat) is sent, or `match` holds.

    :ivar seen: by seat, what it has received last once all of `told` is sent; :ivar public: step by step, what all can see.
    """

    match: Match
    rows: Batch
    told: Mapping[int, str]
    seen: Mapping[int, PlayerView]
    public: Sequence[Change] = ()


def sit_down(match: Match, seat: int, nonce: str, context: Context) -> tuple[Outcome, int]:
    """Seat all by dice and deal the first hand, at the first hello. Return also the seat that the person has now.

    The nonce is part of the shuffle, whose commitment the person has had since the table opened.
    """
    return begin(match, {} if match.helped.repeated else {seat: nonce}, context, seat)


def begin(match: Match, nonces: Mapping[int, str], context: Context, seat: int) -> tuple[Outcome, int]:
    """Seat all by dice and deal the first hand; each person has a share in the shuffle.

    Return also where the person of `seat` sits now.
    """
    begun, seated = throw_for_seats(match, nonces, context.walls)
    listening = {*context.listening, *begun.seating.persons}
    outcome = _played(begun, replace(context, listening=listening), Turn.deal, begun.seating.row)
    return outcome, seated.seats[seat]


def act(match: Match, seat: int, version: int, word: str, context: Context) -> Outcome:
    """Play an action that answers the view `version`, which holds.

    :raises Refusal: if it may not be played.
    """
    return _played(match, context, lambda turn: turn.act(seat, version, word))


def next_hand(match: Match, hand: int, context: Context) -> Outcome:
    """Deal the hand after `hand`, which must be the last and over.

    :raises Refusal: if it is not, or the match is over.
    """
    return _played(match, context, lambda turn: turn.deal_after(hand))


def take_back(match: Match, seat: int, back: Back, context: Context) -> Outcome:
    """Go back to an earlier position of the hand, for a person who sits alone with bots: see `may_go_beyond`."""
    return _played(match, context, lambda turn: turn.take_back(seat, back))


def give_up(match: Match, seat: int, context: Context) -> Outcome:
    """Let a bot play the hand to its end in a person's place; its result counts.

    :raises Refusal: if no hand is in play.
    """
    return _played(match, context, lambda turn: turn.give_up(seat))


def end_match(match: Match, seat: int, context: Context) -> Outcome:
    """End the match here: the results of the finished hands hold, the hand in play counts for nothing."""
    return _played(match, context, lambda turn: turn.leave(seat))


def go_on(match: Match, context: Context) -> Outcome:
    """Let those play who play for persons who are away."""
    return _played(match, context, lambda _: None)


def answer_for(match: Match, seat: int, bot: SeatedBot, context: Context) -> Outcome:
    """Let a bot answer once what a person was asked, because the person's time is over."""
    return _played(match, context, lambda turn: turn.answer_for(seat, bot))


def depart(match: Match, seat: int, context: Context) -> Outcome:
    """Remove a person for good: from now on a bot has the seat."""
    return _played(match, context, lambda turn: turn.depart(seat))


def close_window(match: Match, answers: Mapping[int, int], context: Context) -> Outcome:
    """Close a window of several persons with their answers, and a pass for each that gave none."""
    return _played(match, context, lambda turn: turn.close_window(answers))


def end_time(match: Match, context: Context) -> Outcome:
    """Tell the table that the time of the match is over."""
    return _played(match, context, Turn.end_time)


def may_go_beyond(match: Match, version: int, what: str) -> None:
    """Check that a seat may do what is only for a person who sits alone with bots.

    :raises Refusal: if other persons sit there, the match is over, or it answers a view that holds no more.
    """
    with as_refusals():
        check_alone(match, version, what)


def _played(
    match: Match, context: Context, wish: Callable[[Turn[Match]], object], seated: TableRow | None = None
) -> Outcome:
    """Return the outcome of one turn.

    :param wish: what is done first; :param seated: the table, when it begins the match.
    :raises Refusal: if it may not be done.
    """
    listeners = Listeners(context)
    with as_refusals():
        turn = Turn(match, listeners, context=context.of_match)
        wish(turn)
        after = turn.end()
    played = None if context.clock is None else context.clock.played
    rows = Batch.of(turn.entries, seated=seated, played=played)
    return Outcome(after, rows, listeners.told, listeners.seen, listeners.public)
