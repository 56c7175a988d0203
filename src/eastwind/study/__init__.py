"""Simulation: playing many hands at once, in compiled code.

- `simulate`, `Plan`, `PlanError` — a plan carried out; `Findings` — its results, as a `Share` or a `Mean` with its interval
- `duel`, `Duel` — two bots on the same walls
- `contests` — one player among others of another kind; `borrowed` — a net for rules that have none
- `random_play` — uniform legal play; `bot_play` — bots against bots; `tally` — the counts of their hands
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.study.chances import Mean, Share
    from eastwind.study.duplicate import Duel, duel
    from eastwind.study.findings import Findings
    from eastwind.study.simulate import Plan, PlanError, simulate

__all__ = ["Duel", "Findings", "Mean", "Plan", "PlanError", "Share", "duel", "simulate"]

load_when_asked(__name__)
