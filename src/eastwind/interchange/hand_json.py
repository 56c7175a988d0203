"""Hands and bills as JSON: the one form in which programs ask for the worth of a hand, on the command line and over HTTP.

The form is described in `docs/command-line.md`. Input of the wrong form raises `InterchangeError`, a hand that cannot exist
`HandFault`; `told(language)` words both for people.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Any, Final

from eastwind.explain import bill_told, obstacles_to_hand
from eastwind.interchange.questions import AnyHandJson, HandJson, HandQuestion, MeldJson, read
from eastwind.interchange.rules_in_use import PRESETS, KnownRules, check_under, rules_in_use
from eastwind.scoring.hand import Hand, MeldSpec, check_hand, meld_from, surplus_of
from eastwind.scoring.layout import Happening, Meld, Source
from eastwind.tiles.notation import format_tile, parse_tile
from eastwind.traditions.hand_score import hand_score_of
from eastwind.words import WINDS

MELDS: Final = {meld.name.lower(): meld for meld in Meld if meld is not Meld.NONE}
SOURCES: Final = {source.name.lower(): source for source in Source if source is not Source.NONE}
EVENTS: Final = {event.name.lower(): event for event in Happening if event.name is not None}


@dataclass(frozen=True, slots=True)
class Question:
    """A hand, and the rule set, as it was named, with options under which it is to be valued."""

    rules: object
    options: Mapping[str, Any]
    hand: Hand


def answer(obj: object, known: KnownRules = PRESETS) -> dict[str, Any]:
    """Answer a question in JSON: the bill of the hand and, if it is given as won but may not win, the obstacles.

    :param known: rule sets that the question may name.
    :raises InterchangeError: for a question of the wrong form; :raises HandFault: for a hand that cannot exist.
    """
    question = question_from_json(obj)
    use = rules_in_use(question.rules, question.options, question.hand.flowers, known=known)
    check_under(use.rules, question.hand)
    bill = hand_score_of(use.compiled, question.hand)
    found = bill_told(bill, use).model_dump(mode="json")
    if question.hand.won and not bill.won:
        found["obstacles"] = [obstacle.model_dump(mode="json") for obstacle in obstacles_to_hand(use, question.hand)]
    return found


def question_from_json(obj: object) -> Question:
    """Read a question; raises as `answer` does."""
    asked = read(HandQuestion, obj, "the question")
    return Question(asked.rules, asked.options, hand_of(asked, dead=asked.dead))


def hand_from_json(obj: object) -> Hand:
    """Read a hand alone, without the rules; raises as `answer` does."""
    asked = read(AnyHandJson, obj, "the hand")
    return hand_of(asked, dead=asked.dead)


def hand_of(asked: HandJson, *, dead: bool = False) -> Hand:
    """Return the hand of a question; `dead`: its number of tiles is wrong on purpose.

    :raises HandFault: for a hand that cannot exist.
    """
    hand = Hand(
        concealed=_kinds(asked.hand),
        melds=tuple(_meld(meld) for meld in asked.melds),
        last=None if asked.last is None else parse_tile(asked.last),
        source=Source.NONE if asked.source is None else SOURCES[asked.source],
        seat_wind=WINDS.index(asked.seat),
        round_wind=WINDS.index(asked.round),
        flowers=_kinds(asked.flowers),
        won=asked.won,
        events=reduce(or_, (EVENTS[name] for name in asked.events), Happening(0)),
    )
    check_hand(hand, dead=dead)
    if not hand.won:
        # nothing was won with them
        hand = replace(hand, last=None, source=Source.NONE)
    return replace(hand, surplus=surplus_of(hand)) if dead else hand


def hand_to_json(hand: Hand) -> dict[str, Any]:
    """Return the JSON that `hand_from_json` reads; an added kong differs from other exposed kongs."""
    found: dict[str, Any] = {
        "melds": [
            {"kind": meld.meld.name.lower(), "tiles": [format_tile(kind) for kind in meld.tiles]} for meld in hand.melds
        ],
        "hand": [format_tile(kind) for kind in hand.concealed],
        "last": None if hand.last is None else format_tile(hand.last),
        "source": None if hand.source is Source.NONE else hand.source.name.lower(),
        "flowers": [format_tile(kind) for kind in hand.flowers],
        "seat": WINDS[hand.seat_wind],
        "round": WINDS[hand.round_wind],
        "won": hand.won,
        "events": [name for name, event in EVENTS.items() if event & hand.events],
    }
    return {**found, "dead": True} if hand.surplus else found


def _kinds(codes: list[str]) -> tuple[int, ...]:
    return tuple(parse_tile(code) for code in codes)


def _meld(meld: MeldJson) -> MeldSpec:
    return meld_from(MELDS[meld.kind], _kinds(meld.tiles))
