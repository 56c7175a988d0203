"""A PostgreSQL of the tests' own: in a folder of its own, under a person who owns nothing, reached through a socket in it."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final
from urllib.parse import quote

import psycopg
import pytest

_PATIENCE: Final = 60.0
#: Debian's package has it for those who run databases; else whoever owns nothing will do.
_NOBODIES: Final = ("postgres", "nobody")
MISSING: Final = (
    "PostgreSQL (initdb, postgres) is not installed: nothing was tried on it. scripts/install_postgres.sh does it"
)


def programs() -> Path | None:
    """Where the programs of the newest PostgreSQL lie, None where there are none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    found = [Path(there).resolve().parent] if (there := shutil.which("initdb")) else []
    return next((folder for folder in (*debian, *found) if (folder / "postgres").exists()), None)


def needed() -> Path:
    """Where the programs lie. Without them a test is left out loudly, and fails where everything has to be there."""
    found = programs()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return found


class Postgres:
    """A server that can be stopped, killed and started again."""

    def __init__(self, programs: Path, folder: Path, segment: int = 16) -> None:
        """:param segment: megabytes of a part of its log."""
        self._programs: Final = programs
        self.folder: Final = folder
        self._person: Final = _nobody() if os.getuid() == 0 else None
        self._running: subprocess.Popen[bytes] | None = None
        self._schemas = 0
        self._is_for_its_person(folder)
        cluster = ["--pgdata", folder / "data", "--wal-segsize", segment]
        self._call("initdb", *cluster, "--username", "eastwind", "--auth", "trust", "--no-sync")

    def start(self) -> None:
        """Starts it and waits until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._running = self._begun(log)
        due = time.monotonic() + _PATIENCE
        while True:
            try:
                psycopg.connect(self.address()).close()
            except psycopg.OperationalError:
                assert time.monotonic() < due, (self.folder / "log").read_text()
                time.sleep(0.02)
            else:
                return

    def _begun(self, log: BinaryIO) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [
                *(self._programs / "postgres", "-D", self.folder / "data", "-k", self.folder),
                *(
                    "-c",
                    "listen_addresses=",
                    "-c",
                    "fsync=off",
                    "-c",
                    "max_connections=60",
                    "-c",
                    "shared_buffers=16MB",
                ),
            ],
            stdout=subprocess.DEVNULL,
            stderr=log,
            cwd=self.folder,
            user=self._person,
        )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, and in order; SIGQUIT: as a cut of power does it."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(_PATIENCE)
            self._running = None

    def address(self, schema: str = "public") -> str:
        options = quote(f"-csearch_path={schema}")
        return f"postgresql://eastwind@/postgres?host={quote(str(self.folder), safe='')}&options={options}"

    def through(self, folder: Path, address: str) -> str:
        """An address of it by another socket, which somebody has laid in a folder."""
        return address.replace(quote(str(self.folder), safe=""), quote(str(folder), safe=""))

    def empty(self) -> str:
        """The address of what is as good as a database of its own."""
        self._schemas += 1
        name = f"of_test_{self._schemas}"
        with psycopg.connect(self.address()) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return self.address(name)

    @contextmanager
    def emptied_on(self, disk: Path) -> Iterator[str]:
        """The same with its tables on a disk of their own; the log and what belongs to PostgreSQL itself is not there.

        What lies there is dropped in the end: pages of a disk that is gone could be written back no more, and whoever wanted
        their place in memory next would be refused.
        """
        address = self.empty()
        schema, name, folder = f"of_test_{self._schemas}", f"disk_{self._schemas}", disk / "tables"
        folder.mkdir()
        self._is_for_its_person(disk, folder)
        self._say(f"CREATE TABLESPACE {name} LOCATION '{folder}'")
        try:
            yield f"{address}{quote(f' -cdefault_tablespace={name}')}"
        finally:
            self._say(f"DROP SCHEMA {schema} CASCADE")
            self._say(f"DROP TABLESPACE {name}")

    def _say(self, statement: str) -> None:
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(statement.encode())

    @property
    def is_there(self) -> bool:
        """Whether its process has not ended by itself."""
        return self._running is not None and self._running.poll() is None

    def use_up_its_log(self) -> None:
        """Has it begin one part of its log after another until it is gone, which it is where its disk is full."""
        due = time.monotonic() + _PATIENCE
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.address(), autocommit=True) as there:
            while time.monotonic() < due:
                there.execute("SELECT pg_logical_emit_message(false, 'full', 'disk'), pg_switch_wal()")

    def _is_for_its_person(self, *folders: Path) -> None:
        if self._person is not None:
            for folder in folders:
                shutil.chown(folder, self._person)

    def _call(self, program: str, *arguments: object) -> None:
        words = [str(self._programs / program), *map(str, arguments)]
        done = subprocess.run(words, capture_output=True, text=True, user=self._person, cwd=self.folder, check=False)
        assert done.returncode == 0, done.stderr


def _nobody() -> str:
    known = {person.pw_name for person in pwd.getpwall()}
    return next(name for name in _NOBODIES if name in known)


@contextmanager
def postgres_of_ones_own(folder: Path | None = None, segment: int = 16) -> Iterator[Postgres]:
    """One that runs, and is gone afterwards. Every process of the tests has one at most.

    :param folder: where it is to lie, where that is not all the same.
    """
    programs = needed()
    # a socket's path is short, and what pytest makes is for its own person alone
    folder = folder or Path(tempfile.mkdtemp(prefix="eastwind-postgres-", dir="/tmp"))
    server = Postgres(programs, folder, segment)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
