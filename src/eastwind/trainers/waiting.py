"""Trainers of waits and of discards: hands that were complete and lack a tile or more."""

from dataclasses import replace
from typing import Final

from eastwind.explain import RulesInUse
from eastwind.interchange.discards import discards_of
from eastwind.interchange.nearness import nearness_of
from eastwind.interchange.waits import waits_of
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import Source
from eastwind.tiles.kinds import COPIES, HONOURS, PLAIN_KINDS, RANKS
from eastwind.tiles.notation import CODES
from eastwind.trainers.hands import Drawn, Taste, drawn_hand, told_hand
from eastwind.trainers.lots import PATIENCE, Lots
from eastwind.trainers.tasks import NoTaskError, Task, TilesAsked, TileTold

_WAITING: Final = {
    1: Taste(chows=70, kongs=0, laid=50, suits=(1, 3, 3), honours=30),
    2: Taste(chows=70, kongs=0, laid=20, suits=(2, 2, 0), honours=40),
    3: Taste(chows=65, kongs=0, laid=5, suits=(1, 0, 0), honours=0),
}
#: Number of kinds that complete the hand: (fewest, most).
_KINDS: Final = {1: (1, 2), 2: (2, 4), 3: (3, 9)}
_DISCARDING: Final = {
    1: Taste(chows=75, kongs=0, laid=40, suits=(1, 3, 3), honours=25),
    2: Taste(chows=75, kongs=0, laid=15, suits=(1, 3, 2), honours=40),
    3: Taste(chows=75, kongs=0, laid=0, suits=(1, 3, 3), honours=40),
}
#: Distance of the hand after the right discard: 0 one tile short.
_DISTANCE: Final = {1: 0, 2: 1, 3: 2}


def waits_task(use: RulesInUse, level: int, seed: int, lots: Lots) -> Task:
    """Make a task of thirteen tiles, and all kinds that complete them."""
    fewest, most = _KINDS[level]
    for _ in range(PATIENCE):
        drawn = drawn_hand(lots, _WAITING[level])
        if drawn is None or (level == 1 and drawn.laid == 0):
            continue
        rest = list(drawn.concealed)
        rest.remove(lots.pick(rest))
        hand = _hand(use, drawn, rest, lots)
        waits = waits_of(nearness_of(use, hand))
        offered = _around(rest, [CODES.index(wait.tile) for wait in waits])
        if not fewest <= len(waits) <= min(most, len(offered) - 1):
            continue
        told = tuple(
            TileTold(
                tile=wait.tile,
                left=wait.left,
                distance=None,
                helping=(),
                total=wait.by_wall if wait.by_discard is None else wait.by_discard,
            )
            for wait in waits
        )
        right = tuple(wait.tile for wait in waits)
        asked = TilesAsked(offered=offered, right=right, one=False, told=told)
        return Task(trainer="waits", level=level, seed=seed, hand=told_hand(replace(hand, won=False)), asked=asked)
    raise NoTaskError(f"{use.rules.id} has no hands that wait")


def discard_task(use: RulesInUse, level: int, seed: int, lots: Lots) -> Task:
    """Make a task of fourteen tiles, and the best discards: the rest is nearest to a win, with the most tiles that help."""
    for _ in range(PATIENCE):
        drawn = drawn_hand(lots, _DISCARDING[level])
        if drawn is None or (level == 1 and drawn.laid == 0):
            continue
        tiles = list(drawn.concealed)
        for _ in range(_DISTANCE[level] + 1):
            tiles.remove(lots.pick(tiles))
        while len(tiles) < len(drawn.concealed):
            kind = lots.below(PLAIN_KINDS) if level > 1 else lots.pick(tiles)
            if level > 1 and kind >= HONOURS and not lots.one_in(2):
                continue
            near = min(max(kind + lots.below(3) - 1, 0), PLAIN_KINDS - 1) if level == 1 else kind
            tiles.append(near)
        hand = _hand(use, drawn, sorted(tiles), lots)
        if any(hand.owned.count(kind) > COPIES for kind in tiles):
            continue
        found = discards_of(use, hand)
        best = [it for it in found if (it.distance, it.left) == (found[0].distance, found[0].left)]
        if found[0].distance != _DISTANCE[level] or found[0].left == 0 or 2 * len(best) > len(found):
            continue
        told = tuple(
            TileTold(
                tile=CODES[it.kind],
                left=it.left,
                distance=it.distance,
                helping=tuple(wait.tile for wait in (it.waits or it.useful)),
                total=None,
            )
            for it in found
        )
        asked = TilesAsked(
            offered=tuple(CODES[kind] for kind in sorted(set(tiles))),
            right=tuple(CODES[it.kind] for it in best),
            one=True,
            told=told,
        )
        shown = told_hand(replace(hand, won=False))
        return Task(trainer="discard", level=level, seed=seed, hand=shown, asked=asked)
    raise NoTaskError(f"{use.rules.id} has no hands to discard from")


def _hand(use: RulesInUse, drawn: Drawn, tiles: list[int], lots: Lots) -> Hand:
    """Return the hand, given as won, so that its waits are valued."""
    return Hand(
        concealed=tuple(tiles),
        melds=drawn.melds,
        source=Source.NONE,
        seat_wind=lots.pick(use.seats),
        round_wind=0,
        won=True,
    )


def _around(tiles: list[int], right: list[int]) -> tuple[str, ...]:
    """Return the tiles to choose from: the whole suits of the hand, its honours, and the answer."""
    suits = {kind // RANKS for kind in tiles if kind < HONOURS}
    kinds = {kind for kind in range(HONOURS) if kind // RANKS in suits} | {kind for kind in tiles if kind >= HONOURS}
    return tuple(CODES[kind] for kind in sorted(kinds.union(right)))
