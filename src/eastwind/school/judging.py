"""Judgement of an answer to a task: right or not, and those of its mistakes that have a hint of their own."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from eastwind.errors import EastwindError
from eastwind.school.later import bonus_number, follows
from eastwind.school.sets import (
    best_sets,
    covered,
    kind_of_set,
    mistake_of_alike,
    mistake_of_chow,
    mistake_of_set,
    rank_of,
    suit_of,
)
from eastwind.school.task import Task
from eastwind.solo.game import Game, IllegalPairError, tiles_of
from eastwind.solo.layouts import layouts
from eastwind.tiles.notation import CODES, parse_tile

_SIX_AND_NINE: Final = 15
_SIDES: Final = 4


class AnswerError(EastwindError, ValueError):
    """Error for an answer of the wrong form: the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """Judgement of an answer.

    :ivar mistakes: of `MISTAKES`, in the order in which they were made; :ivar seen: recorded facts that are no mistakes.
    """

    right: bool
    mistakes: tuple[str, ...] = ()
    seen: Mapping[str, Any] = field(default_factory=dict)


def judge(task: Task, answer: Any) -> Judgement:
    """Judge an answer of the form that `task.answer` has.

    :raises AnswerError: if it has another form.
    """
    return _JUDGES[task.kind](task, answer)


def _codes(answer: Any, what: str = "a list of tiles in the notation") -> list[str]:
    if not isinstance(answer, list) or not all(isinstance(code, str) and code in CODES for code in answer):
        raise AnswerError(f"expected {what}, found {answer!r}")
    return answer


def _sets(answer: Any) -> list[list[str]]:
    if not isinstance(answer, list):
        raise AnswerError(f"expected a list of sets of tiles, found {answer!r}")
    return [_codes(tiles, "in each set a list of tiles in the notation") for tiles in answer]


def _whole(answer: Any) -> int:
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise AnswerError(f"expected a whole number, found {answer!r}")
    return answer


def _places(answer: Any, count: int) -> list[int]:
    if not isinstance(answer, list) or not all(type(at) is int and 0 <= at < count for at in answer):
        raise AnswerError(f"expected a list of places, 0–{count - 1}, found {answer!r}")
    return answer


def _pairs(answer: Any, count: int) -> list[list[int]]:
    if not isinstance(answer, list) or any(not isinstance(pair, list) or len(pair) != 2 for pair in answer):
        raise AnswerError(f"expected a list of pairs of places, found {answer!r}")
    return [_places(pair, count) for pair in answer]


def _find(task: Task, answer: Any) -> Judgement:
    suits: Sequence[str] = task.asked["suits"]
    groups = [answer] if len(suits) == 1 else answer
    if not isinstance(groups, list) or len(groups) != len(suits):
        raise AnswerError(f"expected for each of {', '.join(suits)} a list of places, found {answer!r}")
    mistakes: list[str] = []
    for suit, group in zip(suits, groups, strict=True):
        found = set(_places(group, len(task.tiles)))
        wanted = {at for at, code in enumerate(task.tiles) if suit_of(code) == suit}
        mistakes += ["other_suit"] * len(found - wanted) + ["overlooked"] * len(wanted - found)
    return Judgement(not mistakes, tuple(mistakes))


def _line(task: Task, answer: Any) -> Judgement:
    laid, asked = _codes(answer), _codes(task.answer)
    mistakes: list[str] = []
    if task.kind == "line-down" and laid[:1] == asked[-1:]:
        return Judgement(right=False, mistakes=("from_the_wrong_end",))
    for code, wanted in zip(laid, asked, strict=False):
        if code == wanted:
            continue
        if suit_of(code) != suit_of(wanted):
            mistakes.append("other_suit")
        elif rank_of(code) + rank_of(wanted) == _SIX_AND_NINE and 6 in (rank_of(code), rank_of(wanted)):
            mistakes.append("six_nine")
        else:
            mistakes.append("wrong_neighbour")
    mistakes += ["missing"] * (len(asked) - len(laid)) + ["wrong_neighbour"] * (len(laid) - len(asked))
    return Judgement(not mistakes, tuple(mistakes))


def _of_the_table(task: Task, sets: Sequence[Sequence[str]]) -> int:
    """Return the number of laid tiles that are not on the table."""
    laid = Counter(code for tiles in sets for code in tiles)
    return sum((laid - Counter(task.tiles)).values())


def _chows(task: Task, answer: Any) -> Judgement:
    sets = _sets(answer)
    mistakes = [found for tiles in sets if (found := _mistake_of_three(tiles))]
    mistakes += ["stranger"] * _of_the_table(task, sets)
    return _as_many(task, sets, mistakes, best_sets(task.tiles, alike=False))


def _mistake_of_three(tiles: Sequence[str]) -> str | None:
    return mistake_of_chow(tiles) if len(tiles) == 3 else "stranger"


def _alike(task: Task, answer: Any) -> Judgement:
    sets = _sets(answer)
    lying = Counter(task.tiles)
    mistakes: list[str] = []
    for tiles in sets:
        # a set begun with a kind that lies there four times has to be a kong
        asked = 4 if tiles and lying[tiles[0]] == 4 else 3
        found = mistake_of_alike(tiles, asked) if tiles else "stranger"
        if found:
            mistakes.append(found)
    mistakes += ["stranger"] * _of_the_table(task, sets)
    return _as_many(task, sets, mistakes, best_sets(task.tiles, chows=False))


def _combinations(task: Task, answer: Any) -> Judgement:
    sets = _sets(answer)
    mistakes = [found for tiles in sets if (found := mistake_of_set(tiles) if tiles else "stranger")]
    mistakes += ["wrong_tile"] * _of_the_table(task, sets)
    return _as_many(task, sets, mistakes, best_sets(task.tiles))


def _as_many(task: Task, sets: list[list[str]], mistakes: list[str], best: list[list[str]]) -> Judgement:
    """Judge sets: right is every answer that leaves as few tiles over as the best one."""
    in_sets = covered([tiles for tiles in sets if kind_of_set(tiles) is not None])
    if not mistakes and in_sets < covered(best):
        mistakes = ["missing"]
    return Judgement(not mistakes, tuple(mistakes), {"in_sets": in_sets, "best": covered(best)})


def _lock(task: Task, answer: Any) -> Judgement:
    laid, shown = _codes(answer), list(task.asked["shown"])
    left = list(shown)
    mistakes = ["missing"] * (len(shown) - len(laid))
    for code in laid:
        if code in left:
            left.remove(code)
        else:
            mistakes.append("wrong_tile")
    span = len(shown) - len(left)
    return Judgement(laid == shown, tuple(mistakes), {"span": span, "in_order": laid == shown})


def _snake(task: Task, answer: Any) -> Judgement:
    laid = _codes(answer)
    mistakes: list[str] = []
    last = str(task.asked["first"])
    for code in laid:
        if not follows(last, code):
            mistakes.append("no_match")
        last = code
    mistakes += ["wrong_tile"] * _of_the_table(task, [laid])
    mistakes += ["missing"] * (len(task.tiles) - len(laid))
    return Judgement(not mistakes, tuple(mistakes))


def _memory(task: Task, answer: Any) -> Judgement:
    """Judge the openings, two tiles each. There is no mistake; openings of tiles seen before are counted."""
    seen: set[int] = set()
    found: set[int] = set()
    again = 0
    for one, other in _pairs(answer, len(task.tiles)):
        again += (one in seen) + (other in seen)
        if one != other and task.tiles[one] == task.tiles[other]:
            found |= {one, other}
            # a tile that is paired is opened with knowledge, not again
            again -= (one in seen) + (other in seen)
        seen |= {one, other}
    return Judgement(len(found) == len(task.tiles), (), {"pairs": len(found) // 2, "seen_again": again})


def _bonus(task: Task, answer: Any) -> Judgement:
    laid = _codes(answer)
    seat = int(task.asked["seat"])
    mistakes = ["other_number" for code in laid if suit_of(code) != "f" or bonus_number(code) != seat]
    mistakes += ["missing" for code in _codes(task.answer) if code not in laid]
    return Judgement(not mistakes, tuple(mistakes))


def _build(task: Task, answer: Any) -> Judgement:
    counted, asked = _whole(answer), _whole(task.answer)
    if counted == asked:
        return Judgement(right=True)
    return Judgement(right=False, mistakes=("too_few" if counted < asked else "too_many",))


def _break(task: Task, answer: Any) -> Judgement:
    if not isinstance(answer, dict) or set(answer) != {"side", "stack"}:
        raise AnswerError(f"expected {{'side': 1–4, 'stack': 1–{task.asked['stacks']}}}, found {answer!r}")
    side, stack = _whole(answer["side"]), _whole(answer["stack"])
    right_side, right_stack = task.answer["side"], task.answer["stack"]
    mistakes: list[str] = []
    if side != right_side:
        # the other way round from seat 1
        backwards = (1 - right_side) % _SIDES + 1
        mistakes.append("counted_backwards" if side == backwards else "wrong_side")
    off = stack - right_stack
    if off:
        near = {-1: "one_short", 1: "one_far"}.get(off)
        # counted from the wrong end: the gap there, or the stack before it
        other_end = int(task.asked["stacks"]) - right_stack
        mistakes.append(near or ("counted_backwards" if stack in (other_end, other_end + 1) else "wrong_stack"))
    return Judgement(not mistakes, tuple(mistakes))


def _solitaire(task: Task, answer: Any) -> Judgement:
    layout = layouts()[task.asked["layout"]]
    groups = [min(parse_tile(code), 34 + (parse_tile(code) >= 38)) for code in task.tiles]
    game = Game(tiles_of(layout.places, groups))
    mistakes: list[str] = []
    for one, other in _pairs(answer, len(task.tiles)):
        if one in game.gone or other in game.gone or not {one, other} <= game.free:
            mistakes.append("not_free")
            continue
        try:
            game = game.play(one, other)
        except IllegalPairError:
            mistakes.append("no_match")
    if not mistakes and game.left:
        mistakes.append("missing")
    return Judgement(not mistakes, tuple(mistakes), {"left": len(game.left)})


def _count(task: Task, answer: Any) -> Judgement:
    right = _whole(answer) == task.answer
    return Judgement(right, () if right else ("wrong_sum",))


def _claim(task: Task, answer: Any) -> Judgement:
    """Judge the sets that the discard completes: one is enough, and none where there is none."""
    sets, possible = _sets(answer), _sets(task.answer)
    wrong = [tiles for tiles in sets if tiles not in possible]
    mistakes = [(mistake_of_set(tiles) if tiles else None) or "completes_nothing" for tiles in wrong]
    if not sets and possible:
        mistakes.append("missing")
    return Judgement(not mistakes, tuple(mistakes))


def _tidy(task: Task, answer: Any) -> Judgement:
    rows, asked = _whole(answer), _whole(task.answer)
    if rows == asked:
        return Judgement(right=True)
    return Judgement(right=False, mistakes=("left_out" if rows < asked else "too_many",))


_JUDGES: Final[dict[str, Callable[[Task, Any], Judgement]]] = {
    "find-suit": _find,
    "line-up": _line,
    "line-down": _line,
    "neighbours": _chows,
    "alike": _alike,
    "code-lock": _lock,
    "snake": _snake,
    "memory": _memory,
    "combinations": _combinations,
    "bonus": _bonus,
    "build-wall": _build,
    "break-wall": _break,
    "solitaire": _solitaire,
    "game-two": _count,
    "game-four": _claim,
    "tidy": _tidy,
}
