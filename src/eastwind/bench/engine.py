"""Measures of the engine, on one core: distances, useful tiles, scoring, random play, the size of a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind import hands
from eastwind.arrays import whole
from eastwind.bench.measure import Measure, best_rate, best_rates
from eastwind.hands.tables import lookup
from eastwind.rules import available, compile_rules, load_preset
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import HAND
from eastwind.study import random_play
from eastwind.table.layout import TABLE, TableRecord
from eastwind.tiles.chance import chance
from eastwind.traditions.hand_score import hand_score_of_record
from eastwind.traditions.port import score_many

#: Mean distance of 10⁸ random 14-tile hands as published (standard shape, seven pairs and thirteen wonders together).
PUBLISHED_MEAN: Final = 3.15599
_SEED: Final = 20
#: Target of random play under any rule set, in hands a second.
_SLOWEST: Final = 60e3


@dataclass(frozen=True, slots=True)
class Sizes:
    """Amounts of work in a run.

    A timed run takes some hundredths of a second: of slower work a part of the hands is enough.

    :ivar hands: random hands in a batch; :ivar calls: single calls; :ivar winners: winning hands; :ivar games: hands played
        in a timed run; twenty times as many are counted.
    """

    hands: int = 400_000
    calls: int = 20_000
    winners: int = 10_000
    games: int = 2_000


#: Sizes that give steady numbers.
FULL: Final = Sizes()


class BenchError(AssertionError):
    """Error for timed work that gave a wrong answer."""


def random_hands(count: int, tiles: int) -> npt.NDArray[np.uint8]:
    """Return `count` hands of `tiles` tiles from a set of 136: counts by kind, (count, 34)."""
    generator = np.random.default_rng(_SEED)
    dealt = generator.random((count, 136), dtype=np.float32).argpartition(tiles, axis=1)[:, :tiles] // 4
    offsets = (np.arange(count) * 34)[:, None]
    return np.bincount((dealt + offsets).ravel(), minlength=count * 34).reshape(count, 34).astype(np.uint8)


def _new_table() -> TableRecord:
    record: TableRecord = np.zeros(1, TABLE)[0]
    return record


def hand_measures(sizes: Sizes = FULL) -> Iterator[Measure]:
    """Measure distance, useful tiles and best discard."""
    tables = lookup()
    everything = hands.PAIRS | hands.WONDERS
    fourteen = random_hands(sizes.hands, 14)
    distances = np.empty(sizes.hands, np.int8)
    rate = best_rate(lambda: hands.distances(tables, fourteen, 0, everything, distances), sizes.hands)
    mean = float(distances.mean())
    if abs(mean - PUBLISHED_MEAN) > 4 * distances.std() / np.sqrt(sizes.hands):
        raise BenchError(f"mean distance {mean:.5f}, published {PUBLISHED_MEAN}")
    yield Measure("distance, batch", rate, "hands/s", 20e6, "higher", f"mean {mean:.4f}, published {PUBLISHED_MEAN}")

    one = fourteen[0].copy()
    rate = best_rate(lambda: [hands.distance_of(one, 0, everything) for _ in range(sizes.calls)], sizes.calls)
    yield Measure("distance, one call", 1e6 / rate, "µs", 3, "lower")

    thirteen = random_hands(sizes.hands // 4, 13)
    masks = np.empty(len(thirteen), np.uint64)
    rate = best_rate(lambda: hands.useful_many(tables, thirteen, 0, everything, masks), len(thirteen))
    if not masks.all():
        raise BenchError("a hand of 13 tiles without any useful tile")
    yield Measure("useful tiles of 13, batch", rate, "hands/s", 5e6, "higher")

    few = fourteen[: sizes.hands // 32]
    discards = np.empty(len(few), np.int8)
    rate = best_rate(lambda: hands.best_discards(tables, few, 0, everything, discards), len(few))
    if not few[np.arange(len(few)), discards].all():
        raise BenchError("a best discard that is not in the hand")
    yield Measure("best discard of 14, batch", rate, "hands/s", 500e3, "higher")


def scoring_measures(rules: Rules, sizes: Sizes = FULL) -> Iterator[Measure]:
    """Measure the valuation of winning hands from random play."""
    winners: Any = np.zeros(sizes.winners, HAND)
    random_play.collect_winners(lookup(), rules, _new_table(), chance(_SEED), winners)
    totals = np.zeros(sizes.winners, np.int32)
    rate = best_rate(lambda: score_many(lookup(), rules, winners, totals), sizes.winners)
    if totals.min() < 20 or totals.max() > rules.limit:
        raise BenchError(f"winning hands worth {totals.min()} to {totals.max()}")
    yield Measure("value of a winning hand, batch", rate, "hands/s", 500e3, "higher", f"mean worth {totals.mean():.1f}")

    records = winners.view(np.recarray)[:500]
    rate = best_rate(lambda: [hand_score_of_record(rules, hand) for hand in records], len(records))
    yield Measure("value of a hand, one call, itemised", 1e6 / rate, "µs", 100, "lower")


def _play(rules: Rules, hands: int) -> tuple[TableRecord, npt.NDArray[np.int64]]:
    """Return the table and the counts after some hands of random play, the same ones every time."""
    table, counts = _new_table(), np.zeros(random_play.COUNTS, np.int64)
    random_play.play_randomly(lookup(), rules, table, chance(_SEED), hands, counts)
    return table, counts


def _what_was_played(rules: Rules, hands: int) -> str:
    """Return the share of hands won and their length as text; check that the scores add up to zero."""
    table, counts = _play(rules, hands)
    if not rules.own_score and sum(whole(score) for score in table.scores) != 0:
        raise BenchError("the scores do not add up to zero")
    played, won, acted = (int(counts[at]) for at in (random_play.HANDS, random_play.WON, random_play.ACTIONS))
    return f"{100 * won / played:.2f} % won, {acted / played:.1f} actions a hand"


def play_measures(sizes: Sizes = FULL) -> Iterator[Measure]:
    """Measure random play under every preset rule set, in turn.

    A legal win is always taken, a dealt flower laid; otherwise all legal actions are equally likely.
    """
    played = {name: compile_rules(load_preset(name)) for name in available()}
    played["ru-classic with flowers"] = compile_rules(load_preset("ru-classic", options={"flowers": True}))
    rates = best_rates([partial(_play, rules, sizes.games) for rules in played.values()], sizes.games)
    for (name, rules), rate in zip(played.items(), rates, strict=True):
        target = 100e3 if name.startswith("ru-classic") else _SLOWEST
        note = _what_was_played(rules, 20 * sizes.games)
        yield Measure(f"random play, {name}", rate, "hands/s", target, "higher", note)


def engine_measures(sizes: Sizes = FULL) -> Iterator[Measure]:
    """Measure random play under every rule set; hands; values under `ru-classic` with flowers; the size of a table."""
    yield from play_measures(sizes)
    yield from hand_measures(sizes)
    yield from scoring_measures(compile_rules(load_preset("ru-classic", options={"flowers": True})), sizes)
    yield Measure("state of one table", TABLE.itemsize, "bytes", 2048, "lower")
