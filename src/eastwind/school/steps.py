"""Steps of the path in their order, with the levels of their tasks, and the mistakes that each distinguishes.

After `learning.md`: one step at a time, suits first, honours and bonus tiles later, the game last.
"""

from dataclasses import dataclass
from typing import Final

#: Mistakes of an answer that have a hint of their own. Another order of the right tiles, and the names pung and kong mixed up,
#: are no mistakes.
MISTAKES: Final = (
    "overlooked",
    "other_suit",
    "six_nine",
    "wrong_neighbour",
    "from_the_wrong_end",
    "gap",
    "descending",
    "one_suit_only",
    "mixed_suit",
    "three_for_four",
    "stranger",
    "missing",
    "wrong_tile",
    "no_match",
    "honour_chow",
    "other_number",
    "too_few",
    "too_many",
    "wrong_side",
    "counted_backwards",
    "one_short",
    "one_far",
    "wrong_stack",
    "left_out",
    "not_free",
    "completes_nothing",
    "wrong_sum",
)


@dataclass(frozen=True, slots=True)
class Step:
    """Step of the path.

    :ivar number: its place, from 1; :ivar levels: the written schedule: the task of each level, the easiest first.
    :ivar mistakes: those of `MISTAKES` that it distinguishes.
    """

    number: int
    id: str
    levels: tuple[str, ...]
    mistakes: tuple[str, ...]


_LINE: Final = ("one of each number", "five more beside them", "all 36 of the suit, some on their head")
_SETS: Final = ("gap", "descending", "one_suit_only", "mixed_suit", "honour_chow", "stranger")
_ROWS: Final = (
    (
        "find-suit",
        ("dots among 48 tiles", "dots among all", "bamboo among all", "characters among all", "all three suits apart"),
        ("overlooked", "other_suit"),
    ),
    ("line-up", _LINE, ("six_nine", "wrong_neighbour", "other_suit", "missing")),
    ("line-down", _LINE, ("six_nine", "wrong_neighbour", "from_the_wrong_end", "other_suit", "missing")),
    (
        "neighbours",
        ("two chows and no other tile", "three chows among fifteen tiles", "the rest of the suit: 27 tiles"),
        (*_SETS, "missing"),
    ),
    (
        "alike",
        ("two pungs", "a pung and a kong", "pungs and kongs in the rest of the suit"),
        ("three_for_four", "stranger", "missing"),
    ),
    ("code-lock", ("four tiles", "five tiles", "six tiles"), ("missing", "wrong_tile")),
    (
        "suits",
        tuple(
            f"{game} with {suit}"
            for suit in ("bamboo", "characters")
            for game in ("find the suit", "line up", "line down", "three neighbours", "alike", "code lock")
        ),
        (
            "overlooked",
            "other_suit",
            "six_nine",
            "wrong_neighbour",
            "from_the_wrong_end",
            *_SETS,
            "three_for_four",
            "missing",
            "wrong_tile",
        ),
    ),
    ("snake", ("eight tiles of two suits", "twelve", "sixteen"), ("no_match", "wrong_tile", "missing")),
    ("memory", ("six pairs of the three suits", "eight pairs of the three suits", "eight pairs with honours"), ()),
    (
        "combinations",
        ("twelve tiles of the suits", "sixteen", "twenty", "twenty with honours"),
        (*_SETS, "wrong_tile", "missing"),
    ),
    ("honours", ("dragons", "winds", "dragons and winds"), ("honour_chow", "three_for_four", "stranger", "missing")),
    ("bonus", ("the seasons", "the flowers", "flowers and seasons"), ("other_number", "missing")),
    (
        "build-wall",
        ("the end of a side", "most of a side", "a whole side, with bonus tiles or without", "the four sides"),
        ("too_few", "too_many"),
    ),
    (
        "break-wall",
        ("named by the players", "a die of four and one of twenty", "one die and two", "two dice and three"),
        ("wrong_side", "counted_backwards", "one_short", "one_far", "wrong_stack"),
    ),
    ("solitaire", ("a small layout", "a middling one", "the largest for a child"), ("not_free", "no_match", "missing")),
    ("game-two", ("finished sets", "a won hand", "the chronicle"), ("wrong_sum",)),
    (
        "game-four",
        ("a pung or nothing", "a chow or nothing", "any set or nothing"),
        ("completes_nothing", "missing", *_SETS),
    ),
    (
        "tidy",
        ("two to four rows of six or eight", "five to eight rows of nine", "all 144 tiles"),
        ("left_out", "too_many"),
    ),
)

STEPS: Final = tuple(Step(number, *row) for number, row in enumerate(_ROWS, 1))


def step_of(name: str) -> Step | None:
    """Return the step of an id, or of its number written out; None if there is none."""
    return next((step for step in STEPS if name in (step.id, str(step.number))), None)
