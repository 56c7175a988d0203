"""Measures as a page to keep: a table of all, and a drawing of the delays over the number of tables."""

from collections.abc import Sequence
from importlib.resources import files

from eastwind import __version__
from eastwind.bench.measure import Measure
from eastwind.bench.plot import delays_over_tables
from eastwind.report.markup import Markup, tag


def bench_html(measures: Sequence[Measure], measured_on: str) -> str:
    """Return one file without scripts and external resources. `measured_on`: the machine, in a line."""
    styles = [
        files("eastwind").joinpath(name).read_text(encoding="utf-8") for name in ("report/report.css", "bench/page.css")
    ]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", "What was measured · Eastwind"),
        tag("style", Markup("\n".join(styles))),
    )
    body = tag(
        "main",
        tag(
            "header", tag("h1", "What was measured"), tag("p", f"{measured_on}, Eastwind {__version__}", class_="facts")
        ),
        *(_picture(kind, measures) for kind in dict.fromkeys(one.spread.kind for one in measures if one.spread)),
        _all(measures),
        class_="report measured",
    )
    return f"<!doctype html>\n{tag('html', head, tag('body', body), lang='en')}\n"


def _picture(kind: str, measures: Sequence[Measure]) -> Markup:
    found = [one for one in measures if one.spread is not None and one.spread.kind == kind]
    target = next((one.target for one in found if one.target is not None), None)
    drawing = delays_over_tables([one.spread for one in found if one.spread is not None], target)
    return tag(
        "section", tag("h2", f"From an action to the last view, tables of {kind}"), tag("div", drawing, class_="wide")
    )


def _all(measures: Sequence[Measure]) -> Markup:
    names = ("Number", "Found", "To hold", "", "")
    head = tag("tr", *(tag("th", name, scope="col") for name in names))
    rows = [
        tag(
            "tr",
            tag("th", one.name, scope="row"),
            tag("td", f"{one.value_told} {one.unit}", class_="number"),
            tag("td", one.target_told, class_="number"),
            tag("td", one.verdict, class_="verdict missed" if one.holds is False else "verdict"),
            # a bar of signs says to a terminal what the picture says here
            tag("td", one.note.lstrip("█ "), class_="note"),
        )
        for one in measures
    ]
    return tag(
        "section",
        tag("h2", "All numbers"),
        tag("div", tag("table", tag("thead", head), tag("tbody", *rows)), class_="wide"),
    )
