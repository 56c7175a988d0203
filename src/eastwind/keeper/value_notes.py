"""What a rule set's file says beside a value, in four languages.

A preset's file writes its asides in English. Their texts in all languages are `aside-…`, found by the English one; an aside of a
household's own is shown as it stands in its file.
"""

import re
from functools import cache
from typing import Final

from eastwind.keeper.rule_words import note_text
from eastwind.rules import RuleSet
from eastwind.rules.schema import Note
from eastwind.words import message_ids, text

#: The end of an aside that sends the reader to one of the set's notes.
_REFERENCE: Final = re.compile(r"\b[Ss]ee the note (?P<note>[a-z0-9-]+)\.$")
#: Stands for the note where texts are compared.
_ANY_NOTE: Final = "…"
#: A note about more than these would stand on the page again and again.
_FEW: Final = 4


def aside_words(rules: RuleSet, written: str, language: str, *, in_full: bool = False) -> str:
    """An aside in a language.

    :param in_full: tell what a note says in place of "See the note …", for a reader who does not have the set's notes at hand.
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
    """Ids of the asides by their English texts."""
    ids = sorted(name for name in message_ids("en") if name.startswith("aside-"))
    return {text("en", name, note=_ANY_NOTE): name for name in ids}
