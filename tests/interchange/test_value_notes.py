"""What a file says beside a value is told to a reader in the reader's language."""

import re
from collections.abc import Iterator, Mapping

import pytest
from pydantic import BaseModel

from eastwind.interchange.value_notes import aside_words
from eastwind.rules import available, load_file, load_preset
from eastwind.words import LANGUAGES, message_ids, text

OTHERS = [language for language in LANGUAGES if language != "en"]
REFERENCE = re.compile(r"[Ss]ee the note ([a-z0-9-]+)\.$")
LATIN = re.compile(r"[A-Za-z]")


def asides_in(part: object) -> Iterator[str]:
    """Every aside below a part of a set's file: beside values, patterns and options."""
    if isinstance(part, BaseModel):
        note = getattr(part, "note", None)
        if isinstance(note, str):
            yield note
        for name in type(part).model_fields:
            yield from asides_in(getattr(part, name))
    elif isinstance(part, Mapping):
        for item in part.values():
            yield from asides_in(item)


def asides_of(name: str) -> list[str]:
    found = list(dict.fromkeys(asides_in(load_preset(name).file)))
    assert len(found) > 10
    return found


@pytest.mark.parametrize("name", available())
def test_every_aside_of_a_preset_has_its_words(name: str) -> None:
    rules = load_preset(name)
    for aside in asides_of(name):
        assert aside_words(rules, aside, "en") == aside
        for language in OTHERS:
            told = aside_words(rules, aside, language)
            assert told != aside, (aside, language)
            assert told.endswith(".")
            reference = REFERENCE.search(aside)
            if reference:
                assert reference[1] in told
            if language in ("ru", "bg"):
                assert not LATIN.search(told.replace(reference[1], "") if reference else told), told


def test_no_text_is_kept_for_an_aside_that_no_file_has() -> None:
    written = {REFERENCE.sub(r"see the note …", aside).lower() for name in available() for aside in asides_of(name)}
    written |= {"chosen at set-up."}
    kept = [name for name in message_ids("en") if name.startswith("aside-")]
    texts = {text("en", name, note="…").lower().replace("….", "…") for name in kept}
    assert texts == written
    assert len(texts) == len(kept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_chosen_at_set_up_is_told_in_the_language(language: str) -> None:
    rules = load_preset("ru-classic", {"limit": 500})
    note = rules.file.limit.cap.note
    assert note is not None
    assert aside_words(rules, note, language) == text(language, "aside-chosen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_is_told_in_place_of_a_reference(language: str) -> None:
    rules = load_preset("ru-classic")
    told = aside_words(rules, "See the note no-limit.", language, in_full=True)
    unclear, decided = (text(language, f"note-ru-classic-no-limit-{part}") for part in ("unclear", "decided"))
    assert told == f"{text(language, 'rulebook-unclear')} {unclear} {text(language, 'rulebook-decided')} {decided}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_about_many_patterns_is_not_told_again_at_each_of_them(language: str) -> None:
    told = aside_words(load_preset("bg-classic"), "See the note lost-tables.", language, in_full=True)
    assert told == text(language, "asides-of-many")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_household_wrote_stays_as_it_is(language: str) -> None:
    own = "As grandmother played: see the note of-grandmother."
    file = f"""
id = "sundays"
version = 1
title = "Sundays"
extends = "ru-classic"

[limit]
cap = {{ value = 300, source = "house", note = "{own}" }}

[[notes]]
id = "of-ours"
source = "house"
keys = ["limit.cap"]
unclear = "Who pays for tea."
decided = "The winner."
"""
    rules = load_file(file, "sundays.toml")
    assert aside_words(rules, own, language, in_full=True) == own
    told = aside_words(rules, "See the note of-ours.", language, in_full=True)
    assert (
        told
        == f"{text(language, 'rulebook-unclear')} Who pays for tea. {text(language, 'rulebook-decided')} The winner."
    )
