"""*Club*'s temper for a rule set: searched for, chosen, and measured against the general one.

One club of a tried temper sits among clubs of the general one. Walls are of three kinds that have nothing in common: those of the
search, those by which one of its candidates is chosen, and those of the duel that measures the gain, which are opened once.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.bots.binding import RULES_TOLD, bind, same_rules
from eastwind.bots.temper import SEVERAL, Number
from eastwind.bots.tempers import Numbers, Temper, general
from eastwind.bots.values import fingerprint
from eastwind.rules import RuleSet, compile_rules
from eastwind.rules.compiled import Rules
from eastwind.study.contests import PIECE, Contest, Spread, Walls, club, contest, walls_of
from eastwind.study.tally import seat_at, seats_at
from eastwind.study.temper_play import Given, boards, play_given, tempers_of
from eastwind.train.errors import TrainingError
from eastwind.train.evolution import EvolutionStep, Search

#: Pairs of hands of one step.
PAIRS: Final = 16_000
#: Number of boards by which a candidate is chosen.
CHOICE_BOARDS: Final = 10_000

#: Numbers that are parts of something, and stay below the whole of it.
_PARTS: Final = (
    Number.SLOW_ONE_SUIT,
    Number.SLOW_PURE_SUIT,
    Number.SLOW_PUNGS,
    Number.SLOW_SPECIAL,
    Number.SLOW_PAIRS,
    Number.SLOW_ANY_OF_SUIT,
    Number.STEP_BACK,
    Number.WORTH_A_LOOK,
    Number.HOPE_PAIR,
    Number.HOPE_LONE,
    Number.PASSED_EARLIER,
)
_MOST_OF_A_PART: Final = 0.97
#: Start of the search, as factors on the general temper: those that pay in most rule sets.
_START: Final = {Number.HIT_MIDDLE: 0.65, Number.HIT_HONOUR: 1.5, Number.HOPE_LONE: 1.5, Number.SLOW_PUNGS: 1.4}


def at(place: npt.NDArray[np.float64]) -> Numbers:
    """Return the numbers at a place of the search: the general ones, each by a factor whose logarithm is in the place."""
    numbers: Numbers = general().numbers * np.exp(place)
    for part in _PARTS:
        numbers[..., part] = np.minimum(numbers[..., part], _MOST_OF_A_PART)
    return numbers


def start() -> npt.NDArray[np.float64]:
    """Return the place where the search begins."""
    place = np.zeros(len(general().numbers))
    for number, factor in _START.items():
        place[number] = np.log(factor)
    return place


class TemperTraining:
    """Training of a rule set's temper, which may be left and taken up again.

    :ivar search: the search, with the steps taken so far.
    """

    def __init__(self, rules: RuleSet, seed: int, pairs: int = PAIRS, kept: str = "") -> None:
        """:param kept: text of `keep`, to go on from there.

        :raises TrainingError: if that is of another rule set, seed or number of pairs.
        """
        self.rules: Final = rules
        self.seed: Final = seed
        self._compiled: Final[Rules] = compile_rules(rules)
        self._head: Final = {"what": "temper", "seed": seed, "pairs": pairs}
        self.search: Final = self._read(kept) if kept else Search.begin(seed, pairs, start())

    def _read(self, kept: str) -> Search:
        try:
            tree = json.loads(kept)
            whose = {name: tree[name] for name in RULES_TOLD if name in tree}
            found = {name: tree[name] for name in self._head}
            way = [EvolutionStep(tuple(step["place"]), step["slope"], step["noise"]) for step in tree["way"]]
            place, drift = np.array(tree["place"], float), np.array(tree["drift"], float)
        except (ValueError, KeyError, TypeError) as error:
            raise TrainingError(f"what was kept of the training cannot be read: {error!r}") from error
        if found != self._head or not same_rules(whose, self.rules):
            expected = {"fingerprint": fingerprint(self._compiled), **self._head}
            raise TrainingError(f"what was kept is of another training: expected {expected}, found {whose | found}")
        return Search(self.seed, found["pairs"], place, drift, way)

    def keep(self) -> str:
        """Return all that is needed to go on later, as text."""
        search = self.search
        way = [asdict(step) for step in search.way]
        head = {"fingerprint": fingerprint(self._compiled), **self._head}
        tree = {**head, "place": search.place.tolist(), "drift": search.drift.tolist(), "way": way}
        return json.dumps(tree)

    def step(self, spread: Spread = map) -> EvolutionStep:
        """Take one step of the search, on walls of its own."""
        return self.search.step(lambda place, directions: self._difference(place, directions, spread))

    def _difference(
        self, place: npt.NDArray[np.float64], directions: npt.NDArray[np.float64], spread: Spread
    ) -> npt.NDArray[np.float64]:
        first, pairs = len(self.search.way) * len(directions), len(directions)

        def play(begun: int) -> npt.NDArray[np.float64]:
            end = min(begun + PIECE // 2, pairs)
            rows, numbers, seats = self._pairs(place, directions[begun:end], first + begun)
            points = play_given(self._compiled, tempers_of(numbers), rows)["points"]
            mine = points[np.arange(len(rows)), np.repeat(seats, 2)].astype(float)
            difference: npt.NDArray[np.float64] = mine[0::2] - mine[1::2]
            return difference

        return np.concatenate(list(spread(play, range(0, pairs, PIECE // 2))))

    def _pairs(
        self, place: npt.NDArray[np.float64], directions: npt.NDArray[np.float64], first: int
    ) -> tuple[Given, Numbers, npt.NDArray[np.int64]]:
        """Return two hands per direction, forth and back, on a wall of their own; the trying seat goes round with the walls."""
        count, seats = len(directions), seats_at(self._compiled)
        walls = np.arange(first, first + count)
        rows = np.repeat(boards(self._compiled, walls_of(self.seed, Walls.SEARCH), walls), 2)
        # lead and wind have gone round after this many walls: then another seat tries it with each of them
        places = np.array([seat_at(self._compiled, number) for number in range(seats)])
        tries = places[(walls + walls // (seats * 4)) % seats]
        rows["tempers"][np.arange(2 * count), np.repeat(tries, 2)] = 1 + np.arange(2 * count)
        tried = np.empty((2 * count, directions.shape[1]))
        tried[0::2], tried[1::2] = place + directions, place - directions
        return rows, np.concatenate([general().numbers[None], at(tried)]), tries

    def candidates(self) -> Sequence[Numbers]:
        """Return the candidates: the settled place, the last one, and the start of the search."""
        places = [self.search.settled, self.search.place] if self.search.way else []
        return [at(place) for place in [*places, start()]]

    def choose(self, spread: Spread = map, boards_played: int = CHOICE_BOARDS) -> Numbers:
        """Return the candidate that gains most on walls of its own."""
        found, walls = self.candidates(), walls_of(self.seed, Walls.CHOICE)
        gains = [
            contest(self._compiled, club(one), club(general().numbers), walls, boards_played, spread).gain.value
            for one in found
        ]
        return found[int(np.argmax(gains))]

    def duel(self, numbers: Numbers, boards_played: int, spread: Spread = map) -> Contest:
        """Measure the gain of a temper on the walls that are opened once."""
        walls = walls_of(self.seed, Walls.DUEL)
        return contest(self._compiled, club(numbers), club(general().numbers), walls, boards_played, spread)

    def temper(self, numbers: Numbers, found: Contest, command: str) -> Temper:
        """Return the temper with its metadata; its numbers rounded to a readable length."""
        told: dict[str, Any] = {
            **bind(self.rules),
            "seed": self.seed,
            "command": command,
            "duel": found.told("general"),
        }
        return Temper(rounded(numbers), told)


def rounded(numbers: Numbers) -> Numbers:
    """Return numbers rounded to four digits."""
    return np.array([float(f"{number:.4g}") for number in numbers])


def changes(numbers: Numbers) -> list[tuple[str, float, float]]:
    """Return the changes from the general temper: (name, before, now), the greatest factor first."""
    before = general().numbers
    rows = []
    for number in Number:
        several = SEVERAL.get(number, 1)
        for index in range(several):
            name = number.name.lower() + (f" {index + 1}" if several > 1 else "")
            rows.append((name, float(before[number + index]), float(numbers[number + index])))
    return sorted(rows, key=lambda row: -abs(np.log(row[2] / row[1])))
