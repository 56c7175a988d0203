"""Training: what bots go by, found by play.

- `evolution` — an evolution strategy on duplicate deals: `Search`, one step after another
- `tempers` — *club*'s temper for a rule set: `TemperTraining`, `contest`, what is kept between two sittings
- `draws` — numbers of chance, the same for the same seed everywhere
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.train.tempers import TemperTraining, TrainingError

__all__ = ["TemperTraining", "TrainingError"]

load_when_asked(__name__)
