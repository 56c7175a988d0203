"""Dangerous discards, judged by the winner's exposed melds: a proposal, since the players saw more than the book knows."""

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.rules.compiled import PenaltyRule
from eastwind.scoring.hand import WAITING_SIZE, Hand, MeldSpec
from eastwind.scoring.layout import Meld, Source
from eastwind.sheet.book import EnteredHand
from eastwind.sheet.hands import codes_of, size_of
from eastwind.tiles.kinds import (
    DRAGON_KINDS,
    FLOWERS,
    GREEN_KINDS,
    HONOUR_KINDS,
    HONOURS,
    RANKS,
    TERMINALS,
    WIND_KINDS,
)
from eastwind.tiles.notation import parse_tile

#: Number of exposed tiles of one suit that make another tile of it dangerous.
_NINE = 9
_SUIT_BITS = (1 << RANKS) - 1


def danger_of(use: RulesInUse, hand: Hand, giver: EnteredHand) -> str | None:
    """Return the danger for which the discarder of the last tile should pay for all, as a rule id.

    None if there is none to be seen, or if the known tiles and events of the discarder's hand excuse the discard.
    """
    if hand.source not in (Source.DISCARD, Source.LAST_DISCARD) or hand.last is None:
        return None
    shown = [meld for meld in hand.melds if meld.meld is not Meld.CONCEALED_KONG]
    match int(use.compiled.penalty):
        case PenaltyRule.BOX:
            return _box(use, hand, shown, hand.last, giver)
        case PenaltyRule.CLUBS:
            return _clubs(shown, hand.last)
        case _:
            return None


def _box(use: RulesInUse, hand: Hand, shown: list[MeldSpec], kind: int, giver: EnteredHand) -> str | None:
    bit = 1 << kind
    alike = sum({1 << meld.lowest for meld in shown if meld.meld is not Meld.CHOW})
    if kind < HONOURS:
        suit = _suit_of(kind)
        tiles = sum(len(meld.tiles) for meld in shown if 1 << meld.lowest & suit)
        of_one_suit = all(1 << owned & suit for owned in hand.owned)
        in_force = of_one_suit or not use.compiled.penalty_needs_one_suit
        if tiles >= _NINE and in_force and not _had_no_choice(use, giver, suit):
            return "penalty-one-suit"
    if bit & WIND_KINDS and not alike & bit and (alike & WIND_KINDS).bit_count() == 3:
        return "penalty-winds"
    if bit & DRAGON_KINDS and not alike & bit and (alike & DRAGON_KINDS).bit_count() == 2:
        return "penalty-dragons"
    return "penalty-terminals" if bit & TERMINALS and (alike & TERMINALS).bit_count() >= 3 else None


def _clubs(shown: list[MeldSpec], kind: int) -> str | None:
    bit = 1 << kind

    def within(kinds: int) -> int:
        return sum(all(1 << tile & kinds for tile in meld.tiles) for meld in shown)

    sorts = (
        (GREEN_KINDS, 3, "penalty-green"),
        (_suit_of(kind) if kind < HONOURS else 0, 3, "penalty-one-suit"),
        (TERMINALS, 3, "penalty-terminals"),
        (WIND_KINDS, 3, "penalty-winds"),
        (DRAGON_KINDS, 2, "penalty-dragons"),
        (HONOUR_KINDS, 3, "penalty-honours"),
    )
    return next((rule for kinds, least, rule in sorts if bit & kinds and within(kinds) >= least), None)


def _had_no_choice(use: RulesInUse, giver: EnteredHand, suit: int) -> bool:
    """Return whether the discarder had declared a ready hand, or held no tiles but of that suit (by some rules, or honours)."""
    if {"ready", "ready_at_once"} & set(giver.events):
        return True
    with_honours = use.compiled.penalty_suit_honours > 0
    allowed = suit | HONOUR_KINDS if with_honours else suit
    kinds = [kind for kind in map(parse_tile, codes_of(giver)) if kind < FLOWERS]
    rest_is = giver.rest == "suit" or (with_honours and giver.rest == "suit_with_honours")
    return bool(kinds) and all(1 << kind & allowed for kind in kinds) and (rest_is or size_of(giver) >= WAITING_SIZE)


def _suit_of(kind: int) -> int:
    return _SUIT_BITS << (kind - kind % RANKS)
