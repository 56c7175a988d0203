"""Page of the whole report: one file that can be sent, stored and printed."""

import re
from collections.abc import Sequence
from importlib.resources import files

from eastwind import __version__
from eastwind.report import sections, worth
from eastwind.report.cells import CellWriter
from eastwind.report.markup import Markup, tag
from eastwind.study.findings import Findings


def report_html(found: Sequence[Findings], language: str) -> str:
    """Return the report on one simulation, or on two of the same bots: before and after a change of rules.

    :param found: one or two findings with at least one hand each.
    :raises ValueError: for anything else.
    """
    writer = CellWriter(language)
    body = _body(writer, found)
    if len(found) > 1:
        # which differences are marked depends on all of them
        writer.marks.decide()
        body = _body(writer, found)
    title = writer.say("title")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{title} · {' → '.join(one.rules.id for one in found)} · Eastwind"),
        tag("style", Markup(files("eastwind.report").joinpath("report.css").read_text(encoding="utf-8"))),
    )
    page = tag("body", _contents(writer, body), body)
    return f"<!doctype html>\n{tag('html', head, page, lang=language)}\n"


def _body(writer: CellWriter, found: Sequence[Findings]) -> Markup:
    if not 1 <= len(found) <= 2 or any(one.hands == 0 for one in found):
        raise ValueError("expected one or two findings with at least one hand each")
    if len({len(one.levels) for one in found}) > 1:
        raise ValueError("expected as many players before as after")
    compared = len(found) == 2
    head = [
        tag("h1", writer.say("title-compared" if compared else "title")),
        sections.what_was_played(writer, found),
    ]
    if compared:
        head.append(tag("p", writer.say("how-compared"), class_="note"))
    return tag(
        "main",
        tag("header", *head),
        sections.at_a_glance(writer, found),
        sections.players(writer, found),
        sections.winds(writer, found),
        sections.endings(writer, found),
        sections.length(writer, found),
        worth.values(writer, found),
        worth.patterns(writer, found),
        worth.limit_hands(writer, found),
        worth.the_limit(writer, found),
        _notes(writer, found),
        class_="report compared" if compared else "report",
    )


def _contents(writer: CellWriter, body: Markup) -> Markup:
    """Return links to the parts: on a phone the report is many screens long. Within another page, that page has the links."""
    there = re.findall(r'<section[^>]* id="report-([a-z-]+)"', body)
    links = [tag("li", tag("a", writer.say(name), href=f"#report-{name}")) for name in there]
    return tag("nav", tag("ul", *links), class_="contents", aria_label=writer.say("contents"))


def _notes(writer: CellWriter, found: Sequence[Findings]) -> Markup:
    """Return the notes on reading the report, and on making it again."""
    notes = [writer.say(f"note-{name}") for name in ("interval", "gain", "bots", "limit")]
    again = [tag("code", sections.command_of(one)) for one in found]
    digests = " → ".join(one.rules.digest[:16] for one in found)
    return tag(
        "section",
        tag("h2", writer.say("notes")),
        tag("ul", *(tag("li", note) for note in notes)),
        tag("p", writer.say("again")),
        *(tag("p", line, class_="command") for line in again),
        tag("p", writer.say("made-by", version=__version__, digest=digests), class_="facts"),
        class_="notes",
        id="report-notes",
    )
