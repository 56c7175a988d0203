"""Files as editors and shells of Windows leave them: with a mark at the beginning, in UTF-16, with empty lines at the end."""

import codecs
import io
import json
import os
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import eastwind as ew
from eastwind.cli.json_lines import answer_lines
from eastwind.cli.main import main
from eastwind.interchange.rules_file import export_text
from eastwind.library.files import FileError, read_text
from eastwind.record.figures import matches_in
from eastwind.server.services.household.draft import read_file
from eastwind.server.services.household.work import taken
from eastwind.server.services.replays import match_in
from eastwind.sheet import read_book
from eastwind.texts import EncodingError, decoded
from tests.support.recorded import RecordedGame

#: Forms in which a text may lie in a file.
FORMS: Final[dict[str, Callable[[str], bytes]]] = {
    "plain": str.encode,
    "with a mark": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16, big end first": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "empty lines at the end": lambda text: f"{text}\n \n\n".encode(),
    "all of it": lambda text: codecs.BOM_UTF16_LE + f"{text}\n\n".replace("\n", "\r\n").encode("utf-16-le"),
}
RULES: Final = (
    'id = "fridays"\nversion = 1\ntitle = "Пятница"\nextends = "ru-classic"\n\n'
    '[limit]\ncap = { value = 400, source = "house" }\n'
)
BOOK: Final = "\n".join(
    json.dumps(line, ensure_ascii=False)
    for line in (
        {
            "type": "start_book", "format": 1, "id": "fri", "rules": "ru-classic", "first_dealer": 1,
            "seats": [{"name": name, "player": "person"} for name in ("Łucja", "Боян", "Ваня", "Dot")],
        },
        {"type": "entry", "entry": {"type": "drawn", "id": "a"}},
        {"type": "entry", "entry": {"type": "won", "id": "b", "winners": [3], "hands": [{"points": 8}] * 4}},
    )
)  # fmt: skip


@cache
def record() -> str:
    return RecordedGame(5, rounds=1).play_match(seed=5).writer.text()


@pytest.fixture(params=FORMS.values(), ids=tuple(FORMS))
def write(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str, str], Path]:
    """Write a text in one of the forms into a file of that name."""

    def written(name: str, text: str) -> Path:
        place = tmp_path / name
        place.write_bytes(request.param(text))
        return place

    return written


Write = Callable[[str, str], Path]


def test_a_households_file_is_read_and_so_are_those_that_it_extends(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    place = write("fridays.toml", RULES)
    assert main(["rules", "check", str(place)]) == 0
    child = write("late.toml", 'id = "late"\nversion = 1\ntitle = "Late"\nextends = "fridays"\n')
    assert ew.rules(str(child)).file.limit.cap is not None
    assert ew.score("555z 666z 777z 111z 2m 2m", win="wall", rules=str(child)).total == 400
    capsys.readouterr()


def test_the_faults_of_a_households_file_are_told_with_its_own_words(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    place = write("fridays.toml", RULES.replace("value = 400", "value = -7"))
    assert main(["rules", "check", str(place), "--lang", "pl"]) == 1
    assert "-7" in capsys.readouterr().out


def test_an_exported_set_is_taken_in(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "export", "pl-classic", "--to", str(tmp_path / "out.json")]) == 0
    text = (tmp_path / "out.json").read_text(encoding="utf-8")
    place = write("in.json", text)
    assert main(["rules", "import", str(place), "--to", str(tmp_path / "in.toml")]) == 0
    assert ew.rules(str(place)).digest == ew.rules("pl-classic").digest
    capsys.readouterr()


def test_a_record_is_replayed_verified_and_counted(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    place = write("match.jsonl", record())
    for command in (["replay"], ["verify"], ["stats"], ["convert", "--to", "mjai"]):
        assert main([*command, str(place)]) == 0
    assert next(iter(ew.replay(place))).rules.id == "ru-classic"
    capsys.readouterr()


def test_a_score_book_is_worked_out(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", str(write("book.jsonl", BOOK)), "--lang", "en"]) == 0
    assert "Łucja" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("read", "text"),
    [
        pytest.param(lambda text: matches_in(text)[0][0]["type"], record, id="matches"),
        pytest.param(lambda text: match_in(text).told.hands, record, id="a record that is brought"),
        pytest.param(lambda text: next(iter(ew.replay(text))).rules.id, record, id="a record as text"),
        pytest.param(lambda text: read_book(text)[0].names, lambda: BOOK, id="a score book"),
        pytest.param(lambda text: read_file(text).digest, lambda: export_text(ew.rules("bmja")), id="an exported set"),
        pytest.param(lambda text: taken(text, "en").model_dump(), lambda: RULES, id="a household's file"),
        pytest.param(lambda text: taken(text, "en").digest, lambda: export_text(ew.rules("bmja")), id="what it exported"),
    ],
)  # fmt: skip
def test_a_text_that_was_pasted_or_sent_with_its_mark_is_read(
    read: Callable[[str], object], text: Callable[[], str]
) -> None:
    assert read(f"\ufeff{text()}") == read(text())


def test_what_comes_by_standard_input_is_read_in_the_same_forms(
    write: Write, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with write("book.jsonl", BOOK).open("rb") as file:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(file))
        assert main(["sheet", "-", "--lang", "en"]) == 0
    assert "Боян" in capsys.readouterr().out


def test_questions_of_programs_are_read_in_the_same_forms(write: Write) -> None:
    questions = "\n".join(
        json.dumps({"n": number, "of": "Ċ\u0a0a Łucja 🀄"}, ensure_ascii=False) for number in (1, 2, 3)
    )
    answers = io.BytesIO()
    with write("questions.jsonl", f"{questions}\n").open("rb") as file:
        assert answer_lines(lambda question: {"got": question}, file, answers) == 0
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert told == [{"got": json.loads(line)} for line in questions.split("\n")]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
def test_a_program_that_asks_in_any_encoding_has_its_answer_before_it_asks_again(encoding: str) -> None:
    marks = {"utf-16-le": codecs.BOM_UTF16_LE, "utf-16-be": codecs.BOM_UTF16_BE}
    answers = io.BytesIO()

    class Asking(io.RawIOBase):
        """Gives a question whenever all before it are answered, and otherwise fails."""

        asked = 0

        def readable(self) -> bool:
            return True

        def readinto(self, into: Any) -> int:
            assert answers.getvalue().count(b"\n") == self.asked
            if self.asked == 3:
                return 0
            mark = b"" if self.asked else marks.get(encoding, b"")
            question = mark + f'{{"n": {self.asked}}}\n'.encode(encoding)
            self.asked += 1
            into[: len(question)] = question
            return len(question)

    with io.BufferedReader(Asking()) as asking:
        assert answer_lines(lambda question: {"got": question}, asking, answers) == 0
    assert answers.getvalue().count(b"\n") == 3


@pytest.mark.parametrize("ends", [False, True], ids=["asks again", "ends"])
def test_a_program_that_sends_an_empty_line_and_waits_is_answered(ends: bool) -> None:
    reading, writing = os.pipe()
    answers, sink = os.pipe()
    codes: list[int] = []

    def answer() -> None:
        with os.fdopen(reading, "rb") as source, os.fdopen(sink, "wb") as out:
            codes.append(answer_lines(lambda question: {"got": question}, source, out))

    answering = threading.Thread(target=answer)
    answering.start()
    with os.fdopen(answers, "rb") as told:
        with os.fdopen(writing, "wb", buffering=0) as asking:
            asking.write(b"\n")
            assert "expected a line of JSON" in json.loads(told.readline())["error"]
            if not ends:
                asking.write(b"7\n")
                assert json.loads(told.readline()) == {"got": 7}
        assert told.read() == b""
    answering.join()
    assert codes == [1]


@pytest.mark.parametrize("end", [b"\n", b"\n\n \n", b"\r\n\r\n"])
def test_empty_lines_at_the_end_of_what_comes_through_a_pipe_are_no_questions(end: bytes) -> None:
    reading, writing = os.pipe()
    with os.fdopen(writing, "wb") as asking:
        asking.write(b"7\n" + end)
    answers = io.BytesIO()
    with os.fdopen(reading, "rb") as source:
        assert answer_lines(lambda question: {"got": question}, source, answers) == 0
    assert answers.getvalue() == b'{"got": 7}\n'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
def test_files_that_were_put_behind_one_another_are_read_each_with_its_mark(encoding: str, tmp_path: Path) -> None:
    def joined(*texts: str) -> bytes:
        return b"".join(f"\ufeff{text}".encode(encoding) for text in texts)

    answers = io.BytesIO()
    assert answer_lines(lambda question: {"got": question}, io.BytesIO(joined("1\n2\n", "3\n")), answers) == 0
    assert [json.loads(line)["got"] for line in answers.getvalue().splitlines()] == [1, 2, 3]
    place = tmp_path / "evenings.jsonl"
    place.write_bytes(joined(record(), record(), f"{record()}\n"))
    assert len(matches_in(read_text(place))) == 3
    for command in (["stats"], ["verify"]):
        assert main([*command, str(place)]) == 0


def test_an_empty_line_among_questions_is_answered_as_one_in_its_place() -> None:
    answers = io.BytesIO()
    assert answer_lines(lambda question: {"got": question}, io.BytesIO(b"1\n\n2\n\n"), answers) == 1
    one, empty, two = (json.loads(line) for line in answers.getvalue().splitlines())
    assert (one, two) == ({"got": 1}, {"got": 2})
    assert "expected a line of JSON" in empty["error"]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        pytest.param("Пятница".encode("cp1251"), "UTF-8, or UTF-16 with its mark; found the byte CF at position 1", id="1251"),
        pytest.param(b"abc\xff", "found the byte FF at position 4: save it as UTF-8", id="late"),
        pytest.param(codecs.BOM_UTF16_LE + b"a\0b", "UTF-16, as the mark at its beginning says", id="half a letter"),
    ],
)  # fmt: skip
def test_bytes_that_are_no_text_are_told_with_their_place_and_what_to_do(
    data: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(EncodingError, match=told):
        decoded(data)
    place = tmp_path / "fridays.toml"
    place.write_bytes(data)
    with pytest.raises(FileError, match=told):
        ew.rules(str(place))
    assert main(["sheet", str(place)]) == 2
    assert told in capsys.readouterr().err
