"""A server whose engine is as good as not compiled until a file is there: then the compiled one takes over.

In a process of its own: `python -m tests.server.interim.front DATA FILE [DATABASE]`.
"""

import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from eastwind.cli.serving.application import application_of
from eastwind.cli.serving.interim import begin_with
from eastwind.cli.serving.plan import Plan, SetUp
from eastwind.server.network import Known, listen
from eastwind.server.serve import find_place, run
from eastwind.server.settings import LOOPBACK, UNHURRIED, Settings
from eastwind.server.starting import Starting

#: What is told to be left, in seconds.
LEFT = 33.0


def _until(file: Path, stopped: threading.Event) -> Iterator[str]:
    while not file.exists() and not stopped.wait(0.02):
        yield "table"


def _say(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main(data: Path, file: Path, database: str | None = None) -> None:
    """Serves until it is told to end."""
    place = find_place(LOOPBACK, 0, or_any=True, secure=False)
    settings = Settings(data, place.hosts, limits=UNHURRIED)
    inside = None if database is None else listen(LOOPBACK, 0, or_any=True)
    at = None if inside is None else inside.getsockname()[:2]
    stopped = threading.Event()
    set_up = SetUp(settings, [], Plan(LOOPBACK, 0, database=database), None, at, Known())
    starting = Starting(
        settings,
        partial(application_of, set_up),
        partial(_until, file, stopped),
        stop=stopped.set,
        interim=begin_with(set_up),
        left=lambda: LEFT,
    )
    run(starting, place, settings, None, partial(_say, place.url), inside=inside)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
