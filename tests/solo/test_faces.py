"""Own faces: the sets that come along, their files, and everything that can be wrong with one."""

import pytest

from eastwind.solo.faces import HEADER, MOST_ENTRIES, face_sets, read_faces, write_faces
from eastwind.solo.faults import FileFaults


@pytest.mark.parametrize("name", tuple(face_sets()))
def test_a_set_reads_back_and_is_named_by_a_message(name: str) -> None:
    faces = face_sets()[name]
    assert faces.name == f"solo-faces-{name}"
    assert read_faces(write_faces(faces), name) == faces
    texts = [text for entry in faces.entries for text in (entry.sign, entry.sound) if text]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize(
    ("name", "entries", "sided"),
    [
        ("hiragana", 46, False), ("hiragana-sound", 46, True), ("katakana", 46, False), ("katakana-sound", 46, True),
        ("kana", 46, True), ("greek", 24, True), ("greek-name", 24, True), ("cyrillic-ru", 33, False),
        ("cyrillic-ru-case", 33, True), ("cyrillic-bg", 30, False), ("cyrillic-bg-case", 30, True), ("latin", 26, False),
        ("latin-case", 26, True), ("numbers", 36, False), ("numbers-roman", 36, True),
    ],
)  # fmt: skip
def test_the_sets_that_come_along_are_whole(name: str, entries: int, sided: bool) -> None:
    faces = face_sets()[name]
    assert (len(faces.entries), faces.sided) == (entries, sided)


def test_hiragana_and_katakana_have_the_same_sounds_in_the_same_order() -> None:
    hiragana, katakana, both = (face_sets()[name].entries for name in ("hiragana-sound", "katakana-sound", "kana"))
    assert [entry.sound for entry in hiragana] == [entry.sound for entry in katakana]
    # the two blocks of Unicode run in parallel, 96 apart
    assert all(ord(entry.sound) - ord(entry.sign) == 96 for entry in both)
    assert {entry.sign: entry.sound for entry in hiragana}["か"] == "ka"


@pytest.mark.parametrize("name", ["greek", "cyrillic-ru-case", "cyrillic-bg-case", "latin-case"])
def test_capitals_go_with_their_small_letters(name: str) -> None:
    assert all(entry.sign.lower() == entry.sound for entry in face_sets()[name].entries)


def lines(*entries: str, name: str = "name Mine") -> str:
    return "\n".join([HEADER, name, *entries])


FIVE = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("", "line 1: expected `eastwind-faces 1`, found nothing", id="empty"),
        pytest.param(lines(*FIVE, name=""), "the file: expected a line `name …`, found none", id="no name"),
        pytest.param(lines("a", "b"), "the file: expected 5 to 120 entries, found 2", id="few"),
        pytest.param(lines(*(f"{at}" for at in range(MOST_ENTRIES + 1))), "entries, found 121", id="many"),
        pytest.param(lines(*FIVE, "b"), "line 8: expected every sign and sound once, found 'b' as in line 4", id="twice"),
        pytest.param(lines("a 1", "b 2", "c 1", "d 4", "e 5"), "line 5: expected every sign and sound once", id="sound twice"),
        pytest.param(lines(*FIVE, "f ef"), "line 8: expected a sign alone, as in the first entry", id="mixed"),
        pytest.param(lines("a 1", *FIVE[1:]), "line 4: expected a sign and its sound", id="sound missing"),
        pytest.param(lines(*FIVE, "muchtoolong"), "line 8: expected a sign of at most 6 characters", id="long"),
        pytest.param(lines(*FIVE, "f\x07"), "line 8: expected a sign that can be printed", id="control"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_line(text: str, expected: str) -> None:
    with pytest.raises(FileFaults) as found:
        read_faces(text, "mine")
    assert any(expected in str(fault) for fault in found.value.faults), found.value


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(FileFaults) as found:
        read_faces(lines("a", "a", "muchtoolong x", name=""), "mine")
    assert len(found.value.faults) == 5


def test_a_file_may_have_comments_blank_lines_and_wide_gaps() -> None:
    faces = read_faces(f"{HEADER}\r\nname My set\nlanguage el\n\n# first\nα   a b\nβ b\nγ g\n δ d\nε e\n", "mine")
    assert (faces.name, faces.language, len(faces.entries)) == ("My set", "el", 5)
    assert faces.entries[0].sound == "a b"
