"""Engine and reference agree on what hands are worth: a sample here, a hundred thousand a rule set in `make proof`."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from eastwind.rules import available
from tests.proof.compare import disagreement
from tests.proof.draw import any_hand
from tests.proof.variants import HOUSEHOLDS, VARIANTS, flowered
from tests.reference.hands import Hand
from tests.reference.rules import Extra, Rules
from tests.reference.shapes import is_win
from tests.reference.value import value

PROVED = {**VARIANTS, **HOUSEHOLDS}
#: Hands under the same options, before others are drawn.
STRETCH = 50
#: Hands of one test.
CHUNK = 1000
SAMPLE = 3
PROOF = 100
#: Disagreements that a failing test tells.
TOLD = 5

Figures = Callable[[str, object], None]


def _count(figures: Counter[str], hand: Hand, rules: Rules) -> None:
    figures["hands"] += 1
    if not hand.won:
        figures["losers"] += 1
    elif not is_win(hand, rules):
        figures["near-misses"] += 1
    else:
        figures["winners"] += 1
        named = {name for worth in value(hand, rules).best for name in worth.limit_hands}
        figures["of them limit hands"] += bool(named)


def _prove(ruleset: str, chunk: int) -> Counter[str]:
    """Compares the hands of one chunk and counts what they were.

    :raises AssertionError: with the first disagreements in words.
    """
    dice = random.Random(f"{ruleset} {chunk}")
    figures: Counter[str] = Counter()
    found: list[str] = []
    for _ in range(CHUNK // STRETCH):
        variant = PROVED[ruleset](dice)
        for _ in range(STRETCH):
            hand = any_hand(dice, variant.rules)
            _count(figures, hand, variant.rules)
            told = disagreement(hand, variant.rules, variant.compiled)
            if told:
                found.append(f"{variant.changes} {told}")
    assert not found, f"{len(found)} of {CHUNK} hands: the first\n" + "\n".join(found[:TOLD])
    return figures


@pytest.mark.parametrize("chunk", range(SAMPLE))
@pytest.mark.parametrize("ruleset", PROVED)
def test_a_sample_of_hands(ruleset: str, chunk: int) -> None:
    _prove(ruleset, -1 - chunk)


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(PROOF))
@pytest.mark.parametrize("ruleset", PROVED)
def test_a_hundred_thousand_hands(ruleset: str, chunk: int, record_property: Figures) -> None:
    for name, number in _prove(ruleset, chunk).items():
        record_property(f"{ruleset}: {name}", number)


@pytest.mark.parametrize("ruleset", VARIANTS)
def test_the_sample_leaves_nothing_out(ruleset: str) -> None:
    """Every line and every limit hand of the rule set occurs among the drawn hands, so agreement means something."""
    dice = random.Random(f"{ruleset} coverage")
    seen: Counter[str] = Counter()
    wanted: set[str] = set()
    for _ in range(60):
        variant = VARIANTS[ruleset](dice)
        rules = variant.rules
        wanted |= {*rules.winner, *rules.doubles, *rules.bonus, *rules.limit_hands, *rules.shapes}
        wanted |= {
            f"{kind}_{row}_{how}" for kind, row in rules.sets if kind != "chow" for how in ("exposed", "concealed")
        }
        for _ in range(STRETCH):
            hand = any_hand(dice, variant.rules)
            if hand.won and not is_win(hand, rules):
                seen["near-miss"] += 1
                continue
            worth = value(hand, rules).best[0]
            seen.update({line.rule for line in worth.lines if line.points or line.doubles} | worth.limit_hands)
            if worth.reading:
                seen[worth.reading.shape] += 1
    assert {name for name in {*wanted, "near-miss"} if seen[name] < 3} == set()


def test_every_registered_rule_set_is_proved() -> None:
    assert set(VARIANTS) == set(available())


def _wrongs(rules: Rules) -> dict[str, Rules]:
    """The rules with one row of one table wrong, by the row's name."""

    def worse(rows: Mapping[str, Extra], name: str) -> dict[str, Extra]:
        return {**rows, name: Extra(rows[name].points + 1, rows[name].doubles)}

    wrongs = {
        f"{kind} {row}": replace(rules, sets={**rules.sets, (kind, row): (points[0] + 1, points[1] + 1)})
        for (kind, row), points in rules.sets.items()
    }
    wrongs |= {name: replace(rules, winner=worse(rules.winner, name)) for name in rules.winner}
    wrongs |= {name: replace(rules, doubles=worse(rules.doubles, name)) for name in rules.doubles}
    wrongs |= {name: replace(rules, bonus=worse(rules.bonus, name)) for name in rules.bonus}
    wrongs |= {
        f"{name} missing": replace(
            rules,
            limit_hands={other: form for other, form in rules.limit_hands.items() if other != name},
            shapes=rules.shapes - {name},
        )
        for name in rules.limit_hands
    }
    wrongs["pair of own winds"] = replace(rules, pair_own_wind=rules.pair_own_wind + 1)
    wrongs["pair of prevailing winds"] = replace(rules, pair_prevailing_wind=rules.pair_prevailing_wind + 1)
    wrongs["pair of dragons"] = replace(rules, pair_dragon=rules.pair_dragon + 1)
    wrongs["place alone"] = replace(rules, only_possible="place")
    wrongs["limit"] = replace(rules, limit=rules.limit + 1)
    return wrongs


@pytest.mark.proof
@pytest.mark.parametrize("ruleset", VARIANTS)
def test_one_wrong_row_is_found(ruleset: str, record_property: Figures) -> None:
    """The comparison can fail: a reference with any one row wrong disagrees with the engine within a thousand hands."""
    variant = flowered(ruleset)
    hands = [any_hand(dice, variant.rules) for dice in [random.Random(f"{ruleset} wrong")] for _ in range(CHUNK)]
    wrongs = _wrongs(variant.rules)
    unseen = [
        name for name, rules in wrongs.items() if not any(disagreement(hand, rules, variant.compiled) for hand in hands)
    ]
    assert unseen == []
    record_property(f"{ruleset}: wrong rows found", len(wrongs))
