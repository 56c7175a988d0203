"""Asides that a rule set's file adds to a value, in four languages.

A preset's file has its asides in English. Their texts in all languages are the messages `aside-…`, found by the English text; an
aside of a household's own is shown as written in its file.
"""

import re
from functools import cache
from typing import Final

from eastwind.interchange.rule_words import note_text
from eastwind.rules import RuleSet
from eastwind.rules.schema import Note
from eastwind.words import message_ids, text

#: End of an aside that refers to one of the set's notes.
_REFERENCE: Final = re.compile(r"\b[Ss]ee the note (?P<note>[a-z0-9-]+)\.$")
#: Placeholder for the note where texts are compared.
_ANY_NOTE: Final = "…"
#: Largest number of values of a note that is given in full: a note about more would be repeated on the page again and again.
_FEW: Final = 4


def aside_words(rules: RuleSet, written: str, language: str, *, in_full: bool = False) -> str:
    """Return an aside in a language.

    :param in_full: put the text of the note in place of "See the note …", for readers who do not have the set's notes at hand.
    """
    found = _REFERENCE.search(written)
    name = found["note"] if found else ""
    note = next((one for one in rules.file.notes if one.id == name), None)
    if note is not None and in_full:
        return _told(note, language) if len(note.keys) <= _FEW else text(language, "asides-of-many")
    known = f"{written[: found.start('note')]}{_ANY_NOTE}." if found else written
    message = _messages().get(known)
    return written if message is None else text(language, message, note=name)


def _told(note: Note, language: str) -> str:
    unclear, decided = note_text(note, "unclear", language), note_text(note, "decided", language)
    return f"{text(language, 'rulebook-unclear')} {unclear} {text(language, 'rulebook-decided')} {decided}"


@cache
def _messages() -> dict[str, str]:
    """Return the ids of the asides by their English texts."""
    ids = sorted(name for name in message_ids("en") if name.startswith("aside-"))
    return {text("en", name, note=_ANY_NOTE): name for name in ids}
