"""A family's match, played from its moves: to its end by every table of partners, and the same every time."""

import random

import pytest

from eastwind.explain import ending_of
from eastwind.family.breaking import heights, next_of
from eastwind.family.course import Course, FamilyTroubleError, course_of
from eastwind.family.wishes import Partner, Scoring, Wishes
from eastwind.table import Phase

_TABLES: list[tuple[Partner, ...]] = [
    ("person", "person"),
    ("person", "bird"),
    ("bot", "person"),
    ("person", "bot", "bird"),
    ("person", "person", "bot", "bird"),
]


def played(wishes: Wishes, chance: random.Random) -> tuple[Course, list[str]]:
    """A match played anyhow to its end by whoever sits before the screen."""
    course, moves = course_of(wishes, []), list[str]()

    def make(move: str) -> None:
        moves.append(move)
        course.play(move)

    while course.phase is not Phase.MATCH_OVER:
        offered = [f"{seat} {word}" for seat in course.table.seats for word in course.moves_of(seat)]
        if course.phase in (Phase.IDLE, Phase.HAND_OVER):
            make(f"break {chance.randint(1, 4)} {chance.randint(1, 17)}")
        elif course.discarder is not None and not offered:
            make("go")
        else:
            wins = [move for move in offered if move.endswith("mahjong")]
            make(chance.choice(wins or offered))
    return course, moves


@pytest.mark.parametrize("partners", _TABLES, ids="-".join)
@pytest.mark.parametrize("scoring", ["counting", "chronicle"])
def test_a_match_goes_to_its_end_and_is_the_same_again(partners: tuple[Partner, ...], scoring: Scoring) -> None:
    wishes = Wishes(7, partners, scoring, flowers=True, hands=4)
    course, moves = played(wishes, random.Random(3))
    assert course.table.hand == 4
    again = course_of(wishes, moves)
    assert again.table.record_bytes.tobytes() == course.table.record_bytes.tobytes()
    ending = ending_of(course.table.record, course.use)
    assert ending is not None
    assert ending.payments == ()


@pytest.mark.parametrize(("flowers", "stacks"), [(True, 18), (False, 17)])
@pytest.mark.parametrize("side", [1, 2, 3, 4])
@pytest.mark.parametrize("stack", [1, 2, 7, 17])
def test_the_wall_opens_after_the_counted_stack(flowers: bool, stacks: int, side: int, stack: int) -> None:
    course = course_of(Wishes(11, ("person", "person"), flowers=flowers), [f"break {side} {stack}"])
    seen = heights(course.table, course.turned)
    first = (side - 1) * stacks + stack
    # the counted stack stands: it is the last of the wall, and the one behind it went first
    assert seen[(first - 1) % (4 * stacks)] > 0
    assert seen[first % (4 * stacks)] == 0
    # twice thirteen tiles are thirteen stacks; bonus tiles were not replaced yet
    gone = [seen[(first + step) % (4 * stacks)] for step in range(14)]
    assert gone[:13] == [0] * 13
    assert next_of(course.table, course.turned) == (first + 13) % (4 * stacks)


def test_where_the_wall_is_opened_changes_no_tile_of_it() -> None:
    tiles = {
        tuple(sorted(map(int, course_of(Wishes(11, ("person", "person")), [f"break {side} 5"]).table.record.wall)))
        for side in (1, 2, 3, 4)
    }
    assert len(tiles) == 1


@pytest.mark.parametrize(
    "move", ["go", "0 discard 5m", "break 5 1", "break 1 19", "break 1 0", "break one two", "break 1", "9 pass", ""]
)
def test_what_cannot_be_done_is_refused_with_what_could(move: str) -> None:
    with pytest.raises(FamilyTroubleError, match="expected"):
        course_of(Wishes(11, ("person", "person")), [move])


def test_nobody_before_the_screen_plays_for_a_bot() -> None:
    course = course_of(Wishes(11, ("person", "bot"), flowers=False), ["break 1 5"])
    mine = course.moves_of(0)
    course.play(f"0 {mine[0]}")
    assert course.moves_of(2) == []


def test_somebody_may_reach_for_every_discard_of_another() -> None:
    """The window stands open also where nothing can be taken: so the game can say why not."""
    course = course_of(Wishes(5, ("person", "person"), flowers=False), ["break 1 5"])
    for _ in range(12):
        assert course.phase is Phase.TURN
        seat = course.table.waiting_for[0]
        course.play(f"{seat} {next(word for word in course.moves_of(seat) if word.startswith('discard'))}")
        assert course.discarder == seat
        course.play("go")


def test_the_bird_says_why_and_the_bot_does_not() -> None:
    def thoughts(partner: Partner) -> set[str]:
        course, found = course_of(Wishes(2, ("person", partner), hands=1), []), set[str]()
        course.play("break 2 7")
        while not course.phase.is_over:
            offered = [f"0 {word}" for word in course.moves_of(0)]
            course.play("go" if course.discarder is not None else offered[-1])
            found |= {one.thinking.thought for one in course.happened if one.thinking}
        return found

    assert thoughts("bot") == set()
    said = thoughts("bird")
    assert said & {"put-lonely", "put-other"}
    assert said & {"take-chow", "take-pung", "keep"}
