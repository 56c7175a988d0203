"""`eastwind score` and `eastwind settle`: bills for people, lines of JSON for programs."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from eastwind.cli.json_lines import answer_lines, answered
from eastwind.cli.main import main
from eastwind.cli.rule_files import load_rules
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.hand_json import answer
from eastwind.interchange.rules_file import export_rules
from eastwind.interchange.rules_in_use import KnownRules
from tests.support.questions import question

WINNER = "123m 456p 789s 55z [111z]"
QUESTION = question()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


# --- for people


def test_a_bill_says_what_counts_and_where_that_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", WINNER, "--win", "discard", "--seat", "S"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Classical game, Russian box rules"
    assert told[1] == "123m 456p 789s 55z [111z]"
    assert told[2] == "South, East round. Won with white dragon (5z) from a discard."
    rows = [" ".join(line.split()) for line in told]
    assert "Exposed pung of winds 111z 4 points RU V" in rows
    assert "Pung or kong of the prevailing wind 111z 1 double RU V" in rows
    assert rows[-5:-1] == ["Points: 28", "1 double: 28 × 2 = 56", "Total: 56 points", ""]
    assert rows[-1].startswith("RU: ")


@pytest.mark.parametrize(("language", "word"), [("ru", "Ма-Джонг"), ("bg", "Изток"), ("pl", "Razem"), ("en", "Total")])
def test_a_bill_speaks_the_language_that_one_names(
    capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    assert main(["score", WINNER, "--win", "wall", "--lang", language, "--flowers", "1f"]) == 0
    assert word in capsys.readouterr().out


def test_a_bill_cut_by_the_limit_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "55z 111p 999p", "--melds", "[111z] (2222z)", "--win", "wall", "--option", "limit=500"]) == 0
    told = capsys.readouterr().out
    assert "2432 cut to 500" in told
    assert "Total: 500 points" in told


def test_a_limit_hand_is_worth_the_limit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "19m 19p 19s 1234567z 1m", "--win", "last-discard"]) == 0
    told = capsys.readouterr().out
    assert "Thirteen wonders  Limit hand" in told
    assert "Won with one of characters (1m), the last discard." in told
    assert "Points:" not in told


def test_a_heavenly_hand_needs_no_way_to_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "123m 456p 789s 55z 234s", "--event", "heavenly"]) == 0
    told = capsys.readouterr().out
    assert "Won with the tiles as dealt." in told
    assert "Heavenly hand" in told


def test_a_hand_that_did_not_win_or_is_not_complete_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "13m 456p 789s 55z [111z]"]) == 0
    assert "say how with --win" in capsys.readouterr().out
    assert main(["score", "129m 456p 789s 55z [111z]", "--win", "wall"]) == 0
    assert "not complete under these rules" in capsys.readouterr().out


def test_a_household_file_scores(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "sundays.toml"
    file.write_text(
        'id = "sundays"\nversion = 1\ntitle = "Sundays"\nextends = "ru-classic"\n'
        '[patterns]\nmahjong = { points = { value = 30, source = "house" } }\n'
    )
    assert main(["score", WINNER, "--win", "discard", "--rules", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Sundays\n")
    assert "house: Agreed at this table" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["123m 456p 789s 55555z", "--win", "wall"], "white dragon (5z): 5 of them"),
        (["123m 456p 789s 55z 11z", "--win", "wall"], "13 tiles"),
        (["123m 456p 789s 55z [112z]", "--win", "wall"], "[112z] is not a chow"),
        (["123m 456p 789s 555z 1m 1m", "--win", "loose"], "one of characters (1m) cannot be a loose tile"),
        ([WINNER, "--win", "wall", "--flowers", "5m"], "five of characters (5m) is not a flower"),
        ([WINNER, "--win", "sky"], "--win"),
        ([WINNER, "--win", "wall", "--event", "rain"], "--event"),
        ([WINNER, "--win", "wall", "--last", "9p"], "nine of dots (9p) is given as the last tile"),
        ([WINNER, "--last", "5z"], "--win too"),
        ([WINNER, "--win", "wall", "--rules", "ru-clasic"], "ru-classic"),
        ([WINNER, "--win", "wall", "--rules", "no/such.toml"], "cannot read"),
        ([WINNER, "--win", "wall", "--option", "limit"], "NAME=VALUE"),
        ([WINNER, "--win", "wall", "--option", "limit=lots"], "limit"),
        (["0m", "--win", "wall"], "there is no 0m"),
        ([WINNER, "--jsonl"], "leave out the hand"),
        (["", "--win", "wall"], "eastwind score: — has 0 tiles"),
        ([], "expected a hand"),
    ],
    ids=str,
)
def test_a_hand_that_cannot_exist_and_misuse(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert main(["score", *arguments]) == 2
    said = capsys.readouterr()
    assert told in said.err
    assert said.out == ""


def test_what_is_wrong_with_a_hand_is_told_in_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "123m 456p 789s 55555z", "--win", "wall", "--lang", "ru"]) == 2
    assert "белый дракон (5z)" in capsys.readouterr().err


# --- for programs


def ask(command: str, lines: bytes, code: int = 0) -> list[dict[str, Any]]:
    """What a process of its own answers, which then ends with that code."""
    done = subprocess.run(
        [sys.executable, "-m", "eastwind.cli.main", command, "--jsonl"], input=lines, capture_output=True, check=False
    )
    assert done.returncode == code, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_an_error_in_a_line_never_stops_the_rest() -> None:
    good = json.dumps(QUESTION).encode()
    impossible = json.dumps({**QUESTION, "hand": ["5z"] * 5}).encode()
    deep = b"[" * 200_000
    found = ask("score", b"\n".join([good, b"{", b"", impossible, b"\xff\xfe", deep, b"7", good]), code=1)
    assert len(found) == 8
    assert found[0] == found[-1]
    assert found[0]["total"] == 24
    assert all(list(answer) == ["error"] for answer in found[1:-1])
    assert "5z" in found[3]["error"]


def test_settlements_a_line_each() -> None:
    asked = {"rules": "ru-classic", "values": {"E": 64, "S": 12, "W": 16, "N": 4}, "winners": ["E"], "discarder": None}
    found = ask("settle", json.dumps({**asked, "penalty": False}).encode() + b"\nnonsense\n", code=1)
    assert found[0]["net"] == {"E": 384, "S": -124, "W": -112, "N": -148}
    assert "nonsense" in found[1]["error"]


def test_an_answer_comes_before_the_next_question_is_asked() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "eastwind.cli.main", "score", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        for _ in range(3):
            process.stdin.write(json.dumps(QUESTION).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["total"] == 24
        process.stdin.close()
    assert process.returncode == 0


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    code = f"{sys.executable} -m eastwind.cli.main score --jsonl | head -c 1"
    many = (json.dumps(QUESTION).encode() + b"\n") * 3000
    done = subprocess.run(["sh", "-c", code], input=many, capture_output=True, check=False)
    assert done.stderr == b""
    assert done.stdout == b"{"


def test_each_answer_is_written_at_once() -> None:
    flushes: list[int] = []

    class Sink(io.BytesIO):
        def flush(self) -> None:
            flushes.append(len(self.getvalue().splitlines()))

    def echo(question: object) -> dict[str, Any]:
        if question == 2:
            raise InterchangeError("two is too many")
        return {"asked": question}

    sink = Sink()
    assert answer_lines(echo, io.BytesIO(b"1\n2\n3"), sink) == 1
    assert flushes[:3] == [1, 2, 3]
    assert [json.loads(line) for line in sink.getvalue().splitlines()] == [
        {"asked": 1},
        {"error": "two is too many"},
        {"asked": 3},
    ]


def test_words_of_other_scripts_are_kept() -> None:
    assert answered(lambda asked: {"asked": asked}, '"Боян"'.encode()) == '{"asked": "Боян"}\n'.encode()


def test_half_a_surrogate_pair_is_told_as_an_escape() -> None:
    asked = json.dumps({**QUESTION, "seat": "\ud800"}).encode()
    found = json.loads(answered(answer, asked))
    assert "\ud800" in found["error"]


def test_settle_needs_to_be_told_that_lines_come(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle"]) == 2
    assert "--jsonl" in capsys.readouterr().err


# --- what no program should have to guess


def test_a_wind_is_a_wind_in_small_letters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", WINNER, "--win", "discard", "--seat", "s", "--round", "e"]) == 0
    assert "South, East round" in capsys.readouterr().out


def test_a_hand_is_read_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{WINNER}\n".encode())))
    assert main(["score", "-", "--win", "discard"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == WINNER


@pytest.mark.parametrize(
    "given", [["--seat", "S", "--seat", "W"], ["--win", "wall", "--win=discard"], ["--lang", "bg", "--lang", "bg"]]
)
def test_an_option_that_is_given_twice_is_refused(capsys: pytest.CaptureFixture[str], given: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["score", WINNER, *given])
    assert ended.value.code == 2
    assert f"{given[0]} was given twice: expected it once" in capsys.readouterr().err


def test_an_option_of_the_rules_that_is_given_twice_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", WINNER, "--option", "limit=500", "--option", "limit=300"]) == 2
    assert "--option: limit was given twice" in capsys.readouterr().err


def test_what_may_be_given_again_may(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", WINNER, "--option", "limit=500", "--option", "flowers=true"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(("lines", "code"), [([QUESTION], 0), ([QUESTION, "garbage", QUESTION], 1)])
def test_lines_end_with_one_when_one_was_wrong(lines: list[Any], code: int) -> None:
    source = io.BytesIO(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    sink = io.BytesIO()
    assert answer_lines(answer, source, sink) == code
    assert sink.getvalue().count(b"\n") == len(lines)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is Linux's")
def test_a_full_disk_is_a_line_and_no_traceback() -> None:
    command = [sys.executable, "-m", "eastwind.cli.main", "rules", "list"]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr == "eastwind rules: what is printed cannot be written: No space left on device\n"


def test_who_has_read_enough_is_no_fault() -> None:
    command = f"{sys.executable} -m eastwind.cli.main rules show ru-classic --lang en | head -1"
    ended = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


# --- a household's own rules in the lines of programs


@pytest.fixture
def sundays(tmp_path: Path) -> Path:
    path = tmp_path / "sundays.toml"
    path.write_text(
        "id = 'sundays'\nversion = 1\ntitle = 'Sundays'\nextends = 'ru-classic'\nlimit.cap = { value = 20, source = 'house' }\n"
    )
    return path


def test_a_line_may_name_a_loaded_set_by_its_digest(sundays: Path) -> None:
    known = KnownRules([load_rules(str(sundays))])
    digest = load_rules(str(sundays)).digest
    assert answer({**QUESTION, "rules": digest}, known)["total"] == 20
    with pytest.raises(InterchangeError, match=digest):
        answer({**QUESTION, "rules": digest})


def test_the_file_is_named_beside_the_lines(sundays: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    question = {**QUESTION, "rules": load_rules(str(sundays)).digest}
    source, sink = io.BytesIO(json.dumps(question).encode()), io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(source))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(sink))
    assert main(["score", "--jsonl", "--rules-file", str(sundays)]) == 0
    assert json.loads(sink.getvalue())["total"] == 20


def test_a_line_may_bring_the_whole_set_along(sundays: Path) -> None:
    exported = export_rules(load_rules(str(sundays)))
    assert answer({**QUESTION, "rules": exported})["total"] == 20
    assert answer({**QUESTION, "rules": exported, "options": {"flowers": True}})["total"] == 20


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (7, "rules: expected the name of a rule set, found 7"),
        ({"type": "hand"}, 'expected an exported rule set, an object with "type": "ruleset"; found "hand"'),
    ],
)
def test_what_names_no_set_is_told_as_that(rules: object, said: str) -> None:
    with pytest.raises(InterchangeError, match=re.escape(said)):
        answer({**QUESTION, "rules": rules})


def test_a_set_that_was_changed_on_its_way_is_refused(sundays: Path) -> None:
    exported = export_rules(load_rules(str(sundays)))
    with pytest.raises(InterchangeError, match="has the digest"):
        answer({**QUESTION, "rules": {**exported, "digest": "0" * 64}})
