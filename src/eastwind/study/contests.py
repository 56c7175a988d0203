"""Gain of one player among others of another kind: the measure of all training.

Walls are of three kinds that have nothing in common: those of the search, those by which one of its candidates is chosen, and
those of the duel that measures its gain, which are opened once.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from eastwind.bots.built_in import COMPILED
from eastwind.bots.nets import Net
from eastwind.bots.tempers import Numbers
from eastwind.rules.compiled import Rules
from eastwind.study.chances import Mean, Share
from eastwind.study.tally import seat_at, seats_at
from eastwind.study.temper_play import CLUB, Came, boards, play_given, tempers_of

T = TypeVar("T")
R = TypeVar("R")

#: Number of hands that one piece of work plays.
PIECE: Final = 2_000
#: Number of *master*.
MASTER: Final = [bot.name for bot in COMPILED].index("master")


class Walls(IntEnum):
    """Purpose of walls."""

    SEARCH = 1
    CHOICE = 2
    DUEL = 3


class Spread(Protocol):
    """Way of sharing out work: the built-in `map`, or the cores'. Results come in order."""

    def __call__(self, work: Callable[[T], R], pieces: Iterable[T], /) -> Iterable[R]: ...


def walls_of(seed: int, kind: Walls) -> int:
    """Return the seed of the walls of a kind."""
    return (len(Walls) + 1) * seed + kind


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player: the number of a compiled bot, and its temper, (1,) of `TEMPER`."""

    bot: int
    temper: npt.NDArray[Any]


def club(numbers: Numbers) -> Entrant:
    """Return a club of a temper."""
    return Entrant(CLUB, tempers_of(numbers[np.newaxis]))


def master(numbers: Numbers, net: Net) -> Entrant:
    """Return a master of a net, and of the temper that it was trained with."""
    temper = club(numbers).temper
    net.put_into(temper[0], numbers)
    return Entrant(MASTER, temper)


@dataclass(frozen=True, slots=True)
class Contest:
    """Gain of one player among others of another kind, each seat of each board in turn.

    :ivar gain: points a hand; its interval is that of the boards; :ivar won: of the `hands` that it played; :ivar worth: of the
        hands with which it won, in points; :ivar fed: how often another won by its discard.
    """

    gain: Mean
    won: Share
    worth: Mean
    fed: Share
    boards: int
    hands: int

    def told(self, against: str) -> dict[str, Any]:
        """Return the result as values for a file."""
        return {
            "against": against,
            "boards": self.boards,
            "hands": self.hands,
            "difference": round(self.gain.value, 3),
            "low": round(self.gain.low, 3),
            "high": round(self.gain.high, 3),
            "won": round(self.won.value, 4),
            "worth": round(self.worth.value, 2),
            "fed": round(self.fed.value, 4),
        }


@dataclass(frozen=True, slots=True)
class _Piece:
    """Result of some boards: the gain by board; and of the one's hands the worths of those won, the number of those fed."""

    gains: npt.NDArray[np.int64]
    worths: npt.NDArray[np.int64]
    fed: int


def contest(
    rules: Rules,
    one: Entrant,
    other: Entrant,
    walls: int,
    boards_played: int,
    spread: Spread = map,
    instead: Entrant | None = None,
    begins: int = 0,
) -> Contest:
    """Play `boards_played` boards; the same walls give the same boards.

    :param walls: their seed (`walls_of`).
    :param instead: player whose points in the same seats, among the same others, are taken off; without it, those that the
        others have when they are among themselves.
    :param begins: the number of the first board; boards of other numbers have other walls.
    """
    seats = seats_at(rules)
    entrants = [other, one] if instead is None else [other, one, instead]
    tempers = np.concatenate([entrant.temper for entrant in entrants])
    # among themselves they have nothing together, but where each adds up their own hand
    beside = seats if instead else 1 if rules.own_score else 0
    batch = max(1, PIECE // (seats + beside))

    def play(first: int) -> _Piece:
        each = boards(rules, walls, begins + np.arange(first, min(first + batch, boards_played)))
        each["bots"] = other.bot
        table = np.repeat(each, seats + beside).reshape(len(each), seats + beside)
        for place in range(seats):
            for number, entrant in enumerate(entrants[1:]):
                table["tempers"][:, number * seats + place, seat_at(rules, place)] = number + 1
                table["bots"][:, number * seats + place, seat_at(rules, place)] = entrant.bot
        came = play_given(rules, tempers, table.reshape(-1)).reshape(table.shape)
        return _of_the_one(rules, came, seats)

    parts = list(spread(play, range(0, boards_played, batch)))
    gains = np.concatenate([part.gains for part in parts])
    worths = np.concatenate([part.worths for part in parts])
    hands = boards_played * seats
    return Contest(
        Mean(boards_played, int(gains.sum()), int((gains * gains).sum()), seats),
        Share(len(worths), hands),
        Mean(len(worths), int(worths.sum()), int((worths * worths).sum())),
        Share(sum(part.fed for part in parts), hands),
        boards_played,
        hands,
    )


def _of_the_one(rules: Rules, came: Came, seats: int) -> _Piece:
    """Return the gain of the one over the result in its place, board by board, and the other counts of its hands.

    :param came: (boards, columns): the one in each place; then, if anything, its substitute there, or all others together.
    """
    beside = came.shape[1] - seats
    gains = np.zeros(len(came), np.int64)
    worths, fed = [], 0
    for place in range(seats):
        seat = seat_at(rules, place)
        its = came[:, place]
        gains += its["points"][:, seat]
        if beside:
            gains -= came["points"][:, seats + place % beside, seat]
        worths.append(its["worth"][:, seat][its["won"][:, seat] > 0])
        fed += int(its["fed"][:, seat].sum())
    return _Piece(gains, np.concatenate(worths), fed)
