"""What completes a hand of irregular form and what it waits for, against trying every tile in plain Python."""

import random
from dataclasses import replace
from typing import Final, cast

import numpy as np
import pytest

from eastwind.hands.distance import distance_of
from eastwind.hands.tables import lookup
from eastwind.rules import compiled
from eastwind.rules.compiled import ANY_WIND, MARKS, RULES, Rules
from eastwind.rules.templates import Template, compile_templates, read_templates
from eastwind.scoring.completion import distance_under, waits_under
from eastwind.tiles.notation import counts_of, parse_tile, parse_tiles
from eastwind.traditions.classical.patterns import FIRST_TEMPLATE
from tests.proof import forms
from tests.proof.draw import Draft, any_standard
from tests.proof.engine import engine_hand
from tests.proof.hands import Draw, spoil
from tests.reference.hands import Hand
from tests.reference.rules import Rules as ReferenceRules
from tests.reference.rulesets import RU_CLASSIC
from tests.reference.shapes import is_complete
from tests.reference.tiles import PLAIN, WINDS, Tile
from tests.support.tiers import sweep_after_first

SIZE: Final = 200


#: Name of the shape in the reference → its bit and hands near it.
SHAPES: Final[dict[str, tuple[int, Draw]]] = {
    "seven_pairs": (compiled.PAIRS_ANY, forms.any_seven_pairs),
    "pairs_of_ends": (compiled.PAIRS_OF_ENDS, forms.pairs_of_ends),
    "knitting": (compiled.KNITTING, forms.knitting),
    "triple_knitting": (compiled.TRIPLE_KNITTING, forms.triple_knitting),
    "one_suit": (compiled.ONE_SUIT_ANY, forms.fourteen_of_one_suit),
    "thirteen_wonders": (compiled.WONDERS, forms.thirteen_wonders),
}
ALL: Final = "all of them"


def _rules(*shapes: str) -> tuple[Rules, ReferenceRules]:
    record = np.zeros(1, RULES).view(np.recarray)[0]
    for shape in shapes:
        record.shapes |= SHAPES[shape][0]
    return cast(Rules, record), replace(RU_CLASSIC, shapes=frozenset(shapes))


def _waits(draft: Draft, rules: ReferenceRules) -> set[Tile]:
    held = {tile: draft.concealed.count(tile) for tile in PLAIN}
    return {
        tile for tile in PLAIN if held[tile] < 4 and is_complete((*draft.concealed, tile), tuple(draft.table), rules)
    }


def _engine(draft: Draft, rules: Rules) -> tuple[int, set[Tile]]:
    record = engine_hand(Hand(tuple(draft.concealed), tuple(draft.table), WINDS[0], WINDS[0])).record()
    melds = np.array(record.melds, np.uint8)
    asked = (lookup(), rules, np.array(record.counts), melds, int(record.meld_count), 0)
    mask = int(waits_under(*asked))
    return distance_under(*asked), {tile for tile in PLAIN if mask >> parse_tile(str(tile)) & 1}


def _near(dice: random.Random, shape: str) -> Draft:
    """A hand of the shape with up to three tiles exchanged for others."""
    near = SHAPES[shape][1] if dice.random() < 0.8 else any_standard
    while True:
        draft = near(dice)
        if draft is None or not draft.possible() or not draft.concealed:
            continue
        for _ in range(dice.choice([0, 0, 1, 1, 2, 3])):
            spoil(dice, draft)
        if draft.possible():
            return draft


@pytest.mark.parametrize("shape", [*SHAPES, ALL])
def test_thirteen_tiles_wait_for_what_completes_them(shape: str) -> None:
    dice = random.Random(f"waits {shape}")
    shapes = tuple(SHAPES) if shape == ALL else (shape,)
    rules, reference = _rules(*shapes)
    waiting = 0
    for _ in range(SIZE):
        draft = _near(dice, dice.choice(shapes))
        draft.concealed.remove(dice.choice(draft.concealed))
        expected = _waits(draft, reference)
        distance, waits = _engine(draft, rules)
        assert waits == expected, draft
        if expected:
            assert distance == 0, draft
        waiting += bool(expected)
    assert SIZE / 10 < waiting < SIZE


@pytest.mark.parametrize("shape", sweep_after_first([ALL, *SHAPES], quick=0))
def test_fourteen_tiles_are_complete_or_one_exchange_away(shape: str) -> None:
    dice = random.Random(f"distance {shape}")
    shapes = tuple(SHAPES) if shape == ALL else (shape,)
    rules, reference = _rules(*shapes)
    seen = {-1: 0, 0: 0, 1: 0}
    for _ in range(SIZE):
        draft = _near(dice, dice.choice(shapes))
        distance, _ = _engine(draft, rules)
        seen[min(distance, 1)] += 1
        assert (distance < 0) == is_complete(tuple(draft.concealed), tuple(draft.table), reference), draft
        if distance >= 0:
            exchanged = False
            for tile in set(draft.concealed):
                rest = Draft(list(draft.concealed), draft.table)
                rest.concealed.remove(tile)
                exchanged |= bool(_waits(rest, reference))
            assert (distance == 0) == exchanged, draft
    assert min(seen.values()) > SIZE / 50


#: So many hands that some of them share a mark; among them such for one seat only.
MANY_FORMS: Final = "(EE|SS|WW|NN) +112233a +112233b | oo 11223344a 2255b"
TIMES: Final = 1_000


def _spoiled(dice: random.Random, template: Template) -> np.ndarray:
    """The hand of a template with up to three tiles exchanged for others."""
    counts = np.array(template.counts[:34], np.uint8)
    for _ in range(dice.choice([0, 0, 1, 1, 2, 3])):
        counts[dice.choice(np.flatnonzero(counts))] -= 1
        counts[dice.choice(np.flatnonzero(counts < 4))] += 1
    return counts


def _short_of(counts: np.ndarray, templates: list[Template], seat_wind: int) -> list[np.ndarray]:
    """What is missing to each template that the seat may complete."""
    open_to_all = [template for template in templates if template.wind in (ANY_WIND, seat_wind)]
    return [np.maximum(np.array(template.counts[:34], int) - counts, 0) for template in open_to_all]


@pytest.mark.parametrize("tiles", [13, 14])
def test_hands_near_many_templates_are_as_near_as_comparing_with_each_says(tiles: int) -> None:
    dice = random.Random(f"templates {tiles}")
    rules = np.zeros(1, RULES).view(np.recarray)[0]
    compile_templates(rules, FIRST_TEMPLATE, MANY_FORMS)
    templates = list(read_templates(MANY_FORMS)[0])
    assert len(templates) > MARKS
    seen = {-1: 0, 0: 0, 1: 0}
    for _ in range(TIMES):
        counts, seat = _spoiled(dice, dice.choice(templates)), dice.randrange(4)
        if tiles == 13:
            counts[dice.choice(np.flatnonzero(counts))] -= 1
        missing = _short_of(counts, templates, seat)
        expected = min(min(int(lacks.sum()) for lacks in missing) - 1, distance_of(counts))
        asked = (lookup(), cast(Rules, rules), counts, np.zeros((4, 4), np.uint8), 0, seat)
        distance = distance_under(*asked)
        assert (distance if expected <= 0 else min(distance, 1)) == min(expected, 1), counts
        if tiles == 13 and distance_of(counts) > 0:
            waits = {int(np.flatnonzero(lacks)[0]) for lacks in missing if lacks.sum() == 1}
            assert waits_under(*asked) == sum(1 << kind for kind in waits), counts
        seen[min(distance, 1)] += 1
    assert min(seen[0], seen[1], seen[-1] if tiles == 14 else TIMES) > TIMES / 20, seen


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize(("tiles", "distance"), [("11112233445566", -1), ("1111223344556", 0), ("22223344556678", -1)])
def test_any_tiles_of_a_suit_are_a_hand_of_one_suit(suit: str, tiles: str, distance: int) -> None:
    rules, _ = _rules("one_suit")
    counts = counts_of(parse_tiles(tiles + suit))
    assert distance_under(lookup(), rules, counts, np.zeros((4, 4), np.uint8), 0, 0) == distance
