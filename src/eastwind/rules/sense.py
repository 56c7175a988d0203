"""Contradictions between values that are each allowed: a rule that could never apply, or that another one undoes.

Every contradiction is a small question to the merged tree, in which chosen options are written already; the tree may be
malformed, and then a question that it cannot answer is not asked. Anything that an option may switch off without harm
(patterns of bonus tiles without flowers, Earthly hand without the ready hand at once) is no contradiction:
`compile_rules` leaves it out.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from eastwind.rules.explain import Path
from eastwind.rules.faults import RuleFault, show
from eastwind.rules.options import value_at
from eastwind.rules.schema import NO_LIMIT

Tree = Mapping[str, Any]
#: Keys concerned, the one that is reported first; what was expected; what was found.
Contradiction = tuple[list[str], str, str]

#: Shape → the pattern whose hands it lets win.
PATTERN_OF_SHAPE: Final = {
    "thirteen_wonders": "thirteen_wonders",
    "seven_pairs": "seven_pairs",
    "pairs_of_ends": "pairs_of_ends",
    "knitting": "knitting",
    "triple_knitting": "triple_knitting",
    "one_suit": "one_suit_any_tiles",
}
TWINS_SHAPES: Final = ("shapes.seven_pairs_of_honours", "shapes.seven_pairs_of_one_suit")
#: Fewest chows in a pattern's hand of sets and a pair, where it needs any.
CHOWS_NEEDED: Final = {"all_chows": 4, "true_great_snake": 3, "hidden_snake": 2, "nine_gates": 2}
#: Keys that contradict `own-score`, where no player pays, and the value that it needs instead.
NOBODY_PAYS: Final = {
    "settlement.discarder": "no-matter",
    "settlement.losers": "none",
    "settlement.east_with_winner": False,
    "settlement.east_between_losers": False,
    "settlement.penalty": False,
    "settlement.drawn_hand": "none",
    "settlement.stake": 0,
    "match.stock_end": "never",
}

#: Keys about wins by a discard, and the value that they must have where there are none. The penalty only falls away.
NO_DISCARD_WINS: Final = {
    "play.pair_from_discard": True,
    "play.furiten": False,
    "claims.three": "as-two",
    "settlement.discarder": "no-matter",
}


def check_sense(tree: Tree, latest: Callable[[Iterable[Path]], str]) -> list[RuleFault]:
    """Return the contradictions between values that are each allowed, in a tree into which the chosen options are written.

    The fault lies with the file that came last of those that wrote the values (`latest` gives it), under the key of
    the first of them.
    """
    questions = (_wall_and_deal, _kongs, _discards, _ready, _shapes, _chows, _worth, _payment, _own_score, _match)
    return [
        RuleFault(latest([(*key.split("."), "value") for key in keys]), keys[0], expected, found, tuple(keys))
        for question in questions
        for keys, expected, found in question(tree)
    ]


def _in_force(tree: Tree, name: str) -> bool:
    patterns = tree.get("patterns")
    row = patterns.get(name) if isinstance(patterns, dict) else None
    return isinstance(row, dict) and value_at(row, "in_force") is not False


def _number(tree: Tree, key: str) -> int | None:
    value = value_at(tree, key)
    return value if type(value) is int else None


def _wall_and_deal(tree: Tree) -> Iterator[Contradiction]:
    stack, drawn = value_at(tree, "wall.broken_stack"), value_at(tree, "wall.drawn")
    from_left = stack == "both-rolls-from-the-left"
    if isinstance(stack, str) and drawn in ("clockwise", "counter-clockwise") and from_left != (drawn != "clockwise"):
        fitting = '"counter-clockwise"' if from_left else '"clockwise"'
        expected = f"{fitting} while the wall is counted {stack[stack.index('from') :].replace('-', ' ')}"
        yield ["wall.drawn", "wall.broken_stack"], expected, show(drawn)

    loose, dead = _number(tree, "wall.loose_tiles"), _number(tree, "wall.dead_wall")
    without = value_at(tree, "wall.dead_wall_without")
    if loose == 0 and without == "loose-tiles":
        keys = ["wall.dead_wall_without", "wall.loose_tiles"]
        yield keys, '"nothing" while there are no loose tiles', show(without)
    if loose and dead is not None and dead < loose and without == "nothing":
        keys = ["wall.dead_wall", "wall.dead_wall_without", "wall.loose_tiles"]
        yield keys, f"{loose} or more while the {loose} loose tiles are counted in the dead wall", show(dead)

    dealt, odd = _number(tree, "deal.hand_of_east"), value_at(tree, "deal.odd_tiles")
    if dealt == 13 and odd in ("first", "leader-again"):
        yield ["deal.odd_tiles", "deal.hand_of_east"], '"last" while East is dealt 13 tiles like all others', show(odd)
    if dealt == 13 and _in_force(tree, "heavenly"):
        keys = ["patterns.heavenly.in_force", "deal.hand_of_east"]
        yield keys, "false while East is dealt 13 tiles: no hand is complete as dealt", "true"


def _kongs(tree: Tree) -> Iterator[Contradiction]:
    of_discards, own = value_at(tree, "claims.kong"), value_at(tree, "play.own_kongs")
    way = value_at(tree, "play.kong_from_discard")
    if way == "three-concealed-or-exposed-pung":
        for key, what in (("claims.kong", "kong"), ("claims.pung", "pung")):
            if value_at(tree, key) is False:
                keys = ["play.kong_from_discard", key]
                yield keys, f'"three-concealed" while no discard may be taken for a {what}', show(way)
    for key in ("claims.rob_exposed_kong", "claims.rob_concealed_kong_wonders"):
        if own is False and value_at(tree, key) is True:
            yield [key, "play.own_kongs"], "false while nobody may lay out a kong that can be robbed", "true"
    adding = value_at(tree, "play.kong_by_adding")
    if own is not False and adding == "not-allowed" and value_at(tree, "claims.rob_exposed_kong") is True:
        keys = ["claims.rob_exposed_kong", "play.kong_by_adding"]
        yield (
            keys,
            "false while no kong is made by adding to an exposed pung: no other exposed kong can be robbed",
            "true",
        )
    for name in ("four_kongs", "kong_on_kong"):
        if own is False and of_discards is False and _in_force(tree, name):
            keys = [f"patterns.{name}.in_force", "claims.kong", "play.own_kongs"]
            yield keys, "false while no kong may be laid out at all", "true"


def _discards(tree: Tree) -> Iterator[Contradiction]:
    if value_at(tree, "play.win_from_discard") is not False:
        return
    for key, needed in NO_DISCARD_WINS.items():
        found = value_at(tree, key)
        if found is not None and found != needed:
            yield [key, "play.win_from_discard"], f"{show(needed)} while nobody may win by a discard", show(found)


def _ready(tree: Tree) -> Iterator[Contradiction]:
    at_once, when = value_at(tree, "ready.at_once"), value_at(tree, "ready.at_once_when")
    if value_at(tree, "ready.hand") == "none":
        if at_once is True:
            keys = ["ready.at_once", "ready.hand"]
            yield keys, 'false while ready.hand is "none": nobody can declare a ready hand', "true"
        drawn = value_at(tree, "settlement.drawn_hand")
        if drawn in ("to-ready-hands", "to-east-and-ready-hands"):
            keys = ["settlement.drawn_hand", "ready.hand"]
            yield keys, 'something else while ready.hand is "none": nobody can be ready', show(drawn)
        doubles = _number(tree, "scoring.waiting_one_suit_doubles")
        if doubles:
            keys = ["scoring.waiting_one_suit_doubles", "ready.hand"]
            yield keys, '0 while ready.hand is "none": nobody can declare what he waits for', show(doubles)
        for name in _rows(tree):
            if _in_force(tree, name) and value_at(tree, f"patterns.{name}.waiting_tenths"):
                keys = [f"patterns.{name}.waiting_tenths", "ready.hand"]
                yield (
                    keys,
                    'nothing while ready.hand is "none": nobody can declare what he waits for',
                    "a part of the limit",
                )
    if at_once is not True:
        return
    for name, moment in (("ready_at_once", "after-the-deal"), ("ready_with_first_discard", "first-discard")):
        if when in ("after-the-deal", "first-discard") and when != moment and _in_force(tree, name):
            keys = [f"patterns.{name}.in_force", "ready.at_once_when"]
            yield keys, f"false while a ready hand at once is declared {_MOMENTS[when]}", "true"
    if when == "first-discard" and value_at(tree, "scoring.earthly") == "ready-at-once" and _in_force(tree, "earthly"):
        keys = ["scoring.earthly", "ready.at_once_when"]
        yield keys, '"any-hand" while only East can be ready before his first discard', '"ready-at-once"'


_MOMENTS: Final = {"after-the-deal": "directly after the deal", "first-discard": "with the first discard"}


def _rows(tree: Tree) -> list[str]:
    patterns = tree.get("patterns")
    return list(patterns) if isinstance(patterns, dict) else []


def _shapes(tree: Tree) -> Iterator[Contradiction]:
    twins = _in_force(tree, "heavenly_twins")
    wins = {key: value_at(tree, key) for key in TWINS_SHAPES}
    if twins and list(wins.values()) == [False, False]:
        yield ["patterns.heavenly_twins", *wins], "a shape of seven pairs in [shapes] that wins", "none of them"
    for key, may_win in wins.items():
        if may_win is True and not twins:
            yield [key, "patterns.heavenly_twins.in_force"], "false while heavenly_twins is not in force", "true"
    for name, pattern in PATTERN_OF_SHAPE.items():
        shape, played = value_at(tree, f"shapes.{name}"), _in_force(tree, pattern)
        if shape is False and played:
            keys = [f"patterns.{pattern}", f"shapes.{name}"]
            yield keys, f"shapes.{name} = true, or the hand never wins", "false"
        if shape is True and not played:
            keys = [f"shapes.{name}", f"patterns.{pattern}.in_force"]
            yield keys, f"false while the pattern {pattern} is not in force", "true"
    robbed = value_at(tree, "claims.rob_concealed_kong_wonders")
    if value_at(tree, "shapes.thirteen_wonders") is False and robbed is True:
        keys = ["claims.rob_concealed_kong_wonders", "shapes.thirteen_wonders"]
        yield keys, "false while Thirteen Wonders does not win", "true"


def _chows(tree: Tree) -> Iterator[Contradiction]:
    most = _number(tree, "play.most_chows")
    for name, needed in CHOWS_NEEDED.items():
        if most is not None and most < needed and _in_force(tree, name):
            keys = ["play.most_chows", f"patterns.{name}.in_force"]
            yield keys, f"{needed} or more while {name} is in force, which has so many chows", show(most)


def _worth(tree: Tree) -> Iterator[Contradiction]:
    total, flat = value_at(tree, "scoring.total"), _number(tree, "scoring.flat")
    figures = value_at(tree, "scoring.by_doubles")
    table = [figure for figure in figures if type(figure) is int] if isinstance(figures, list) else None
    if total == "flat" and flat == 0:
        yield ["scoring.flat", "scoring.total"], 'more than 0 while scoring.total is "flat"', "0"
    if total in ("points-doubled", "table") and flat:
        yield ["scoring.flat", "scoring.total"], 'scoring.total = "flat", or 0', show(flat)
    if total == "table" and table is not None and not any(table):
        yield ["scoring.by_doubles", "scoring.total"], 'figures while scoring.total is "table"', "nothing but 0"
    if total in ("points-doubled", "flat") and table and any(table):
        yield ["scoring.by_doubles", "scoring.total"], 'scoring.total = "table", or [0]', show(table)
    least = _number(tree, "play.least_points")
    if total == "flat" and least:
        keys = ["play.least_points", "scoring.total"]
        yield keys, "0 while every win is worth the same and points are not counted", show(least)
    cap = value_at(tree, "limit.cap")
    if cap != NO_LIMIT and type(cap) is int:
        if total == "flat" and flat and flat > cap:
            yield ["scoring.flat", "limit.cap"], f"at most the limit, {cap}", show(flat)
        if total == "table" and table and max(table) > cap:
            yield ["scoring.by_doubles", "limit.cap"], f"at most the limit, {cap}", show(max(table))


def _payment(tree: Tree) -> Iterator[Contradiction]:
    drawn, amount = value_at(tree, "settlement.drawn_hand"), _number(tree, "settlement.drawn_hand_amount")
    keys = ["settlement.drawn_hand_amount", "settlement.drawn_hand"]
    if drawn == "none" and amount:
        yield keys, "0 while nothing is paid for a drawn hand", show(amount)
    if isinstance(drawn, str) and drawn != "none" and amount == 0:
        yield keys, "more than 0 while a drawn hand is paid", "0"
    if value_at(tree, "settlement.losers") == "none" and value_at(tree, "settlement.east_between_losers") is True:
        keys = ["settlement.east_between_losers", "settlement.losers"]
        yield keys, "false while losers settle nothing among themselves", "true"
    if (
        value_at(tree, "settlement.penalty_rule") == "clubs"
        and value_at(tree, "settlement.penalty_needs_one_suit") is True
    ):
        keys = ["settlement.penalty_needs_one_suit", "settlement.penalty_rule"]
        yield keys, "false while dangerous discards are those of the clubs", "true"
    needs_suit = value_at(tree, "settlement.penalty_needs_one_suit")
    if needs_suit is False and value_at(tree, "settlement.penalty_suit_honours") is True:
        keys = ["settlement.penalty_suit_honours", "settlement.penalty_needs_one_suit"]
        yield keys, "false while the won hand need not be of one suit", "true"
    stock, counters = _number(tree, "settlement.stock"), value_at(tree, "settlement.counters")
    worth = _worth_of(counters)
    if stock is not None and worth is not None and worth != stock:
        expected = f"what the counters come to, {worth}, or no counters"
        yield ["settlement.stock", "settlement.counters"], expected, show(stock)
    end = value_at(tree, "match.stock_end")
    if stock == 0 and end in ("below-zero", "at-zero"):
        yield ["match.stock_end", "settlement.stock"], '"never" while nobody begins with a stock', show(end)


def _worth_of(counters: object) -> int | None:
    """Return the sum of a player's counters; None where there are none, or where they are malformed."""
    if not isinstance(counters, list) or not counters:
        return None
    pairs = [pair for pair in counters if isinstance(pair, list) and [type(part) for part in pair] == [int, int]]
    return sum(number * worth for number, worth in pairs) if len(pairs) == len(counters) else None


def _own_score(tree: Tree) -> Iterator[Contradiction]:
    if value_at(tree, "settlement.winner") != "own-score":
        return
    for key, needed in NOBODY_PAYS.items():
        found = value_at(tree, key)
        if found is not None and found != needed:
            yield (
                [key, "settlement.winner"],
                f"{show(needed)} while everybody adds up his own and nobody pays",
                show(found),
            )


def _match(tree: Tree) -> Iterator[Contradiction]:
    rounds, hands, minutes = (_number(tree, f"match.{key}") for key in ("rounds", "hands", "minutes"))
    if rounds == 0 and hands == 0 and minutes == 0 and value_at(tree, "match.stock_end") == "never":
        keys = ["match.rounds", "match.hands", "match.minutes", "match.stock_end"]
        yield keys, "rounds, hands, minutes or a stock's end that ends the match", "none of them"
