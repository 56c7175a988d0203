"""What a family's match is played with."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from eastwind.explain import RulesInUse
from eastwind.family.goals import Goal
from eastwind.rules import load_preset

#: Who plays a seat: somebody before the screen, a bot, or the bot that thinks aloud.
Partner = Literal["person", "bot", "bird"]
Scoring = Literal["counting", "chronicle"]

#: How a bot plays that a child can beat.
LEVEL: Final = "novice"
_RULES: Final = "family"


@dataclass(frozen=True, slots=True)
class Wishes:
    """A match as a family wants it.

    :ivar seed: of all its walls; :ivar partners: who plays, in the order of the seats that are taken.
    :ivar goal: a named hand that is looked for; the game goes on as it does without one.
    """

    seed: int
    partners: tuple[Partner, ...]
    scoring: Scoring = "counting"
    flowers: bool = True
    hands: int = 4
    goal: Goal | None = None


@lru_cache(64)
def use_of(players: int, scoring: Scoring, flowers: bool, hands: int) -> RulesInUse:
    """The family's rules with these choices."""
    options = {"players": players, "scoring": scoring, "flowers": flowers, "hands": hands}
    return RulesInUse.of(load_preset(_RULES, options))


def rules_of(wishes: Wishes) -> RulesInUse:
    """The rules of a match."""
    return use_of(len(wishes.partners), wishes.scoring, wishes.flowers, wishes.hands)
