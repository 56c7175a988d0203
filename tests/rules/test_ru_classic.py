"""Every figure of `ru-classic`, against a table typed from the source row by row."""

import pytest

from eastwind.rules import RuleSet, load_preset
from eastwind.traditions.classical.patterns import NAMES

RU = load_preset("ru-classic")

#: Row of the source's tables, exposed and concealed, section V.
SETS = {
    "pung_simple": (2, 4),
    "pung_terminal": (4, 8),
    "pung_wind": (4, 8),
    "pung_dragon": (4, 8),
    "kong_simple": (8, 16),
    "kong_terminal": (16, 32),
    "kong_wind": (16, 32),
    "kong_dragon": (16, 32),
}

#: Section VII, in its order.
LIMIT_HANDS = (
    "heavenly earthly hidden_treasure all_honours heads_and_tails imperial_jade heavenly_twins three_scholars "
    "four_blessings four_kongs hidden_snake thirteen_wonders moon_from_the_sea grapes_on_the_roof"
).split()

#: name: (how it is stated, figure, section, who)
ROWS: dict[str, tuple[str, int, str, str]] = {
    "chow": ("points", 0, "RU V", "all"),
    **{f"{name}_exposed": ("points", both[0], "RU V", "all") for name, both in SETS.items()},
    **{f"{name}_concealed": ("points", both[1], "RU V", "all") for name, both in SETS.items()},
    "pair_own_wind": ("points", 2, "RU V", "all"),
    "pair_prevailing_wind": ("points", 2, "RU V", "all"),
    "pair_dragon": ("points", 2, "RU V", "all"),
    "flower": ("points", 4, "RU VIII", "all"),
    "mahjong": ("points", 20, "RU V", "winner"),
    "last_from_wall": ("points", 2, "RU V", "winner"),
    "only_possible_tile": ("points", 2, "RU V", "winner"),
    "no_scoring_set": ("doubles", 1, "RU V", "winner"),
    "no_chow": ("doubles", 1, "RU V", "winner"),
    "loose_tile_win": ("doubles", 1, "RU V", "winner"),
    "last_wall_tile_win": ("doubles", 1, "RU V", "winner"),
    "robbed_kong": ("doubles", 1, "RU V", "winner"),
    "three_winds_and_pair": ("doubles", 1, "RU V", "winner"),
    "two_dragons_and_pair": ("doubles", 1, "RU V", "winner"),
    "ready_at_once": ("doubles", 1, "RU V", "winner"),
    "dragon_set": ("doubles", 1, "RU V", "all"),
    "own_wind_set": ("doubles", 1, "RU V", "all"),
    "prevailing_wind_set": ("doubles", 1, "RU V", "all"),
    "one_suit_with_honours": ("doubles", 1, "RU V", "all"),
    "one_suit": ("doubles", 3, "RU V", "all"),
    "terminals_and_honours": ("doubles", 1, "RU V", "all"),
    "only_honours": ("doubles", 3, "RU V", "all"),
    "own_flower": ("doubles", 1, "RU VIII", "all"),
    "own_season": ("doubles", 1, "RU VIII", "all"),
    "all_flowers": ("doubles", 2, "RU VIII", "all"),
    "all_seasons": ("doubles", 2, "RU VIII", "all"),
    **dict.fromkeys(LIMIT_HANDS, ("limit", 1, "RU VII", "winner")),
}

#: Everything that is not a pattern: dotted key, value, source.
VALUES: list[tuple[str, object, str]] = [
    ("tiles.plain", 136, "RU I"),
    ("tiles.with_flowers", 144, "RU I"),
    ("tiles.flowers", False, "RU VIII"),
    ("seats.players", 4, "RU II"),
    ("seats.order", "counter-clockwise", "RU II"),
    ("seats.names", "winds", "RU II"),
    ("seats.first_east", "highest-sum", "RU II"),
    ("wall.stacks", 17, "RU II"),
    ("wall.stacks_with_flowers", 18, "RU VIII"),
    ("wall.broken_side", "counted-from-east", "RU II"),
    ("wall.broken_stack", "both-rolls-from-the-right", "RU II"),
    ("wall.counted_out", "last", "RU II"),
    ("wall.drawn", "clockwise", "RU II"),
    ("wall.loose_tiles", 2, "RU II"),
    ("wall.loose_tiles_refilled", "two-from-the-end", "RU III"),
    ("wall.dead_wall", 14, "RU III"),
    ("wall.dead_wall_without", "loose-tiles", "RU IV"),
    ("deal.turns_of_four", 3, "RU II"),
    ("deal.hand", 13, "RU III"),
    ("deal.hand_of_east", 14, "RU II"),
    ("deal.odd_tiles", "last", "RU II"),
    ("deal.flowers_laid", "before-the-first-discard", "RU VIII"),
    ("claims.chow", "next-player", "RU III"),
    ("claims.pung_and_kong", "anyone", "RU III"),
    ("claims.pung", True, "RU III"),
    ("claims.kong", True, "RU III"),
    ("claims.priority", "mahjong, pung or kong, chow", "RU III"),
    ("claims.tie", "farthest", "RU III"),
    ("claims.three", "as-two", "RU III"),
    ("claims.last_discard", "mahjong-only", "decision"),
    ("claims.rob_exposed_kong", True, "RU III"),
    ("claims.rob_concealed_kong_wonders", True, "RU VII"),
    ("play.kong_from_discard", "three-concealed", "RU III"),
    ("play.own_kongs", True, "RU III"),
    ("play.kong_by_adding", "drawn-tile-counts-exposed", "RU III"),
    ("play.own_chows", False, "RU III"),
    ("play.own_pungs", False, "RU III"),
    ("play.concealed_kong", "two-up-two-down", "RU III"),
    ("play.undeclared_kong", "concealed-pung", "decision"),
    ("play.replacement", "loose-tile", "RU III"),
    ("play.win", "may-be-passed", "RU III"),
    ("play.dead_hand", True, "decision"),
    ("play.furiten", False, "RU III"),
    ("play.winning_hand", "any", "RU III"),
    ("play.pair_from_discard", True, "RU III"),
    ("play.win_from_discard", True, "RU III"),
    ("play.most_chows", 4, "RU III"),
    ("play.least_points", 0, "RU III"),
    ("play.least_doubles", 0, "RU III"),
    ("ready.hand", "required", "RU IV"),
    ("ready.at_once", True, "RU V"),
    ("ready.at_once_when", "after-the-deal", "RU V"),
    ("ready.declared", "own-turn-with-the-discard", "decision"),
    ("ready.lasts", "to-the-end-of-the-hand", "decision"),
    ("shapes.seven_pairs_of_honours", True, "RU VII"),
    ("shapes.seven_pairs_of_one_suit", True, "RU VII"),
    ("shapes.thirteen_wonders", True, "RU VII"),
    ("shapes.seven_pairs", False, "RU VII"),
    ("shapes.pairs_of_ends", False, "RU VII"),
    ("shapes.knitting", False, "RU VII"),
    ("shapes.triple_knitting", False, "RU VII"),
    ("shapes.one_suit", False, "RU VII"),
    ("scoring.total", "points-doubled", "RU V"),
    ("scoring.flat", 0, "RU V"),
    ("scoring.by_doubles", (0,), "RU V"),
    ("scoring.reading", "best", "decision"),
    ("scoring.drawn_hand", "no-scores", "RU IV"),
    ("scoring.only_possible_tile", "sole-kind", "RU V"),
    ("scoring.earthly", "ready-at-once", "RU VII"),
    ("scoring.winds", "every", "RU V"),
    ("scoring.one_suit_needs_honour_pair", False, "RU V"),
    ("scoring.waiting_one_suit_doubles", 0, "RU V"),
    ("limit.cap", 2000, "RU IV"),
    ("limit.hands_without_limit", 2000, "decision"),
    ("limit.applied", "before-east-doubles", "RU IV"),
    ("limit.losers", "cut", "RU IV"),
    ("scoring.nothing_drawn", "never-drawn", "RU V"),
    ("scoring.hidden_snake", "all-numbers", "RU VII"),
    ("scoring.flowers_with_sums", False, "RU VIII"),
    ("settlement.winner", "each-loser-pays", "RU IV"),
    ("settlement.discarder", "no-matter", "RU IV"),
    ("settlement.losers", "difference", "RU IV"),
    ("settlement.east_with_winner", True, "RU IV"),
    ("settlement.east_between_losers", True, "RU IV"),
    ("settlement.penalty", True, "RU V"),
    ("settlement.penalty_rule", "figures", "RU V"),
    ("settlement.penalty_tiles_of_suit", 9, "RU V"),
    ("settlement.penalty_suit_exempt", "holds-only-that-suit, ready-hand", "RU V"),
    ("settlement.penalty_needs_one_suit", False, "RU V"),
    ("settlement.penalty_suit_honours", False, "RU V"),
    ("settlement.penalty_wind_sets", 3, "RU V"),
    ("settlement.penalty_dragon_sets", 2, "RU V"),
    ("settlement.penalty_terminal_sets", 3, "RU V"),
    ("settlement.drawn_hand", "none", "RU IV"),
    ("settlement.drawn_hand_amount", 0, "RU IV"),
    ("settlement.stock", 0, "RU IV"),
    ("settlement.counters", (), "RU IV"),
    ("settlement.counters_for_stock", ((2, 500), (8, 100), (8, 20), (8, 4), (4, 2)), "decision"),
    ("settlement.stake", 0, "RU IV"),
    ("match.rounds", 4, "RU II"),
    ("match.round_ends", "lead-passed-four-times", "RU II"),
    ("match.hands", 0, "RU II"),
    ("match.stock_end", "never", "RU II"),
    ("match.minutes", 0, "RU II"),
    ("match.time_end", "finished", "RU II"),
    ("match.lead_after_east_wins", "stays", "RU IV"),
    ("match.lead_after_other_wins", "passes", "RU IV"),
    ("match.lead_after_draw", "passes", "RU IV"),
    ("table.unclaimed_discard", "face-up", "decision"),
    ("table.danger_warning", True, "decision"),
    ("table.open_hands", False, "RU III"),
]

#: Options: kind, what is offered, default.
OPTIONS: dict[str, tuple[str, tuple[object, ...], object]] = {
    "players": ("choice", (4, 3, 2), 4),
    "flowers": ("switch", (False, True), False),
    "limit": ("number", (500, 1000, 2000, "none"), 2000),
    "rounds": ("number", (1, 2, 3, 4, 8), 4),
    "hands": ("number", (0, 4, 8, 16), 0),
    "minutes": ("number", (0, 30, 60, 120), 0),
    "time_end": ("choice", ("finished", "dropped"), "finished"),
    "stock": ("number", (0, 1000, 2000, 10_000), 0),
    "stock_end": ("choice", ("never", "below-zero", "at-zero"), "never"),
    "ready_hand": ("choice", ("required", "optional", "none"), "required"),
    "ready_at_once": ("switch", (False, True), True),
    "only_possible_tile": ("choice", ("sole-kind", "wait-shape"), "sole-kind"),
    "hidden_snake": ("choice", ("all-numbers", "any-numbers"), "all-numbers"),
    "penalty": ("switch", (False, True), True),
    "penalty_suit_exempt": (
        "choice",
        ("hidden-or-ready", "hidden-or-ready-before", "sets-or-ready", "sets-or-ready-before"),
        "hidden-or-ready",
    ),
    "robbing": ("switch", (False, True), True),
    "tie": ("choice", ("farthest", "nearest"), "farthest"),
    "lead_after_east_wins": ("choice", ("stays", "passes"), "stays"),
    "lead_after_draw": ("choice", ("passes", "stays"), "passes"),
    "dead_hand": ("switch", (False, True), True),
    "unclaimed_discard": ("choice", ("face-up", "face-down"), "face-up"),
    "danger_warning": ("switch", (False, True), True),
}


@pytest.mark.parametrize("name", sorted(ROWS))
def test_worth_of_a_pattern(name: str) -> None:
    stated, figure, source, who = ROWS[name]
    row = RU.pattern(name)
    assert row is not None
    worths = {worth: cited for worth in ("points", "doubles", "limit") if (cited := getattr(row, worth)) is not None}
    assert list(worths) == [stated]
    assert worths[stated].value == figure
    assert worths[stated].source == source == RU.source_of(name)
    assert row.who == who


def test_patterns_not_in_the_source_are_not_played() -> None:
    others = set(NAMES) - set(ROWS)
    assert "nothing_drawn" in others
    for name in others:
        assert RU.pattern(name) is None
        with pytest.raises(KeyError, match="does not play"):
            RU.source_of(name)


@pytest.mark.parametrize(("key", "value", "source"), VALUES, ids=[row[0] for row in VALUES])
def test_value(key: str, value: object, source: str) -> None:
    cited = RU.cited(key)
    assert cited.value == value
    assert type(cited.value) is type(value)
    assert cited.source == source == RU.source_of(key)


def keys_of(rules: RuleSet) -> set[str]:
    """Dotted keys of all values outside patterns and options."""
    tree = rules.to_json()["rules"]
    parts = {name: part for name, part in tree.items() if isinstance(part, dict)}
    for name in ("documents", "patterns", "options"):
        del parts[name]
    return {f"{name}.{key}" for name, part in parts.items() for key in part}


def test_no_value_is_left_unchecked() -> None:
    assert keys_of(RU) == {row[0] for row in VALUES}


def test_options() -> None:
    found = {option.name: (option.kind, option.choices, option.default) for option in RU.options}
    assert found == OPTIONS
    assert all(option.value == option.default for option in RU.options)


def test_every_decision_is_told() -> None:
    """A value of ours has a note in the file, and notes lead to values and patterns that exist."""
    for key, _, source in VALUES:
        cited = RU.cited(key)
        if source == "decision":
            assert cited.note
        told = (cited.note or "").rpartition("See the note ")[2].removesuffix(".")
        if "See the note" in (cited.note or ""):
            assert told in {note.id for note in RU.file.notes}
            assert key in next(note.keys for note in RU.file.notes if note.id == told)


def test_every_citation_names_a_section_of_the_document() -> None:
    sections = {"RU I", "RU II", "RU III", "RU IV", "RU V", "RU VII", "RU VIII"}
    sources = {RU.source_of(name) for name in ROWS} | {source for _, _, source in VALUES} - {"decision"}
    sources |= {note.source for note in RU.file.notes}
    assert sources == sections
    assert set(RU.file.documents) == {"RU"}
