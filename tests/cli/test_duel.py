"""`eastwind duel`: two bots on the same walls, told in words and as JSON."""

import json
from typing import Any

import pytest

from eastwind.cli.main import main
from eastwind.cli.usage_error import MISUSE
from eastwind.rules import compile_rules, load_preset
from eastwind.study.duplicate import duel
from eastwind.words.languages import LANGUAGES

BOARDS = 30


def run(*arguments: str | int) -> int:
    return main(["duel", *map(str, arguments)])


def told(capsys: pytest.CaptureFixture[str], *arguments: str | int) -> dict[str, Any]:
    assert run(*arguments, "--json") == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_the_command_tells_what_the_study_finds(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "novice", "random", "--boards", BOARDS, "--seed", 4, "--option", "limit=500", "--cores", 2)
    rules = load_preset("ru-classic", {"limit": 500})
    found = duel(compile_rules(rules), "novice", "random", BOARDS, seed=4)
    assert (answer["one"], answer["other"], answer["boards"], answer["hands"]) == (
        "novice",
        "random",
        BOARDS,
        4 * BOARDS,
    )
    assert (answer["rules"], answer["digest"], answer["seed"]) == ("ru-classic", rules.digest, 4)
    assert answer["gain"] == {"value": found.gain.value, "low": found.gain.low, "high": found.gain.high}
    assert answer["won"]["count"] == found.won.count
    assert answer["other_won"]["count"] == found.other_won.count


def test_it_can_be_asked_for_in_hands_of_the_first_bot(capsys: pytest.CaptureFixture[str]) -> None:
    four, two = (
        told(capsys, "novice", "random", "--hands", 101, "--option", f"players={players}") for players in (4, 2)
    )
    assert (four["boards"], four["hands"]) == (26, 104)
    assert (two["boards"], two["hands"]) == (51, 102)
    assert (four["difference"], four["low"], four["high"]) == tuple(four["gain"].values())
    with pytest.raises(SystemExit):
        run("novice", "random", "--hands", 8, "--boards", 2)


def test_cores_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (told(capsys, "novice", "random", "--boards", BOARDS, "--cores", cores) for cores in (1, 2))
    assert one == two


def test_of_one_wall_nothing_is_known_but_what_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    gain = told(capsys, "club", "novice", "--boards", 1)["gain"]
    assert (gain["low"], gain["high"]) == (None, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("novice", "random", "--boards", BOARDS, "--lang", language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert "cli-duel" not in "".join(lines)


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("novice", "random", "the whole interval is above 0"),
        ("random", "novice", "below 0"),
        ("club", "club", "still open"),
    ],
)
def test_it_says_whether_the_difference_is_sure(
    one: str, other: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(one, other, "--boards", 80, "--lang", "en") == 0
    assert said in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        pytest.param(("club", "nobody"), "nobody", id="no such bot"),
        pytest.param(("club", "novice", "--boards", 0), "at least one board, found 0", id="no board"),
        pytest.param(("club,novice", "random"), "expected two bots", id="three bots"),
        pytest.param(("club", "novice", "--cores", 0), "--cores: expected at least one", id="no core"),
        pytest.param(("club", "novice", "--option", "limits=1"), "limits", id="no such option"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: tuple[str | int, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == MISUSE
    assert said in capsys.readouterr().err
