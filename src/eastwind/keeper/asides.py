"""What a rule set's file says beside a value, in four languages.

A preset's file writes its asides in English. Their texts in all languages are `aside-…`, found by the English one; an aside of a
household's own is shown as it stands in its file.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from eastwind.keeper.rule_words import note_text
from eastwind.rules import RuleSet
from eastwind.words import message_ids, text

#: The end of an aside that sends the reader to one of the set's notes.
_REFERENCE: Final = re.compile(r"\b[Ss]ee the note (?P<note>[a-z0-9-]+)\.$")
#: Stands for the note where texts are compared.
_ANY_NOTE: Final = "…"
_TAGS: Final = {"unclear": "rulebook-unclear", "decided": "rulebook-decided"}

NotePart = Literal["unclear", "decided"]


def aside_words(rules: RuleSet, written: str, language: str, *, instead: Sequence[NotePart] = ()) -> str:
    """An aside in a language.

    :param instead: what is told of a note in place of "See the note …", for a reader who does not have the set's notes at hand.
    """
    found = _REFERENCE.search(written)
    name = found["note"] if found else ""
    note = next((one for one in rules.file.notes if one.id == name), None)
    if note is not None and instead:
        return " ".join(f"{text(language, _TAGS[part])} {note_text(note, part, language)}" for part in instead)
    known = f"{written[: found.start('note')]}{_ANY_NOTE}." if found else written
    message = _messages().get(known)
    return written if message is None else text(language, message, note=name)


@cache
def _messages() -> dict[str, str]:
    """Ids of the asides by their English texts."""
    ids = sorted(name for name in message_ids("en") if name.startswith("aside-"))
    return {text("en", name, note=_ANY_NOTE): name for name in ids}
