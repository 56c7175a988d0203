"""State of the search: options taken or forbidden, clauses learned, and what follows from them.

A *literal* is `2·option` for "taken" and `2·option + 1` for "forbidden"; a clause is a row of literals, at least one must hold.
Each clause is watched through its first two literals (linked lists through `watch_next`), so that a new decision touches
only the clauses that it may have decided. That an option excludes its rivals is read from the puzzle, not from clauses.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from eastwind.arrays import Row, whole
from eastwind.jit import inline, inline_making_arrays
from eastwind.solo.solver.puzzle import Puzzle

#: Reason of an option that has none (a decision, or settled from the start); others are `rival_reason(o)`, or a clause's number.
NO_REASON: Final = -1

#: Places of `Mind.size`.
TRAIL: Final = 0
HEAD: Final = 1
LEVEL: Final = 2
CLAUSES: Final = 3
USED: Final = 4
SIZES: Final = 5

_GROWTH: Final = 1.0 / 0.95
_TOO_LARGE: Final = 1e100


class Mind(NamedTuple):
    """State of a search over v options.

    :ivar value: (v,) 1 taken, −1 forbidden, 0 open; `allowed`: (v,) 0 where forbidden
    :ivar level: (v,) the decision at which an option was settled; `reason`: (v,) the reason
    :ivar trail: (v,) literals in the order in which they came to hold; `level_start`: (v + 2,) the start of each decision's
    :ivar activity: (v,) share of an option in recent conflicts; `bump`: (1,) the amount that the next conflict adds
    :ivar arena: all clauses' literals; `start`, `length`, `spread`: (k,) of each clause; spread: number of decisions it joins
    :ivar watch_head: (2v,), `watch_next`: (2k,) the lists of watched places, −1 at the end
    :ivar conflict: (2v,) the literals, all false, of the clause that has just been broken
    :ivar seen: (v,) marks of the analysis, 0 between two
    :ivar size: (SIZES,) lengths and positions
    """

    value: npt.NDArray[np.int8]
    allowed: npt.NDArray[np.uint8]
    level: npt.NDArray[np.int32]
    reason: npt.NDArray[np.int32]
    trail: npt.NDArray[np.int32]
    level_start: npt.NDArray[np.int32]
    activity: npt.NDArray[np.float64]
    bump: npt.NDArray[np.float64]
    arena: npt.NDArray[np.int32]
    start: npt.NDArray[np.int32]
    length: npt.NDArray[np.int32]
    spread: npt.NDArray[np.int32]
    watch_head: npt.NDArray[np.int32]
    watch_next: npt.NDArray[np.int32]
    conflict: npt.NDArray[np.int32]
    seen: npt.NDArray[np.uint8]
    size: npt.NDArray[np.int64]


@inline_making_arrays
def new_mind(options: int, room: int, clauses: int) -> Mind:
    """Return an empty mind, with room for `room` literals in `clauses` clauses."""
    return Mind(
        np.zeros(options, np.int8),
        np.ones(options, np.uint8),
        np.zeros(options, np.int32),
        np.full(options, NO_REASON, np.int32),
        np.zeros(options, np.int32),
        np.zeros(options + 2, np.int32),
        np.zeros(options, np.float64),
        np.ones(1, np.float64),
        np.empty(room, np.int32),
        np.empty(clauses, np.int32),
        np.empty(clauses, np.int32),
        np.empty(clauses, np.int32),
        np.full(2 * options, -1, np.int32),
        np.empty(2 * clauses, np.int32),
        np.empty(2 * options, np.int32),
        np.zeros(options, np.uint8),
        np.zeros(SIZES, np.int64),
    )


@inline
def rival_reason(option: int) -> int:
    """Return the reason "because `option` is taken"."""
    return -2 - option


@inline
def truth(mind: Mind, literal: int) -> int:
    """Return 1 if a literal holds, −1 if it does not, 0 if that is open."""
    return -mind.value[literal >> 1] if literal & 1 else whole(mind.value[literal >> 1])


@inline
def settle(mind: Mind, literal: int, reason: int) -> None:
    """Make an open literal hold."""
    option = literal >> 1
    mind.value[option] = -1 if literal & 1 else 1
    mind.allowed[option] = 0 if literal & 1 else 1
    mind.level[option] = mind.size[LEVEL]
    mind.reason[option] = reason
    mind.trail[mind.size[TRAIL]] = literal
    mind.size[TRAIL] += 1


@inline
def decide(mind: Mind, literal: int) -> None:
    """Open a new level with an open literal."""
    mind.size[LEVEL] += 1
    mind.level_start[mind.size[LEVEL]] = mind.size[TRAIL]
    settle(mind, literal, NO_REASON)


@inline
def go_back(mind: Mind, level: int) -> None:
    """Forget all that was settled above `level`."""
    if mind.size[LEVEL] <= level:
        return
    keep = mind.level_start[level + 1]
    for at in range(keep, mind.size[TRAIL]):
        option = mind.trail[at] >> 1
        mind.value[option] = 0
        mind.allowed[option] = 1
    mind.size[TRAIL] = keep
    mind.size[HEAD] = keep
    mind.size[LEVEL] = level


@inline
def _watch(mind: Mind, literal: int, node: int) -> None:
    mind.watch_next[node] = mind.watch_head[literal]
    mind.watch_head[literal] = node


@inline
def add_clause(mind: Mind, literals: Row, length: int, spread: int) -> int:
    """Keep a clause of at least two literals; those at 0 and 1 are watched: open or true ones, or the last to become false."""
    clause = whole(mind.size[CLAUSES])
    start = whole(mind.size[USED])
    for at in range(length):
        mind.arena[start + at] = literals[at]
    mind.start[clause] = start
    mind.length[clause] = length
    mind.spread[clause] = spread
    mind.size[CLAUSES] += 1
    mind.size[USED] += length
    _watch(mind, literals[0], 2 * clause)
    _watch(mind, literals[1], 2 * clause + 1)
    return clause


@inline
def follow(puzzle: Puzzle, mind: Mind) -> int:
    """Settle all that follows; return the length of the broken clause in `conflict`, 0 if there is none."""
    while mind.size[HEAD] < mind.size[TRAIL]:
        literal = mind.trail[mind.size[HEAD]]
        mind.size[HEAD] += 1
        if literal & 1 == 0:
            option = literal >> 1
            for at in range(puzzle.rival_first[option], puzzle.rival_first[option + 1]):
                rival = puzzle.rival[at]
                if mind.value[rival] == 1:
                    mind.conflict[0] = 2 * option + 1
                    mind.conflict[1] = 2 * rival + 1
                    return 2
                if mind.value[rival] == 0:
                    settle(mind, 2 * rival + 1, rival_reason(option))
        broken = _visit_watchers(mind, literal ^ 1)
        if broken >= 0:
            for at in range(mind.length[broken]):
                mind.conflict[at] = mind.arena[mind.start[broken] + at]
            return whole(mind.length[broken])
    return 0


@inline
def _visit_watchers(mind: Mind, false: int) -> int:
    """Find new watchers and settle literals after `false` has become so; return a broken clause's number or −1."""
    before = -1
    node = mind.watch_head[false]
    while node >= 0:
        after = mind.watch_next[node]
        clause = node >> 1
        start = mind.start[clause]
        mine = start + (node & 1)
        other = mind.arena[start + 1 - (node & 1)]
        if truth(mind, other) != 1:
            moved = False
            for at in range(start + 2, start + mind.length[clause]):
                candidate = mind.arena[at]
                if truth(mind, candidate) != -1:
                    mind.arena[at] = false
                    mind.arena[mine] = candidate
                    if before < 0:
                        mind.watch_head[false] = after
                    else:
                        mind.watch_next[before] = after
                    _watch(mind, candidate, node)
                    moved = True
                    break
            if moved:
                node = after
                continue
            if truth(mind, other) == -1:
                return whole(clause)
            settle(mind, other, clause)
        before = node
        node = after
    return -1


@inline
def excite(mind: Mind, option: int) -> None:
    """Mark an option as part of a conflict, so that it is decided early."""
    mind.activity[option] += mind.bump[0]
    if mind.activity[option] > _TOO_LARGE:
        for one in range(mind.activity.shape[0]):
            mind.activity[one] /= _TOO_LARGE
        mind.bump[0] /= _TOO_LARGE


@inline
def calm_down(mind: Mind) -> None:
    """Give later conflicts more weight, after a conflict."""
    mind.bump[0] *= _GROWTH


@inline
def forget(mind: Mind, keep_spread: int) -> None:
    """Drop, at level 0, the older half of the clauses, except those that join few decisions."""
    clauses = whole(mind.size[CLAUSES])
    for literal in range(mind.watch_head.shape[0]):
        mind.watch_head[literal] = -1
    kept = 0
    used = 0
    for clause in range(clauses):
        start, length = mind.start[clause], mind.length[clause]
        if clause < clauses // 2 and mind.spread[clause] > keep_spread:
            continue
        for at in range(length):
            mind.arena[used + at] = mind.arena[start + at]
        mind.start[kept] = used
        mind.length[kept] = length
        mind.spread[kept] = mind.spread[clause]
        _watch(mind, mind.arena[used], 2 * kept)
        _watch(mind, mind.arena[used + 1], 2 * kept + 1)
        kept += 1
        used += length
    mind.size[CLAUSES] = kept
    mind.size[USED] = used
