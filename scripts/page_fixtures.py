"""Write the answers of the server that the page's tests use: positions of matches at the family's table, tasks of the trainers.

    .venv/bin/python -m scripts.page_fixtures

All of it is the engine's. Matches are played by a simple way of playing, and the positions in which something happens that a test
asks for are kept, each with the one after it. A test holds the files to the engine of today.
"""

import datetime
import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from eastwind.family.goals import Goal
from eastwind.family.wishes import Partner
from eastwind.rules import load_preset
from eastwind.server.services import trainers
from eastwind.server.services.family import moment_of
from eastwind.server.wire.family import FamilyGame, FamilyMoment, FamilySeat
from eastwind.trainers.tasks import ClaimsAsked, LinesAsked, NameAsked, SumsAsked, Task, TilesAsked, Trainer

_FIXTURES: Final = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures"
FAMILY: Final = _FIXTURES / "family.generated.json"
TRAINERS: Final = _FIXTURES / "trainers.generated.json"
RULES: Final = "ru-classic"
DAY: Final = datetime.date(2026, 3, 1)


class Match(NamedTuple):
    """A match that is played.

    :ivar kept: beginnings of the names (`happens_in`) of which each has its first position kept.
    :ivar eager: whatever can be taken is taken; otherwise nothing is, and nobody wins.
    """

    partners: tuple[Partner, ...]
    seed: int
    kept: tuple[str, ...]
    goal: Goal | None = None
    hands: int = 1
    eager: bool = True


#: Matches that are played: two at a table; the bird, which thinks; two who want one tile; a hand after which another one comes; a
#: wall that is used up; a hand that was looked for.
MATCHES: Final = {
    "two": Match(("person", "person"), 5, ("phase", "reason", "flower", "one way", "several ways")),
    "bird": Match(("person", "bird"), 13, ("phase", "thought take")),
    "three": Match(("person", "person", "person"), 15, ("phase", "several persons")),
    "hands": Match(("person", "person"), 12, ("phase hand_over", "added_kong", "mahjong"), hands=4),
    "out": Match(("person", "person"), 1, (), eager=False),
    "goal": Match(("person", "bird"), 9, ("phase turn",), goal="dragons"),
}


def move_in(moment: FamilyMoment, *, eager: bool) -> str:
    """Choose a move: a flower, a win, a pung, a chow or a kong, in this order; else the loneliest tile is put down."""
    ways = [(seat.seat, move) for seat in moment.seats for move in seat.moves]
    for kind in ("flower", "mahjong", "pung", "chow", "kong") if eager else ("flower",):
        for seat, move in ways:
            if move.startswith(kind):
                return f"{seat} {move}"
    if moment.phase == "discard":
        return "go"
    if moment.phase in ("break", "hand_over"):
        return "break 2 5"
    [mine] = [one for one in moment.seats if one.seat == moment.turn]
    return f"{mine.seat} discard {_loneliest(mine)}"


def _loneliest(seat: FamilySeat) -> str:
    codes = [*seat.hand, *([seat.drawn] if seat.drawn else [])]

    def company(code: str) -> int:
        number, suit = int(code[0]), code[1]
        near = sum(3 - abs(step) for step in (-2, -1, 1, 2) if f"{number + step}{suit}" in codes)
        return 3 * (codes.count(code) - 1) + (0 if suit == "z" else near)

    return min(codes, key=lambda code: (company(code), code))


def played(match: Match) -> Iterator[tuple[FamilyGame, FamilyMoment]]:
    """All positions of a match, the wall unbroken first."""
    moves: list[str] = []
    while True:
        game = FamilyGame(
            seed=match.seed,
            partners=list(match.partners),
            scoring="counting",
            flowers=True,
            hands=match.hands,
            goal=match.goal,
            moves=list(moves),
        )
        moment = moment_of(game)
        yield game, moment
        if moment.phase == "match_over" or (moment.phase == "turn" and moment.hand > 1):
            return
        moves.append(move_in(moment, eager=match.eager))


def happens_in(moment: FamilyMoment) -> set[str]:
    """Names of the things that a position is an example of."""
    wanting = [seat.seat for seat in moment.seats for _ in seat.moves]
    found = {f"phase {moment.phase}"}
    if moment.phase == "discard":
        found |= {f"reason {seat.reason.why}" for seat in moment.seats if seat.reason}
        found |= {"one way"} if len(wanting) == 1 else set()
        found |= {"several ways"} if len(wanting) > len(set(wanting)) == 1 else set()
        found |= {"several persons"} if len(set(wanting)) > 1 else set()
    if moment.phase == "turn":
        found |= {move.partition(" ")[0] for seat in moment.seats for move in seat.moves}
    found |= {f"thought {one.thought.thought}" for one in moment.happened if one.thought}
    return found


def positions(match: Match) -> list[dict[str, Any]]:
    """The positions of a match that are kept, in their order.

    They are the first two, the last two, and the first example of each thing that is looked for, with the one after it.
    """
    all_of_it = list(played(match))
    last = len(all_of_it) - 1
    seen: set[str] = set()
    kept = {0, 1, last - 1, last}
    for at, (_, moment) in enumerate(all_of_it):
        fresh = {what for what in happens_in(moment) if what.startswith(match.kept)} - seen
        if fresh:
            kept |= {at, min(at + 1, last)}
        seen |= fresh
    return [
        {"game": game.model_dump(), "moment": moment.model_dump()}
        for at, (game, moment) in enumerate(all_of_it)
        if at in kept
    ]


def _first(trainer: Trainer, level: int, fits: Callable[[Task], bool] = lambda _: True) -> Task:
    """The first task of a trainer that is as wanted, by its number."""
    rules = load_preset(RULES)
    return next(task for seed in count(1) if fits(task := trainers.task(rules, trainer, level, seed)))


def tasks() -> dict[str, Task]:
    """A task for each thing that a trainer asks."""
    return {
        "count": _first("count", 1, _is_plain),
        "waits": _first("waits", 1, lambda it: isinstance(it.asked, TilesAsked) and len(it.asked.right) > 1),
        "discard": _first("discard", 1),
        "pays-drawn": _first("pays", 1, lambda it: isinstance(it.asked, SumsAsked) and it.asked.discarder is None),
        "pays-all": _first("pays", 3, lambda it: isinstance(it.asked, SumsAsked) and it.asked.penalty),
        "may": _first("allowed", 1, lambda it: _claims(it, "may") == ["N", "N"] and _right(it) == (1,)),
        "may-nothing": _first("allowed", 1, lambda it: len(_claims(it, "may")) == 1 and not _right(it)),
        "gets": _first("allowed", 2, lambda it: len(_claims(it, "gets")) == 2 and _right(it) == (1,)),
        "named": _first("limit", 1, lambda it: isinstance(it.asked, NameAsked) and it.asked.right is not None),
        "unnamed": _first("limit", 2, lambda it: isinstance(it.asked, NameAsked) and it.asked.right is None),
        "limit-tiles": _first("limit", 3, lambda it: isinstance(it.asked, TilesAsked)),
    }


def _is_plain(task: Task) -> bool:
    """Return whether a task's hand was won by a discard and has no doubles."""
    won = task.hand is not None and task.hand.source == "discard"
    return won and isinstance(task.asked, LinesAsked) and task.asked.bill.doubles == 0


def _claims(task: Task, sort: str) -> list[str]:
    """Seats of the claims that are offered in a task that asks for claims of this sort."""
    asked = task.asked
    return [one.seat for one in asked.offered] if isinstance(asked, ClaimsAsked) and asked.sort == sort else []


def _right(task: Task) -> tuple[int, ...]:
    """Places of the right claims."""
    return tuple(task.asked.right) if isinstance(task.asked, ClaimsAsked) else ()


def written_family() -> str:
    """The text of the file of positions, a line for each."""
    return _written({name: "[\n" + ",\n".join(map(_json, positions(match))) + "\n]" for name, match in MATCHES.items()})


def written_trainers() -> str:
    """The text of the file of tasks, a line for each, the task of a day among them."""
    daily = trainers.daily(DAY.toordinal(), DAY.isoformat())
    return _written({name: _json(task.model_dump()) for name, task in (*tasks().items(), ("daily", daily))})


def _written(parts: dict[str, str]) -> str:
    """An object of JSON from the JSON of its parts, each of which begins a line."""
    return "{\n" + ",\n".join(f'"{name}":{part}' for name, part in parts.items()) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    _FIXTURES.mkdir(exist_ok=True)
    FAMILY.write_text(written_family(), encoding="utf-8")
    TRAINERS.write_text(written_trainers(), encoding="utf-8")
    print(f"wrote {FAMILY.name} and {TRAINERS.name}")


if __name__ == "__main__":
    main()
