"""Hands drawn at random for the proof: winners of every shape, near-misses, losers, hands of too many or too few tiles."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tests.proof import forms
from tests.proof.draw import ORPHANS, Draft, a_set, any_standard, crowded_suit, lay, palette
from tests.reference.hands import Event, Hand, SetKind, Source, TableSet
from tests.reference.rules import Rules
from tests.reference.tiles import FLOWERS, PLAIN, SEASONS, WINDS, Tile

Draw = Callable[[random.Random], "Draft | None"]

#: What winners and near-misses are drawn from, with its weight.
SHAPES: Final[dict[Draw, int]] = {
    any_standard: 40,
    crowded_suit: 14,
    forms.hidden_treasure: 3,
    forms.all_honours: 3,
    forms.heads_and_tails: 3,
    forms.imperial_jade: 3,
    forms.twins_of_honours: 2,
    forms.twins_of_a_suit: 3,
    forms.any_seven_pairs: 3,
    forms.three_scholars: 3,
    forms.four_blessings: 3,
    forms.small_blessings: 3,
    forms.small_scholars: 3,
    forms.four_kongs: 3,
    forms.hidden_snake: 4,
    forms.thirteen_wonders: 3,
    forms.moon_from_the_sea: 7,
    forms.grapes_on_the_roof: 9,
    forms.robbed_bamboo_two: 6,
    forms.peking_garden: 2,
    forms.true_great_snake: 3,
    forms.fourteen_of_one_suit: 4,
    forms.nine_gates: 3,
    forms.wriggling_snake: 2,
    forms.knitting: 3,
    forms.triple_knitting: 3,
    forms.pairs_of_ends: 3,
    forms.concealed_one_suit: 4,
    forms.four_concealed_sets: 4,
    forms.sets_of_three_dragons: 3,
    forms.kong_on_kong: 3,
}


def shape(dice: random.Random) -> Draft:
    """A draft of fourteen tiles (and one more a kong), of a shape taken by its weight."""
    while True:
        (draw,) = dice.choices(list(SHAPES), list(SHAPES.values()))
        draft = draw(dice)
        if draft is not None and draft.possible() and draft.concealed:
            return draft


def spoil(dice: random.Random, draft: Draft) -> None:
    """Turns one tile in hand, or one set on the table, into another: a near-miss, or another winner by chance."""
    free = [tile for tile in PLAIN if draft.owned()[tile] < 4]
    if draft.table and dice.random() < 0.3:
        index = dice.randrange(len(draft.table))
        old = draft.table[index]
        if old.kind == "chow":
            return
        empty = [tile for tile in PLAIN if not draft.owned()[tile]]
        draft.table[index] = TableSet(old.kind, (dice.choice(empty),) * len(old.tiles))
        return
    index = dice.randrange(len(draft.concealed))
    old_tile = draft.concealed[index]
    neighbours = [tile for tile in free if tile.group == old_tile.group and abs(tile.number - old_tile.number) <= 1]
    draft.concealed[index] = dice.choice(neighbours if neighbours and dice.random() < 0.7 else free)
    draft.last = None


# ---------------------------------------------------------------------------------------------------------- whole hands


def bonus_tiles(dice: random.Random) -> tuple[Tile, ...]:
    every = FLOWERS + SEASONS
    match dice.randrange(5):
        case 0:
            return ()
        case 1:
            return tuple(dice.sample(every, dice.randint(1, 8)))
        case 2:
            return FLOWERS + tuple(dice.sample(SEASONS, dice.randint(0, 3)))
        case 3:
            return SEASONS + tuple(dice.sample(FLOWERS, dice.randint(0, 3)))
        case _:
            return tuple(dice.sample(every, dice.randint(1, 3)))


def winner(dice: random.Random, rules: Rules) -> Hand:
    """A hand that says it won: of a winning shape, of one just missed, or fourteen tiles of a few kinds."""
    draft = shape(dice)
    if dice.random() < 0.25:
        spoil(dice, draft)
    flowers = bonus_tiles(dice) if rules.bonus else ()
    seat, prevailing = draft.seat or dice.choice(WINDS), dice.choice(WINDS)
    last = draft.last or dice.choice(draft.concealed)
    kongs = sum("kong" in laid.kind for laid in draft.table)
    source = draft.source or _source(dice, draft, last)
    if source == "loose" and not kongs and not flowers:
        source = "wall"
    if source.startswith("robbed") and not rules.rob_exposed_kong and dice.random() < 0.8:
        source = "discard"
    events: set[Event] = set()
    if source == "loose" and kongs >= 2 and dice.random() < 0.5:
        events.add("kong_on_kong")
    if source in ("discard", "last_discard") and dice.random() < 0.1:
        events.add("nothing_drawn")
    if dice.random() < (0.8 if rules.ready_to_win else 0.2):
        events.add("ready")
    if dice.random() < 0.15:
        events.add("ready_at_once")
        if source == "discard" and seat != WINDS[0] and dice.random() < 0.3:
            events.add("earthly")
    if not draft.table and seat == WINDS[0] and dice.random() < 0.1:
        # East's dealt tiles: nothing has been drawn for them
        dealt = frozenset[Event]({"heavenly", "nothing_drawn"})
        return Hand(tuple(draft.concealed), (), seat, prevailing, True, None, None, flowers, dealt)
    return Hand(
        tuple(draft.concealed), tuple(draft.table), seat, prevailing, True, last, source, flowers, frozenset(events)
    )


def _source(dice: random.Random, draft: Draft, last: Tile) -> Source:
    """Where the last tile came from; a kong can be robbed of it only if nobody else holds one."""
    options: dict[Source, int] = {"wall": 30, "discard": 40, "loose": 10, "last_wall": 6, "last_discard": 6}
    if draft.owned()[last] == 1:
        options["robbed_kong"] = 20
        if set(draft.concealed) == set(ORPHANS):
            options["robbed_concealed_kong"] = 20
    return dice.choices(list(options), list(options.values()))[0]


def loser(dice: random.Random, rules: Rules) -> Hand:
    """A hand that did not win: a shape short of a tile, a broken one, or tiles drawn from a few kinds."""
    if dice.random() < 0.6:
        draft = shape(dice)
        draft.concealed.remove(dice.choice(draft.concealed))
        for _ in range(dice.choice([0, 0, 1, 2, 3])):
            spoil(dice, draft)
    else:
        draft = _scattered(dice)
    if dice.random() < 0.1:
        _miscount(dice, draft)
    return Hand(
        tuple(draft.concealed),
        tuple(draft.table),
        dice.choice(WINDS),
        dice.choice(WINDS),
        flowers=bonus_tiles(dice) if rules.bonus else (),
        events=frozenset(_declared(dice, 0.5 if rules.tenths_for_waiting else 0.2)),
    )


def _declared(dice: random.Random, chance: float) -> set[Event]:
    """What one who did not win may have declared."""
    events: set[Event] = {"ready"} if dice.random() < chance else set()
    if dice.random() < chance / 4:
        events.add("ready_at_once")
    return events


def _scattered(dice: random.Random) -> Draft:
    while True:
        kinds = palette(dice)
        draft = lay(dice, [a_set(dice, kinds) for _ in range(dice.choice([0, 0, 1, 1, 2, 3, 4]))], (), 1.0)
        wanted = 13 - 3 * len(draft.table)
        left = [tile for tile in kinds for _ in range(4 - draft.owned()[tile])]
        if draft.possible() and len(left) >= wanted:
            draft.concealed += dice.sample(left, wanted)
            return draft


def _miscount(dice: random.Random, draft: Draft) -> None:
    """A tile or two too many or too few in hand."""
    for _ in range(dice.choice([1, 1, 2])):
        if dice.random() < 0.5:
            draft.concealed.append(dice.choice([tile for tile in PLAIN if draft.owned()[tile] < 4]))
        elif len(draft.concealed) > 1:
            draft.concealed.remove(dice.choice(draft.concealed))


def any_hand(dice: random.Random, rules: Rules) -> Hand:
    """A winner, a near-miss or a loser, with flowers, robbed kongs and sets of one's own where the rules have them."""
    hand = winner(dice, rules) if dice.random() < 0.65 else loser(dice, rules)
    return _lay_own_sets(dice, hand) if rules.own_sets else hand


def _lay_own_sets(dice: random.Random, hand: Hand) -> Hand:
    """The same with some of the exposed sets made of tiles that the player has drawn himself."""
    own: dict[SetKind, SetKind] = {
        "chow": "laid_chow",
        "pung": "laid_pung",
        "added_kong": "kong_added_to_laid_pung",
    }
    chance = dice.choice([0.0, 0.5, 1.0])
    table = [
        TableSet(own[laid.kind], laid.tiles) if laid.kind in own and dice.random() < chance else laid
        for laid in hand.table
    ]
    return replace(hand, table=tuple(table))
