"""Whether the coach would say something else if *master* played on in its deals instead of *club*.

    .venv/bin/python -m scripts.compare_coaches [--decisions 50] [--deals 2000]

Decisions of matches are drawn by lot. At each, what either thinks the best moves are is tried in as many deals by both, once to
find the best and once more, in other deals, to say what it is worth.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from eastwind.coach import Coach
from eastwind.coach.review import AskedDecision
from eastwind.study.chances import Z
from eastwind.study.seeds import seed_of_chunk
from eastwind.train.draws import order
from scripts.calibrate_coach import COURSES, match_of, spread

LOT_SEED: Final = 11
#: Deals in which all moves are tried at first, and how many of them either keeps.
FIRST_DEALS: Final = 200
KEPT: Final = 3
BOTS: Final = ("club", "master")
MATCHES: Final = 4


@dataclass(frozen=True, slots=True)
class Told:
    """What both say of the moves of one decision, (2, moves) points above their mean, by *club* and by *master*, twice.

    :ivar chosen: by which the best is found; :ivar told: anew; :ivar seconds: (2,) of one core.
    """

    chosen: npt.NDArray[np.float64]
    told: npt.NDArray[np.float64]
    seconds: npt.NDArray[np.float64]


def _points(
    coach: Coach, asked: AskedDecision, seat: int, moves: Sequence[int], seed: int, deals: int
) -> npt.NDArray[np.float64]:
    return coach.outcomes(asked.view, seat, moves, seed, deals)["points"].astype(np.float64)


def weighed_by_both(coaches: Sequence[Coach], asked: AskedDecision, seat: int, seed: int, deals: int) -> Told:
    """What either says of the moves that one of them takes to be among the best."""
    offered = list(dict.fromkeys(asked.offered))
    moves = list[int]()
    for coach in coaches:
        first = _points(coach, asked, seat, offered, seed_of_chunk(seed, 0), FIRST_DEALS).mean(axis=0)
        moves += [offered[place] for place in np.argsort(-first, kind="stable")[:KEPT]]
    moves = sorted(set(moves))
    means, seconds = [], []
    for coach in coaches:
        begun = time.thread_time()
        chosen, told = (_points(coach, asked, seat, moves, seed_of_chunk(seed, place), deals) for place in (1, 2))
        seconds.append(time.thread_time() - begun)
        means.append([found.mean(axis=0) - found.mean() for found in (chosen, told)])
    by_stage = np.array(means).swapaxes(0, 1)
    return Told(by_stage[0], by_stage[1], np.array(seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=50)
    parser.add_argument("--deals", type=int, default=2_000)
    wanted = parser.parse_args()
    all_asked = list[tuple[list[Coach], AskedDecision, int]]()
    for number in range(MATCHES):
        match = match_of(*COURSES[number], 100 + number)
        coaches = [Coach(match.use.compiled, bot) for bot in BOTS]
        all_asked += [(coaches, it, match.seat) for played in match.hands for it in played.asked]
    lot = [all_asked[at] for at in order(LOT_SEED, 0, len(all_asked))[: wanted.decisions]]

    def work(number: int) -> Told:
        coaches, asked, seat = lot[number]
        return weighed_by_both(coaches, asked, seat, seed_of_chunk(LOT_SEED, number), wanted.deals)

    found = list(spread(work, range(len(lot))))
    print(_summary(found))


def _summary(found: Sequence[Told]) -> str:
    same = sum(int(it.chosen[0].argmax() == it.chosen[1].argmax()) for it in found)
    # by either's own fresh deals: what its own choice is worth above the other's
    lost = np.array(
        [
            [
                it.told[judge, it.chosen[judge].argmax()] - it.told[judge, it.chosen[1 - judge].argmax()]
                for judge in (0, 1)
            ]
            for it in found
        ]
    )
    club = np.concatenate([it.chosen[0] - it.chosen[0].mean() for it in found])
    master = np.concatenate([it.chosen[1] - it.chosen[1].mean() for it in found])
    again = np.concatenate([it.told[0] - it.told[0].mean() for it in found])
    # the error of the first figure flattens a slope: the second one of the same bot says by how much
    slope = (again * master).sum() / (again * club).sum()
    mean, error = lost.mean(axis=0), Z * lost.std(axis=0) / len(found) ** 0.5
    seconds = np.sum([it.seconds for it in found], axis=0)
    return "\n".join(
        [
            f"decisions {len(found)}, moves {len(club)}, the same best {same}",
            f"slope of master's differences on club's {slope:.2f}, correlation {np.corrcoef(club, master)[0, 1]:.3f}, "
            f"of club's with its own in other deals {np.corrcoef(club, again)[0, 1]:.3f}",
            f"as club sees it, its own choice is better by {mean[0]:+.2f} ± {error[0]:.2f} points than master's",
            f"as master sees it, its own choice is better by {mean[1]:+.2f} ± {error[1]:.2f} points than club's",
            f"time of master's deals over club's {seconds[1] / seconds[0]:.2f}",
        ]
    )


if __name__ == "__main__":
    main()
