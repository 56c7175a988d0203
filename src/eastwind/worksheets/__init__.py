"""Tasks of the children's path on paper: any step as a page for A4, with drawn tiles and the answers on a separate page.

- `worksheets` — the pages as one HTML file that needs no other file
- `MOST_TASKS` — largest number of tasks on a sheet
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.worksheets.sheet import MOST_TASKS, WorksheetError, worksheets

__all__ = ["MOST_TASKS", "WorksheetError", "worksheets"]

load_when_asked(__name__)
