"""Conversion of entered hands to hands of the scorer: a winner's whole hand, or the tiles of a loser that score."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, get_args

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.vocabulary import HandEvent
from eastwind.interchange.hand_json import EVENTS, hand_of
from eastwind.interchange.questions import HandJson
from eastwind.interchange.rules_in_use import check_declared
from eastwind.rules import RuleSet
from eastwind.scoring.hand import SET_SIZE, WAITING_SIZE, Hand, HandFault, check_leader
from eastwind.scoring.layout import Happening, Source
from eastwind.sheet.book import EnteredHand, Rest
from eastwind.sheet.told import EventAsked, RestAsked
from eastwind.tiles.kinds import HONOURS, PLAIN_KINDS, RANKS
from eastwind.traditions.hand_score import hand_score_of
from eastwind.words import WINDS

RESTS: Final[tuple[Rest, ...]] = get_args(Rest)
_SUITS: Final = HONOURS // RANKS
#: Fault of a hand that was entered as earthly, won by the first discard, and also as won by the last discard.
_FIRST_AND_LAST: Final = "earthly-last"
#: Largest number of tiles that represent the rest: one of every suit.
_FILLERS: Final = 3
_ASKED: Final[tuple[HandEvent, ...]] = (
    "ready",
    "ready_at_once",
    "nothing_drawn",
    "kong_on_kong",
    "earthly",
    "heavenly",
)


def size_of(entered: EnteredHand) -> int:
    """Return the number of tiles of a hand, a kong counted as three."""
    return len(entered.hand) + SET_SIZE * len(entered.melds)


def won_hand(entered: EnteredHand, wind: int, round_wind: int, by: str) -> Hand:
    """Return a winner's hand; its last tile is the one entered last unless another is named, none if it was dealt complete.

    :raises HandFault: for a hand that cannot exist.
    """
    asked = _json(entered, wind, round_wind)
    if "heavenly" in entered.events:
        return hand_of(asked.model_copy(update={"won": True, "last": None, "source": None}))
    last = entered.last or (entered.hand[-1] if entered.hand else None)
    return hand_of(asked.model_copy(update={"won": True, "last": last, "source": by}))


def hand_as_told(
    entered: EnteredHand, wind: int, round_wind: int, by: str, rules: RuleSet
) -> tuple[Hand, HandFault | None]:
    """Return a winner's hand, and the fault of events that cannot have happened but count all the same, as in old books.

    :raises HandFault: for a hand that cannot exist, or with events that never counted.
    """
    try:
        hand = won_hand(entered, wind, round_wind, by)
    except HandFault as fault:
        if fault.reason != _FIRST_AND_LAST:
            raise
        return replace(won_hand(entered, wind, round_wind, "discard"), source=Source.LAST_DISCARD), fault
    try:
        check_declared(rules, hand)
    except HandFault as fault:
        return hand, fault
    return hand, None


def other_hand(entered: EnteredHand, wind: int, round_wind: int) -> Hand:
    """Return the hand of a player who has not won: all tiles, or some of them, with tiles that represent the rest.

    :raises HandFault: for a hand that cannot exist.
    """
    asked = _json(entered, wind, round_wind)
    size = size_of(entered)
    if size >= WAITING_SIZE:
        return hand_of(asked, dead=entered.dead and size > WAITING_SIZE)
    hand = hand_of(asked, dead=True)
    # a dead hand that is short stays so
    room = WAITING_SIZE - size - (1 if entered.dead else 0)
    filled = (*hand.concealed, *_fillers(hand, entered.rest, room))
    hand = replace(hand, concealed=filled, surplus=0)
    return replace(hand, surplus=hand.size - WAITING_SIZE)


def rests_asked(use: RulesInUse, entered: EnteredHand, wind: int, round_wind: int) -> tuple[RestAsked, ...]:
    """Return the kinds of the rest that would change the worth; none if all tiles are known, or no kind matters."""
    if entered.points is not None or not entered.has_tiles or size_of(entered) >= WAITING_SIZE:
        return ()
    hand = hand_of(_json(entered, wind, round_wind), dead=True)
    found: dict[Rest, int] = {}
    for rest in RESTS:
        if rest == "mixed" or _may_be(hand, rest):
            said = entered.model_copy(update={"rest": rest})
            found[rest] = hand_score_of(use.compiled, other_hand(said, wind, round_wind)).total
    plain = found.pop("mixed")
    asked = tuple(RestAsked(rest=rest, total=total) for rest, total in found.items() if total != plain)
    return (RestAsked(rest="mixed", total=plain), *asked) if asked else ()


def events_asked(
    use: RulesInUse,
    hand: Hand,
    total: int,
    with_events: Callable[[Sequence[HandEvent]], Hand],
    *,
    leads: bool,
    of_dealer: bool,
) -> tuple[EventAsked, ...]:
    """Return the events that the tiles do not show and that would change the worth of a winner's hand.

    :param with_events: function that returns the same hand with just these events; :param leads: the winner is the dealer;
    :param of_dealer: the last tile was the dealer's discard.
    """
    said = [name for name in _ASKED if EVENTS[name] & hand.events]
    found = []
    for name in _ASKED:
        if name not in said and not _is_worth_asking(hand, EVENTS[name]):
            continue
        try:
            other = with_events([one for one in _ASKED if (one in said) != (one == name)])
            check_leader(other, leads=leads, of_dealer=of_dealer)
            check_declared(use.rules, other)
        except HandFault:
            # it cannot have happened, or not together with what has been said
            continue
        worth = hand_score_of(use.compiled, other).total
        if worth != total:
            found.append(EventAsked(event=name, total=worth))
    return tuple(found)


def _is_worth_asking(hand: Hand, event: Happening) -> bool:
    """Return whether an event is possible as far as the hand shows, very rare cases left out."""
    if hand.events & Happening.HEAVENLY:
        # nothing came before it
        return False
    match event:
        case Happening.HEAVENLY:
            # the way in which the last tile came is not kept of it
            return hand.source is Source.WALL
        case Happening.EARTHLY | Happening.NOTHING_DRAWN:
            return not hand.melds
        case Happening.KONG_ON_KONG:
            return hand.source is Source.LOOSE
        case _:
            return True


def _may_be(hand: Hand, rest: Rest) -> bool:
    """Return whether the entered tiles themselves are of that kind."""
    owned = hand.owned
    suits = {kind // RANKS for kind in owned if kind < HONOURS}
    honours = any(kind >= HONOURS for kind in owned)
    match rest:
        case "suit":
            return len(suits) == 1 and not honours
        case "suit_with_honours":
            return len(suits) <= 1 and bool(owned)
        case "honours":
            return not suits and bool(owned)
        case "ends":
            return bool(owned) and all(_is_end(kind) for kind in owned)
        case "mixed":
            return True


def _is_end(kind: int) -> bool:
    return kind >= HONOURS or kind % RANKS in (0, RANKS - 1)


def _fillers(hand: Hand, rest: Rest, room: int) -> tuple[int, ...]:
    """Return a few single tiles that represent the rest: of the right kind, and worth nothing by themselves."""
    owned = set(hand.owned)
    near = {
        other
        for kind in owned
        if kind < HONOURS
        for other in range(kind - 2, kind + 3)
        if other // RANKS == kind // RANKS
    }
    suits = sorted({kind // RANKS for kind in owned if kind < HONOURS})
    found: list[int] = []
    for wanted in _wanted(rest, suits):
        # one that makes no pair, and if there is any no chow either
        free = [kind for kind in wanted if kind not in owned and kind not in found]
        apart = [kind for kind in free if kind not in near]
        if free:
            found.append((apart or free)[0])
    return tuple(found[: max(min(room, _FILLERS), 0)])


def _wanted(rest: Rest, suits: list[int]) -> Iterator[list[int]]:
    """Yield the kinds that each of these tiles may be, the preferred first."""
    own = suits[0] if suits else 0
    honours = list(range(HONOURS, PLAIN_KINDS))
    match rest:
        case "mixed":
            for suit in (*(suit for suit in range(_SUITS) if suit not in suits), *suits):
                yield [suit * RANKS + rank for rank in (4, 2, 6, 3, 5, 1, 7)]
        case "suit":
            yield [own * RANKS + rank for rank in (4, 2, 6, 3, 5, 1, 7, 0, 8)]
        case "suit_with_honours":
            yield honours
            yield [own * RANKS + rank for rank in (4, 2, 6, 3, 5, 1, 7, 0, 8)]
        case "honours":
            yield honours
        case "ends":
            yield [suit * RANKS + rank for suit in range(_SUITS) for rank in (0, RANKS - 1)]
            yield honours


def _json(entered: EnteredHand, wind: int, round_wind: int) -> HandJson:
    return HandJson.model_validate(
        {
            "melds": [meld.model_dump() for meld in entered.melds],
            "hand": entered.hand,
            "flowers": entered.flowers,
            "events": entered.events,
            "seat": WINDS[wind],
            "round": WINDS[round_wind],
            "won": False,
        }
    )


def codes_of(entered: EnteredHand) -> Iterator[str]:
    """Yield every tile of a hand, bonus tiles included."""
    yield from entered.hand
    for meld in entered.melds:
        yield from meld.tiles
    yield from entered.flowers
