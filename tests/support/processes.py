"""What Linux says of a process and of those that it has started."""

from pathlib import Path
from typing import Any


def started_by(parent: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [int(path.name) for path in Path("/proc").glob("[0-9]*") if _figure(int(path.name), "PPid") == parent]


def is_there(pid: int) -> bool:
    """Whether a process runs; one that has ended and has not been asked for its end does not."""
    return _status(pid).get("State", "Z").strip()[0] != "Z"


def all_under(parent: int) -> list[int]:
    """A process, those that it has started, those that they have started, and so on."""
    return [parent, *(each for child in started_by(parent) for each in all_under(child))]


def most_memory(server: Any) -> int:
    """The most bytes that a server, its workers and helpers have had so far; 0 for one on another machine."""
    process = getattr(server, "popen", None)
    return sum(_figure(pid, "VmHWM") for pid in all_under(process.pid)) * 1024 if process else 0


def memory(server: Any) -> int:
    """The bytes that a server, its workers and helpers have now; 0 for one on another machine."""
    return sum(memory_of_each(server).values())


def memory_of_each(server: Any) -> dict[int, int]:
    """The bytes that a server, its workers and helpers have now, by process; empty for one on another machine."""
    process = getattr(server, "popen", None)
    return {pid: _figure(pid, "VmRSS") * 1024 for pid in all_under(process.pid)} if process else {}


def _figure(pid: int, key: str) -> int:
    return int(_status(pid).get(key, "0").split()[0])


def _status(pid: int) -> dict[str, str]:
    try:
        rows = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    return {key: value for key, _, value in (row.partition(":") for row in rows)}
