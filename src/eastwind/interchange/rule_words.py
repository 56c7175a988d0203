"""Names of a rule set's values, patterns, options and sources, in four languages.

A household's file may contain items that Eastwind has no words for: their titles and names are then shown as written there.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from eastwind.rules import Option, RuleSet, available
from eastwind.rules.loader import preset_tree
from eastwind.rules.options import Value
from eastwind.rules.schema import Cited, Note, PatternRow
from eastwind.traditions.classical.patterns import WORTHS
from eastwind.words import attribute, message_ids, text

#: Worths that are a number, with the text that counts it.
_COUNTED: Final = {"points": "points-count", "doubles": "doubles-count", "flat": "points-count"}


def _id(beginning: str, name: str) -> str:
    return f"{beginning}-{name.replace('_', '-').replace('.', '-')}"


def rule_label(rule: str, language: str) -> str:
    """Return the name of a pattern."""
    message = _id("pattern", rule)
    return text(language, message) if message in message_ids(language) else rule.replace("_", " ")


def pattern_label(rules: RuleSet, rule: str, language: str) -> str:
    """Return the name of a pattern in a rule set: its title there (a household's own hand has one), or its general name."""
    row = rules.file.patterns.get(rule)
    return row.title if row is not None and row.title is not None else rule_label(rule, language)


def set_label(rules: RuleSet, language: str) -> str:
    """Return the name of a rule set: presets have names in every language, a household's file has its title."""
    message = f"ruleset-{rules.id}"
    return text(language, message) if message in message_ids(language) else rules.file.title


def set_about(rules: RuleSet, language: str) -> str | None:
    """Return a preset's description in a sentence or two; None for other sets."""
    message = f"ruleset-{rules.id}"
    return attribute(language, message, "about") if f"{message}.about" in message_ids(language) else None


def source_label(rules: RuleSet, source: str, language: str) -> str:
    """Return the source of a value in words: the document's title and the section."""
    name, _, section = source.partition(" ")
    message = f"source-{name}"
    if message in message_ids(language):
        title = text(language, message)
    else:
        document = rules.file.documents.get(name)
        title = document.title if document else name
    return text(language, "source-section", document=title, section=section) if section else title


def note_text(note: Note, part: str, language: str) -> str:
    """Return a part (`unclear` or `decided`) of a note: in the language if it stands so in a preset's file, else as written."""
    written: str = getattr(note, part)
    message = _note_messages().get((note.id, part, written))
    return written if message is None else text(language, message)


@cache
def _note_messages() -> Mapping[tuple[str, str, str], str]:
    """Return the messages of the presets' notes, by the note's id, the part, and its text in the preset's file."""
    return {
        (note["id"], part, note[part]): f"note-{rules}-{note['id']}-{part}"
        for rules in reversed(available())
        for note in preset_tree(rules).get("notes", ())
        for part in ("unclear", "decided")
        if part in note
    }


def option_at(rules: RuleSet, key: str) -> Option | None:
    """Return the option that is set to the value at a dotted key; an option set to anything else does not describe it."""
    value = rules.cited(key).value
    return next((option for option in rules.options if key in option.keys and option.value == value), None)


def key_label(rules: RuleSet, key: str, language: str) -> str:
    """Return the name of the value at a dotted key: its own, else that of its option, else the key."""
    option = option_at(rules, key)
    message = _id("value", key)
    if message in message_ids(language):
        return text(language, message)
    return option_label(option.name, language) if option else key


def option_label(name: str, language: str) -> str:
    """Return the name of an option."""
    message = _id("option", name)
    return text(language, message) if message in message_ids(language) else name.replace("_", " ")


def value_words(rules: RuleSet, key: str, language: str) -> str:
    """Return the value at a dotted key in words, like `off` or `500 points`; as written in the file if it has no words."""
    option, value = option_at(rules, key), rules.cited(key).value
    return option_words(option, value, language) if option else choice_words(key, value, language)


def value_message(key: str) -> str:
    """Return the id of the text that names the value at a dotted key; each of its choices is an attribute of that text."""
    return _id("value", key)


def choice_words(key: str, choice: object, language: str) -> str:
    """Return the name of one of the choices at a dotted key; as written in the file if it has no words."""
    message, name = value_message(key), _attribute(choice)
    known = not isinstance(choice, bool) and f"{message}.{name}" in message_ids(language)
    return attribute(language, message, name) if known else plain_words(choice, language)


def _attribute(choice: object) -> str:
    """Return the attribute that names a choice: letters and dashes, `n2` for a number."""
    return f"n{choice}" if isinstance(choice, int) else "-".join(str(choice).replace(",", "").split())


def option_words(option: Option, value: Value, language: str) -> str:
    """Return the value of an option in words."""
    if isinstance(value, int) and not isinstance(value, bool):
        message = _id("option", f"{option.name}-number")
        return text(language, message, count=value) if message in message_ids(language) else str(value)
    message = _id("option", f"{option.name}-{value}")
    return text(language, message) if message in message_ids(language) else plain_words(value, language)


def plain_words(value: object, language: str) -> str:
    """Return the words for a value that has no text of its own: on or off, or the value as written."""
    if isinstance(value, bool):
        return text(language, "option-value-on" if value else "option-value-off")
    if isinstance(value, tuple):
        return ", ".join(f"({plain_words(part, language)})" if isinstance(part, tuple) else str(part) for part in value)
    return str(value)


def worth_words(row: PatternRow | None, language: str) -> str:
    """Return the worth of a pattern in words, like `8 points`, `3 doubles`, `limit`; without a row it is not played."""
    if row is None:
        return text(language, "cli-rules-not-played")
    way, worth = next((way, worth) for way, worth in worths_in(row) if worth is not None)
    if way in _COUNTED:
        return text(language, _COUNTED[way], count=worth.value)
    message = _id("rules-worth", way)
    return text(language, message) if message in message_ids(language) else way.replace("_", " ")


def worths_in(row: PatternRow | None) -> list[tuple[str, Cited[Any] | None]]:
    """Return every way in which a pattern can have a worth, with its worth in that way."""
    return [] if row is None else [(way, getattr(row, way)) for way in WORTHS]
