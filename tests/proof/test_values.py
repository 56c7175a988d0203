"""Engine and reference agree on what hands are worth: a sample here, a hundred thousand a rule set in `make proof`."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from eastwind.rules import available
from tests.proof.compare import disagreement
from tests.proof.draw import any_hand
from tests.proof.variants import HOUSEHOLDS, VARIANTS
from tests.reference.hands import Hand
from tests.reference.rules import Rules
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
