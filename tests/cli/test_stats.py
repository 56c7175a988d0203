"""`eastwind stats`: figures of recorded matches."""

import json
from pathlib import Path

import pytest

from eastwind.cli.main import main
from eastwind.words import LANGUAGES
from tests.support.recorded import RecordedGame


@pytest.fixture(scope="module")
def games() -> list[RecordedGame]:
    """Two matches under the same rules, one of three under others."""
    two = [RecordedGame(seed, rounds=1).play_match(seed=seed) for seed in (6, 7)]
    return [*two, RecordedGame(8, "bg-classic", rounds=1, players=3).play_match(seed=8)]


@pytest.fixture
def file(games: list[RecordedGame], tmp_path: Path) -> Path:
    place = tmp_path / "matches.jsonl"
    place.write_text("".join(game.writer.text() for game in games), encoding="utf-8")
    return place


def test_hands_wins_and_payments_are_counted_by_rule_set_and_player(
    file: Path, games: list[RecordedGame], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {(one["rules"], one["name"]) for one in found} == {
        *(("ru-classic", name) for name in RecordedGame.names),
        *(("bg-classic", name) for name in RecordedGame.names[:3]),
    }
    ends = [end for game in games[:2] for end in game.of_kind("end_hand")]
    ours = [one for one in found if one["rules"] == "ru-classic"]
    assert sum(one["wins"] for one in ours) == sum(len(end["winners"]) for end in ends)
    assert sum(sum(one["paid"].values()) for one in ours) == sum(sum(map(sum, end["payments"])) for end in ends)
    for one in ours:
        assert (one["matches"], one["hands"], len(one["places"])) == (2, len(ends), 2)
        assert sum(one["won_with"].values()) == one["wins"]
        assert one["score"] == sum(one["received"].values()) - sum(one["paid"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_told_in_words(file: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["stats", str(file), "--name", "Ania", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert told.count("── Ania · ") == 2
    assert "Боян" in told


def test_who_is_not_there_and_what_does_not_replay_is_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", str(file), "--name", "Nobody"]) == 2
    assert "no player called 'Nobody'" in capsys.readouterr().err
    file.write_text(file.read_text(encoding="utf-8").replace('"scores":[', '"scores":[1', 1), encoding="utf-8")
    assert main(["stats", str(file)]) == 1
    assert "line" in capsys.readouterr().err


def _called(text: str, *names: str) -> str:
    """A record whose people are called otherwise."""
    first, rest = text.split("\n", 1)
    opening = json.loads(first)
    for seat, name in zip(opening["seats"], names, strict=True):
        seat["name"] = name
    return json.dumps(opening) + "\n" + rest


def test_two_people_of_one_name_at_a_table_are_two_people(
    file: Path, games: list[RecordedGame], capsys: pytest.CaptureFixture[str]
) -> None:
    game = games[0]
    file.write_text(_called(game.writer.text(), "Halina", "Ewa", "Halina", "Jan"), encoding="utf-8")
    assert main(["stats", str(file), "--json"]) == 0
    found = {one["name"]: one for one in json.loads(capsys.readouterr().out)}
    assert list(found) == ["Halina", "Ewa", "Halina (2)", "Jan"]
    ends = game.of_kind("end_hand")
    for seat, one in enumerate(found.values()):
        assert (one["matches"], one["hands"], one["score"]) == (1, len(ends), ends[-1]["scores"][seat])
        assert len(one["paid"]) == len(one["received"]) == 3
    between = [sum(end["payments"][0][2] for end in ends), sum(end["payments"][2][0] for end in ends)]
    assert [found["Halina"]["paid"]["Halina (2)"], found["Halina"]["received"]["Halina (2)"]] == between
    for asked, count in (("Halina", 2), ("Halina (2)", 1)):
        assert main(["stats", str(file), "--json", "--name", asked]) == 0
        assert len(json.loads(capsys.readouterr().out)) == count
    assert main(["stats", str(file)]) == 0
    assert "── Halina (2) · " in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "Halina (2)" in capsys.readouterr().out


def test_names_of_others_cannot_move_the_cursor(
    file: Path, games: list[RecordedGame], capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(_called(games[0].writer.text(), "Ewa", "\x1b[2JJan", "Ola", "Iga"), encoding="utf-8")
    assert main(["stats", str(file), "--name", "Ewa"]) in (0, 1)
    assert "\x1b" not in capsys.readouterr().out
