"""Computer players. A bot sees a masked record, never the table.

- `registry` — the bots by name: `Registry`, `BUILT_IN`, a `Bot`, `as_bot` for one of your own
- `player` — the protocol of a player (`Player`), its question (`Asked`), its failure (`BotFault`)
- `built_in` — the compiled bots, a row each: `uniform`, `novice`, `club`; `choosing` — their entry points
- `styles` — patient, bold, careful: the same player with other numbers
- `answers`, `caution`, `expectation`, `knowledge`, `plans`, `waits`, `worth` — the reasoning of *club*; `temper` — its numbers,
  `tempers` — those of each rule set
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.bots.player import Asked, BotError, BotFault, Player
    from eastwind.bots.registry import BUILT_IN, STAND_IN, AnyBot, Bot, Registry, as_bot, choose

__all__ = [
    "BUILT_IN",
    "STAND_IN",
    "AnyBot",
    "Asked",
    "Bot",
    "BotError",
    "BotFault",
    "Player",
    "Registry",
    "as_bot",
    "choose",
]

load_when_asked(__name__)
