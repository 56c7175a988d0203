"""`eastwind review`: go through a recorded match and print the cost of each move of a player."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from eastwind.cli import many_hands
from eastwind.cli.compiling import rooms
from eastwind.cli.record_files import read_record
from eastwind.cli.say import add_language_to
from eastwind.cli.terminal import print_json

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from eastwind.coach import Decision, Review, Weighed
    from eastwind.coach.settling import Estimate
    from eastwind.study import Mean

T = TypeVar("T")
R = TypeVar("R")

#: How many deals the moves that are shown are tried in.
_DEALS: Final = 400


def add_to(commands: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("review", help="what each move of a recorded match cost", description=__doc__)
    command.add_argument(
        "file", type=Path, metavar="FILE", help="the game record, as the page saves it; - for standard input"
    )
    command.add_argument(
        "--seat", type=int, choices=range(4), metavar="0-3", help="whose moves (default: the first person's)"
    )
    command.add_argument(
        "--deals", type=many_hands.number, default=_DEALS, metavar="N", help=f"deals a decision (default {_DEALS})"
    )
    many_hands.add_seed_and_cores_to(command, "deals")
    command.add_argument("--json", action="store_true", help="print every decision as JSON")
    add_language_to(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the results of deal and moves hand by hand, and the costliest moves. 1 if the record cannot be gone through."""
    many_hands.check_cores(chosen)
    rooms.compiled_to_study()
    from eastwind.cli.texts.review_text import told
    from eastwind.coach import Coach, ReviewError, record_to_review
    from eastwind.coach.review import REVIEW
    from eastwind.coach.weighing import CoachError
    from eastwind.record import RecordError

    try:
        match = record_to_review(read_record(chosen.file), chosen.seat)
        effort = replace(REVIEW, shown=max(chosen.deals, 2))
        review = match.review(Coach(match.use.compiled), chosen.seed, effort, _Spread(chosen, match.decisions))
    except (RecordError, ReviewError, CoachError) as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    if chosen.json:
        print_json(_data(review, chosen.seed))
    else:
        print("\n".join(told(review, chosen.lang)))
    return 0


class _Spread:
    """Distribution of the decisions among cores, with a display of progress."""

    def __init__(self, chosen: argparse.Namespace, decisions: int) -> None:
        self._cores: Final = many_hands.cores_of(chosen)
        self._decisions: Final = decisions
        self._language: Final[str] = chosen.lang

    def __call__(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        from eastwind.cores import share_out
        from eastwind.library.progress import Progress

        progress = Progress(self._decisions, self._language, words="cli-review-progress")
        for done, result in enumerate(share_out(work, pieces, self._cores), 1):
            yield result
            progress.show(done)
        progress.clear()


def _data(review: "Review", seed: int) -> dict[str, Any]:
    return {
        "rules": review.rules,
        "seat": review.seat,
        "name": review.name,
        "seed": seed,
        "hands": [
            {
                "hand": hand.hand,
                "leads": hand.is_dealer,
                "result": hand.result,
                "deal": hand.deal,
                "cost": hand.cost,
                "decisions": [_decision(decision) for decision in hand.decisions],
            }
            for hand in review.hands
        ],
        "dearest": [{"hand": it.hand, "place": it.place} for it in review.dearest],
    }


def _decision(decision: "Decision") -> dict[str, Any]:
    from eastwind.table.actions import WORDS

    return {
        "line": decision.mark,
        "place": decision.place,
        "position": decision.position,
        "did": WORDS[decision.did.action],
        "cost": _interval(decision.cost),
        "reasons": [{"kind": it.kind, "best": it.best, "other": it.other} for it in decision.reasons],
        "moves": [_weighed(it) for it in decision.weighed],
    }


def _weighed(move: "Weighed") -> dict[str, Any]:
    from eastwind.table.actions import WORDS

    return {
        "action": WORDS[move.action],
        "difference": _interval(move.difference),
        "won": move.won.value,
        "fed": move.fed.value,
        "drawn_on": move.drawn_on.value,
        "passed_by": move.passed_by.value,
        "worth": move.worth.value,
    }


def _interval(mean: "Mean | Estimate") -> dict[str, float]:
    return {"value": mean.value, "low": mean.low, "high": mean.high}
