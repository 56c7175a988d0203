"""What is taken where nothing is said: by the library and on the command line, which reads this before it loads anything else."""

from typing import Final

#: The rule set, as on the page.
RULES: Final = "ru-classic"
#: The bot at every seat of a simulation, and how many hands it plays.
BOTS: Final = "club"
HANDS: Final = 100_000
