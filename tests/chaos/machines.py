"""Two machines with a network between them, on this one: a network namespace each, joined by a bridge (`ip netns`)."""

import contextlib
import itertools
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from tests.attack._figures import Figures
from tests.chaos.faults import Place, judge
from tests.chaos.many import company_of
from tests.chaos.nursery import Nursery, Server, nursery_under
from tests.support.valkey import Valkey

MISSING: Final = "no network of its own may be made here: not tried"
_NET: Final = "10.213.47"
#: Between a process's end, which those at it hear of, and that of its machine.
_BREATH: Final = 0.05
_numbers: Final = itertools.count(1)


class Machine:
    """A network namespace with an address of its own; disks are common to all."""

    def __init__(self, bridge: str, number: int) -> None:
        self.address: Final = f"{_NET}.{number}"
        self.name: Final = f"{bridge}m{number}"
        self._line: Final = f"{self.name}v"
        self._number: Final = number
        _ip("netns", "add", self.name)
        _ip("link", "add", self._line, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        _ip("link", "set", self._line, "master", bridge, "up")
        for words in (f"addr add {self.address}/24 dev eth0", "link set eth0 up", "link set lo up"):
            _ip("-n", self.name, *words.split())

    @property
    def inside(self) -> tuple[str, ...]:
        """Before a command: it runs there."""
        return ("ip", "netns", "exec", self.name)

    def cut_off(self) -> None:
        """From now on nothing comes from there and nothing goes there; whoever calls here is told so."""
        # this first: whoever called in between would be told nothing, and wait
        _ip("route", "add", "unreachable", self.address)
        _ip("link", "set", self._line, "down")

    def clear(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            _ip("route", "del", "unreachable", self.address)
        _ip("netns", "del", self.name)


@contextmanager
def machines(count: int) -> Iterator[list[Machine]]:
    """So many, gone afterwards; none where they may not be made."""
    bridge = f"ew{os.getpid() % 10_000}n{next(_numbers)}"
    with ExitStack() as stack:
        try:
            _ip("link", "add", bridge, "type", "bridge")
        except (OSError, subprocess.CalledProcessError):
            yield []
            return
        stack.callback(_ip, "link", "del", bridge)
        _ip("addr", "add", f"{_NET}.254/24", "dev", bridge)
        _ip("link", "set", bridge, "up")
        found: list[Machine] = []
        for number in range(1, count + 1):
            found.append(Machine(bridge, number))
            stack.callback(found[-1].clear)
        yield found


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def _served(machine: Machine, place: Place, bus: Valkey) -> Iterator[tuple[Nursery, Server]]:
    with nursery_under({}, machine.inside) as copied:
        # each has a folder of its own: all that they have in common is the database and the bus
        data = place.data / machine.name
        words = (*place.words, "--bus", bus.address, "--inside", machine.address)
        server = Server(copied, data, *words, host=machine.address)
        try:
            server.start()
            server.wait_until_ready()
            yield copied, server
        finally:
            server.kill()


def machine_dies(figures: Figures, place: Place, bus: Valkey, people: int) -> None:
    """People of one table come in at different machines, one of which dies: they come to the other, and all goes on there."""
    place.data.mkdir(parents=True)
    with machines(2) as found:
        if not found:
            figures.tell("two machines", MISSING)
            return
        with ExitStack() as stack:
            servers = [stack.enter_context(_served(machine, place, bus))[1] for machine in found]
            company = company_of([server.url for server in servers], people)
            with company.playing():
                company.wait_until_all_play()
                company.forget_how_long_they_stood()
                servers[0].kill()
                time.sleep(_BREATH)
                found[0].cut_off()
                company.wait_until_all_play()
                company.wait_until_all_play()
        judge(figures, "two machines, one of which dies", place, company)
        figures.tell("  people who came to the other one", str(company.told.came_back), held=company.told.came_back > 0)
