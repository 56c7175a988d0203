"""Operations on a match: each function takes one and returns its outcome: what to store, what to tell, the match after it.

One message of a person is one turn: the action, then those of the bots until a person is asked again. Walls, bots and time are
passed in as values; nothing here waits, and the match that came in stays as it is.
"""

from collections.abc import Mapping
from dataclasses import replace

from eastwind.server.match.context import Context, SeatedBot
from eastwind.server.match.match import Match
from eastwind.server.match.seating import Seating
from eastwind.server.match.takebacks import Back
from eastwind.server.match.turn import Outcome, Turn
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.table import IllegalActionError, Phase, Table
from eastwind.table.actions import ActionError, parse_action


def sit_down(match: Match, seat: int, nonce: str, context: Context) -> tuple[Outcome, int]:
    """Seat all by dice and deal the first hand, at the first hello. Return also the seat that the person has now.

    The nonce is part of the shuffle, whose commitment the person has had since the table opened.
    """
    return begin(match, {} if match.helped.repeated else {seat: nonce}, context, seat)


def begin(match: Match, nonces: Mapping[int, str], context: Context, seat: int) -> tuple[Outcome, int]:
    """Seat all by dice and deal the first hand; each person has a share in the shuffle.

    Return also where the person of `seat` sits now.
    """
    before = match.seating
    seats = tuple(replace(row, nonce=nonces.get(place, row.nonce)) for place, row in enumerate(before.seats))
    arrived = Seating(replace(before.row, seats=seats))
    seated = context.walls.seating(arrived.shuffle, before.first_east, before.playing)
    seating = arrived.thrown(seated)
    begun = replace(match, seating=seating, dealt=Table(seating.rules, seated.first_dealer, halts=True))
    turn = Turn(begun, replace(context, listening={*context.listening, *seating.persons}))
    turn.rows.seated = seating.row
    turn.deal()
    return turn.end(), seated.seats[seat]


def act(match: Match, seat: int, version: int, word: str, context: Context) -> Outcome:
    """Play an action that answers the view `version`, which holds.

    :raises Refusal: if it may not be played.
    """
    table = match.table
    if table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", word, version=table.moment)
    try:
        action = parse_action(word)
    except ActionError as error:
        raise _illegal(table, seat, word, str(error)) from error
    if not table.offered(seat):
        raise Refusal(
            ErrorCode.NOT_YOUR_TURN,
            "the wish for the next hand"
            if table.phase.is_over
            else f"nothing from seat {seat}, which is not asked now",
            word,
            version=table.moment,
            position=table.position(seat),
        )
    turn = Turn(match, context)
    try:
        turn.play(seat, action, version)
    except IllegalActionError as error:
        raise _illegal(table, seat, error.action, f"one of: {', '.join(error.expected)}") from error
    return turn.end()


def next_hand(match: Match, hand: int, context: Context) -> Outcome:
    """Deal the hand after `hand`, which must be the last and over.

    :raises Refusal: if it is not, or the match is over.
    """
    table = match.table
    now = table.hand
    if table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", f"next_hand {hand}", version=table.moment)
    if hand != now or table.phase is not Phase.HAND_OVER:
        state = "over" if table.phase is Phase.HAND_OVER else "in play"
        expected = f"the number of a hand that is over; hand {now} is {state}"
        raise Refusal(ErrorCode.HAND_NOT_OVER, expected, f"next_hand {hand}", version=table.moment)
    turn = Turn(match, context)
    turn.deal()
    return turn.end()


def take_back(match: Match, seat: int, back: Back, context: Context) -> Outcome:
    """Go back to an earlier position of the hand, for a person who sits alone with bots: see `may_go_beyond`."""
    turn = Turn(match, context)
    turn.take_back(seat, back)
    return turn.end()


def give_up(match: Match, seat: int, context: Context) -> Outcome:
    """Let a bot play the hand to its end in a person's place; its result counts.

    :raises Refusal: if no hand is in play.
    """
    table = match.table
    if table.phase.is_over:
        raise Refusal(ErrorCode.NOT_YOUR_TURN, "a hand in play", "give_up hand", version=table.moment)
    turn = Turn(match, context)
    turn.give_up(seat)
    return turn.end()


def end_match(match: Match, seat: int, context: Context) -> Outcome:
    """End the match here: the results of the finished hands hold, the hand in play counts for nothing."""
    turn = Turn(match, context)
    turn.leave(seat)
    return turn.end()


def go_on(match: Match, context: Context) -> Outcome:
    """Let those play who play for persons who are away."""
    return Turn(match, context).end()


def answer_for(match: Match, seat: int, bot: SeatedBot, context: Context) -> Outcome:
    """Let a bot answer once what a person was asked, because the person's time is over."""
    turn = Turn(match, context)
    table = turn.match.table
    turn.play(seat, bot.choose(table, seat), table.moment)
    return turn.end()


def depart(match: Match, seat: int, context: Context) -> Outcome:
    """Remove a person for good: from now on a bot has the seat."""
    turn = Turn(match, context)
    turn.depart(seat)
    return turn.end()


def may_go_beyond(match: Match, version: int, what: str) -> None:
    """Check that a seat may do what is only for a person who sits alone with bots.

    :raises Refusal: if other persons sit there, the match is over, or it answers a view that holds no more.
    """
    now = match.table.moment
    if len(match.seating.persons) > 1:
        raise Refusal(ErrorCode.NOT_ALONE, "a table of one person and bots", what, version=now)
    if match.table.phase is Phase.MATCH_OVER:
        raise Refusal(ErrorCode.MATCH_OVER, "nothing: the match is over", what, version=now)
    if version != now:
        raise match.stale(f"{what} for version {version}")


def close_window(match: Match, answers: Mapping[int, int], context: Context) -> Outcome:
    """Close a window of several persons with their answers, and a pass for each that gave none."""
    turn = Turn(match, context)
    turn.close_window(answers)
    return turn.end()


def end_time(match: Match, context: Context) -> Outcome:
    """Tell the table that the time of the match is over."""
    turn = Turn(match, context)
    turn.end_time()
    return turn.end()


def _illegal(table: Table, seat: int, word: str, expected: str) -> Refusal:
    position = table.position(seat)
    return Refusal(ErrorCode.ILLEGAL_ACTION, expected, word, version=table.moment, position=position)
