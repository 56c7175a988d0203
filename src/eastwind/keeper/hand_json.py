"""Hands and bills as JSON: the one form in which programs ask what a hand is worth, on the command line and over HTTP.

The form is described in `docs/command-line.md`. What has the wrong form raises `KeeperError`, a hand that cannot exist its
child `HandFault`; both are told to people by `told(language)`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from eastwind.keeper import forms
from eastwind.keeper.faults import HandFault, KeeperError
from eastwind.keeper.forms import WINDS
from eastwind.keeper.hand_check import check_hand, meld_from, surplus_of
from eastwind.keeper.rules_in_use import RulesInUse, rules_in_use
from eastwind.keeper.win_terms import Lacking, lacking
from eastwind.scoring.bill import Bill, BillLine, Hand, HandError, MeldSpec, bill_of
from eastwind.scoring.layout import Happening, Meld, Source
from eastwind.tiles.notation import format_tile, format_tiles

__all__ = [
    "EVENTS",
    "MELDS",
    "SOURCES",
    "WINDS",
    "HandFault",
    "KeeperError",
    "Question",
    "answer",
    "bill_to_json",
    "hand_from_json",
    "hand_to_json",
    "question_from_json",
    "rule_of",
    "value",
]

MELDS: Final = {meld.name.lower(): meld for meld in Meld if meld is not Meld.NONE}
SOURCES: Final = {source.name.lower(): source for source in Source if source is not Source.NONE}
EVENTS: Final = {event.name.lower(): event for event in Happening if event.name is not None}

#: Keys of a question; those of a hand alone are the same without `rules` and `options`.
_HAND_KEYS: Final = frozenset({"melds", "hand", "last", "source", "flowers", "seat", "round", "won", "events", "dead"})
_KEYS: Final = _HAND_KEYS | {"rules", "options"}


@dataclass(frozen=True, slots=True)
class Question:
    """A hand and the preset with options under which it is to be valued."""

    rules: str
    options: Mapping[str, Any]
    hand: Hand


def answer(obj: object) -> dict[str, Any]:
    """The answer to a question in JSON: its bill, and where the hand is said to have won and may not, why.

    :raises KeeperError: for a question that has not the form; :raises HandFault: for a hand that cannot exist.
    """
    question = question_from_json(obj)
    use = rules_in_use(question.rules, question.options, question.hand.flowers)
    bill = value(use, question.hand)
    found = bill_to_json(bill, use)
    if question.hand.won and not bill.won:
        found["bars"] = [_bar(use, lack) for lack in lacking(use, question.hand)]
    return found


def value(use: RulesInUse, hand: Hand) -> Bill:
    """The bill of a hand that passed the checks.

    :raises KeeperError: where the scorer refuses what the checks let through.
    """
    try:
        return bill_of(use.compiled, hand)
    except HandError as error:
        raise KeeperError(str(error)) from error


def bill_to_json(bill: Bill, use: RulesInUse) -> dict[str, Any]:
    """A bill in JSON, with the place in the rules from which each line's worth comes."""
    return {
        "won": bill.won,
        "points": bill.points,
        "doubles": bill.doubles,
        "limits": [rule_of(line) for line in bill.lines if line.limit],
        "total": bill.total,
        "lines": [
            {
                "rule": rule_of(line),
                "tiles": format_tiles(line.tiles),
                "points": line.points,
                "doubles": line.doubles,
                "source": use.source_of(rule_of(line)),
            }
            for line in bill.lines
        ],
    }


def _bar(use: RulesInUse, lack: Lacking) -> dict[str, Any]:
    return {
        "kind": lack.kind,
        "needs": lack.needs,
        "has": lack.has,
        "form": lack.form,
        "source": use.rules.source_of(lack.key),
    }


def rule_of(line: BillLine) -> str:
    """The name of what a line counts, as it stands in the rule set's file."""
    return line.pattern.key


def question_from_json(obj: object) -> Question:
    """Reads a question; raises as `answer` does."""
    found = forms.table(obj, "the question", _KEYS)
    rules, options = forms.rules_asked(found)
    return Question(rules, options, _hand(found))


def hand_from_json(obj: object) -> Hand:
    """Reads a hand alone, without the rules; raises as `answer` does."""
    return _hand(forms.table(obj, "the hand", _HAND_KEYS))


def hand_to_json(hand: Hand) -> dict[str, Any]:
    """The JSON that `hand_from_json` reads; an added kong is told from other exposed ones."""
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


def _hand(found: Mapping[str, Any]) -> Hand:
    won = forms.truth(forms.field(found, "won"), "won")
    dead = forms.truth(found.get("dead", False), "dead")
    last, source = found.get("last"), found.get("source")
    hand = Hand(
        concealed=tuple(forms.tiles(forms.field(found, "hand"), "hand")),
        melds=tuple(_meld(row, index) for index, row in enumerate(forms.items_at(found, "melds"))),
        last=None if last is None else forms.tile(last, "last"),
        source=Source.NONE if source is None else forms.named(source, "source", SOURCES),
        seat_wind=forms.wind(forms.field(found, "seat"), "seat"),
        round_wind=forms.wind(forms.field(found, "round"), "round"),
        flowers=tuple(forms.tiles(forms.items_at(found, "flowers"), "flowers")),
        won=won,
        events=_events(forms.items_at(found, "events")),
    )
    check_hand(hand, dead=dead)
    if not won:
        # nothing was won with them
        hand = replace(hand, last=None, source=Source.NONE)
    return replace(hand, surplus=surplus_of(hand)) if dead else hand


def _meld(row: object, index: int) -> MeldSpec:
    place = f"melds[{index}]"
    found = forms.table(row, place, frozenset({"kind", "tiles"}))
    meld = forms.named(forms.field(found, "kind", place), f"{place}.kind", MELDS)
    return meld_from(meld, forms.tiles(forms.field(found, "tiles", place), f"{place}.tiles"))


def _events(names: Sequence[object]) -> Happening:
    events = Happening(0)
    for index, name in enumerate(names):
        events |= forms.named(name, f"events[{index}]", EVENTS)
    return events
