"""Processes, their descendants, memory and CPU time, as Linux tells them in `/proc`."""

import os
from pathlib import Path
from typing import Any, Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")
#: Fields of `/proc/PID/stat` behind the name of the program: user and system time, and those of children that have ended.
_TIMES: Final = slice(11, 15)


def started_by(parent: int) -> list[int]:
    """Child processes that still run; empty for a process that has ended."""
    found: list[int] = []
    try:
        for thread in Path(f"/proc/{parent}/task").iterdir():
            found += map(int, (thread / "children").read_text(encoding="utf-8").split())
    except OSError:
        pass  # it has ended meanwhile, or a thread of it
    return found


def is_there(pid: int) -> bool:
    """Return whether a process runs; one that has ended and has not been asked for its end does not."""
    return _status(pid).get("State", "Z").strip()[0] != "Z"


def all_under(parent: int) -> list[int]:
    """A process and all its descendants."""
    return [parent, *(each for child in started_by(parent) for each in all_under(child))]


def cpu_seconds(parent: int) -> float:
    """CPU seconds used so far by a process and all its descendants; 0 without `/proc`.

    A parent keeps the time of children that have ended and were waited for, so nothing is lost between two calls.
    """
    return sum(map(_ticks, all_under(parent))) / _TICKS


def most_memory(server: Any) -> int:
    """The most bytes that a server, its workers and helpers have had so far; 0 for one on another machine."""
    process = getattr(server, "popen", None)
    return sum(_figure(pid, "VmHWM") for pid in all_under(process.pid)) * 1024 if process else 0


def memory_of_each(server: Any) -> dict[int, int]:
    """The bytes that a server, its workers and helpers have now, by process; empty for one on another machine."""
    process = getattr(server, "popen", None)
    return {pid: _figure(pid, "VmRSS") * 1024 for pid in all_under(process.pid)} if process else {}


def _figure(pid: int, key: str) -> int:
    return int(_status(pid).get(key, "0").split()[0])


def _ticks(pid: int) -> int:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(map(int, fields[_TIMES]))


def _status(pid: int) -> dict[str, str]:
    try:
        rows = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    return {key: value for key, _, value in (row.partition(":") for row in rows)}
