"""What axe-core finds on a page: what bars people who do not see, do not point, or see little contrast."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

_SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: WCAG 2.2 at levels A and AA, and what axe's makers hold for good practice besides.
_TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_CONTRAST: Final = "color-contrast"
#: A small target is measured as far as nothing lies over it: what has scrolled half under a bar that stays is no smaller for it.
_FIND: Final = """async ([only, rules]) => {
  const { violations } = await axe.run(document, { runOnly: only, rules, resultTypes: ["violations"], preload: false });
  const covered = ({ any }) => any.some(({ id, data }) => id === "target-size" && /obscured/i.test(data?.messageKey));
  return violations.flatMap(({ id, nodes }) => nodes.filter((node) => !covered(node)).map(
    ({ target, failureSummary, html }) => `${id} at ${target.join(" ")}: ${failureSummary} ${html.slice(0, 200)}`,
  ));
}"""


def barriers(page: Page, *, night: bool | None = None) -> list[str]:
    """What bars somebody from what the page shows now; a line each.

    :param night: whether contrast is looked at by night or by day; both where nothing is said. It is most of the work and has
      nothing to do with the width: a sight that is shown at two widths is looked at by day at the one, by night at the other.
    """
    found = _found(page, {"type": "tag", "values": _TAGS}, contrast=not night)
    if night is not False:
        page.emulate_media(color_scheme="dark")
        found += [
            f"in the dark: {line}" for line in _found(page, {"type": "rule", "values": [_CONTRAST]}, contrast=True)
        ]
        page.emulate_media(color_scheme="light")
    return found


def _found(page: Page, only: dict[str, object], *, contrast: bool) -> list[str]:
    if not page.evaluate("'axe' in window"):
        if not _SOURCE.exists():
            pytest.fail("axe-core was not found: `python scripts/page.py test` installs all packages of the page")
        # evaluated, not added as an element: the page's policy admits no script but its own
        page.evaluate(_SOURCE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_FIND, [only, {_CONTRAST: {"enabled": contrast}}])
    return found
