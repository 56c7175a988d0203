"""Forms of special hands: what they stand for, and every fault in one of them at once."""

import pytest

from eastwind.rules import RuleFaults, compile_rules, load_file
from eastwind.rules.compiled import ANY_WIND
from eastwind.rules.templates import Template, read_templates
from eastwind.tiles.notation import counts_of, format_tiles, parse_tiles, tiles_of
from eastwind.traditions.classical.patterns import Pattern


def _hands(text: str) -> list[str]:
    templates, faults = read_templates(text)
    assert faults == []
    return sorted(format_tiles(tiles_of(template.counts)) for template in templates)


def _sorted(*texts: str) -> list[str]:
    return sorted(format_tiles(sorted(parse_tiles(text))) for text in texts)


MEANINGS = {
    "a fixed suit": ("1112345678999m 5m", ["11123455678999m"]),
    "any suit": ("11a 23456789a ESWN", [f"1123456789{suit} 1234z" for suit in "mps"]),
    "honours by numbers": ("1234567a 1234567z", [f"1234567{suit} 1234567z" for suit in "mps"]),
    "two suits": (
        "1234567a 1234567b",
        ["1234567m 1234567p", "1234567m 1234567s", "1234567p 1234567s"],
    ),
    "two suits that differ": (
        "11223344a 556677b",
        [f"11223344{a} 556677{b}" for a in "mps" for b in "mps" if a != b],
    ),
    "any suit but the fixed one": ("22446688m 357a EEE", ["22446688m 357p 111z", "22446688m 357s 111z"]),
    "a choice": ("1234567m 234567p (1|8)p", ["1234567m 1234567p", "1234567m 2345678p"]),
    "a choice of winds": ("112233445566m (EE|NN)", ["112233445566m 11z", "112233445566m 44z"]),
    "numbers from any on": (
        "+11m +11p +11s 22z 33z 44z 55z",
        [f"{n}{n}m {n}{n}p {n}{n}s 22334455z" for n in range(1, 10)],
    ),
    "neighbours from any number on": (
        "+1122334m 5566777z",
        ["1122334m 5566777z", "2233445m 5566777z", "3344556m 5566777z", "4455667m 5566777z", "5566778m 5566777z",
         "6677889m 5566777z"],
    ),
    "the suit's dragon": ("222244446666DDa", ["222244446666m 77z", "222244446666p 55z", "222244446666s 66z"]),
    "forms side by side": ("11223344556677m | 1122334455667z 7z", ["11223344556677m", "11223344556677z"]),
    "the same hand twice": ("11223344556677m | 11m 22334455667m 7m", ["11223344556677m"]),
}  # fmt: skip


@pytest.mark.parametrize("name", MEANINGS)
def test_a_form_stands_for(name: str) -> None:
    text, hands = MEANINGS[name]
    assert _hands(text) == _sorted(*hands)


def test_the_own_wind_is_another_for_each_seat() -> None:
    templates, _ = read_templates("123456789999m oo")
    assert {template.wind: tiles_of(template.counts)[-2:] for template in templates} == {
        wind: [27 + wind] * 2 for wind in range(4)
    }


def test_a_hand_for_all_needs_none_for_one_wind() -> None:
    templates, _ = read_templates("112233445566m (oo|EE)")
    assert sorted(template.wind for template in templates) == [1, 2, 3, ANY_WIND]


def test_keys_are_digits_of_base_five() -> None:
    counts = counts_of(parse_tiles("1m 99m 22p 3s 444s 5555z"))[:34]
    keys = Template(tuple(int(count) for count in counts), ANY_WIND).keys
    assert keys == (1 + 2 * 5**8, 2 * 5, 5**2 + 3 * 5**3, 4 * 5**4)


WRONG = {
    "too few": ("123456789m ESWN", [("14 tiles", "13 in 123456789m1234z")]),
    "too many": ("123456789m ESWN 11a", [("14 tiles", "15 in 123456789m11p1234z")]),
    "five of a tile": ("11111a 222333444b", [("4 of a tile at the most", "5 of 1m")]),
    "five of the own wind": ("111222333m EEEE o", [("4 of a tile at the most", "5 of 1z")]),
    "unknown suit": ("1234567x 1234567z", [("m, p, s, z, or a, b, c for any suit, after the numbers", '"1234567x"')]),
    "no suit": ("1234567 1234567z", [("numbers with the letter of a suit (m, p, s, a, b, c or z), or winds", '"1234567"')]),
    "dragons by letters": ("1234567a ESWN CFP", [("winds by the letters E, S, W, N or o for the own wind", '"CFP"')]),
    "no such tile": (
        "1234567a 1234568z 0a",
        [('tiles numbered 1 to 7 (winds 1–4, dragons 5–7) in "1234568z"', '"8"'),
         ('tiles numbered 1 to 9, or D for the suit\'s dragon in "0a"', '"0"')],
    ),
    "four suits": ("1234567m 123p 12a 34b", [("three suits at the most", "a b m p")]),
    "an open bracket": ("123456(7a 1234567z", [("choices in brackets like (2|3|4), not one in another", '"123456(7a"')]),
    "an empty choice": ("123456(7|)a 1234567z", [("tiles on both sides of each | in brackets", '"123456(7|)a"')]),
    "an empty form": ("1234567a 1234567z |", [('a form on both sides of each "|"', '"1234567a 1234567z |"')]),
    "honours counted from anywhere": (
        "1234567a +1234567z",
        [("a suit where numbers are counted from anywhere (+)", '"+1234567z"')],
    ),
    "too many hands": (
        "+11a +22b +33c (11|22|33|44)z 556677z",
        [("a form that stands for 128 hands at the most", "168 hands")],
    ),
    "far too many hands": (
        "(1|2|3|4|5|6|7|8|9)(1|2|3|4|5|6|7|8|9)(1|2|3|4|5|6|7|8|9)(1|2|3|4|5|6|7|8|9)a 1122334455z",
        [("a form that stands for 128 hands at the most", "thousands of them")],
    ),
    "all at once": (
        "99x EB 12 (1|)m",
        [("m, p, s, z, or a, b, c for any suit, after the numbers", '"99x"'),
         ("winds by the letters E, S, W, N or o for the own wind", '"EB"'),
         ("numbers with the letter of a suit (m, p, s, a, b, c or z), or winds", '"12"'),
         ("tiles on both sides of each | in brackets", '"(1|)m"')],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told(name: str) -> None:
    text, faults = WRONG[name]
    assert read_templates(text) == ((), faults)


HEAD = 'id = "home"\nversion = 1\ntitle = "At home"\nextends = "ru-classic"\n'


def _row(name: str, tiles: str) -> str:
    return (
        f'{name} = {{ limit = {{ value = true, source = "house" }}, who = "winner", '
        f'tiles = {{ value = "{tiles}", source = "house" }} }}\n'
    )


def test_templates_reach_the_engine() -> None:
    text = HEAD + "[patterns]\n" + _row("own_hand_1", "123456789999m oo") + _row("peking_garden", "1234567a ESWN 567z")
    rules = compile_rules(load_file(text, "home.toml"))
    assert rules.template_count == 7
    assert [Pattern(pattern) for pattern in rules.template_pattern[:7]] == [Pattern.PEKING_GARDEN] * 3 + [
        Pattern.OWN_HAND_1
    ] * 4
    assert list(rules.template_wind[:7]) == [ANY_WIND] * 3 + [0, 1, 2, 3]
    assert list(rules.template_keys[0]) == [(5**7 - 1) // 4, 0, 0, (5**7 - 1) // 4]


def test_faults_in_forms_are_told_with_their_keys() -> None:
    text = HEAD + "[patterns]\n" + _row("own_hand_1", "11111a 123456789b") + _row("own_hand_2", "12q 1")
    text += 'own_hand_3 = { limit = { value = true, source = "house" }, who = "winner" }\n'
    text += _row("heavenly", "1234567a ESWN 567z")
    with pytest.raises(RuleFaults) as told:
        load_file(text, "home.toml")
    assert [fault.key for fault in told.value.faults] == [
        "patterns.heavenly.tiles",
        "patterns.own_hand_1.tiles.value",
        "patterns.own_hand_2.tiles.value",
        "patterns.own_hand_3.tiles",
    ]


def test_all_forms_together_have_room_for_so_many_hands() -> None:
    rows = "".join(_row(f"own_hand_{number}", f"+11a +22b +33c {number}{number}z 556677z") for number in range(1, 5))
    with pytest.raises(RuleFaults) as told:
        load_file(HEAD + "[patterns]\n" + rows, "home.toml")
    assert [(fault.key, fault.expected, fault.found) for fault in told.value.faults] == [
        ("patterns.own_hand_4.tiles", "128 hands at the most in all forms", "168 hands")
    ]
    three = "".join(rows.splitlines(keepends=True)[:3])
    assert compile_rules(load_file(HEAD + "[patterns]\n" + three, "home.toml")).template_count == 126
