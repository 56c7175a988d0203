"""Progress of compiling, read off the cache: its files say which functions are done, its locks which are being compiled.

A few functions take most of the time, so each is weighed by what it took on one machine; another machine is slower or faster at
all of them alike.
"""

import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from eastwind import code_cache
from eastwind.code_digest import ROOMS_BELOW, code_of

#: Seconds that each function took on one machine, the short ones left out. A test holds the names to the sources.
SECONDS: Final = {
    "eastwind_bots_master_look_at_moves": 67.5,
    "eastwind_bots_choosing_ask": 57.9,
    "eastwind_traditions_classical_score_score_classical": 57.6,
    "eastwind_table_step_step_unchecked": 46.0,
    "eastwind_solo_solver_search_search": 28.8,
    "eastwind_study_roll_outs_roll_out": 22.5,
    "eastwind_bots_course_play_on": 18.0,
    "eastwind_table_step_deal": 17.9,
    "eastwind_solo_connect_solver__solve": 16.3,
    "eastwind_table_unseen_suppose_unseen": 15.1,
    "eastwind_study_bot_play_play_bots": 14.4,
    "eastwind_study_random_play_play_randomly": 10.6,
    "eastwind_table_told_write_differences": 8.4,
    "eastwind_table_step_step": 8.2,
    "eastwind_table_options_offered": 7.8,
    "eastwind_table_danger_dangerous_kinds": 7.3,
    "eastwind_table_sight_look_into": 7.1,
    "eastwind_solo_clearing_clearing_order": 7.0,
    "eastwind_scoring_completion_waits_under": 6.9,
    "eastwind_study_roll_outs_watch_hands": 5.9,
    "eastwind_study_random_play_collect_winners": 5.9,
    "eastwind_table_differences_compare": 5.4,
    "eastwind_scoring_completion_distance_under": 5.1,
    "eastwind_study_temper_play__play": 4.8,
    "eastwind_hands_distance_useful": 4.2,
    "eastwind_solo_connect_solver__first_pair": 4.0,
    "eastwind_hands_distance_useful_many": 3.5,
    "eastwind_hands_distance_distance": 3.2,
    "eastwind_table_supposed_suppose": 3.1,
}
_TOTAL: Final = math.fsum(SECONDS.values())
#: Largest part of a function that counts as done while it is being compiled.
_NOT_DONE: Final = 0.9
#: Part of the work that has to be done before the speed of this machine is known.
_KNOWN: Final = 0.03


def left(begun: float, processes: int) -> float:
    """Return the approximate seconds left until all is compiled.

    :param begun: start of the compiling, as in `time.time`; :param processes: number of those that share the work.
    """
    now = time.time()
    # the same whatever their order: all of them come to the total
    kept = _kept()
    done = math.fsum(SECONDS[name] for name in kept if name in SECONDS)
    part = done / _TOTAL
    # how many seconds of those above this machine does in one, all processes together
    speed = processes if part < _KNOWN else done / max(now - begun, 0.1)
    each = speed / max(processes, 1)
    for name, since in _taken():
        if name not in kept:
            done += min((now - since) * each, SECONDS[name] * _NOT_DONE)
    return (_TOTAL - min(done, _TOTAL)) / max(speed, 0.01)


def _files(pattern: str) -> Iterator[Path]:
    """Yield the files of all rooms' compiled code that match a pattern."""
    for room in ROOMS_BELOW:
        for folder in code_cache.to_read(code_of(room)):
            yield from folder.glob(pattern)


def _kept() -> set[str]:
    """Return the names of the functions whose code is kept."""
    found = set()
    for file in _files("*/*.nbi"):
        module, _, function = file.name.partition("-")[0].rpartition(".")
        found.add(f"eastwind_{file.parent.name}_{module}_{function}")
    return found


def _taken() -> Iterator[tuple[str, float]]:
    """Yield the functions that a process has begun to compile, and when."""
    for lock in _files("locks/*"):
        if lock.name in SECONDS:
            yield lock.name, lock.stat().st_mtime
