"""Every pattern that a rule set gives worth to has an example, valued by the engine; a new pattern without one is told here."""

import pytest

from eastwind.interchange.examples import (
    HANDS,
    example_of,
    examples_of_limit_hands,
    is_worth_its_sum,
    limit_hands,
    waiting_example_of,
    worth_as_a_whole,
)
from eastwind.interchange.rules_in_use import FLOWERS, option_for
from eastwind.rules import RuleSet, available, compile_rules, load_file, load_preset
from eastwind.rules.compiled import ANY_WIND
from eastwind.rules.templates import read_templates
from eastwind.scoring.hand import Hand, check_hand, hand_text
from eastwind.scoring.layout import Happening, Meld, Source, Unit
from eastwind.tiles.kinds import PLAIN_KINDS
from eastwind.tiles.notation import counts_of
from eastwind.traditions.classical.patterns import NAMES, Pattern
from eastwind.traditions.hand_score import hand_score_of


def with_flowers(name: str) -> RuleSet:
    """A preset with everything in force that an option about flowers brings along."""
    rules = load_preset(name)
    option = option_for(rules, FLOWERS)
    return rules if option is None else load_preset(name, {option: True})


@pytest.mark.parametrize(
    "hand", [pytest.param(hand, id=f"{index}: {hand_text(hand)}") for index, hand in enumerate(HANDS)]
)
def test_every_example_can_exist(hand: Hand) -> None:
    check_hand(hand)


def test_no_hand_stands_twice_among_the_examples() -> None:
    assert len(set(HANDS)) == len(HANDS)


@pytest.mark.parametrize("name", available())
def test_every_limit_hand_has_an_example(name: str) -> None:
    rules = with_flowers(name)
    shown = {example.rule for example in examples_of_limit_hands(rules)}
    lacking = [rule for rule in limit_hands(rules) if rule not in shown]
    assert lacking == [], f"{name}: no hand in eastwind.interchange.examples.HANDS is valued as {', '.join(lacking)}"


@pytest.mark.parametrize("name", available())
def test_an_example_of_a_limit_hand_is_worth_its_sum(name: str) -> None:
    rules = with_flowers(name)
    compiled = compile_rules(rules)
    for example in examples_of_limit_hands(rules):
        row = rules.pattern(example.rule)
        assert row is not None
        assert example.bill == hand_score_of(compiled, example.hand)
        assert example.bill.total == worth_as_a_whole(rules, example.rule)
        assert example.bill.is_limit_hand == (row.limit is not None), example.rule
        assert example.rule in [line.pattern.key for line in example.bill.lines]


#: What only a hand that did not win can show: whoever wins with it has a limit hand.
_LOST = {"only_honours", "three_dragon_sets", "four_wind_sets"}
#: Hands that are another limit hand, too, whatever their tiles.
_BOTH = {"nine_gates"}


@pytest.mark.parametrize("name", available())
def test_an_example_shows_what_it_is_called_and_little_else(name: str) -> None:
    rules = with_flowers(name)
    for rule, pattern in NAMES.items():
        example = example_of(rules, rule)
        if example is None:
            continue
        bill, hand = example.bill, example.hand
        assert hand.won or rule in _LOST, rule
        assert rule in _BOTH or sum(line.unit is Unit.LIMIT for line in bill.lines) <= 1, rule
        if not any(line.unit is Unit.LIMIT for line in bill.lines):
            told = {line.pattern for line in bill.lines} | {pattern}
            assert Pattern.NOTHING_DRAWN in told or not hand.events & Happening.NOTHING_DRAWN, rule
            assert Pattern.LAST_DISCARD_WIN in told or hand.source is not Source.LAST_DISCARD, rule
            assert hand.source is not Source.WALL or told & {Pattern.LAST_FROM_WALL, Pattern.ONE_SUIT_WITH_HONOURS}, (
                rule
            )


@pytest.mark.parametrize("rule", ["imperial_jade_with_chows", "three_scholars_any"])
def test_a_hand_that_allows_chows_is_shown_with_one(rule: str) -> None:
    shown = [
        found
        for name in available()
        if rule in limit_hands(load_preset(name)) and (found := example_of(load_preset(name), rule))
    ]
    assert shown
    for example in shown:
        readings = [line for line in example.bill.lines if line.unit is Unit.LIMIT]
        assert [line.pattern.key for line in readings] == [rule]
        tiles = counts_of(example.hand.concealed)
        assert any(meld.meld is Meld.CHOW for meld in example.hand.melds) or any(
            all(tiles[kind + step] for step in range(3)) for kind in range(27) if kind % 9 < 7
        )


def test_a_pair_of_ends_is_no_pair_of_dragons() -> None:
    example = example_of(load_preset("dmjl"), "last_pair_of_ends")
    assert example is not None
    assert example.bill.in_unit(Unit.DOUBLES) == 0
    assert Pattern.PAIR_DRAGON not in {line.pattern for line in example.bill.lines}


def test_halves_and_sums_are_limit_hands_too() -> None:
    british, standard = load_preset("bmja"), load_preset("gambler-standard")
    assert {"knitting", "triple_knitting", "pairs_of_ends"} <= set(limit_hands(british))
    assert worth_as_a_whole(british, "knitting") == 500
    assert worth_as_a_whole(british, "wriggling_snake") == 1000
    assert worth_as_a_whole(standard, "seven_pairs") == 350


def test_without_a_limit_a_limit_hand_is_worth_what_is_agreed() -> None:
    rules = load_preset("bmja", {"limit": "none"})
    agreed = rules.file.limit.hands_without_limit.value
    assert worth_as_a_whole(rules, "all_honours") == agreed
    assert worth_as_a_whole(rules, "knitting") == agreed // 2
    for example in examples_of_limit_hands(rules):
        assert example.bill.total == worth_as_a_whole(rules, example.rule)


WITHOUT_LIMIT = [name for name in available() if any(option.name == "limit" for option in load_preset(name).options)]


@pytest.mark.parametrize("name", WITHOUT_LIMIT)
def test_without_a_limit_every_limit_hand_has_an_example_worth_as_much_or_more(name: str) -> None:
    """Some count more by themselves than what is agreed, however poor they are: four winds, nothing but honours (PL)."""
    rules = load_preset(name, {"limit": "none"})
    shown = {example.rule: example for example in examples_of_limit_hands(rules)}
    assert [rule for rule in limit_hands(rules) if rule not in shown] == []
    for rule, example in shown.items():
        assert is_worth_its_sum(rules, example), rule
        named = rule in [line.pattern.key for line in example.bill.lines]
        assert named == (example.bill.total == worth_as_a_whole(rules, rule)), rule


def test_three_dragons_with_a_chow_are_shown_at_the_agreed_sum_where_they_count_less() -> None:
    shown = example_of(load_preset("pl-classic", {"limit": "none"}), "three_scholars_any")
    assert shown is not None
    assert (shown.bill.total, shown.bill.is_limit_hand) == (300, True)


@pytest.mark.parametrize("name", available())
def test_every_pattern_with_a_worth_has_an_example(name: str) -> None:
    rules = with_flowers(name)
    compiled = compile_rules(rules)
    worth = [
        rule
        for rule, pattern in NAMES.items()
        if compiled.in_force[pattern]
        and (compiled.points[pattern] or compiled.doubles[pattern] or compiled.limit_hand[pattern])
    ]
    lacking = [rule for rule in worth if example_of(rules, rule) is None]
    assert lacking == [], f"{name}: no hand in eastwind.interchange.examples.HANDS holds {', '.join(lacking)}"


@pytest.mark.parametrize("name", available())
def test_every_limit_hand_that_can_be_waited_for_has_an_example_of_that(name: str) -> None:
    rules = load_preset(name)
    limit = int(compile_rules(rules).limit_worth)
    for rule in limit_hands(rules):
        row, shown = rules.pattern(rule), waiting_example_of(rules, rule)
        assert row is not None
        if row.waiting_tenths is None:
            assert shown is None
            continue
        assert shown is not None, f"{name}: no ready hand waits for {rule}"
        check_hand(shown.hand)
        assert not shown.bill.won
        assert shown.bill.total == limit * row.waiting_tenths.value // 10


def house(text: str, parent: str = "ru-classic") -> RuleSet:
    head = f'id = "house"\nversion = 1\ntitle = "House"\nextends = "{parent}"\n'
    return load_file(head + text, "house.toml")


def own(form: str, worth: str = "limit = { value = true, source = 'house' }", number: int = 1) -> str:
    tiles = f"tiles = {{ value = '{form}', source = 'house' }}"
    return f"own_hand_{number} = {{ {worth}, who = 'winner', {tiles}, title = 'Ours' }}\n"


@pytest.mark.parametrize(
    "form",
    [
        "147a 258b 369c ESWN 5z",
        "1122334a 1122334b",
        "+112233a +4455b EE 77z",
        "11a 23456789a oo 56z",
        "(EE|SS|WW|NN) 111a 222b 333c 444a",
        "111222333444m 55m",
    ],
)
def test_a_hand_of_ones_own_has_an_example_made_of_its_form(form: str) -> None:
    rules = house("[patterns]\n" + own(form))
    shown = example_of(rules, "own_hand_1")
    assert shown is not None
    check_hand(shown.hand)
    assert shown.bill.won
    assert "own_hand_1" in [line.pattern.key for line in shown.bill.lines]
    templates, _ = read_templates(form)
    counts = tuple(counts_of(shown.hand.concealed)[:PLAIN_KINDS].tolist())
    assert any(one.counts == counts and one.wind in (ANY_WIND, shown.hand.seat_wind) for one in templates)


def test_rules_that_ask_for_more_are_met_where_they_can_be() -> None:
    asked = {
        "concealed": "[play]\nwinning_hand = { value = 'concealed', source = 'house' }\n",
        "pair": "[play]\npair_from_discard = { value = false, source = 'house' }\n",
        "ready": "[ready]\nhand = { value = 'to-win', source = 'house' }\n",
    }
    for what, text in asked.items():
        rules = house(text)
        shown = {example.rule: example for example in examples_of_limit_hands(rules)}
        # a kong that is not laid out cannot be robbed, one that is breaks nothing that is concealed
        assert set(limit_hands(rules)) - set(shown) == set(), what
        assert all(example.bill.won for example in shown.values())


def test_where_every_win_is_worth_the_same_no_hand_is_a_limit_hand() -> None:
    flat = "[scoring]\ntotal = { value = 'flat', source = 'house' }\nflat = { value = 8, source = 'house' }\n"
    rules = house(flat)
    assert limit_hands(rules) == ()
    shown = example_of(rules, "mahjong")
    assert shown is not None
    assert shown.bill.total == 8


def test_without_flowers_nothing_lies_before_the_player() -> None:
    rules = load_preset("ru-classic", {"flowers": False})
    assert example_of(rules, "all_flowers") is None
    shown = example_of(rules, "mahjong")
    assert shown is not None
    assert shown.hand.flowers == ()


def test_what_a_set_does_not_play_has_no_example() -> None:
    rules = load_preset("ru-classic", {"robbing": False})
    assert example_of(rules, "robbed_kong") is None


def test_the_plainest_hand_is_shown() -> None:
    rules = with_flowers("ru-classic")
    for example in examples_of_limit_hands(rules):
        assert [line.pattern.key for line in example.bill.lines] == [example.rule]


def test_where_waiting_is_worth_nothing_there_is_no_example_of_it() -> None:
    rules = load_preset("ru-classic")
    assert waiting_example_of(rules, "all_honours") is None
    assert waiting_example_of(rules, "nine_gates") is None
