"""Engine and reference agree on who pays whom, and on which discards are dangerous."""

import random
from dataclasses import replace
from typing import Any, Final

import numpy as np
import pytest

from eastwind.explain.payments import settled
from eastwind.rules.compile import SEATS
from eastwind.rules.compiled import DrawPayment, Payer
from eastwind.rules.compiled import Rules as CompiledRules
from eastwind.table.danger import FEW_TILES, dangerous_kinds
from eastwind.table.layout import TABLE, Ready, TableRecord
from eastwind.tiles.notation import parse_tile
from tests.proof.draw import HONOURS, ORPHANS, TERMINALS, Draft, a_set, lay, palette
from tests.proof.engine import compiled, engine_hand, engine_payments
from tests.proof.variants import VARIANTS
from tests.reference.abroad import is_dangerous_abroad
from tests.reference.hands import Hand
from tests.reference.rules import Rules, Settlement
from tests.reference.rulesets import RULESETS
from tests.reference.settlement import Agreement, net, penalty, settle_won, settlement
from tests.reference.settlement import settle_drawn as reference_settle_drawn
from tests.reference.tiles import PLAIN, WINDS, Tile

SETTLEMENTS: Final = 5000
AGREEMENTS: Final = 20_000
ABROAD: Final = ("bmja", "dmjl")
#: Rule sets whose dangerous discards are those of the box rules, in force or by option.
BOX: Final = [name for name in VARIANTS if name not in (*ABROAD, "family")]
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


_PAYERS: Final = {
    "everybody": Payer.ALL,
    "discarder": Payer.DISCARDER_FOR_ALL,
    "discarder_twice": Payer.DISCARDER_DOUBLE,
}
_DRAWS: Final = {
    "nobody": (DrawPayment.NONE,),
    "east": (DrawPayment.DEALER,),
    "short": (DrawPayment.READY, DrawPayment.WAITING),
    "east and short": (DrawPayment.DEALER | DrawPayment.READY, DrawPayment.DEALER | DrawPayment.WAITING),
}


def _agreement(dice: random.Random) -> Agreement:
    """A settlement that a household may have agreed on."""
    losers_settle = dice.random() < 0.6
    plain = Settlement(
        payments=dice.random() < 0.9,
        losers_settle=losers_settle,
        east_doubles_with_winner=dice.random() < 0.5,
        east_doubles_between_losers=losers_settle and dice.random() < 0.5,
    )
    return Agreement(
        plain,
        dice.choice(["everybody", "discarder", "discarder_twice"]),
        dice.random() < 0.2,
        dice.choice(["nobody", "east", "short", "east and short"]),
        dice.randint(1, 500),
    )


def _agreed(dice: random.Random, agreement: Agreement, players: int) -> CompiledRules:
    """The same in the engine's terms."""
    record: Any = compiled("ru-classic", ())
    rules = record.copy()
    rules.players, rules.seats = players, SEATS[players]
    plain = agreement.settlement
    rules.own_score, rules.losers_settle = not plain.payments, plain.losers_settle
    rules.dealer_doubles, rules.dealer_doubles_losers = (
        plain.east_doubles_with_winner,
        plain.east_doubles_between_losers,
    )
    rules.payer, rules.losers_points = _PAYERS[agreement.who_pays], agreement.losers_points
    rules.draw_payment, rules.draw_amount = dice.choice(_DRAWS[agreement.drawn_hand]), agreement.amount
    result: CompiledRules = rules
    return result


def _named(payments: np.ndarray[tuple[int, int], np.dtype[np.int32]]) -> dict[tuple[int, int], int]:
    assert payments.min() >= 0
    return {(int(one), int(two)): int(payments[one, two]) for one, two in np.argwhere(payments)}


def _mask(seats: set[int]) -> int:
    return sum(1 << seat for seat in seats)


def test_payments_of_any_agreement_among_two_three_and_four() -> None:
    """Several winners, every way to pay, drawn hands; the lead anywhere."""
    dice = random.Random("agreements")
    several = owed_once = 0
    for _ in range(AGREEMENTS):
        players = dice.choice([2, 3, 4, 4])
        seats = [seat for seat in range(4) if SEATS[players] >> seat & 1]
        agreement = _agreement(dice)
        rules = _agreed(dice, agreement, players)
        values = {seat: dice.choice([0, dice.randint(0, 60), dice.randint(0, 2000)]) for seat in seats}
        east, discarder = dice.choice(seats), dice.choice([None, *seats])
        possible = [seat for seat in seats if seat != discarder]
        winners = set(dice.sample(possible, 1 if discarder is None else dice.randint(1, len(possible))))
        endangered = {seat for seat in winners if discarder is not None and dice.random() < 0.15}
        several += len(winners) > 1
        owed_once += bool(endangered)
        expected = settle_won(values, winners, agreement, east=east, discarder=discarder, endangered=endangered)
        given = np.array([values.get(seat, 0) for seat in range(4)], np.int32)
        case = settled(
            rules,
            values=given,
            winners=_mask(winners),
            discarder=-1 if discarder is None else discarder,
            owed=_mask(endangered),
            dealer=east,
        )
        assert _named(np.asarray(case.payments)) == expected, (agreement, values, winners, discarder, endangered, east)
        short = {seat for seat in seats if dice.random() < 0.5}
        drawn = settled(rules, values=[0] * 4, winners=0, discarder=-1, owed=0, dealer=east, waiting=_mask(short))
        assert _named(np.asarray(drawn.payments)) == reference_settle_drawn(seats, short, agreement, east=east), (
            agreement,
            short,
            east,
        )
    assert several > AGREEMENTS / 10
    assert owed_once > AGREEMENTS / 20


def _shown(dice: random.Random) -> Draft:
    """Sets on the table of one who may win, of few kinds, so that they are often dangerous; a tile or two in hand."""
    while True:
        kinds = dice.choice([HONOURS, TERMINALS, ORPHANS, palette(dice)])
        sets = [a_set(dice, kinds) for _ in range(dice.choice([2, 3, 3, 4, 4]))]
        draft = lay(dice, sets, (), dice.choice([0.8, 1.0, 1.0]))
        if draft.possible():
            return draft


@pytest.mark.parametrize("ruleset", BOX)
def test_dangerous_discards(ruleset: str) -> None:
    dice = random.Random(f"{ruleset} penalty")
    rules = replace(RULESETS[ruleset], settlement=replace(RULESETS[ruleset].settlement, penalty=True))
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
        found = _engine_danger(_with_penalty(ruleset), _position(shown, held, ready))
        if ruleset.startswith("gambler"):
            # whether the won hand is of one suit is known only when it is won: before that the discard may bring the penalty,
            # unless what is shown rules it out
            assert found >= expected, (shown, held, ready)
            assert found <= {tile for tile in held if _may_be_fined(shown, tile, held, ready, rules)}, (
                shown,
                held,
                ready,
            )
        else:
            assert found == expected, (shown, held, ready)
    assert dangerous > DISCARDS / 5


def _may_be_fined(shown: Draft, tile: Tile, held: list[Tile], ready: bool, rules: Rules) -> bool:
    """Whether the discard brings the penalty if the tiles that the winner hides are all as they should be."""
    rest = list(held)
    rest.remove(tile)
    return penalty(Hand((tile,), tuple(shown.table), WINDS[0], WINDS[0], True, tile, "discard"), rest, ready, rules)


def _discarders_hand(dice: random.Random) -> list[Tile]:
    kinds = palette(dice)
    return [dice.choice(kinds) for _ in range(dice.choice([2, 5, 8, 14]))]


def _with_penalty(ruleset: str) -> CompiledRules:
    return compiled(ruleset, () if RULESETS[ruleset].settlement.penalty else (("penalty", True),))


def _position(shown: Draft, held: list[Tile], ready: bool) -> TableRecord:
    """Seat 0 is to discard, seat 1 shows its sets; the wall is nearly full."""
    table: Any = np.zeros(1, TABLE).view(np.recarray)[0]
    record = engine_hand(Hand((), tuple(shown.table), WINDS[0], WINDS[0])).melds
    for index, meld in enumerate(record):
        table.melds[1, index, :2] = (meld.meld, meld.lowest)
    table.meld_count[1] = len(record)
    for tile in held:
        table.hands[0, parse_tile(str(tile))] += 1
    table.ready[0] = Ready.READY if ready else Ready.NO
    table.back, table.loose_count = 134, 2
    result: TableRecord = table
    return result


def _engine_danger(rules: CompiledRules, table: TableRecord) -> set[Tile]:
    mask = int(dangerous_kinds(rules, table, 0))
    return {tile for tile in PLAIN if mask >> parse_tile(str(tile)) & 1}


@pytest.mark.parametrize("ruleset", ABROAD)
def test_dangerous_discards_of_the_clubs_abroad(ruleset: str) -> None:
    """By what the winner shows, or near the end of the wall; who holds no safe tile goes free."""
    dice = random.Random(f"{ruleset} penalty")
    rules = compiled(ruleset, ())
    dangerous = exempt = late = 0
    for _ in range(2 * DISCARDS):
        shown, held = _shown(dice), _discarders_hand(dice)
        pond = [dice.choice(PLAIN) for _ in range(dice.randint(0, 60))]
        to_draw = dice.choice([*range(9), 60])
        table: Any = _position(shown, held, ready=dice.random() < 0.2)
        for at, tile in enumerate(pond):
            table.pond_tile[at] = parse_tile(str(tile))
        table.pond_count = len(pond)
        # the loose tiles are among those that stay
        table.back = to_draw + int(rules.dead_wall) - 2
        seen = {*pond, *(tile for laid in shown.table for tile in laid.tiles)}
        danger = {tile for tile in held if _is_dangerous(shown, tile, to_draw <= FEW_TILES, tile in seen)}
        expected = set() if danger == set(held) else danger
        assert _engine_danger(rules, table) == expected, (shown, held, pond, to_draw)
        dangerous += len(expected)
        exempt += danger == set(held)
        late += bool(expected) and not any(_is_dangerous(shown, tile, False, True) for tile in expected)
    assert min(dangerous, 20 * exempt, 5 * late) > DISCARDS / 5, (dangerous, exempt, late)


def _is_dangerous(shown: Draft, tile: Tile, few_left: bool, seen: bool) -> bool:
    winner = Hand((*shown.concealed, tile), tuple(shown.table), WINDS[0], WINDS[0], True, tile, "discard")
    return is_dangerous_abroad(winner, few_left, seen)
