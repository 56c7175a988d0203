"""Results of a simulation as columns: lists of equal length by name, which every library of data frames accepts.

`frame` makes a `pandas.DataFrame` of them, which most notebooks display; nothing else needs pandas, so it is an extra.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from eastwind.extras import FRAMES_EXTRA, needed
from eastwind.study.chances import Mean, Share
from eastwind.study.findings import Findings, PlayerFound, octave_from
from eastwind.study.tally import EXACT
from eastwind.words import WINDS

#: Columns by name, in order.
Columns = dict[str, list[Any]]


def figure_columns(found: Findings) -> Columns:
    """Return the main figures, one row each."""
    asked: dict[str, Share | Mean] = {
        "drawn": found.drawn,
        "several_winners": found.several,
        "drawn_by_self": found.drawn_by_self,
        "discards": found.discards,
        "winning_value": found.winning_value,
        "losing_value": found.losing_value,
        "cut": found.cut,
        "limit_hands_won": found.limit_hands_won,
    }
    return {"figure": list(asked), **_interval("", list(asked.values()))}


def pattern_columns(found: Findings) -> Columns:
    """Return one row for each pattern in force that can have a worth."""
    patterns = found.patterns
    return {
        "rule": [one.name for one in patterns],
        "limit_hand": [one.limit_hand for one in patterns],
        "count": [one.among_winners.count for one in patterns],
        **_interval("among_winners", [one.among_winners for one in patterns]),
        "among_losers": [one.among_losers.value for one in patterns],
        "of_hands": [one.of_hands.value for one in patterns],
        "lines": [one.lines for one in patterns],
        **_interval("worth", [one.value for one in patterns]),
        **_interval("gain", [one.gain for one in patterns]),
    }


def seat_columns(found: Findings) -> Columns:
    """Return one row for each seat."""
    seats = range(len(found.levels))
    return {"seat": list(seats), "bot": list(found.levels), **_players([found.by_seat(seat) for seat in seats])}


def wind_columns(found: Findings) -> Columns:
    """Return one row for each wind that a seat had."""
    return {"wind": [WINDS[wind] for wind in found.winds], **_players([found.by_wind(wind) for wind in found.winds])}


def length_columns(found: Findings) -> Columns:
    """Return the numbers of hands won and drawn, by number of discards."""
    won, drawn = found.lengths_won.tolist(), found.lengths_drawn.tolist()
    return {"discards": list(range(len(won))), "won": won, "drawn": drawn}


def value_columns(found: Findings) -> Columns:
    """Return the numbers of hands by worth: each worth by itself, very large ones by powers of two, named after the least."""
    winners, losers = (
        [*exact.tolist(), *beyond.tolist()] for exact, beyond in (found.values(), found.values(winners=False))
    )
    worth = [*range(EXACT), *(octave_from(octave) for octave in range(len(winners) - EXACT))]
    kept = [place for place in range(len(worth)) if winners[place] or losers[place]]
    return {
        "value": [worth[place] for place in kept],
        "winners": [winners[place] for place in kept],
        "losers": [losers[place] for place in kept],
    }


#: Functions by the name of the part of the results that they return as columns.
DATA: Final[dict[str, Callable[[Findings], Columns]]] = {
    "figures": figure_columns,
    "patterns": pattern_columns,
    "seats": seat_columns,
    "winds": wind_columns,
    "lengths": length_columns,
    "values": value_columns,
}


def frame_of(columns: Columns) -> Any:
    """Return columns as a `pandas.DataFrame`.

    :raises MissingExtra: if pandas is not installed.
    """
    needed("pandas", FRAMES_EXTRA, "a frame")
    import pandas

    return pandas.DataFrame(columns)


def _interval(name: str, measured: Sequence[Share | Mean]) -> Columns:
    before = f"{name}_" if name else ""
    return {
        name or "value": [one.value for one in measured],
        f"{before}low": [one.low for one in measured],
        f"{before}high": [one.high for one in measured],
    }


def _players(players: Sequence[PlayerFound]) -> Columns:
    return {
        **_interval("points", [one.points for one in players]),
        **_interval("won", [one.won for one in players]),
        "drawn_by_self": [one.drawn_by_self.value for one in players],
        "gave": [one.gave.value for one in players],
        "winning_value": [one.value for one in players],
    }
