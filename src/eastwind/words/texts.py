"""Lookup and formatting of texts; a missing text or argument always raises.

The page reads the same files; only the loader differs.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser, ast

from eastwind.words.languages import LANGUAGES

Argument = str | int | float


class MissingText(LookupError):
    """Error for a missing language, message or attribute, or a missing argument of a text."""


def text(language: str, message_id: str, **arguments: Argument) -> str:
    """Return the message in a language, with its arguments filled in: `text("en", "tiles-count", count=4)` is "4 tiles".

    :raises MissingText: for an unknown language or message, and for a missing argument of the message.
    """
    message = _message(language, message_id)
    if message.value is None:
        raise MissingText(f"{message_id} has only attributes in {language}")
    return _format(language, message_id, message.value, arguments)


def attribute(language: str, message_id: str, name: str, **arguments: Argument) -> str:
    """Return an attribute of a message, like `attribute("en", "pattern-chow", "about")`.

    :raises MissingText: as `text` does, and for an unknown attribute.
    """
    attributes = _message(language, message_id).attributes
    if name not in attributes:
        raise MissingText(f"{message_id} has no .{name} in {language}")
    return _format(language, f"{message_id}.{name}", attributes[name], arguments)


@cache
def message_ids(language: str) -> frozenset[str]:
    """Return the ids of all messages of a language; those of attributes are `message.attribute`."""
    found: set[str] = set()
    for resource in _parsed(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found.add(entry.id.name)
                found.update(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)
    return frozenset(found)


def _message(language: str, message_id: str) -> Message:
    bundle = _bundle(language)
    if not bundle.has_message(message_id):
        raise MissingText(f"no text {message_id} in {language}")
    return bundle.get_message(message_id)


def _format(language: str, name: str, pattern: Pattern, arguments: dict[str, Argument]) -> str:
    formatted, errors = _bundle(language).format_pattern(pattern, arguments)
    if errors:
        raise MissingText(f"{name} in {language}: {'; '.join(str(error) for error in errors)}")
    return str(formatted)


@cache
def _bundle(language: str) -> FluentBundle:
    # All four languages run left to right: no isolating marks, so that a text can be compared and searched.
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _parsed(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _parsed(language: str) -> tuple[ast.Resource, ...]:
    """Return the language's files, parsed once: it takes half a second."""
    return tuple(FluentParser().parse(source) for source in _sources(language).values())


@cache
def _sources(language: str) -> dict[str, str]:
    """Return the texts of the language's files by name, in alphabetical order."""
    if language not in LANGUAGES:
        raise MissingText(f"no texts in {language!r}: there are {', '.join(LANGUAGES)}")
    folder = files("eastwind.words").joinpath(language)
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}
