"""Output in encodings other than UTF-8, as Windows has it in pipes and files: words with replacements, data whole."""

import io
import json
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from eastwind.cli import play
from eastwind.cli.main import main
from eastwind.cli.terminal import can_show, print_data, speak_any_encoding
from eastwind.keeper.rules_file import import_text
from eastwind.rules import load_preset
from eastwind.school import STEPS
from eastwind.server.serve import Place
from eastwind.sheet import read_book
from tests.support.recorded import RecordedGame

ENCODINGS: Final = ("cp1252", "cp1251", "cp437", "latin-1", "ascii", "utf-8")
HAND: Final = ("123m 456p 789s 55z [111z]", "--win", "discard", "--seat", "S")
STEP: Final = STEPS[0].id
Run = Callable[..., bytes]


@pytest.fixture(params=ENCODINGS)
def run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command whose output is in one of the encodings; returns its bytes."""

    def of(*arguments: str, code: int = 0) -> bytes:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding=request.param, newline="\r\n") for _ in range(2))
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        assert main(arguments) == code
        err.flush()
        out.flush()
        assert isinstance(out.buffer, io.BytesIO)
        return out.buffer.getvalue()

    return of


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    place = tmp_path_factory.mktemp("record") / "match.jsonl"
    place.write_text(RecordedGame(5, rounds=1).play_match(seed=5).writer.text(), encoding="utf-8")
    return str(place)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> str:
    seats = [{"name": name, "player": "person"} for name in ("Łucja", "Боян", "=Ваня", '松;"')]
    lines = [
        {"type": "start_book", "format": 1, "id": "b", "rules": "ru-classic", "first_dealer": 0, "seats": seats},
        {"type": "entry", "entry": {"type": "won", "id": "1", "winners": [1], "hands": [{"points": 8}] * 4}},
    ]
    place = tmp_path_factory.mktemp("book") / "book.jsonl"
    place.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    return str(place)


@pytest.mark.parametrize("language", ["en", "ru", "pl", "bg"])
def test_words_are_printed_with_replacements(run: Run, language: str, book: str, record: str) -> None:
    for command in (
        ["score", *HAND],
        ["rules", "show", "ru-classic"],
        ["sheet", book],
        ["replay", record],
        ["stats", record],
    ):
        told = run(*command, "--lang", language)
        assert len(told) > 50
    assert run("rules", "diff", "pl-classic", "--lang", language)


def test_help_is_printed(run: Run) -> None:
    with pytest.raises(SystemExit) as ended:
        run("bench", "--help")
    assert ended.value.code == 0


def test_an_error_is_told(run: Run) -> None:
    assert run("score", "123м 松", "--lang", "ru", code=2) == b""


def test_data_for_programs_is_whole_and_in_utf_8(run: Run, book: str, record: str, tmp_path: Path) -> None:
    exported = run("rules", "export", "ru-classic").decode()
    assert import_text(exported, "exported").digest == load_preset("ru-classic").digest
    assert json.loads(run("sheet", book, "--json"))["scores"]
    again, _ = read_book(run("sheet", book, "--jsonl").decode())
    assert again.names == read_book(Path(book).read_text(encoding="utf-8"))[0].names
    assert {figures["name"] for figures in json.loads(run("stats", record, "--json"))} > {"Боян"}
    events = [json.loads(line) for line in run("convert", "--to", "mjai", record).decode().split("\n")[:-1]]
    assert "Боян" in events[0]["names"]
    assert any(
        ord(letter) > 127
        for letter in json.loads(run("tasks", "make", STEP, "--seed", "1", "--json", "--lang", "ru"))["question"]
    )
    table = run("simulate", "--hands", "3", "--bots", "novice", "--cores", "1", "--out", "-").decode()
    assert len(table.split("\n")) == 5
    assert "\r" not in table


def test_the_ends_of_lines_of_data_are_left_alone(run: Run, record: str) -> None:
    assert b"\r" not in run("convert", "--to", "mjai", record)
    assert b"\r\n" in run("stats", record)


@pytest.mark.parametrize(
    ("encoding", "text", "told"),
    [
        ("ascii", "8 × 2 → 16 – „tak” … ≥ 1", '8 x 2 -> 16 - "tak" ... >= 1'),
        ("ascii", "Łąka, żółć", "Laka, zolc"),
        ("ascii", "松", "?"),
        ("cp1252", "8 × 2 → 16 – „tak”", "8 × 2 -> 16 – „tak”"),
        ("cp437", "Боян é", "???? é"),
        ("utf-8", "松 → Łąka", "松 → Łąka"),
    ],
)
def test_what_an_encoding_lacks_is_replaced_by_what_comes_nearest(
    encoding: str, text: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", out := io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    speak_any_encoding()
    out.write(text)
    out.flush()
    assert isinstance(out.buffer, io.BytesIO)
    assert out.buffer.getvalue().decode(encoding) == told


@pytest.mark.parametrize(("encoding", "drawn"), [("ascii", False), ("cp1251", False), ("cp437", True), ("utf-8", True)])
def test_the_picture_of_an_address_is_drawn_where_it_can_be_shown(
    encoding: str, drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", out := io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    speak_any_encoding()
    with socket.socket() as listener:
        place = Place(listener, "http://192.0.2.7:8765", frozenset(), secure=True, moved=False)
        play._announce(place, lan=True)
    out.flush()
    assert isinstance(out.buffer, io.BytesIO)
    told = out.buffer.getvalue().decode(encoding)
    assert "http://192.0.2.7:8765" in told
    assert (told.count("\n") > 10) == drawn


def test_data_goes_to_a_notebook_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", out := io.StringIO())
    print_data("松\n")
    assert out.getvalue() == "松\n"


@pytest.mark.parametrize("command", [["rules", "export", "ru-classic"], ["rules", "list"], ["score", *HAND]])
def test_a_program_without_any_output_says_nothing_and_ends_well(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(command) == 0
    assert not can_show("a")
