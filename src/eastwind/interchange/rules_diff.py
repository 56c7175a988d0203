"""Differences between two rule sets, in words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from eastwind.interchange.rule_words import (
    key_label,
    note_text,
    option_at,
    option_label,
    option_words,
    pattern_label,
    value_words,
    worth_words,
    worths_in,
)
from eastwind.interchange.value_notes import aside_words
from eastwind.rules import Option, RuleSet
from eastwind.rules.schema import Cited, PatternRow, RuleFile
from eastwind.traditions.classical.patterns import NAMES
from eastwind.words import text


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference between two rule sets.

    :ivar key: dotted key in the file; :ivar label: its name; :ivar before, after: the values in words; :ivar source: source of
        the new value, empty if there is none; :ivar note: the file's aside about it, in words.
    """

    key: str
    label: str
    before: str
    after: str
    source: str = ""
    note: str = ""


def cited_values(rules: RuleSet) -> dict[str, Cited[Any]]:
    """Return all values of a set outside of patterns, options and notes, by their dotted keys, in the file's order."""
    found: dict[str, Cited[Any]] = {}
    for section in RuleFile.model_fields:
        part = getattr(rules.file, section)
        if isinstance(part, Cited):
            found[section] = part
        elif hasattr(part, "model_fields_set") and section not in ("patterns", "options"):
            for name in type(part).model_fields:
                value = getattr(part, name)
                if isinstance(value, Cited):
                    found[f"{section}.{name}"] = value
    return found


def differences(before: RuleSet, after: RuleSet, language: str) -> Iterator[Difference]:
    """Yield every difference in play and worth, then in the options offered at set-up and in the notes on unclear points."""
    yield from _values(before, after, language)
    yield from _patterns(before, after, language)
    yield from _offers(before, after, language)
    yield from _notes(before, after, language)


def _values(before: RuleSet, after: RuleSet, language: str) -> Iterator[Difference]:
    old, new = cited_values(before), cited_values(after)
    changed = [
        key
        for key in [*old, *(key for key in new if key not in old)]
        if key not in old or key not in new or old[key].value != new[key].value
    ]
    missing = text(language, "cli-rules-not-said")
    # an option may stand for several keys: what it changed is told once
    told: set[str] = set()
    for key in changed:
        said = before if key not in new else after
        option = _option_of_all(before, after, key, changed)
        if option is not None and option in told:
            continue
        if option is not None:
            told.add(option)
        two = new.get(key)
        yield Difference(
            key,
            option_label(option, language) if option is not None else key_label(said, key, language),
            value_words(before, key, language) if key in old else missing,
            value_words(after, key, language) if two is not None else missing,
            "" if two is None else two.source,
            aside_words(after, two.note, language) if two is not None and two.note else "",
        )


def _option_of_all(before: RuleSet, after: RuleSet, key: str, changed: list[str]) -> str | None:
    """Return the option of both sets that sets several keys, this one among them, if all of them have changed."""
    if key not in changed:
        return None
    for option in after.options:
        same = next((one for one in before.options if one.name == option.name), None)
        if len(option.keys) < 2 or key not in option.keys or same is None or same.keys != option.keys:
            continue
        if all(one in changed and option_at(after, one) and option_at(before, one) for one in option.keys):
            return option.name
    return None


def _row(row: PatternRow | None) -> tuple[object, ...] | None:
    """Return everything in a pattern's row that counts in play or is shown."""
    if row is None:
        return None
    worths = (None if worth is None else worth.value for _, worth in worths_in(row))
    return (
        *worths,
        row.who,
        row.title,
        None if row.tiles is None else row.tiles.value,
        row.waiting,
        row.only_concealed,
    )


def _row_words(row: PatternRow | None, other: PatternRow | None, language: str) -> str:
    """Return the worth of a pattern in words, and everything else in which its row differs from the other's."""
    words = [worth_words(row, language)]
    if row is None:
        return words[0]
    if row.tiles is not None and (other is None or other.tiles is None or other.tiles.value != row.tiles.value):
        words.append(row.tiles.value)
    if row.title is not None and other is not None and other.title != row.title:
        words.append(row.title)
    if other is not None and other.who != row.who:
        words.append(text(language, f"household-who-{row.who}"))
    if row.waiting not in (0, None if other is None else other.waiting):
        words.append(f"{text(language, 'waiting-hand')}: {row.waiting}/10")
    if other is not None and row.only_concealed != other.only_concealed:
        words.append(text(language, "only-concealed" if row.only_concealed else "exposed-too"))
    return "; ".join(words)


def _patterns(before: RuleSet, after: RuleSet, language: str) -> Iterator[Difference]:
    for name in NAMES:
        one, two = before.pattern(name), after.pattern(name)
        if _row(one) == _row(two):
            continue
        yield Difference(
            f"patterns.{name}",
            pattern_label(after if two is not None else before, name, language),
            _row_words(one, two, language),
            _row_words(two, one, language),
            after.source_of(name) if two else _in_force_source(after, name),
            aside_words(after, _note_of(two), language),
        )


def _in_force_source(rules: RuleSet, name: str) -> str:
    row = rules.file.patterns.get(name)
    return row.in_force.source if row is not None and row.in_force is not None else ""


def _note_of(row: PatternRow | None) -> str:
    return next((worth.note for _, worth in worths_in(row) if worth is not None and worth.note), "")


def _offers(before: RuleSet, after: RuleSet, language: str) -> Iterator[Difference]:
    old = {option.name: option for option in before.options}
    new = {option.name: option for option in after.options}
    for name in [*old, *(name for name in new if name not in old)]:
        one, two = name in old, name in new
        same = one and two and old[name].choices == new[name].choices
        if same and (old[name].minimum, old[name].maximum) == (new[name].minimum, new[name].maximum):
            continue
        yield Difference(
            f"options.{name}",
            option_label(name, language),
            _offer(old, name, language),
            _offer(new, name, language),
            new[name].source if two else "",
        )


def _offer(options: Mapping[str, Option], name: str, language: str) -> str:
    option = options.get(name)
    if option is None:
        return text(language, "cli-rules-not-offered")
    choices = [option_words(option, choice, language) for choice in option.choices]
    if option.kind == "number":
        choices.append(f"{option.minimum}–{option.maximum}")
    return text(language, "cli-rules-offered", choices=", ".join(choices))


def _notes(before: RuleSet, after: RuleSet, language: str) -> Iterator[Difference]:
    known = {note.id: note for note in before.file.notes}
    for note in after.file.notes:
        old = known.get(note.id)
        if old is None or old.decided != note.decided:
            yield Difference(
                f"notes[{note.id}]",
                text(language, "cli-rules-note", id=note.id),
                note_text(old, "decided", language) if old else "",
                note_text(note, "decided", language),
                note.source,
            )
