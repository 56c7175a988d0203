"""Names of the traditions, each at its number in compiled rule sets (`RULES.tradition`)."""

from typing import Final

#: The tradition of a rule set that names none.
CLASSICAL: Final = "classical"
TRADITIONS: Final = (CLASSICAL,)
