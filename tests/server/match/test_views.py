"""What a seat is told of a table, position by position, and that hidden tiles cannot be told by it."""

import json
import random
from collections import Counter
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind.bots import choose
from eastwind.explain import Position
from eastwind.rules import compile_rules, load_preset
from eastwind.server.match.events import game_events, written_events
from eastwind.server.match.seating import Seating
from eastwind.server.match.views import NOTHING_BEFORE, legal_actions, player_view_of
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.wire import encoding
from eastwind.server.wire.protocol import TableView
from eastwind.table import Phase, Table, TableRecord
from eastwind.table.plain import plain
from eastwind.testing.tables import give_hand
from eastwind.tiles.chance import chance
from eastwind.tiles.kinds import TILES_ALL, TILES_PLAIN
from eastwind.tiles.notation import CODES
from eastwind.tiles.shuffle import shuffle_from
from tests.server.house import House, Message, Seat
from tests.server.walls import ToldWalls
from tests.support.rules import house as house_of
from tests.support.rules import ru
from tests.support.story import Story, fields_of
from tests.support.told import as_told

NO_WINDOW = {"ready_at_once": False}


def seating(**options: Any) -> Seating:
    rules = load_preset("ru-classic", options)
    seats = tuple(SeatRow("person" if number == 0 else "club", f"N{number}") for number in range(4))
    text = json.dumps(rules.to_json())
    return Seating(
        TableRow(
            id="t",
            opened="now",
            ruleset=text,
            digest=rules.digest,
            secret=bytes(32),
            seats=seats,
            first_dealer=0,
            rolls="[[9, 5, 5, 5]]",
        )
    )


def seen(story: Story, wind: str, **options: Any) -> TableView:
    """What a seat of a told table is shown, checked against its model."""
    seat = story.seat(wind)
    where = seating(**options)
    position = Position(where.use, story.table.seen_by(seat), seat)
    return as_told(player_view_of(where, position, story.table.offered(seat), NOTHING_BEFORE).view)


# --- positions


def test_the_deal() -> None:
    story = Story(east="19m19p19s1234567z 5m")
    view = seen(story, "east")
    assert (view.phase, view.hand, view.dealer, view.round, view.rounds, view.round_wind) == (
        "declare",
        1,
        0,
        1,
        4,
        "E",
    )
    own, south = view.seats[0], view.seats[1]
    assert (own.hand_count, own.drawn, own.has_drawn) == (14, None, False)
    assert own.hand == ["1m", "5m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z"]
    assert (south.hand_count, south.hand, south.drawn) == (13, None, None)
    assert [seat.wind for seat in view.seats] == ["E", "S", "W", "N"]
    assert (view.wall.dice, view.wall.stacks, view.wall.loose) == ([1, 2, 3, 4], 17, 2)
    # East's wall is counted from 1: three is West's; both rolls make the tenth stack of it
    assert (view.wall.break_seat, view.wall.break_stack) == (2, 10)
    assert view.wall.left == 136 - 53 - 2 - 14
    assert view.wall.heights[2][9] == 0


#: A hand that is far from anything; one tile is to be added to it.
DULL = "147m 258p 36s 1123z 4z"


def test_a_drawn_tile_stands_apart_for_its_owner_alone() -> None:
    story = Story(east=f"{DULL} 9s", south="147m 258p 147s 2356z", draws="7p").play("east discard 9s", "south draws 7p")
    own, other = seen(story, "south").seats[1], seen(story, "east").seats[1]
    assert (own.drawn, own.has_drawn, own.hand_count) == ("7p", True, 14)
    assert own.hand is not None
    assert "7p" not in own.hand
    assert (other.drawn, other.hand, other.has_drawn, other.hand_count) == (None, None, True, 14)


def test_claims_are_offered_with_their_tiles() -> None:
    story = Story(east=f"{DULL} 5s", south="3455667s 123z 1p 9p 9m").play("east discard 5s")
    view = seen(story, "south")
    offers = {action.word: action for action in view.legal}
    assert set(offers) == {"pung", "chow 3s", "chow 4s", "chow 5s", "pass"}
    assert offers["chow 4s"].tiles == ["4s", "5s", "6s"]
    assert {action.tile for word, action in offers.items() if word != "pass"} == {"5s"}
    assert offers["pung"].tiles == ["5s"] * 3
    assert (view.phase, view.last_discard, view.last_discarder, view.turn) == ("claim", "5s", 0, 0)
    assert seen(story, "north").legal == []


def test_a_claimed_tile_lies_in_the_set_and_is_marked_in_the_pond() -> None:
    story = Story(east=f"{DULL} 5s", west="55s 12346789m 12p 3z").play("east discard 5s", "west pung")
    story.flush()
    view = seen(story, "west")
    [meld] = view.seats[2].melds
    assert (meld.kind, meld.tiles, meld.source) == ("pung", ["5s"] * 3, 0)
    assert meld.claimed is not None
    assert [asdict(tile) for tile in view.seats[0].pond] == [{"tile": "5s", "taken_by": 2, "ready": "no"}]
    assert (view.last_discard, view.last_discarder, view.turn) == (None, None, 2)
    assert (view.seats[2].has_drawn, view.seats[2].hand_count) == (False, 11)


def test_events_tell_the_claimed_tile_not_the_lowest() -> None:
    hands = {"east": f"{DULL} 5s", "south": "34s 19m19p 1234567z", "west": "55s 12346789m 12p 3z"}
    story = Story(hands=hands).play("east discard 5s", "south chow 3s", "west pung")
    told = {(event.kind, event.seat): event for event in game_events(story.table.seen_by(0))}
    assert (told["claim", 1].tile, told["claim", 1].word, told["claim", 1].won) == ("5s", "chow", False)
    assert (told["claim", 2].tile, told["claim", 2].word, told["claim", 2].won) == ("5s", "pung", True)
    story = Story(hands=hands).play("east discard 5s", "south chow 3s", "west pass")
    [chow] = [event for event in game_events(story.table.seen_by(0)) if event.kind == "chow"]
    assert (chow.tile, chow.seat, chow.source) == ("5s", 1, 0)


def kong_to_be_robbed() -> Story:
    """South adds the fourth five to his pung, North waits for it."""
    story = Story(east=f"{DULL} 5m", south="55m 147p 258s 12345z", north="46m 123s 456s 789p 99p", draws="9m 9m 9s 5m")
    story.play("east discard 5m", "south pung", "south gives 5z")
    return story.until("south")


def test_a_kong_that_can_be_robbed_is_shown() -> None:
    story = kong_to_be_robbed()
    offers = {action.word: action for action in seen(story, "south").legal}
    assert offers["added_kong 5m"].tiles == ["5m"] * 4
    story.play("south added_kong 5m")
    view = seen(story, "north")
    assert (view.phase, view.robbable, view.seats[1].melds[0].kind) == ("rob", "5m", "added_kong")
    assert [(action.word, action.tile) for action in view.legal] == [("mahjong", "5m"), ("pass", None)]
    assert (seen(story, "west").robbable, seen(story, "west").legal) == ("5m", [])
    story.play("north mahjong")
    result = seen(story, "south").result
    assert result is not None
    assert (result.winners, result.discarder, result.tile, result.source) == ((3,), 1, "5m", "robbed_kong")
    [claim] = [event for event in game_events(story.table.seen_by(0)) if event.kind == "claim"]
    assert (claim.tile, claim.word, claim.won) == ("5m", "mahjong", True)


def test_a_win_shows_all_hands_and_the_bills() -> None:
    story = Story(east="123456789m 11122z").play("east mahjong")
    view = seen(story, "south")
    assert (view.phase, view.turn, view.legal) == ("hand_over", None, [])
    assert all(seat.hand is not None and seat.drawn is None for seat in view.seats)
    result = view.result
    assert result is not None
    assert (result.how, result.winners, result.discarder, result.tile, result.source) == (
        "won",
        (0,),
        None,
        None,
        "wall",
    )
    assert [line.rule for line in result.bills[0].lines] == ["heavenly"]
    assert (result.bills[0].total, result.bills[0].limited) == (2000, True)
    assert result.net == (12000, -4000, -4000, -4000)
    assert {(row.payer, row.amount, *row.reasons) for row in result.payments if row.payee == 0} == {
        (payer, 4000, "settle-winner", "settle-dealer") for payer in (1, 2, 3)
    }


def test_losers_settle_among_themselves_with_reasons() -> None:
    story = Story(
        east="147m 258p 36s 1134z 5z 2z",
        south="123456789m 2233z",
        west="555z 258m 147p 258s 7z",
        north="888s 36m 36p 147s 46z 9s",
    )
    story.play("east discard 2z", "south mahjong")
    result = seen(story, "east").result
    assert result is not None
    assert (result.winners, result.discarder, result.tile, result.source) == ((1,), 0, "2z", "discard")
    payments = {(row.payer, row.payee): (row.amount, row.reasons) for row in result.payments}
    worth = result.bills[0].total
    assert payments[0, 1] == (2 * worth, ("settle-winner", "settle-dealer"))
    assert payments[2, 1] == payments[3, 1] == (worth, ("settle-winner",))
    # West has a concealed pung of dragons, 8 doubled; North a concealed pung of 8 and East a pair of his wind: 4 each
    assert payments[3, 2] == (12, ("settle-losers",))
    assert payments[0, 2] == (24, ("settle-losers", "settle-dealer"))
    assert len(payments) == 5


def third_dragon() -> Story:
    """South shows two sets of dragons; East, whose turn it is, holds the third."""
    story = Story(east="147m 258p 36s 11z 3z 567z", south="55667z 123m 789s 9s 4z")
    story.play("east discard 5z", "south pung", "south gives 4z")
    story.until("east")
    story.play("east discard 6z", "south pung", "south gives 9s")
    return story.until("east")


def test_dangerous_tiles_are_warned_of_where_the_household_wants_it() -> None:
    story = third_dragon()
    assert "7z" in seen(story, "east").dangerous
    assert seen(story, "east", danger_warning=False).dangerous == []
    assert seen(story, "west").dangerous == []


def test_who_fed_a_great_hand_pays_for_all_and_is_told_why() -> None:
    story = third_dragon().play("east gives 7z", "south mahjong")
    view = seen(story, "west")
    result = view.result
    assert result is not None
    assert (result.winners, result.discarder) == ((1,), 0)
    assert result.penalties == (None, "penalty-dragons", None, None)
    [payment] = result.payments
    worth = result.bills[0].total
    assert (payment.payer, payment.payee, payment.amount) == (0, 1, 4 * worth)
    assert payment.reasons == ("penalty-dragons", "settle-winner", "settle-dealer")
    assert result.net == (-4 * worth, 4 * worth, 0, 0)
    told = {event.kind: event for event in game_events(story.table.seen_by(2))}
    assert (told["penalty"].seat, told["penalty"].source, told["penalty"].word) == (0, 1, "dragons")


def test_drawn_hands_have_no_bills() -> None:
    story = Story()
    story.idle_to_the_end()
    view = seen(story, "west")
    assert view.result is not None
    assert (view.result.how, view.result.bills, view.result.payments, view.result.net) == ("wall", (), (), (0,) * 4)
    assert (view.result.winners, view.result.tile, view.result.source) == ((), None, None)
    assert view.result.penalties == (None,) * 4
    assert view.wall.left == 0


def test_every_offered_action_can_be_drawn() -> None:
    """Words, kinds, tiles and declarations of all actions there are."""
    from eastwind.table.actions import WORDS

    for action, word in WORDS.items():
        [legal] = legal_actions([action], CODES.index("5m"))
        assert legal.word == word
        assert legal.kind == word.split()[0]
        if legal.kind == "discard":
            assert f"discard {legal.tile}" + ("" if legal.ready == "no" else f" {legal.ready}") == word
        if legal.kind == "chow":
            assert legal.tiles[0] == word.split()[1]


def test_the_plain_record_is_the_record() -> None:
    story = kong_to_be_robbed().play("south added_kong 5m", "north mahjong")
    record = story.table.record
    plainly: Any = plain(record)
    for name, value in fields_of(record).items():
        assert listed(getattr(plainly, name)) == value, name


def listed(value: Any) -> Any:
    """Numbers and lists of them."""
    return value if isinstance(value, int) else [listed(part) for part in value]


# --- nothing hidden gets out


def swapped(record: TableRecord, viewer: int, generator: random.Random) -> Any:
    """The same table with every tile that the viewer cannot see lying somewhere else: other hands, wall and loose tiles."""
    copy: Any = np.asarray(record).copy().view(np.recarray)[()]
    others = [seat for seat in range(4) if seat != viewer]
    unseen = [kind for seat in others for kind in range(42) for _ in range(copy.hands[seat, kind])]
    standing = [int(kind) for kind in copy.wall[copy.front : copy.back]]
    loose = [int(kind) for kind in copy.loose[: copy.loose_count]]
    pool = unseen + standing + loose
    generator.shuffle(pool)
    for seat in others:
        size = int(copy.hands[seat].sum())
        give_hand(copy, seat, [pool.pop() for _ in range(size)])
    copy.wall[copy.front : copy.back] = [pool.pop() for _ in standing]
    copy.loose[: copy.loose_count] = [pool.pop() for _ in loose]
    for row in copy.events[: copy.event_count]:
        if row[0] in (2, 3) and row[1] != viewer:
            row[2] = generator.randrange(34)
    return copy


def told(table: Table, seat: int, where: Seating) -> str:
    position = Position(where.use, table.seen_by(seat), seat)
    view = player_view_of(where, position, table.offered(seat), NOTHING_BEFORE).view
    return encoding.update([encoding.whole_step(written_events(position.record), view)])


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.booleans(), st.integers(0, 120))
def test_swapping_hidden_tiles_changes_no_update(seed: int, flowers: bool, steps: int) -> None:
    where = seating(flowers=flowers)
    rules = compile_rules(where.ruleset)
    table, state, generator = Table(rules, 0), chance(seed), random.Random(seed)
    wall, dice = shuffle_from(seed.to_bytes(32, "big"), "t", []).deal(1, TILES_ALL if flowers else TILES_PLAIN)
    table.deal(wall, dice)
    for _ in range(steps):
        if table.phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
            break
        asked = generator.choice(table.waiting_for)
        table.play(asked, choose("novice", rules, table.seen_by(asked), state))
    if table.phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
        return
    kept = table.snapshot()
    for viewer in range(4):
        before = told(table, viewer, where)
        table.restore(swapped(kept, viewer, generator))
        # the tiles did move, only nobody can tell
        assert told(table, viewer, where) == before
        table.restore(kept)


@pytest.fixture
def house_with() -> Message:
    return {"walls": ToldWalls({"east": "1111m 2345p 678s 55z 9s"})}


def test_swapping_hidden_tiles_changes_nothing_on_the_wire(home: House) -> None:
    opened = home.open(options=NO_WINDOW)
    with home.sit(opened) as seat:
        seat.act("discard 9s")
        table = home.live_table(opened).match.table
        before, kept = home.view(opened), table.snapshot()
        moved = swapped(kept, 0, random.Random(5))
        assert fields_of(moved)["hands"] != fields_of(kept)["hands"]
        table.restore(moved)
        assert home.view(opened) == before
        assert seat.hello()[0]["view"] == before
        table.restore(kept)


def tiles_in(message: Any) -> Counter[str]:
    """Every tile that is written anywhere in a message."""
    found: Counter[str] = Counter()
    if isinstance(message, dict):
        for value in message.values():
            found += tiles_in(value)
    elif isinstance(message, list):
        for value in message:
            found += tiles_in(value)
    elif isinstance(message, str) and len(message) == 2 and message[0].isdigit() and message[1] in "mpszf":
        found[message] += 1
    return found


def test_no_tile_is_written_that_the_seat_does_not_know(home: House) -> None:
    opened = home.open(options=NO_WINDOW)
    with home.sit(opened, greet=False) as seat:
        messages: list[Message] = seat.hello()
        own = Counter(messages[0]["view"]["seats"][0]["hand"])
        assert set(own) == {"1m", "2p", "3p", "4p", "5p", "6s", "7s", "8s", "5z", "9s"}
        for message in messages:
            known = tiles_in(message["view"]["seats"]) + tiles_in(message["view"]["legal"])
            assert set(known) == set(own)
        check_hidden(seat, seat.act("discard 9s"))


def check_hidden(seat: Seat, messages: list[Message]) -> None:
    for message in messages:
        view = message["view"]
        ponds = {tile["tile"] for row in view["seats"] for tile in row["pond"]}
        melds = {tile for row in view["seats"] for meld in row["melds"] for tile in meld["tiles"]}
        own = set(view["seats"][view["me"]]["hand"]) | {view["seats"][view["me"]]["drawn"]}
        assert set(tiles_in(message)) <= ponds | melds | own


# --- discards that lie face down


def _three_discards(**options: Any) -> TableView:
    story = Story(east=f"{DULL} 5s", south="147m 258p 369s 1234z", draws="9p 9p").play("east discard 5s")
    story.flush()
    story.play("south discard 9p").flush()
    story.play("west discard 9p")
    return seen(story, "north", **options)


def test_a_discard_that_lies_face_down_is_told_to_nobody() -> None:
    """BG: what nobody takes is turned face down; only the newest one lies open."""
    view = _three_discards(unclaimed_discard="face-down")
    assert [[tile.tile for tile in seat.pond] for seat in view.seats] == [[None], [None], ["9p"], []]
    assert view.last_discard == "9p"


def test_where_discards_lie_face_up_all_are_told() -> None:
    assert [[tile.tile for tile in seat.pond] for seat in _three_discards().seats] == [["5s"], ["9p"], ["9p"], []]


def test_what_was_taken_lies_in_a_set_for_all_to_see() -> None:
    story = Story(east=f"{DULL} 5s", west="55s 12346789m 12p 3z").play("east discard 5s", "west pung")
    story.play("west discard 3z")
    view = seen(story, "south", unclaimed_discard="face-down")
    assert [tile.tile for tile in view.seats[0].pond] == ["5s"]


# --- the warning, rounds, sets of one's own


def test_the_warning_does_not_need_the_penalty() -> None:
    """WEB: the club has no penalty, and asks its players to avoid such discards."""
    assert "7z" in seen(third_dragon(), "east", penalty=False).dangerous
    assert seen(third_dragon(), "east", penalty=False, danger_warning=False).dangerous == []


def test_rounds_are_counted_on_beyond_the_four_winds() -> None:
    story = Story(ru(rounds=8))
    story.record.leads_passed, story.record.round_wind = 4 * 4, 0
    view = seen(story, "south", rounds=8)
    assert (view.round, view.rounds, view.round_wind) == (5, 8, "E")


def test_when_a_hand_is_over_its_round_is_still_the_round() -> None:
    story = Story(ru(rounds=8))
    story.record.leads_passed, story.record.round_wind = 4, 0
    assert seen(story, "south", rounds=8).round == 1


def test_sets_of_ones_own_are_offered_with_their_tiles_and_lie_unclaimed() -> None:
    rules = house_of("ru-classic", play__own_chows=True, play__own_pungs=True)
    story = Story(rules, east="1z", south="33s 45s 99m 678p 456m 1z", draws="3s").play(
        "east gives 1z", "south draws 3s"
    )
    offered = legal_actions(story.table.offered(1), CODES.index("3s"))
    assert [(action.word, action.kind, action.tiles) for action in offered if action.kind.startswith("lay")] == [
        ("lay_chow 4m", "lay_chow", ["4m", "5m", "6m"]),
        ("lay_chow 6p", "lay_chow", ["6p", "7p", "8p"]),
        ("lay_chow 3s", "lay_chow", ["3s", "4s", "5s"]),
        ("lay_pung 3s", "lay_pung", ["3s", "3s", "3s"]),
    ]
    story.play("south lay_pung 3s")
    assert [(event.kind, event.seat, event.tile) for event in game_events(story.record)] == [("laid_pung", 1, "3s")]
    [meld] = seen(story, "north").seats[1].melds
    assert (meld.kind, meld.tiles, meld.claimed, meld.source) == ("pung", ["3s"] * 3, None, None)
