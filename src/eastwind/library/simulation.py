"""`simulate` and `compare`: many hands between bots."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from eastwind.cores import available_cores, share_out
from eastwind.library import defaults
from eastwind.library.bots import Bots, each_seat
from eastwind.library.figures import Sums, figures, sums_of
from eastwind.library.given import ArgumentError, near, whole_number
from eastwind.library.hand_table import HandTable
from eastwind.library.progress import Progress
from eastwind.library.results import Comparison, Simulation
from eastwind.library.rows import columns_of
from eastwind.library.rule_sets import RulesLike, rules
from eastwind.study.bot_play import CHUNK, Part
from eastwind.study.simulate import MOST_SEED, Plan, compared, seats_under
from eastwind.study.simulate import simulate as carry_out
from eastwind.study.weights import names_of_weights

R = TypeVar("R")

#: Function called after every chunk with the number of hands played so far and in all.
Watch = Callable[[int, int], None]


def simulate(
    rules: RulesLike = defaults.RULES,
    *,
    bots: Bots = defaults.BOTS,
    hands: float = defaults.HANDS,
    seed: int = 1,
    cores: int | None = None,
    progress: bool | Watch = False,
    out: str | os.PathLike[str] | None = None,
    weights: str | None = None,
    **options: Any,
) -> Simulation:
    """Play many hands between bots and return their statistics.

    The same rules, bots, seed and number of hands give the same results on every machine and any number of cores.

    :param rules: as for `eastwind.rules`, and so are the options.
    :param bots: one bot for all seats, or one for each: a name, or a bot of your own (`docs/bots.md`).
    :param hands: number of hands; `1e6` is a million. :param seed: 0 to 2⁶⁴ − 1. :param cores: number of cores, by default all.
    :param progress: True shows a bar; a function is called with the number of hands played so far and in all.
    :param out: file for the hands themselves, `.parquet` or `.csv`, one row each (`docs/simulate.md`).
    :param weights: weights by which the bots play, a preset's or "general", by default those of the rules. A comparison of two
        rule sets needs the same weights on both sides: see `compare`.

    >>> found = simulate("ru-classic", bots="random", hands=500, seed=1)
    >>> found.hands, 0 < found.drawn.low < found.drawn.value < found.drawn.high
    (500, True)

    :raises ArgumentError: for numbers out of range, unknown weights, or a file that cannot be written or has another suffix;
    :raises RuleFaults, FileError: as `eastwind.rules`.
    :raises BotError: for an unknown bot, or a number of bots that differs from the number of seats.
    :raises MissingExtra: for a `.parquet` without pyarrow: `pip install 'eastwind[parquet]'`.
    """
    plan = plan_of(rules, options, bots, hands, seed, weights)
    threads = available_cores() if cores is None else whole_number(cores, "cores", 1)
    bar = Progress(plan.hands, "en") if progress is True else None
    watch = progress if callable(progress) else None

    def told(done: int) -> None:
        if bar is not None:
            bar.show(done)
        if watch is not None:
            watch(done, plan.hands)

    with ExitStack() as open_files:
        table = None if out is None else open_files.enter_context(HandTable(Path(out), about(plan)))
        found = play(plan, threads, told, table)
    if bar is not None:
        bar.clear()
    return found


def compare(
    before: RulesLike,
    after: RulesLike,
    *,
    bots: Bots = defaults.BOTS,
    hands: float = defaults.HANDS,
    seed: int = 1,
    cores: int | None = None,
) -> Comparison:
    """Play the same walls under two rule sets and return the differences, `after` less `before`.

    The bots play by the same weights on both sides: those of the preset that both sets derive from, otherwise general ones.

    :param before, after: as for `eastwind.rules`; the other parameters as for `simulate`.

    >>> found = compare("ru-classic", rules("ru-classic", limit=500), bots="random", hands=2_500)
    >>> found["winning_value"].value <= 0
    True

    :raises ArgumentError: if the numbers of players differ; otherwise as `simulate`.
    """
    threads = available_cores() if cores is None else whole_number(cores, "cores", 1)
    one, other = (
        play(plan, threads) for plan in compared([plan_of(it, {}, bots, hands, seed) for it in (before, after)])
    )
    return other - one


def plan_of(
    source: RulesLike,
    options: Mapping[str, Any],
    bots: Bots,
    hands: object,
    seed: object,
    weights: str | None = None,
) -> Plan:
    """Return the plan of a simulation; raises as `simulate` does."""
    names = names_of_weights()
    if weights is not None and weights not in names:
        raise ArgumentError(f"weights: expected one of {', '.join(names)}; found {weights!r}{near(weights, names)}")
    rule_set = rules(source, **options)
    seats = seats_under(rule_set)
    return Plan(
        rule_set,
        each_seat(bots, seats),
        whole_number(hands, "hands", 1),
        whole_number(seed, "seed", 0, MOST_SEED),
        weights,
    )


def about(plan: Plan) -> dict[str, str]:
    """Return the metadata of a table of hands."""
    return {
        "rules": plan.rules.id,
        "digest": plan.rules.digest,
        "bots": ",".join(plan.levels),
        "seed": str(plan.seed),
        "weights": plan.told_weights,
    }


def play(
    plan: Plan,
    cores: int,
    told: Callable[[int], None] = lambda done: None,
    table: HandTable | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Simulation:
    """Carry out a plan on `cores` cores and return its results.

    `told` receives the number of hands played so far, `table` every hand; once `stop` returns True no further chunk is begun, and
    the results are those of the hands played until then.
    """
    sums: list[Sums] = []
    seats = len(plan.levels)

    def spread(work: Callable[[int], R], chunks: Iterable[int]) -> Iterator[R]:
        for number, part in enumerate(share_out(work, chunks, cores, stop=stop), 1):
            assert isinstance(part, Part)
            sums.append(sums_of(part.tally[0], seats))
            yield part
            told(min(number * CHUNK, plan.hands))

    def keep(part: Part) -> None:
        assert table is not None
        table.add(columns_of(part, seats))

    found = carry_out(plan, spread, keep if table is not None else None)
    by_chunk = np.array(sums, np.int64).reshape(-1, 2, len(figures(seats)))
    return Simulation(found.rules, found.levels, found.seed, found.tally, found.weights, by_chunk)


__all__ = ["Simulation", "Watch", "compare", "plan_of", "play", "simulate"]
