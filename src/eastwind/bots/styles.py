"""Styles of the compiled bots: the same player, with other numbers.

The level determines the knowledge of a bot, the style its use of that. Each number that differs is a tuple with a place for
every style, in the order of `Style`.
"""

from enum import IntEnum
from typing import Final


class Style(IntEnum):
    """Style of play of a bot, at any level."""

    EVEN = 0
    #: Style that claims little and waits for a hand that is worth it.
    PATIENT = 1
    #: Style that claims much, wants to win soon, and ignores danger.
    BOLD = 2
    #: Style that keeps back tiles that others may be waiting for.
    CAREFUL = 3


# Factors on a temper's numbers (`temper`), by style.

#: Factor on the estimated speed of the others: a player who fears them less aims higher.
SPEED_BIAS: Final = (1.0, 0.65, 1.3, 1.0)
#: Factor on the lead that a claim must have over waiting.
CLAIM_EDGE: Final = (1.0, 1.25 / 1.1, 0.85 / 1.1, 1.0)
#: Part of the danger of a discard that counts.
CAUTION: Final = (1.0, 1.0, 0.15, 4.0)
