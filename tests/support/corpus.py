"""Recorded games in which everything happens that a record can tell: told line by line, or played by mixed players."""

from collections.abc import Callable
from functools import cache
from typing import Final

from tests.support.recorded import RecordedGame
from tests.support.rules import house_rules

#: Fourteen or thirteen tiles that are far from anything.
_DULL_14: Final = "5m 258p 147s 1234567z"
_WAITS_FOR_5M: Final = "46m 345s 456p 789p 22s"
_HOLDS_555M: Final = "555m 147p 369s 1223z"


@cache
def refused_claim() -> RecordedGame:
    """Two want one discard: a pung goes before a chow."""
    game = RecordedGame(1).told_deal(east=_DULL_14, south="46m 147p 369s 9m 1122z", west="55m 369p 258s 9m 3344z")
    return game.tell("east discard 5m", "south chow 4m", "west pung", "west discard 9m")


@cache
def taken_chow() -> RecordedGame:
    """The next player takes a chow."""
    game = RecordedGame(2).told_deal(east=_DULL_14, south="46m 147p 369s 9m 1122z")
    return game.tell("east discard 5m", "south chow 4m", "south discard 9m")


@cache
def kong_of_a_discard() -> RecordedGame:
    """West takes a fourth tile."""
    game = RecordedGame(3).told_deal(east=_DULL_14, west=_HOLDS_555M, loose="8m")
    return game.tell("east discard 5m", "west kong", "west discard 8m")


def _declared_kong(seed: int, west: str = "") -> RecordedGame:
    """North adds the fourth tile to an exposed pung."""
    game = RecordedGame(seed, ready_hand="optional").told_deal(
        east=_DULL_14, west=west, north="55m 147p 258s 12346z", draws="7z 6z 7z 5m", loose="9m"
    )
    game.tell("east discard 5m", "north pung", "north discard 6z", "east discard 7z", "south discard 6z")
    return game.tell("west discard 7z").all_pass().tell("north added_kong 5m")


@cache
def added_kong() -> RecordedGame:
    """Nobody can rob the kong."""
    return _declared_kong(4).tell("north discard 9m")


@cache
def spared_kong() -> RecordedGame:
    """West could rob the kong and does not."""
    return _declared_kong(5, _WAITS_FOR_5M).tell("west pass", "north discard 9m")


@cache
def robbed_kong() -> RecordedGame:
    """West robs the kong."""
    return _declared_kong(6, _WAITS_FOR_5M).tell("west mahjong")


@cache
def robbed_concealed_kong() -> RecordedGame:
    """Thirteen Wonders rob a concealed kong."""
    game = RecordedGame(7).told_deal(east="1111z 258m 258p 258s 4m", west="19m 19p 19s 234567z 9m").all_pass()
    return game.tell("east concealed_kong 1z", "west mahjong")


@cache
def concealed_kong() -> RecordedGame:
    """East lays out four of its own."""
    game = RecordedGame(8).told_deal(east="1111z 258m 258p 258s 4m", loose="9m")
    return game.tell("east concealed_kong 1z", "east discard 9m")


@cache
def flowers() -> RecordedGame:
    """Bonus tiles of the deal, one for another, and one drawn later; the loose tiles are laid anew."""
    game = RecordedGame(9, flowers=True).told_deal(east="12f 258m 147p 369s 123z", draws="3z 8f", loose="3f 9m 9m 9p")
    game.tell("east flower 1f", "east flower 2f", "east flower 3f", "east discard 9m", "south discard 3z")
    return game.all_pass().tell("west flower 8f", "west discard 9p")


@cache
def ready_hands() -> RecordedGame:
    """Ready hands at once, of the dealer with the first discard and of South before it; a ready hand later."""
    game = RecordedGame(10).told_deal(
        east="123p 456p 789p 123s 12z", south="123m 456m 789m 78s 99p", west="111s 456s 79s 55z 99m 4z", draws="4z 8s"
    )
    game.tell("south ready_at_once", "east discard 1z at_once", "south discard 4z")
    return game.all_pass().tell("west discard 4z ready")


@cache
def penalty() -> RecordedGame:
    """East gives the third dragon to two exposed ones and pays for all."""
    game = RecordedGame(11).told_deal(
        east="567z 258m 147s 369p 12z", south="55z 66z 123m 456p 7z 19s", draws="3z 4z 3z 3z 4z 4z"
    )
    game.tell("east discard 5z", "south pung", "south discard 1s", "west discard 3z", "north discard 4z")
    game.tell("east discard 6z", "south pung", "south discard 9s ready", "west discard 3z", "north discard 4z")
    return game.tell("east discard 7z", "south mahjong").all_pass()


@cache
def heavenly() -> RecordedGame:
    """East is dealt a complete hand: it wins with no tile in particular."""
    return RecordedGame(12).told_deal(east="123m 456m 789m 123p 99p").all_pass().tell("east mahjong")


@cache
def drawn_hand() -> RecordedGame:
    """Nobody wins."""
    game = RecordedGame(13)
    game.deal_fairly()
    game.play_hand(seed=1, sense=0)
    return game


@cache
def timed_out() -> RecordedGame:
    """The time of the match is over in the middle of a hand, which is finished."""
    game = RecordedGame(16)
    game.deal_fairly()
    game.all_pass()
    game.end_time()
    game.play_hand(seed=2)
    game.end()
    return game


@cache
def beside_bots() -> RecordedGame:
    """Somebody who sits alone with bots takes a move back, leaves the hand to a bot, and ends the match."""
    game = RecordedGame(17).told_deal(east=_DULL_14)
    game.lines[0]["repeats"] = "a table before"
    seat, before = int(game.table.record.dealer), game.table.snapshot()
    game.tell("east discard 5m")
    game.writer.taken_back(seat, int(before.version) + 1)
    game.table.take_back(before, seat)
    game.writer.given_up(seat)
    game.tell("east discard 2p")
    game.writer.left(game.table, seat, game.table.leave())
    game.end()
    return game


@cache
def short_match() -> RecordedGame:
    """A match of one round with flowers, to its end."""
    return RecordedGame(14, rounds=1, flowers=True).play_match(14)


@cache
def long_match() -> RecordedGame:
    """A match of two rounds, to its end."""
    return RecordedGame(15, rounds=2, ready_hand="optional").play_match(15)


@cache
def own_sets() -> RecordedGame:
    """South lays out a pung and a chow of tiles that it has drawn itself."""
    rules = house_rules("ru-classic", {"play.own_chows": True, "play.own_pungs": True})
    game = RecordedGame(16, rules).told_deal(east="1z", south="33s 45s 99m 678p 456m 1z", draws="3s")
    return (
        game.all_pass()
        .tell("east discard 1z")
        .all_pass()
        .tell("south lay_pung 3s", "south lay_chow 6p", "south discard 1z ready")
    )


@cache
def failed_throws() -> RecordedGame:
    """The first hand of a match in which somebody failed to name his own side of the wall."""
    for seed in range(20):
        game = RecordedGame(seed, "bg-classic", rounds=1)
        game.deal_fairly()
        if game.of_kind("start_hand")[0].get("failed"):
            return game
    raise AssertionError("somebody hits his own side at once in one throw of nine at the least")


#: Plays a game once and hands out the same one ever after: never play on with it.
Maker = Callable[[], RecordedGame]

TOLD: Final[tuple[Maker, ...]] = (
    refused_claim,
    taken_chow,
    kong_of_a_discard,
    added_kong,
    spared_kong,
    robbed_kong,
    robbed_concealed_kong,
    concealed_kong,
    flowers,
    ready_hands,
    penalty,
    heavenly,
    drawn_hand,
    timed_out,
    own_sets,
)
MATCHES: Final[tuple[Maker, ...]] = (short_match, long_match)


@cache
def corpus() -> tuple[RecordedGame, ...]:
    """All of them."""
    return tuple(game() for game in (*TOLD, *MATCHES))
