"""Lookup and formatting of texts; a missing text or argument always raises.

The page reads the same files; only the loader differs.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser, ast, visitor

from eastwind.words.languages import LANGUAGES

Argument = str | int | float
#: Beginning of a message: what goes on below is indented. There are no terms (`tests/words/test_texts.py`).
_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class MissingText(LookupError):
    """Error for a missing language, message or attribute, or a missing argument of a text."""


def text(language: str, message_id: str, **arguments: Argument) -> str:
    """Return the message in a language, with its arguments filled in: `text("en", "tiles-count", count=4)` is "4 tiles".

    :raises MissingText: for an unknown language or message, and for a missing argument of the message.
    """
    texts = _texts(language)
    pattern = texts.message(message_id).value
    if pattern is None:
        raise MissingText(f"{message_id} has only attributes in {language}")
    return texts.format(message_id, pattern, arguments)


def attribute(language: str, message_id: str, name: str, **arguments: Argument) -> str:
    """Return an attribute of a message, like `attribute("en", "pattern-chow", "about")`.

    :raises MissingText: as `text` does, and for an unknown attribute.
    """
    texts = _texts(language)
    attributes = texts.message(message_id).attributes
    if name not in attributes:
        raise MissingText(f"{message_id} has no .{name} in {language}")
    return texts.format(f"{message_id}.{name}", attributes[name], arguments)


@cache
def message_ids(language: str) -> frozenset[str]:
    """Return the ids of all messages of a language; those of attributes are `message.attribute`."""
    found: set[str] = set()
    for name, source in _entries(language).items():
        found.add(name)
        found.update(f"{name}.{attribute}" for attribute in _ATTRIBUTE.findall(source))
    return frozenset(found)


def read_ahead(language: str) -> None:
    """Parse all texts of a language, for processes whose copies are to share them."""
    texts = _texts(language)
    for name in _entries(language):
        texts.message(name)


class _Texts:
    """Texts of one language. Each is parsed when it is first asked for: parsing all takes half a second."""

    def __init__(self, language: str) -> None:
        # All four languages run left to right: no isolating marks, so that a text can be compared and searched.
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._unread: Final = dict(_entries(language))
        self._language: Final = language

    def message(self, message_id: str) -> Message:
        """Return a message.

        :raises MissingText: if there is none.
        """
        if message_id in self._unread:
            self._read(message_id)
        if not self._bundle.has_message(message_id):
            raise MissingText(f"no text {message_id} in {self._language}")
        return self._bundle.get_message(message_id)

    def format(self, name: str, pattern: Pattern, arguments: Mapping[str, Argument]) -> str:
        """Return a pattern with its arguments filled in.

        :raises MissingText: with the name, if an argument is missing.
        """
        formatted, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingText(f"{name} in {self._language}: {'; '.join(str(error) for error in errors)}")
        return str(formatted)

    def _read(self, message_id: str) -> None:
        """Parse a message and those that it refers to.

        Only then do other threads find it as read; those that parse it at the same time add the same.
        """
        waiting, read = [message_id], set[str]()
        while waiting:
            name = waiting.pop()
            source = self._unread.get(name)
            if name in read or source is None:
                continue
            resource = FluentParser(with_spans=False).parse(source)
            self._bundle.add_resource(resource)
            read.add(name)
            referred = _References()
            referred.visit(resource)
            waiting += referred.names
        for name in read:
            self._unread.pop(name, None)


class _References(visitor.Visitor):
    """Names of the messages that a text refers to."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 — called by this name
        self.names.append(node.id.name)


@cache
def _texts(language: str) -> _Texts:
    return _Texts(language)


@cache
def _entries(language: str) -> dict[str, str]:
    """Return the source of every message of a language by its name; comments stay with the message before them."""
    entries: dict[str, str] = {}
    for source in _sources(language).values():
        found = list(_ENTRY.finditer(source))
        ends = [*(each.start() for each in found[1:]), len(source)]
        entries |= {each[1]: source[each.start() : end] for each, end in zip(found, ends, strict=True)}
    return entries


def _sources(language: str) -> dict[str, str]:
    """Return the texts of the language's files by name, in alphabetical order."""
    if language not in LANGUAGES:
        raise MissingText(f"no texts in {language!r}: there are {', '.join(LANGUAGES)}")
    folder = files("eastwind.words").joinpath(language)
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}
