"""Every kind of damage to a record is found, and the error names the line."""

import copy
import json
from typing import Any, Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from eastwind.errors import EastwindError
from eastwind.record import RecordError, parse_lines, replay
from eastwind.record.lines import Line
from eastwind.record.writer import to_text
from eastwind.rules import load_preset
from eastwind.tiles.notation import CODES, format_tiles, parse_tiles
from tests.support import corpus as told
from tests.support.recorded import RecordedGame

#: A key of the lines that the replay cannot check by playing: the shuffle's, for `verify_shuffle`.
SHUFFLE_ONLY: Final = {"secret", "dice", "wall"}
#: In place of a value: there is none.
REMOVED: Final = object()


def played(lines: list[Line]) -> int:
    """Reads and plays lines again; returns how many points there were."""
    return sum(1 for _ in replay(parse_lines(to_text(lines))))


def broken(lines: list[Line], message: str) -> int:
    """The line at fault of lines that must not replay; the message must match."""
    with pytest.raises(RecordError, match=message) as caught:
        played(lines)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value.line


def match_lines() -> list[Line]:
    """A whole match, free to be damaged."""
    return copy.deepcopy(told.short_match().lines)


def number_of(lines: list[Line], kind: str, nth: int = 0) -> int:
    """The number of the nth line of a kind, from 1."""
    return [number for number, line in enumerate(lines, 1) if line["type"] == kind][nth]


# --- text


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("{", "expected JSON, found '{'"),
        ("", "expected JSON, found ''"),
        ("[1, 2]", r"expected an object with a 'type', found '\[1, 2\]'"),
        ('"act"', "expected an object with a 'type'"),
        ('{"seat":1}', "expected an object with a 'type'"),
        ('{"type":7}', "expected an object with a 'type'"),
        ("[" * 100_000, "expected JSON"),
        ("9" * 5000, "expected JSON"),
    ],
    ids=["cut", "empty", "list", "text", "no-type", "type-a-number", "too-deep", "too-long-a-number"],
)
@pytest.mark.parametrize("at", [0, 7])
def test_a_line_that_is_no_object_with_a_type_is_refused(at: int, row: str, message: str) -> None:
    rows = told.short_match().writer.text().split("\n")
    rows[at] = row
    with pytest.raises(RecordError, match=message) as caught:
        parse_lines("\n".join(rows))
    assert caught.value.line == at + 1
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("text", ["", "\n"])
def test_an_empty_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_lines(text)
    assert caught.value.line == 1


def test_record_errors_are_errors_of_eastwind_and_value_errors() -> None:
    assert issubclass(RecordError, EastwindError)
    assert issubclass(RecordError, ValueError)


# --- the first line


def set_in(line: Line, path: str, value: object) -> None:
    """Changes the value at a dotted path (`seats.2.name`); `REMOVED` takes it away."""
    *outer, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inner: Any = line
    for step in outer:
        inner = inner[step]
    if value is REMOVED:
        del inner[last]
    else:
        inner[last] = value


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        pytest.param("type", "act", "expected 'start_game', found 'act'", id="type"),
        pytest.param("format", 1, "expected format 2 or 3, found 1", id="format"),
        pytest.param("format", True, "expected format 2 or 3, found True", id="format-yes"),
        pytest.param("format", REMOVED, "expected format 2 or 3, found None", id="no-format"),
        pytest.param("digest", "0" * 64, "the rule set has the digest [0-9a-f]{64}, the record says '0", id="digest"),
        pytest.param("digest", REMOVED, "the record says None", id="no-digest"),
        pytest.param("rules.rules.limit.cap.value", 2001, "the rule set has the digest", id="rule"),
        pytest.param("rules.rules.limit.cap.source", "RU IX", "the rule set has the digest", id="source-of-a-rule"),
        pytest.param("rules.rules.limit.cap", REMOVED, "the rule set cannot be read.*limit", id="no-rule"),
        pytest.param("rules.format", 7, "the rule set cannot be read.*7", id="format-of-rules"),
        pytest.param("rules", REMOVED, "the rule set cannot be read", id="no-rules"),
        pytest.param("first_dealer", REMOVED, "expected 'first_dealer' in a 'start_game' line", id="no-dealer"),
        pytest.param("first_dealer", 4, "expected a first dealer of 0, 1, 2, 3, found 4", id="dealer"),
        pytest.param("first_dealer", True, "expected a first dealer of 0, 1, 2, 3, found True", id="dealer-yes"),
        pytest.param("first_dealer", "0", "expected a first dealer of 0, 1, 2, 3, found '0'", id="dealer-text"),
        pytest.param("seats", REMOVED, "expected four seats, found None", id="no-seats"),
        pytest.param("seats.3", REMOVED, "expected four seats", id="three-seats"),
        pytest.param("seats.2.nonce", REMOVED, "expected a seat's name, player and nonce", id="no-nonce"),
        pytest.param("seats.1.name", 3, "expected a seat's name, player and nonce", id="name-a-number"),
        pytest.param("seats.0", "Ania", "expected a seat's name, player and nonce", id="seat-a-text"),
    ],
)
def test_a_damaged_first_line_is_refused(path: str, value: object, message: str) -> None:
    lines = match_lines()
    set_in(lines[0], path, value)
    assert broken(lines, message) == 1


def test_half_a_character_is_refused() -> None:
    lines = match_lines()
    lines[0]["seats"][0]["nonce"] = "\ud800"
    text = "\n".join(json.dumps(line) for line in lines)
    with pytest.raises(RecordError, match="half of a surrogate pair") as caught:
        list(replay(parse_lines(text)))
    assert caught.value.line == 1


def test_another_first_dealer_deals_other_hands() -> None:
    lines = match_lines()
    lines[0]["first_dealer"] = (lines[0]["first_dealer"] + 1) % 4
    assert broken(lines, "expected .*start_hand") == 2


def test_another_rule_set_with_its_own_digest_does_not_fit_the_game() -> None:
    lines = match_lines()
    other = load_preset("ru-classic", options={"flowers": True, "rounds": 1, "limit": 1})
    lines[0].update(rules=other.to_json(), digest=other.digest)
    assert broken(lines, "expected .*end_hand") == number_of(lines, "end_hand")


def test_a_rule_set_without_flowers_refuses_a_wall_with_flowers() -> None:
    lines = match_lines()
    other = load_preset("ru-classic", options={"rounds": 1})
    lines[0].update(rules=other.to_json(), digest=other.digest)
    assert broken(lines, "expected a wall of 136 tiles") == 2


# --- the deal


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("wall", "123m", "expected a wall of 144 tiles"),
        ("wall", "12x", "expected a digit or one of m p s z f, found 'x'"),
        ("wall", 5, "digits without a letter"),
        ("wall", "1" * 144 + "m", "expected 4 tiles 1m in the wall, found 144"),
        ("dice", [1, 2, 3], "expected four dice from 1 to 6"),
        ("dice", [1, 2, 3, 7], "expected four dice from 1 to 6"),
        ("dice", [1, 2, 3, -1], "expected four dice from 1 to 6"),
        ("dice", [1, 2, 3, 10**30], "expected four dice from 1 to 6"),
        ("dice", [1, 2, 3, 1.0], "expected four dice from 1 to 6"),
        ("dice", [1, 2, 3, True], "expected four dice from 1 to 6"),
        ("dice", "1234", "expected four dice from 1 to 6"),
        ("hand", 2, "expected .*start_hand"),
        ("dealer", 9, "expected .*start_hand"),
        ("round_wind", 1, "expected .*start_hand"),
        ("break", {"seat": 0, "stack": 99}, "expected .*start_hand"),
        ("hands", ["", "", "", ""], "expected .*start_hand"),
    ],
)
def test_a_damaged_deal_is_refused(key: str, value: object, message: str) -> None:
    lines = match_lines()
    assert lines[1][key] != value
    lines[1][key] = value
    assert broken(lines, message) == 2


@pytest.mark.parametrize("key", ["wall", "dice", "hands"])
def test_a_deal_that_lacks_something_is_refused(key: str) -> None:
    lines = match_lines()
    del lines[1][key]
    broken(lines, f"{key}")


def test_a_wall_with_two_tiles_exchanged_is_found_when_the_first_of_them_is_seen() -> None:
    game = told.concealed_kong()
    lines = copy.deepcopy(game.lines)
    # the tile that South is to draw, after 53 dealt ones, changes places with the one behind it
    record = game.table.record
    drawn = lines[-1]
    assert drawn["type"] == "draw"
    expanded = [CODES[kind] for kind in parse_tiles(lines[1]["wall"])]
    start = 2 * (_side(int(record.break_seat)) * 17 + int(record.break_stack))
    here, behind = (start + 53) % 136, (start + 54) % 136
    assert expanded[here] == drawn["tile"] != expanded[behind]
    expanded[here], expanded[behind] = expanded[behind], expanded[here]
    lines[1]["wall"] = " ".join(expanded)
    # written with blanks it is the same wall, but not the same line: it is compared as it must be written
    assert broken(lines, "expected .*start_hand") == 2
    lines[1]["wall"] = format_tiles(parse_tiles("".join(expanded)))
    assert broken(lines, "expected .*draw") == len(lines)


def _side(seat: int) -> int:
    return -seat % 4


# --- the game


@pytest.mark.parametrize(
    ("act", "message"),
    [
        ({"action": "discard 5x"}, "expected a tile after 'discard', found 'discard 5x'"),
        ({"action": "dance"}, "expected one of .*found 'dance'"),
        ({"action": 5}, "expected one of .*found '5'"),
        ({"action": "mahjong"}, "may not play 'mahjong' now; expected"),
        ({"action": "chow 1m"}, "may not play 'chow 1m' now; expected"),
        ({"seat": 4}, "expected a seat from 0 to 3, found 4"),
        ({"seat": -1}, "expected a seat from 0 to 3, found -1"),
        ({"seat": 10**30}, "expected a seat from 0 to 3, found 1000"),
        ({"seat": True}, "expected a seat from 0 to 3, found True"),
        ({"seat": None}, "expected a seat from 0 to 3, found None"),
        ({"mood": "cheerful"}, "expected .*act"),
        ({"type": "discard"}, "expected 'start_hand', 'act', 'time_up' or 'left', found 'discard'"),
        ({"type": "flight"}, "expected 'start_hand', 'act', 'time_up' or 'left', found 'flight'"),
    ],
)
@pytest.mark.parametrize("nth", [0, 60])
def test_a_damaged_action_is_refused(nth: int, act: Line, message: str) -> None:
    lines = match_lines()
    number = number_of(lines, "act", nth)
    assert not lines[number - 1]["action"].startswith(("mahjong", "chow"))
    lines[number - 1].update(act)
    assert broken(lines, message) == number


@pytest.mark.parametrize("key", ["seat", "action"])
def test_an_action_that_lacks_something_is_refused(key: str) -> None:
    lines = match_lines()
    number = number_of(lines, "act", 3)
    del lines[number - 1][key]
    assert broken(lines, f"expected '{key}' in a 'act' line") == number


def test_an_action_of_a_seat_that_is_not_asked_is_refused_and_says_what_was_offered() -> None:
    lines = match_lines()
    number = next(n for n, line in enumerate(lines, 1) if str(line.get("action")).startswith("discard"))
    lines[number - 1]["seat"] = (lines[number - 1]["seat"] + 1) % 4
    assert broken(lines, "expected nothing: this seat is not asked; seat . holds") == number


def test_a_hand_dealt_into_a_hand_is_refused() -> None:
    lines = match_lines()
    second = number_of(lines, "start_hand", 1)
    cut = number_of(lines, "act", 5)
    assert broken(lines[: cut - 1] + lines[second - 1 :], "a hand is dealt only between hands") == cut


def test_an_action_before_any_deal_is_refused() -> None:
    lines = match_lines()
    del lines[1]
    assert broken(lines, "may not play") == 2


def test_consequences_that_are_missing_at_the_end_are_missed() -> None:
    for game in (told.flowers(), told.penalty(), told.refused_claim(), told.ready_hands()):
        starts = {number for number, line in enumerate(game.lines, 1) if line["type"] in ("start_hand", "act")}
        for kept in range(1, len(game.lines)):
            if kept + 1 in starts:
                # cut between two actions it is the record of a game that goes on
                assert played(game.lines[:kept]) == len([number for number in starts if number <= kept])
            else:
                assert broken(game.lines[:kept], "the record ends before") == kept + 1


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("draw", "tile", "5z"),
        ("discard", "seat", 9),
        ("flower", "tile", "8f"),
        ("replacement", "from", "wall"),
        ("claim", "prevails", None),
        ("mahjong", "by", "luck"),
        ("ready", "how", "perhaps"),
    ],
)
def test_a_changed_consequence_is_found_in_its_line(kind: str, key: str, value: object) -> None:
    lines = match_lines()
    number = number_of(lines, kind)
    assert lines[number - 1][key] != value
    lines[number - 1][key] = value
    found = json.dumps(lines[number - 1])[:30]
    assert broken(lines, f"expected .*found {found}") == number


def test_yes_is_not_one_and_one_is_not_one_point_nothing() -> None:
    lines = match_lines()
    number = number_of(lines, "claim")
    lines[number - 1]["prevails"] = int(lines[number - 1]["prevails"])
    assert broken(lines, "expected .*claim") == number
    lines = match_lines()
    number = number_of(lines, "draw")
    lines[number - 1]["seat"] = float(lines[number - 1]["seat"])
    assert broken(lines, "expected .*draw") == number


def test_the_order_of_keys_does_not_matter() -> None:
    lines = [dict(reversed(line.items())) for line in match_lines()]
    assert played(lines) == len(told.short_match().states)


# --- the end


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("scores.0", 12345),
        ("payments.0.0", 1),
        ("bills.0.total", 12345),
        ("bills.1.won", None),
        ("bills.3", REMOVED),
        ("bills", REMOVED),
        ("winners", []),
        ("match_over", "played"),
        ("hands.2", "1m"),
        ("mood", "cheerful"),
    ],
    ids=lambda value: str(value) if isinstance(value, str) else "",
)
def test_a_damaged_end_of_a_hand_is_refused(path: str, value: object) -> None:
    lines = match_lines()
    number = next(n for n, line in enumerate(lines, 1) if line["type"] == "end_hand" and line["winners"])
    set_in(lines[number - 1], path, value)
    assert broken(lines, "expected .*end_hand") == number


def test_wrong_final_scores_are_refused() -> None:
    lines = match_lines()
    scores = list(lines[-1]["scores"])
    lines[-1]["scores"] = scores[1:] + scores[:1]
    assert broken(lines, "expected the final scores") == len(lines)
    del lines[-1]["scores"]
    assert broken(lines, "expected the final scores .*found None") == len(lines)


def test_a_game_that_ends_before_the_match_is_over_is_refused() -> None:
    lines = match_lines()
    last = number_of(lines, "start_hand", -1)
    assert broken(lines[: last - 1] + lines[-1:], "before the match is over: the table is at 'hand_over'") == last
    cut = number_of(lines, "act", 4)
    assert broken(lines[: cut - 1] + lines[-1:], "before the match is over") == cut
    assert broken(lines[:1] + lines[-1:], "before the match is over: the table is at 'idle'") == 2


def test_nothing_follows_the_end_of_the_game() -> None:
    lines = match_lines()
    assert broken([*lines, lines[-1]], "expected nothing after the end of the game") == len(lines) + 1
    assert broken([*lines, lines[1]], "expected nothing after the end of the game") == len(lines) + 1


def test_no_hand_follows_the_last() -> None:
    lines = match_lines()
    assert broken([*lines[:-1], lines[1]], "a hand is dealt only between hands") == len(lines)


# --- any damage at all


def _leaves(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Paths to all values in a line that are not containers."""
    items: list[tuple[str | int, object]]
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    else:
        return [path]
    return [leaf for key, inner in items for leaf in _leaves(inner, (*path, key))]


def _one_hand() -> RecordedGame:
    """The penalty: a hand from its deal to its bills, short enough to be played again often."""
    return told.penalty()


VALUES: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 5),
    st.sampled_from(["pass", "pung", "discard 3z", "discard 4z", "3z", "1m", "", "act", "draw", "start_hand"]),
)


@given(st.data())
@settings(max_examples=250)
def test_no_value_can_be_changed_without_being_found(data: st.DataObject) -> None:
    lines = copy.deepcopy(_one_hand().lines)
    at = data.draw(st.integers(1, len(lines) - 1), label="line")
    leaves = [leaf for leaf in _leaves(lines[at]) if leaf[0] not in SHUFFLE_ONLY]
    path = data.draw(st.sampled_from(leaves), label="path")
    inner: Any = lines[at]
    for key in path[:-1]:
        inner = inner[key]
    value = data.draw(VALUES, label="value")
    assume(json.dumps(inner[path[-1]]) != json.dumps(value))
    inner[path[-1]] = value
    # what came of an action is found where it stands, another action at the latest when something else comes of it
    number = broken(lines, ".")
    assert number >= at + 1 if lines[at]["type"] == "act" else number <= at + 1


@given(st.data())
@settings(max_examples=60)
def test_no_line_can_be_left_out_doubled_or_exchanged_without_being_found(data: st.DataObject) -> None:
    lines = list(_one_hand().lines)
    at = data.draw(st.integers(1, len(lines) - 2), label="line")
    damage = data.draw(st.sampled_from(["left out", "doubled", "exchanged"]))
    if damage == "left out":
        del lines[at]
    elif damage == "doubled":
        lines.insert(at, lines[at])
    else:
        # two answers in a row may come in any order
        assume(not lines[at]["type"] == lines[at + 1]["type"] == "act")
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    broken(lines, ".")
