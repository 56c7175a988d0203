"""Report of a simulation: a page that needs nothing else (no script, no font, no picture from elsewhere), and data.

- `report_html` — the whole page (`page`); `sections`, `worth` — its parts; `cells` — measured values with their intervals, alone
  or side by side; `marks` — bars, dots and histograms; `markup` — safe HTML; `numbers` — numbers in the form of a language
- `findings_data` — the same findings as plain JSON values
"""

from typing import TYPE_CHECKING

from eastwind.lazy import load_when_asked

if TYPE_CHECKING:
    from eastwind.report.data import findings_data
    from eastwind.report.page import report_html

__all__ = ["findings_data", "report_html"]

load_when_asked(__name__)
