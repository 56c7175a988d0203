"""Players made of code. A bot sees a masked record, never the table.

- `players` — levels, `choose` and `choose_action`; `novice`, `club` — the bots themselves
"""

from eastwind.bots.players import ALL_LEVELS, LEVELS, BotError, choose

__all__ = ["ALL_LEVELS", "LEVELS", "BotError", "choose"]
