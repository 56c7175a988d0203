"""Stores that a theme's own server keeps its tables in: a file, PostgreSQL, or PostgreSQL with two workers and a bus.

    with served("workers", Path(folder)) as server: ...

PostgreSQL and Valkey are started for it, in folders of their own, and are gone afterwards.
"""

import argparse
import contextlib
import shutil
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from eastwind.bench.served import Served
from tests.server.process import Process, running
from tests.support import postgres, valkey

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgres"
WORKERS: Final = "workers"
STORES: Final = (SQLITE, POSTGRES, WORKERS)
#: Names of the stores as figures give them.
NAMES: Final = {
    SQLITE: "SQLite, one process",
    POSTGRES: "PostgreSQL, one process",
    WORKERS: "PostgreSQL, two workers and a bus",
}


def add_store(options: argparse.ArgumentParser, *, url: bool = True) -> None:
    """Adds `--store`, and `--url` for themes that can attack a server that runs already."""
    if url:
        options.add_argument("--url", help="a server that runs; otherwise one is started")
    options.add_argument(
        "--store",
        choices=STORES,
        default=SQLITE,
        help="of the server that is started: a file, PostgreSQL, or PostgreSQL with two workers and a bus "
        "(default %(default)s)",
    )


def tell_store(store: str, url: str | None = None) -> None:
    """Prints the store that a theme runs on."""
    print(f"store: {url or NAMES[store]}", flush=True)


@contextmanager
def kept_in(store: str, workers: int = 2) -> Iterator[Served]:
    """Starts the database and the bus of a store; yields how a server is told of them.

    :raises SystemExit: where PostgreSQL, Valkey or Redis is not installed.
    """
    with contextlib.ExitStack() as opened:
        if store == SQLITE:
            yield Served()
            return
        if postgres.programs() is None:
            raise SystemExit(postgres.MISSING)
        database = opened.enter_context(postgres.postgres_of_ones_own()).empty()
        if store == POSTGRES:
            yield Served(database)
            return
        if not (shutil.which("valkey-server") or shutil.which("redis-server")):
            raise SystemExit(valkey.MISSING)
        yield Served(database, workers, opened.enter_context(valkey.valkey_of_ones_own()).address)


@contextmanager
def served(store: str, data: Path, *more: str) -> Iterator[Process]:
    """A server of one's own over a store. `more`: further options of `play` (SQLite) or `serve`."""
    with kept_in(store) as found:
        command, *words = found.words
        with running(data, *words, *more, command=command) as server:
            _drain(server)
            yield server


def _drain(server: Process) -> None:
    """Reads the log away: a server whose pipe is full stands still."""
    said = server.popen.stdout
    assert said is not None

    def read() -> None:
        with contextlib.suppress(ValueError):
            for _ in said:
                pass

    threading.Thread(target=read, daemon=True).start()


def only_sqlite(store: str, why: str) -> bool:
    """Says in one line that a theme has nothing to try on a store. True if that is so."""
    if store == SQLITE:
        return False
    print(f"store: {NAMES[store]}: not tried: {why}", flush=True)
    return True


def words_of(found: Served) -> Sequence[str]:
    """Options of `serve` that name the database and the bus, without a number of workers."""
    named = (("--database", found.database), ("--bus", found.bus))
    return [word for name, value in named if value is not None for word in (name, value)]
