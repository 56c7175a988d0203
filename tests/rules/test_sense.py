"""Values that contradict each other: each refused with its reason, all at once, and none where there is no contradiction."""

import pytest

from eastwind.rules import RuleFault, RuleFaults, available, compile_rules, load_file, load_preset

Values = dict[str, object]


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) and not value.startswith("{") else str(value)


def file_of(values: Values, parent: str = "ru-classic") -> str:
    """A household's file: dotted key → value; a pattern's key may be `patterns.x.in_force` or a whole row as text."""
    lines = ['id = "home"', "version = 1", 'title = "At home"', f'extends = "{parent}"']
    for key, value in values.items():
        bare = key.startswith("options.") or str(value).startswith("{")
        written = toml(value) if bare else f'{{ value = {toml(value)}, source = "house" }}'
        lines.append(f"{key} = {written}")
    return "\n".join(lines) + "\n"


def faults_of(values: Values, parent: str = "ru-classic", options: Values | None = None) -> list[RuleFault]:
    try:
        compile_rules(load_file(file_of(values, parent), "home.toml", options))
    except RuleFaults as error:
        return list(error.faults)
    return []


LIMIT_HAND = '{ limit = { value = true, source = "house" }, who = "winner" }'
NO_TWINS: Values = {
    "shapes.seven_pairs_of_honours": False,
    "shapes.seven_pairs_of_one_suit": False,
    "patterns.heavenly_twins.in_force": False,
}
#: Without Thirteen wonders there is no concealed kong to be robbed, and the option robbing asks for exposed ones alone.
NO_WONDERS: Values = {
    "shapes.thirteen_wonders": False,
    "patterns.thirteen_wonders.in_force": False,
    "claims.rob_concealed_kong_wonders": False,
    "options.robbing.keys": ["claims.rob_exposed_kong"],
}
NO_READY: Values = {"ready.hand": "none", "ready.at_once": False}
NOBODY_PAYS: Values = {
    "settlement.winner": "own-score",
    "settlement.losers": "none",
    "settlement.east_with_winner": False,
    "settlement.east_between_losers": False,
    "settlement.penalty": False,
}

#: case: what the file says, the key reported, a piece of the reason.
CONTRADICTIONS: dict[str, tuple[Values, str, str]] = {
    "left and clockwise": ({"wall.broken_stack": "both-rolls-from-the-left"}, "wall.drawn", "counter-clockwise"),
    "right and counter-clockwise": ({"wall.drawn": "counter-clockwise"}, "wall.drawn", "from the right"),
    "no loose tiles to leave out": ({"wall.loose_tiles": 0}, "wall.dead_wall_without", "no loose tiles"),
    "loose tiles in a smaller dead wall": (
        {"wall.dead_wall": 1, "wall.dead_wall_without": "nothing"},
        "wall.dead_wall",
        "2 or more",
    ),
    "five first, thirteen": (
        {"deal.odd_tiles": "first", "deal.hand_of_east": 13, "patterns.heavenly.in_force": False},
        "deal.odd_tiles",
        "13 tiles",
    ),
    "one more last, thirteen": (
        {"deal.odd_tiles": "leader-again", "deal.hand_of_east": 13, "patterns.heavenly.in_force": False},
        "deal.odd_tiles",
        "13 tiles",
    ),
    "Heavenly hand of thirteen tiles": ({"deal.hand_of_east": 13}, "patterns.heavenly.in_force", "as dealt"),
    "no kongs, yet onto a pung": (
        {"claims.kong": False, "play.kong_from_discard": "three-concealed-or-exposed-pung"},
        "play.kong_from_discard",
        "for a kong",
    ),
    "no pungs, yet onto a pung": (
        {"claims.pung": False, "play.kong_from_discard": "three-concealed-or-exposed-pung"},
        "play.kong_from_discard",
        "for a pung",
    ),
    "robbing a kong that nobody lays out": (
        {"play.own_kongs": False, **NO_WONDERS},
        "claims.rob_exposed_kong",
        "can be robbed",
    ),
    "four kongs without kongs": (
        {
            "play.own_kongs": False,
            "claims.kong": False,
            "claims.rob_exposed_kong": False,
            "claims.rob_concealed_kong_wonders": False,
        },
        "patterns.four_kongs.in_force",
        "no kong",
    ),
    "ready at once without ready hands": ({"ready.hand": "none"}, "ready.at_once", 'ready.hand is "none"'),
    "ready hands paid without ready hands": (
        {**NO_READY, "settlement.drawn_hand": "to-ready-hands", "settlement.drawn_hand_amount": 10},
        "settlement.drawn_hand",
        "nobody can be ready",
    ),
    "waiting doubles without ready hands": (
        {**NO_READY, "scoring.waiting_one_suit_doubles": 3},
        "scoring.waiting_one_suit_doubles",
        "waits for",
    ),
    "waiting tenths without ready hands": (
        {**NO_READY, "patterns.all_honours.waiting_tenths": 4},
        "patterns.all_honours.waiting_tenths",
        "waits for",
    ),
    "after the deal, with the first discard": (
        {"ready.at_once_when": "first-discard", "scoring.earthly": "any-hand"},
        "patterns.ready_at_once.in_force",
        "with the first discard",
    ),
    "with the first discard, after the deal": (
        {"patterns.ready_with_first_discard": '{ doubles = { value = 1, source = "house" }, who = "winner" }'},
        "patterns.ready_with_first_discard.in_force",
        "after the deal",
    ),
    "Earthly hand before anybody's first discard": (
        {"ready.at_once_when": "first-discard", "patterns.ready_at_once.in_force": False},
        "scoring.earthly",
        "only East",
    ),
    "twins that cannot win": (
        {key: False for key in NO_TWINS if key.startswith("shapes")},
        "patterns.heavenly_twins",
        "seven pairs",
    ),
    "twins that nobody counts": (
        {"patterns.heavenly_twins.in_force": False, "shapes.seven_pairs_of_honours": False},
        "shapes.seven_pairs_of_one_suit",
        "not in force",
    ),
    "wonders that cannot win": (
        {key: value for key, value in NO_WONDERS.items() if not key.startswith("patterns")},
        "patterns.thirteen_wonders",
        "never wins",
    ),
    "wonders that nobody counts": (
        {"patterns.thirteen_wonders.in_force": False},
        "shapes.thirteen_wonders",
        "not in force",
    ),
    "robbing for wonders that do not win": (
        {"shapes.thirteen_wonders": False, "patterns.thirteen_wonders.in_force": False},
        "claims.rob_concealed_kong_wonders",
        "does not win",
    ),
    "seven pairs that nobody counts": ({"shapes.seven_pairs": True}, "shapes.seven_pairs", "not in force"),
    "seven pairs that cannot win": ({"patterns.seven_pairs": LIMIT_HAND}, "patterns.seven_pairs", "never wins"),
    "pairs of ends that nobody counts": ({"shapes.pairs_of_ends": True}, "shapes.pairs_of_ends", "not in force"),
    "knitting that cannot win": ({"patterns.knitting": LIMIT_HAND}, "patterns.knitting", "never wins"),
    "triple knitting that nobody counts": ({"shapes.triple_knitting": True}, "shapes.triple_knitting", "not in force"),
    "one suit that nobody counts": ({"shapes.one_suit": True}, "shapes.one_suit", "one_suit_any_tiles"),
    "a snake of two chows": ({"play.most_chows": 1}, "play.most_chows", "hidden_snake"),
    "a flat worth of nothing": ({"scoring.total": "flat"}, "scoring.flat", "more than 0"),
    "a flat worth that nobody asks for": ({"scoring.flat": 100}, "scoring.flat", 'scoring.total = "flat"'),
    "a table without figures": ({"scoring.total": "table"}, "scoring.by_doubles", "figures"),
    "figures that nobody asks for": ({"scoring.by_doubles": [10, 20]}, "scoring.by_doubles", 'scoring.total = "table"'),
    "points to win where none are counted": (
        {"scoring.total": "flat", "scoring.flat": 100, "play.least_points": 20},
        "play.least_points",
        "not counted",
    ),
    "a flat worth above the limit": (
        {"scoring.total": "flat", "scoring.flat": 2001},
        "scoring.flat",
        "at most the limit, 2000",
    ),
    "figures above the limit": (
        {"scoring.total": "table", "scoring.by_doubles": [10, 5000]},
        "scoring.by_doubles",
        "at most the limit, 2000",
    ),
    "a payment of nothing": (
        {"settlement.drawn_hand": "to-east"},
        "settlement.drawn_hand_amount",
        "more than 0",
    ),
    "an amount that nobody pays": (
        {"settlement.drawn_hand_amount": 10},
        "settlement.drawn_hand_amount",
        "0 while nothing is paid",
    ),
    "doubling of what nobody pays": ({"settlement.losers": "none"}, "settlement.east_between_losers", "settle nothing"),
    "the clubs' danger and the box's": (
        {"settlement.penalty_rule": "clubs", "settlement.penalty_needs_one_suit": True},
        "settlement.penalty_needs_one_suit",
        "of the clubs",
    ),
    "counters that come to something else": (
        {"settlement.stock": 1000, "settlement.counters": [[5, 100], [10, 10]]},
        "settlement.stock",
        "come to, 600",
    ),
    "the end of no stock": ({"match.stock_end": "at-zero"}, "match.stock_end", "begins with a stock"),
    "a match without end": ({"match.rounds": 0}, "match.rounds", "ends the match"),
    "own scores and a payer": (
        {**NOBODY_PAYS, "settlement.discarder": "pays-double"},
        "settlement.discarder",
        "nobody pays",
    ),
    "own scores and losers": ({**NOBODY_PAYS, "settlement.losers": "difference"}, "settlement.losers", "nobody pays"),
    "own scores and East": (
        {**NOBODY_PAYS, "settlement.east_with_winner": True},
        "settlement.east_with_winner",
        "nobody pays",
    ),
    "own scores and a penalty": ({**NOBODY_PAYS, "settlement.penalty": True}, "settlement.penalty", "nobody pays"),
    "own scores and a drawn hand": (
        {**NOBODY_PAYS, "settlement.drawn_hand": "to-east", "settlement.drawn_hand_amount": 5},
        "settlement.drawn_hand",
        "nobody pays",
    ),
    "own scores and a stake": ({**NOBODY_PAYS, "settlement.stake": 10}, "settlement.stake", "nobody pays"),
    "own scores and an end of stock": (
        {**NOBODY_PAYS, "settlement.stock": 100, "match.stock_end": "at-zero"},
        "match.stock_end",
        "nobody pays",
    ),
}


@pytest.mark.parametrize("case", sorted(CONTRADICTIONS))
def test_contradiction(case: str) -> None:
    values, key, reason = CONTRADICTIONS[case]
    (fault,) = faults_of(values)
    assert (fault.file, fault.key) == ("home.toml", key)
    assert reason in fault.expected


#: What might look like a contradiction and can be played.
SENSE: dict[str, Values] = {
    "mirrored wall": {"wall.broken_stack": "both-rolls-from-the-left", "wall.drawn": "counter-clockwise"},
    "no loose tiles, a dead wall": {"wall.loose_tiles": 0, "wall.dead_wall_without": "nothing"},
    "no dead wall but the loose tiles": {"wall.dead_wall": 0},
    "clockwise winds": {"seats.order": "clockwise"},
    "numbered seats, counter-clockwise": {"seats.names": "numbers"},
    "thirteen for East": {"deal.hand_of_east": 13, "patterns.heavenly.in_force": False},
    "ready to win, concealed only": {"ready.hand": "to-win", "play.winning_hand": "concealed"},
    "Earthly hand without a declaration": {**NO_READY, "scoring.earthly": "any-hand"},
    "everybody wins, but three draw": {"claims.tie": "all", "claims.three": "drawn-hand"},
    "hierarchy with the next in turn": {"claims.tie": "hierarchy", "claims.priority": "mahjong, next in turn"},
    "nobody takes a chow": {"claims.chow": "nobody"},
    "no sets from discards": {
        "claims.chow": "nobody",
        "claims.pung": False,
        "claims.kong": False,
    },
    "flat": {"scoring.total": "flat", "scoring.flat": 100, "play.least_doubles": 1},
    "table": {"scoring.total": "table", "scoring.by_doubles": [10, 20, 40, 80], "play.least_points": 22},
    "no chow at all": {"play.most_chows": 0, "patterns.hidden_snake.in_force": False},
    "counted in hands": {"match.rounds": 0, "match.hands": 8},
    "counted in minutes": {"match.rounds": 0, "match.minutes": 90, "match.time_end": "dropped"},
    "until somebody is out": {"match.rounds": 0, "match.stock_end": "below-zero", "settlement.stock": 1000},
    "own scores": NOBODY_PAYS,
    "two players": {"seats.players": 2},
    "three players": {"seats.players": 3, "claims.three": "drawn-hand"},
    "paid to East": {"settlement.drawn_hand": "to-east", "settlement.drawn_hand_amount": 10},
    "counters": {"settlement.stock": 600, "settlement.counters": [[5, 100], [10, 10]]},
}


@pytest.mark.parametrize("case", sorted(SENSE))
def test_what_is_no_contradiction(case: str) -> None:
    values = SENSE[case]
    told = faults_of(values)
    # an option that does not offer a household's value is another matter: the file says what it offers
    assert [str(fault) for fault in told if "(option " not in fault.expected] == []


def test_all_contradictions_are_told_at_once() -> None:
    values: Values = {
        "wall.drawn": "counter-clockwise",
        "ready.hand": "none",
        "settlement.losers": "none",
        "match.rounds": 0,
        "scoring.flat": 5,
    }
    assert {fault.key for fault in faults_of(values)} == {
        "wall.drawn",
        "ready.at_once",
        "settlement.east_between_losers",
        "match.rounds",
        "scoring.flat",
    }


def test_a_choice_that_contradicts_the_file_is_told_as_the_option() -> None:
    (fault,) = faults_of({}, options={"stock_end": "at-zero"})
    assert (fault.file, fault.key) == ("options", "stock_end")


def test_presets_make_sense() -> None:
    for name in available():
        load_preset(name)
