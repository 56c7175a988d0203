"""Who pays whom, what a hand is worth and how a match ends, as rule sets differ in it. classical.md sections 4–6."""

import pytest

from eastwind.rules import compile_rules
from eastwind.rules.compiled import Rules
from eastwind.table import EventKind, MatchEnd, Penalty, Phase, PhaseError, Table
from tests.support.rules import house, house_rules, preset, ru
from tests.support.story import Story, whole_set

#: Waits for 2s and 5s; 20 points, doubled once under `ru-classic` (four chows and a pair of 9).
NEAR = "34s 99m 678p 456m 123p"
#: Tiles of no worth and no sets, thirteen and fourteen of them.
DULL = "258m 147p 369s 1234z"


def _won(rules: Rules, winner: str = "south", giver: str = "west") -> Story:
    """`giver` draws the 5 of bamboo and gives it to `winner`; nobody else holds anything of worth."""
    others = {
        "east": "258m 369p 147s 1234z 5z",
        "south": DULL,
        "west": "147m 258p 36s 567z 24z",
        "north": "369m 47p 28s 567z 134z",
    }
    hands = {**others, winner: NEAR}
    draws = {"south": "5s", "west": "9p 5s", "north": "9p 9p 5s"}[giver]
    story = Story(rules, hands=hands, draws=draws)
    story.play("east gives 1z") if winner != "east" else story.play("east gives 5z")
    story.until(giver)
    return story.play(f"{giver} gives 5s", f"{winner} mahjong")


# --- who pays ---------------------------------------------------------------------------------------------------------


def _of_the_winner(story: Story) -> dict[str, int]:
    return {payer: amount for (payer, payee), amount in story.paid.items() if payee == "south"}


def test_every_loser_pays_his_part() -> None:
    assert _of_the_winner(_won(ru())) == {"east": 80, "west": 40, "north": 40}


def test_the_discarder_pays_for_all() -> None:
    assert _of_the_winner(_won(house(settlement__discarder="pays-for-all"))) == {"west": 160}


def test_the_discarder_pays_double() -> None:
    assert _of_the_winner(_won(house(settlement__discarder="pays-double"))) == {"east": 80, "west": 80, "north": 40}


@pytest.mark.parametrize("payer", ["pays-for-all", "pays-double"])
def test_a_drawn_tile_is_paid_by_everybody_all_the_same(payer: str) -> None:
    story = Story(house(settlement__discarder=payer), east="1z", south=NEAR, draws="5s").play(
        "east gives 1z", "south mahjong"
    )
    assert _of_the_winner(story) == {"east": 88, "west": 44, "north": 44}


def test_the_owner_of_a_robbed_kong_pays_as_a_discarder() -> None:
    rules = house(
        settlement__discarder="pays-for-all", settlement__losers="none", settlement__east_between_losers=False
    )
    story = Story(rules, east="5s 1z", north="55s 147m 147p 1234z 9s", south=NEAR, draws="9p 9p 9p 5s")
    story.play("east gives 5s", "south pass", "north pung", "north gives 1z", "east gives 9p", "south gives 9p")
    story.play("west gives 9p", "north added_kong 5s", "south mahjong")
    assert story.paid == {("north", "south"): 4 * 80}


# --- East's doubling, and the losers ----------------------------------------------------------------------------------


def test_east_pays_double_where_the_rules_say_so_and_single_elsewhere() -> None:
    story = _won(house(settlement__east_with_winner=False))
    assert _of_the_winner(story) == {"east": 40, "west": 40, "north": 40}
    # ten for the win, ten for four chows (bg-classic), and East's name changes nothing
    assert _won(preset("bg-classic")).paid == {(payer, "south"): 20 for payer in ("east", "west", "north")}


def test_pl_the_settlement_of_worked_example_4() -> None:
    """East wins with 64; South has 12, West 16, North 4."""
    story = Story(
        preset("pl-classic"),
        east="555z 444m 123p 34s 99s 1z",
        south="333m 111p 68m 57p 26s 4z",
        west="999p 111s 257m 46p 7s 3z",
        north="888p 179m 246p 5s 7s 26z",
        draws="7z 7z 7z 7z 5s",
    )
    # East has drawn a tile before he wins: without one the hand would be doubled three times
    story.play("east gives 1z", "south gives 7z").until("east").play("east gives 7z", "south gives 5s", "east mahjong")
    assert [story.value(wind) for wind in ("east", "south", "west", "north")] == [64, 12, 16, 4]
    assert story.paid == {
        ("south", "east"): 128,
        ("west", "east"): 128,
        ("north", "east"): 128,
        ("south", "west"): 4,
        ("north", "south"): 8,
        ("north", "west"): 12,
    }
    assert story.scores == {"east": 384, "south": -124, "west": -112, "north": -148}
    assert story.next_dealer == "east"


def test_between_losers_east_s_difference_is_doubled_where_the_rules_say_so() -> None:
    """PL: single (worked example 4 has East as the winner); RU: double, in every pair that has East in it."""
    hands = {"east": "333m 258p 147s 5z 124z 6p", "south": NEAR, "west": "5s 1z"}
    for rules, factor in ((preset("pl-classic"), 1), (ru(), 2)):
        story = Story(rules, hands=hands).play("east gives 5z").until("west").play("west gives 5s", "south mahjong")
        east, west = story.value("east"), story.value("west")
        assert east == 4
        assert story.pays("west", "east") - story.pays("east", "west") == factor * (east - west)


@pytest.mark.parametrize(("limit", "paid"), [(300, 600), (500, 1000)])
def test_pl_the_limit_caps_before_east_s_doubling(limit: int, paid: int) -> None:
    """Worked example 7: East wins over the limit, here with a concealed kong and pungs of one suit: 82 × 8."""
    story = Story(preset("pl-classic", limit=limit), east="1111p 999p 222p 333p 4p", loose="4p")
    story.play("east concealed_kong 1p", "east mahjong")
    assert story.value("east") == limit
    assert [story.pays(wind, "east") for wind in ("south", "west", "north")] == [paid] * 3


def test_losers_pay_what_their_own_hands_come_to() -> None:
    """bg-classic, the other way to read its text."""
    story = Story(
        preset("bg-classic", losers_points="losers-points"),
        east="5s 333m 258p",
        south=NEAR,
        west="111p 222s 1z",
        north="369m",
    ).play("east gives 5s", "south mahjong")
    assert story.paid == {(wind, "south"): story.value(wind) for wind in ("east", "west", "north") if story.value(wind)}
    assert (story.value("east"), story.value("west")) == (4, 12)


def test_family_nobody_pays_and_each_adds_up_his_own() -> None:
    """Counting: chow 3, pung 4, pair 2 for the winner alone; seat three has a pung in hand."""
    rules = preset("family", flowers=False)
    story = Story(rules, hands={"one": NEAR, "three": "5s 333m 147z 258p 69s 1s"}, draws="9p")
    story.play("one discard 9p").until("three").play("three discard 5s", "one mahjong")
    assert (story.value("one"), story.paid) == (4 * 3 + 2, {})
    assert story.scores == {"one": 14, "three": story.value("three")}
    assert story.value("three") >= 4
    assert story.next_dealer == "three"


# --- dangerous discards with several winners --------------------------------------------------------------------------


def test_a_dangerous_discard_to_one_of_two_winners() -> None:
    """South shows two dragon sets and gets the third dragon; West completes a pair with it.

    The discarder pays South for all, West is paid by each; losers settle nothing.
    """
    rules = house(claims__tie="all")
    story = Story(
        rules,
        east="567z 258m 147s 369p 12z",
        south="55z 66z 123m 456p 7z 19s",
        west="7z 123m 456p 789p 222s",
        draws="3z 4z 3z 3z 4z 4z",
    )
    story.play("east gives 5z", "south pung", "south gives 1s", "west draws 3z", "west gives 3z", "north gives 4z")
    story.play("east gives 6z", "south pung", "south gives 9s", "west gives 3z", "north gives 4z", "east gives 7z")
    story.play("south mahjong", "west mahjong")
    assert story.winners == {"south", "west"}
    south, west = story.value("south"), story.value("west")
    assert story.paid == {("east", "south"): (2 + 1) * south, ("east", "west"): 2 * west, ("north", "west"): west}
    assert [(event.seat, event.source, event.word) for event in story.told(EventKind.PENALTY)] == [(0, 1, "dragons")]
    assert story.penalty is Penalty.DRAGONS


# --- drawn hands ------------------------------------------------------------------------------------------------------


def test_a_drawn_hand_pays_nothing_as_a_rule() -> None:
    story = Story()
    story.idle_to_the_end()
    assert story.paid == {}
    assert not story.told(EventKind.SETTLE)


def test_a_drawn_hand_is_paid_to_east() -> None:
    story = Story(house(settlement__drawn_hand="to-east", settlement__drawn_hand_amount=50), first_dealer=2)
    story.idle_to_the_end()
    assert story.paid == {(wind, "east"): 50 for wind in ("south", "west", "north")}
    assert story.scores == {"east": 150, "south": -50, "west": -50, "north": -50}
    assert [event.kind for event in story.events][-2:] == [EventKind.DRAWN_HAND, EventKind.SETTLE]
    assert story.next_dealer == "south"


def test_a_drawn_hand_is_paid_to_the_ready_hands_by_those_who_are_not() -> None:
    rules = house(settlement__drawn_hand="to-ready-hands", settlement__drawn_hand_amount=30, ready__hand="optional")
    # dull play never declares and never wins: the ready hand is South's alone
    story = Story(rules, east="9s", south=NEAR, draws="7z")
    story.play("east gives 9s", "south draws 7z", "south discard 7z ready")
    story.idle_to_the_end()
    assert story.winner is None
    assert story.paid == {(wind, "south"): 30 for wind in ("east", "west", "north")}


def test_a_drawn_hand_is_paid_to_the_hands_one_tile_short_declared_or_not() -> None:
    rules = house(
        settlement__drawn_hand="to-waiting-hands",
        settlement__drawn_hand_amount=30,
        ready__hand="none",
        ready__at_once=False,
    )
    story = Story(rules, east="9s", south=NEAR, draws="7z").play("east gives 9s", "south draws 7z", "south gives 7z")
    _idle_without_a_win(story)
    assert story.paid == {(wind, "south"): 30 for wind in ("east", "west", "north")}


def test_a_hand_that_waits_for_a_kind_of_which_it_holds_all_four_is_not_one_tile_short() -> None:
    rules = house(
        settlement__drawn_hand="to-waiting-hands",
        settlement__drawn_hand_amount=30,
        ready__hand="none",
        ready__at_once=False,
    )
    story = Story(rules, east="9s", south="1111m 234p 567p 456s", draws="7z")
    story.play("east gives 9s", "south draws 7z", "south gives 7z")
    story.idle_to_the_end()
    assert story.winner is None
    assert ("east", "south") not in story.paid


@pytest.mark.parametrize("who", ["to-east-and-ready-hands", "to-east-and-waiting-hands"])
def test_a_drawn_hand_is_paid_to_east_and_to_those_one_tile_short_by_the_others(who: str) -> None:
    rules = house(settlement__drawn_hand=who, settlement__drawn_hand_amount=30, ready__hand="optional")
    story = Story(rules, east="9s", south=NEAR, draws="7z")
    story.play("east gives 9s", "south draws 7z", "south discard 7z ready")
    _idle_without_a_win(story)
    assert story.paid == {(payer, payee): 30 for payer in ("west", "north") for payee in ("east", "south")}


def test_undeclared_only_those_are_paid_who_need_not_have_declared() -> None:
    for who, payees in (("to-east-and-ready-hands", {"east"}), ("to-east-and-waiting-hands", {"east", "south"})):
        rules = house(settlement__drawn_hand=who, settlement__drawn_hand_amount=30, ready__hand="optional")
        story = Story(rules, east="9s", south=NEAR, draws="7z")
        story.play("east gives 9s", "south draws 7z", "south discard 7z")
        _idle_without_a_win(story)
        assert {payee for _, payee in story.paid} == payees


def _idle_without_a_win(story: Story) -> None:
    story.idle_to_the_end()
    assert story.winner is None


def test_nobody_ready_and_nothing_is_paid() -> None:
    rules = house(settlement__drawn_hand="to-ready-hands", settlement__drawn_hand_amount=30, ready__hand="optional")
    story = Story(rules)
    story.idle_to_the_end()
    assert story.paid == {}


# --- what a hand is worth ---------------------------------------------------------------------------------------------


def test_every_win_is_worth_the_same_where_the_value_is_flat() -> None:
    story = _won(house(scoring__total="flat", scoring__flat=100))
    assert story.value("south") == 100
    assert _of_the_winner(story) == {"east": 200, "west": 100, "north": 100}


def test_the_value_is_read_from_a_table_by_the_number_of_doubles() -> None:
    rules = house(scoring__total="table", scoring__by_doubles=[10, 25, 70])
    assert _won(rules).value("south") == 25, "one double: four chows"


# --- the stock --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stock", "end", "over"),
    [
        (80, "at-zero", True),
        (81, "at-zero", False),
        (80, "below-zero", False),
        (79, "below-zero", True),
        (10, "never", False),
    ],
)
def test_a_match_ends_when_somebody_s_stock_does(stock: int, end: str, over: bool) -> None:
    """Nobody but the winner is paid: East pays 80, the others 40."""
    alone = house_rules(
        "ru-classic",
        {
            "settlement.stock": stock,
            "match.stock_end": end,
            "settlement.losers": "none",
            "settlement.east_between_losers": False,
        },
    )
    story = _won(compile_rules(alone))
    assert (story.phase is Phase.MATCH_OVER) == over
    ends = story.told(EventKind.MATCH_OVER)
    assert [event.detail for event in ends] == ([MatchEnd.STOCK] if over else [])
    assert story.record.match_end == (MatchEnd.STOCK if over else MatchEnd.NOT_YET)


def test_pl_who_cannot_pay_owes_and_the_match_goes_on() -> None:
    assert int(preset("pl-classic").stock) == 810
    story = Story(preset("pl-classic", limit=500), east="1111p 999p 222p 333p 4p", loose="4p")
    story.play("east concealed_kong 1p", "east mahjong")
    assert story.record.scores[1] < -810
    assert story.phase is Phase.HAND_OVER


# --- the length of a match --------------------------------------------------------------------------------------------


def test_a_match_of_so_many_hands() -> None:
    story = Story(house(match__hands=2), east="5s", south=NEAR).play("east gives 5s", "south mahjong")
    assert not story.told(EventKind.MATCH_OVER)
    story.deal({"east": NEAR + "5s"})
    story.flush()
    story.play("east mahjong")
    assert story.phase is Phase.MATCH_OVER
    with pytest.raises(PhaseError):
        story.table.deal(whole_set(False), (1, 2, 3, 4))


def test_a_match_of_two_sessions_goes_through_the_winds_twice() -> None:
    story = Story(house(match__rounds=8), east="5s", south=NEAR)
    winds = []
    for hand in range(32):
        if hand:
            story.deal({"east": "5s", "south": NEAR})
        winds.append(int(story.record.round_wind))
        story.play("east gives 5s", "south mahjong")
    assert winds == [wind for _ in range(2) for wind in range(4) for _ in range(4)]
    assert story.phase is Phase.MATCH_OVER


def test_the_rounds_may_end_a_match_before_its_hands_do() -> None:
    story = Story(house(match__hands=9, match__rounds=1), east="5s", south=NEAR)
    for hand in range(4):
        if hand:
            story.deal({"east": "5s", "south": NEAR})
        story.play("east gives 5s", "south mahjong")
    assert story.phase is Phase.MATCH_OVER


def test_bg_the_lead_passes_after_every_hand() -> None:
    story = Story(preset("bg-classic", rounds=1), east=NEAR + "5s")
    for hand in range(4):
        if hand:
            story.deal({"east": NEAR + "5s"})
        assert int(story.record.dealer) == hand
        story.play("east mahjong")
    assert story.phase is Phase.MATCH_OVER


def test_dmjl_the_lead_stays_after_a_drawn_hand() -> None:
    story = Story(preset("dmjl", flowers=False))
    story.idle_to_the_end()
    assert (story.next_dealer, int(story.record.leads_passed)) == ("east", 0)


@pytest.mark.parametrize(("winner", "dealer"), [("three", "four"), ("one", "two"), ("four", "one")])
def test_family_whoever_sits_next_to_the_winner_leads(winner: str, dealer: str) -> None:
    rules = preset("family", players=4, flowers=False)
    story = (
        Story(rules, hands={winner: NEAR, "two": "5s"}, draws="9p")
        .until("two")
        .play("two discard 5s", f"{winner} mahjong")
    )
    assert story.next_dealer == dealer
    story.deal({})
    assert story.wind(int(story.record.dealer)) == dealer


# --- the clock --------------------------------------------------------------------------------------------------------


def test_when_the_time_is_up_the_hand_in_play_is_finished_and_no_other_dealt() -> None:
    story = Story(east="5s", south=NEAR).play("east gives 5s")
    events = story.table.end_time()
    assert [event.kind for event in events] == [EventKind.TIME_UP]
    assert story.asked == {"south"}
    story.play("south mahjong")
    assert story.value("south") == 40
    assert story.phase is Phase.MATCH_OVER
    assert [event.detail for event in story.told(EventKind.MATCH_OVER)] == [MatchEnd.TIME]


def test_a_hand_that_is_dropped_scores_nothing() -> None:
    story = Story(house(match__time_end="dropped"), east="5s", south=NEAR).play("east gives 5s")
    events = story.table.end_time()
    assert [event.kind for event in events] == [EventKind.TIME_UP, EventKind.MATCH_OVER]
    assert (story.phase, story.asked, story.paid) == (Phase.MATCH_OVER, set(), {})
    assert set(story.scores.values()) == {0}
    assert not any(story.table.offered(seat) for seat in range(4))


@pytest.mark.parametrize("rules", [ru(), house(match__time_end="dropped")], ids=["finished", "dropped"])
def test_between_hands_the_match_is_over_at_once(rules: Rules) -> None:
    story = Story(rules, east="5s", south=NEAR).play("east gives 5s", "south mahjong")
    scores = story.scores
    story.table.end_time()
    assert (story.phase, story.scores) == (Phase.MATCH_OVER, scores)
    table = Table(rules)
    table.end_time()
    assert table.phase is Phase.MATCH_OVER


def test_the_time_ends_once() -> None:
    story = Story()
    story.table.end_time()
    with pytest.raises(PhaseError):
        story.table.end_time()
    story.idle_to_the_end()
    with pytest.raises(PhaseError):
        story.table.end_time()
