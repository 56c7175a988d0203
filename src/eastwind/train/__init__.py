"""Training of the bots' weights by play.

- `evolution` — an evolution strategy on duplicate deals: `Search`, one step after another
- `tempers` — *club*'s temper for a rule set: `TemperTraining`, stored between two sittings
- `masters` — *master*'s net for a rule set: `MasterTraining`, rows collected, a net fitted to them
- `eastwind.study.contests` — gain of one player among others: `contest`, for both
- `draws` — random numbers, the same for the same seed everywhere
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.train.errors import TrainingError
    from eastwind.train.masters import MasterTraining
    from eastwind.train.tempers import TemperTraining

__all__ = ["MasterTraining", "TemperTraining", "TrainingError"]

load_when_asked(__name__)
