"""What faults of the disk and of the file do to a real server and those who play at it.

    python -m tests.attack.disk [--short]

The disk is filled (a small one in memory, where one may be mounted), the server's files may grow no more, another program holds
the database, its files are deleted, replaced and cut short, the journal and the file are damaged, backups are made while people
play. Each time: what people are told, whether anything was changed, whether play goes on afterwards, and whether every match can
be played again. Earlier a writer elsewhere held up all for 5 seconds, and a file that was deleted was played on into nothing.
"""

import argparse
import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from eastwind.server.operations.inspection import inspect
from eastwind.server.settings import DATABASE
from tests.attack._figures import Figures
from tests.attack._stores import add_store, only_sqlite, tell_store
from tests.server.process import Message, Process, ProcessSeat, running
from tests.support.small_disk import MISSING, filled, small_disk

_FAST_MS: Final = 250.0
_MOST_MOVES: Final = 3000
_PATIENCE: Final = 30.0


def eastwind(*arguments: object) -> subprocess.CompletedProcess[str]:
    """A command beside the server."""
    return subprocess.run(
        [sys.executable, "-m", "eastwind.cli.main", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C"},
    )


@dataclass(frozen=True)
class Person:
    """Somebody at a table of a server."""

    server: Process
    opened: Message
    seat: ProcessSeat

    def move(self) -> str:
        """Plays whatever can be played; returns the code of the refusal, empty where there was none."""
        told = self.seat.ask(self.seat.next_message())[-1]
        return str(told["code"]) if told["type"] == "error" else ""

    def play_until_refused(self) -> str:
        """Plays until a move is refused; returns the code, empty where none was."""
        for _ in range(_MOST_MOVES):
            if self.seat.view["phase"] == "match_over":
                break
            if code := self.move():
                return code
        return ""


@contextmanager
def sitting(server: Process) -> Iterator[Person]:
    """Somebody at a new table."""
    opened = server.open()
    with server.sit(opened) as seat:
        yield Person(server, opened, seat)


def refused_and_unchanged(figures: Figures, what: str, person: Person, expected: str) -> None:
    """A move is refused with the code that says why, and the table stands as it stood."""
    code, view = person.play_until_refused(), person.seat.view
    with person.server.sit(person.opened) as again:
        same = again.view == view
    said = person.server.request("GET", "/api/about")["unkept"]
    figure = f"{code or 'not noticed'}, {'nothing' if same else 'something was'} changed"
    held = code == said == expected and same
    figures.tell(what, figure, held=held, before="play went on into nothing" if expected == "database_gone" else "")


def goes_on(figures: Figures, what: str, person: Person) -> None:
    """Play goes on, at once."""
    code = "the match is over" if person.seat.view["phase"] == "match_over" else person.move()
    figures.tell(what, code or "play goes on", held=not code)


def whole(figures: Figures, folder: Path) -> None:
    """Every match can be played again."""
    found = inspect(folder / DATABASE)
    what = f"afterwards: {found.tables} tables, {found.moves:,} moves played again"
    figures.tell(what, "whole" if found.whole else f"{found.faults[:3]}", held=found.whole)


# --- another program holds the database


def held_up(figures: Figures, server: Process, folder: Path, seconds: float) -> None:
    """Somebody else is writing, and does not come to an end for a while."""
    with ExitStack() as opened:
        waiting, other = (opened.enter_context(sitting(server)) for _ in range(2))
        holder = opened.enter_context(closing(sqlite3.connect(folder / DATABASE, isolation_level=None)))
        holder.execute("BEGIN IMMEDIATE")
        asked: list[tuple[str, float]] = []
        began = time.monotonic()
        acting = threading.Thread(target=lambda: asked.append((waiting.move(), time.monotonic() - began)))
        acting.start()
        pings, views = [], []
        while time.monotonic() - began < seconds:
            at = time.monotonic()
            other.seat.send({"type": "ping"})
            other.seat.line.recv(timeout=_PATIENCE)
            pings.append((time.monotonic() - at) * 1000)
            at = time.monotonic()
            server.request("GET", "/api/about")
            views.append((time.monotonic() - at) * 1000)
            time.sleep(0.02)
        holder.execute("ROLLBACK")
        acting.join(_PATIENCE)
        what = f"the database held for {seconds:g} s: longest ping of another table, answer over HTTP"
        figure = f"{max(pings):.0f} ms, {max(views):.0f} ms"
        figures.tell(what, figure, held=max(*pings, *views) < _FAST_MS, before="5 s, for everybody")
        figures.tell("  median of the same", f"{statistics.median(pings):.1f} ms, {statistics.median(views):.1f} ms")
        late = seconds >= 5
        [(answer, took)] = asked or [("nothing", 0.0)]
        held = answer == ("held_up" if late else "")
        figures.tell("  the move that came meanwhile", f"{answer or 'played'} after {took:.1f} s", held=held)
        goes_on(figures, "  then", other)


# --- the files


def _delete(path: Path) -> None:
    path.rename(path.with_name(f"{path.name}.away"))


def _replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    path.rename(path.with_name(f"{path.name}.away"))
    copy.replace(path)


def harm_files(figures: Figures, server: Process, folder: Path) -> None:
    """The files are harmed under a running server, and put back: without that nothing more is written."""
    with sitting(server) as person:
        for _ in range(30):
            person.move()
        for name, harm, part in (
            ("deleted", _delete, ""),
            ("replaced by a copy", _replace, ""),
            ("its log deleted", _delete, "-wal"),
        ):
            path = folder / f"{DATABASE}{part}"
            harm(path)
            refused_and_unchanged(figures, f"the database {name}", person, "database_gone")
            path.with_name(f"{path.name}.away").replace(path)
            goes_on(figures, "  put back", person)


def cut_log(figures: Figures, server: Process, folder: Path) -> None:
    """The log is cut short under a running server: that is noticed, or what was cut off was in the file already."""
    with sitting(server) as person:
        for _ in range(5):
            person.move()
        os.truncate(folder / f"{DATABASE}-wal", 0)
        code = next(filter(None, (person.move() for _ in range(20))), "")
        seen, opened = person.seat.view["version"], person.opened
        server.kill()
    what = "the log cut short"
    if code:
        figures.tell(what, code, held=code == "database_gone")
        return
    with running(folder, "--no-limits") as again, again.sit(opened) as seat:
        lost = max(seen - seat.view["version"], 0)
    figures.tell(what, f"all of it was in the file already; moves lost: {lost}", held=not lost)


# --- the disk


def full_disk(figures: Figures, folder: Path) -> None:
    """The disk is full in the middle of a match, and later it is not."""
    with small_disk(folder, "3m") as mounted:
        if not mounted:
            figures.tell("a full disk", MISSING)
            return
        with running(folder, "--no-limits") as server, sitting(server) as person:
            person.move()
            with filled(folder):
                refused_and_unchanged(figures, "a full disk", person, "disk_full")
                refused = server.request(
                    "POST", "/api/tables", {"rules": "ru-classic", "name": "Ann", "bots": ["club"] * 3}
                )
                figures.tell("  a new table there", str(refused.get("code")), held=refused.get("code") == "disk_full")
            goes_on(figures, "  when there is room again", person)
        whole(figures, folder)
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        told = eastwind("play", "--port", "0", "--data", folder)
        figures.tell("a start where nothing may be written", f"exit {told.returncode}", held=told.returncode == 2)
        held = "cannot be written" in told.stderr and "ready" not in told.stdout
        figures.tell("  said", told.stderr.strip().partition(": ")[2][-60:], held=held)


def limited_files(figures: Figures, server: Process) -> None:
    """The system lets the server's files grow no more, and later it does."""
    if sys.platform != "linux":
        return
    import resource

    with sitting(server) as person:
        before = resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        refused_and_unchanged(figures, "files that may not grow", person, "not_writable")
        resource.prlimit(server.popen.pid, resource.RLIMIT_FSIZE, before)
        goes_on(figures, "  when they may again", person)


# --- the journal, the file as a whole, and copies


def damaged_journal(figures: Figures, folder: Path) -> None:
    """Rows of the journal are damaged while no server runs."""
    with running(folder, "--no-limits") as server:
        opened = server.open()
        with server.sit(opened) as seat:
            seat.play(4)
            before = seat.view
        server.kill()
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute(
            "DELETE FROM journal WHERE table_id = ? AND version = (SELECT max(version) - 1 FROM journal WHERE table_id = ?)",
            (opened["table"], opened["table"]),
        )
        connection.commit()
    found = inspect(folder / DATABASE)
    figures.tell(
        "a gap in a journal: found by the check", ", ".join(fault.kind for fault in found.faults), held=not found.whole
    )
    with running(folder, "--no-limits") as server, server.sit(opened) as seat:
        back = before["version"] - seat.view["version"]
        held = seat.view["hand"] == 1 and back > 0
        figures.tell("  the table is there, set back by", f"{back} moments", held=held, before="unreadable for ever")
        seat.play(3)
    whole(figures, folder)
    cuts = inspect(folder / DATABASE).cuts
    figures.tell("  set aside and told by the check", f"{len(cuts)} time", held=len(cuts) == 1)


def damaged_file(figures: Figures, folder: Path) -> None:
    """The file is damaged while no server runs."""
    copy = folder / "backup.sqlite3"
    made = eastwind("backup", copy, "--data", folder)
    raw = bytearray((folder / DATABASE).read_bytes())
    for page in range(3, len(raw) // 4096):
        raw[page * 4096 : page * 4096 + 100] = b"\xa5" * 100
    (folder / DATABASE).write_bytes(raw)
    told = eastwind("play", "--port", "0", "--data", folder)
    held = told.returncode == 2 and "eastwind restore" in told.stderr
    figures.tell(
        "a damaged file: the start is refused, and says what can be done", f"exit {told.returncode}", held=held
    )
    told = eastwind("check", "--data", folder)
    figures.tell("  eastwind check", f"exit {told.returncode}", held=told.returncode == 1)
    told = eastwind("restore", copy, "--data", folder)
    figures.tell("  eastwind restore", f"exit {told.returncode}", held=(made.returncode, told.returncode) == (0, 0))
    whole(figures, folder)


def copies_while_playing(figures: Figures, server: Process, folder: Path, count: int) -> None:
    """Backups are made while somebody plays without a pause."""
    playing = threading.Event()
    times: list[float] = []

    def play() -> None:
        with sitting(server) as person:
            while playing.is_set() and person.seat.view["phase"] != "match_over":
                at = time.monotonic()
                person.move()
                times.append((time.monotonic() - at) * 1000)

    playing.set()
    player = threading.Thread(target=play)
    player.start()
    good, moves = 0, []
    for number in range(count):
        made = eastwind("backup", folder.parent / f"copy-{number}.sqlite3", "--data", folder, "--json")
        good += made.returncode == 0
        moves.append(json.loads(made.stdout)["moves"] if made.stdout else 0)
    refused = eastwind("restore", folder.parent / "copy-0.sqlite3", "--data", folder).returncode
    playing.clear()
    player.join(_PATIENCE)
    held = good == count and moves == sorted(moves)
    figures.tell(f"{count} backups while {len(times)} moves were played: whole", str(good), held=held)
    figures.tell("  a move meanwhile, median and longest", f"{statistics.median(times):.0f} ms, {max(times):.0f} ms")
    figures.tell("  eastwind restore under the running server", f"exit {refused}", held=refused == 2)


# -------------------------------------------------------------------------------------------------------------------------


def attack_running(figures: Figures, folder: Path, *, short: bool) -> None:
    """What needs one server, that runs through all of it."""
    with running(folder, "--no-limits") as server:
        held_up(figures, server, folder, 0.5 if short else 2.0)
        if not short:
            held_up(figures, server, folder, 7.0)
            copies_while_playing(figures, server, folder, 5)
        limited_files(figures, server)
        harm_files(figures, server, folder)
        if not short:
            cut_log(figures, server, folder)


def main(arguments: list[str] | None = None) -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_store(options, url=False)
    options.add_argument("--short", action="store_true", help="only what one server can be asked for in some seconds")
    chosen: Any = options.parse_args(arguments)
    if only_sqlite(chosen.store, "its attacks are on a file; `make chaos` fills the disks of PostgreSQL"):
        return 0
    tell_store(chosen.store)
    figures = Figures()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        attack_running(figures, folder / "running", short=chosen.short)
        more: tuple[Callable[[Figures, Path], None], ...] = (full_disk, damaged_journal, damaged_file)
        for attack in () if chosen.short else more:
            # damaged last: there has to be something to damage
            attack(figures, folder / ("kept" if attack is not full_disk else "small"))
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
