"""Dangerous discards: who gives the winning tile pays for all. RU V, penalties; classical.md section 5."""

import pytest

from eastwind.rules.compiled import Rules
from eastwind.scoring.layout import NOT_CLAIMED, Meld
from eastwind.table import EventKind, Penalty, Ready
from eastwind.table.danger import dangerous_kinds, penalty_of
from eastwind.tiles.notation import format_tiles, parse_tiles
from tests.support.rules import preset, ru
from tests.support.story import Story

#: Ten tiles of East's that are far from a win.
FAR = "2583p 147s 12z 9s"
#: Ten tiles of East's that wait as soon as two more 2 of bamboo have come.
NEAR = "123p 456p 789p 2s"


def _three_pungs(
    pungs: list[str],
    rest: str,
    final: str,
    *,
    rules: Rules | None = None,
    east: str = FAR,
    kept: str = "",
    comes: tuple[str, ...] = (),
    then: str = "",
    chow: str = "",
) -> Story:
    """South takes pungs of these tiles from East, one after another, then East gives `final`, which completes `rest`.

    `kept`: tiles that South holds instead of further pungs; `comes`: what East draws in the meantime, one tile a pung;
    `then`: what South draws after that; `chow`: two tiles with which South takes a chow instead, beginning with the first of
    `pungs`.
    """
    junk = ["1z", "2z", "3z"] if {"5z", "6z", "7z"} & set(pungs) else ["7z", "6z", "5z"]
    junk = junk[: len(pungs)]
    pairs = [f"{code[0] * 2}{code[1]}" for code in pungs]
    claims = ["pung"] * len(pungs)
    if chow:
        pairs[0], claims[0] = chow, f"chow {pungs[0]}"
    south = "".join([*pairs, rest, kept, *junk])
    # West and North draw something dull before East does
    draws = "".join(f"{dull}{code}" for dull, code in zip(("8s 8s", "8s 6s", "6s 6s"), comes, strict=False)) + then
    story = Story(rules, east="".join([*pungs, final]) + east, south=south, draws=draws)
    for code, claim, given in zip(pungs, claims, junk, strict=True):
        story.play(f"east gives {code}", f"south {claim}", f"south gives {given}")
        story.until("east")
    return story.play(f"east gives {final}")


def _fined(story: Story, penalty: Penalty) -> None:
    story.play("south mahjong")
    assert story.penalty == penalty
    assert [(event.seat, event.word) for event in story.told(EventKind.PENALTY)] == [(0, penalty.name.lower())]
    # East would have paid double; West and North single: all of it is his
    assert story.pays("east", "south") == 4 * story.value("south")
    total = sum(int(story.record.payments[payer, payee]) for payer in range(4) for payee in range(4))
    assert total == 4 * story.value("south"), "nothing else is settled"


def _not_fined(story: Story) -> None:
    story.play("south mahjong")
    assert story.penalty == Penalty.NONE
    assert not story.told(EventKind.PENALTY)
    assert story.pays("east", "south") == 2 * story.value("south")
    assert story.pays("west", "south") == story.value("south")


def test_nine_exposed_of_one_suit_and_a_discard_of_that_suit() -> None:
    _fined(_three_pungs(["1m", "2m", "3m"], "45m 99p", "6m"), Penalty.ONE_SUIT)


def test_the_tiles_of_an_exposed_chow_count_among_the_nine() -> None:
    _fined(_three_pungs(["1m", "4m", "5m"], "78m 99p", "6m", chow="23m"), Penalty.ONE_SUIT)


def test_a_chow_that_begins_with_one_is_no_set_of_ones() -> None:
    _not_fined(_three_pungs(["1m", "9p", "1s"], "99s 44z", "9s", chow="23m", east="2583p 247s 12z 5m"))


def test_eight_or_fewer_exposed_of_the_suit_are_no_danger() -> None:
    _not_fined(_three_pungs(["1m", "2m", "4p"], "45m 99p", "6m", east="258p 1347s 12z 9s"))


def test_a_discard_of_another_suit_is_no_danger() -> None:
    _not_fined(_three_pungs(["1m", "2m", "3m"], "45p 99m", "6p"))


def test_nine_tiles_of_which_three_are_in_the_hand_are_no_danger() -> None:
    _not_fined(_three_pungs(["1m", "2m"], "45m 99p", "6m", kept="777m", east=FAR + "6p"))


def test_exempt_who_had_declared_a_ready_hand() -> None:
    story = _three_pungs(["1m", "2m", "3m"], "45m 99s", "6m", east=NEAR, comes=("2s", "2s", "4z"))
    assert story.record.pond_ready[story.record.pond_count - 1] == 0
    assert story.record.ready[story.seat("east")] == Ready.READY
    _not_fined(story)


def test_exempt_who_declares_a_ready_hand_with_that_very_discard() -> None:
    story = _three_pungs(["1m", "2m", "3m"], "45m 99s", "6m", east=NEAR, comes=("2s", "4s", "5s"))
    assert story.record.pond_ready[story.record.pond_count - 1] == Ready.READY
    _not_fined(story)


ALL_OF_IT = "445577889m 9m"


def test_exempt_who_holds_only_tiles_of_that_suit() -> None:
    rules = ru(ready_hand="none", ready_at_once=False)
    _not_fined(_three_pungs(["1m", "2m", "3m"], "45m 99s", "6m", rules=rules, east=ALL_OF_IT, comes=("7m", "8m", "9m")))


def test_a_single_tile_of_another_suit_ends_that_exemption() -> None:
    rules = ru(ready_hand="none", ready_at_once=False)
    story = _three_pungs(["1m", "2m", "3m"], "45m 99s", "6m", rules=rules, east=ALL_OF_IT, comes=("7m", "8m", "1p"))
    _fined(story, Penalty.ONE_SUIT)


def test_three_exposed_wind_sets_and_a_discard_of_the_fourth_wind() -> None:
    _fined(_three_pungs(["1z", "2z", "3z"], "44z 99p", "4z", east="2583p 147s 9m 69s"), Penalty.WINDS)


def test_three_exposed_wind_sets_and_any_other_winning_tile_are_no_danger() -> None:
    _not_fined(_three_pungs(["1z", "2z", "3z"], "44z 99p", "9p", east="2583p 147s 9m 69s"))


def test_three_wind_sets_of_which_one_is_in_the_hand_are_no_danger() -> None:
    _not_fined(_three_pungs(["1z", "2z"], "44z 99p", "4z", kept="333z", east="2583p 147s 9m 9s 6p 1m"))


def test_two_exposed_dragon_sets_and_a_discard_of_the_third_dragon() -> None:
    _fined(_three_pungs(["5z", "6z"], "77z 99p", "7z", kept="123p", east=FAR + "9m"), Penalty.DRAGONS)


def test_two_exposed_dragon_sets_and_any_other_winning_tile_are_no_danger() -> None:
    _not_fined(_three_pungs(["5z", "6z"], "77z 99p", "9p", kept="123p", east=FAR + "9m"))


def test_one_exposed_dragon_set_and_one_in_the_hand_are_no_danger() -> None:
    _not_fined(_three_pungs(["5z"], "77z 99p", "7z", kept="666z 123p", east=FAR + "9m 6s"))


def test_three_exposed_sets_of_one_or_nine_and_a_discard_of_one_or_nine() -> None:
    _fined(_three_pungs(["1m", "9p", "1s"], "99s 44z", "9s", east="2583p 247s 12z 5m"), Penalty.TERMINALS)


def test_three_exposed_sets_of_one_or_nine_and_any_other_winning_tile_are_no_danger() -> None:
    _not_fined(_three_pungs(["1m", "9p", "1s"], "99s 44z", "4z", east="2583p 247s 12z 5m"))


def test_two_exposed_sets_of_one_or_nine_are_no_danger() -> None:
    _not_fined(_three_pungs(["1m", "9p", "2s"], "99s 44z", "9s", east="2583p 347s 12z 5m"))


def test_a_ready_hand_exempts_from_the_penalty_for_one_suit_only() -> None:
    story = _three_pungs(["1z", "2z", "3z"], "44z 99m", "4z", east=NEAR, comes=("2s", "2s", "5m"))
    assert story.record.ready[story.seat("east")] == Ready.READY
    _fined(story, Penalty.WINDS)


def test_a_win_from_the_wall_fines_nobody() -> None:
    story = _three_pungs(["1m", "2m", "3m"], "45m 99s", "6m", comes=("9m", "8m", "9m"), then="6m")
    story.play("south pass", "south draws 6m", "south mahjong")
    assert story.penalty is Penalty.NONE
    assert [story.pays(loser, "south") for loser in ("west", "north")] == [story.value("south")] * 2


@pytest.mark.parametrize(
    ("pungs", "rest", "final"), [(["1m", "2m", "3m"], "45m 99p", "6m"), (["1z", "2z", "3z"], "44z 99p", "4z")]
)
def test_with_the_penalty_switched_off_all_pay_as_ever(pungs: list[str], rest: str, final: str) -> None:
    _not_fined(_three_pungs(pungs, rest, final, rules=ru(penalty=False), east="2583p 147s 9s 9m 6p"))


# --- the warning before a dangerous discard -----------------------------------------------------------------------------


def _warned_of(story: Story) -> str:
    """Kinds in East's hand that a table would warn of."""
    mask = int(dangerous_kinds(story.rules, story.record, 0))
    return format_tiles(kind for kind in range(34) if mask >> kind & 1)


def _before_the_discard(rules: Rules, pungs: list[str], rest: str, final: str, east: str = FAR) -> Story:
    """As `_three_pungs`, but East still holds `final`."""
    story = _three_pungs(pungs, rest, final, rules=rules, east=east)
    at = int(story.record.pond_count) - 1
    assert format_tiles([int(story.record.pond_tile[at])]) == final
    story.record.hands[0, int(story.record.pond_tile[at])] += 1
    return story


@pytest.mark.parametrize(
    ("base", "options", "warned"),
    [
        ("ru-classic", {}, "4z"),
        ("ru-classic", {"penalty": False}, "4z"),
        ("ru-classic", {"penalty": False, "danger_warning": False}, ""),
        ("gambler-classic", {}, "4z"),
        ("gambler-standard", {}, "4z"),
        ("gambler-standard", {"danger_warning": False}, ""),
        ("bg-classic", {}, ""),
        ("bg-classic", {"danger_warning": True}, "4z"),
        ("pl-classic", {"danger_warning": True}, "4z"),
        ("pl-classic", {"danger_warning": False}, ""),
    ],
)
def test_the_warning_appears_where_its_option_is_on_whether_there_is_a_penalty_or_not(
    base: str, options: dict[str, bool], warned: str
) -> None:
    """WEB asks the club's players to avoid such discards though the penalty is not in force."""
    rules = preset(base, **options)
    story = _before_the_discard(rules, ["1z", "2z", "3z"], "44z 99p", "4z", east="2583p 147s 9m 69s")
    assert _warned_of(story) == warned


def test_what_is_only_warned_of_costs_nothing() -> None:
    _not_fined(_three_pungs(["1z", "2z", "3z"], "44z 99p", "4z", rules=ru(penalty=False), east="2583p 147s 9m 69s"))


# --- the club: nine of a suit are dangerous to give to a hand of that suit -----------------------------------------------

PURE = preset("gambler-classic", penalty=True)
WITH_HONOURS = preset("gambler-classic", penalty=True, penalty_suit_honours=True)


@pytest.mark.parametrize(
    ("rules", "rest", "fined"),
    [
        (PURE, "45m 99m", True),
        (PURE, "45m 66z", False),
        (PURE, "45m 99p", False),
        (WITH_HONOURS, "45m 99m", True),
        (WITH_HONOURS, "45m 66z", True),
        (WITH_HONOURS, "45m 99p", False),
    ],
    ids=["pure", "pure: honours", "pure: another suit", "with honours: pure", "with honours", "with: another suit"],
)
def test_whether_one_suit_with_honours_is_one_suit_is_for_the_table_to_say(
    rules: Rules, rest: str, fined: bool
) -> None:
    story = _three_pungs(["1m", "2m", "3m"], rest, "6m", rules=rules)
    story.play("south mahjong")
    assert (story.penalty is Penalty.ONE_SUIT) == fined


@pytest.mark.parametrize(
    ("rules", "third", "warned"),
    [(PURE, "3m", "6m"), (PURE, "6z", ""), (WITH_HONOURS, "6z", "6m"), (ru(), "6z", "6m")],
    ids=["all of the suit", "an honour", "an honour that may be", "any hand"],
)
def test_a_hand_that_shows_it_cannot_be_of_one_suit_is_no_danger(rules: Rules, third: str, warned: str) -> None:
    pungs = ["1m", "2m", "3m"]
    story = _before_the_discard(rules, pungs, "45m 99m", "6m")
    if third != "3m":
        # a fourth set, which leaves one tile in the hand
        for column, number in enumerate((Meld.PUNG, parse_tiles(third)[0], 0, parse_tiles(third)[0])):
            story.record.melds[1, 3, column] = number
        story.record.meld_count[1] = 4
    assert "6m" in _warned_of(story) if warned else _warned_of(story) == ""


# --- who need not pay: the readings of the exemption --------------------------------------------------------------------

BEFORE = ru(penalty_suit_exempt="hidden-or-ready-before")
WITH_SETS = ru(penalty_suit_exempt="sets-or-ready", ready_hand="none", ready_at_once=False)


def test_by_the_stricter_reading_a_ready_hand_must_have_been_declared_before() -> None:
    with_it = _three_pungs(["1m", "2m", "3m"], "45m 99s", "6m", rules=BEFORE, east=NEAR, comes=("2s", "4s", "5s"))
    assert with_it.record.pond_ready[with_it.record.pond_count - 1] == Ready.READY
    _fined(with_it, Penalty.ONE_SUIT)
    _not_fined(_three_pungs(["1m", "2m", "3m"], "45m 99s", "6m", rules=BEFORE, east=NEAR, comes=("2s", "2s", "4z")))


def test_by_the_stricter_reading_sets_on_the_table_are_looked_at_too() -> None:
    for of_suit, fined in ((True, False), (False, True)):
        story = _three_pungs(
            ["1m", "2m", "3m"], "45m 99s", "6m", rules=WITH_SETS, east=ALL_OF_IT, comes=("7m", "8m", "9m")
        )
        # a concealed kong laid out in the meantime, of the suit or of another
        story.record.melds[story.seat("east")][0] = (Meld.CONCEALED_KONG, 6 if of_suit else 24, 0, NOT_CLAIMED)
        story.record.meld_count[story.seat("east")] = 1
        assert bool(penalty_of(WITH_SETS, story.record, story.seat("east"), story.seat("south"), 5)) == fined
