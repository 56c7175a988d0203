"""Tests for bots and rule sets of one's own: call them from a test, or at a prompt.

    check_bot(tidy)                        # under every preset
    check_rules(load_preset("pl-classic")) # the laws of play, on hundreds of hands

- `bots` — what every bot must keep to; `rules` — what every rule set must; both raise `CheckFailed`
- `tables` — tables at every point of random play, and the same table with all that a seat cannot see dealt anew
"""

from eastwind.testing.bots import BotChecked, check_bot
from eastwind.testing.faults import CheckFailed
from eastwind.testing.rules import check_rules
from eastwind.testing.tables import deal_hidden_anew, random_tables

__all__ = ["BotChecked", "CheckFailed", "check_bot", "check_rules", "deal_hidden_anew", "random_tables"]
