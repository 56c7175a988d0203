"""Statistics of a player's matches, read from the results of the finished hands: no hand is played again for it."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from eastwind.match.takebacks import OffTable, at_first, helped_by
from eastwind.record.lines import NOBODY
from eastwind.rules import RuleFaults, RuleSet
from eastwind.server.match.seating import Seating
from eastwind.server.match.views import help_told
from eastwind.server.store.rows import KeptMatch
from eastwind.server.wire.statistics import KeptSeat, Opponent, PlayedHand, PlayedMatch, Statistics

_SEATS: Final = 4
#: Rule sets whose names are remembered.
_KEPT_NAMES: Final = 256


def statistics_of(asked: Sequence[KeptSeat], kept: Sequence[KeptMatch]) -> Statistics:
    """Return the matches of the seats that are asked about, in their order; `kept`: the rows of their tables, if any."""
    found = {match.row.id: match for match in kept}
    matches: list[PlayedMatch] = []
    gone: list[str] = []
    for wish in asked:
        match = found.get(wish.table)
        seat = None if match is None else Seating(match.row).seat_of(wish.token)
        named = None if match is None else _named(match.row.ruleset)
        if match is None or seat is None or named is None:
            gone.append(wish.table)
        elif match.row.first_dealer is not None:
            matches.append(_played(match, seat, *named))
    return Statistics(matches=matches, gone=gone)


def _played(match: KeptMatch, seat: int, rules: str, title: str) -> PlayedMatch:
    row, summaries = match.row, [json.loads(result.summary) for result in match.results]
    playing = [number for number in range(_SEATS) if row.seats[number].player != NOBODY]
    scores = summaries[-1]["scores"] if summaries else [0] * _SEATS
    others = [row.seats[(seat + step) % _SEATS] for step in range(1, _SEATS)]
    return PlayedMatch(
        table=row.id,
        opened=row.opened,
        rules=rules,
        title=title,
        seat=seat,
        opponents=[Opponent(name=it.name, player=it.player) for it in others if it.player != NOBODY],
        hands=[
            PlayedHand(
                hand=it["hand"],
                # matches that were kept before tell of one winner, and of no values
                won=seat in (it.get("winners") or [it["winner"]]),
                worth=(it.get("values") or [it["total"] if it["winner"] == number else 0 for number in range(_SEATS)])[
                    seat
                ],
                net=it["net"][seat],
            )
            for it in summaries
        ],
        score=scores[seat],
        place=1 + sum(scores[other] > scores[seat] for other in playing),
        left=any(entry.action == OffTable.LEAVE for entry in match.beyond),
        helped=help_told(helped_by(match.beyond, at_first(row))),
    )


@lru_cache(_KEPT_NAMES)
def _named(ruleset: str) -> tuple[str, str] | None:
    """Return (id, title) of a rule set; None for one that this version cannot read."""
    try:
        rules = RuleSet.from_json(json.loads(ruleset))
    except RuleFaults:
        return None
    return rules.id, rules.file.title
