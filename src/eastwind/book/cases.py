"""Settlements computed by the engine: the hands are stated here, their worth and the payments are not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from eastwind.book.blocks import Block, Case, CasePayment, CasePlayer, DrawnHand, Words
from eastwind.book.hands import drawn, seat_name
from eastwind.explain.rules_in_use import RulesInUse
from eastwind.interchange.examples import HANDS
from eastwind.interchange.settlement_json import payments
from eastwind.rules import RuleSet
from eastwind.rules.compiled import DrawPayment, Tie
from eastwind.scoring.hand import Hand, MeldSpec
from eastwind.scoring.layout import Happening, Meld, Source
from eastwind.texts import with_capital
from eastwind.tiles.kinds import COPIES
from eastwind.tiles.notation import parse_tile, parse_tiles
from eastwind.traditions.hand_score import HandScore, hand_score_of
from eastwind.words import text


def _hand(tiles: str, *melds: tuple[Meld, str], won: bool = True, source: Source = Source.DISCARD) -> Hand:
    """Return a hand whose last tile, if it won, is written last."""
    concealed = tuple(parse_tiles(tiles))
    return Hand(
        concealed=concealed,
        melds=tuple(MeldSpec(meld, parse_tile(lowest)) for meld, lowest in melds),
        last=concealed[-1] if won else None,
        source=source if won else Source.NONE,
        won=won,
    )


#: Hands of winners, the plainest first: the first that wins under the set is taken. The two stated here have one chow each.
_WINNERS: Final = (
    _hand("555m 88p 34s 5s", (Meld.PUNG, "6z"), (Meld.PUNG, "9s")),
    _hand("555m 666z 999s 88p 34s 5s"),
    *(hand for hand in HANDS if hand.won and not hand.flowers and hand.last is not None),
)
#: Hand of a second winner on the same discard.
_SECOND: Final = _hand("777m 11m 34s 5s", (Meld.PUNG, "7z"), (Meld.PUNG, "2p"))
_LOSERS: Final = (
    _hand("222s 77p 46m 9m 3p 1s", (Meld.PUNG, "1z"), won=False),
    _hand("123m 456p 789p 33z 2m 9p", won=False),
    _hand("55z 4z 67m 11s", (Meld.CHOW, "1p"), (Meld.PUNG, "8s"), won=False),
)
#: Hands that show two sets of dragons and win with the third.
_DRAGONS: Final = (
    _hand("345m 88p 77z 7z", (Meld.PUNG, "5z"), (Meld.PUNG, "6z")),
    _hand("345m 66s 77z 7z", (Meld.PUNG, "5z"), (Meld.PUNG, "6z")),
)
_FOR_DRAGONS: Final = (
    _hand("222s 77p 46m 9m 3p 1s", (Meld.PUNG, "1z"), won=False),
    _hand("123m 456p 789p 33z 2m 9p", won=False),
    _hand("44z 2z 67m 11s", (Meld.CHOW, "1p"), (Meld.PUNG, "8s"), won=False),
)


@dataclass(frozen=True, slots=True)
class _Seated:
    """Hand at its seat with its bill."""

    seat: int
    hand: Hand
    bill: HandScore


@dataclass(frozen=True, slots=True)
class Shown:
    """Seat of a worked case: the worth of its hand, and the hand itself if it has tiles to show."""

    worth: int
    won: bool
    hand: DrawnHand | None = None


def cases(rules: RuleSet, language: str) -> Iterator[Block]:
    """Yield a case for every kind of settlement of a set.

    These are a win by a discard, East's win by a drawn tile, the penalty, several winners, payments after a drawn hand.
    """
    use = RulesInUse.of(rules)
    east, *others = use.seats
    winner = others[0]
    discarder = others[-1] if len(others) > 1 else east
    found: list[Block] = []
    won = _deal(use, {winner: _WINNERS}, _LOSERS)
    if won is not None:
        found.append(_won(use, "discard", won, [winner], discarder, language))
    drew = _deal(use, {east: tuple(map(_from_the_wall, _WINNERS))}, _LOSERS)
    if drew is not None:
        found.append(_won(use, "wall", drew, [east], None, language))
    if rules.file.settlement.penalty.value:
        fed = _deal(use, {winner: _DRAGONS}, _FOR_DRAGONS)
        if fed is not None:
            found.append(_won(use, "penalty", fed, [winner], discarder, language, penalty=True))
    if use.compiled.tie == Tie.ALL and len(others) > 1:
        second = east if len(others) == 2 else others[1]
        both = _deal(use, {winner: _WINNERS[:1], second: (_SECOND,)}, _LOSERS[1:])
        if both is not None:
            found.append(_won(use, "several", both, [winner, second], discarder, language))
    if use.compiled.draw_payment != DrawPayment.NONE and not use.compiled.own_score:
        found.append(_nobody(use, winner, language))
    yield from found or [Words(text=text(language, "book-case-none"))]


def _from_the_wall(hand: Hand) -> Hand:
    return replace(hand, source=Source.WALL) if hand.source is Source.DISCARD else hand


def _deal(use: RulesInUse, winners: dict[int, tuple[Hand, ...]], losers: Sequence[Hand]) -> list[_Seated] | None:
    """Return hands for all seats: winners that win, losers without the tiles they need; None if there are no such hands."""
    found: list[_Seated] = []
    rest = iter(losers)
    for seat in use.seats:
        if seat not in winners:
            found.append(_seated(use, seat, next(rest)))
            continue
        chosen = next((one for one in _winning(use, seat, winners[seat]) if _fits([*losers, one.hand])), None)
        if chosen is None:
            return None
        found.append(chosen)
    return found


def _winning(use: RulesInUse, seat: int, hands: Sequence[Hand]) -> Iterator[_Seated]:
    for hand in hands:
        for events in (hand.events, hand.events | Happening.READY):
            # by some rules only a declared hand wins
            one = _seated(use, seat, replace(hand, events=events))
            if one.bill.won:
                yield one
                break


def _seated(use: RulesInUse, seat: int, hand: Hand) -> _Seated:
    hand = replace(hand, seat_wind=seat)
    return _Seated(seat, hand, hand_score_of(use.compiled, hand))


def _fits(hands: Sequence[Hand]) -> bool:
    kinds = [
        kind for hand in hands for kind in (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))
    ]
    return all(kinds.count(kind) <= COPIES for kind in set(kinds))


def _won(
    use: RulesInUse, which: str, dealt: list[_Seated], winners: list[int], discarder: int | None, language: str,
    *, penalty: bool = False,
) -> Case:  # fmt: skip
    places = {seat: place for place, seat in enumerate(use.seats)}
    worths = [one.bill.total for one in dealt]
    giver = None if discarder is None else places[discarder]
    paid = payments(use, worths, [places[seat] for seat in winners], giver, penalty=penalty)
    names = [seat_name(use.rules, seat, language) for seat in winners]
    given = "" if discarder is None else seat_name(use.rules, discarder, language)
    said = {
        "discard": {"winner": names[0], "discarder": given},
        "wall": {"winner": names[0]},
        "penalty": {"winner": names[0], "discarder": given},
        "several": {"winners": ", ".join(names), "discarder": given},
    }[which]
    return case_of(
        use, f"case/{which}", text(language, f"book-case-{which}", **said), _shown(use, dealt, language), paid, language
    )


def _nobody(use: RulesInUse, ready: int, language: str) -> Case:
    paid = payments(use, [0] * len(use.seats), [], None, penalty=False, waiting=[use.seats.index(ready)])
    if use.compiled.draw_payment == DrawPayment.READY:
        said = text(language, "book-case-drawn-ready", ready=seat_name(use.rules, ready, language))
    else:
        said = text(language, "book-case-drawn-east")
    return case_of(use, "case/drawn", said, [Shown(0, won=False)] * len(paid), paid, language)


def _shown(use: RulesInUse, dealt: list[_Seated], language: str) -> list[Shown]:
    return [
        Shown(one.bill.total, won=one.hand.won, hand=drawn(use.rules, one.hand, one.bill, language)) for one in dealt
    ]


def case_of(
    use: RulesInUse, anchor: str, said: str, shown: Sequence[Shown], paid: Sequence[Sequence[int]], language: str
) -> Case:
    """Return a settlement as a block of the book; `shown` and `paid` (payer, payee) are in the order of the seats."""
    names = [seat_name(use.rules, seat, language) for seat in use.seats]
    own_score = bool(use.compiled.own_score)
    players = []
    for place, (name, one) in enumerate(zip(names, shown, strict=True)):
        net = sum(row[place] for row in paid) - sum(paid[place])
        players.append(
            CasePlayer(name=name, won=one.won, hand=one.hand, worth=one.worth, net=one.worth if own_score else net)
        )
    flows = [
        CasePayment(payer=names[payer], payee=names[payee], amount=amount)
        for payer, row in enumerate(paid)
        for payee, amount in enumerate(row)
        if amount
    ]
    # a seat's number begins the sentence with a small letter
    return Case(anchor=anchor, text=with_capital(said), players=players, payments=flows)
