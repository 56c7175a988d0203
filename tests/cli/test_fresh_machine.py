"""Commands where the engine is not compiled, and where what is compiled cannot be kept."""

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar, Final, Self

import pytest

from eastwind import code_cache
from eastwind.cli.compiling import engine, mode, rooms
from tests.support.corpus import short_match
from tests.support.fresh_machine import QUESTION, ROOT, SETTLEMENT, run
from tests.support.small_disk import MISSING, filled, small_disk

pytestmark = pytest.mark.process

RECORD: Final = ROOT / "tests" / "golden" / "record" / "one_hand.jsonl"
HAND: Final = ("score", "123m 456p 789s 55z [111z]", "--win", "discard", "--seat", "S")
BOOK: Final = b"""\
{"type": "start_book", "format": 1, "id": "evening", "rules": "pl-classic", "options": {}, "first_dealer": 0, \
"seats": [{"name": "Ewa", "player": "person"}, {"name": "Piotr", "player": "person"}, \
{"name": "Halina", "player": "person"}, {"name": "Marek", "player": "person"}]}
{"type": "entry", "entry": {"type": "won", "id": "1", "winners": [0], "hands": [{"points": 64}, {"points": 12}, \
{"hand": ["7z", "7z", "7z"]}, {"melds": [{"kind": "pung", "tiles": ["3s", "3s", "3s"]}]}]}}
"""
#: Commands that do little, each with its standard input.
LITTLE: Final[Mapping[str, tuple[Sequence[str], bytes]]] = {
    "score": (HAND, b""),
    "score under other rules": (("score", "19m 19p 19s 1234567z 1z", "--win", "wall", "--rules", "bmja"), b""),
    "score --jsonl": (("score", "--jsonl"), 20 * QUESTION),
    "settle --jsonl": (("settle", "--jsonl"), 20 * SETTLEMENT),
    "sheet": (("sheet", "-"), BOOK),
    "sheet --json": (("sheet", "-", "--json"), BOOK),
    "replay": (("replay", str(RECORD)), b""),
    "stats": (("stats", str(RECORD), "--json"), b""),
    "verify": (("verify", "-"), short_match().writer.text().encode()),
    "convert": (("convert", "--to", "mjai", str(RECORD)), b""),
    "rules check --deep": (("rules", "check", "ru-classic", "--deep", "--hands", "1"), b""),
    **{f"tasks make {step}": (("tasks", "make", str(step), "--seed", "3", "--json"), b"") for step in range(1, 19)},
    "tasks sheet": (("tasks", "sheet", "1", "10", "15"), b""),
}
#: Program that makes the user one whom the system does not know.
_NOBODY: Final = "import pwd\ndef nobody(number): raise KeyError(number)\npwd.getpwuid = nobody\n"


def answered(asked: subprocess.CompletedProcess[bytes], how: str, said: str = "") -> None:
    """Check that a command gave the hand's worth, ran this way, and said nothing else but a line that holds `said`."""
    *lines, last = asked.stderr.decode().splitlines()
    assert asked.returncode == 0, asked.stderr[-2000:]
    assert last == f"{how} None"
    assert len(lines) == (1 if said else 0), lines
    assert said in "".join(lines)
    assert b"56" in asked.stdout


@pytest.mark.parametrize("what", LITTLE)
def test_where_nothing_is_compiled_what_is_little_answers_at_once_and_the_same(what: str, tmp_path: Path) -> None:
    arguments, told = LITTLE[what]
    at_once = run(arguments, told, EASTWIND_CACHE=str(tmp_path / "empty"))
    assert at_once.stderr.decode().splitlines()[-1:] == ["interpreted None"], at_once.stderr[-2000:]
    # nothing was compiled
    assert not [file for file in (tmp_path / "empty").rglob("*") if file.is_file()]
    compiled = run(arguments, told)
    assert compiled.stderr.decode().splitlines()[-1:] == ["compiled None"]
    assert (at_once.returncode, at_once.stdout) == (compiled.returncode, compiled.stdout)
    assert at_once.stdout


def test_what_somebody_has_set_for_numba_is_kept_to(tmp_path: Path) -> None:
    told = run(HAND, EASTWIND_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="1").stderr.decode().splitlines()
    assert told == ["interpreted 1"]
    # that it is to be compiled is kept to as well; it stops there, as compiling takes most of a minute
    monkeyed = "from eastwind.cli.compiling import rooms\nrooms.compiled = lambda room: exit(f'would compile {room}')\n"
    asked = run(HAND, first=monkeyed, EASTWIND_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="0")
    assert b"would compile table" in asked.stderr


def test_importing_eastwind_chooses_nothing(tmp_path: Path) -> None:
    program = "import eastwind as ew, os; from eastwind.jit import COMPILED; print(COMPILED, os.environ.get('NUMBA_DISABLE_JIT'))"
    outside = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    environment = {**outside, "EASTWIND_CACHE": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    assert told.stdout == "True None\n"


# --- how much it is


@contextmanager
def standard_input(monkeypatch: pytest.MonkeyPatch, file: int) -> Iterator[None]:
    with open(file, "rb") as source:
        monkeypatch.setattr("sys.stdin", type("Input", (), {"buffer": source}))
        yield


def chosen_way(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Ways that are chosen from here on, as where nothing is compiled; none of them is gone."""
    found: list[str] = []
    monkeypatch.setattr(rooms, "is_compiled", lambda room: False)
    monkeypatch.setattr(mode, "at_once", lambda *_: found.append("at once"))
    monkeypatch.setattr(rooms, "compiled", found.append)
    return found


@pytest.mark.parametrize(
    ("size", "expected"), [(rooms.LITTLE_BYTES, "at once"), (rooms.LITTLE_BYTES + 1, "traditions")]
)
def test_a_long_file_of_questions_is_worth_compiling_for(
    size: int, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "questions").write_bytes(bytes(size))
    found = chosen_way(monkeypatch)
    with standard_input(monkeypatch, os.open(tmp_path / "questions", os.O_RDONLY)), mode.for_lines("score", []):
        pass
    assert found == [expected]
    mode.for_file(tmp_path / "questions")
    assert found[1] == ("at once" if expected == "at once" else "table")


def test_a_pipe_is_answered_at_once_whether_it_has_ended_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    found = chosen_way(monkeypatch)
    for ended in (True, False):
        reading, writing = os.pipe()
        os.write(writing, QUESTION)
        if ended:
            os.close(writing)
        with standard_input(monkeypatch, reading), mode.for_lines("score", []) as successor:
            assert successor is None, "the tests run on a compiled engine"
        if not ended:
            os.close(writing)
    assert found == ["at once", "at once"]


# --- what is compiled first


class _Processes:
    """Stand-in for the compiling processes: notes the parts that were waited for, and fails if it is to."""

    fails = False
    waited: ClassVar[list[str]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def waited_for(self, *parts: str) -> Iterator[str]:
        self.waited.extend(parts)
        if self.fails:
            raise engine.CompilingError("compiling ended with status 1")
        yield parts[0]


@pytest.mark.parametrize("fails", [False, True])
def test_what_plays_very_many_hands_is_compiled_for_on_all_cores_and_that_is_said_aside(
    fails: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(_Processes, "fails", fails)
    monkeypatch.setattr(_Processes, "waited", [])
    monkeypatch.setattr(engine, "Compiling", _Processes)
    monkeypatch.setattr(engine, "is_warm", lambda *_: bool(_Processes.waited) and not fails)
    rooms.compiled_to_study()
    assert _Processes.waited == ["table", "study"]
    told = capsys.readouterr()
    assert told.out == ""
    assert [line.split()[0] for line in told.err.splitlines()] == ["Compiling", *([] if fails else ["Compiled"])]


def test_a_room_that_is_compiled_for_a_batch_is_noted_and_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(code_cache, "chosen", lambda: tmp_path)
    loaded: list[str] = []
    monkeypatch.setattr(rooms, "importlib", SimpleNamespace(import_module=loaded.append))
    for _ in range(2):
        rooms.compiled("traditions")
    assert loaded == ["eastwind.traditions.hand_score"]
    assert capsys.readouterr().err.count("\n") == 2


def test_a_room_is_compiled_again_for_a_batch_when_a_scorer_that_it_calls_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache, "chosen", lambda: tmp_path)
    monkeypatch.setattr(rooms, "importlib", SimpleNamespace(import_module=lambda _module: None))
    scorer = ["traditions-1"]
    monkeypatch.setattr(rooms, "code_of", lambda room: scorer[0] if room == "traditions" else f"{room}-1")
    rooms.compiled("table")
    assert rooms.is_compiled("table")
    scorer[0] = "traditions-2"
    assert not rooms.is_compiled("table")


# --- where nothing can be kept


def test_a_place_that_cannot_be_made_is_no_obstacle(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    for place in ("/proc/nocache", str(in_the_way), str(in_the_way / "below")):
        if place.startswith("/proc") and sys.platform != "linux":
            continue
        asked = run(HAND, EASTWIND_CACHE=place, TMPDIR=str(tmp_path))
        answered(asked, "interpreted", f"Compiled code cannot be kept in {place} (")
        assert "it is kept in" in asked.stderr.decode()


def test_no_home_is_no_obstacle(tmp_path: Path) -> None:
    asked = run(HAND, first=_NOBODY, TMPDIR=str(tmp_path), HOME=None, XDG_CACHE_HOME=None, EASTWIND_CACHE=None)
    answered(asked, "interpreted", "there is no home folder")


@pytest.mark.parametrize("arguments", [("check",), ("play", "--port", "0"), ("backup", "copy.sqlite3")])
def test_without_a_home_matches_want_a_folder_that_is_named(arguments: Sequence[str], tmp_path: Path) -> None:
    asked = run(
        arguments, first=_NOBODY, TMPDIR=str(tmp_path), EASTWIND_CACHE=str(tmp_path), HOME=None, XDG_DATA_HOME=None
    )
    said = asked.stderr.decode()
    assert "expected a folder for the matches (--data)" in said
    assert "Traceback" not in said


def test_a_full_disk_is_no_obstacle(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    with small_disk(disk, "1m") as mounted:
        if not mounted:
            pytest.skip(MISSING)
        (disk / "temporary").mkdir()
        # Python looks for temporary files elsewhere, too, where it can
        nowhere_else = f"import tempfile\ntempfile.tempdir = {str(disk / 'temporary')!r}\n"
        with filled(disk):
            asked = run(HAND, first=nowhere_else, EASTWIND_CACHE=str(disk / "cache"))
        answered(asked, "interpreted", "(No space left on device): small parts run uncompiled")


def test_a_disk_that_is_read_only_is_no_obstacle_and_used_where_it_is_complete(tmp_path: Path) -> None:
    assert engine.is_kept("table"), "the tests run on a compiled engine"
    for kept, how in ((code_cache.chosen(), "compiled"), (tmp_path / "empty", "interpreted")):
        kept.mkdir(exist_ok=True)
        place, temporary = tmp_path / f"{how} disk", tmp_path / f"{how} temporary"
        place.mkdir()
        temporary.mkdir()
        with read_only(kept, place) as mounted:
            if not mounted:
                pytest.skip(MISSING)
            asked = run(HAND, EASTWIND_CACHE=str(place), TMPDIR=str(temporary))
        answered(
            asked, how, "" if how == "compiled" else f"Compiled code cannot be kept in {place} (Read-only file system"
        )
        # nothing had to be kept elsewhere
        assert not list(temporary.rglob("*.nbi"))


@contextmanager
def read_only(folder: Path, place: Path) -> Iterator[bool]:
    """Mount a folder read-only at another place; False where nothing may be mounted."""
    asked = ["mount", "--bind", str(folder), str(place)]
    mounted = os.name == "posix" and not subprocess.run(asked, capture_output=True, check=False).returncode
    if mounted:
        subprocess.run(["mount", "-o", "remount,ro,bind", str(place)], check=True)
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)


# --- several users, several programs, one cache


def test_a_folder_that_everybody_may_write_holds_one_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    monkeypatch.setenv("EASTWIND_CACHE", str(shared))
    kept = code_cache.writable("table-1")
    assert kept == shared / f"eastwind-{os.getuid()}" / "table-1"
    assert kept.parent.stat().st_mode & 0o077 == 0
    assert next(code_cache.to_read("table-1")) == kept
    # what others laid there is not looked at
    assert shared / "table-1" not in code_cache.to_read("table-1")


@pytest.mark.parametrize("what", ["written by others", "a link", "somebody else's"])
def test_a_folder_of_ones_own_that_others_have_prepared_is_not_read(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    prepared = shared / f"eastwind-{os.getuid()}"
    if what == "a link":
        (tmp_path / "elsewhere").mkdir()
        prepared.symlink_to(tmp_path / "elsewhere")
    else:
        prepared.mkdir()
        prepared.chmod(0o777 if what == "written by others" else 0o755)
        if what == "somebody else's":
            _belong(monkeypatch, {prepared: 12345})
    monkeypatch.setenv("EASTWIND_CACHE", str(shared))
    monkeypatch.setattr(code_cache, "_failed", set())
    assert all(not folder.is_relative_to(shared) for folder in code_cache.to_read("table-1"))
    assert all(not folder.is_relative_to(shared) for folder in code_cache.to_write("table-1"))


def _belong(monkeypatch: pytest.MonkeyPatch, owners: Mapping[Path, int]) -> None:
    """Let files look as if they were of these users: only an administrator could give them away."""
    own = {asked: getattr(Path, asked) for asked in ("stat", "lstat")}

    def owned(asked: str) -> Callable[..., os.stat_result]:
        def told(path: Path, **how: bool) -> os.stat_result:
            found = list(own[asked](path, **how))
            found[stat.ST_UID] = owners.get(path, found[stat.ST_UID])
            return os.stat_result(found)

        return told

    for asked in own:
        monkeypatch.setattr(Path, asked, owned(asked))


def _owned(folder: Path, owner: int, mode: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether a folder of this owner and mode is read by user 1000, whose program is 1001's."""
    folder.chmod(mode)
    _belong(monkeypatch, {folder: owner, folder.parent / "program": 1001})
    monkeypatch.setenv("EASTWIND_CACHE", str(folder))
    monkeypatch.setattr(os, "getuid", lambda: 1000)
    monkeypatch.setattr(code_cache, "_ROOT", folder.parent / "program")
    return folder / "table-1" in code_cache.to_read("table-1")


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have no such owners on Windows")
@pytest.mark.parametrize(
    ("owner", "mode", "read"),
    [
        (1000, 0o700, True),
        (1000, 0o775, True),  # as some systems make whatever somebody makes
        (1000, 0o777, False),
        (0, 0o755, True),
        (0, 0o775, False),
        (1001, 0o755, True),  # who could change the program as well
        (1001, 0o775, False),
        (1002, 0o755, False),
        (1002, 0o700, False),
    ],
)
def test_code_is_read_only_where_nobody_else_can_have_put_it(
    owner: int, mode: int, read: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("cache", "program"):
        (tmp_path / name).mkdir()
    assert _owned(tmp_path / "cache", owner, mode, monkeypatch) == read


#: Program that prints the folders of compiled code, and the name of this machine's marker.
_FOLDERS: Final = """
import sys
from eastwind import code_digest
from eastwind.cli.compiling import engine
print(*map(code_digest.code_of, code_digest.ROOMS_BELOW), code_digest.code_of_engine(), engine._marker("table"))
assert "numba" not in sys.modules
"""


def folders(sources: Path, first: str = "") -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    command = [sys.executable, "-c", first + _FOLDERS]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout.split()


def test_two_checkouts_share_what_is_the_same_and_nothing_else(tmp_path: Path) -> None:
    other = tmp_path / "src"
    shutil.copytree(
        ROOT / "src" / "eastwind", other / "eastwind", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    here = folders(ROOT / "src")
    assert folders(other) == here
    with (other / "eastwind" / "traditions" / "port.py").open("a", encoding="utf-8") as file:
        file.write("# another\n")
    same = [one for one, there in zip(here, folders(other), strict=True) if one == there]
    assert sorted(name.split("-")[0] for name in same) == [
        "hands",
        "scoring",
        "solo",
        "table",
        "tiles",
        "traditions.classical",
    ]  # "table": the mark


def test_two_compilers_keep_their_code_apart_and_two_pythons_their_marks() -> None:
    here = folders(ROOT / "src")
    newer = "import importlib.metadata as told\nknown = told.version\ntold.version = lambda name: known(name) + '.1'\n"
    assert not set(here) & set(folders(ROOT / "src", newer))
    other_python = "import platform\nplatform.python_version = lambda: '3.99.0'\n"
    *rooms, mark = folders(ROOT / "src", other_python)
    assert rooms == here[:-1]
    assert mark != here[-1]
