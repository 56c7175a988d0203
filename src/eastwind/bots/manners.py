"""The manners of the compiled bots: the same player, with other numbers.

A level says how much a bot sees; its manner, what it makes of it. Each number that differs stands in a row with a place for
every manner, in the order of `Manner`.
"""

from enum import IntEnum
from typing import Final


class Manner(IntEnum):
    """How a player of a level is minded."""

    EVEN = 0
    #: Claims little and waits for a hand that is worth it.
    PATIENT = 1
    #: Claims much, wants to win soon, and minds no danger.
    BOLD = 2
    #: Keeps back what others may be waiting for.
    CAREFUL = 3


# What a manner multiplies of a temper's numbers (`temper`).

#: How fast one takes the others to be: whoever fears them less aims higher.
HASTE: Final = (1.0, 0.65, 1.3, 1.0)
#: By how much a claim must look better than waiting.
CLAIM_EDGE: Final = (1.0, 1.25 / 1.1, 0.85 / 1.1, 1.0)
#: How much of the danger of a discard one minds.
CAUTION: Final = (1.0, 1.0, 0.15, 4.0)
