"""`eastwind replay` and `eastwind convert`: a recorded game told, shown in the page, handed to other programs."""

import json
import os
import re
import signal
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from eastwind.cli.main import main
from eastwind.words import LANGUAGES
from tests.support.recorded import RecordedGame


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(scope="module")
def game() -> RecordedGame:
    """A whole match with flowers."""
    return RecordedGame(6, rounds=1, flowers=True).play_match(seed=6)


@pytest.fixture
def record(game: RecordedGame, tmp_path: Path) -> Path:
    place = tmp_path / "match.jsonl"
    place.write_text(game.writer.text(), encoding="utf-8")
    return place


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_line_by_line(
    record: Path, game: RecordedGame, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["replay", str(record), "--lang", language]) == 0
    told = capsys.readouterr().out
    assert told.count("──") == 2 * len(game.of_kind("start_hand"))
    assert told.count("\nAnia ") > 20
    assert all(ord(letter) >= 32 or letter == "\n" for letter in told), "a name may hold what moves the cursor"
    for end in game.of_kind("end_hand"):
        assert all(hand in told for hand in end["hands"])


def test_what_happened_stands_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "Ania lays out the chrysanthemum flower (3f)." in told
    assert "Ania takes a loose tile: a two of dots (2p)." in told
    assert "Боян takes a two of characters (2m) from Ania for a chow. [234m]" in told
    assert any(line.startswith("Mahjong! ") for line in told)
    assert "Final standing" in told


def test_one_hand_alone(record: Path, game: RecordedGame, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--hand", "2"]) == 0
    told = capsys.readouterr().out
    assert "Hand 2. " in told
    assert "Hand 1. " not in told
    assert game.of_kind("end_hand")[1]["hands"][0] in told
    assert main(["replay", str(record), "--hand", "77"]) == 2
    assert "has no hand 77: expected 1 to " in capsys.readouterr().err


def test_a_match_that_is_still_played_is_told_as_far_as_it_goes(
    game: RecordedGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "part.jsonl"
    ends = [number for number, line in enumerate(game.lines) if line["type"] == "end_hand"]
    whole = game.writer.text().split("\n")
    place.write_text("\n".join(whole[: ends[0] + 1]) + "\n", encoding="utf-8")
    assert main(["replay", str(place)]) == 0
    told = capsys.readouterr().out
    assert "Final standing" not in told
    assert "Score after this hand" in told


def test_what_is_no_record_or_does_not_replay_is_told(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "list.txt"
    other.write_text("milk\nbread\n")
    for command in (["replay", str(other)], ["convert", str(other), "--to", "mjai"], ["replay", str(other), "--open"]):
        assert main(command) == 1
        assert "line 1" in capsys.readouterr().err
    record.write_text(record.read_text().replace('"winners":[0]', '"winners":[1]'))
    for command in (["replay", str(record)], ["convert", str(record), "--to", "mjai"]):
        assert main(command) == 1
        said = capsys.readouterr()
        assert "winner" in said.err
        assert said.out == ""
    assert main(["replay", "no-such-file"]) == 2


def test_a_game_is_converted_to_mjai(record: Path, game: RecordedGame, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", str(record), "--to", "mjai"]) == 0
    events = [json.loads(line) for line in capsys.readouterr().out.split("\n") if line]
    assert [events[0]["type"], events[1]["type"], events[-1]["type"]] == ["start_game", "start_kyoku", "end_game"]
    discards = [event for event in events if event["type"] == "dahai"]
    assert len(discards) == len(game.of_kind("discard"))


# --- in the page


def _get(address: str) -> bytes:
    parts = urlsplit(address)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
    connection.request("GET", parts.path)
    answer = connection.getresponse()
    assert answer.status == 200
    body = answer.read()
    connection.close()
    return body


@pytest.mark.process
def test_the_page_is_opened_at_the_recorded_hand(record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    environment = {**os.environ, "BROWSER": "true", "TMPDIR": str(folder)}
    command = [sys.executable, "-m", "eastwind.cli.main", "replay", str(record), "--open", "--hand", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder) as process:
        assert process.stdout is not None
        found = re.search(r"(http://\S+/)#/record/([\w-]+)/2", process.stdout.readline())
        assert found is not None
        try:
            replay = json.loads(_get(f"{found[1]}api/replays/{found[2]}/hands/2"))
            assert replay["hand"] == 2
            assert len(replay["frames"]) > 20
            assert replay["frames"][-1]["view"]["result"]
        finally:
            process.send_signal(signal.SIGTERM)
    assert process.returncode == 0
    assert list(folder.iterdir()) == [], "nothing is left behind"
