"""`eastwind check`, `backup` and `restore`: what whoever runs a server does with its file."""

import errno
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from eastwind.cli.main import main
from eastwind.server.operations import backup as operations_backup
from eastwind.server.settings import DATABASE
from eastwind.server.store.schema import FORM
from eastwind.words import LANGUAGES
from tests.server.house import House, Message, house
from tests.support.databases import drop_tables_since


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def play(home: House, hands: int = 2) -> Message:
    """Opens a table and plays into the hand after so many."""
    opened = home.open()
    with home.sit(opened) as seat:
        while seat.view["hand"] <= hands:
            if seat.view["phase"] == "hand_over":
                seat.next_hand()
            else:
                seat.act(seat.words[-1])
        seat.act(seat.words[-1])
    return {**opened, "view": home.view(opened)}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Message]:
    """A database with one match that is under way, and the table as its player sees it."""
    folder = tmp_path_factory.mktemp("played")
    with house(folder) as home:
        opened = play(home)
    return folder / DATABASE, opened


@pytest.fixture
def data(played: tuple[Path, Message], tmp_path: Path) -> Path:
    """A folder with a copy of it."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    shutil.copy(played[0], folder / DATABASE)
    return folder


def run(*arguments: object) -> int:
    return main([str(argument) for argument in arguments])


def asked(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, dict[str, Any]]:
    code = run(*arguments, "--json")
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_whole_is_told_as_that(data: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert run("check", "--data", data, "--lang", language) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert DATABASE in told[0]


def test_a_check_counts_and_changes_nothing(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (data / DATABASE).read_bytes()
    code, found = asked(capsys, "check", "--data", data)
    assert (code, found["whole"], found["form"], found["tables"], found["hands"]) == (0, True, FORM, 1, 2)
    assert found["faults"] == found["cuts"] == []
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (found["moves"],)
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name LIKE '%check%'").fetchone() == (0,)
    assert (data / DATABASE).read_bytes() == before


FAULTS = {
    "UPDATE tables SET ruleset = '{'": "table",
    "UPDATE tables SET digest = 'other'": "table",
    "UPDATE tables SET rolls = '[[1]]'": "table",
    "UPDATE tables SET first_dealer = 9": "table",
    "UPDATE journal SET action = 'discard 9z' WHERE version = 2": "journal",
    "UPDATE journal SET action = x'00ff' WHERE version = 2": "journal",
    "UPDATE journal SET seat = 'x' WHERE version = 3": "journal",
    "DELETE FROM journal WHERE version = 3": "journal",
    "DELETE FROM deals WHERE hand = 2": "journal",
    "DELETE FROM deals": "journal",
    "UPDATE deals SET wall = x'00' WHERE hand = 2": "wall",
    "UPDATE deals SET dice = x'' WHERE hand = 1": "wall",
    "UPDATE journal SET hand = 7 WHERE version = (SELECT max(version) FROM journal)": "journal",
    "UPDATE deals SET before = x'0102' WHERE hand = 2": "bytes",
    "DELETE FROM results WHERE hand = 1": "results",
    "UPDATE results SET summary = '[' WHERE hand = 1": "results",
    "UPDATE results SET summary = json_set(summary, '$.scores[0]', 4711) WHERE hand = 2": "results",
    "INSERT INTO results SELECT table_id, 9, summary FROM results WHERE hand = 1": "results",
    "INSERT INTO results VALUES ('nobody', 1, '{}')": "reference",
}


@pytest.mark.parametrize(("statement", "kind"), FAULTS.items(), ids=str)
def test_a_check_finds(data: Path, capsys: pytest.CaptureFixture[str], statement: str, kind: str) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute(statement)
        connection.commit()
    code, found = asked(capsys, "check", "--data", data)
    assert (code, found["whole"]) == (1, False)
    assert kind in [fault["kind"] for fault in found["faults"]]
    assert run("check", "--data", data) == 1
    assert "eastwind restore" in capsys.readouterr().out


def damage_pages(path: Path) -> None:
    """Spoils the first page of every table and index; what says which there are stays whole."""
    with closing(sqlite3.connect(path)) as connection:
        roots = [root for (root,) in connection.execute("SELECT rootpage FROM sqlite_schema WHERE rootpage > 1")]
    raw = bytearray(path.read_bytes())
    for root in roots:
        raw[(root - 1) * 4096 : (root - 1) * 4096 + 200] = b"\xa5" * 200
    path.write_bytes(raw)


def test_a_check_finds_damaged_pages(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage_pages(data / DATABASE)
    code, found = asked(capsys, "check", "--data", data)
    assert code == 1
    assert {fault["kind"] for fault in found["faults"]} == {"file"}


@pytest.mark.parametrize(
    "spoilt",
    [
        pytest.param(lambda raw: raw[:100] + b"\xa5" * 3996 + raw[4096:], id="what says which tables there are"),
        pytest.param(lambda raw: b"\xa5" * len(raw), id="all of it"),
    ],
)
def test_a_check_says_so_where_nothing_can_be_read(
    data: Path, capsys: pytest.CaptureFixture[str], spoilt: Callable[[bytes], bytes]
) -> None:
    (data / DATABASE).write_bytes(spoilt((data / DATABASE).read_bytes()))
    code, found = asked(capsys, "check", "--data", data)
    assert code == 1
    assert [fault["kind"] for fault in found["faults"]] == ["file"]
    assert run("check", "--data", data) == 1
    told = capsys.readouterr().out
    assert "eastwind restore" in told
    assert "eastwind check" not in told, "that is what has just been done"
    assert "can still be played" not in told, "no server begins on it"


@pytest.mark.parametrize("command", ["check", "backup", "restore"])
def test_what_is_not_there_or_no_database_is_misuse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    note = tmp_path / "note.txt"
    note.write_text("no database at all, and long enough to be looked at. " * 10)
    given = {"check": [note], "restore": [note], "backup": [tmp_path / "b"]}[command]
    folder = tmp_path / "data"
    folder.mkdir()
    if command == "backup":
        shutil.copy(note, folder / DATABASE)
    assert run(command, *given, "--data", folder) in (1, 2)
    missing = {"check": [], "restore": [tmp_path / "no"], "backup": [tmp_path / "b"]}[command]
    assert run(command, *missing, "--data", tmp_path / "nowhere") == 2
    assert "no such file" in capsys.readouterr().err
    assert not (tmp_path / "b").exists()
    assert not (tmp_path / "nowhere" / DATABASE).exists()


def test_a_backup_is_made_while_it_is_played_and_holds_that_moment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copies" / "monday.sqlite3"
    with house(tmp_path / "data") as home:
        one = home.open()
        with home.sit(one) as seat:
            seat.act(seat.words[-1])
            then = seat.view
            code, found = asked(capsys, "backup", copy, "--data", tmp_path / "data")
            assert (code, found["whole"], found["tables"], found["backup"]) == (0, True, 1, str(copy))
            # and on it goes
            seat.act(seat.words[-1])
            assert seat.view["version"] > then["version"]
        home.open()
        assert run("backup", copy, "--data", tmp_path / "data") == 2
        assert "--force" in capsys.readouterr().err
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]
    if os.name == "posix":
        assert copy.stat().st_mode & 0o077 == 0
    assert run("restore", copy, "--data", tmp_path / "again") == 0
    with house(tmp_path / "again") as home:
        assert home.view(one) == then
    assert run("backup", copy, "--data", tmp_path / "data", "--force") == 0
    capsys.readouterr()
    assert asked(capsys, "check", copy)[1]["tables"] == 2


def test_a_backup_is_not_written_over_the_database(data: Path) -> None:
    assert run("backup", data / DATABASE, "--data", data, "--force") == 2


def test_of_what_is_not_whole_there_is_no_backup(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute("DELETE FROM journal WHERE version = 3")
        connection.commit()
    copy = data / "copy.sqlite3"
    copy.write_text("an older backup")
    assert run("backup", copy, "--data", data, "--force") == 1
    assert "no backup was written" in capsys.readouterr().out
    assert copy.read_text() == "an older backup"
    assert sorted(file.name for file in data.iterdir()) == ["copy.sqlite3", DATABASE]


def test_what_is_restored_is_played_on_and_the_old_one_stays(
    data: Path, played: tuple[Path, Message], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "backup.sqlite3"
    assert run("backup", backup, "--data", data) == 0
    with house(data) as home:
        later = home.open()
    capsys.readouterr()
    code, found = asked(capsys, "restore", backup, "--data", data)
    assert (code, found["whole"], found["restored"]) == (0, True, str(data / DATABASE))
    with house(data) as home:
        assert home.view(played[1]) == played[1]["view"]
        assert home.get(f"/api/tables/{later['table']}", later).status_code == 404
    code, aside = asked(capsys, "check", found["aside"])
    assert (code, aside["tables"]) == (0, 2)
    # twice in one second too
    first, second = (asked(capsys, "restore", backup, "--data", data)[1]["aside"] for _ in range(2))
    assert len({first, second, found["aside"]}) == 3


def test_nothing_is_restored_under_a_running_server(
    data: Path, played: tuple[Path, Message], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "backup.sqlite3"
    shutil.copy(played[0], backup)
    with house(data) as home:
        opened = home.open()
        assert run("restore", backup, "--data", data) == 2
        assert "stop the server first" in capsys.readouterr().err
        with home.sit(opened) as seat:
            assert seat.act(seat.words[-1])[0]["type"] == "update"
        assert [file.name for file in data.iterdir() if "before" in file.name] == []
    assert run("restore", backup, "--data", data) == 0


@pytest.fixture
def held(data: Path) -> Iterator[Path]:
    """A folder whose database another process has open."""
    program = (
        "import sys; from pathlib import Path; from eastwind.server.store.sqlite_file import SqliteFile;"
        "file = SqliteFile(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read(); import os; os._exit(0)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(data / DATABASE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        yield data
        process.communicate("")


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a file in use cannot be damaged so")
def test_nothing_is_restored_under_a_server_whose_file_was_damaged(
    held: Path, played: tuple[Path, Message], capsys: pytest.CaptureFixture[str]
) -> None:
    with (held / DATABASE).open("r+b") as file:
        file.write(b"\0" * 4096)
    assert run("restore", played[0], "--data", held) == 2
    assert "stop the server first" in capsys.readouterr().err


def test_what_is_damaged_beyond_reading_is_kept_aside_whole(
    data: Path, played: tuple[Path, Message], capsys: pytest.CaptureFixture[str]
) -> None:
    (data / DATABASE).write_bytes(b"\xa5" * 8192)
    (data / f"{DATABASE}-wal").write_bytes(b"a log of the old one")
    code, found = asked(capsys, "restore", played[0], "--data", data)
    assert code == 0
    aside = Path(found["aside"])
    assert aside.read_bytes() == b"\xa5" * 8192
    assert Path(f"{aside}-wal").read_bytes() == b"a log of the old one"
    assert not (data / f"{DATABASE}-wal").exists()
    assert asked(capsys, "check", "--data", data)[0] == 0


def test_a_backup_that_is_not_whole_is_not_restored(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.sqlite3"
    shutil.copy(data / DATABASE, broken)
    damage_pages(broken)
    before = (data / DATABASE).read_bytes()
    assert run("restore", broken, "--data", data) == 1
    assert "nothing was restored" in capsys.readouterr().out
    assert [file.name for file in data.iterdir()] == [DATABASE]
    assert (data / DATABASE).read_bytes() == before


def test_a_restore_that_is_interrupted_leaves_a_whole_database_in_its_place(
    data: Path, played: tuple[Path, Message], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cut_off(copy: Path, target: Path) -> None:
        assert target.is_file()
        raise OSError(5, "the plug was pulled")

    monkeypatch.setattr(operations_backup, "_put", cut_off)
    assert run("restore", played[0], "--data", data) == 2
    assert "the plug was pulled" in capsys.readouterr().err
    with house(data) as home:
        assert home.view(played[1]) == played[1]["view"]


def test_a_backup_of_an_older_form_is_looked_at_and_played_on(
    data: Path, played: tuple[Path, Message], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "old.sqlite3"
    shutil.copy(data / DATABASE, old)
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(
            f"DROP INDEX unseated; {drop_tables_since()}"
            " DROP INDEX invitations; ALTER TABLE tables DROP COLUMN code;"
            " ALTER TABLE tables DROP COLUMN terms; ALTER TABLE tables DROP COLUMN repeats; PRAGMA user_version = 3;"
        )
    before = old.read_bytes()
    code, found = asked(capsys, "check", old)
    assert (code, found["form"], found["hands"]) == (0, 3, 2)
    assert run("restore", old, "--data", data) == 0
    assert old.read_bytes() == before
    with house(data) as home:
        assert home.view(played[1]) == played[1]["view"]


def test_what_a_newer_eastwind_wrote_is_left_to_it(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute(f"PRAGMA user_version = {FORM + 1}")
    assert run("check", "--data", data) == 2
    assert "newer" in capsys.readouterr().err


def test_a_server_that_can_keep_nothing_does_not_say_that_it_is_ready(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    damage_pages(data / DATABASE)
    assert run("play", "--port", "0", "--data", data) == 2
    told = capsys.readouterr()
    assert "eastwind restore" in told.err
    assert "ready" not in told.out

    def touch(path: Path, **_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "touch", touch)
    assert run("play", "--port", "0", "--data", tmp_path / "locked") == 2
    told = capsys.readouterr()
    assert "cannot be written" in told.err
    assert "--data names another folder" in told.err
    assert "ready" not in told.out


@pytest.mark.parametrize("kind", ["empty", "newer", "text"])
def test_a_backup_that_cannot_be_restored_is_told_of_under_the_name_that_was_given(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    given = tmp_path / "monday.sqlite3"
    if kind == "text":
        given.write_text("nothing like a database" * 100)
    else:
        with closing(sqlite3.connect(given)) as database:
            database.execute("CREATE TABLE something (else_ INTEGER)" if kind == "newer" else "VACUUM")
            database.execute(f"PRAGMA user_version = {FORM + 1 if kind == 'newer' else 0}")
    assert run("restore", given, "--data", data) != 0
    told = "".join(capsys.readouterr())
    assert "monday.sqlite3" in told
    assert f".{DATABASE}-" not in told
