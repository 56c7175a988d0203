"""Answers of the engine for the games for one, in messages. Loaded with the first such question: brings compiled code along."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal, TypeVar

import numpy as np

from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal
from eastwind.server.wire.solo import (
    ConnectField,
    ConnectHint,
    ConnectLevel,
    ConnectPosition,
    ConnectShuffle,
    ConnectShuffleWish,
    SoloDeal,
    SoloDifficulty,
    SoloEntry,
    SoloFaces,
    SoloFacesRead,
    SoloFault,
    SoloGame,
    SoloHint,
    SoloLayout,
    SoloLayoutRead,
    SoloLayoutWish,
    SoloOwnDeal,
    SoloPosition,
    SoloRescue,
    SoloRescueWish,
    SoloSolution,
    SoloWayBack,
)
from eastwind.solo import advice
from eastwind.solo.clearing import CLEARED, IMPOSSIBLE, clearing_order
from eastwind.solo.connect import levels as connect
from eastwind.solo.connect.paths import EMPTY, path_between
from eastwind.solo.connect.solver import fitting_pair, solve_field
from eastwind.solo.deal import Deal, NotClearableError, deal
from eastwind.solo.difficulty import Difficulty, measure_difficulty
from eastwind.solo.faces import FaceSet, face_sets, read_faces
from eastwind.solo.faults import FileFaults
from eastwind.solo.game import Game, IllegalPairError, Tiles, tiles_of
from eastwind.solo.kmahjongg import write_kmahjongg
from eastwind.solo.layout import Layout, Place, layout_of, overlap_faults
from eastwind.solo.layout_files import read_any_layout
from eastwind.solo.layout_text import write_layout
from eastwind.solo.layouts import layouts
from eastwind.solo.solver.solve import LONG, SHORT, solve
from eastwind.tiles.chance import chance
from eastwind.tiles.notation import CODES

_OWN: Final = "own"
T = TypeVar("T")


def list_layouts() -> list[SoloLayout]:
    return [
        SoloLayout(
            id=one.id,
            name=one.name,
            tiles=len(one.places),
            columns=one.columns,
            rows=one.rows,
            layers=one.layers,
            places=list(one.places),
        )
        for one in layouts().values()
    ]


def known_layout(name: str) -> Layout:
    """Return a layout that comes with Eastwind.

    :raises Refusal: if there is none of that name.
    """
    found = layouts().get(name)
    if found is None:
        raise Refusal(ErrorCode.NOT_FOUND, f"a layout: {', '.join(layouts())}", name)
    return found


def own_layout(places: list[Place]) -> Layout:
    """Return a person's layout.

    :raises Refusal: if it is none.
    """
    return _unless_faulty(lambda: layout_of(_OWN, _OWN, places))


def _unless_faulty(make: Callable[[], T]) -> T:
    try:
        return make()
    except (FileFaults, NotClearableError) as error:
        raise Refusal(ErrorCode.MALFORMED, "a layout without faults that can be cleared", str(error)) from error


def known_deal(name: str, number: int, shuffled: bool, daily: str | None = None) -> SoloDeal:
    """Return a deal on a layout that comes with Eastwind.

    :raises Refusal: if there is none of that name.
    """
    return _deal(known_layout(name), number, shuffled, daily)


def own_deal(wish: SoloOwnDeal) -> SoloDeal:
    """Return a deal on a person's layout.

    :raises Refusal: if it is none, or cannot be cleared.
    """
    return _deal(own_layout(wish.places), wish.number, wish.shuffled)


def _deal(layout: Layout, number: int, shuffled: bool, daily: str | None = None) -> SoloDeal:
    """Return a deal with its difficulty.

    :raises Refusal: if the layout cannot be cleared.
    """
    made, difficulty = _unless_faulty(lambda: _measured_deal(layout, number, shuffled))
    return SoloDeal(
        layout=layout.id,
        number=number,
        daily=daily,
        shuffled=shuffled,
        places=list(layout.places),
        groups=list(made.groups),
        copies=list(made.copies),
        tiles=[CODES[kind] for kind in made.kinds],
        difficulty=SoloDifficulty(plays=difficulty.plays, cleared=difficulty.cleared, band=difficulty.band),
    )


@lru_cache(maxsize=256)
def _measured_deal(layout: Layout, number: int, shuffled: bool) -> tuple[Deal, Difficulty]:
    made = deal(layout, number, shuffled=shuffled)
    return made, measure_difficulty(made.tiles)


def _tiles(position: SoloPosition) -> Tiles:
    sizes = [len(position.places), len(position.groups), len(position.sides)]
    if len(set(sizes)) > 1:
        raise Refusal(ErrorCode.MALFORMED, "as many groups and sides as places", ", ".join(map(str, sizes)))
    faults = overlap_faults(position.places)
    if faults:
        raise Refusal(ErrorCode.MALFORMED, "places that do not overlap", str(faults[0]))
    return tiles_of(position.places, position.groups, position.sides)


def solution(position: SoloPosition) -> SoloSolution:
    found = solve(_tiles(position), LONG)
    return SoloSolution(answer=found.answer.value, moves=list(found.moves))


def hint(position: SoloPosition) -> SoloHint:
    found = advice.hint(Game(_tiles(position)), LONG)
    return SoloHint(answer=found.answer.value, pair=found.pair)


def way_back(wish: SoloGame) -> SoloWayBack:
    """:raises Refusal: for a move that cannot be made."""
    game = Game(_tiles(wish))
    for one, other in wish.moves:
        try:
            game = game.play(one, other)
        except IllegalPairError as error:
            raise Refusal(ErrorCode.MALFORMED, "moves that can be made", str(error)) from error
    # several positions are looked at: each gets a part of the time
    found = advice.way_back(game, SHORT)
    return SoloWayBack(answer=found.answer.value, keep=found.keep, certain=found.certain)


def rescue(wish: SoloRescueWish) -> SoloRescue:
    found = advice.rescue(_tiles(wish), wish.seed)
    return SoloRescue(answer=found.outcome.value, order=list(found.order))


def read_layout_file(text: str) -> SoloLayoutRead:
    """Return a layout from any format that is known, or its faults."""
    try:
        return _read(read_any_layout(text, _OWN, _OWN))
    except FileFaults as faults:
        return _faulty_layout(faults)


def check_layout(places: list[Place]) -> SoloLayoutRead:
    """Return whether places are a layout, and one that can be played, or their faults."""
    try:
        return _read(layout_of(_OWN, _OWN, places))
    except FileFaults as faults:
        return _faulty_layout(faults)


def _read(layout: Layout) -> SoloLayoutRead:
    blocking = tiles_of(layout.places, [0] * len(layout.places)).blocking
    outcome = clearing_order(blocking, chance(1), np.zeros(len(layout.places), np.int32))
    clearable: Literal["yes", "no", "not_known"] = "not_known"
    if outcome in (CLEARED, IMPOSSIBLE):
        clearable = "yes" if outcome == CLEARED else "no"
    return SoloLayoutRead(name=layout.name, places=list(layout.places), faults=[], clearable=clearable)


def _faulty_layout(faults: FileFaults) -> SoloLayoutRead:
    return SoloLayoutRead(name="", places=[], faults=_wire_faults(faults), clearable="no")


def _wire_faults(faults: FileFaults) -> list[SoloFault]:
    return [
        SoloFault(line=one.line, column=one.column, expected=one.expected, found=one.found) for one in faults.faults
    ]


def layout_file(wish: SoloLayoutWish) -> str:
    layout = replace(own_layout(wish.places), name=" ".join(wish.name.split()))
    return write_kmahjongg(layout) if wish.format == "kmahjongg" else write_layout(layout)


def list_faces() -> list[SoloFaces]:
    return [_wire_faces(one) for one in face_sets().values()]


def _wire_faces(faces: FaceSet) -> SoloFaces:
    entries = [SoloEntry(sign=one.sign, sound=one.sound) for one in faces.entries]
    return SoloFaces(id=faces.id, name=faces.name, language=faces.language, sided=faces.sided, entries=entries)


def read_faces_file(text: str) -> SoloFacesRead:
    try:
        return SoloFacesRead(faces=_wire_faces(read_faces(text, _OWN)), faults=[])
    except FileFaults as faults:
        return SoloFacesRead(faces=None, faults=_wire_faults(faults))


def list_levels() -> list[ConnectLevel]:
    return [
        ConnectLevel(level=one.number, columns=one.columns, rows=one.rows, groups=one.groups, seconds=one.seconds)
        for one in connect.LEVELS
    ]


def connect_field(number: int, seed: int, gravity: str, families: bool) -> ConnectField:
    """:raises Refusal: if there is no such level."""
    if not 1 <= number <= len(connect.LEVELS):
        raise Refusal(ErrorCode.NOT_FOUND, f"a level, 1 to {len(connect.LEVELS)}", str(number))
    made = connect.field(number, seed, connect.Gravity(gravity), families=families)
    return ConnectField(
        level=number,
        seed=seed,
        columns=made.level.columns,
        rows=made.level.rows,
        seconds=made.level.seconds,
        hints=connect.HINTS,
        gravity=made.gravity.value,
        families=families,
        groups=list(made.groups),
        tiles=[CODES[kind] if kind != EMPTY else "" for kind in made.kinds],
        solution=list(made.solution),
    )


def _grid(position: ConnectPosition) -> connect.GridArray:
    cells = position.columns * position.rows
    if len(position.groups) != cells:
        raise Refusal(ErrorCode.MALFORMED, f"{cells} cells", str(len(position.groups)))
    return np.array(position.groups, np.int16).reshape(position.rows, position.columns)


def connect_hint(position: ConnectPosition) -> ConnectHint:
    grid = _grid(position)
    found = solve_field(grid, falls=position.gravity == "down")
    pair = found.moves[0] if found.moves else fitting_pair(grid)
    path = path_between(grid, *pair) if pair else []
    return ConnectHint(answer=found.answer.value, pair=pair, path=path)


def connect_shuffle(wish: ConnectShuffleWish) -> ConnectShuffle:
    found = connect.reshuffle(_grid(wish), connect.Gravity(wish.gravity), wish.seed)
    if found is None:
        return ConnectShuffle(answer="cannot_be_cleared", order=[])
    return ConnectShuffle(answer="shuffled", order=list(found.order))
