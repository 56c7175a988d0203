"""Tasks of the children's path on paper: any step as a page for A4, tiles drawn, the answers on a page of their own.

- `worksheets` — the page as one HTML file that needs nothing beside it
- `MOST_TASKS` — how many tasks a sheet has at the most
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.worksheets.sheet import MOST_TASKS, WorksheetError, worksheets

__all__ = ["MOST_TASKS", "WorksheetError", "worksheets"]

load_when_asked(__name__)
