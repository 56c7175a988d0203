"""Points of sets and pairs: every row of the source's tables, section V, for winners and losers."""

import pytest

from eastwind.rules import compile_rules, load_file
from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import Source
from eastwind.traditions.classical.patterns import Pattern
from tests.support.hands import loser, winner
from tests.support.rules import ru

#: One set of each family: (tile, its line's family, exposed pung, concealed pung); kongs are worth four times as much.
FAMILIES = [
    *((f"{digit}{suit}", "simple", 2, 4) for suit in "mps" for digit in range(2, 9)),
    *((f"{digit}{suit}", "terminal", 4, 8) for suit in "mps" for digit in (1, 9)),
    *((f"{digit}z", "wind", 4, 8) for digit in range(1, 5)),
    *((f"{digit}z", "dragon", 4, 8) for digit in range(5, 8)),
]
BY_TILE = pytest.mark.parametrize(("tile", "family", "exposed", "concealed"), FAMILIES, ids=[f[0] for f in FAMILIES])


def _rest(tile: str) -> str:
    """Two chows and a pair without worth, in suits that the tile is not of; a two-sided wait for 6 of the first."""
    one, two = [suit for suit in "mps" if suit != tile[1]][:2]
    return f"45{one} 33{two} 234{two} 678{two}"


def _win(tile: str) -> str:
    return f"6{next(suit for suit in 'mps' if suit != tile[1])}"


@BY_TILE
def test_an_exposed_pung(tile: str, family: str, exposed: int, concealed: int) -> None:
    sheet = winner(_rest(tile), tile[0] * 3 + tile[1], _win(tile))
    assert sheet.worth_of(f"pung_{family}_exposed") == [f"+{exposed}"]
    assert sheet.points == 20 + exposed


@BY_TILE
def test_a_pung_drawn_by_oneself_is_concealed(tile: str, family: str, exposed: int, concealed: int) -> None:
    sheet = winner(_rest(tile) + tile[0] * 3 + tile[1], "", _win(tile))
    assert sheet.worth_of(f"pung_{family}_concealed") == [f"+{concealed}"]
    assert sheet.points == 20 + concealed


@BY_TILE
@pytest.mark.parametrize("mark", ["", "+"], ids=["from-a-discard", "added"])
def test_an_exposed_kong(mark: str, tile: str, family: str, exposed: int, concealed: int) -> None:
    sheet = winner(_rest(tile), tile[0] * 4 + tile[1] + mark, _win(tile))
    assert sheet.worth_of(f"kong_{family}_exposed") == [f"+{4 * exposed}"]
    assert sheet.points == 20 + 4 * exposed


@BY_TILE
def test_a_concealed_kong(tile: str, family: str, exposed: int, concealed: int) -> None:
    sheet = winner(_rest(tile), f"({tile[0] * 4}{tile[1]})", _win(tile))
    assert sheet.worth_of(f"kong_{family}_concealed") == [f"+{4 * concealed}"]
    assert sheet.points == 20 + 4 * concealed


@BY_TILE
def test_a_loser_has_the_points_of_his_sets_too(tile: str, family: str, exposed: int, concealed: int) -> None:
    one, two = [suit for suit in "mps" if suit != tile[1]][:2]
    rest = f"147{one} 2589{two}"
    three, four = tile[0] * 3 + tile[1], tile[0] * 4 + tile[1]
    assert loser(f"{rest} 36{one} 7{two}", three).worth_of(f"pung_{family}_exposed") == [f"+{exposed}"]
    assert loser(f"{rest} 36{one} 7{two} {three}").worth_of(f"pung_{family}_concealed") == [f"+{concealed}"]
    assert loser(f"{rest} 36{one} 7{two}", four).worth_of(f"kong_{family}_exposed") == [f"+{4 * exposed}"]
    assert loser(f"{rest} 36{one} 7{two}", f"({four})").worth_of(f"kong_{family}_concealed") == [f"+{4 * concealed}"]


def test_a_chow_has_no_points_exposed_or_concealed() -> None:
    assert winner("45m 99s", "123p 456p 789p", "6m").points == 20
    assert winner("45m 99s 123p 456p 789p", "", "6m").points == 20
    assert loser("147m 2589s 369p", "123m").points == 0


@pytest.mark.parametrize(
    ("pair", "seat", "round_wind", "lines"),
    [
        ("33z", "west", "south", {"pair_own_wind 33z +2"}),
        ("22z", "west", "south", {"pair_prevailing_wind 22z +2"}),
        ("33z", "west", "west", {"pair_own_wind 33z +2", "pair_prevailing_wind 33z +2"}),
        ("11z", "east", "east", {"pair_own_wind 11z +2", "pair_prevailing_wind 11z +2"}),
        ("44z", "north", "east", {"pair_own_wind 44z +2"}),
        ("11z", "north", "east", {"pair_prevailing_wind 11z +2"}),
        ("11z", "west", "south", set()),
        ("44z", "west", "south", set()),
        ("55z", "west", "south", {"pair_dragon 55z +2"}),
        ("66z", "west", "south", {"pair_dragon 66z +2"}),
        ("77z", "west", "south", {"pair_dragon 77z +2"}),
        ("11m", "west", "south", set()),
        ("99p", "west", "south", set()),
        ("55s", "west", "south", set()),
    ],
    ids=(
        "own prevailing both both-east own-north prevailing-east guest-east guest-north white green red one nine simple"
    ).split(),
)
def test_a_pair(pair: str, seat: str, round_wind: str, lines: set[str]) -> None:
    won = winner(f"34p 222p 678s {pair}", "234m", "5p", seat=seat, round_wind=round_wind)
    assert {line for line in won.lines if line.startswith("pair")} == lines
    assert won.points == 20 + 4 + 2 * len(lines)
    lost = loser(f"258p 147s 34678m {pair}", seat=seat, round_wind=round_wind)
    assert {line for line in lost.lines if line.startswith("pair")} == lines
    assert lost.points == 2 * len(lines)


def test_a_pung_that_a_discard_completes_is_exposed_and_the_rest_of_the_hand_concealed() -> None:
    sheet = winner("22p 88s 555m 999m 345s", "", "2p")
    assert sheet.worth_of("pung_simple_exposed") == ["+2"]
    assert sheet.worth_of("pung_simple_concealed") == ["+4"]
    assert sheet.worth_of("pung_terminal_concealed") == ["+8"]


@pytest.mark.parametrize("source", [Source.WALL, Source.LOOSE, Source.LAST_WALL], ids=["wall", "loose", "last"])
def test_a_pung_that_a_drawn_tile_completes_is_concealed(source: Source) -> None:
    sheet = winner("22p 88s 555m 999m 345s", "", "2p", source)
    assert sheet.worth_of("pung_simple_concealed") == ["+4", "+4"]
    assert not sheet.has("pung_simple_exposed")


def test_the_last_discard_of_the_hand_counts_as_any_discard() -> None:
    sheet = winner("22p 88s 555m 999m 345s", "", "2p", Source.LAST_DISCARD)
    assert sheet.worth_of("pung_simple_exposed") == ["+2"]
    assert not sheet.has("last_from_wall")
    assert not sheet.has("last_wall_tile_win")


def test_every_line_of_a_bill_with_points_or_doubles_names_a_pattern_with_a_source() -> None:
    sheet = winner("22p 88s 555m 999m 345s", "", "2p")
    assert {line.split()[0].upper() for line in sheet.lines} <= set(Pattern.__members__)


def test_a_pair_that_counts_for_the_winner_only() -> None:
    text = 'id = "ours"\nversion = 1\ntitle = "Ours"\nextends = "ru-classic"\n[patterns]\npair_dragon = { who = "winner" }\n'
    rules: Rules = compile_rules(load_file(text, "ours.toml"))
    assert loser("55z 258m 369s 147p 12z", rules=rules).worth_of("pair_dragon") == []
    assert loser("55z 258m 369s 147p 12z", rules=ru()).worth_of("pair_dragon") == ["+2"]
    won = ("55z 34p 678s 456m", "234s", "5p")
    assert (
        winner(*won, rules=rules).worth_of("pair_dragon") == winner(*won, rules=ru()).worth_of("pair_dragon") == ["+2"]
    )
