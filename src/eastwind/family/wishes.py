"""Settings of a family's match."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from eastwind.explain import RulesInUse
from eastwind.family.goals import Goal
from eastwind.rules import load_preset

#: Player of a seat: a person at the screen, a bot, or the bot that thinks aloud.
Partner = Literal["person", "bot", "bird"]
Scoring = Literal["counting", "chronicle"]

#: Level of the bots, which a child can beat.
LEVEL: Final = "novice"
_RULES: Final = "family"


@dataclass(frozen=True, slots=True)
class Wishes:
    """Settings of a match.

    :ivar seed: seed of all its walls; :ivar partners: players, in the order of the seats that are played.
    :ivar goal: named hand that the players try to make; it does not change the game.
    """

    seed: int
    partners: tuple[Partner, ...]
    scoring: Scoring = "counting"
    flowers: bool = True
    hands: int = 4
    goal: Goal | None = None


@lru_cache(64)
def use_of(players: int, scoring: Scoring, flowers: bool, hands: int) -> RulesInUse:
    """Return the family's rules with these options."""
    options = {"players": players, "scoring": scoring, "flowers": flowers, "hands": hands}
    return RulesInUse.of(load_preset(_RULES, options))


def rules_of(wishes: Wishes) -> RulesInUse:
    """Return the rules of a match."""
    return use_of(len(wishes.partners), wishes.scoring, wishes.flowers, wishes.hands)
