"""Hands of a simulation as columns, for a table that other programs read."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.scoring.layout import Source
from eastwind.study.bot_play import Part
from eastwind.table.layout import Penalty
from eastwind.traditions.classical.patterns import Pattern
from eastwind.words import WINDS

#: Column: an array of numbers, or a list of numbers or words in which None means that there is no value.
Column = npt.NDArray[Any] | Sequence[str | None] | Sequence[int | None]

_PATTERNS: Final = tuple(pattern.key for pattern in Pattern)
_SOURCES: Final = tuple(source.name.lower() for source in Source)
_PENALTIES: Final = tuple(reason.name.lower() for reason in Penalty)


def columns_of(part: Part, seats: int) -> dict[str, Column]:
    """Return the hands of a chunk that kept its rows, one row each, by the names of docs/simulate.md.

    Columns that end in `_0` … are of one seat. Values that only a won hand has are None in a drawn one.
    """
    rows = part.rows
    hands = np.arange(part.first, part.first + len(rows), dtype=np.int64)
    won = rows["winners"] > 0
    columns: dict[str, Column] = {
        "hand": hands,
        # every match has its first hand in its chunk, so this is its own wherever the chunk is played
        "match": np.maximum.accumulate(np.where(rows["hand_of_match"] == 1, hands, 0)),
        "hand_of_match": rows["hand_of_match"].astype(np.int16),
        "round_wind": [WINDS[wind] for wind in rows["round_wind"]],
        "dealer": rows["dealer"].astype(np.int8),
        "discards": rows["discards"].astype(np.int16),
        "actions": rows["actions"].astype(np.int16),
        "win_by": _words(rows["source"], _SOURCES, won),
        "given_by": _numbers(rows["discarder"], rows["discarder"] >= 0),
        "penalty": _words(rows["penalty"], _PENALTIES, rows["penalty"] > 0),
    }
    lines = rows["lines"]
    for seat in range(seats):
        mine = rows["winners"] >> seat & 1 > 0
        columns[f"won_{seat}"] = mine
        columns[f"points_{seat}"] = rows["points"][:, seat].astype(np.int32)
        columns[f"value_{seat}"] = _numbers(rows["values"][:, seat], won)
        columns[f"before_limit_{seat}"] = _numbers(rows["uncut"][:, seat], mine)
        columns[f"limit_hand_{seat}"] = rows["limit_hands"] >> seat & 1 > 0
        columns[f"patterns_{seat}"] = [
            _names(lines[index, seat]) if has else None for index, has in enumerate(mine.tolist())
        ]
    return columns


def _numbers(values: npt.NDArray[Any], there: npt.NDArray[np.bool_]) -> list[int | None]:
    return [value if has else None for value, has in zip(values.tolist(), there.tolist(), strict=True)]


def _words(codes: npt.NDArray[Any], names: Sequence[str], there: npt.NDArray[np.bool_]) -> list[str | None]:
    return [names[code] if has else None for code, has in zip(codes.tolist(), there.tolist(), strict=True)]


def _names(times: npt.NDArray[np.uint8]) -> str:
    """Return the patterns of a winner's bill, each as often as it occurs there, separated by spaces."""
    return " ".join(_PATTERNS[pattern] for pattern in np.flatnonzero(times) for _ in range(int(times[pattern])))
