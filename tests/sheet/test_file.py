"""The file of a score book: written, read again with nothing lost, and held against itself."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from eastwind.cli.main import main
from eastwind.interchange import InterchangeError
from eastwind.sheet import ScoreBook, book_text, csv_text, read_book, value_book
from eastwind.sheet.file import doubts_of
from eastwind.sheet.names import names_told
from tests.sheet import entered

WINNING = "7s 7s 7s 5z 5z 5z 8s 8s 2p 2p 2p".split()
BOOK = ScoreBook.model_validate(
    {
        "id": "evening",
        "name": "Вечер",
        "begun": "2026-11-01T19:00",
        "rules": "pl-classic",
        "options": {"limit": 500},
        "names": ["Ewa", "=Piotr", "Halina", "Marek"],
        "first_dealer": 2,
        "entries": [
            {"type": "won", "id": "1", "winners": [2], "hands": [{"points": 12}, {"points": 4}, {"points": 64}]},
            {"type": "drawn", "id": "2"},
            {
                "type": "won",
                "id": "3",
                "winners": [0],
                "discarder": 1,
                "hands": [
                    {"melds": [{"kind": "pung", "tiles": ["1m", "1m", "1m"]}], "hand": WINNING},
                    {"hand": ["6z", "6z", "6z"], "rest": "honours"},
                ],
            },
            {"type": "correction", "id": "4", "amounts": [2, -2, 0, 0], "reason": "a counter on the floor"},
            {"type": "false_win", "id": "5", "seat": 3, "amount": 10, "ends": False},
        ],
    }
)  # fmt: skip


@pytest.mark.parametrize("with_outcome", [False, True])
def test_a_book_comes_back_from_its_file(with_outcome: bool) -> None:
    sheet = value_book(BOOK)
    book, written = read_book(book_text(BOOK, sheet if with_outcome else None))
    assert book == BOOK.model_copy(update={"digest": sheet.digest if with_outcome else None})
    assert not list(doubts_of(written, value_book(book)))


def test_the_lines_have_the_shape_of_a_game_record() -> None:
    lines = [json.loads(line) for line in book_text(BOOK, value_book(BOOK)).splitlines()]
    assert [line["type"] for line in lines[:4]] == ["start_book", "entry", "end_hand", "entry"]
    assert {"hand", "bills", "payments", "scores", "match_over"} <= lines[2].keys()
    assert lines[0]["seats"][0] == {"name": "Ewa", "player": "person"}


def test_a_figure_that_was_changed_in_the_file_does_not_add_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = book_text(BOOK, value_book(BOOK))
    path = tmp_path / "book.jsonl"
    path.write_text(text, encoding="utf-8")
    assert main(["sheet", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Everything adds up." in told
    assert "Halina wins with 64" in told
    assert "Pung" in told or "pung" in told
    net = value_book(BOOK).entries[0].net
    path.write_text(text.replace(json.dumps(list(net), separators=(",", ":")), "[0,0,0,0]", 1), encoding="utf-8")
    assert main(["sheet", str(path), "--lang", "en"]) == 1
    assert f"hand 1: the file says net [0, 0, 0, 0], found net {list(net)}" in capsys.readouterr().out
    assert main(["sheet", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["doubts"]


def test_an_end_that_was_changed_in_the_file_or_struck_out_does_not_add_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = entered.match("pl-classic").model_copy(update={"rounds": 1})
    sheet = value_book(match)
    text = book_text(match, sheet)
    *others, end = text.splitlines(keepends=True)
    assert json.loads(end) == {"type": "end_game", "scores": list(sheet.scores)}
    assert not list(doubts_of(read_book(text)[1], sheet))
    path = tmp_path / "book.jsonl"
    for last, said in (('{"type":"end_game","scores":[0,0,0,0]}\n', "scores [0, 0, 0, 0]"), ("", "–")):
        path.write_text("".join(others) + last, encoding="utf-8")
        assert main(["sheet", str(path), "--lang", "pl"]) == 1
        told = f"Koniec partii: w pliku jest {said}, a wychodzi scores {list(sheet.scores)}"
        assert told in capsys.readouterr().out


def test_an_outcome_that_was_struck_out_does_not_add_up() -> None:
    sheet = value_book(BOOK)
    _, written = read_book(book_text(BOOK, sheet))
    first, *_ = doubts_of(written[1:], sheet, "en")
    assert first == f"The file lists {len(written) - 1} outcomes, but its entries have {len(written)}."


def test_a_table_of_players_without_names_counts_them() -> None:
    book = ScoreBook.model_validate({"id": "x", "names": [""] * 4, "rules": "ru-classic", "entries": []})
    assert "Gracz 2: " in csv_text(book, value_book(book), "pl").splitlines()[0]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Halina", "Ewa", "Halina", "Halina"], ["Halina", "Ewa", "Halina (2)", "Halina (3)"]),
        (["Halina", "Halina", "Halina (2)", ""], ["Halina", "Halina (3)", "Halina (2)", "Player 4"]),
        (["Player 2", "", "", "Ewa"], ["Player 2", "Player 2 (2)", "Player 3", "Ewa"]),
    ],
    ids=str,
)
def test_people_of_one_name_are_told_apart(
    names: list[str], told: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = BOOK.model_copy(update={"names": names})
    assert names_told(names, "en") == told
    path = tmp_path / "book.jsonl"
    path.write_text(book_text(book, value_book(book)), encoding="utf-8")
    assert main(["sheet", str(path), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert all(f"{name} " in shown for name in told)
    heads = csv_text(book, value_book(book), "en").splitlines()[0]
    assert all(name in heads for name in told)
    assert read_book(path.read_text(encoding="utf-8"))[0].names == names


def test_a_file_that_is_no_book_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(InterchangeError, match="line 1: expected a score book"):
        read_book('{"type":"start_game","format":2}\n')
    path = tmp_path / "no.jsonl"
    path.write_text("hello\n", encoding="utf-8")
    assert main(["sheet", str(path)]) == 1
    assert "expected JSON" in capsys.readouterr().err


def test_the_file_is_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "book.jsonl"
    path.write_text(book_text(BOOK), encoding="utf-8")
    assert main(["sheet", str(path), "--jsonl"]) == 0
    assert capsys.readouterr().out == book_text(BOOK, value_book(BOOK))


#: What stands between cells, what says so, what stands before the table and how its lines end.
TABLES = [
    (";", (), "\ufeff", "\r\n"),
    (";", ("--delimiter", ";"), "\ufeff", "\r\n"),
    (",", ("--delimiter", ","), "", "\n"),
]


@pytest.mark.parametrize("language", ["en", "ru", "pl", "bg"])
@pytest.mark.parametrize(("delimiter", "said", "mark", "ends"), TABLES)
def test_a_table_opens_in_spreadsheets_and_with_another_delimiter_in_programs(
    delimiter: str, said: tuple[str, ...], mark: str, ends: str, language: str,
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes],
) -> None:  # fmt: skip
    path = tmp_path / "book.jsonl"
    names = ["Ewa; ze Śremu", "=Piotr", 'Halina "H", jun.', "Марек"]
    path.write_text(book_text(BOOK.model_copy(update={"names": names})), encoding="utf-8")
    assert main(["sheet", str(path), "--csv", *said, "--lang", language]) == 0
    written = capsysbinary.readouterr().out.decode("utf-8")
    assert written.startswith(mark)
    table = written.removeprefix(mark)
    assert "\ufeff" not in table
    rows = list(csv.reader(io.StringIO(table, newline=""), delimiter=delimiter))
    assert table.count(ends) == len(rows) == 1 + len(BOOK.entries)
    assert ("\r" in table) == (ends == "\r\n")
    assert {len(row) for row in rows} == {4 + 3 * 4}
    people = [cell.rpartition(": ")[0] for cell in rows[0][4::3]]
    assert people == [names[0], "'=Piotr", *names[2:]]
    assert rows[2][:3] == ["2", "E", names[2]]
    sheet = value_book(BOOK)
    assert [int(cell) for cell in rows[-1][6::3]] == [sheet.stock + score for score in sheet.scores]


def test_a_delimiter_is_one_of_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "book.jsonl"
    path.write_text(book_text(BOOK), encoding="utf-8")
    assert main(["sheet", str(path), "--jsonl", "--delimiter", ","]) == 2
    assert "expected --csv too" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "ru", "pl", "bg"])
def test_a_book_is_told_in_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "book.jsonl"
    path.write_text(book_text(BOOK), encoding="utf-8")
    assert main(["sheet", str(path), "--lang", language]) == 0
    assert "Halina" in capsys.readouterr().out
    assert csv_text(BOOK, value_book(BOOK), language)


def test_what_a_device_keeps_beside_the_match_is_no_part_of_it_and_no_doubt() -> None:
    sheet = value_book(BOOK)
    kept = json.dumps({"type": "kept", "entry": {"type": "drawn", "id": "own"}, "before": None})
    book, came = read_book(f"{book_text(BOOK, sheet)}{kept}\n")
    assert [entry.id for entry in book.entries] == [entry.id for entry in BOOK.entries]
    assert list(doubts_of(came, sheet)) == []


WON = {"type": "won", "id": "1", "winners": [1], "hands": [{"points": 3}, {"points": 40}]}


def file_of(*entries: object, **more: object) -> str:
    first = {"type": "start_book", "format": 1, "id": "x", "rules": "ru-classic", **more}
    seats = [{"name": name, "player": "person"} for name in "ABCD"]
    lines = [{**first, "seats": seats}, *({"type": "entry", "entry": entry} for entry in entries)]
    return "".join(f"{json.dumps(line)}\n" for line in lines)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({**{key: said for key, said in WON.items() if key != "winners"}, "winner": [1]},
         'entries[1]: expected "winners", found type, id, hands, winner'),
        ({**WON, "dealer": 1},
         'entries[1]: expected "by", "discarder", "hands", "id", "penalty", "type" or "winners", found "dealer"'),
        ({**WON, "hands": [{"point": 3}]}, 'entries[1].hands[0]: expected a known name; did you mean "points"?, found "point"'),
        ({**WON, "hands": [{"points": 3.5}]},
         "entries[1].hands[0].points: expected a whole number from 0 to 100000000, found 3.5"),
        ({**WON, "hands": [{"points": "3"}]},
         'entries[1].hands[0].points: expected a whole number from 0 to 100000000, found "3"'),
        ({**WON, "hands": [{"points": -3}]}, "entries[1].hands[0].points: expected a whole number from 0 to 100000000, found -3"),
        ({**WON, "winners": [4]}, "entries[1].winners[0]: expected a whole number from 0 to 3, found 4"),
        ({**WON, "winners": []}, "entries[1].winners: expected a list of 1 to 3, found a list of 0"),
        ({**WON, "by": "walk"}, 'entries[1].by: expected a known name; did you mean "wall"?, found "walk"'),
        ({**WON, "type": "wonn"}, 'entries[1].type: expected "won", "drawn", "false_win" or "correction", found "wonn"'),
        ({"id": "1"}, 'entries[1]: expected "type", found id'),
        ({**WON, "id": ""}, 'entries[1].id: expected a text that is not empty, found ""'),
        ({"type": "correction", "id": "1", "amounts": [-50.5, 0, 0, 0], "reason": ""},
         "entries[1].amounts[0]: expected a whole number from -100000000 to 100000000, found -50.5"),
        (None, "entries[1]: expected an object, found nothing"),
        (3, "entries[1]: expected an object, found 3"),
    ],
)  # fmt: skip
def test_a_fault_of_an_entry_is_told_with_its_line_and_the_keys_of_its_own_type(
    entry: object, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "book.jsonl"
    path.write_text(file_of({"type": "drawn", "id": "0"}, entry), encoding="utf-8")
    assert main(["sheet", str(path), "--lang", "en"]) == 1
    assert capsys.readouterr().err == f"{path}: line 3: {said}\n"


def test_a_fault_of_the_match_itself_is_told_with_what_would_fit() -> None:
    for more, said in (
        ({"first_dealer": 9}, "first_dealer: expected a whole number from 0 to 3, found 9"),
        ({"rules": 3}, "rules: expected a text of at most 60 characters or a table, found 3"),
        (
            {"options": {"limit": 1.5}},
            "options.limit: expected a text of at most 200 characters or a whole number or true or false, found 1.5",
        ),
        ({"begun": 3}, "begun: expected a text of at most 40 characters, found 3"),
    ):
        with pytest.raises(InterchangeError, match=f"^{re.escape(said)}$"):
            read_book(file_of(**more))


def test_what_is_odd_about_entries_is_told_with_their_place_and_nothing_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = [{"points": points} for points in (3, 999_999, 4, 2)]
    odd = [
        {**WON, "id": "1"},
        {**WON, "id": "1"},
        {**WON, "id": "3", "hands": [{"points": 3, "hand": ["7z"]}, {"points": 40}]},
        {**WON, "id": "4", "hands": numbers},
        {"type": "drawn", "id": "5"},
        {"type": "false_win", "id": "6", "seat": 0, "amount": 10},
        {"type": "correction", "id": "7", "amounts": [1, -1, 0, 0], "reason": "late"},
    ]
    path = tmp_path / "book.jsonl"
    path.write_text(file_of(*odd, options={"hands": 4}), encoding="utf-8")
    assert main(["sheet", str(path), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "Everything adds up." not in told
    for said in (
        "Entry 2 (hand 2) has the same id as entry 1, and both count.",
        "Entry 3 (hand 3), A: both a number and tiles. The number counts: 3.",
        "Entry 4 (hand 4), B: 999,999 is more than any hand can be worth under these rules (2,000).",
        "Entry 5 (hand 5): the match was already over.",
        "Entry 6 (hand 6): the match was already over.",
    ):
        assert said in told
    assert "Entry 7" not in told
    book, _ = read_book(path.read_text(encoding="utf-8"))
    sheet = value_book(book)
    assert len(sheet.doubts) == 5
    assert len(sheet.entries) == len(odd)
    assert any(sheet.entries[1].net)
    # it comes back from its own file as it was
    assert read_book(book_text(book, sheet))[0].entries == book.entries


def test_a_match_in_order_has_no_doubts() -> None:
    for rules in entered.MATCHES:
        assert not value_book(entered.match(rules).model_copy(update={"rounds": 99})).doubts
