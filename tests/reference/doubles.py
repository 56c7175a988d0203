"""Doubles for the sets and for the whole hand: one function for each row of the table."""

from collections.abc import Callable
from typing import Final

from tests.reference.abroad import EVERYBODY
from tests.reference.hands import Hand, Line, Reading
from tests.reference.lines import three_winds_and_pair, two_dragons_and_pair
from tests.reference.rules import Extra, Rules
from tests.reference.tiles import is_dragon, is_honour, is_suit, is_terminal

Row = Callable[[Hand, Reading, Rules, Extra], list[Line]]


def _whole(name: str, holds: bool, worth: Extra) -> list[Line]:
    return [Line(name, (), worth.points, worth.doubles)] if holds else []


def _dragon_set(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """RU V: a pung or kong of dragons; each of them (PL says each)."""
    sets = [group for group in reading.alikes() if is_dragon(group.tile)]
    return [Line("dragon_set", group.tiles, worth.points, worth.doubles) for group in sets]


def _own_wind_set(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """RU V: a pung or kong of own winds."""
    sets = [group for group in reading.alikes() if group.tile == hand.seat]
    return [Line("own_wind_set", group.tiles, worth.points, worth.doubles) for group in sets]


def _prevailing_wind_set(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """RU V: a pung or kong of prevailing winds."""
    sets = [group for group in reading.alikes() if group.tile == hand.round]
    return [Line("prevailing_wind_set", group.tiles, worth.points, worth.doubles) for group in sets]


def _suits(hand: Hand) -> set[str]:
    return {tile.group for tile in hand.all_tiles if is_suit(tile)}


def _any_honour(hand: Hand) -> bool:
    return any(is_honour(tile) for tile in hand.all_tiles)


def _one_suit_with_honours(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """RU V: a pure suit, with dragons and winds. BG: only with a pair of honours. A loser's: all of his tiles (d)."""
    holds = len(_suits(hand)) == 1 and _any_honour(hand)
    if rules.one_suit_asks_honour_pair:
        holds = holds and any(is_honour(pair.tile) for pair in reading.pairs())
    return _whole("one_suit_with_honours", holds, worth)


def _one_suit(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """RU V: a pure suit without dragons and winds, three doubles."""
    return _whole("one_suit", len(_suits(hand)) == 1 and not _any_honour(hand), worth)


def _terminals_and_honours(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """RU V: only 1, 9, dragons and winds; at least one 1 or 9 (d)."""
    only = all(is_terminal(tile) or is_honour(tile) for tile in hand.all_tiles)
    return _whole("terminals_and_honours", only and any(is_terminal(tile) for tile in hand.all_tiles), worth)


def _only_honours(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """RU V: only dragons and winds, three doubles."""
    return _whole("only_honours", all(is_honour(tile) for tile in hand.all_tiles), worth)


def _three_winds_and_pair(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """DMJL: three wind sets and a pair of the fourth, for everybody."""
    return _whole("three_winds_and_pair", three_winds_and_pair(hand, reading, rules), worth)


def _two_dragons_and_pair(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
    """DMJL: two dragon sets and a pair of the third dragon, for everybody."""
    return _whole("two_dragons_and_pair", two_dragons_and_pair(hand, reading, rules), worth)


DOUBLES: Final[dict[str, Row]] = {
    "dragon_set": _dragon_set,
    "own_wind_set": _own_wind_set,
    "prevailing_wind_set": _prevailing_wind_set,
    "one_suit_with_honours": _one_suit_with_honours,
    "one_suit": _one_suit,
    "terminals_and_honours": _terminals_and_honours,
    "only_honours": _only_honours,
    "three_winds_and_pair": _three_winds_and_pair,
    "two_dragons_and_pair": _two_dragons_and_pair,
}


def _of_a_club(name: str) -> Row:
    def row(hand: Hand, reading: Reading, rules: Rules, worth: Extra) -> list[Line]:
        return _whole(name, EVERYBODY[name](hand, reading, rules), worth)

    return row


DOUBLES.update({name: _of_a_club(name) for name in EVERYBODY if name not in DOUBLES})


def doubles(hand: Hand, reading: Reading, rules: Rules) -> list[Line]:
    """The lines of doubles in force, for those who have them."""
    if rules.doubles_for == "winner" and not hand.won:
        return []
    return [line for name, worth in rules.doubles.items() for line in DOUBLES[name](hand, reading, rules, worth)]
