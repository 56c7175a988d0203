"""Report of all measures, as text for people or one JSON object for programs."""

import json
import os
import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from eastwind.bench.bots import bot_measures
from eastwind.bench.engine import engine_measures
from eastwind.bench.measure import Measure
from eastwind.bench.open_load import open_measures
from eastwind.bench.party_load import Parties, party_measures
from eastwind.bench.programs import program_measures
from eastwind.bench.served import ALONE, Served
from eastwind.bench.server_load import load_measures, server_measures
from eastwind.bench.solo import solo_measures
from eastwind.bench.start import start_measures

_LOAD: Final = "load"


def _load(served: Served = ALONE) -> Iterator[Measure]:
    """Measure ever more tables in play, and many that are only open."""
    yield from load_measures(served)
    yield from open_measures(served)


#: Name on the command line → its measures.
GROUPS: Final[dict[str, Callable[[], Iterable[Measure]]]] = {
    "engine": engine_measures,
    "bots": bot_measures,
    "solo": solo_measures,
    "programs": program_measures,
    "server": server_measures,
    _LOAD: _load,
    "start": start_measures,
}


#: Groups that measure a server, whose tables may be kept in a database of its own.
OF_A_SERVER: Final[dict[str, Callable[[Served], Iterable[Measure]]]] = {
    "server": server_measures,
    _LOAD: _load,
}


def measure(groups: Sequence[str], served: Served | None = None, parties: Parties | None = None) -> Iterator[Measure]:
    """Yield the measures group after group, each as soon as it is there.

    :param served: configuration of the measured servers, None for the default; :param parties: the tables that `load` is to
        play at, None for its own.

    :raises ValueError: for an unknown group, or one that does not use `served` or `parties` though it is given.
    """
    for name in groups:
        if name not in GROUPS:
            raise ValueError(f"no group of numbers {name!r}: expected {', '.join(GROUPS)}")
        if served is not None and name not in OF_A_SERVER:
            raise ValueError(f"no server is measured by {name!r}: expected {', '.join(OF_A_SERVER)}")
        if parties is not None and name != _LOAD:
            raise ValueError(f"tables are played at by {_LOAD!r} alone, not by {name!r}")
    for name in groups:
        if parties is not None:
            yield from party_measures(parties, served or Served())
        else:
            yield from GROUPS[name]() if served is None else OF_A_SERVER[name](served)


def machine() -> str:
    """Return a description of the machine, in a line."""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def as_text(one: Measure) -> str:
    """Return a line of the report."""
    return f"{one.name:<42} {one.value_told:>14} {one.unit:<8} {one.target_told:>14}  {one.verdict:<6}  {one.note}".rstrip()


def as_json(measures: Iterable[Measure]) -> str:
    """Return one object: name → value, unit, target, better, note; for actions at tables also tables, and share → delay."""
    report = {
        one.name: {
            "value": one.value,
            "unit": one.unit,
            "target": one.target,
            "better": one.better,
            "note": one.note,
            **({} if one.spread is None else {"tables": one.spread.tables, "delays": one.spread.delays}),
        }
        for one in measures
    }
    return json.dumps(report, ensure_ascii=False, indent=2)
