"""Advantages of one move over another: each is looked up in the position, and given only where it is true."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from eastwind.coach.kept import KeptHand, kept_after
from eastwind.coach.weighing import Weighed
from eastwind.explain import Position, advise
from eastwind.table import actions as act
from eastwind.table.actions import WORDS

#: Kind of reason. `win`: it wins, the other does not; `nearer`: it leaves the hand nearer to a win; `tiles`: more tiles help it;
#: `waits`: both wait, and more tiles win it; `safe`: the other gives a tile that is dangerous by the rules' own list; `doubles`:
#: it keeps honours that double as sets; `suit`: fewer tiles lie outside one suit; `limit`: a limit hand is nearer; `pair`: the
#: other breaks a pair; `chance`: it wins more often; `worth`: it wins more at a time; `fed`: less is paid for own discards.
ReasonKind = Literal[
    "win", "nearer", "tiles", "waits", "safe", "doubles", "suit", "limit", "pair", "chance", "worth", "fed"
]

#: Number of reasons given; more are a list and no advice.
_TOLD: Final = 4
#: Largest distance at which one suit, or a limit hand, is considered: tiles outside it, and tiles missing.
_SUIT_REACH: Final = 3
_LIMIT_REACH: Final = 4


@dataclass(frozen=True, slots=True)
class MoveReason:
    """Reason, with the number of the better move and that of the other: tiles missing, tiles, doublings, per cent, points."""

    kind: ReasonKind
    best: int = 0
    other: int = 0


def reasons_of(position: Position, offered: Sequence[int], best: Weighed, other: Weighed) -> tuple[MoveReason, ...]:
    """Return the advantages of `best` over `other`, the plainest first.

    The hand after a move is counted as the help counts it; chances and worths are those of the deals in which both were tried,
    and are given only where their intervals lie apart.
    """
    ranked = {action.word: action for action in advise(position, offered).actions}
    one, two = ranked[WORDS[best.action]], ranked[WORDS[other.action]]
    found: list[MoveReason] = []
    if one.reason == "win" and two.reason != "win":
        return (MoveReason("win"),)
    if one.distance < two.distance:
        found.append(MoveReason("nearer", one.distance + 1, two.distance + 1))
    if one.distance == two.distance and one.left > two.left:
        found.append(MoveReason("waits" if one.distance == 0 else "tiles", one.left, two.left))
    if two.dangerous and not one.dangerous:
        found.append(MoveReason("safe"))
    thrown = [act.discard_of(move.action) for move in (best, other)]
    if min(thrown) >= 0:
        keeps, lacks = (kept_after(position, kind) for kind in thrown)
        found += keeping(keeps, lacks)
    if best.won.low > other.won.high:
        found.append(MoveReason("chance", round(100 * best.won.value), round(100 * other.won.value)))
    if best.worth.low > other.worth.high:
        found.append(MoveReason("worth", round(best.worth.value), round(other.worth.value)))
    if best.fed.high < other.fed.low:
        found.append(MoveReason("fed", round(100 * best.fed.value), round(100 * other.fed.value)))
    return tuple(found[:_TOLD])


def keeping(best: KeptHand, other: KeptHand) -> list[MoveReason]:
    """Return the reasons in favour of a discard that keeps something another gives up."""
    found: list[MoveReason] = []
    if best.to_limit < other.to_limit and best.to_limit <= _LIMIT_REACH:
        found.append(MoveReason("limit", best.to_limit, other.to_limit))
    if best.doublings > other.doublings:
        found.append(MoveReason("doubles", best.doublings, other.doublings))
    if 0 <= best.outside < other.outside and best.outside <= _SUIT_REACH:
        found.append(MoveReason("suit", best.outside, other.outside))
    if best.pairs > other.pairs and best.doublings == other.doublings:
        found.append(MoveReason("pair", best.pairs, other.pairs))
    return found
