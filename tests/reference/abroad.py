"""What the two clubs abroad (`dmjl`, `bmja`) add: one function for each row of their tables in `peers.md`.

"Concealed" there: no set taken from a discard. A kong of three concealed tiles and a discard counts as exposed for its
points but does not break it (k); a concealed hand is broken by winning on a discard too.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.reference.hands import DRAWN, LAID_OPENLY, Group, Hand, Reading
from tests.reference.rules import Rules
from tests.reference.tiles import DRAGONS, SUITS, WINDS, Tile, is_honour, is_suit, is_terminal

_BREAKS_CONCEALED: Final = ("chow", "pung", "added_kong")


def _no_set_from_a_discard(hand: Hand) -> bool:
    return all(laid.kind not in _BREAKS_CONCEALED for laid in hand.table)


def _drawn(hand: Hand) -> bool:
    """The last tile is the player's own: drawn, or dealt."""
    return hand.source in DRAWN or hand.source is None


def _concealed_alikes(hand: Hand, reading: Reading) -> list[Group]:
    """Pungs and kongs that are concealed in the clubs' sense."""
    from_discard = {laid.tiles[0] for laid in hand.table if laid.kind == "kong"}
    return [group for group in reading.alikes() if group.concealed or (group.on_table and group.tile in from_discard)]


def _suits(hand: Hand) -> set[str]:
    return {tile.group for tile in hand.all_tiles if is_suit(tile)}


def _any_honour(hand: Hand) -> bool:
    return any(is_honour(tile) for tile in hand.all_tiles)


# ------------------------------------------------------------------------------------------------------------- everybody


def three_concealed_sets(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: three or more concealed pungs or kongs."""
    return len(_concealed_alikes(hand, reading)) >= 3


def three_dragon_sets(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: sets of all three dragons."""
    return set(DRAGONS) <= {group.tile for group in reading.alikes()}


def four_wind_sets(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: sets of all four winds."""
    return set(WINDS) <= {group.tile for group in reading.alikes()}


EVERYBODY: Final[dict[str, Callable[[Hand, Reading, Rules], bool]]] = {
    "three_concealed_sets": three_concealed_sets,
    "three_dragon_sets": three_dragon_sets,
    "four_wind_sets": four_wind_sets,
}


# ---------------------------------------------------------------------------------------------------------------- winner


def _last_pair_of_simples(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: the last tile completes a pair of 2–8."""
    pair = reading.completed
    return pair is not None and pair.kind == "pair" and not (is_honour(pair.tile) or is_terminal(pair.tile))


def _last_pair_of_ends(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: the last tile completes a pair of 1, 9 or honours."""
    pair = reading.completed
    return pair is not None and pair.kind == "pair" and (is_honour(pair.tile) or is_terminal(pair.tile))


def _ready_at_once_few_exposed(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL, BMJA: a ready hand declared with the first discard, with fewer than three exposed sets."""
    taken = sum(not group.concealed for group in reading.sets())
    laid = sum(laid.kind in LAID_OPENLY for laid in hand.table)
    return "ready_at_once" in hand.events and taken + laid < 3


def concealed_hand(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL, BMJA: no set from a discard, the last one neither."""
    return _no_set_from_a_discard(hand) and _drawn(hand)


def _one_suit_with_honours(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: one suit with honours, the winner alone."""
    return len(_suits(hand)) == 1 and _any_honour(hand)


def one_suit(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL: one suit without honours, the winner alone."""
    return len(_suits(hand)) == 1 and not _any_honour(hand)


def _one_suit_no_chow(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """BMJA: one suit without honours, only with no chow."""
    return one_suit(hand, reading, rules) and not reading.chows()


def _terminals_and_honours(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL, BMJA: only 1, 9 and honours, the winner alone."""
    only = all(is_terminal(tile) or is_honour(tile) for tile in hand.all_tiles)
    return only and any(is_terminal(tile) for tile in hand.all_tiles)


def _robbed_any_kong(hand: Hand, reading: Reading, rules: Rules) -> bool:
    """DMJL, BMJA: a kong was robbed."""
    return hand.source in ("robbed_kong", "robbed_concealed_kong")


WINNER: Final[dict[str, Callable[[Hand, Reading, Rules], bool]]] = {
    "last_pair_of_simples": _last_pair_of_simples,
    "last_pair_of_ends": _last_pair_of_ends,
    "ready_at_once_few_exposed": _ready_at_once_few_exposed,
    "concealed_hand": concealed_hand,
    "winner_one_suit_with_honours": _one_suit_with_honours,
    "winner_one_suit": one_suit,
    "winner_one_suit_no_chow": _one_suit_no_chow,
    "winner_terminals_and_honours": _terminals_and_honours,
    "robbed_any_kong": _robbed_any_kong,
}


# ----------------------------------------------------------------------------------------------------------- limit hands


def _of_a_suit(text: str) -> list[list[Tile]]:
    """The same numbers in each of the three suits."""
    return [sorted(Tile(suit, int(digit)) for digit in text) for suit in SUITS]


def _nine_gates(hand: Hand, reading: Reading, form: str) -> bool:
    """DMJL: concealed 1112345678999 of a suit and any tile of it as the last."""
    if hand.table:
        return False
    for gates in _of_a_suit("1112345678999"):
        for last in set(hand.concealed) if hand.last is None else {hand.last}:
            before = list(hand.concealed)
            before.remove(last)
            if sorted(before) == gates and last.group == gates[0].group:
                return True
    return False


def _concealed_one_suit(hand: Hand, reading: Reading, form: str) -> bool:
    """DMJL: a concealed hand of one suit without honours."""
    suits = {tile.group for tile in hand.all_tiles}
    return suits in [{suit} for suit in SUITS] and _no_set_from_a_discard(hand) and _drawn(hand)


def _hidden_treasure_of_pungs(hand: Hand, reading: Reading, form: str) -> bool:
    """DMJL: concealed pungs or kongs and a pair, the last tile from the wall."""
    return reading.shape == "standard" and len(_concealed_alikes(hand, reading)) == 4 and _drawn(hand)


def _buried_treasure(hand: Hand, reading: Reading, form: str) -> bool:
    """BMJA: four concealed pungs, no kong, and a pair; one suit, with or without honours."""
    pungs = [group for group in reading.alikes() if group.kind == "pung" and group.concealed]
    return reading.shape == "standard" and len(pungs) == 4 and not hand.table and len(_suits(hand)) == 1


def _three_dragons_no_chow(hand: Hand, reading: Reading, form: str) -> bool:
    """BMJA: sets of all three dragons and no chow."""
    return set(DRAGONS) <= {group.tile for group in reading.alikes()} and not reading.chows()


def _kong_on_kong(hand: Hand, reading: Reading, form: str) -> bool:
    """DMJL, BMJA: a second loose tile in a row wins."""
    return "kong_on_kong" in hand.events and hand.source == "loose"


def _in_shape(hand: Hand, reading: Reading, form: str) -> bool:
    """A hand that is a shape of its own, named by the form."""
    return reading.shape == form


LIMIT: Final[dict[str, Callable[[Hand, Reading, str], bool]]] = {
    "nine_gates": _nine_gates,
    "concealed_one_suit": _concealed_one_suit,
    "hidden_treasure_of_pungs": _hidden_treasure_of_pungs,
    "buried_treasure": _buried_treasure,
    "three_dragons_no_chow": _three_dragons_no_chow,
    "kong_on_kong": _kong_on_kong,
    "gates_of_heaven": _in_shape,
    "wriggling_snake": _in_shape,
    "triple_knitting": _in_shape,
    "knitting": _in_shape,
    "pairs_of_ends": _in_shape,
}


# ---------------------------------------------------------------------------------------------------------------- shapes


def is_gates_of_heaven(concealed: tuple[Tile, ...]) -> bool:
    """BMJA: one suit: 111, 999 and 2–8 with one of 2–8 paired."""
    return any(
        sorted(concealed) == sorted([*gates, Tile(gates[0].group, number)])
        for gates in _of_a_suit("1112345678999")
        for number in range(2, 9)
    )


def is_wriggling_snake(concealed: tuple[Tile, ...]) -> bool:
    """BMJA: a pair of 1 and 2–9 of one suit, one of each wind."""
    return any(sorted(concealed) == sorted([*snake, *WINDS]) for snake in _of_a_suit("1123456789"))


def is_triple_knitting(concealed: tuple[Tile, ...]) -> bool:
    """BMJA: four times a number in all three suits, and a pair of one number in two suits."""
    if len(concealed) != 14 or not all(is_suit(tile) for tile in concealed):
        return False
    for number in range(1, 10):
        for missing in SUITS:
            left = Counter(concealed)
            left.subtract(Tile(suit, number) for suit in SUITS if suit != missing)
            if all(left[Tile("m", n)] == left[Tile("p", n)] == left[Tile("s", n)] >= 0 for n in range(1, 10)):
                return True
    return False


def is_knitting(concealed: tuple[Tile, ...]) -> bool:
    """BMJA: seven pairs, each of one number in the same two suits."""
    if len(concealed) != 14 or not all(is_suit(tile) for tile in concealed):
        return False
    counts = Counter(concealed)
    suits = sorted({tile.group for tile in concealed})
    return len(suits) == 2 and all(counts[Tile(suits[0], n)] == counts[Tile(suits[1], n)] for n in range(1, 10))


def is_pairs_of_ends(concealed: tuple[Tile, ...]) -> bool:
    """BMJA: seven different pairs of 1, 9 and honours."""
    counts = Counter(concealed)
    ends = all(is_terminal(tile) or is_honour(tile) for tile in concealed)
    return ends and len(counts) == 7 and all(count == 2 for count in counts.values())


SHAPES: Final[dict[str, Callable[[tuple[Tile, ...]], bool]]] = {
    "gates_of_heaven": is_gates_of_heaven,
    "wriggling_snake": is_wriggling_snake,
    "triple_knitting": is_triple_knitting,
    "knitting": is_knitting,
    "pairs_of_ends": is_pairs_of_ends,
}


# --------------------------------------------------------------------------------------------------------------- penalty


def _sets_of(winner: Hand, kinds: Callable[[Tile], bool]) -> int:
    shown = [laid for laid in winner.table if laid.kind != "concealed_kong"]
    return sum(all(kinds(tile) for tile in laid.tiles) for laid in shown)


def is_dangerous_abroad(winner: Hand, few_tiles_left: bool, seen: bool) -> bool:
    """DMJL, BMJA: the winner's last tile was a dangerous discard, by what he showed.

    `seen`: the discarder could see a tile of that kind on the table. Exempt is who had no safe tile: not decided here.
    """
    last = winner.last
    assert last is not None
    green = {Tile("s", number) for number in (2, 3, 4, 6, 8)} | {Tile("z", 6)}
    return (
        (last in green and _sets_of(winner, lambda tile: tile in green) >= 3)
        or (is_suit(last) and _sets_of(winner, lambda tile: tile.group == last.group) >= 3)
        or (is_terminal(last) and _sets_of(winner, is_terminal) >= 3)
        or (last in WINDS and _sets_of(winner, lambda tile: tile in WINDS) >= 3)
        or (last in DRAGONS and _sets_of(winner, lambda tile: tile in DRAGONS) >= 2)
        or (is_honour(last) and _sets_of(winner, is_honour) >= 3)
        or (few_tiles_left and not seen)
    )
