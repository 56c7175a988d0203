"""Weighing of the moves that a seat could make, by trying them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.bots import BUILT_IN, STAND_IN
from eastwind.bots.player import Asked
from eastwind.bots.tempers import temper_of
from eastwind.errors import EastwindError
from eastwind.hands.tables import lookup
from eastwind.rules.compiled import Rules
from eastwind.study.chances import Mean, Share
from eastwind.study.roll_outs import DISTANCES, MELDS, OUTCOME, TRIAL, TURNS, TrialRecord, roll_out, watch_hands
from eastwind.study.seeds import seed_of_chunk
from eastwind.table.copying import bytes_in
from eastwind.table.layout import TableRecord
from eastwind.table.seats import SEATS
from eastwind.tiles.chance import chance

#: Number of hands of bots from which the usual distance of hands at each time is taken.
_WATCHED: Final = 2_000
_WATCHED_SEED: Final = 20_010
#: Bot whose choice is always among those that are looked at closely, and stays where none is clearly better.
_MASTER: Final = BUILT_IN.find("master")
#: Quantile at which the points of deals are clipped where a move is chosen: otherwise one limit hand would choose it.
_CLIPPED: Final = 0.98

_Outcomes = npt.NDArray[Any]


class CoachError(EastwindError, ValueError):
    """Error for a position that cannot be weighed: no bot that could play on, or tiles that do not come out even."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Number of deals in which moves are tried.

    :ivar first: for all of them; :ivar second: for the `kept` best, to find the best; :ivar shown: for these again, for the
        answer: a move that was chosen for its luck in the deals before has none in these. :ivar told: number of moves in the
        answer, besides the one that was made.
    """

    first: int = 48
    second: int = 160
    shown: int = 400
    kept: int = 4
    told: int = 4


@dataclass(frozen=True, slots=True)
class Weighed:
    """Move with its outcomes where it was tried.

    :ivar difference: points of the settlement against the best move, deal by deal the same for both; 0 for the best itself.
    :ivar points: points of the settlement; :ivar won: share of deals that the seat won; :ivar fed: that another won by its
        discard; :ivar drawn_on: that another won by a tile that they drew themselves; :ivar passed_by: by a third player's
        discard; :ivar worth: of the hands with which the seat won.
    """

    action: int
    difference: Mean
    points: Mean
    won: Share
    fed: Share
    drawn_on: Share
    passed_by: Share
    worth: Mean

    @property
    def is_as_good(self) -> bool:
        """True of a move for which no difference from the best has been shown."""
        return not (self.difference.low > 0 or self.difference.high < 0)


class Coach:
    """Coach that weighs moves under a rule set. The same seed gives the same answer."""

    def __init__(self, rules: Rules, bot: str = STAND_IN) -> None:
        """:param bot: the compiled bot that plays on for all seats.

        :raises CoachError: if it is not compiled.
        """
        self.rules: Final = rules
        self._bot: Final = BUILT_IN.find(bot)
        if self._bot.number < 0:
            raise CoachError(f"expected a compiled bot, found {bot!r}")

    @cached_property
    def _watched(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Counts of the distances of hands (turns, melds, distances), and total win of each place from the dealer on (seats,)."""
        seen, points = np.zeros((TURNS, MELDS, DISTANCES), np.int64), np.zeros(SEATS, np.int64)
        trial: TrialRecord = np.zeros(1, TRIAL)[0]
        trial.bot = self._bot.number
        trial.chance[0], trial.players.decision.chance[0] = _WATCHED_SEED, _WATCHED_SEED + 1
        trial.played.first_dealer = next(seat for seat in range(SEATS) if int(self.rules.seats) >> seat & 1)
        watch_hands(lookup(), self.rules, temper_of(self.rules), trial, _WATCHED, seen, points)
        return seen, points

    @cached_property
    def _masters(self) -> "Coach":
        """Coach with which *master* plays on."""
        return self if self._bot is _MASTER else Coach(self.rules, _MASTER.name)

    def deal(self, view: TableRecord, seat: int, offered: Sequence[int], place: int, seed: int, deals: int) -> float:
        """Return the worth of the tiles of a first decision to a *master* among masters, above the worth of that place to one.

        :param place: number of turns from the dealer's to the seat's. :raises CoachError: as `weigh`.
        """
        own = _MASTER.answer(_MASTER.player(), Asked(self.rules, view, seat, tuple(offered), chance(seed)))
        points = self._masters.outcomes(view, seat, [own], seed, deals)["points"]
        return float(points.mean()) - self._masters.usual(place)

    def usual(self, place: int) -> float:
        """Return the points a hand of the player this many places from the dealer in the order of play, among equal players."""
        return float(self._watched[1][place]) / _WATCHED

    def weigh(
        self, view: TableRecord, seat: int, offered: Sequence[int], seed: int, effort: Effort, also: Sequence[int] = ()
    ) -> tuple[Weighed, ...]:
        """Return the moves that may be best, the best first, and those of `also` besides.

        :param view: the record masked for `seat`, which is asked; :param offered: its legal actions.
        :raises CoachError: if the record is no such.
        """
        trial = _Trial(self.rules, self._bot.number, self._watched[0], view, seat, seed)
        moves = list(dict.fromkeys(offered))
        own = _MASTER.answer(_MASTER.player(), Asked(self.rules, view, seat, tuple(moves), chance(seed)))
        by_first = trial.clipped(moves, effort.first).mean(axis=0)
        ranked = [moves[place] for place in np.argsort(-by_first, kind="stable")]
        kept = [own, *(move for move in ranked if move != own)][: effort.kept]
        best = kept[_clearest(trial.clipped(kept, effort.second))] if len(kept) > 1 else own
        shown = list(dict.fromkeys([*list(dict.fromkeys([best, *kept]))[: effort.told], *also]))
        found = trial.outcomes(shown, effort.shown)
        weighed = [_weighed(action, found[:, place], found[:, 0]) for place, action in enumerate(shown)]
        return (weighed[0], *sorted(weighed[1:], key=lambda it: -it.difference.value))

    def outcomes(self, view: TableRecord, seat: int, moves: Sequence[int], seed: int, deals: int) -> _Outcomes:
        """Return the outcomes of moves in this many deals, the same for all of them: (deals, moves) of `OUTCOME`.

        :raises CoachError: as `weigh`.
        """
        return _Trial(self.rules, self._bot.number, self._watched[0], view, seat, seed).outcomes(moves, deals)


class _Trial:
    """Position in which moves are tried, in ever new deals."""

    def __init__(
        self, rules: Rules, bot: int, seen: npt.NDArray[np.int64], view: TableRecord, seat: int, seed: int
    ) -> None:
        self._rules: Final = rules
        self._seen: Final = seen
        self._trial: Final[TrialRecord] = np.zeros(1, TRIAL)[0]
        self._trial.seat, self._trial.bot = seat, bot
        self._trial.chance[:] = chance(seed_of_chunk(seed, 0))
        bytes_in(self._trial.seen)[:] = bytes_in(view)

    def outcomes(self, moves: Sequence[int], deals: int) -> _Outcomes:
        """Return (deals, moves) of `OUTCOME`."""
        found = np.zeros((deals, len(moves)), OUTCOME)
        its_moves, temper = np.asarray(moves, np.int64), temper_of(self._rules)
        made = roll_out(lookup(), self._rules, temper, self._trial, its_moves, self._seen, found)
        if made < deals:
            raise CoachError(
                f"expected a record masked for seat {self._trial.seat}, which is asked; its tiles do not come out even"
            )
        return found

    def clipped(self, moves: Sequence[int], deals: int) -> npt.NDArray[np.float64]:
        """Return (deals, moves): the points of each, those of the largest hands clipped."""
        points = self.outcomes(moves, deals)["points"].astype(np.float64)
        bound = float(np.quantile(np.abs(points), _CLIPPED))
        return points.clip(-bound, bound)


def _clearest(points: npt.NDArray[np.float64]) -> int:
    """Return the place of the move that is most clearly better than the first of (deals, moves): that one, where none is.

    The first is *master*'s choice. Among moves that are worth the same, chance would choose another one nearly always, and
    a worse one as often as a better.
    """
    above = points - points[:, :1]
    clear = above.mean(axis=0) - above.std(axis=0) / math.sqrt(len(points))
    return int(clear.argmax())


def _weighed(action: int, its: _Outcomes, best: _Outcomes) -> Weighed:
    deals = len(its)
    points = its["points"].astype(np.int64)
    won = its["won"].astype(bool)
    return Weighed(
        action,
        _mean(points - best["points"].astype(np.int64)),
        _mean(points),
        Share(int(won.sum()), deals),
        Share(int(its["fed"].sum()), deals),
        Share(int(its["drawn_on"].sum()), deals),
        Share(int(its["passed_by"].sum()), deals),
        _mean(its["worth"][won].astype(np.int64)),
    )


def _mean(numbers: npt.NDArray[np.int64]) -> Mean:
    return Mean(len(numbers), int(numbers.sum()), int((numbers * numbers).sum()))
