"""A score book worked out: the sources' examples, who leads, what follows a change, and what cannot be."""

from typing import Any

import pytest

from eastwind.interchange import InterchangeError
from eastwind.interchange.hand_json import answer, hand_to_json
from eastwind.interchange.hand_text import Winds, hand_from_text
from eastwind.scoring.layout import Source
from eastwind.sheet import ScoreBook, Sheet, value_book

NAMES = ["Ewa", "Piotr", "Halina", "Marek"]


def sheet_of(*entries: dict[str, Any], rules: str = "pl-classic", language: str = "en", **more: Any) -> Sheet:
    numbered = [{"id": str(place), **entry} for place, entry in enumerate(entries)]
    return value_book(
        ScoreBook.model_validate({"id": "x", "names": NAMES, "rules": rules, **more, "entries": numbered}), language
    )


def won(winner: int, *hands: int | dict[str, Any], **more: Any) -> dict[str, Any]:
    said = [{"points": hand} if isinstance(hand, int) else hand for hand in hands]
    return {"type": "won", "winners": [winner], "hands": said, **more}


def pung(tile: str) -> dict[str, Any]:
    return {"kind": "pung", "tiles": [tile] * 3}


def tiles(text: str, **more: Any) -> dict[str, Any]:
    """Exposed pungs: `555s 111m`."""
    return {"melds": [pung(part[-2:]) for part in text.split()], **more}


def whole(text: str) -> dict[str, Any]:
    hand = hand_to_json(hand_from_text(text, won=True, source=Source.DISCARD, events=()))
    return {"melds": hand["melds"], "hand": hand["hand"], "last": hand["last"]}


DRAWN = {"type": "drawn"}


def test_the_polish_settlement_comes_to_its_four_net_results() -> None:
    (entry,) = sheet_of(won(0, 64, 12, 16, 4)).entries
    paid = {(payment.payer, payment.payee): payment.amount for payment in entry.payments}
    assert paid == {(1, 0): 128, (2, 0): 128, (3, 0): 128, (1, 2): 4, (3, 1): 8, (3, 2): 12}
    assert entry.net == (384, -124, -112, -148)


@pytest.mark.parametrize(
    ("rules", "hand", "options"),
    [
        ("ru-classic", "88s 67p 5p [111p] [444m] [666z]", {}),
        ("ru-classic", "111p 444m 666z 88s 67p 5p", {}),
        ("ru-classic", "234m 88s 67p 5p [666p] [345s]", {}),
        ("ru-classic", "24m 666p 345s 88s 67p 5p 3m", {}),
        ("ru-classic", "99s 67s 5s [333s] [666z] [123s]", {}),
        ("ru-classic", "222s 666z 345s 99s 67s 8s", {}),
        ("ru-classic", "99p 34p 5p [111p] [666p] [234p]", {}),
        ("ru-classic", "111p 666p 88p 234p 34p 2p", {}),
        ("pl-classic", "88s 22p 2p [111m] [777s] [555z]", {}),
        ("pl-classic", "88s 22p 2p [111m] [777s] [555z]", {"no_chow": False}),
        ("pl-classic", "666z 99s 67s 5s [444s] [123s]", {}),
        ("pl-classic", "111p 666p 88p 234p 34p 2p", {}),
    ],
)
def test_a_worked_example_is_worth_what_the_engine_says(rules: str, hand: str, options: dict[str, Any]) -> None:
    """North wins on somebody's discard in the West round: nothing of his is his own wind's."""
    to_west = [{**DRAWN, "id": f"d{place}"} for place in range(8)]
    leads = {"ru-classic": {"lead_after_draw": "passes"}, "pl-classic": {}}[rules]
    entry = sheet_of(
        *to_west, won(3, {}, {}, {}, whole(hand), discarder=0), rules=rules, options=options | leads
    ).entries[-1]
    north = hand_from_text(hand, winds=Winds(3, 2), won=True, source=Source.DISCARD, events=())
    expected = answer({"rules": rules, "options": options | leads, **hand_to_json(north)})
    assert not entry.faults
    assert (entry.dealer, entry.round_wind) == (0, "W")
    assert entry.worths[3].bill is not None
    assert entry.worths[3].bill.model_dump(mode="json") == expected
    assert entry.worths[3].total == expected["total"] > 0


@pytest.mark.parametrize(("limit", "each"), [(300, 600), (500, 1000)])
def test_the_limit_of_the_polish_rules_is_doubled_for_east(limit: int, each: int) -> None:
    hand = whole("222s 33s 666s [888s] [6666z]")
    (entry,) = sheet_of(won(0, {**hand, "last": "2s"}), options={"limit": limit}).entries
    assert [payment.amount for payment in entry.payments] == [each] * 3


def test_east_who_wins_leads_again_and_a_drawn_hand_passes_the_lead_by_the_polish_rules() -> None:
    sheet = sheet_of(won(0, 64), DRAWN, won(3, 0, 0, 0, 20, discarder=0))
    assert [(entry.dealer, entry.hand) for entry in sheet.entries] == [(0, 1), (0, 2), (1, 3)]
    assert (sheet.next.dealer, sheet.next.hand, sheet.next.round_wind) == (2, 4, "E")


def test_a_round_ends_when_everybody_has_led_and_a_match_with_its_last_round() -> None:
    sheet = sheet_of(*[DRAWN] * 8, options={"rounds": 2})
    assert [entry.round_wind for entry in sheet.entries] == ["E"] * 4 + ["S"] * 4
    assert [entry.match_over for entry in sheet.entries] == [None] * 7 + ["played"]
    assert sheet.next.over == "played"


def test_rounds_may_be_agreed_on_beside_the_rules() -> None:
    assert sheet_of(*[DRAWN] * 4, rounds=1).next.over == "played"


def test_changing_an_earlier_hand_changes_all_that_follow() -> None:
    before = sheet_of(won(0, 64), won(1, 0, 20), won(2, 0, 0, 24))
    after = sheet_of(won(1, 0, 64), won(1, 0, 20), won(2, 0, 0, 24))
    assert [entry.dealer for entry in before.entries] == [0, 0, 1]
    assert [entry.dealer for entry in after.entries] == [0, 1, 1]
    assert before.scores != after.scores
    assert sum(after.scores) == 0


def test_a_loser_needs_only_the_tiles_that_score() -> None:
    entry = sheet_of(won(0, 64, tiles("555s"), {"hand": ["7z"] * 3}, {}), rules="ru-classic").entries[0]
    assert [worth.total for worth in entry.worths] == [64, 2, 16, 0]


def test_what_the_rest_of_a_losers_tiles_is_is_asked_where_it_matters() -> None:
    lone, two_suits = sheet_of(won(0, 64, tiles("555s"), tiles("555s 555m"), {})).entries[0].worths[1:3]
    assert {one.rest: one.total for one in lone.rests} == {"mixed": 2, "suit": 16, "suit_with_honours": 4}
    assert two_suits.rests == ()


@pytest.mark.parametrize(("rest", "total"), [("suit", 16), ("suit_with_honours", 4), ("mixed", 2)])
def test_what_is_said_of_the_rest_counts(rest: str, total: int) -> None:
    entry = sheet_of(won(0, 64, tiles("555s", rest=rest))).entries[0]
    assert entry.worths[1].total == total
    assert sheet_of(won(0, 64, tiles("555s 111m", rest="mixed"))).entries[0].worths[1].total == 6


def test_what_was_declared_is_asked_where_it_would_change_the_worth() -> None:
    hand = whole("88s 67p 5p 111p 444m 666z")
    plain, said = (
        sheet_of(won(0, {**hand, "events": events}, discarder=1), rules="ru-classic").entries[0].worths[0]
        for events in ([], ["ready_at_once"])
    )
    assert {one.event: one.total for one in plain.events}["ready_at_once"] == said.total > plain.total


DEALT = {"hand": "1m 2m 3m 4p 5p 6p 7s 8s 9s 2m 3m 4m 6p 6p".split(), "last": "6p"}


@pytest.mark.parametrize("rules", ["ru-classic", "pl-classic", "gambler-classic", "dmjl"])
def test_a_hand_that_was_dealt_complete_is_asked_of_the_dealer_alone_and_is_a_limit_hand(rules: str) -> None:
    (plain,) = sheet_of(won(0, DEALT), rules=rules).entries
    (said,) = sheet_of(won(0, {**DEALT, "events": ["heavenly"]}), rules=rules).entries
    assert {one.event: one.total for one in plain.worths[0].events}["heavenly"] == said.worths[0].total
    assert said.worths[0].total > plain.worths[0].total
    assert not said.faults
    # nothing else can have happened then, and it can be taken back
    assert [(one.event, one.total) for one in said.worths[0].events] == [("heavenly", plain.worths[0].total)]


@pytest.mark.parametrize(
    ("winner", "more"),
    [
        (1, {}),
        (0, {"discarder": 2}),
        (0, {"by": "last_wall"}),
    ],
)
def test_a_hand_that_cannot_have_been_dealt_complete_is_not_asked_about(winner: int, more: dict[str, Any]) -> None:
    (entry,) = sheet_of(won(winner, *[{}] * winner, DEALT, **more), rules="ru-classic").entries
    assert "heavenly" not in {one.event for one in entry.worths[winner].events}


def test_a_heavenly_hand_of_somebody_who_does_not_lead_is_a_fault_that_can_be_taken_back() -> None:
    (entry,) = sheet_of(won(1, {}, {**DEALT, "events": ["heavenly"]})).entries
    assert [fault.kind for fault in entry.faults if fault.seat == 1][:1] == ["hand"]
    assert "East" in next(fault.said for fault in entry.faults if fault.seat == 1)
    assert [one.event for one in entry.worths[1].events] == ["heavenly"]


def test_the_earthly_hand_is_asked_only_of_a_discard_of_the_dealers() -> None:
    of_east, of_west = (
        {
            one.event
            for one in sheet_of(won(1, {}, DEALT, discarder=giver), rules="ru-classic").entries[0].worths[1].events
        }
        for giver in (0, 2)
    )
    assert "earthly" in of_east
    assert of_east - of_west == {"earthly"}


def test_what_was_said_and_changes_nothing_is_not_asked() -> None:
    # by these rules nothing is worth more for having been declared, or dealt
    (entry,) = sheet_of(won(0, DEALT), rules="family").entries
    assert entry.worths[0].events == ()


@pytest.mark.parametrize(
    ("by", "rule"),
    [
        ("loose", "loose_tile_win"),
        ("last_wall", "last_wall_tile_win"),
        ("last_discard", "last_discard_win"),
        ("robbed_kong", "robbed_kong"),
    ],
)
def test_how_the_last_tile_came_stands_on_the_bill(by: str, rule: str) -> None:
    hand = {
        "melds": [{"kind": "concealed_kong", "tiles": ["9p"] * 4}],
        "hand": "1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z".split(),
        "last": "3m",
    }
    source = {} if by in ("loose", "last_wall") else {"discarder": 1}
    (entry,) = sheet_of(won(0, hand, by=by, **source), rules="dmjl").entries
    assert not entry.faults
    assert entry.worths[0].bill is not None
    assert rule in [line.rule for line in entry.worths[0].bill.lines]


def test_a_dangerous_discard_is_proposed_and_people_decide() -> None:
    hand = whole("11z 23m 1m [111s] [999m] [999p]")
    proposed, decided = (
        sheet_of(won(0, hand, discarder=1, penalty=penalty), rules="ru-classic").entries[0] for penalty in (False, True)
    )
    assert proposed.penalty == "penalty-terminals"
    assert len(proposed.payments) == 3
    assert [(payment.payer, payment.payee) for payment in decided.payments] == [(1, 0)]


@pytest.mark.parametrize(
    ("giver", "danger"),
    [
        ({}, "penalty-one-suit"),
        ({"points": 4}, "penalty-one-suit"),
        ({"events": ["ready"]}, None),
        ({"points": 4, "events": ["ready_at_once"]}, None),
        (tiles("333s"), "penalty-one-suit"),
        (tiles("333s", rest="suit"), None),
        (tiles("333s 222m", rest="suit"), "penalty-one-suit"),
        ({"hand": "1s 1s 2s 2s 3s 3s 4s 4s 6s 7s 8s 8s 9s".split()}, None),
        ({"hand": "1s 1s 2s 2s 3s 3s 4s 4s 6s 7s 8s 8s 9m".split()}, "penalty-one-suit"),
    ],
)
def test_who_was_ready_or_had_nothing_else_is_let_off_the_penalty(giver: dict[str, Any], danger: str | None) -> None:
    hand = whole("99m 67s 5s [234s] [678s] [555s]")
    entry = sheet_of(won(0, hand, giver, discarder=1), rules="ru-classic").entries[0]
    assert not entry.faults
    assert entry.penalty == danger


def test_a_tile_that_is_there_five_times_is_refused_with_its_name_and_where_the_others_are() -> None:
    entry = sheet_of(won(0, 64, tiles("555s"), tiles("555s"))).entries[0]
    (fault,) = entry.faults
    assert (fault.kind, fault.tile) == ("table", "5s")
    assert [(one.seat, one.count) for one in fault.others] == [(1, 3), (2, 3)]
    assert fault.said == "five of bamboo (5s): 6 on the table, but there are only 4. Piotr has 3, Halina has 3."
    assert entry.net == (0, 0, 0, 0)


def test_two_players_with_the_same_season_are_refused() -> None:
    entry = sheet_of(won(0, 64, {"flowers": ["5f"]}, {"flowers": ["5f"]}), options={"flowers": True}).entries[0]
    assert [(fault.kind, fault.tile) for fault in entry.faults] == [("table", "5f")]


def test_flowers_are_refused_where_the_rules_have_none() -> None:
    entry = sheet_of(won(0, 64, {"flowers": ["5f"]})).entries[0]
    assert [(fault.kind, fault.tile, fault.seat) for fault in entry.faults] == [("hand", "5f", 1)]


def test_a_hand_that_cannot_be_moves_nothing_and_the_next_one_is_counted_without_it() -> None:
    sheet = sheet_of(won(0, 64, {"hand": ["5s"] * 5}), won(1, 0, 20))
    assert [bool(entry.faults) for entry in sheet.entries] == [True, False]
    assert [(entry.hand, entry.dealer) for entry in sheet.entries] == [(1, 0), (1, 0)]


def test_tiles_that_do_not_win_are_refused_and_lacking_ones_counted() -> None:
    lacking, wrong = sheet_of(
        won(0, tiles("555s")), won(0, {"hand": [*"1m 4m 7m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z 5z".split()]})
    ).entries
    assert lacking.faults[0].said == "Ewa: 11 tiles are missing for a winning hand."
    assert lacking.worths[0].total == 2
    assert wrong.faults[0].said == "Ewa: these tiles do not win."


@pytest.mark.parametrize(
    "wrong",
    [
        won(0, 64, discarder=0),
        won(0, 64, discarder=1, by="wall"),
        won(0, 64, by="discard"),
        won(0, 64, by="robbed_kong"),
    ],
)
def test_who_won_and_whose_tile_it_was_must_fit(wrong: dict[str, Any]) -> None:
    assert [fault.kind for fault in sheet_of(wrong).entries[0].faults] == ["seats"]


def test_several_winners_are_refused_where_the_rules_know_one() -> None:
    both = {**won(0, 64, 20), "winners": [0, 1], "discarder": 2}
    assert [fault.kind for fault in sheet_of(both).entries[0].faults] == ["settlement"]


def test_a_dead_hand_with_too_many_tiles_counts_nothing_and_with_too_few_what_it_has() -> None:
    many = {"hand": [*"1m 4m 7m 1p 4p 7p 1s 4s 7s".split(), *["7z"] * 3, "1z", "2z", "3z"], "dead": True}
    few = {"hand": [*"2m 4m 7m 1p 4p".split(), *["6z"] * 3], "dead": True}
    assert [worth.total for worth in sheet_of(won(0, 64, many, few)).entries[0].worths] == [64, 0, 16, 0]


def test_of_a_dead_hand_that_is_short_the_tiles_that_score_are_enough() -> None:
    entry = sheet_of(won(0, 64, tiles("111s", dead=True), tiles("111s"), {})).entries[0]
    assert [worth.total for worth in entry.worths] == [64, 4, 4, 0]
    assert entry.worths[1].rests == entry.worths[2].rests


def test_a_false_declaration_pays_each_other_and_may_end_the_hand() -> None:
    false = {"type": "false_win", "seat": 2, "amount": 50}
    ended, goes_on = (sheet_of({**false, "ends": ends}) for ends in (True, False))
    assert ended.scores == goes_on.scores == (50, 50, -150, 50)
    assert (ended.next.hand, goes_on.next.hand) == (2, 1)


def test_a_correction_has_to_come_to_nothing() -> None:
    right, wrong = sheet_of(
        {"type": "correction", "amounts": [10, -10, 0, 0], "reason": "miscounted"},
        {"type": "correction", "amounts": [10, 0, 0, 0], "reason": ""},
    ).entries
    assert right.scores == (10, -10, 0, 0)
    assert [fault.kind for fault in wrong.faults] == ["sum"]
    assert not right.ends


def test_the_counters_of_the_polish_rules_are_handed_over_with_change() -> None:
    entry = sheet_of(won(0, 64, 12, 16, 4)).entries[0]
    worths = [worth for _, worth in sheet_of().piles]
    held = [sum(number * worth for number, worth in zip(piles, worths, strict=True)) for piles in entry.counters]
    assert held == [810 + net for net in entry.net]
    assert not entry.debts
    assert {(one.payer, one.payee, one.amount) for one in entry.handed} == {(1, 0, 124), (2, 0, 112), (3, 0, 148)}


def test_what_cannot_be_paid_is_a_debt_and_is_paid_as_soon_as_it_can_be() -> None:
    poor, rich = (
        sheet_of(won(0, 300, 0, 0, 0), won(0, 300, 0, 0, 0)).entries,
        sheet_of(won(0, 300, 0, 0, 0), won(0, 300, 0, 0, 0), won(1, 0, 300, 0, 0)).entries,
    )
    assert sum(debt.amount for debt in poor[1].debts) == 3 * (1200 - 810)
    assert poor[1].counters[1:] == ((0, 0, 0, 0),) * 3
    assert sum(debt.amount for debt in rich[2].debts if debt.debtor == 1) == 0


@pytest.mark.parametrize(
    ("rules", "seating"),
    [
        ("ru-classic", "highest-sum"),
        ("pl-classic", "highest-sum"),
        ("bg-classic", "seat-by-roll"),
        ("family", "seat-one"),
    ],
)
def test_a_sheet_says_how_the_table_finds_out_who_leads_first(rules: str, seating: str) -> None:
    assert sheet_of(rules=rules).seating == seating


def test_three_play_where_the_rules_allow_it() -> None:
    entries = [{"type": "won", "id": "1", "winners": [2], "hands": [{}, {}, {"points": 20}]}]
    book = ScoreBook.model_validate({"id": "x", "names": NAMES[:3], "rules": "ru-classic", "entries": entries})
    (entry,) = value_book(book).entries
    assert sum(entry.net) == 0
    assert len(entry.net) == 3


def test_rules_that_have_changed_since_are_a_doubt() -> None:
    assert sheet_of(digest="0" * 64).doubts
    assert not sheet_of(digest=sheet_of().digest).doubts


@pytest.mark.parametrize(
    "wrong", [{"rules": "nowhere"}, {"options": {"limit": "much"}}, {"names": ["a", "b", "c"], "first_dealer": 3}]
)
def test_a_book_under_rules_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(InterchangeError):
        sheet_of(**wrong)


def test_a_hand_that_was_ready_at_once_and_has_claimed_a_set_since_is_a_doubt() -> None:
    hand = {**whole("456p 789s 22p 34s 5s [222m]"), "events": ["ready_at_once"]}
    sheet = sheet_of(won(0, hand, discarder=1), rules="ru-classic")
    assert not sheet.entries[0].faults
    assert "222m" in sheet.doubts[0]
    assert sheet.entries[0].net[0] > 0
    (plain,) = sheet_of(won(0, {**hand, "events": []}, discarder=1), rules="ru-classic").entries
    assert "ready_at_once" not in [one.event for one in plain.worths[0].events]


def test_a_number_above_the_limit_is_doubted_where_the_limit_is_for_that_hand() -> None:
    def doubts(*points: int, **more: Any) -> int:
        return sum("300" in doubt for doubt in sheet_of(won(0, *points), **more).doubts)

    assert doubts(544, 0, 0, 0) == 1
    assert doubts(64, 544, 0, 0) == 0
    assert doubts(64, 544, 0, 0, rules="ru-classic", options={"limit": 300}) == 1


def test_a_loser_above_the_limit_settles_in_full_under_the_polish_rules() -> None:
    kongs = {
        "melds": [
            {"kind": "concealed_kong", "tiles": ["5z"] * 4},
            {"kind": "concealed_kong", "tiles": ["6z"] * 4},
            pung("7z"),
        ],
        "hand": ["2m", "2m", "3p", "8s"],
    }
    (entry,) = sheet_of(won(0, 64, kongs, 10, 10)).entries
    assert entry.worths[1].total == 544
    paid = {(payment.payer, payment.payee): payment.amount for payment in entry.payments}
    assert paid[2, 1] == paid[3, 1] == 534


@pytest.mark.parametrize("rules", ["ru-classic", "gambler-classic", "gambler-standard", "bg-classic"])
def test_a_stock_of_two_thousand_is_handed_out_in_counters(rules: str) -> None:
    piles = ((2, 500), (8, 100), (8, 20), (8, 4), (4, 2))
    sheet = sheet_of(won(0, 64, 12, 16, 4), rules=rules, options={"stock": 2000})
    assert sheet.piles == piles
    held = sheet.entries[0].counters
    assert [sum(number * worth for number, (_, worth) in zip(seat, piles, strict=True)) for seat in held] == [
        2000 + amount for amount in sheet.entries[0].net
    ]
    assert sheet_of(won(0, 64), rules=rules).piles == ()
    assert sheet_of(won(0, 64), rules=rules, options={"stock": 1000}).piles == ()
    assert sheet_of(won(0, 64), rules=rules, stock=2000).piles == piles, "what the book begins with"
