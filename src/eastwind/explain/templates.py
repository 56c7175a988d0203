"""Hands whose form is written tile by tile in a rule set's file."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.rules.compiled import ANY_WIND
from eastwind.tiles.kinds import PLAIN_KINDS, RANKS

#: Number of kinds in each of the four groups of a template's keys.
_SIZES: Final = (RANKS, RANKS, RANKS, 7)


@lru_cache(64)
def template_hands(use: RulesInUse, seat_wind: int) -> npt.NDArray[np.uint8]:
    """Return the template hands that a seat can have, by kind: (hands, 34)."""
    rules: Any = use.compiled
    fitting = [
        [int(rules.template_keys[index, group]) // 5**rank % 5 for group in range(4) for rank in range(_SIZES[group])]
        for index in range(int(rules.template_count))
        if int(rules.template_wind[index]) in (ANY_WIND, seat_wind)
    ]
    return np.array(fitting, np.uint8).reshape(-1, PLAIN_KINDS)
