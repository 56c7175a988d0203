"""Reasons why a complete hand may not win: by the table's own functions of refusal, and the rules asked one by one."""

from typing import Annotated, Final, Literal, cast

from pydantic import Field

from eastwind.explain.rules_in_use import RulesInUse
from eastwind.explain.supposing import Position, Win
from eastwind.explain.terms import is_complete, key_of, other_form, unmet
from eastwind.explain.vocabulary import ObstacleKind, TileCode, Value
from eastwind.scoring.hand import Hand
from eastwind.scoring.layout import HandRecord
from eastwind.table import Phase
from eastwind.table.supposed import Refusal, Supposed
from eastwind.tiles.notation import CODES, kinds_in

#: Way to complete the hand: with the tile just drawn, with the last discard or a kong's tile, or with any discard.
On = Literal["drawn", "discard", "any"]

#: Kinds of the refusals that are no terms of a complete hand, and their keys in the rule set's file.
_KEYS: Final[dict[Refusal, tuple[ObstacleKind, str]]] = {
    Refusal.CLAIMED: ("claimed", "play.win"),
    Refusal.FURITEN: ("furiten", "play.furiten"),
    Refusal.NO_ROBBING: ("robbing", "claims.rob_exposed_kong"),
}


class Obstacle(Value):
    """Reason that keeps a complete hand from winning; of a hand at the table it is for its owner alone."""

    kind: ObstacleKind
    on: Annotated[
        On | None,
        Field(
            description="with the tile just drawn, with the last discard or a kong's tile, or with any discard; "
            "null outside a game"
        ),
    ]
    tile: Annotated[TileCode | None, Field(description="the tile that completes the hand")]
    tiles: Annotated[tuple[TileCode, ...], Field(description="own discards that the hand waits for")]
    needs: Annotated[int | None, Field(description="the least, or of chows the most, that the rules ask for")]
    has: int | None
    form: Annotated[str, Field(description="the pattern that a form is called by; empty for all else")]
    source: Annotated[str, Field(description="where that is stated: document and section")]


def obstacles_to(win: Win, on: On) -> tuple[Obstacle, ...]:
    """Return why the table would not let a seat declare this win; empty where it would, and where the hand is not complete."""
    refusal = win.refusal
    if refusal in (Refusal.NONE, Refusal.NOT_WAITING):
        return ()
    use, tile = win.position.use, None if win.tile is None else CODES[win.tile]
    if refusal is Refusal.WORTH:
        return tuple(_of_terms(use, win.hand, on, tile))
    kind, key = _KEYS[refusal]
    thrown = win.position.thrown_waits if refusal is Refusal.FURITEN else 0
    return (_obstacle(use, kind, key, on=on, tile=tile, tiles=_codes(thrown)),)


def obstacles_of(position: Position) -> tuple[Obstacle, ...]:
    """Return why the hand of a seat may not win in the current position."""
    if position.is_over or position.has_bonus:
        return ()
    if position.is_whole:
        return _in_turn(position)
    if position.waits_for_nothing:
        return ()
    thrown, there = position.thrown_waits, position.win_there()
    if thrown:
        kind, key = _KEYS[Refusal.FURITEN]
        found = (_obstacle(position.use, kind, key, on="any", tile=None, tiles=_codes(thrown)),)
        # the table looks no further, but what else is missing is worth knowing
        return (*found, *(obstacles_to(there.without_furiten(), "discard") if there else ()))
    return obstacles_to(there, "discard") if there else ()


def _in_turn(position: Position) -> tuple[Obstacle, ...]:
    """Return the obstacles to declaring fourteen tiles, and those that kept the thirteen from taking the last discard."""
    if not position.has_turn or position.phase is not Phase.TURN or position.may_declare:
        return ()
    if position.seen.distance > 0:
        return ()  # nor did they wait before they were fourteen
    win = position.win_in_turn()
    found = obstacles_to(win, "drawn")
    if win.refusal is Refusal.CLAIMED or not position.has_drawn_from_wall:
        return found
    there = position.carried_on(Supposed.NOT_DRAWN).win_there()
    return (*found, *(obstacles_to(there, "discard") if there else ()))


def obstacles_to_hand(use: RulesInUse, hand: Hand) -> tuple[Obstacle, ...]:
    """Return why a hand outside the game, given as won, may not win; empty where it may, or is complete by no rules."""
    record = hand.record()
    if is_complete(use, record):
        return tuple(_of_terms(use, record, None, None))
    form = other_form(use, record)
    if form is None:
        return ()
    return (_obstacle(use, "form", f"shapes.{form[0]}", form=form[1]),)


def _of_terms(use: RulesInUse, hand: HandRecord, on: On | None, tile: TileCode | None) -> list[Obstacle]:
    return [
        _obstacle(
            use, cast(ObstacleKind, term.kind), key_of(term.kind), on=on, tile=tile, numbers=(term.needs, term.has)
        )
        for term in unmet(use, hand)
    ]


def _obstacle(
    use: RulesInUse,
    kind: ObstacleKind,
    key: str,
    *,
    on: On | None = None,
    tile: TileCode | None = None,
    tiles: tuple[TileCode, ...] = (),
    numbers: tuple[int | None, int | None] = (None, None),
    form: str = "",
) -> Obstacle:
    """Return an obstacle. `numbers`: what is needed and what there is, where known."""
    return Obstacle(
        kind=kind,
        on=on,
        tile=tile,
        tiles=tiles,
        needs=numbers[0],
        has=numbers[1],
        form=form,
        source=use.source_of(key),
    )


def _codes(mask: int) -> tuple[TileCode, ...]:
    return tuple(CODES[kind] for kind in kinds_in(mask))
