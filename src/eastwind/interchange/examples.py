"""Example hands for every pattern that a rule set can give a worth to, drawn by the rulebook and offered by the calculator.

The hands are stated here, once, but not which pattern each shows: the engine values each under the rule set asked for, and the
plainest that holds a pattern is its example. So an example is right under any definition of the pattern, and there is none if the
set never awards it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from eastwind.arrays import Row
from eastwind.explain.rules_in_use import compiled_once
from eastwind.rules import RuleSet, compile_rules
from eastwind.rules.compiled import ANY_WIND, AtOnce, ReadyHand, Rules, Valuation, Worth
from eastwind.rules.templates import read_templates
from eastwind.scoring.hand import Hand, MeldSpec
from eastwind.scoring.layout import Happening, Meld, Source, Unit
from eastwind.tiles.kinds import EAST, NORTH, SOUTH, WEST
from eastwind.tiles.notation import parse_tile, parse_tiles, tiles_of
from eastwind.traditions.classical.patterns import NAMES, Pattern
from eastwind.traditions.hand_score import HandScore, hand_score_of

_NOTHING: Final = Happening(0)
_SET: Final = 3
_DECLARED: Final = Happening.READY | Happening.READY_AT_ONCE
#: Sum greater than any hand counts by itself.
_BEYOND_COUNTING: Final = 10**9


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that holds a pattern.

    :ivar rule: the pattern's name in the rule set's file; :ivar bill: the hand's bill under the rule set asked for. A limit hand
        that counts more by itself than the agreed sum is not among its lines.
    """

    rule: str
    hand: Hand
    bill: HandScore


def _chow(lowest: str) -> MeldSpec:
    return MeldSpec(Meld.CHOW, parse_tile(lowest))


def _pung(tile: str) -> MeldSpec:
    return MeldSpec(Meld.PUNG, parse_tile(tile))


def _kong(tile: str) -> MeldSpec:
    return MeldSpec(Meld.KONG, parse_tile(tile))


def _hidden_kong(tile: str) -> MeldSpec:
    return MeldSpec(Meld.CONCEALED_KONG, parse_tile(tile))


def _hand(
    tiles: str,
    *melds: MeldSpec,
    source: Source = Source.DISCARD,
    seat: int = SOUTH,
    prevailing: int = EAST,
    flowers: str = "",
    events: Happening = _NOTHING,
    won: bool = True,
) -> Hand:
    """Return a hand whose winning tile is written last. Heavenly hands have no particular one."""
    concealed = tuple(parse_tiles(tiles))
    dealt = bool(events & Happening.HEAVENLY)
    return Hand(
        concealed=concealed,
        melds=melds,
        last=concealed[-1] if won and not dealt else None,
        source=source if won and not dealt else Source.NONE,
        seat_wind=seat - EAST,
        round_wind=prevailing - EAST,
        flowers=tuple(parse_tiles(flowers)),
        won=won,
        events=events,
    )


#: Hands that show a single line of a bill, then famous hands. The plainest example comes first.
HANDS: Final[tuple[Hand, ...]] = (
    # sets, pairs and what lies beside them, in winning hands
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s")),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), source=Source.WALL),
    _hand("555m 88m 67p 5p", _chow("4s"), _chow("6s")),
    _hand("234m 88m 67p 5p", _pung("9s"), _chow("4s")),
    _hand("999m 88m 67p 5p", _chow("4s"), _chow("6s")),
    _hand("234m 88m 67p 5p", _pung("3z"), _chow("4s")),
    _hand("333z 88m 67p 5p", _chow("4s"), _chow("6s")),
    _hand("234m 88m 67p 5p", _pung("6z"), _chow("4s")),
    _hand("666z 88m 67p 5p", _chow("4s"), _chow("6s")),
    _hand("234m 88m 67p 5p", _kong("3s"), _chow("4s")),
    _hand("234m 88m 67p 5p", _hidden_kong("3s"), _chow("4s")),
    _hand("234m 88m 67p 5p", _kong("9s"), _chow("4s")),
    _hand("234m 88m 67p 5p", _hidden_kong("9s"), _chow("4s")),
    _hand("234m 88m 67p 5p", _kong("3z"), _chow("4s")),
    _hand("234m 88m 67p 5p", _hidden_kong("3z"), _chow("4s")),
    _hand("234m 88m 67p 5p", _kong("6z"), _chow("4s")),
    _hand("234m 88m 67p 5p", _hidden_kong("6z"), _chow("4s")),
    _hand("234m 22z 67p 5p", _chow("7s"), _chow("4s")),
    _hand("234m 11z 67p 5p", _chow("7s"), _chow("4s")),
    _hand("234m 55z 67p 5p", _chow("7s"), _chow("4s")),
    _hand("234m 88m 67p 5p", _pung("2z"), _chow("4s")),
    _hand("234m 88m 67p 5p", _pung("1z"), _chow("4s")),
    _hand("222z 88m 67p 5p", _chow("4s"), _chow("6s")),
    _hand("234m 88m 67p 5p", _kong("2z"), _chow("4s")),
    _hand("234m 88m 67p 5p", _hidden_kong("2z"), _chow("4s")),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), flowers="1f 7f"),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), flowers="2f 6f"),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), flowers="1234f"),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), flowers="5678f"),
    # the winner's extras
    _hand("234m 88m 35p 4p", _pung("3s"), _chow("4s")),
    _hand("88m 66p 6p", _pung("3s"), _pung("2m"), _pung("7p")),
    _hand("88m 66p 6p", _pung("3s"), _pung("9m"), _pung("3z")),
    _hand("234m 88m 67p 5p", _chow("3s"), _chow("4s")),
    _hand("234m 88m 67p 5p", _hidden_kong("3s"), _chow("4s"), source=Source.LOOSE),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), source=Source.LAST_WALL),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), source=Source.LAST_DISCARD),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), source=Source.ROBBED_KONG),
    _hand("234m 88m 67p 5p", _pung("3s"), _chow("4s"), events=Happening.NOTHING_DRAWN),
    _hand("234m 555789p 67s 88m 5s", source=Source.WALL),
    _hand("234m 555789p 67s 88m 5s", source=Source.WALL, events=Happening.READY | Happening.READY_AT_ONCE),
    _hand("4z 234m 4z", _pung("1z"), _pung("2z"), _pung("3z"), seat=WEST),
    _hand("77z 67p 5p", _pung("5z"), _pung("6z"), _chow("4s")),
    # the hour of the win
    _hand("123m 456p 789p 789s 55z", seat=EAST, events=Happening.HEAVENLY),
    _hand("345m 678p 34588s 66z 8s", events=Happening.EARTHLY | Happening.READY | Happening.READY_AT_ONCE),
    _hand("234m 55678s 33z 1p", _chow("2p"), source=Source.LAST_WALL),
    _hand("234567m 99s 23p 1p", _pung("6z"), source=Source.LAST_WALL),
    _hand("234567m 99s 46p 5p", _hidden_kong("8s"), source=Source.LOOSE),
    _hand("345m 678p 11z 34s 2s", _chow("6m"), source=Source.ROBBED_KONG),
    _hand(
        "345m 99p 46s 5s", _hidden_kong("7m"), _hidden_kong("1z"), source=Source.LOOSE, events=Happening.KONG_ON_KONG
    ),
    _hand("345m 99p 46s 5s", _kong("7m"), _kong("1z"), source=Source.LOOSE, events=Happening.KONG_ON_KONG),
    # pungs and kongs alone
    _hand("111333555777p 99p", source=Source.WALL),
    _hand("111z 444z 77z 66z 6z", _pung("2z"), seat=EAST, prevailing=SOUTH),
    _hand("33z 77z 7z", _pung("1z"), _kong("5z"), _pung("6z")),
    _hand("99p 99s 9s", _pung("1m"), _pung("9m"), _pung("1p")),
    _hand("111m 999m 111p 11s 99s 9s", source=Source.WALL),
    # where a rule allows chows, its example has one
    _hand("234s 44s 88s 8s", _pung("6s"), _pung("6z")),
    _hand("22s 44s 4s", _pung("3s"), _pung("8s"), _pung("6z")),
    _hand("666z 222s 333s 66s 88s 8s"),
    _hand("22p 55z 5z", _pung("6z"), _pung("7z"), _chow("6p")),
    _hand("333m 88m 7z 7z 7z", _pung("5z"), _kong("6z")),
    _hand("22s 67p 5p", _pung("5z"), _pung("6z"), _pung("7z")),
    _hand("22p 666p", _pung("5z"), _pung("6z"), _pung("7z")),
    _hand("66m 44z 4z", _pung("1z"), _pung("2z"), _pung("3z")),
    _hand("66m 4m 5m 3m", _pung("1z"), _pung("2z"), _pung("3z")),
    _hand("5s 5s", _kong("2m"), _hidden_kong("7p"), _kong("1z"), _kong("9s")),
    _hand("222m 555p 888s 33z 44z 4z", source=Source.WALL),
    _hand("222s 444s 666s 77z 88s 8s", source=Source.WALL),
    # hidden hands of one suit
    _hand("111 2345678 999m 5m", source=Source.WALL),
    _hand("1112345678999s 2s", source=Source.WALL),
    _hand("111p 345678p 2299p 9p"),
    _hand("111m 999m 234678m 55m"),
    _hand("1112m 3455567m 99m 9m"),
    _hand("123m 345m 55m 789m 89m 7m", source=Source.WALL),
    _hand("23455678p 567p 88p 8p", source=Source.WALL),
    _hand("123456789m 1z 1z 7z 7z 7z", seat=EAST),
    _hand("123456789s 222z 66z"),
    _hand("123456789p 22z 55z 5z"),
    _hand("1357m 13579m 2468m 9m"),
    _hand("12235568m 3447m 99m"),
    _hand("222444666888s 33s", source=Source.WALL),
    # hands that are no sets and a pair
    _hand("11 22 33 44 66 77 99p", source=Source.WALL),
    _hand("11 22 33 44 55 66 7z 7z"),
    _hand("11m 44m 77p 99p 22s 66s 5z 5z"),
    _hand("19m 19p 19s 1234567z 1m"),
    _hand("11m 99m 11p 99s 22z 55z 7z 7z"),
    _hand("1234567s 1234z 56z 7z"),
    _hand("1123456789m 123z 4z"),
    _hand("2277m 2277p 2277s 4m 4p"),
    _hand("2358m 2358p 2358s 6m 6p"),
    _hand("2356m 2356p 2356s 9s 9p"),
    _hand("2244668m 2244668p"),
    _hand("1234569m 1234569s"),
    # what looks at all tiles
    _hand("234m 88m 67m 5m", _pung("3z"), _chow("4m")),
    _hand("234m 66z 67m 5m", _pung("3m"), _chow("4m")),
    _hand("234m 88m 67m 5m", _pung("3m"), _chow("4m")),
    _hand("11m 99p 9p", _pung("9m"), _pung("1s"), _pung("3z"), seat=NORTH),
    _hand("99s 11p 1p", _pung("1s"), _pung("4z"), _pung("9m")),
    # one chow at the most, as some clubs have it
    _hand("111m 456p 999s 777p 55z", seat=EAST, events=Happening.HEAVENLY),
    _hand("111m 777p 345s 66z 88s 8s", events=Happening.EARTHLY | Happening.READY | Happening.READY_AT_ONCE),
    _hand("99s 23p 1p", _pung("6z"), _pung("4m"), _pung("8s"), source=Source.LAST_WALL),
    _hand("99s 46p 5p", _hidden_kong("8s"), _pung("2m"), _pung("6z"), source=Source.LOOSE),
    _hand("99p 34s 2s", _pung("6z"), _pung("4m"), _pung("8p"), source=Source.ROBBED_KONG),
    _hand("99p 46s 5s", _kong("7m"), _kong("1z"), _pung("3p"), source=Source.LOOSE, events=Happening.KONG_ON_KONG),
    _hand("88m 67p 5p", _pung("3s"), _pung("8p"), _pung("2m")),
    _hand("88m 67p 5p", _pung("3s"), _pung("8p"), _pung("2m"), source=Source.WALL),
    _hand("555m 88m 67p 5p", _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m")),
    _hand("999m 88m 67p 5p", _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _pung("3s"), _pung("3z"), _pung("2m")),
    _hand("333z 88m 67p 5p", _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _pung("3s"), _pung("2z"), _pung("2m")),
    _hand("88m 67p 5p", _pung("3s"), _pung("1z"), _pung("2m")),
    _hand("88m 67p 5p", _pung("3s"), _pung("6z"), _pung("2m")),
    _hand("666z 88m 67p 5p", _pung("3s"), _pung("2m")),
    _hand("22z 67p 5p", _pung("3s"), _pung("8p"), _pung("2m")),
    _hand("11z 67p 5p", _pung("3s"), _pung("8p"), _pung("2m")),
    _hand("55z 67p 5p", _pung("3s"), _pung("8p"), _pung("2m")),
    _hand("88m 67p 5p", _kong("3z"), _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _hidden_kong("3z"), _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _kong("6z"), _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _kong("3s"), _pung("8p"), _pung("2m")),
    _hand("88m 67p 5p", _hidden_kong("3s"), _pung("8p"), _pung("2m")),
    _hand("88m 67p 5p", _kong("9s"), _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _hidden_kong("9s"), _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _hidden_kong("6z"), _pung("3s"), _pung("2m")),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), flowers="1f 7f"),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), flowers="2f"),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), flowers="6f"),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), flowers="1234f"),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), flowers="5678f"),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), source=Source.LAST_WALL),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), source=Source.LAST_DISCARD),
    _hand("88m 67p 5p", _pung("3s"), _pung("9s"), _pung("2m"), source=Source.ROBBED_KONG),
    _hand("222m 444p 888s 55p 67s 5s", source=Source.WALL),
    _hand("222m 444p 888s 55p 67s 5s", source=Source.WALL, events=Happening.READY | Happening.READY_AT_ONCE),
    _hand("333m 55m 77m 7m", _pung("2m"), _pung("9m")),
    # the last tile, where its pair or its place counts
    _hand("456p 8m 8m", _chow("2m"), _pung("3s"), _chow("4s")),
    _hand("456p 9m 9m", _chow("2m"), _pung("3s"), _chow("4s")),
    _hand("234m 88m 67s 5s", _hidden_kong("3p"), _chow("4p"), source=Source.LOOSE),
    # losers, too
    _hand("1122334m", _pung("1z"), _pung("2z"), won=False),
    _hand("11z 22z", _pung("3z"), _pung("5z"), _kong("6z"), won=False),
    _hand("111p 999s 111s 33z 44z", won=False),
    _hand("1z", _pung("5z"), _pung("6z"), _pung("7z"), _pung("2z"), won=False),
    _hand("1z", _pung("4z"), _pung("6z"), _pung("3z"), _pung("2z"), won=False),
    _hand("5m", _pung("1z"), _pung("2z"), _pung("3z"), _pung("4z"), won=False),
)


def limit_hands(rules: RuleSet) -> tuple[str, ...]:
    """Return the names of all hands that a rule set with its options gives a sum as a whole, in the order of its patterns.

    The sum is the limit, half of it, or a sum of their own. There are none if every win is worth the same.
    """
    compiled = compiled_once(rules)
    if compiled.valuation == Valuation.FLAT:
        return ()
    return tuple(name for name, pattern in NAMES.items() if compiled.in_force[pattern] and compiled.limit_hand[pattern])


def worth_as_a_whole(rules: RuleSet, rule: str) -> int:
    """Return the sum that one of `limit_hands` is worth as a whole."""
    compiled = compiled_once(rules)
    pattern = NAMES[rule]
    match Worth(int(compiled.limit_hand[pattern])):
        case Worth.LIMIT:
            return int(compiled.limit_worth)
        case Worth.HALF_LIMIT:
            return int(compiled.limit_worth) // 2
        case _:
            return int(compiled.points[pattern])


def example_of(rules: RuleSet, rule: str) -> Example | None:
    """Return the plainest hand that holds a pattern under a rule set; None if no such hand is known.

    A limit hand that is nothing else comes before one that is several at once, a hand that won before one that lost, a bill with
    few other lines before one with many, and a win by a discard without further circumstances before others. If `HANDS` has none,
    a hand whose form is in the rule set's file is made from that form. Where there is no limit, a limit hand whose examples all
    count more by themselves than the agreed sum is shown with that count.
    """
    found = [(hand, bill) for hand, bill in _valued(rules) if _holds(bill, rule)]
    found = found or [(hand, bill) for hand, bill in _of_its_form(rules, rule) if _holds(bill, rule)][:1]
    if not found:
        return _worth_more(rules, rule)
    hand, bill = min(found, key=lambda one: _beside(rule, *one))
    return Example(rule, hand, bill)


def _beside(rule: str, hand: Hand, bill: HandScore) -> tuple[int, ...]:
    """Return counts of what the hand shows besides the pattern, the gravest first."""
    lines = list(bill.lines)
    lines.remove(next(line for line in lines if line.pattern is NAMES[rule]))
    limits = sum(line.unit is Unit.LIMIT for line in bill.lines)
    others = {line.pattern for line in lines} - {Pattern.MAHJONG}
    told = (hand.events & ~Happening.READY).bit_count() + (hand.source is not Source.DISCARD)
    # a famous hand is shown in its famous form, however its last tile came
    return (
        limits,
        not hand.won,
        sum(line.in_unit(Unit.DOUBLES) for line in lines),
        len(others),
        0 if limits else told,
        len(lines),
    )


def _worth_more(rules: RuleSet, rule: str) -> Example | None:
    """Return a limit hand with its own count, where there is no limit and that count is always more than the agreed sum."""
    compiled = compiled_once(rules)
    if compiled.limit or compiled.limit_hand[NAMES[rule]] not in (Worth.LIMIT, Worth.HALF_LIMIT):
        return None
    by_the_sum = compile_rules(rules)
    by_the_sum.limit_worth = _BEYOND_COUNTING
    named = [(hand, hand_score_of(by_the_sum, hand)) for hand, _ in _valued(rules)]
    held = [(hand, bill) for hand, bill in named if bill.won and _holds(bill, rule)]
    if not held:
        return None
    hand, _ = min(held, key=lambda one: _beside(rule, *one))
    return Example(rule, hand, hand_score_of(compiled, hand))


def is_worth_its_sum(rules: RuleSet, example: Example) -> bool:
    """Return whether the example of a limit hand is worth the hand's sum as a whole or, where there is no limit, more."""
    worth, total = worth_as_a_whole(rules, example.rule), example.bill.total
    return total == worth or (
        not compiled_once(rules).limit and not _holds(example.bill, example.rule) and total > worth
    )


def examples_of_limit_hands(rules: RuleSet) -> tuple[Example, ...]:
    """Return an example of every limit hand of a rule set that has one, in the order of `limit_hands`."""
    return tuple(found for rule in limit_hands(rules) if (found := example_of(rules, rule)) is not None)


def examples_of_doubles(rules: RuleSet) -> tuple[Example, ...]:
    """Return a winning hand for every pattern that a rule set doubles a winner's hand for, in the order of its patterns."""
    return _examples_of_lines(rules, compiled_once(rules).doubles)


def examples_of_points(rules: RuleSet) -> tuple[Example, ...]:
    """Return a winning hand for every pattern that a rule set counts points for, in the order of its patterns."""
    return _examples_of_lines(rules, compiled_once(rules).points)


def _examples_of_lines(rules: RuleSet, worth: Row) -> tuple[Example, ...]:
    compiled = compiled_once(rules)
    if compiled.valuation == Valuation.FLAT:
        return ()
    worthy = (
        name
        for name, pattern in NAMES.items()
        if compiled.in_force[pattern] and worth[pattern] > 0 and not compiled.limit_hand[pattern]
    )
    found = (example_of(rules, rule) for rule in worthy)
    return tuple(example for example in found if example is not None and example.bill.won)


def waiting_example_of(rules: RuleSet, rule: str) -> Example | None:
    """Return a declared ready hand that waits for a limit hand and gets a part of the limit for it (BMJA), or None."""
    row = rules.pattern(rule)
    if row is None or row.waiting == 0:
        return None
    compiled = compiled_once(rules)
    for hand, _ in ((hand, bill) for hand, bill in _valued(rules) if hand.won and _holds(bill, rule)):
        if hand.last is None:
            continue
        waiting = replace(
            hand,
            concealed=_without(hand.concealed, hand.last),
            last=None,
            source=Source.NONE,
            won=False,
            events=Happening.READY,
        )
        bill = hand_score_of(compiled, waiting)
        if _holds(bill, rule):
            return Example(rule, waiting, bill)
    return None


def _holds(bill: HandScore, rule: str) -> bool:
    return any(line.pattern.key == rule for line in bill.lines)


def _without(tiles: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = tiles.index(kind)
    return tiles[:at] + tiles[at + 1 :]


@lru_cache(maxsize=64)
def _valued(rules: RuleSet) -> tuple[tuple[Hand, HandScore], ...]:
    """Return all hands that can be valued under a rule set, with their bills."""
    compiled: Rules = compiled_once(rules)
    return tuple(
        valued for hand in HANDS if (compiled.flowers or not hand.flowers) and (valued := _valued_as(compiled, hand))
    )


def _valued_as(compiled: Rules, hand: Hand) -> tuple[Hand, HandScore] | None:
    """Return a hand with its bill; one that the rules do not let win is changed so that they do, None if that is impossible."""
    hand = as_declared(compiled, hand)
    for way in _ways_to_win(compiled, hand) if hand.won else (hand,):
        bill = hand_score_of(compiled, way)
        if bill.won == hand.won:
            return way, bill
    return None


def as_declared(compiled: Rules, hand: Hand) -> Hand:
    """Return a hand without declarations of a ready hand that the rules do not have."""
    if not hand.events & _DECLARED:
        return hand
    unknown = Happening(0) if compiled.ready_hand != ReadyHand.NONE else Happening.READY
    if compiled.ready_at_once == AtOnce.NEVER:
        unknown |= Happening.READY_AT_ONCE
    return replace(hand, events=hand.events & ~unknown)


def _ways_to_win(compiled: Rules, hand: Hand) -> Iterator[Hand]:
    """Yield the hand unchanged, drawn instead of claimed, and with nothing laid out, each then declared ready if rules allow."""
    drawn = replace(hand, source=Source.WALL) if hand.source is Source.DISCARD else hand
    for way in dict.fromkeys((hand, drawn, _unlaid(drawn))):
        yield way
        if compiled.ready_hand != ReadyHand.NONE and not way.events & Happening.READY:
            yield replace(way, events=way.events | Happening.READY)


def _unlaid(hand: Hand) -> Hand:
    """Return the hand with the same tiles, none of them claimed."""
    kept: list[MeldSpec] = []
    taken: list[int] = []
    for meld in hand.melds:
        if len(meld.tiles) > _SET:
            kept.append(MeldSpec(Meld.CONCEALED_KONG, meld.lowest))
        else:
            taken += meld.tiles
    return replace(hand, concealed=(*taken, *hand.concealed), melds=tuple(kept))


def _of_its_form(rules: RuleSet, rule: str) -> Iterator[tuple[Hand, HandScore]]:
    """Yield hands of the form in the rule set's file, with each of their tiles as the last one."""
    row = rules.file.patterns.get(rule)
    if row is None or row.tiles is None:
        return
    compiled: Rules = compiled_once(rules)
    templates, _ = read_templates(row.tiles.value)
    for template in templates:
        tiles = tuple(tiles_of(template.counts))
        for last in dict.fromkeys(reversed(tiles)):
            hand = Hand(
                concealed=(*_without(tiles, last), last),
                last=last,
                source=Source.DISCARD,
                seat_wind=SOUTH - EAST if template.wind == ANY_WIND else template.wind,
                round_wind=0,
                won=True,
            )
            valued = _valued_as(compiled, hand)
            if valued is not None:
                yield valued
