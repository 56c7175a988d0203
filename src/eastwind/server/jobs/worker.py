"""Main loop of a worker process: one piece of work after the other, each within its time and memory."""

import os
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from eastwind.server.wire.refusals import Refusal

#: How much the operating system prefers the tables to this work.
_NICE: Final = 10
#: Seconds beyond the time of its work after which a process whose server is gone is ended.
_GRACE_SECONDS: Final = 5
_STATUS: Final = Path("/proc/self/status")


@dataclass(frozen=True, slots=True)
class WorkerJob:
    """A piece of work: a function that can be imported by its name, and its arguments."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Done:
    """Result of the work."""

    result: Any


@dataclass(frozen=True, slots=True)
class Refused:
    """Refusal of a request that cannot be met."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class OutOfMemory:
    """Failure of work that would have taken more memory than it may."""


@dataclass(frozen=True, slots=True)
class Failed:
    """Failure of work by a fault of its own. `trace`: for the server's log."""

    trace: str


Outcome = Done | Refused | OutOfMemory | Failed


def serve(line: Connection, memory: int) -> None:
    """Answer jobs until the other end is closed. `memory`: bytes that may be taken beyond what is taken now."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    # who stops the server with Ctrl-C means the server, which ends its workers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory(memory)
    while True:
        try:
            job: WorkerJob = line.recv()
        except EOFError:
            return
        _end_after(job.seconds)
        outcome = outcome_of(job)
        try:
            line.send(outcome)
        except MemoryError:
            line.send(OutOfMemory())
        except Exception:  # noqa: BLE001 — what cannot be sent is told
            line.send(Failed(traceback.format_exc()))
        _end_after(None)


def outcome_of(job: WorkerJob) -> Outcome:
    """Do a job, and return its outcome, whatever that is."""
    try:
        return Done(job.function(*job.args))
    except Refusal as refusal:
        return Refused(refusal)
    except MemoryError:
        return OutOfMemory()
    except Exception:  # noqa: BLE001 — told where the server's log is
        return Failed(traceback.format_exc())


def _end_after(seconds: float | None) -> None:
    """Have the operating system end this process unless the server does. `None`: it may live on."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0 if seconds is None else seconds + _GRACE_SECONDS)


def _limit_memory(more: int) -> None:
    """Limit the memory of this process: on Linux, where the limit counts all that is its own."""
    if not _STATUS.exists():
        return
    import resource

    taken = next(line for line in _STATUS.read_text(encoding="ascii").splitlines() if line.startswith("VmData:"))
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (int(taken.split()[1]) * 1024 + more, hard))
