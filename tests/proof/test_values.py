"""Engine and reference agree on what hands are worth: a sample here, a hundred thousand a rule set in `make proof`."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from eastwind.rules import available
from tests.proof.compare import disagreement, judged
from tests.proof.hands import any_hand
from tests.proof.households import HOUSEHOLDS
from tests.proof.variants import VARIANTS, flowered
from tests.reference.hands import Hand, Value
from tests.reference.rules import Extra, Rules
from tests.support.tiers import sweep_after_first

PROVED = {**VARIANTS, **HOUSEHOLDS}
#: Hands under the same options, before others are drawn.
STRETCH = 50
#: Hands of one test.
CHUNK = 1000
SAMPLE = 3
PROOF = 100
#: Thousands of hands among which a wrong row must be found.
WRONG_CHUNKS = 5
#: Disagreements that a failing test tells.
TOLD = 5

Figures = Callable[[str, object], None]


def _count(figures: Counter[str], hand: Hand, result: Value | None) -> None:
    figures["hands"] += 1
    if not hand.won:
        figures["losers"] += 1
    elif result is None:
        figures["near-misses"] += 1
    else:
        figures["winners"] += 1
        figures["of them limit hands"] += any(worth.limit_hands for worth in result.best)


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
            result = judged(hand, variant.rules)
            _count(figures, hand, result)
            told = disagreement(hand, result, variant.rules, variant.compiled)
            if told:
                found.append(f"{variant.changes} {told}")
    assert not found, f"{len(found)} of {CHUNK} hands: the first\n" + "\n".join(found[:TOLD])
    return figures


@pytest.mark.parametrize("chunk", sweep_after_first(range(SAMPLE)))
@pytest.mark.parametrize("ruleset", PROVED)
def test_a_sample_of_hands(ruleset: str, chunk: int) -> None:
    _prove(ruleset, -1 - chunk)


@pytest.mark.proof
@pytest.mark.parametrize("chunk", range(PROOF))
@pytest.mark.parametrize("ruleset", PROVED)
def test_a_hundred_thousand_hands(ruleset: str, chunk: int, record_property: Figures) -> None:
    for name, number in _prove(ruleset, chunk).items():
        record_property(f"{ruleset}: {name}", number)


def _rows_of(rules: Rules) -> set[str]:
    """Every line, limit hand and shape that the rules have."""
    if rules.child:
        return {"chow", "pung", "kong", "pair", "win", "matching_bonus", "standard", "open"}
    alike = {f"{kind}_{row}_{how}" for kind, row in rules.sets if kind != "chow" for how in ("exposed", "concealed")}
    return alike | {*rules.winner, *rules.doubles, *rules.bonus, *rules.limit_hands, *rules.shapes}


@pytest.mark.parametrize("ruleset", sweep_after_first(VARIANTS))
def test_the_sample_leaves_nothing_out(ruleset: str) -> None:
    """Every line and every limit hand of the rule set occurs among the drawn hands, so agreement means something."""
    dice = random.Random(f"{ruleset} sample")
    variants = [VARIANTS[ruleset](dice) for _ in range(100)]
    missing = {"near-miss", *(row for variant in variants for row in _rows_of(variant.rules))}
    seen: Counter[str] = Counter()
    for variant in variants:
        for _ in range(STRETCH):
            result = judged(any_hand(dice, variant.rules), variant.rules)
            if result is None:
                seen["near-miss"] += 1
                continue
            worth = result.best[0]
            seen.update({line.rule for line in worth.lines if line.points or line.doubles} | worth.limit_hands)
            if worth.reading:
                seen[worth.reading.shape] += 1
        missing = {name for name in missing if seen[name] < 3}
        if not missing:
            break
    assert missing == set()


def test_every_registered_rule_set_is_proved() -> None:
    assert set(VARIANTS) == set(available())


def _wrong_rows(rules: Rules) -> dict[str, Rules]:
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
    wrongs |= {f"{shape} missing": replace(rules, shapes=rules.shapes - {shape}) for shape in rules.shapes}
    wrongs |= {f"{name} whole": replace(rules, half_limit=rules.half_limit - {name}) for name in rules.half_limit}
    wrongs |= {
        f"waiting for {name}": replace(rules, tenths_for_waiting={**rules.tenths_for_waiting, name: tenths + 1})
        for name, tenths in rules.tenths_for_waiting.items()
    }
    wrongs |= {f"{name} a point more": replace(rules, flat={name: worth + 1}) for name, worth in rules.flat.items()}
    wrongs["pair of own winds"] = replace(rules, pair_own_wind=rules.pair_own_wind + 1)
    wrongs["pair of prevailing winds"] = replace(rules, pair_prevailing_wind=rules.pair_prevailing_wind + 1)
    wrongs["pair of dragons"] = replace(rules, pair_dragon=rules.pair_dragon + 1)
    wrongs["limit"] = replace(rules, limit=rules.limit + 1)
    return wrongs


def _wrong_switches(rules: Rules) -> dict[str, Rules]:
    """The rules with one switch the other way round."""
    wrongs = {
        "ready to win": replace(rules, ready_to_win=not rules.ready_to_win),
        "robbing": replace(rules, rob_exposed_kong=not rules.rob_exposed_kong),
        "pair from a discard": replace(rules, pair_from_discard=not rules.pair_from_discard),
        "most chows": replace(rules, max_chows=4 if rules.max_chows < 4 else 3),
    }
    if rules.child:
        return wrongs | {"chronicle": replace(rules, child="chronicle")}
    wrongs["dead hand"] = replace(rules, dead_hand=not rules.dead_hand)
    wrongs["winds that score"] = replace(rules, every_wind_scores=not rules.every_wind_scores)
    wrongs["doubles of losers"] = replace(rules, doubles_for="winner" if rules.doubles_for == "all" else "all")
    if "one_suit_with_honours" in rules.doubles:
        asked = rules.one_suit_asks_honour_pair
        wrongs["pair of honours"] = replace(rules, one_suit_asks_honour_pair=not asked)
    if "only_possible_tile" in rules.winner:
        wrongs["place alone"] = replace(rules, only_possible="place")
    if rules.doubles_for_waiting_one_suit:
        wrongs["waiting for one suit"] = replace(rules, doubles_for_waiting_one_suit=2)
    return wrongs


def _wrongs(rules: Rules) -> dict[str, Rules]:
    return _wrong_switches(rules) if rules.child else {**_wrong_rows(rules), **_wrong_switches(rules)}


@pytest.mark.proof
@pytest.mark.parametrize("ruleset", VARIANTS)
def test_one_wrong_row_is_found(ruleset: str, record_property: Figures) -> None:
    """The comparison can fail: a reference with any one row wrong disagrees with the engine within some thousand hands."""
    variant = flowered(ruleset)
    dice = random.Random(f"{ruleset} wrong")
    wrongs = _wrongs(variant.rules)
    unseen = dict(wrongs)
    for _ in range(WRONG_CHUNKS):
        hands = [any_hand(dice, variant.rules) for _ in range(CHUNK)]
        for name, rules in list(unseen.items()):
            if any(disagreement(hand, judged(hand, rules), rules, variant.compiled) for hand in hands):
                del unseen[name]
        if not unseen:
            break
    assert list(unseen) == []
    record_property(f"{ruleset}: wrong rows found", len(wrongs))
