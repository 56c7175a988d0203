"""Findings of a simulation as plain JSON values: for programs, and for storing findings next to the code that made them."""

from typing import Any

from eastwind.study.chances import Mean, Share
from eastwind.study.findings import Findings, PlayerFound
from eastwind.words import WINDS


def findings_data(found: Findings) -> dict[str, Any]:
    """Return all findings by the names of `docs/simulate.md`; where nothing is known of an interval its ends are None."""
    seats = range(len(found.levels))
    return {
        "rules": found.rules.id,
        "digest": found.rules.digest,
        "hands": found.hands,
        "seed": found.seed,
        "bots": list(found.levels),
        "weights": found.weights,
        "drawn": _share(found.drawn),
        "several_winners": _share(found.several),
        "drawn_by_self": _share(found.drawn_by_self),
        "discards": _mean(found.discards),
        "lengths": _lengths(found),
        "winning_value": _mean(found.winning_value),
        "losing_value": _mean(found.losing_value),
        "median_value": found.value_at(0.5),
        "limit": found.limit,
        "cut": _share(found.cut),
        "limit_hands_won": _share(found.limit_hands_won),
        "lost_by_cut": found.lost_by_cut,
        "seats": [_player(found.levels[seat], found.by_seat(seat)) for seat in seats],
        "winds": [_player(WINDS[wind], found.by_wind(wind)) for wind in seats],
        "levels": [_player(level, found.by_level(level)) for level in found.levels_played],
        "patterns": [
            {
                "rule": one.name,
                "limit_hand": one.limit_hand,
                "among_winners": _share(one.among_winners),
                "among_losers": _share(one.among_losers),
                "of_hands": _share(one.of_hands),
                "lines": one.lines,
                "value": _mean(one.value),
                "gain": _mean(one.gain),
            }
            for one in found.patterns
        ],
    }


def _lengths(found: Findings) -> list[int]:
    """Return the number of hands by their number of discards, up to the longest."""
    counts: list[int] = (found.lengths_won + found.lengths_drawn).tolist()
    while counts and counts[-1] == 0:
        counts.pop()
    return counts


def _share(share: Share) -> dict[str, Any]:
    return {"count": share.count, "of": share.of, "value": share.value, "low": share.low, "high": share.high}


def _mean(mean: Mean) -> dict[str, Any]:
    known = mean.count > 1
    return {
        "count": mean.count,
        "value": mean.value,
        "low": mean.low if known else None,
        "high": mean.high if known else None,
    }


def _player(name: str, player: PlayerFound) -> dict[str, Any]:
    return {
        "name": name,
        "won": _share(player.won),
        "drawn_by_self": _share(player.drawn_by_self),
        "gave": _share(player.gave),
        "points": _mean(player.points),
        "value": player.value,
    }
