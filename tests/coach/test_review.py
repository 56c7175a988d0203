"""A recorded match gone through."""

import json
from pathlib import Path

import pytest

from eastwind.cli.main import main
from eastwind.coach import Coach, Effort, MatchToReview, ReviewError, record_to_review
from eastwind.coach.review import place_from_dealer
from eastwind.record import parse_lines
from eastwind.words import LANGUAGES, message_ids
from tests.support.tiers import sweep_after_first

_RECORD = Path(__file__).parents[1] / "golden" / "record" / "one_hand.jsonl"
_QUICK = Effort(first=8, second=8, shown=16, kept=2)


def _match(seat: int | None = None) -> MatchToReview:
    return record_to_review(parse_lines(_RECORD.read_text(encoding="utf-8")), seat)


def test_every_decision_is_found_with_the_line_in_which_it_was_made() -> None:
    match = _match(2)
    review = match.review(Coach(match.use.compiled), 1, _QUICK)
    lines = _RECORD.read_text(encoding="utf-8").splitlines()
    assert len(review.decisions) == match.decisions > 0
    for decision in review.decisions:
        line = json.loads(lines[decision.mark - 1])
        assert (line["type"], line["seat"]) == ("act", 2)
        assert decision.did in decision.weighed
        assert decision.cost.value <= 0 or decision.cost.low <= 0


def test_what_a_hand_brought_is_that_of_the_record() -> None:
    results = []
    for seat in range(4):
        match = _match(seat)
        (hand,) = match.review(Coach(match.use.compiled), 1, _QUICK).hands
        results.append(hand.result)
        assert hand.cost <= 0
    assert sum(results) == 0
    assert max(results) == 216


def test_every_seat_is_measured_by_what_its_own_place_from_the_dealer_brings() -> None:
    dealer = next(
        json.loads(line)["dealer"]
        for line in _RECORD.read_text(encoding="utf-8").splitlines()
        if '"start_hand"' in line
    )
    for seat in range(4):
        (played,) = _match(seat).hands
        assert played.place == (seat - dealer) % 4
    assert [place_from_dealer((0, 2), 2, seat) for seat in (0, 2)] == [1, 0]


def test_a_seat_at_which_nobody_sits_is_refused() -> None:
    with pytest.raises(ReviewError, match="expected a seat of 0, 1, 2, 3, found 4"):
        _match(4)


@pytest.mark.parametrize("language", sweep_after_first(LANGUAGES))
def test_the_command_tells_it_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(_RECORD), "--deals", "20", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Anna · ru-classic · 1 ")
    assert "+216" in told
    assert not any(message in told for message in message_ids(language) if message.startswith("cli-review"))


def test_the_command_tells_every_decision_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(_RECORD), "--deals", "20", "--json", "--seat", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seat"], told["rules"]) == (2, "ru-classic")
    (hand,) = told["hands"]
    for decision in hand["decisions"]:
        actions = [move["action"] for move in decision["moves"]]
        assert decision["did"] in actions
        assert decision["moves"][0]["difference"] == {"value": 0.0, "low": 0.0, "high": 0.0}


def test_what_is_no_record_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("nonsense\n", encoding="utf-8")
    assert main(["review", str(file)]) == 1
    assert "expected JSON" in capsys.readouterr().err
