"""Figures of recorded matches in words, for the terminal."""

from collections.abc import Iterator, Sequence

from eastwind.cli.columns import columns
from eastwind.cli.terminal import printable
from eastwind.interchange.rule_words import pattern_label, set_label
from eastwind.record.figures import Figures
from eastwind.words import text

#: Largest number of patterns that are listed, the most frequent first.
_PATTERNS = 10


def told(found: Sequence[Figures], language: str) -> Iterator[str]:
    """Yield a paragraph for each rule set and player."""
    for figures in found:
        yield from _paragraph(figures, language)


def _paragraph(figures: Figures, language: str) -> Iterator[str]:
    def say(message: str, **arguments: str | int) -> str:
        return text(language, message, **arguments)

    yield f"── {printable(figures.name)} · {set_label(figures.rules, language)} ──"
    mean = "–" if figures.mean_worth is None else f"{figures.mean_worth:.1f}"
    rows = [
        (say("cli-stats-matches"), str(figures.matches)),
        (say("cli-stats-hands"), str(figures.hands)),
        (say("cli-stats-wins"), str(figures.wins)),
        (say("cli-stats-worth"), mean),
        (say("cli-stats-score"), f"{figures.score:+d}"),
        (say("cli-stats-places"), " ".join(map(str, figures.places)) or "–"),
    ]
    yield from columns(rows)
    if figures.wins:
        yield say("cli-stats-won-with")
        ways = [(_way(way, language), str(count)) for way, count in figures.ways.most_common()]
        patterns = figures.patterns.most_common(_PATTERNS)
        yield from columns(
            [*ways, *((pattern_label(figures.rules, rule, language), str(count)) for rule, count in patterns)]
        )
    yield say("cli-stats-paid")
    yield from columns(
        [
            (printable(other), say("cli-stats-paid-row", paid=paid, received=figures.received[other]))
            for other, paid in figures.paid.items()
        ]
    )


def _way(way: str, language: str) -> str:
    return text(language, f"report-source-{(way or 'none').replace('_', '-')}")
