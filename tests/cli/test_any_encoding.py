"""Output in encodings other than UTF-8, as Windows has it in pipes and files: words with replacements, data whole."""

import io
import json
import socket
import sys
from pathlib import Path
from typing import Final

import pytest

from eastwind.cli import play
from eastwind.cli.main import main
from eastwind.cli.terminal import can_show, print_data, speak_any_encoding
from eastwind.interchange.rules_file import import_text
from eastwind.rules import load_preset
from eastwind.school import STEPS
from eastwind.server.serve import Place
from eastwind.sheet import read_book
from tests.support.recorded import RecordedGame

ENCODINGS: Final = ("cp1252", "cp1251", "cp437", "latin-1", "ascii", "utf-8")
HAND: Final = ("123m 456p 789s 55z [111z]", "--win", "discard", "--seat", "S")
STEP: Final = STEPS[0].id


class Run:
    """Runs commands whose output is in an encoding."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
        self._monkeypatch: Final = monkeypatch
        self.encoding: Final = encoding
        #: What the last command said aside, with plain ends of lines.
        self.aside = ""

    def __call__(self, *arguments: str, code: int = 0) -> bytes:
        """What a command prints; it ends with that exit code."""
        out, err = (io.BytesIO() for _ in range(2))
        streams = [io.TextIOWrapper(one, encoding=self.encoding, newline="\r\n") for one in (out, err)]
        for name, stream in zip(("stdout", "stderr"), streams, strict=True):
            self._monkeypatch.setattr(sys, name, stream)
        try:
            assert main(arguments) == code
        finally:
            for stream in streams:
                stream.flush()
            self.aside = self.words_of(err.getvalue())
            self.printed = out.getvalue()
        return self.printed

    def words_of(self, printed: bytes) -> str:
        return printed.decode(self.encoding).replace("\r\n", "\n")

    def as_replaced(self, words: str) -> str:
        """What is left of words in the encoding; by what the lacking letters are replaced has a test of its own below."""
        return words.encode(self.encoding, "eastwind-replaced").decode(self.encoding)


@pytest.fixture(params=ENCODINGS)
def run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command whose output is in one of the encodings; returns its bytes."""
    return Run(monkeypatch, request.param)


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
def test_words_are_printed_with_replacements(
    run: Run, language: str, book: str, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_full = Run(monkeypatch, "utf-8")
    for command in (
        ["score", *HAND],
        ["rules", "show", "ru-classic"],
        ["rules", "diff", "pl-classic"],
        ["sheet", book],
        ["replay", record],
        ["stats", record],
    ):
        words = in_full.words_of(in_full(*command, "--lang", language))
        assert any(ord(letter) > 127 for letter in words) or command[:2] == ["rules", "diff"]
        assert run.words_of(run(*command, "--lang", language)) == run.as_replaced(words)
        assert run.aside == ""


def test_help_is_printed(run: Run) -> None:
    with pytest.raises(SystemExit) as ended:
        run("bench", "--help")
    assert ended.value.code == 0
    told = run.words_of(run.printed)
    assert told.startswith("usage: eastwind bench")
    assert ("→" in told) == (run.encoding == "utf-8")
    assert "->" in told or "→" in told


@pytest.mark.parametrize("language", ["en", "ru", "pl", "bg"])
def test_an_error_is_told_aside(run: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = ("score", "123м 松", "--lang", language)
    in_full = Run(monkeypatch, "utf-8")
    assert in_full(*wrong, code=2) == run(*wrong, code=2) == b""
    assert in_full.aside.startswith("eastwind score: ")
    assert "松" in in_full.aside
    assert run.aside == run.as_replaced(in_full.aside)


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
