"""What `docs/command-line.md` shows is what the commands do."""

import json
import re
from pathlib import Path

import pytest

from eastwind.cli.main import main, parser
from eastwind.interchange.hand_json import answer
from eastwind.interchange.settlement_json import settlement_answer
from eastwind.sheet import read_book, value_book

DOCUMENT = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
QUESTIONS = [json.loads(line) for line in DOCUMENT.splitlines() if line.startswith('{"') and "…" not in line]


def test_the_hand_is_answered_as_it_says() -> None:
    assert answer(QUESTIONS[0]) == QUESTIONS[1]


def test_the_settlement_is_answered_as_it_says() -> None:
    assert settlement_answer(QUESTIONS[2]) == QUESTIONS[3]


def test_the_score_book_is_one_that_adds_up() -> None:
    book, _ = read_book("".join(json.dumps(line) + "\n" for line in QUESTIONS[4:]))
    assert [entry.type for entry in book.entries] == ["won", "drawn", "correction"]
    assert not any(entry.faults for entry in value_book(book).entries)


def test_the_bill_is_printed_as_it_shows(capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.search(r"```\n(Classical game.*?)```", DOCUMENT, re.DOTALL)
    assert shown is not None
    assert main(["score", "123m 456p 789s 55z [111z]", "--win", "discard", "--seat", "S", "--lang", "en"]) == 0
    assert capsys.readouterr().out == shown[1]


def test_every_command_is_there() -> None:
    told = parser().format_help()
    commands = re.findall(r"^    ([a-z]+) ", told, re.MULTILINE)
    assert len(commands) > 8
    assert [name for name in commands if f"`{name}`" not in DOCUMENT] == []
