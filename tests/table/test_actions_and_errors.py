"""Actions and their words; refusals that say what was expected and change nothing."""

import ast
from pathlib import Path
from typing import Final

import pytest

import eastwind
from eastwind.rules import load_preset
from eastwind.table import IllegalActionError, Phase, Table
from eastwind.table.actions import ACTIONS, WORDS, ActionError, ActionType, discard_of, parse_action, tile_of, type_of
from eastwind.table.layout import OVER
from eastwind.tiles.notation import parse_tile
from tests.support.rules import ru
from tests.support.story import Story, fields_of


def test_words_and_numbers_are_the_same_thing() -> None:
    for number, word in WORDS.items():
        assert parse_action(word) == number
    assert len(set(WORDS.values())) == len(WORDS)


def test_every_number_has_words_but_those_of_chows_that_do_not_exist() -> None:
    missing = set(range(ACTIONS)) - set(WORDS)
    assert ACTIONS == 271
    assert len(missing) == 12, (
        "a chow begins with 1 to 7: the 8 and 9 of three suits are left out, claimed and laid out"
    )


#: Number of the first action of each kind, as records and stored games have it: kinds are appended, none is ever moved.
FIRST: Final = {
    ActionType.DISCARD: 0,
    ActionType.DISCARD_READY: 34,
    ActionType.DISCARD_AT_ONCE: 68,
    ActionType.CONCEALED_KONG: 102,
    ActionType.ADDED_KONG: 136,
    ActionType.FLOWER: 170,
    ActionType.PASS: 178,
    ActionType.CHOW: 179,
    ActionType.PUNG: 206,
    ActionType.KONG: 207,
    ActionType.MAHJONG: 208,
    ActionType.READY_AT_ONCE: 209,
    ActionType.LAY_CHOW: 210,
    ActionType.LAY_PUNG: 237,
}


def test_actions_keep_their_numbers() -> None:
    types = list(map(type_of, range(ACTIONS)))
    assert {each: types.index(each) for each in ActionType} == FIRST


def test_tables_of_actions_agree_with_their_words() -> None:
    for number, word in WORDS.items():
        verb, *rest = word.split(" ")
        assert type_of(number).name.lower().startswith(verb)
        assert tile_of(number) == (parse_tile(rest[0]) if rest else -1)
        assert discard_of(number) == (tile_of(number) if verb == "discard" else -1)
        if verb == "discard":
            assert type_of(number).name.lower() == "_".join([verb, *rest[1:]])


def test_the_table_of_phases_says_in_which_the_hand_is_over() -> None:
    assert {phase for phase in Phase if OVER[phase]} == {Phase.HAND_OVER, Phase.MATCH_OVER}
    assert all(phase.is_over == bool(OVER[phase]) for phase in Phase)


def _compared_by_order(source: str) -> set[int]:
    """The lines that compare actions or phases by the order of their numbers."""
    constants, tree, found = {each.name for each in ActionType}, ast.parse(source), set()
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported = {each.name for node in imports if node.module == "eastwind.table.actions" for each in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(
            isinstance(sign, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for sign in node.ops
        ):
            for side in (node.left, *node.comparators):
                match side:
                    case ast.Attribute(value=ast.Name(id="Phase" | "ActionType")):
                        found.add(node.lineno)
                    case ast.Attribute(value=ast.Name(id="actions" | "act"), attr=name) if name in constants:
                        found.add(node.lineno)
                    case ast.Name(id=name) if name in constants & imported:
                        found.add(node.lineno)
    return found


def test_no_module_asks_by_the_order_of_numbers_what_an_action_is_or_whether_a_hand_is_over() -> None:
    package = Path(eastwind.__file__).parent
    found = {
        f"{path.relative_to(package)}:{line}"
        for path in package.rglob("*.py")
        if "from eastwind.table" in (source := path.read_text(encoding="utf-8"))
        for line in _compared_by_order(source)
    }
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "action < actions.CONCEALED_KONG",
        "act.FLOWER <= action < act.PASS",
        "CHOW <= a",
        "view.phase >= Phase.HAND_OVER",
    ],
)
def test_a_comparison_by_order_is_found(line: str) -> None:
    assert _compared_by_order(f"from eastwind.table.actions import CHOW\nx = 1 if {line} else 2") == {2}
    assert _compared_by_order("x = action == actions.PASS or action >= 0") == set()


@pytest.mark.parametrize(
    "word",
    ["", "discard", "discard 5x", "discard 8z", "discard 1f", "discard 5m now", "chow 8m", "chow 1z", "flower 1m", "flower 9f",
     "pass 5m", "pung 5m", "ron", "DISCARD 5m", "discard  5m", "discard 55m"],
)  # fmt: skip
def test_other_words_are_refused(word: str) -> None:
    with pytest.raises(ActionError, match="expected"):
        parse_action(word)


def test_a_refused_action_names_the_seat_the_action_what_was_expected_and_the_tiles() -> None:
    story = Story(east="1z", south="46m 19p 19s 1234567z")
    story.flush()
    before = fields_of(story.record)
    with pytest.raises(IllegalActionError) as caught:
        story.table.play(0, parse_action("discard 5m") if "5m" not in story.hand("east") else parse_action("pung"))
    error = caught.value
    assert error.seat == 0
    assert set(error.expected) == set(story.offers("east"))
    assert error.position == story.table.position(0)
    assert error.action in str(error)
    rules = f"ru-classic, version {load_preset('ru-classic').version}"
    assert (error.rules, error.version) == (rules, story.table.version)
    assert f"({rules}; state {story.table.version})" in str(error)
    assert fields_of(story.record) == before


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    story = Story()
    before = fields_of(story.record)
    with pytest.raises(IllegalActionError):
        story.table.play(seat, parse_action("pass"))
    with pytest.raises(ValueError, match="no player at"):
        story.table.offered(seat)
    assert fields_of(story.record) == before


@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 1, 10_000, -10_000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    story = Story()
    for seat in range(4):
        with pytest.raises(IllegalActionError):
            story.table.play(seat, action)


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    story = Story()
    with pytest.raises(IllegalActionError, match="not asked"):
        story.table.play(story.seat("east"), parse_action("pass"))


def test_before_the_first_deal_nothing_may_be_played() -> None:
    table = Table(ru())
    assert table.waiting_for == ()
    for seat in range(4):
        assert table.offered(seat) == []
        with pytest.raises(IllegalActionError):
            table.play(seat, parse_action("pass"))


def test_a_first_dealer_who_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no player at"):
        Table(ru(), 4)


def test_going_back_to_a_snapshot_restores_everything() -> None:
    story = Story(east="5z", west="55z 147m 258p 369s 12z")
    kept, before = story.table.snapshot(), fields_of(story.record)
    story.play("east gives 5z", "west pung", "west discard 1z")
    assert fields_of(story.record) != before
    story.table.restore(kept)
    assert fields_of(story.record) == before
    story.play("east gives 5z", "west pung")
