"""Duplicate match: the gain of one bot over another when both get the same walls.

A board is a wall, dice, a dealer and a round's wind. On each board the second bot plays at all seats; then the first one takes
each seat in turn, against the second at all others. The result is how much more it gets there than
the second bot had in the same seat on the same board: neither the wall nor the seat can favour either.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from eastwind.bots import AnyBot, as_bot
from eastwind.errors import EastwindError
from eastwind.rules.compiled import Rules
from eastwind.study.bot_play import Game, Seated, Spread, seat_bots
from eastwind.study.chances import Mean, Share
from eastwind.study.seeds import seed_of_chunk
from eastwind.study.tally import ROW, seat_at, seats_at

#: Number of boards that are handed out together.
_BATCH: Final = 20
_WINDS: Final = 4
_NO_ROWS: Final = np.zeros(0, ROW)


class DuelError(EastwindError, ValueError):
    """Error for an impossible duplicate match: the message states what was expected."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Result of a duplicate match.

    :ivar one: the bot that took each seat in turn; :ivar other: the bot at all others; :ivar boards: walls that were played.
    :ivar hands: those in which `one` played, a seat of each board each.
    :ivar gain: points a hand that `one` gets more than `other` in its place; its interval is that of the boards.
    :ivar won: hands won by `one`, of those that it played; :ivar other_won: by `other` in the same places.
    """

    one: str
    other: str
    boards: int
    hands: int
    gain: Mean
    won: Share
    other_won: Share


@dataclass(frozen=True, slots=True)
class _Board:
    """Result of a board: of all seats together what `one` had more, and the hands that each of them won."""

    gain: int
    won: int
    other_won: int


def duel(rules: Rules, one: AnyBot, other: AnyBot, boards: int, seed: int, spread: Spread = map) -> Duel:
    """Play a duplicate match of `one` against `other` on `boards` boards; the same seed gives the same boards.

    :raises BotError: if a bot is not known, or two different ones have one name. :raises BotFault: if one fails.
    :raises DuelError: if there is not at least one board.
    """
    if boards < 1:
        raise DuelError(f"expected at least one board, found {boards}")
    rows = as_bot(one), as_bot(other)
    seats = seats_at(rules)
    tables = _tables(rules, rows, seats)

    def play(batch: int) -> list[_Board]:
        first = batch * _BATCH
        return [_play_board(rules, tables, seed, board) for board in range(first, min(first + _BATCH, boards))]

    played = [board for batch in spread(play, range((boards + _BATCH - 1) // _BATCH)) for board in batch]
    hands = len(played) * seats
    gains = [board.gain for board in played]
    return Duel(
        one=rows[0].name,
        other=rows[1].name,
        boards=len(played),
        hands=hands,
        gain=Mean(len(played), sum(gains), sum(gain * gain for gain in gains), seats),
        won=Share(sum(board.won for board in played), hands),
        other_won=Share(sum(board.other_won for board in played), hands),
    )


def _tables(rules: Rules, rows: Sequence[AnyBot], seats: int) -> tuple[Seated, ...]:
    """Return the seatings: `other` at all places, then `one` at each of them."""
    one, other = rows
    all_others = [other] * seats
    return (
        seat_bots(rules, all_others),
        *(seat_bots(rules, [*all_others[:place], one, *all_others[place + 1 :]]) for place in range(seats)),
    )


def _play_board(rules: Rules, tables: tuple[Seated, ...], seed: int, board: int) -> _Board:
    base, *rotated = (tuple(_play_hand(rules, table, seed, board)) for table in tables)
    gain = won = other_won = 0
    for place, scores in enumerate(rotated):
        points, has_won = scores[place]
        other_points, other_has_won = base[place]
        gain += points - other_points
        won += has_won
        other_won += other_has_won
    return _Board(gain, won, other_won)


def _play_hand(rules: Rules, seated: Seated, seed: int, board: int) -> Iterator[tuple[int, bool]]:
    """Yield the points of each place, and whether it won."""
    seats = seats_at(rules)
    winds = min(int(rules.rounds) or _WINDS, _WINDS)
    # the lead goes round, then the wind
    leads_passed = board // seats % winds * seats
    game = Game(rules, seated, seed_of_chunk(seed, board), seat_at(rules, board % seats), leads_passed)
    game.play(1, _NO_ROWS)
    for place in range(seats):
        seat = seat_at(rules, place)
        yield int(game.record.scores[seat]), bool(int(game.record.winners) >> seat & 1)
