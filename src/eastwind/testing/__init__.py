"""Tests for your own bots and rule sets, to be called from a test or at a prompt.

    check_bot(tidy)                        # under every preset
    check_rules(load_preset("pl-classic")) # the laws of play, on hundreds of hands

- `bots` — requirements of every bot; `rules` — requirements of every rule set; both raise `CheckFailed`
- `tables` — tables at every point of random play, and views of a table with all tiles hidden from a seat dealt again
"""

from eastwind.testing.bots import BotChecked, check_bot
from eastwind.testing.faults import CheckFailed
from eastwind.testing.rules import check_rules
from eastwind.testing.tables import deal_hidden_anew, random_tables

__all__ = ["BotChecked", "CheckFailed", "check_bot", "check_rules", "deal_hidden_anew", "random_tables"]
