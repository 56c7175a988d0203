"""The reference's hands in the engine's terms, and the engine's bills in the reference's."""

from functools import cache
from typing import Final

from eastwind.explain.payments import settled
from eastwind.rules import compile_rules, load_preset
from eastwind.rules.compiled import Rules as CompiledRules
from eastwind.scoring.hand import Hand as EngineHand
from eastwind.scoring.hand import MeldSpec
from eastwind.scoring.layout import Happening, Meld, Source
from eastwind.tiles.notation import parse_tile
from eastwind.traditions.hand_score import HandScore, hand_score_of
from tests.reference.hands import LAID_OPENLY, Hand, TableSet
from tests.reference.settlement import Payments
from tests.reference.tiles import Tile
from tests.reference.value import tiles_allowed

#: Options of a rule set, sorted, as something that can be a key.
Options = tuple[tuple[str, bool | int | str], ...]

_SOURCES: Final = {
    None: Source.NONE,
    "wall": Source.WALL,
    "loose": Source.LOOSE,
    "last_wall": Source.LAST_WALL,
    "discard": Source.DISCARD,
    "last_discard": Source.LAST_DISCARD,
    "robbed_kong": Source.ROBBED_KONG,
    "robbed_concealed_kong": Source.ROBBED_KONG,
}

_HAPPENINGS: Final = {
    "heavenly": Happening.HEAVENLY,
    "earthly": Happening.EARTHLY,
    "ready": Happening.READY,
    "ready_at_once": Happening.READY_AT_ONCE,
    "nothing_drawn": Happening.NOTHING_DRAWN,
    "kong_on_kong": Happening.KONG_ON_KONG,
}


@cache
def compiled(preset: str, options: Options) -> CompiledRules:
    """A rule set of the package, compiled."""
    return compile_rules(load_preset(preset, options=dict(options)))


def _kind(tile: Tile) -> int:
    return parse_tile(str(tile))


def _meld(laid: TableSet) -> MeldSpec:
    drawn = laid.kind in LAID_OPENLY
    of_own = {"laid_chow": Meld.CHOW, "laid_pung": Meld.PUNG, "kong_added_to_laid_pung": Meld.ADDED_KONG}
    return MeldSpec(of_own[laid.kind] if drawn else Meld[laid.kind.upper()], _kind(min(laid.tiles)), drawn)


def engine_hand(hand: Hand) -> EngineHand:
    """The hand in the engine's terms."""
    surplus = len(hand.all_tiles) - tiles_allowed(hand)
    return EngineHand(
        concealed=tuple(_kind(tile) for tile in hand.concealed),
        melds=tuple(_meld(laid) for laid in hand.table),
        last=None if hand.last is None else _kind(hand.last),
        source=_SOURCES[hand.source],
        seat_wind=hand.seat.number - 1,
        round_wind=hand.round.number - 1,
        flowers=tuple(_kind(tile) for tile in hand.flowers),
        won=hand.won,
        events=Happening(sum(_HAPPENINGS[event] for event in hand.events)),
        surplus=surplus,
    )


def engine_bill(hand: Hand, rules: CompiledRules) -> HandScore:
    """The engine's bill for the hand."""
    return hand_score_of(rules, engine_hand(hand))


def engine_payments(values: list[int], winner: int | None, pays_for_all: int | None, rules: CompiledRules) -> Payments:
    """The engine's payments; East is seat 0."""
    winners = 0 if winner is None else 1 << winner
    case = settled(
        rules,
        values=values,
        winners=winners,
        discarder=-1 if pays_for_all is None else pays_for_all,
        owed=0 if pays_for_all is None else winners,
        dealer=0,
    )
    return [[int(cell) for cell in row] for row in case.payments]
