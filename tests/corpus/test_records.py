"""Records written before the server was taken apart and put together: they replay, and say what they said."""

import pytest

from eastwind.record import parse_lines, replay, verify_shuffle
from eastwind.record.writer import to_text
from eastwind.rules import RuleSet, available
from eastwind.table import Phase
from tests.corpus.records import RECORDS_A_PRESET, read, results


@pytest.mark.parametrize("preset", available())
def test_records_of_a_preset_replay_line_by_line_to_the_same_scores(preset: str) -> None:
    texts = read(preset)
    assert len(texts) == RECORDS_A_PRESET
    assert len({parse_lines(text)[0]["digest"] for text in texts}) > RECORDS_A_PRESET // 4, "options differ"
    for text in texts:
        lines = parse_lines(text)
        first, *_, end = lines
        assert to_text(lines) == text
        assert RuleSet.from_json(first["rules"]).digest == first["digest"]
        scores = []
        # each line of the record is compared with what the engine writes
        for point in replay(lines):
            if point.table.phase.is_over and lines[point.last - 1]["type"] == "end_hand":
                scores.append([int(score) for score in point.table.record.scores])
        assert point.table.phase is Phase.MATCH_OVER
        assert scores == results(lines)
        assert scores[-1] == end["scores"]
        assert verify_shuffle(lines).hands == len(scores)


def test_claims_kongs_and_wins_of_every_kind_stand_in_the_corpus() -> None:
    kinds = {line["type"] for preset in available() for text in read(preset) for line in parse_lines(text)}
    assert kinds >= {
        *("chow", "pung", "kong", "concealed_kong", "added_kong", "claim", "mahjong", "ready"),
        *("flower", "refill", "replacement", "start_hand", "end_hand", "end_game"),
    }
