"""Compiling of the engine ahead of its use, so that no player waits for the compiler in a game.

Compiled code is kept in folders named after digests of the engine's sources. A process for each core makes it, function by
function, in the order of its parts: the needs of a table, the games for one, the study of games. A marker a part says that all of
it is compiled.
"""

import contextlib
import gc
import hashlib
import importlib
import json
import os
import platform
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, Self

from eastwind import code_cache
from eastwind.code_digest import code_of_engine, have_sources_changed, version_of
from eastwind.cores import available_cores
from eastwind.errors import EastwindError
from eastwind.extras import EXTRAS, SERVER_EXTRA, is_installed

#: Numba's own switch, among the settings that it reads when it is loaded: from the environment, and from a file.
INTERPRETED: Final = "NUMBA_DISABLE_JIT"
_NUMBAS_SETTINGS: Final = Path(".numba_config.yaml")
#: What each part loads, and so compiles, in this order.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "table": (
        "eastwind.table.table",
        "eastwind.bots",
        "eastwind.server.tables.registry",
        "eastwind.server.services.calculator",
        "eastwind.server.services.household.work",
    ),
    "solo": ("eastwind.server.services.solo",),
    "study": (
        "eastwind.server.app",
        "eastwind.study.random_play",
        "eastwind.study.temper_play",
        "eastwind.server.services.simulation",
        "eastwind.bench.engine",
        "eastwind.bench.bots",
    ),
}
#: Parts that the code of the others is built into: it has to be there.
_BUILT_IN: Final = ("study",)
#: After how many new objects the collector looks for rubbish, and how seldom it looks among the old ones.
_RARELY: Final = (50_000, 20, 1000)
#: Largest number of processes: each of them holds a compiler, in some 400 MB.
_WORKERS: Final = 4
#: What a server needs before it can answer.
FOR_PLAY: Final = ("table", "solo")
_LOOK_SECONDS: Final = 0.2
#: Niceness of compiling processes.
_NICE: Final = 5
#: Megabytes above which a sparing process restarts itself: the compiler keeps most of what it makes.
_LARGE_MB: Final = 600


def _marker(part: str) -> str:
    """Return the name of a part's marker: it tells apart machines, Pythons and compilers, as the folder's name does sources."""
    import llvmlite.binding

    machine = f"{version_of('numba')} {platform.python_version()} {llvmlite.binding.get_host_cpu_name()}"
    return f"{part}-{hashlib.sha256(machine.encode()).hexdigest()[:16]}"


def is_kept(*parts: str) -> bool:
    """Return whether compiled code of these parts, all if none are named, is kept for today's sources; loads no compiler."""
    return all(is_marked(code_of_engine(), part) for part in parts or PARTS)


def is_marked(folder: str, part: str) -> bool:
    """Return whether a folder of the cache has this machine's marker of a part, which says that its code is complete."""
    return code_cache.file_in(folder, _marker(part)) is not None


def is_warm(*parts: str) -> bool:
    """Return whether these parts, all if none are named, need no compiling: they are kept, or the engine runs interpreted.

    Load the compiler only where its settings may switch it off: that takes most of a second.
    """
    if is_kept(*parts):
        return True
    if "numba" not in sys.modules and INTERPRETED not in os.environ and not _NUMBAS_SETTINGS.exists():
        return False
    from eastwind.jit import COMPILED

    return not COMPILED


def stand_back() -> None:
    """Let other processes have the processor first: those that serve meanwhile."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


def work_along(*, is_sparing: bool = False, is_restarted: bool = False) -> None:
    """Compile in this process all of the engine that is neither compiled nor being compiled by another process.

    :param is_sparing: restart this process whenever it has grown large: a third less memory, a quarter more time.
    :param is_restarted: this process has done so, and stands back already.
    """
    from eastwind.cli.compiling.shared_work import SharedWork
    from eastwind.jit import share

    if not is_restarted:
        stand_back()
    # the compiler keeps most of the millions of objects that it makes: looking for the others all the time is a fifth of the work
    gc.set_threshold(*_RARELY)
    # the process that began this one says it, once for all
    code_cache.tell_with(_tell_whoever_began)
    work = SharedWork(_mark, _Restart().if_large if is_sparing else None)
    share(work.take)
    with_server = is_installed(EXTRAS[SERVER_EXTRA])
    for part, modules in PARTS.items():
        if part in _BUILT_IN:
            work.wait()
        for module in modules:
            if with_server or not module.startswith("eastwind.server."):
                importlib.import_module(module)
        work.end(part)
    work.wait()


def _compiling_command(*options: str) -> list[str]:
    """Return the command of a process that compiles along with others."""
    return [sys.executable, "-m", "eastwind", "warm", "--along", *options]


class _Restart:
    """Replacement of a compiling process by a new one, which goes on with the work.

    It keeps its number, its parent and its standard output. Each process keeps at least one function that was not kept before it
    restarts, so that the work ends: where nothing can be kept, or loading alone takes much memory, it goes on as it is.
    """

    def __init__(self) -> None:
        self._kept: Final = _count_kept()

    def if_large(self) -> None:
        """Restart this process if it has grown large by compiling, unless the sources were changed meanwhile."""
        from eastwind.server.gc_schedule import resident_bytes

        if resident_bytes() <= _LARGE_MB << 20 or _count_kept() <= self._kept or have_sources_changed():
            return
        with contextlib.suppress(OSError):
            # a shell would not keep the process number
            os.execv(sys.executable, _compiling_command("--sparing", "--restarted"))  # noqa: S606


def _count_kept() -> int:
    """Return the number of compiled functions that are kept."""
    folder = code_cache.writable("")
    return sum(1 for _ in folder.rglob("*.nbc")) if folder else 0


def _tell_whoever_began(folder: Path, why: OSError, _instead: Path | None) -> None:
    """Report to the parent process that code cannot be kept: it says so once for all its children (`_hear`)."""
    print(json.dumps([str(folder), why.errno, code_cache.said_of(why)]), flush=True)


def _hear(told: Iterable[str]) -> None:
    """Read the reports of a compiling process until it ends (`_tell_whoever_began`)."""
    for line in told:
        folder, *why = json.loads(line)
        code_cache.failed(Path(folder), OSError(*why))


def _mark(part: str) -> None:
    mark(code_of_engine(), part)


def mark(name: str, part: str) -> None:
    """Write this machine's marker of a part into a folder of the cache, where one can be written (`is_marked`)."""
    for folder in code_cache.to_write(name):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / _marker(part)).touch()
            return
        except OSError as error:
            code_cache.failed(folder, error)


class CompilingError(EastwindError, RuntimeError):
    """Failure of a process that compiled a part of the engine; its own message is on the terminal."""


def processes_that_share() -> int:
    """Return how many processes compile the engine together."""
    return min(available_cores(), _WORKERS)


class Compiling:
    """Compiling of the engine where it is not compiled: as many processes as there are cores share the work.

    :param is_sparing: with a third less memory, in a quarter more time.
    """

    def __init__(self, *, is_sparing: bool = False) -> None:
        command = _compiling_command(*(["--sparing"] if is_sparing else []))
        # where nothing can be kept each process compiles for itself alone
        shared = not is_warm() and code_cache.writable("") is not None
        count = processes_that_share() if shared else 0
        self._begun: Final = time.time()
        self._running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count)]
        self._hearing = [
            threading.Thread(target=_hear, args=(each.stdout or (),), daemon=True) for each in self._running
        ]
        for each in self._hearing:
            each.start()

    def waited_for(self, *parts: str) -> Iterator[str]:
        """Yield a part that is still being compiled, out of the given ones, now and then, until all are.

        :raises CompilingError: if a process failed; the others are ended.
        """
        while self._running and (left := [part for part in parts if not is_warm(part)]):
            ended = [process.poll() for process in self._running]
            if failed := [status for status in ended if status]:
                self.stop()
                raise CompilingError(f"compiling ended with status {failed[0]}")
            if None not in ended:
                # not all could be kept, or the sources were changed meanwhile: what lacks is compiled when it is loaded
                break
            yield left[0]
            time.sleep(_LOOK_SECONDS)

    def left(self) -> float:
        """Return the approximate seconds left until all is compiled."""
        from eastwind.cli.progress import left

        return left(self._begun, len(self._running) or 1)

    @property
    def under_way(self) -> bool:
        """State in which something has to be compiled."""
        return bool(self._running)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End the processes that still run, and any waiting for them; what is compiled is kept."""
        running, self._running = self._running, []
        for process in running:
            process.terminate()
        for process, hearing in zip(running, self._hearing, strict=False):
            hearing.join()
            process.communicate()


def warm_up(before: Callable[[], None], after: Callable[[float], None], *parts: str) -> None:
    """Compile these parts, all if none are named, on all cores, unless they are compiled.

    `before` is called only when there is something to compile, `after` (with the seconds it took) when all of it is kept.

    :raises CompilingError: if it could not be compiled.
    """
    if is_warm(*parts):
        return
    before()
    begun = time.perf_counter()
    with Compiling() as compiling:
        for _ in compiling.waited_for(*(parts or PARTS)):
            pass
    if is_warm(*parts):
        after(time.perf_counter() - begun)
