"""Several processes at one address: copies of one that has loaded the engine, restarted when they die.

Each is a server of its own; they share the database, and the socket on which they listen: an idle one takes the next connection,
and none is lost with a process that dies before it has taken it. Where the engine is not compiled yet they are copies of one that
has not loaded it; one more copy has it compiled, and each worker serves interpreted until then.
"""

import contextlib
import gc
import importlib
import logging
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

from eastwind import code_cache
from eastwind.cli.compiling import engine
from eastwind.cli.say import say
from eastwind.cli.serving.elsewhere import Elsewhere
from eastwind.cli.usage_error import UsageError

_log: Final = logging.getLogger(__name__)
#: Seconds that a process may take to end before it is killed.
_LAST_SECONDS: Final = 15.0
#: Seconds within which a process that fails is not restarted: all are ended.
_TOO_SOON_SECONDS: Final = 2.0
_ORPHAN_LOOKS_SECONDS: Final = 1.0
#: Times that compiling is begun, the times included after it was killed, as by a system without memory.
_COMPILED_AT_MOST: Final = 2
#: Signals that ask the processes to end.
_TOLD: Final = (signal.SIGTERM, signal.SIGINT)
#: What is loaded once for all of them.
_LOADED: Final = (
    "eastwind.server.app",
    "eastwind.server.serve",
    "eastwind.server.store.postgres",
    "eastwind.cli.own_bots",
)


def check(count: int) -> None:
    """Check the number of processes.

    :raises UsageError: if this system cannot have that many.
    """
    if count > 1 and not hasattr(os, "fork"):
        raise UsageError("--workers: this system cannot copy processes; start several servers behind a proxy instead")


def load() -> Elsewhere | None:
    """Load the modules that all need, if compiled; else return what each worker waits for until it loads them itself.

    Where nothing can be kept they are compiled here, once for all, and no client is served meanwhile.
    """
    if not engine.is_warm():
        if code_cache.writable("") is not None:
            return Elsewhere()
        say("cli-compiling")
    for module in _LOADED:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
    return None


class WorkerProcesses:
    """A number of processes, each with a number from 0 on."""

    def __init__(self, count: int, work: Callable[[int, bool], int], elsewhere: Elsewhere | None = None) -> None:
        """Set up the processes.

        :param work: called in each with its number and whether it is begun for the first time; returns its exit code;
        :param elsewhere: compiling for one more process.
        """
        self._count: Final = count
        self._work: Final = work
        self._elsewhere: Final = elsewhere
        #: The process that compiles.
        self._compiler: int | None = None
        #: By process, its number and when it was begun.
        self._running: Final[dict[int, tuple[int, float]]] = {}
        self._ending = False

    def run(self) -> int:
        """Run until one of them has reported that it cannot begin, or all have ended on a signal; return the exit code."""
        for each in _TOLD:
            signal.signal(each, self._end)
        for number in range(self._count):
            self._begin(number, first=True)
        if self._elsewhere is not None:
            self._compiler = self._copy(self._elsewhere.compile)
            if self._ending:
                os.kill(self._compiler, signal.SIGTERM)
        failed, compiled = 0, 1
        while self._running or self._compiler is not None:
            process, status = os.waitpid(-1, 0)
            if process == self._compiler and self._elsewhere is not None:
                self._compiler = None
                code = os.waitstatus_to_exitcode(status)
                if code > 0 and not self._ending:
                    # it has said why
                    failed = code
                    self._end(signal.SIGTERM, None)
                elif code < 0 and not self._ending and compiled < _COMPILED_AT_MOST:
                    _log.warning("compiler killed (%s); starting it again", code)
                    self._compiler = self._copy(self._elsewhere.compile)
                    compiled += 1
                else:
                    # what lacks is compiled by each worker that loads it
                    self._elsewhere.note_end()
                continue
            if process not in self._running:
                continue
            number, begun = self._running.pop(process)
            if self._ending:
                continue
            code = os.waitstatus_to_exitcode(status)
            if code > 0 and time.monotonic() - begun < _TOO_SOON_SECONDS:
                # it has said why
                failed = code
                self._end(signal.SIGTERM, None)
            else:
                _log.warning("worker %s ended (%s); starting it again", number, code)
                self._begin(number, first=False)
        return failed

    def _begin(self, number: int, *, first: bool) -> None:
        process = self._copy(partial(self._work, number, first))
        self._running[process] = number, time.monotonic()
        if self._ending:
            os.kill(process, signal.SIGTERM)

    def _copy(self, work: Callable[[], int]) -> int:
        """Start a copy of this process that does some work and ends with its exit code."""
        sys.stdout.flush()
        sys.stderr.flush()
        parent = os.getpid()
        # what is told to a copy before it knows what to do with it waits
        before = signal.pthread_sigmask(signal.SIG_BLOCK, _TOLD)
        process = os.fork()
        if process:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            return process
        code = 1
        try:
            # what is typed where they were begun is for the first process, which tells them
            os.setpgid(0, 0)
            for each in _TOLD:
                signal.signal(each, signal.default_int_handler)
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
            code = work()
        except UsageError as error:
            print(f"eastwind serve: {error}", file=sys.stderr, flush=True)
            code = 2
        except KeyboardInterrupt:
            code = 0
        except BaseException:  # noqa: BLE001 — the copy ends here, whatever it was
            traceback.print_exc()
        finally:
            with contextlib.suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    def _end(self, _: int, __: FrameType | None) -> None:
        if not self._ending:
            self._ending = True
            killing = threading.Timer(_LAST_SECONDS, self._tell, [signal.SIGKILL])
            killing.daemon = True
            killing.start()
        self._tell(signal.SIGTERM)

    def _tell(self, what: signal.Signals) -> None:
        for process in [*self._running, *([] if self._compiler is None else [self._compiler])]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, what)


def _end_with(parent: int) -> None:
    """End this process in order when its parent is gone."""
    while os.getppid() == parent:
        time.sleep(_ORPHAN_LOOKS_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)
