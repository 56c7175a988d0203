"""Default arguments of the library and of the command line, which reads them before it loads anything else."""

from typing import Final

#: Default rule set, as on the page.
RULES: Final = "ru-classic"
#: Default bot at every seat of a simulation, and default number of hands.
BOTS: Final = "club"
HANDS: Final = 100_000
