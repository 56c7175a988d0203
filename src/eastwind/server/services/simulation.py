"""From a wish for a simulation to its plans, and from findings to messages. Loaded with the first wish: brings compiled code."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import isfinite
from typing import Final, TypeVar

from eastwind.bots import STAND_IN, Registry
from eastwind.interchange.faults import InterchangeError
from eastwind.interchange.rules_file import import_text
from eastwind.report import findings_data
from eastwind.rules import RuleFaults, RuleSet, load_file
from eastwind.server.jobs.jobs import JobProgress
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, from_faults
from eastwind.server.wire.simulate import SimulationDifference, SimulationFindings, SimulationResult, SimulationWish
from eastwind.study.bot_play import CHUNK
from eastwind.study.differences import RowDifference, row_differences
from eastwind.study.findings import Findings
from eastwind.study.simulate import Plan, compared, seats_under, simulate

T = TypeVar("T")
R = TypeVar("R")

_FILE: Final = "a rule set's file without faults"


@dataclass(frozen=True, slots=True)
class SimulationTask:
    """Plans to be played one after the other; `size` is their hands."""

    plans: tuple[Plan, ...]

    @property
    def size(self) -> int:
        return sum(plan.hands for plan in self.plans)

    def carry_out(self, course: JobProgress) -> list[Findings]:
        """Play the plans, and return the findings of those with at least one hand played."""
        found = (simulate(plan, _Spread(course, plan.hands)) for plan in self.plans if not course.is_given_up)
        return [one for one in found if one.hands]


class _Spread:
    """Distribution of the chunks of a plan, with the count of its hands."""

    def __init__(self, course: JobProgress, hands: int) -> None:
        self._course: Final = course
        self._hands: Final = hands

    def __call__(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        before = self._course.done
        for number, part in enumerate(self._course.share(work, pieces), 1):
            self._course.done = before + min(number * CHUNK, self._hands)
            yield part


def plans_of(wish: SimulationWish, sets: list[RuleSet], most: int, bots: Registry) -> tuple[Plan, ...]:
    """Return the plans to be played under one rule set or two, before and after.

    :raises Refusal: for more hands than `most`, a bot that is none of `bots`, or not as many as seats.
    """
    if wish.hands > most:
        raise Refusal(ErrorCode.MALFORMED, f"hands: 1 to {most}", str(wish.hands))
    plans = tuple(_plan(rules, wish, bots) for rules in sets)
    if len({len(plan.levels) for plan in plans}) > 1:
        raise Refusal(ErrorCode.MALFORMED, "after: rules for as many players as before", str(len(plans[-1].levels)))
    return compared(plans)


def canonical_in(file: str, options: dict[str, str | int | bool]) -> str:
    """Return the rule set of a household's file in its one form. An exported one has its options in it.

    :raises Refusal: for a file that holds none, and for options that it does not offer.
    """
    try:
        if file.lstrip().startswith("{"):
            return import_text(file, "file").canonical
        return load_file(file, "file", options).canonical
    except RuleFaults as faults:
        raise from_faults(faults, _FILE) from faults
    except InterchangeError as error:
        raise Refusal(ErrorCode.MALFORMED, _FILE, str(error)) from error


def _plan(rules: RuleSet, wish: SimulationWish, bots: Registry) -> Plan:
    seats = seats_under(rules)
    levels = list(wish.bots) or [STAND_IN]
    if len(levels) not in (1, seats):
        raise Refusal(
            ErrorCode.MALFORMED, f"bots: one level for each of {seats} seats, or one for all", str(len(levels))
        )
    for level in levels:
        if level not in bots:
            raise Refusal(ErrorCode.MALFORMED, f"bots: each one of {', '.join(bots.names)}", level)
    chosen = tuple(bots.find(level) for level in levels)
    return Plan(rules, chosen if len(chosen) > 1 else chosen * seats, wish.hands, wish.seed)


def result_of(found: list[Findings]) -> SimulationResult:
    """Return the findings of one or two plans as a message."""
    before, *after = map(_told, found)
    differences = [_difference(row) for row in row_differences(*found)] if after else []
    return SimulationResult(before=before, after=after[0] if after else None, differences=differences)


def _difference(row: RowDifference) -> SimulationDifference:
    found = row.difference
    known = isfinite(found.low) and isfinite(found.high)
    return SimulationDifference(
        figure=row.name,
        value=found.value,
        low=found.low if known else None,
        high=found.high if known else None,
        chance=found.chance,
        sure=row.sure,
    )


def _told(found: Findings) -> SimulationFindings:
    data = findings_data(found)
    patterns = [{**one, "title": _title(found.rules, one["rule"])} for one in data["patterns"]]
    return SimulationFindings.model_validate({**data, "patterns": patterns})


def _title(rules: RuleSet, pattern: str) -> str:
    row = rules.pattern(pattern)
    return (row.title or "") if row is not None else ""
