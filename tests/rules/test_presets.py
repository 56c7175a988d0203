"""Every figure of every preset, against tables typed from the sources row by row, and every option at each of its choices.

`ru-classic`, the parent of all, has a test of its own with its citations.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.rules import Option, RuleFault, RuleFaults, RuleSet, available, compile_rules, load_preset
from tests.support.tiers import sweep_after_first

#: Pattern: how its worth is stated, the figure, who may have it.
Rows = dict[str, tuple[str, int, str]]

#: Exposed and concealed.
SET_FIGURES = {
    "pung_simple": (2, 4),
    "pung_terminal": (4, 8),
    "pung_wind": (4, 8),
    "pung_dragon": (4, 8),
    "kong_simple": (8, 16),
    "kong_terminal": (16, 32),
    "kong_wind": (16, 32),
    "kong_dragon": (16, 32),
}
SETS: Rows = {
    f"{name}_{way}": ("points", figure, "all")
    for name, figures in SET_FIGURES.items()
    for way, figure in zip(("exposed", "concealed"), figures, strict=True)
}


def points(figure: int, names: str, who: str = "all") -> Rows:
    return dict.fromkeys(names.split(), ("points", figure, who))


def doubles(figure: int, names: str, who: str = "all") -> Rows:
    return dict.fromkeys(names.split(), ("doubles", figure, who))


def limit(names: str) -> Rows:
    return dict.fromkeys(names.split(), ("limit", 1, "winner"))


#: Bonus tiles by the Russian box rules, for every set that leaves them to these.
FLOWERS: Rows = {
    **points(4, "flower"),
    **doubles(1, "own_flower own_season"),
    **doubles(2, "all_flowers all_seasons"),
}

CLUB_LIMITS = (
    "heavenly earthly hidden_treasure all_honours heads_and_tails imperial_jade heavenly_twins three_scholars "
    "four_blessings four_kongs hidden_snake thirteen_wonders moon_from_the_sea grapes_on_the_roof sawing_the_pillar"
)
CLUB: Rows = {
    **points(0, "chow"),
    **SETS,
    **points(2, "pair_own_wind pair_prevailing_wind pair_dragon"),
    **points(20, "mahjong", "winner"),
    **points(2, "last_from_wall only_possible_tile", "winner"),
    **doubles(
        1,
        "no_scoring_set no_chow loose_tile_win last_wall_tile_win robbed_kong three_winds_and_pair "
        "two_dragons_and_pair ready_at_once",
        "winner",
    ),
    **doubles(1, "dragon_set own_wind_set prevailing_wind_set one_suit_with_honours terminals_and_honours"),
    **doubles(3, "one_suit only_honours"),
    **FLOWERS,
    **limit(CLUB_LIMITS),
}

ROWS: dict[str, Rows] = {
    "gambler-classic": CLUB,
    "gambler-standard": {
        **CLUB,
        **limit("peking_garden true_great_snake"),
        "seven_pairs": ("flat", 350, "winner"),
    },
    "bg-classic": {
        **points(0, "chow"),
        **SETS,
        **points(2, "pair_own_wind pair_dragon"),
        **points(10, "mahjong all_chows", "winner"),
        **doubles(1, "dragon_set own_wind_set one_suit_with_honours", "winner"),
        **doubles(3, "one_suit one_suit_any_tiles", "winner"),
        **FLOWERS,
    },
    "pl-classic": {
        **points(0, "chow"),
        **SETS,
        **points(2, "pair_own_wind pair_prevailing_wind pair_dragon"),
        **points(20, "mahjong", "winner"),
        **points(2, "last_from_wall only_possible_tile", "winner"),
        **points(10, "no_scoring_set no_chow loose_tile_win last_wall_tile_win", "winner"),
        **doubles(3, "nothing_drawn", "winner"),
        **doubles(1, "dragon_set own_wind_set prevailing_wind_set one_suit_with_honours"),
        **doubles(3, "one_suit only_honours"),
        **FLOWERS,
        **limit(
            "heavenly earthly all_honours heads_and_tails imperial_jade_with_chows three_scholars_any four_blessings four_kongs"
        ),
    },
    "family": {
        **points(3, "chow"),
        **{name: ("points", 4 if name.startswith("pung") else 5, "all") for name in SETS},
        **points(2, "pair", "winner"),
        **points(1, "own_flower own_season"),
    },
    "dmjl": {
        **points(0, "chow"),
        **SETS,
        **points(2, "pair_own_wind pair_prevailing_wind pair_dragon"),
        **points(4, "flower"),
        **points(20, "mahjong", "winner"),
        **points(2, "last_from_wall last_pair_of_simples only_kind", "winner"),
        **points(4, "last_pair_of_ends", "winner"),
        **doubles(
            1,
            "loose_tile_win last_wall_tile_win last_discard_win robbed_kong ready_with_first_discard no_scoring_set no_chow "
            "concealed_hand one_suit_with_honours terminals_and_honours",
            "winner",
        ),
        **doubles(3, "one_suit", "winner"),
        **doubles(1, "dragon_set own_wind_set prevailing_wind_set own_flower_and_season all_flowers all_seasons"),
        **doubles(1, "three_concealed_sets two_dragons_and_pair three_winds_and_pair"),
        **doubles(2, "three_dragon_sets four_wind_sets"),
        **limit(
            "heavenly earthly nine_gates thirteen_wonders hidden_snake concealed_one_suit all_honours heads_and_tails "
            "hidden_treasure_of_pungs four_kongs three_scholars_any four_blessings imperial_jade_with_chows "
            "grapes_on_the_roof moon_from_the_sea sawing_the_pillar kong_on_kong"
        ),
    },
    "bmja": {
        **points(0, "chow"),
        **SETS,
        **points(2, "pair_own_wind pair_prevailing_wind pair_dragon"),
        **points(4, "flower"),
        **points(20, "mahjong", "winner"),
        **points(2, "last_from_wall", "winner"),
        **doubles(
            1,
            "last_wall_tile_win last_discard_win robbed_kong ready_with_first_discard no_chow concealed_hand "
            "terminals_and_honours",
            "winner",
        ),
        **doubles(3, "one_suit_no_chow", "winner"),
        **doubles(1, "dragon_set own_wind_set prevailing_wind_set own_flower own_season"),
        **doubles(2, "all_flowers all_seasons"),
        **limit(
            "heavenly earthly gates_of_heaven thirteen_wonders wriggling_snake all_honours heads_and_tails buried_treasure "
            "four_kongs three_scholars_no_chow four_blessings imperial_jade_with_chows grapes_on_the_roof "
            "moon_from_the_sea sawing_the_pillar kong_on_kong"
        ),
        **dict.fromkeys(("knitting", "triple_knitting", "pairs_of_ends"), ("half_limit", 1, "winner")),
    },
}

#: Where the set differs from its parent: dotted key, value.
VALUES: dict[str, dict[str, object]] = {
    "gambler-classic": {
        "settlement.penalty": False,
        "settlement.penalty_needs_one_suit": True,
        "limit.cap": 2000,
        "ready.hand": "required",
        "claims.tie": "farthest",
        "table.danger_warning": True,
        "match.lead_after_east_wins": "stays",
    },
    "gambler-standard": {"shapes.seven_pairs": True, "settlement.penalty": False, "limit.cap": 2000},
    "bg-classic": {
        "seats.first_east": "seat-by-roll",
        "wall.broken_side": "by-turns",
        "wall.broken_stack": "both-rolls-from-the-right",
        "wall.counted_out": "first",
        "wall.dead_wall": 14,
        "wall.dead_wall_without": "nothing",
        "deal.odd_tiles": "first",
        "claims.tie": "nearest",
        "claims.rob_exposed_kong": False,
        "claims.rob_concealed_kong_wonders": False,
        "play.kong_from_discard": "three-concealed-or-exposed-pung",
        "ready.hand": "none",
        "ready.at_once": False,
        "shapes.one_suit": True,
        "shapes.thirteen_wonders": False,
        "scoring.winds": "own",
        "scoring.one_suit_needs_honour_pair": True,
        "limit.cap": 300,
        "settlement.winner": "each-loser-pays",
        "settlement.losers": "none",
        "settlement.east_with_winner": False,
        "settlement.east_between_losers": False,
        "settlement.penalty": False,
        "match.rounds": 4,
        "match.lead_after_east_wins": "passes",
        "match.lead_after_other_wins": "passes",
        "match.lead_after_draw": "passes",
        "table.unclaimed_discard": "face-down",
    },
    "pl-classic": {
        "wall.broken_side": "counted-from-east",
        "wall.broken_stack": "both-rolls-from-the-left",
        "wall.drawn": "counter-clockwise",
        "wall.dead_wall": 14,
        "wall.dead_wall_without": "nothing",
        "deal.odd_tiles": "leader-again",
        "claims.tie": "hierarchy",
        "claims.rob_exposed_kong": False,
        "play.kong_from_discard": "three-concealed",
        "ready.hand": "none",
        "scoring.earthly": "any-hand",
        "limit.cap": 300,
        "settlement.losers": "difference",
        "settlement.east_with_winner": True,
        "settlement.east_between_losers": False,
        "settlement.penalty": False,
        "settlement.stock": 810,
        "settlement.counters": ((1, 500), (2, 100), (9, 10), (10, 2)),
        "match.stock_end": "never",
        "match.lead_after_east_wins": "stays",
        "match.lead_after_draw": "passes",
    },
    "family": {
        "tiles.flowers": True,
        "seats.players": 2,
        "seats.order": "clockwise",
        "seats.names": "numbers",
        "seats.first_east": "seat-one",
        "wall.loose_tiles": 0,
        "wall.dead_wall": 0,
        "deal.hand_of_east": 13,
        "claims.chow": "anyone",
        "claims.priority": "mahjong, next in turn",
        "play.pair_from_discard": False,
        "ready.hand": "none",
        "limit.cap": "none",
        "settlement.winner": "own-score",
        "match.rounds": 0,
        "match.hands": 4,
        "match.lead_after_east_wins": "next-to-winner",
        "match.lead_after_other_wins": "next-to-winner",
        "match.lead_after_draw": "passes",
        "table.open_hands": True,
    },
    "dmjl": {
        "tiles.flowers": True,
        "wall.dead_wall": 16,
        "play.most_chows": 4,
        "ready.hand": "optional",
        "ready.at_once_when": "first-discard",
        "scoring.earthly": "any-hand",
        "limit.cap": 500,
        "settlement.losers": "difference",
        "settlement.east_between_losers": True,
        "settlement.penalty": True,
        "settlement.penalty_rule": "clubs",
        "match.lead_after_east_wins": "stays",
        "match.lead_after_draw": "stays",
    },
    "bmja": {
        "wall.dead_wall": 14,
        "play.most_chows": 1,
        "ready.hand": "to-win",
        "ready.at_once_when": "first-discard",
        "scoring.waiting_one_suit_doubles": 3,
        "shapes.knitting": True,
        "shapes.triple_knitting": True,
        "shapes.pairs_of_ends": True,
        "limit.cap": 1000,
        "settlement.penalty_rule": "clubs",
        "match.lead_after_draw": "stays",
    },
}

#: Choices of which each contradicts what the set has otherwise: it must come with these.
TOGETHER: dict[tuple[str, object], dict[str, Any]] = {
    ("ready_hand", "none"): {"ready_at_once": False},
    ("stock_end", "below-zero"): {"stock": 1000},
    ("stock_end", "at-zero"): {"stock": 1000},
}


#: Notes of `bg-classic` on patterns that it leaves out, and why.
OF_WHAT_IS_NOT_PLAYED = {"prevailing-wind", "last-from-wall"}


def rows_of(rules: RuleSet) -> Rows:
    found: Rows = {}
    for name in rules.file.patterns:
        row = rules.pattern(name)
        if row is None:
            continue
        for way in ("points", "doubles", "limit", "half_limit", "flat"):
            worth = getattr(row, way)
            if worth is not None:
                found[name] = (way, int(worth.value), row.who)
    return found


def test_every_preset_is_checked_here() -> None:
    assert set(ROWS) == set(VALUES) == set(available()) - {"ru-classic"}


@pytest.mark.parametrize("name", sorted(ROWS))
def test_worth_of_every_pattern(name: str) -> None:
    assert rows_of(load_preset(name)) == ROWS[name]


@pytest.mark.parametrize("name", sorted(VALUES))
def test_values(name: str) -> None:
    rules = load_preset(name)
    assert {key: rules.cited(key).value for key in VALUES[name]} == VALUES[name]


def test_part_of_the_limit_for_a_ready_hand_that_waits() -> None:
    four = (
        "all_honours wriggling_snake gates_of_heaven imperial_jade_with_chows thirteen_wonders three_scholars_no_chow "
        "heads_and_tails four_blessings buried_treasure four_kongs"
    ).split()
    two = "triple_knitting knitting pairs_of_ends".split()
    rules = load_preset("bmja")
    rows = {name: row for name in rules.file.patterns if (row := rules.pattern(name)) is not None}
    found = {name: row.waiting_tenths.value for name, row in rows.items() if row.waiting_tenths is not None}
    assert found == {**dict.fromkeys(four, 4), **dict.fromkeys(two, 2)}
    assert all(row.waiting_tenths is None for row in load_preset("dmjl").file.patterns.values())


@pytest.mark.parametrize("name", available())
def test_a_pattern_is_cited_from_a_document_of_the_set(name: str) -> None:
    rules = load_preset(name)
    for pattern in rows_of(rules):
        assert rules.source_of(pattern).split(" ")[0] in rules.file.documents


@pytest.mark.parametrize("name", ["bg-classic", "pl-classic", "dmjl", "bmja", "family"])
def test_a_bill_does_not_cite_the_parent_for_what_the_set_says_itself(name: str) -> None:
    rules = load_preset(name)
    own_words = {"bg-classic": "BG", "pl-classic": "PL", "dmjl": "PEERS", "bmja": "PEERS", "family": "WEB"}
    inherited = {pattern for pattern in rows_of(rules) if not rules.source_of(pattern).startswith(own_words[name])}
    inherited_flowers = {"flower", "own_flower", "own_season", "all_flowers", "all_seasons"}
    allowed = {
        "bg-classic": inherited_flowers,
        "pl-classic": inherited_flowers,
        "dmjl": {"hidden_snake"},
        "bmja": set(),
    }
    assert inherited <= allowed.get(name, set())


@pytest.mark.parametrize("name", available())
def test_every_decision_is_told(name: str) -> None:
    """A value of ours has a note in the file, and "see the note" leads to one that speaks of it."""
    rules = load_preset(name)
    notes = {note.id: note.keys for note in rules.file.notes}
    tree = rules.to_json()["rules"]
    for section, part in tree.items():
        if not isinstance(part, dict) or section in ("documents", "patterns", "options"):
            continue
        for key, cited in part.items():
            note = cited.get("note", "")
            if cited["source"] == "decision":
                assert note
            if "See the note" in note:
                told = note.rpartition("See the note ")[2].removesuffix(".")
                assert told in notes, (section, key)
                assert f"{section}.{key}" in notes[told], (section, key)


@pytest.mark.parametrize("name", available())
def test_notes_speak_of_values_and_patterns_that_the_set_has(name: str) -> None:
    rules = load_preset(name)
    for note in rules.file.notes:
        spoken_of = [
            rules.pattern(key.removeprefix("patterns.")) if key.startswith("patterns.") else rules.cited(key)
            for key in note.keys
        ]
        assert any(item is not None for item in spoken_of) or note.id in OF_WHAT_IS_NOT_PLAYED, note.id


def choices_of(option: Option) -> list[Any]:
    ends = [option.minimum, option.maximum] if option.kind == "number" else []
    return [*option.choices, *(end for end in ends if end not in option.choices)]


@pytest.mark.many
@pytest.mark.parametrize("name", sweep_after_first(available()))
def test_every_option_at_each_choice(name: str) -> None:
    options = load_preset(name).options
    offered = {option.name for option in options}
    for option in options:
        for choice in choices_of(option):
            extra = TOGETHER.get((option.name, choice), {})
            chosen = {option.name: choice, **{key: value for key, value in extra.items() if key in offered}}
            rules = load_preset(name, chosen)
            assert rules.option(option.name) == choice
            compile_rules(rules)
            read = RuleSet.from_json(rules.to_json())
            assert read == rules
            assert read.options == rules.options


@pytest.mark.many
@settings(max_examples=15)
@given(st.data())
def test_options_together_load_or_are_refused_with_a_reason(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(available()))
    options = load_preset(name).options
    chosen = {
        option.name: data.draw(st.sampled_from(choices_of(option)))
        for option in data.draw(st.lists(st.sampled_from(options), unique_by=lambda option: option.name))
    }
    faults = faults_with(name, chosen)
    assert all(fault.file == "options" and " while " in fault.expected for fault in faults)


def faults_with(name: str, chosen: dict[str, Any]) -> tuple[RuleFault, ...]:
    try:
        compile_rules(load_preset(name, chosen))
    except RuleFaults as error:
        return error.faults
    return ()


def test_the_two_scorings_of_the_family_table() -> None:
    chronicle = load_preset("family", {"scoring": "chronicle"})
    assert rows_of(chronicle) == {**points(5, "mahjong", "winner"), **points(1, "own_flower own_season")}
    assert chronicle.option("scoring") == "chronicle"
    assert next(option.default for option in chronicle.options if option.name == "scoring") == "counting"
    assert rows_of(load_preset("family", {"scoring": "counting"})) == ROWS["family"]


def test_special_hands_by_agreement() -> None:
    without = rows_of(load_preset("pl-classic", {"special_hands": False}))
    assert [name for name, row in without.items() if row[0] == "limit"] == []
    assert "only_honours" in without


def test_premiums_by_agreement() -> None:
    assert "no_chow" not in rows_of(load_preset("pl-classic", {"no_chow": False}))
    assert rows_of(load_preset("bg-classic", {"last_from_wall": True}))["last_from_wall"] == ("points", 2, "winner")
    assert rows_of(load_preset("bg-classic", {"all_chows": 20}))["all_chows"] == ("points", 20, "winner")
    assert load_preset("bg-classic", {"losers_points": "losers-points"}).file.settlement.winner.value == "losers-points"


def test_counters_make_up_the_stock() -> None:
    settlement = load_preset("pl-classic").file.settlement
    assert sum(number * worth for number, worth in settlement.counters.value) == settlement.stock.value == 810
