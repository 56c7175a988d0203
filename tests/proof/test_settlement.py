"""Engine and reference agree on who pays whom, and on which discards are dangerous."""

import random
from typing import Final

import numpy as np
import pytest

from eastwind.table.danger import dangerous_kinds
from eastwind.table.layout import TABLE, Ready
from eastwind.tiles.notation import parse_tile
from tests.proof.draw import HONOURS, ORPHANS, TERMINALS, Draft, a_set, lay, palette
from tests.proof.engine import compiled, engine_hand, engine_payments
from tests.proof.variants import VARIANTS
from tests.reference.hands import Hand
from tests.reference.rulesets import RULESETS
from tests.reference.settlement import net, penalty, settlement
from tests.reference.tiles import PLAIN, WINDS, Tile

SETTLEMENTS: Final = 5000
DISCARDS: Final = 1500


@pytest.mark.parametrize("ruleset", VARIANTS)
def test_payments(ruleset: str) -> None:
    dice = random.Random(f"{ruleset} settlement")
    rules = RULESETS[ruleset]
    for _ in range(SETTLEMENTS):
        values = [dice.choice([0, 0, dice.randint(0, 100), dice.randint(0, 2000), rules.limit]) for _ in range(4)]
        winner = dice.choice([None, 0, 1, 2, 3])
        guilty = dice.choice([seat for seat in range(4) if seat != winner])
        pays_for_all = guilty if winner is not None and dice.random() < 0.3 else None
        expected = settlement(values, winner, rules, pays_for_all)
        assert engine_payments(values, winner, pays_for_all, compiled(ruleset, ())) == expected
        assert sum(net(expected)) == 0


def _shown(dice: random.Random) -> Draft:
    """Sets on the table of one who may win, of few kinds, so that they are often dangerous; a tile or two in hand."""
    while True:
        kinds = dice.choice([HONOURS, TERMINALS, ORPHANS, palette(dice)])
        sets = [a_set(dice, kinds) for _ in range(dice.choice([2, 3, 3, 4, 4]))]
        draft = lay(dice, sets, (), dice.choice([0.8, 1.0, 1.0]))
        if draft.possible():
            return draft


@pytest.mark.parametrize("ruleset", [name for name in VARIANTS if RULESETS[name].settlement.penalty])
def test_dangerous_discards(ruleset: str) -> None:
    dice = random.Random(f"{ruleset} penalty")
    rules = RULESETS[ruleset]
    dangerous = 0
    for _ in range(DISCARDS):
        shown = _shown(dice)
        if not shown.table:
            continue
        held = _discarders_hand(dice)
        ready = dice.random() < 0.2
        expected = set()
        for tile in set(held):
            rest = list(held)
            rest.remove(tile)
            winner = Hand((*shown.concealed, tile), tuple(shown.table), WINDS[0], WINDS[0], True, tile, "discard")
            if penalty(winner, rest, ready, rules):
                expected.add(tile)
        dangerous += len(expected)
        assert _engine_danger(ruleset, shown, held, ready) == expected, (shown, held, ready)
    assert dangerous > DISCARDS / 5


def _discarders_hand(dice: random.Random) -> list[Tile]:
    kinds = palette(dice)
    return [dice.choice(kinds) for _ in range(dice.choice([2, 5, 8, 14]))]


def _engine_danger(ruleset: str, shown: Draft, held: list[Tile], ready: bool) -> set[Tile]:
    table = np.zeros(1, TABLE).view(np.recarray)[0]
    record = engine_hand(Hand((), tuple(shown.table), WINDS[0], WINDS[0])).melds
    for index, meld in enumerate(record):
        table.melds[1, index, :2] = (meld.meld, meld.lowest)
    table.meld_count[1] = len(record)
    for tile in held:
        table.hands[0, parse_tile(str(tile))] += 1
    table.ready[0] = Ready.READY if ready else Ready.NO
    mask = int(dangerous_kinds(compiled(ruleset, ()), table, 0))
    return {tile for tile in PLAIN if mask >> parse_tile(str(tile)) & 1}
