"""Exact search: the options to take so that the board is cleared, or the proof that there are none.

It decides option after option, follows what is settled by it, and plays the relaxed game. When that halts, the knot names
options from which one must be taken: a clause that holds for the whole position, shortened as far as it goes, from which the
search concludes where it went wrong (conflict-driven learning, first unique implication point). It jumps back there and never
makes that mistake again. All options settled and the relaxed game clears the board: then the real game does, too.
"""

from typing import Final

import numba
import numpy as np

from eastwind.arrays import Row, whole
from eastwind.jit import inline, jit_with
from eastwind.solo.solver.clauses import (
    CLAUSES,
    NO_REASON,
    TRAIL,
    USED,
    Mind,
    add_clause,
    calm_down,
    decide,
    excite,
    follow,
    forget,
    go_back,
    new_mind,
    settle,
)
from eastwind.solo.solver.puzzle import PUZZLE_T, Puzzle
from eastwind.solo.solver.relaxed import Relaxed, allow, copy_relaxed, loosens, new_relaxed, run

LOST: Final = 0
WON: Final = 1
UNKNOWN: Final = 2

#: Room for learned clauses; when it is full, the older half of the wide ones goes.
_ROOM: Final = 1 << 21
_MOST_CLAUSES: Final = 1 << 15
#: Largest number of decisions that a clause kept for good joins.
_KEEP_SPREAD: Final = 3
#: Number of conflicts until the first restart; the following ones by Luby's sequence.
_FIRST_RUN: Final = 32


@inline
def luby(index: int) -> int:
    """Return an element of Luby's sequence 1 1 2 1 1 2 4 …; index from 1."""
    while True:
        size = 1
        while size - 1 < index:
            size *= 2
        if size - 1 == index:
            return size // 2
        index -= size // 2 - 1


@inline
def _knot_sentence(puzzle: Puzzle, mind: Mind, game: Relaxed, trial: Relaxed, allowed: Row, needed: Row) -> int:
    """Write into `conflict` the clause of the halted `game`, shortened; return its length. Work done is in `needed[-1]`.

    An option is dropped from it when the board stays knotted with that option allowed. The latest decisions are dropped
    first, so that what remains shows the earliest mistake.
    """
    options = mind.value.shape[0]
    for option in range(options):
        allowed[option] = mind.allowed[option]
        needed[option] = 0
    while True:
        latest = -1
        best = -1
        for option in range(options):
            level = mind.level[option]
            if not allowed[option] and not needed[option] and level > max(0, best) and loosens(puzzle, game, option):
                latest = option
                best = level
        if latest < 0:
            break
        copy_relaxed(game, trial)
        for at in range(whole(game.ends[1])):
            trial.queue[at] = game.queue[at]
        needed[options] += 1
        if allow(puzzle, allowed, trial, latest):
            allowed[latest] = 0
            needed[latest] = 1
        else:
            copy_relaxed(trial, game)
            for at in range(whole(game.ends[1])):
                game.queue[at] = trial.queue[at]
    length = 0
    for option in range(options):
        if needed[option]:
            mind.conflict[length] = 2 * option
            length += 1
    return length


@inline
def _reason_is_seen(mind: Mind, option: int) -> bool:
    """Return whether all that an option followed from is in the clause already, so that it is redundant there."""
    reason = mind.reason[option]
    if reason == NO_REASON:
        return False
    if reason < 0:
        rival = -2 - reason
        return bool(mind.seen[rival]) or mind.level[rival] == 0
    start = mind.start[reason]
    for at in range(start, start + mind.length[reason]):
        other = mind.arena[at] >> 1
        if other != option and not mind.seen[other] and mind.level[other] > 0:
            return False
    return True


@inline
def _learn(puzzle: Puzzle, mind: Mind, length: int, sentence: Row, levels: Row) -> bool:
    """Learn from the broken clause in `conflict`, go back, and settle what follows. False: there is no way at all."""
    top = 0
    for at in range(length):
        top = max(top, mind.level[mind.conflict[at] >> 1])
    if top == 0:
        return False
    go_back(mind, top)
    size = 1
    open_here = 0
    marked = 0
    at = whole(mind.size[TRAIL])
    cursor = -1  # the conflict itself first, then reasons
    option = -1
    while True:
        count = length
        start = 0
        reason = NO_REASON
        if cursor >= 0:
            reason = whole(mind.reason[option])
            if reason >= 0:
                start = whole(mind.start[reason])
                count = whole(mind.length[reason])
            else:
                count = 1
        for index in range(count):
            if cursor < 0:
                literal = mind.conflict[index]
            elif reason >= 0:
                literal = mind.arena[start + index]
            else:
                literal = 2 * (-2 - reason) + 1
            other = literal >> 1
            if other == option or mind.seen[other] or mind.level[other] == 0:
                continue
            mind.seen[other] = 1
            mind.conflict[mind.conflict.shape[0] - 1 - marked] = other
            marked += 1
            excite(mind, other)
            if mind.level[other] == top:
                open_here += 1
            else:
                sentence[size] = literal
                size += 1
        while True:
            at -= 1
            option = mind.trail[at] >> 1
            if mind.seen[option] and mind.level[option] == top:
                break
        open_here -= 1
        if open_here == 0:
            break
        cursor = at
    sentence[0] = mind.trail[at] ^ 1
    kept = 1
    for index in range(1, size):
        if not _reason_is_seen(mind, sentence[index] >> 1):
            sentence[kept] = sentence[index]
            kept += 1
    for index in range(marked):
        mind.seen[mind.conflict[mind.conflict.shape[0] - 1 - index]] = 0
    calm_down(mind)
    _keep_sentence(mind, sentence, kept, levels)
    return True


@inline
def _keep_sentence(mind: Mind, sentence: Row, length: int, levels: Row) -> None:
    """Go back as far as a learned clause settles its first literal, keep the clause and settle it."""
    back = 0
    for index in range(1, length):
        level = mind.level[sentence[index] >> 1]
        if level > back:
            back = level
            held = sentence[1]
            sentence[1] = sentence[index]
            sentence[index] = held
    spread = 0
    for index in range(length):
        level = mind.level[sentence[index] >> 1]
        if not levels[level]:
            levels[level] = 1
            spread += 1
    for index in range(length):
        levels[mind.level[sentence[index] >> 1]] = 0
    go_back(mind, back)
    if length == 1:
        settle(mind, sentence[0], NO_REASON)
    else:
        settle(mind, sentence[0], add_clause(mind, sentence, length, spread))


@inline
def _most_active(mind: Mind) -> int:
    """Return the open option with the largest share in recent conflicts, −1 if all are settled."""
    best = -1
    for option in range(mind.value.shape[0]):
        if mind.value[option] == 0 and (best < 0 or mind.activity[option] > mind.activity[best]):
            best = option
    return best


@inline
def _expect(puzzle: Puzzle, mind: Mind, game: Relaxed, when: Row) -> None:
    """Put first, before the first conflict, the options whose tiles come free at about the same time."""
    tiles = game.held.shape[0]
    for at in range(tiles):
        when[game.queue[at]] = at
    for option in range(mind.value.shape[0]):
        apart = 0
        for at in range(puzzle.pair_first[option], puzzle.pair_first[option + 1]):
            apart = max(apart, abs(when[puzzle.pair_one[at]] - when[puzzle.pair_other[at]]))
        mind.activity[option] = 1e-3 * (1.0 - apart / tiles)


@inline
def _write_moves(puzzle: Puzzle, mind: Mind, game: Relaxed, moves: Row) -> None:
    """Write the real game with the options taken, (n,): pair after pair."""
    run(puzzle, mind.allowed, game)
    tiles = game.held.shape[0]
    # With every option settled the relaxed game is the real one, and it takes both tiles of a pair one after the other.
    for at in range(tiles):
        moves[at] = game.queue[at]


@jit_with(numba.int64(PUZZLE_T, numba.int64, numba.int32[::1], numba.int64[::1]), long=True)
def search(puzzle: Puzzle, budget: int, moves: Row, report: Row) -> int:
    """Decide a position: `WON` with the tiles in the order of their removal in `moves`, (n,), two by two; `LOST`; or `UNKNOWN`.

    `budget` is the number of relaxed games that may be played; `report`, (2,), gets how many were, and the conflicts met.
    """
    tiles = puzzle.held.shape[0]
    options = puzzle.pair_first.shape[0] - 1
    game, trial = new_relaxed(tiles), new_relaxed(tiles)
    report[0] = 1
    report[1] = 0
    mind = new_mind(options, _ROOM, _MOST_CLAUSES)
    if not run(puzzle, mind.allowed, game):
        return LOST
    sentence = np.zeros(options + 1, np.int32)
    levels = np.zeros(options + 2, np.int32)
    allowed = np.zeros(options, np.uint8)
    needed = np.zeros(options + 1, np.int64)
    when = np.zeros(tiles, np.int32)
    _expect(puzzle, mind, game, when)
    for at in range(puzzle.choice_first.shape[0] - 1):
        first, last = puzzle.choice_first[at], puzzle.choice_first[at + 1]
        if last - first == 1:
            if mind.value[puzzle.choice[first]] == -1:
                return LOST
            if mind.value[puzzle.choice[first]] == 0:
                settle(mind, 2 * puzzle.choice[first], NO_REASON)
        else:
            for index in range(last - first):
                sentence[index] = 2 * puzzle.choice[first + index]
            add_clause(mind, sentence, last - first, 0)
    runs = 1
    patience = _FIRST_RUN
    while True:
        length = follow(puzzle, mind)
        if length == 0:
            report[0] += 1
            if not run(puzzle, mind.allowed, game):
                needed[options] = 0
                length = _knot_sentence(puzzle, mind, game, trial, allowed, needed)
                report[0] += needed[options]
                if length == 0:
                    return LOST
        if length:
            report[1] += 1
            patience -= 1
            if not _learn(puzzle, mind, length, sentence, levels):
                return LOST
            if report[0] >= budget:
                return UNKNOWN
            full = mind.size[USED] + 2 * options > _ROOM or mind.size[CLAUSES] + 2 > _MOST_CLAUSES
            if patience <= 0 or full:
                runs += 1
                patience = _FIRST_RUN * luby(runs)
                go_back(mind, 0)
                if full:
                    forget(mind, _KEEP_SPREAD)
            continue
        option = _most_active(mind)
        if option < 0:
            _write_moves(puzzle, mind, game, moves)
            return WON
        decide(mind, 2 * option)
