"""*Master*'s net for a rule set: rows are collected from hands between clubs, a net is fitted to them, and it is measured.

A further generation tries moves where the master of the one before sits among clubs, and goes on from its net: a move is not
worth quite the same to a player who plays on as a master as to a club.

Rows are stored piece by piece: a training that was left goes on with those that are there. The same seed and number of rows give
the same weights, on any number of cores.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

import numpy as np

from eastwind.bots.binding import RULES_TOLD, bind, same_rules
from eastwind.bots.features import VERSION
from eastwind.bots.nets import Net, Weights, mark, mark_net
from eastwind.bots.tempers import Numbers, general
from eastwind.bots.values import fingerprint
from eastwind.rules import RuleSet, compile_rules
from eastwind.rules.compiled import Rules
from eastwind.study.advantages import Rows, collect
from eastwind.study.bot_play import play_levels
from eastwind.study.contests import Contest, Spread, Walls, club, contest, master, walls_of
from eastwind.study.descent import BATCH, WEIGHTS, Descent, Pairs, flat_of, pairs_of, weights_by_chance
from eastwind.study.tally import seats_at
from eastwind.train.draws import normals, order
from eastwind.train.errors import TrainingError

#: Number of rows to collect, and of hands from which one piece of them comes.
ROWS: Final = 5_000_000
PIECE_HANDS: Final = 1_000
#: Boards of a generation, more than any plays: those of the next follow them.
_GENERATION_BOARDS: Final = 1_000_000_000
#: Number of passes of the descent through all rows.
ROUNDS: Final = 8
#: The same of a further generation: the second half of a descent that is twice as long.
_LATER_ROUNDS: Final = 4
#: Interval of the pieces that are held out of the training, and by which the explained part is measured.
_HELD_OUT: Final = 25
#: Number of hands between clubs by which the worth of a winning hand is measured.
_MEASURED: Final = 4_000
#: Candidates for the edge, the units by which a move must be judged better than *club*'s choice; the one gaining most is taken.
EDGES: Final = (0.0, 0.02, 0.05)
#: Number of boards by which the edge is chosen.
CHOICE_BOARDS: Final = 6_000
#: Factor on these boards in a further generation, whose nets are closer to each other.
_CLOSER: Final = 4


@dataclass(frozen=True, slots=True)
class Round:
    """Pass through all rows; `explained`: explained part of the squares of the rows that are held out."""

    explained: float


@dataclass(frozen=True, slots=True)
class Duels:
    """Measurements of a net, on walls opened once.

    :ivar gain: one master among clubs of the set's temper; :ivar over_general: the same, against the result of a club of the
        general temper in the same seats among the same clubs; :ivar club_among_masters: one club among masters.
    """

    gain: Contest
    over_general: Contest
    club_among_masters: Contest

    def told(self) -> list[dict[str, Any]]:
        return [
            {"one": "master", **self.gain.told("club")},
            {"one": "master", **self.over_general.told("club of the general temper, both among clubs")},
            {"one": "club", **self.club_among_masters.told("master")},
        ]


class Shelf(Protocol):
    """Store of rows between two sittings."""

    def head(self) -> str | None:
        """Return the stored metadata of the training; None at first."""

    def keep_head(self, text: str) -> None: ...

    def size(self, piece: int) -> int | None:
        """Return the number of rows of a piece; None where there is no such piece.

        :raises TrainingError: if it cannot be read.
        """

    def piece(self, piece: int) -> Rows: ...

    def keep(self, piece: int, rows: Rows) -> None:
        """Store a piece, whole or not at all; it may be called from several threads."""

    def drop(self, piece: int) -> None: ...


class MasterTraining:
    """Training of a rule set's net, which may be left and taken up again.

    :ivar unit: worth of a winning hand, in points; :ivar generation: 1 for one that has no parents.
    """

    def __init__(
        self,
        rules: RuleSet,
        numbers: Numbers,
        seed: int,
        shelf: Shelf,
        rows: int = ROWS,
        parents: Sequence[Net] = (),
    ) -> None:
        """:param numbers: the temper of the clubs; :param shelf: the store of the rows.
        :param parents: the nets of the generations before this one, the youngest last.

        :raises TrainingError: if there are rows of another training.
        """
        self.rules: Final = rules
        self.seed: Final = seed
        self.wanted: Final = rows
        self._numbers: Final = numbers
        self._compiled: Final[Rules] = compile_rules(rules)
        self._shelf: Final = shelf
        self.generation: Final = len(parents) + 1
        self._parent: Final = parents[-1] if parents else None
        self._begins: Final = len(parents) * _GENERATION_BOARDS
        mine = {"temper": mark(numbers), "columns": VERSION, "seed": seed, "hands": PIECE_HANDS}
        if parents:
            mine["parents"] = [mark_net(net) for net in parents]
        head = shelf.head()
        self.unit: Final = self._measured_unit() if head is None else _unit_of(head, mine, rules)
        if head is None:
            shelf.keep_head(json.dumps({"fingerprint": fingerprint(self._compiled), **mine, "unit": self.unit}))
        self._sizes: Final[list[int]] = []
        while self.rows < self.wanted and (size := shelf.size(len(self._sizes))) is not None:
            self._sizes.append(size)

    def _measured_unit(self) -> float:
        """Return the worth of a winning hand between clubs, in points; of two digits, and the same in all generations."""
        if self._parent is not None:
            return float(self._parent.told["unit"])
        seats = seats_at(self._compiled)
        found = play_levels(self._compiled, ["club"] * seats, _MEASURED, walls_of(self.seed, Walls.CHOICE))
        return float(f"{max(found.winners_value / max(sum(found.won), 1), 1.0):.2g}")

    # ------------------------------------------------------------------------------------------------------------------ rows

    @property
    def rows(self) -> int:
        """Number of rows collected."""
        return sum(self._sizes)

    def collect_some(self, pieces: int, spread: Spread = map) -> bool:
        """Collect this many more pieces; return whether rows are still wanted.

        Pieces count in order, until there are as many rows as are wanted: the number worked on at once makes no difference.
        """
        first = len(self._sizes)
        numbers = range(first, first + pieces)
        for piece, size in zip(numbers, spread(self._collect, numbers), strict=True):
            if self.rows >= self.wanted:
                self._shelf.drop(piece)
            else:
                self._sizes.append(size)
        return self.rows < self.wanted

    def _collect(self, piece: int) -> int:
        """Collect a piece and store it; return the number of its rows."""
        parent = self._parent
        own = club(self._numbers) if parent is None else master(self._numbers, parent)
        seed, first = walls_of(self.seed, Walls.SEARCH), self._begins + piece * PIECE_HANDS
        temper = own.temper[0]
        found = collect(self._compiled, temper, self.unit, seed, first, PIECE_HANDS)
        self._shelf.keep(piece, found)
        return len(found.moves)

    def _pairs(self, piece: int) -> Pairs:
        rows = self._shelf.piece(piece)
        return pairs_of(rows.features, rows.gains, rows.moves)

    # --------------------------------------------------------------------------------------------------------------- the net

    def fit(self) -> Iterator[tuple[Round, Weights]]:
        """Fit a net to the rows; yield after each pass through all of them the explained part, and the weights."""
        pieces = list(range(len(self._sizes)))
        held_out = [piece for piece in pieces if piece % _HELD_OUT == _HELD_OUT - 1] or [pieces[-1]]
        own = [piece for piece in pieces if piece not in held_out] or pieces
        pairs = {piece: self._pairs(piece) for piece in pieces}
        parent = self._parent
        begun = flat_of(parent.weights) if parent else weights_by_chance(normals(self.seed, 0, 1, WEIGHTS)[0])
        rounds = _LATER_ROUNDS if parent else ROUNDS
        steps = rounds * sum(_steps(pairs[piece]) for piece in own)
        descent = Descent(begun, 2 * steps, steps) if parent else Descent(begun, steps)
        for number in range(rounds):
            first = number * (len(pieces) + 1) + 1
            for place in order(self.seed, first, len(own)):
                piece = pairs[own[place]]
                descent.take(piece, order(self.seed, first + 1 + int(place), len(piece.moves)))
            squares = [descent.explained(pairs[piece]) for piece in held_out]
            there, left = (sum(part) for part in zip(*squares, strict=True))
            yield Round(1.0 - left / max(there, 1e-9)), descent.weights

    def net(self, weights: Weights, edge: float, command: str, duels: Duels | None = None) -> Net:
        """Return the net with its metadata."""
        told: dict[str, Any] = {
            **bind(self.rules),
            "temper": mark(self._numbers),
            "columns": VERSION,
            "unit": self.unit,
            "edge": edge,
            "seed": self.seed,
            "rows": self.rows,
            "command": command,
            "duels": [] if duels is None else duels.told(),
        }
        return Net(weights, told)

    def _contest_of(self, spread: Spread, kind: Walls) -> "partial[Contest]":
        """Return a contest under the training's rules, on walls of its own seed and generation."""
        walls = walls_of(self.seed, kind)
        return partial(contest, self._compiled, walls=walls, spread=spread, begins=self._begins)

    def choose_edge(self, weights: Weights, spread: Spread = map, boards: int = CHOICE_BOARDS) -> float:
        """Return the edge with which the net gains most, on walls of its own.

        :param boards: number of the first generation; a further one plays more, see `_CLOSER`.
        """
        tried = [master(self._numbers, self.net(weights, edge, "")) for edge in EDGES]
        other = club(self._numbers)
        play = self._contest_of(spread, Walls.CHOICE)
        boards *= _CLOSER if self._parent else 1
        found = [play(one, other, boards_played=boards) for one in tried]
        return EDGES[int(np.argmax([it.gain.value for it in found]))]

    def duels(self, net: Net, boards: int, spread: Spread = map) -> Duels:
        """Measure a net on walls that are opened once."""
        one, other = master(self._numbers, net), club(self._numbers)
        play = self._contest_of(spread, Walls.DUEL)
        return Duels(
            play(one, other, boards_played=boards),
            play(one, other, boards_played=boards, instead=club(general().numbers)),
            play(other, one, boards_played=boards // 4 or 1),
        )


def _unit_of(head: str, mine: dict[str, Any], rules: RuleSet) -> float:
    """Return the unit of a stored training.

    :raises TrainingError: if it cannot be read, is of other rules, or another one than `mine`.
    """
    try:
        found = json.loads(head)
        unit = float(found.pop("unit"))
        whose = {name: found.pop(name) for name in RULES_TOLD if name in found}
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise TrainingError(f"what was kept of the training cannot be read: {error!r}") from error
    if found != mine or not same_rules(whose, rules):
        expected = {"fingerprint": fingerprint(compile_rules(rules)), **mine}
        raise TrainingError(f"rows of another training: expected {expected}, found {whose | found}")
    return unit


def _steps(pairs: Pairs) -> int:
    return -(-len(pairs.moves) // BATCH)
