"""What a simulation found, as a page that needs nothing else (no script, no font, no picture from elsewhere), and as data.

- `report_html` — the whole page (`page`); `sections`, `worth` — its parts; `cells` — measured values with their intervals, alone
  or side by side; `marks` — bars, dots and histograms; `markup` — HTML written safely; `numbers` — as a language writes them
- `findings_data` — the same findings as plain JSON values
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.report.data import findings_data
    from eastwind.report.page import report_html

__all__ = ["findings_data", "report_html"]

load_when_asked(__name__)
