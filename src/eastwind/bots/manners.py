"""The manners of the compiled bots: the same player, with other numbers.

A level says how much a bot sees; its manner, what it makes of it. Each number that differs stands in a row with a place for
every manner, in the order of `Manner`.
"""

from enum import IntEnum


class Manner(IntEnum):
    """How a player of a level is minded."""

    EVEN = 0
    #: Claims little and waits for a hand that is worth it.
    PATIENT = 1
    #: Claims much, wants to win soon, and minds no danger.
    BOLD = 2
    #: Keeps back what others may be waiting for.
    CAREFUL = 3
