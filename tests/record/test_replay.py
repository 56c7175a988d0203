"""A record replays to the same states, under every choice of options, and every seat's view with them."""

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.record import RecordError, Replayed, parse_lines, replay
from eastwind.record.lines import Line
from eastwind.rules import load_preset
from eastwind.rules.options import Value
from eastwind.table import EventKind, Phase
from tests.support.corpus import MATCHES, Maker, beside_bots, corpus, long_match, refused_claim
from tests.support.recorded import RecordedGame, state_of, views_of

#: Options that only the page asks for, not the engine.
PAGE_ONLY: Final = {"unclaimed_discard", "danger_warning"}
#: What an event is called where no line of its own is written for it, because another line says it.
SAID_ELSEWHERE: Final = {"deal": "start_hand", "settle": "end_hand", "match_over": "end_hand"}
#: Lines that a replay does something with; all others follow from them.
DOES: Final = {"start_hand", "act", "time_up"}


@st.composite
def options(draw: st.DrawFn) -> dict[str, Value]:
    """Options of `ru-classic` as a set-up could choose them; one or two rounds, so that a match is short."""
    chosen: dict[str, Value] = {}
    for option in load_preset("ru-classic").options:
        if option.name not in PAGE_ONLY:
            choices = [1, 2] if option.name == "rounds" else list(option.choices)
            chosen[option.name] = draw(st.sampled_from(choices), label=option.name)
    if chosen["ready_hand"] == "none":
        chosen["ready_at_once"] = False
    if not chosen["stock"]:
        chosen["stock_end"] = "never"
    return chosen


def replayed(game: RecordedGame) -> list[Line]:
    """The lines of a game's text, played again and compared with every state that the game went through."""
    lines = parse_lines(game.writer.text())
    assert lines == game.lines
    states = [state_of(point.table.record) for point in replay(lines)]
    assert len(states) == len(game.states)
    different = [index for index, (one, two) in enumerate(zip(states, game.states, strict=True)) if one != two]
    assert not different, f"the replay differs first after step {different[0] + 1}"
    return lines


@given(options(), st.integers(0, 10_000), st.sampled_from([0.0, 0.5, 0.9, 1.0]))
@settings(max_examples=25)
def test_a_match_replays_to_the_same_states_under_any_options(
    chosen: dict[str, Value], seed: int, sense: float
) -> None:
    game = RecordedGame(seed, **chosen).play_match(seed, sense, hands=6)
    lines = replayed(game)
    # written once more from what was read, it is the same text
    again = RecordedGame(seed, **chosen)
    again.lines[:] = lines
    assert again.writer.text() == game.writer.text()


@given(options(), st.integers(0, 10_000))
@settings(max_examples=8)
def test_the_view_of_every_seat_can_be_had_from_the_record(chosen: dict[str, Value], seed: int) -> None:
    game = RecordedGame(seed, **chosen).keep_views().play_match(seed, hands=2)
    points = 0
    for point, seen in zip(replay(parse_lines(game.writer.text())), game.views, strict=True):
        assert views_of(point.table) == seen
        points += 1
    assert points > 2


def test_every_game_replays_to_the_same_states(game: RecordedGame) -> None:
    replayed(game)


@pytest.mark.parametrize("maker", MATCHES)
def test_a_whole_match_replays_to_its_end(maker: Maker) -> None:
    match = maker()
    assert match.table.phase is Phase.MATCH_OVER
    *_, last = replay(parse_lines(match.writer.text()))
    assert last.table.phase is Phase.MATCH_OVER
    assert list(map(int, last.table.record.scores)) == match.lines[-1]["scores"]


def test_the_points_of_a_replay_cover_the_record_without_gaps() -> None:
    lines = parse_lines(long_match().writer.text())
    at = 2  # the first line opens the game
    for point in replay(lines):
        assert point.first == at
        assert lines[point.first - 1]["type"] in DOES
        assert not {line["type"] for line in lines[point.first : point.last]} & DOES
        at = point.last + 1
    assert at == len(lines), "only the end of the game is left"


def test_a_replay_can_be_kept_at_any_point() -> None:
    game = long_match()
    kept = [(state_of(point.table.record), point.table.snapshot()) for point in replay(game.lines)]
    assert all(state_of(snapshot) == state for state, snapshot in kept)


def test_the_record_of_a_match_that_goes_on_can_be_replayed_so_far() -> None:
    game = RecordedGame(3)
    assert list(replay(parse_lines(game.writer.text()))) == []
    game.deal_fairly()
    points: list[Replayed] = list(replay(parse_lines(game.writer.text())))
    assert [(point.first, point.last) for point in points] == [(2, 2)]
    assert points[0].table.phase < Phase.HAND_OVER


def test_every_kind_of_event_has_its_line_somewhere() -> None:
    written = set().union(*(game.kinds() for game in corpus()))
    expected = {SAID_ELSEWHERE.get(kind.name.lower(), kind.name.lower()) for kind in EventKind}
    # tests/server/match/test_takebacks.py has those
    expected -= {"taken_back", "again", "given_up"}
    assert written == expected | {"start_game", "act", "end_game"}


def test_answers_may_come_in_any_order() -> None:
    game = refused_claim()
    chow, pung = (next(line for line in game.lines if line.get("action") == word) for word in ("chow 4m", "pung"))
    lines = list(game.lines)
    one, two = lines.index(chow), lines.index(pung)
    assert two == one + 1
    lines[one], lines[two] = pung, chow
    states = [state_of(point.table.record) for point in replay(lines)]
    assert states != game.states, "in between other answers are known"
    assert states[-1] == game.states[-1]


def test_line_ends_of_other_systems_and_odd_characters_in_names_do_no_harm() -> None:
    game = corpus()[0]
    text = game.writer.text()
    assert "\u2028" in text
    assert "\x85" in text
    assert parse_lines(text.replace("\n", "\r\n")) == game.lines
    assert parse_lines(text.removesuffix("\n")) == game.lines


def test_what_was_taken_back_stands_in_a_line_and_changes_nothing() -> None:
    game = beside_bots()
    assert [line["type"] for line in game.lines].count("taken_back") == 1
    points = list(replay(game.lines))
    assert len(points) == sum(line["type"] in ("start_hand", "act", "left") for line in game.lines)
    back = next(line for line in game.lines if line["type"] == "taken_back")
    changed = [
        {**line, "actions": [{"seat": 0, "action": "discard 1s"}]} if line is back else line for line in game.lines
    ]
    with pytest.raises(RecordError, match=f"line {game.lines.index(back) + 1}: "):
        list(replay(changed))
