"""Measures of the solver on the 144-tile turtle, on one core: the share of boards decided in a time, each solution replayed."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from eastwind.bench.engine import BenchError
from eastwind.bench.measure import Measure, best_rate
from eastwind.solo.connect.levels import LEVELS, field
from eastwind.solo.connect.solver import solve_field
from eastwind.solo.deal import deal
from eastwind.solo.difficulty import PLAYS, measure_difficulty
from eastwind.solo.game import Game, Tiles, tiles_of
from eastwind.solo.layouts import layouts
from eastwind.solo.solver.solve import LONG, Answer, solve

_BOARDS: Final = 500
_PAIRS_FIRST: Final = 16
_SEED: Final = 20
#: Targets in per cent: full boards decided within 0.2 s and within 2 s, and boards after sixteen random pairs within 0.2 s.
_FULL_SOON: Final = 90
_FULL_LATER: Final = 97
_BEGUN_SOON: Final = 99


@dataclass(frozen=True, slots=True)
class _Report:
    """Seconds for each board, and whether it was decided."""

    seconds: list[float]
    answers: list[Answer]
    games: int

    def within(self, seconds: float) -> float:
        """Return the per cent of the boards decided in that time."""
        decided = [
            answer is not Answer.NOT_KNOWN and took <= seconds
            for took, answer in zip(self.seconds, self.answers, strict=True)
        ]
        return 100 * sum(decided) / len(decided)

    @property
    def note(self) -> str:
        median, late = (1000 * float(np.percentile(self.seconds, share)) for share in (50, 95))
        lost = 100 * self.answers.count(Answer.LOST) / len(self.answers)
        return (
            f"median {median:.1f} ms, p95 {late:.1f} ms, longest {1000 * max(self.seconds):.0f} ms; {lost:.1f} % lost"
        )


def _solve_all(boards: list[Tiles]) -> _Report:
    seconds, answers, games = [], [], 0
    for tiles in boards:
        begun = time.perf_counter()
        found = solve(tiles, LONG)
        seconds.append(time.perf_counter() - begun)
        answers.append(found.answer)
        games += found.work
        game = Game(tiles)
        for one, other in found.moves:
            game = game.play(one, other)
        if bool(game.left) == (found.answer is Answer.WINNABLE):
            raise BenchError(f"a {found.answer} board was left with {len(game.left)} tiles by the solver's own moves")
    return _Report(seconds, answers, games)


def _built(count: int) -> list[Tiles]:
    return [deal(layouts()["turtle"], number).tiles for number in range(1, count + 1)]


def _shuffled(count: int) -> list[Tiles]:
    dice = np.random.default_rng(_SEED)
    groups = np.repeat(np.arange(36), 4)
    return [tiles_of(layouts()["turtle"].places, dice.permutation(groups).tolist()) for _ in range(count)]


def _begun(boards: list[Tiles]) -> list[Tiles]:
    """Return the boards after sixteen random pairs; those on which fewer could be taken are left out."""
    dice = np.random.default_rng(_SEED)
    games = []
    for tiles in boards:
        game = Game(tiles)
        while len(game.moves) < _PAIRS_FIRST and (pairs := game.pairs()):
            game = game.play(*pairs[int(dice.integers(len(pairs)))])
        if len(game.moves) == _PAIRS_FIRST:
            games.append(game.remaining())
    return games


def solver_measures() -> Iterator[Measure]:
    """Measure full boards built and shuffled, and boards under way."""
    solve(_built(1)[0])
    games, seconds = 0, 0.0
    for name, boards in (("built", _built(_BOARDS)), ("shuffled", _shuffled(_BOARDS))):
        report = _solve_all(boards)
        games, seconds = games + report.games, seconds + sum(report.seconds)
        yield Measure(f"turtle, {name}: decided in 0.2 s", report.within(0.2), "%", _FULL_SOON, "higher", report.note)
        yield Measure(f"turtle, {name}: decided in 2 s", report.within(2), "%", _FULL_LATER, "higher")
        begun = _solve_all(_begun(boards))
        yield Measure(
            f"turtle, {name}, 16 pairs on: in 0.2 s", begun.within(0.2), "%", _BEGUN_SOON, "higher", begun.note
        )
    yield Measure("relaxed games of the solver in 0.2 s", 0.2 * games / seconds, "games", None, "higher")


def solo_measures() -> Iterator[Measure]:
    """Measure the solver, and the work that a player waits for when a game begins."""
    yield from solver_measures()
    turtle = layouts()["turtle"]
    numbers = range(1, 21)
    rate = best_rate(lambda: [deal(turtle, number) for number in numbers], len(numbers), repeats=3)
    yield Measure("a deal on the turtle, built", 1e3 / rate, "ms", None, "lower")
    rate = best_rate(lambda: [deal(turtle, number, shuffled=True) for number in numbers], len(numbers), repeats=2)
    yield Measure("a deal on the turtle, shuffled and proved", 1e3 / rate, "ms", None, "lower")
    tiles = deal(turtle, 1).tiles
    rate = best_rate(lambda: measure_difficulty(tiles), PLAYS, repeats=3)
    yield Measure("random plays of the turtle", rate, "plays/s", None, "higher")
    last = [field(len(LEVELS), seed).grid() for seed in range(1, 11)]
    if any(solve_field(grid, falls=False).answer is not Answer.WINNABLE for grid in last):
        raise BenchError("a field of Connect that cannot be cleared")
    rate = best_rate(lambda: [solve_field(grid, falls=False) for grid in last], len(last), repeats=3)
    yield Measure("Connect, last level solved", 1e3 / rate, "ms", None, "lower")
