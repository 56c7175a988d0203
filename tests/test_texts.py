"""Which texts are names: those of any script and emoji are, what nobody can see or what turns the line round is not."""

import pytest

from eastwind.texts import can_be_seen, has_controls, is_line, is_name, made_name

NAMES = (
    "Ann",
    "Łucja Żółć",
    "Юлия Ёлкина",
    "Йоана Ѝ",
    "דנה לוי",
    "نرگس می‌خوانم",  # Persian, with a zero width non-joiner where its spelling has one
    "李小龙",
    "김민준",
    "ไพลิน",
    "क्‍ष",  # Devanagari, with a zero width joiner
    "e\u0301mile",
    "👩‍🚀",
    "👨‍👩‍👧‍👦",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "❤️",
    "🇵🇱",
    "1️⃣",
    "\U0001fae9",  # an emoji that is younger than the tables of Python 3.11
    "🀄",
    "?!",
    "O'Neil-Smith, Jr.",
    " Ann ",
)
UNSEEN = (
    "",
    " ",
    "\u00a0",
    "\u3000",
    "\u2003\u2009",
    "\u200b",
    "\u200c\u200d",
    "\u2060\ufeff",
    "\u00ad",
    "\u115f",
    "\u1160",
    "\u3164",
    "\uffa0",
    "\u2800",
    "\u180e",
    "\u034f",
    "\u17b4\u17b5",
    "\ufe0f",
    "\ufe00\U000e0100",
    "\u0301",
    "\u20dd",
    "\U000e0001\U000e0061\U000e007f",
    "\U0001d159",
    "\u2061\u2062",
    "\ufff9\ufffb",
    "\ufffe",
    " \u200b\u3164\u2800\ufe0f ",
)
TURNING = tuple("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
CONTROLS = tuple(map(chr, (*range(9), 11, 12, *range(14, 32), *range(127, 160), 0xD800, 0xDFFF)))


@pytest.mark.parametrize("name", NAMES)
def test_names_of_every_script_are_names(name: str) -> None:
    assert is_name(name)
    assert made_name(name) == name


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_of_which_nothing_can_be_seen_is_none(name: str) -> None:
    assert not can_be_seen(name)
    assert not is_name(name)
    assert made_name(name) == ""


@pytest.mark.parametrize("character", TURNING, ids=ascii)
def test_a_name_that_turns_the_direction_of_writing_is_none(character: str) -> None:
    assert not is_name(f"{character}Ann")
    assert not is_name(f"Ann{character}")
    assert made_name(f"{character}Ann{character}") == "Ann"


@pytest.mark.parametrize("character", CONTROLS, ids=ascii)
def test_no_text_has_control_characters(character: str) -> None:
    assert has_controls(f"a{character}b")
    assert not is_line(f"a{character}b")
    assert not is_name(f"a{character}b")


@pytest.mark.parametrize("end", ["\n", "\r", "\t", "\u2028", "\u2029"], ids=ascii)
def test_a_text_may_have_lines_and_tabs_and_a_name_may_not(end: str) -> None:
    assert not has_controls(f"a{end}b")
    assert not is_line(f"a{end}b")
    assert not is_name(f"a{end}b")
    assert made_name(f"a{end}b") == "a b"


@pytest.mark.parametrize(
    "name",
    [
        "Ann\u200b",
        "Ann\u3164",
        "A\u206eB",
        "\ufff9Ann\ufffbBob",
        "A\U000e0041",
        "A\ue000",
        "A\U0001fffe",
        "A\U0010ffff",
        "A\u00adnn",
        "A" + 5 * "\u0301",
    ],
    ids=ascii,
)
def test_what_the_eye_passes_over_or_what_covers_other_lines_is_no_part_of_a_name(name: str) -> None:
    assert not is_name(name)
    assert made_name(name)
    assert is_name(made_name(name))
