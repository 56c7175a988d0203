"""What is chosen at the family's table, as the page keeps it."""

from typing import Any, Final

CHOICES: Final[dict[str, Any]] = {
    "partners": ["person", "person"],
    "scoring": "counting",
    "flowers": False,
    "hands": 1,
    "way": "named",
    "sums": True,
    "hidden": False,
    "opposite": False,
}
