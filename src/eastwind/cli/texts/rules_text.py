"""A rule set as readable text: every value with its origin, every pattern with its worth, every note."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from eastwind.cli.columns import columns
from eastwind.interchange.rule_words import (
    key_label,
    note_text,
    option_label,
    option_words,
    rule_label,
    set_about,
    set_label,
    source_label,
    value_words,
    worth_words,
)
from eastwind.interchange.rules_diff import Difference, cited_values
from eastwind.interchange.value_notes import aside_words
from eastwind.rules import RuleSet, available
from eastwind.server.settings import DEFAULT_PORT
from eastwind.traditions.classical.patterns import NAMES, Who
from eastwind.words import text

#: Where the page is when nothing else is asked of `eastwind play`.
_PAGE: Final = f"http://127.0.0.1:{DEFAULT_PORT}/"


def list_text(sets: list[RuleSet], language: str) -> str:
    """Return rule sets, one a paragraph: id, name, description."""
    rows = columns([(rules.id, set_label(rules, language)) for rules in sets], indent="")
    parts = []
    for row, rules in zip(rows, sets, strict=True):
        about = set_about(rules, language)
        parts.append(row if about is None else f"{row}\n    {about}")
    return "\n".join(parts)


def show_text(rules: RuleSet, language: str) -> str:
    """Return the whole set as text."""
    return "\n".join(
        [*_head(rules, language), *_values(rules, language), *_patterns(rules, language), *_rest(rules, language)]
    )


def _head(rules: RuleSet, language: str) -> Iterator[str]:
    yield set_label(rules, language)
    about = set_about(rules, language)
    if about:
        yield about
    yield ""
    rows = [
        (text(language, "cli-rules-id"), rules.id),
        (text(language, "cli-rules-version"), str(rules.version)),
        (text(language, "cli-rules-digest"), rules.digest),
    ]
    if rules.file.extends:
        rows.insert(1, (text(language, "cli-rules-parent"), rules.file.extends))
    yield from columns(rows)
    if rules.id in available():
        yield ""
        yield text(language, "cli-rules-book", address=f"{_PAGE}#/rules/book/{rules.id}")
    yield from _heading("cli-rules-sources", language)
    for name in rules.file.documents:
        yield f"  {name}: {source_label(rules, name, language)}"
    used = {cited.source for cited in cited_values(rules).values()}
    for source in ("decision", "house"):
        if source in used:
            yield f"  {source}: {source_label(rules, source, language)}"


def _values(rules: RuleSet, language: str) -> Iterator[str]:
    for section, keys in groupby(cited_values(rules).items(), key=lambda item: item[0].split(".")[0]):
        yield from _heading(f"cli-rules-section-{section}", language)
        rows, notes = [], []
        for key, cited in keys:
            label = key_label(rules, key, language)
            shown = key.partition(".")[2] if label == key else f"{key.partition('.')[2]} — {label}"
            rows.append((shown, value_words(rules, key, language), cited.source))
            notes.append(cited.note)
        for row, note in zip(columns(rows), notes, strict=True):
            yield row
            if note:
                yield f"      {aside_words(rules, note, language)}"


def _patterns(rules: RuleSet, language: str) -> Iterator[str]:
    for heading, who in (("cli-rules-for-all", Who.ALL), ("cli-rules-for-winner", Who.WINNER)):
        rows = [
            (rule_label(name, language), worth_words(row, language), rules.source_of(name))
            for name in NAMES
            if (row := rules.pattern(name)) is not None and row.who == who.value
        ]
        if rows:
            yield from _heading(heading, language)
            yield from columns(rows)


def _rest(rules: RuleSet, language: str) -> Iterator[str]:
    yield from _heading("rules-options", language)
    rows = []
    for option in rules.options:
        changed = "" if option.value == option.default else text(language, "cli-rules-chosen")
        value = option_words(option, option.value, language)
        rows.append((option.name, option_label(option.name, language), value, changed))
    yield from columns(rows)
    if rules.file.notes:
        yield from _heading("cli-rules-notes", language)
    for note in rules.file.notes:
        yield f"  {note.id} ({note.source})"
        yield f"      {note_text(note, 'unclear', language)}"
        yield f"      → {note_text(note, 'decided', language)}"


def _heading(message: str, language: str) -> Iterator[str]:
    from eastwind.words import message_ids

    title = text(language, message) if message in message_ids(language) else message.rpartition("-")[2]
    yield ""
    yield title
    yield "─" * len(title)


def difference_text(difference: Difference) -> str:
    """Return a difference such as `No chow: 1 double → 10 points (NOTEBOOK p. 3)`, with the note below it."""
    arrow = f"{difference.before} → {difference.after}" if difference.before else difference.after
    source = f" ({difference.source})" if difference.source else ""
    line = f"{difference.label}: {arrow}{source}"
    return f"{line}\n    {difference.note}" if difference.note else line
