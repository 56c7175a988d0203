"""Figures in the format of Prometheus, on a port of their own for the operator of the server."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from eastwind import __version__
from eastwind.server.counters import BOUNDS, BusCounters, Counters, Delays
from eastwind.server.store.figures import StoreFigures

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry
    from prometheus_client.core import Metric


PREFIX: Final = "eastwind_"


@dataclass(frozen=True, slots=True)
class Looked:
    """Figures of one moment."""

    figures: Counters
    store: StoreFigures
    tables: int
    ready: bool
    bus: BusCounters | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the figures as JSON has them, for another process."""
        # `asdict` would count the pairs of a `Counter`
        found = asdict(replace(self, figures=replace(self.figures, refused=Counter())))
        return {**found, "refused": dict(self.figures.refused)}

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> "Looked":
        """Return the figures that another process has sent."""
        figures, store, bus = told["figures"], told["store"], told["bus"]
        delays = {name: Delays(**figures[name]) for name in ("actions", "late")}
        return cls(
            Counters(**{**figures, **delays, "refused": Counter(told["refused"])}),
            StoreFigures(**{**store, "commits": Delays(**store["commits"])}),
            told["tables"],
            told["ready"],
            None if bus is None else BusCounters(**{**bus, "delays": Delays(**bus["delays"])}),
        )


class _Collector:
    """Collector of the figures for Prometheus, built when it asks: until then they cost nothing."""

    def __init__(self, look: Callable[[], Looked | None]) -> None:
        self._look: Final = look

    def collect(self) -> "Iterator[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily

        yield InfoMetricFamily(f"{PREFIX}version", "Which Eastwind this is.", {"version": __version__})
        found = self._look()
        ready = found is not None and found.ready
        yield GaugeMetricFamily(f"{PREFIX}ready", "1 while it answers and can keep what is played.", float(ready))
        if found is None:
            return
        figures, store = found.figures, found.store
        yield _histogram("action_seconds", "From a move to the moment at which it was kept and told.", figures.actions)
        yield _histogram("loop_late_seconds", "By how much the tables' loop comes late to what is due.", figures.late)
        yield _histogram("commit_seconds", "How long a commit of moves took.", store.commits)
        refused = CounterMetricFamily(f"{PREFIX}refused", "Messages of tables that were refused.", labels=["code"])
        for code, times in sorted(figures.refused.copy().items()):
            refused.add_metric([code], times)
        yield refused
        for name, meaning, count in (
            ("batches", "What moves came to, each kept whole or not at all.", store.batches),
            ("conflicts", "Moves that another process had been quicker with.", store.conflicts),
            ("store_failures", "Moves that could not be kept.", store.failures),
            ("tables_opened", "Tables that were opened.", store.tables),
        ):
            yield CounterMetricFamily(f"{PREFIX}{name}", meaning, count)
        yield GaugeMetricFamily(f"{PREFIX}tables", "Tables in memory.", found.tables)
        yield GaugeMetricFamily(f"{PREFIX}sockets", "Sockets of tables that are open.", figures.sockets)
        yield GaugeMetricFamily(f"{PREFIX}led", "Sockets that are led to another process.", figures.led)
        if found.bus is not None:
            yield GaugeMetricFamily(f"{PREFIX}bus_up", "1 while news comes from other processes.", float(found.bus.up))
            yield _histogram("bus_seconds", "From news that is sent to the moment it is heard.", found.bus.delays)
            yield CounterMetricFamily(
                f"{PREFIX}bus_missed", "News that did not come and was looked up.", found.bus.missed
            )


def _histogram(name: str, meaning: str, delays: Delays) -> "Metric":
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*(str(bound) for bound in BOUNDS), "+Inf"]
    buckets = list(zip(bounds, map(float, delays.up_to), strict=True))
    return HistogramMetricFamily(f"{PREFIX}{name}", meaning, buckets=buckets, sum_value=delays.seconds)


def registry(look: Callable[[], Looked | None]) -> "CollectorRegistry":
    """Return a registry of all that is exported: Eastwind's figures and those of the process.

    :param look: returns None as long as there is nothing to count.
    """
    from prometheus_client import CollectorRegistry, ProcessCollector
    from prometheus_client.registry import Collector

    class Ours(_Collector, Collector):
        pass

    # asked of ours when they are registered, too, which is harmless
    found = CollectorRegistry(auto_describe=False)
    found.register(Ours(look))
    ProcessCollector(registry=found)
    return found


def tell_metrics(host: str, port: int, look: Callable[[], Looked | None]) -> Callable[[], None]:
    """Serve the metrics at an address, in a thread of its own; return a function that ends it.

    :raises OSError: if it cannot listen there.
    """
    from prometheus_client import start_http_server

    server, thread = start_http_server(port, host, registry(look))

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
