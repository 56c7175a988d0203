"""Notes on unclear points of the sources and the decisions made, in four languages.

A set's file has its notes in English. Their texts in all languages are `note-<set>-<id>-unclear` and `-decided`, by the set that
wrote them; a note of a household's own, or one that it has rewritten, is shown as written in its file.
"""

from collections.abc import Iterator

from eastwind.book.blocks import Block, BookLink, Decision, Words
from eastwind.book.hands import title_of
from eastwind.book.patterns import rows_in_force
from eastwind.book.sentences import KEYS, NotesOf, chapter_of, spoken_at
from eastwind.interchange.rule_words import note_text, source_label
from eastwind.rules import RuleSet
from eastwind.rules.schema import Note
from eastwind.words import text


def notes_of(rules: RuleSet, language: str) -> NotesOf:
    """Return a function that gives the links to the decisions about a value or a pattern, by its key."""
    found: dict[str, tuple[BookLink, ...]] = {}
    label = text(language, "book-unclear-here")
    for note in rules.file.notes:
        for key in note.keys:
            found[key] = (*found.get(key, ()), BookLink(anchor=f"note/{note.id}", label=label))
    return lambda key: found.get(key, ())


def decisions(rules: RuleSet, language: str) -> Iterator[Block]:
    """Yield the chapter of unclear points."""
    if not rules.file.notes:
        yield Words(text=text(language, "book-no-notes"))
    for note in rules.file.notes:
        yield Decision(
            anchor=f"note/{note.id}",
            unclear=note_text(note, "unclear", language),
            decided=note_text(note, "decided", language),
            source=source_label(rules, note.source, language),
            about=_places(rules, note, language),
        )


def _places(rules: RuleSet, note: Note, language: str) -> tuple[BookLink, ...]:
    """Return links to the places that a note is about; several values of one chapter are one place, that of the first."""
    rows, found = rows_in_force(rules), dict[str, BookLink]()
    for key in note.keys:
        part, _, name = key.partition(".")
        if part == "patterns" and name in rows:
            label, anchor = title_of(rules, name, language), f"pattern/{name}"
        elif any(key in keys for keys in KEYS.values()):
            spoken = spoken_at(rules, key)
            label, anchor = text(language, f"book-chapter-{chapter_of(spoken)}"), f"value/{spoken}"
        else:
            continue
        found.setdefault(label, BookLink(anchor=anchor, label=label))
    return tuple(found.values())
