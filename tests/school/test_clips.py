"""The clips of what the school says: one for each line, and none that says what the line no longer does."""

import json

import pytest

from eastwind.words import LANGUAGES
from scripts.make_clips import CLIPS, LINES, changed, digest, lines, missing, read_changed, read_manifest, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clip_says_the_text_of_its_line(language: str) -> None:
    stale = [f"{name}: {line}" for of, name, line in missing(read_manifest()) if of == language]
    assert not stale, "apt install espeak-ng lame, then run `python -m scripts.make_clips`"


def test_a_changed_text_is_found() -> None:
    manifest = read_manifest()
    manifest["bg"]["path-hello"] = digest("Something else.")
    assert [(language, name) for language, name, _ in missing(manifest)] == [("bg", "path-hello")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_digit_and_no_sign_of_a_place_is_left_in_what_is_said(language: str) -> None:
    for name, line in lines(language).items():
        assert name.startswith("number-") or not any(letter.isdigit() or letter in "{}|" for letter in line), line


def test_clips_are_small_and_none_is_left_over() -> None:
    sizes = {f"{clip.parent.name}/{clip.stem}": clip.stat().st_size for clip in CLIPS.glob("*/*.mp3")}
    assert sizes.keys() == {f"{language}/{name}" for language, names in read_manifest().items() for name in names}
    assert max(sizes.values()) < 20_000
    assert sum(sizes.values()) < 8_000_000


def test_the_page_knows_which_line_each_clip_is() -> None:
    assert json.loads(LINES.read_text(encoding="utf-8")) == told(), "run `python -m scripts.make_clips`"
    assert {name for language in LANGUAGES for name in lines(language)} <= told().keys()


def test_lines_that_were_worded_otherwise_once_stay_known() -> None:
    after = read_manifest()
    before = {language: dict(names) for language, names in after.items()}
    before["bg"]["path-hello"] = digest("Something else.")
    del before["pl"]["path-hello"]
    found = changed(before, after, {"en": ["path-who", "gone"], "ru": ["path-hello"]})
    assert found == {"bg": ["path-hello"], "en": ["path-who"], "pl": [], "ru": ["path-hello"]}
    # that of the tiles in Russian
    assert "path-find-suit-p" in read_changed()["ru"]
    assert all(set(names) <= lines(language).keys() for language, names in read_changed().items())
