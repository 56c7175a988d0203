"""The table of patterns: what a row says, and what follows from the rows."""

import itertools

import pytest

from eastwind.interchange.examples import example_of
from eastwind.interchange.rules_in_use import FLOWERS, option_for
from eastwind.rules import available, load_file, load_preset
from eastwind.rules.ruleset import RuleSet
from eastwind.traditions.classical.patterns import (
    EXCLUDED_AS,
    EXCLUDES,
    FIRST_LIMIT_HAND,
    FIRST_TEMPLATE,
    LIMIT_HANDS,
    NAMES,
    PATTERNS,
    Band,
    Pattern,
    Row,
    Who,
    faults_in,
)

OWN_FORMS = ("11a 23456789a ESWN", "+112233a +112233b EE", "(EE|SS|WW|NN) 147a 258b 369c 567z", "22446688a 1357b NN")
_SORTS = ("simple", "terminal", "wind", "dragon")


def test_rows_stand_by_bands() -> None:
    bands = [band for band, _ in itertools.groupby(Pattern, key=lambda pattern: pattern.row.band)]
    assert bands == list(Band)
    assert [int(pattern) for pattern in Pattern] == list(range(PATTERNS))


def test_pungs_and_kongs_stand_as_the_scorer_counts_them() -> None:
    for first, kind in ((Pattern.PUNG_SIMPLE_EXPOSED, "pung"), (Pattern.KONG_SIMPLE_EXPOSED, "kong")):
        names = [f"{kind}_{sort}_{way}" for sort in _SORTS for way in ("exposed", "concealed")]
        assert [Pattern(first + at).key for at in range(8)] == names


def test_a_band_says_the_worths_and_whose_hand() -> None:
    assert Pattern.PUNG_WIND_EXPOSED.ways == ("points",)
    assert Pattern.PUNG_WIND_EXPOSED.whose == (Who.ALL,)
    assert Pattern.PAIR.ways == ("points",)
    assert Pattern.PAIR.whose == Pattern.NO_CHOW.whose == Pattern.HEAVENLY.whose == (Who.WINNER,)
    assert Pattern.NO_CHOW.ways == Pattern.ONE_SUIT.ways == ("points", "doubles")
    assert Pattern.ONE_SUIT.whose == (Who.ALL, Who.WINNER)
    assert Pattern.HEAVENLY.ways == Pattern.OWN_HAND_1.ways == ("limit", "half_limit", "flat")


def test_limit_hands_and_templates_are_the_end_of_the_table() -> None:
    assert [one.is_limit_hand for one in Pattern] == [one >= FIRST_LIMIT_HAND for one in Pattern]
    assert [one.is_template for one in Pattern] == [one >= FIRST_TEMPLATE for one in Pattern]
    assert sum(one.is_limit_hand for one in Pattern) == LIMIT_HANDS


def test_exclusions_are_bits_of_those_excluded() -> None:
    for one, other in itertools.product(Pattern, repeat=2):
        excludes = bool(EXCLUDES[one] & EXCLUDED_AS[other])
        assert excludes == (other.key in one.row.excludes), (one.name, other.name)


def test_a_table_with_rows_out_of_place_is_refused() -> None:
    rows = {"CHOW": Row(Band.SET), "HEAVENLY": Row(Band.LIMIT_HAND), "ONE_SUIT": Row(Band.DOUBLE)}
    assert faults_in(rows) == [
        "ONE_SUIT (DOUBLE) stands below HEAVENLY (LIMIT_HAND): expected the rows of a band together, in the order of Band"
    ]
    unknown = {"CHOW": Row(Band.SET), "PAIR": Row(Band.EXTRA, excludes=("chow", "chows"))}
    assert [fault.split(":")[0] for fault in faults_in(unknown)] == ["PAIR excludes 'chow'", "PAIR excludes 'chows'"]


def test_more_limit_hands_than_the_engine_has_bits_are_refused() -> None:
    rows = {f"HAND_{index}": Row(Band.LIMIT_HAND) for index in range(63)}
    assert faults_in(rows) == []
    assert faults_in(rows | {"ONE_MORE": Row(Band.TEMPLATE)}) == [
        "64 patterns worth a sum for the whole hand: expected 63 at the most, one for each bit of a mask"
    ]


def _with_own_hands(first: int) -> RuleSet:
    """A household with four hands of its own, from OWN_HAND_`first` on."""
    text = 'id = "ours"\nversion = 1\ntitle = "Ours"\nextends = "ru-classic"\n[patterns]\n'
    for at, form in enumerate(OWN_FORMS, first):
        text += f'own_hand_{at} = {{ limit = {{ value = true, source = "house" }}, who = "winner", '
        text += f'tiles = {{ value = "{form}", source = "house" }}, title = "Hand {at}" }}\n'
    return load_file(text, "ours.toml")


@pytest.fixture(scope="module")
def rule_sets() -> list[RuleSet]:
    presets = [load_preset(name) for name in available()]
    flowery = [load_preset(rules.id, {option: True}) for rules in presets if (option := option_for(rules, FLOWERS))]
    return [*presets, *flowery, _with_own_hands(1), _with_own_hands(5)]


@pytest.mark.parametrize("name", NAMES)
def test_every_row_can_stand_on_a_bill(name: str, rule_sets: list[RuleSet]) -> None:
    shown = (example_of(rules, name) for rules in rule_sets if rules.pattern(name) is not None)
    example = next((found for found in shown if found is not None), None)
    assert example is not None, f"no rule set and no hand of eastwind.interchange.examples gives a bill with {name}"
    lines = [line for line in example.bill.lines if line.pattern.key == name]
    assert lines
    excluded = {out for line in example.bill.lines for out in line.pattern.row.excludes}
    assert not excluded & {line.pattern.key for line in example.bill.lines}
