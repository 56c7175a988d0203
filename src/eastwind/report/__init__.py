"""What a simulation found, as a page that needs nothing else: no script, no font, no picture from elsewhere.

- `page` — the whole page; `sections` — its parts; `cells` — measured values with their intervals, alone or side by side
- `marks` — bars, dots and histograms; `markup` — HTML written safely; `numbers` — numbers as a language writes them
"""

from eastwind.report.page import report_html

__all__ = ["report_html"]
