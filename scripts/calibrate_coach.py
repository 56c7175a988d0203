"""How well the coach's costs are to be believed, as a table and as the picture in its document.

    .venv/bin/python -m scripts.calibrate_coach [--matches 9] [--deals 5000] [--deep 80]

Matches of *novice* and *club* under several rule sets are reviewed, and every cost is computed once more by so many deals that
the review has not seen; some of them, drawn by lot, once more by 50,000 others. All of them by so many take four hours of a core.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from eastwind import Table
from eastwind.coach import Coach, MatchToReview, record_to_review
from eastwind.coach.calibration import Checked, checked_costs, costly_decisions, share_inside, slope_of
from eastwind.coach.review import REVIEW, Review
from eastwind.cores import available_cores, share_out
from eastwind.record import parse_lines
from eastwind.train.draws import order

T = TypeVar("T")
R = TypeVar("R")

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "coach-calibration.svg"
#: Who is reviewed, in turn.
COURSES: Final = (
    ("ru-classic", "novice"),
    ("gambler-standard", "novice"),
    ("bg-classic", "novice"),
    ("pl-classic", "novice"),
    ("ru-classic", "club"),
)
REVIEW_SEED: Final = 7
TRUTH_SEED: Final = 99
#: Of those that are drawn by lot: the seed of the lot and of their deals, and how many deals each.
DEEP_SEED: Final = 100
DEEP_DEALS: Final = 50_000
#: Of the picture, px, and points: costs beyond are drawn at its edge.
SIZE: Final = 480
MARGIN: Final = 48
REACH: Final = 120


def spread(work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
    return share_out(work, pieces, available_cores())


def match_of(rules: str, bot: str, seed: int) -> MatchToReview:
    """A match of a bot among three clubs."""
    table = Table(rules, seed=seed)
    while True:
        table.play_on((bot, "club", "club", "club"))
        if table.match_is_over:
            return record_to_review(parse_lines(table.to_record()), 0)
        table.deal()


def drawn(costs: list[Checked], deep: list[Checked]) -> str:
    """The picture: what was told along, what it is up; the line is where both are the same. Those of many deals are on top."""
    span = SIZE - 2 * MARGIN

    def at(points: float) -> float:
        return span * (min(max(points, -REACH), REACH) + REACH) / (2 * REACH)

    def dots(shown: list[Checked]) -> str:
        return "".join(
            f'<circle cx="{MARGIN + at(cost.told):.1f}" cy="{SIZE - MARGIN - at(cost.true):.1f}" r="2.2"/>'
            for cost in shown
        )

    marks = "".join(
        f'<text x="{MARGIN + at(points):.0f}" y="{SIZE - MARGIN + 18}" text-anchor="middle">{points}</text>'
        f'<text x="{MARGIN - 6}" y="{SIZE - MARGIN - at(points) + 4:.0f}" text-anchor="end">{points}</text>'
        for points in range(-REACH, REACH + 1, REACH // 2)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" font-size="12" '
        'role="img" aria-label="Costs as told and as they are">\n'
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>\n'
        f'<rect x="{MARGIN}" y="{MARGIN}" width="{span}" height="{span}" fill="none" stroke="#999"/>\n'
        f'<path d="M{MARGIN} {SIZE - MARGIN}L{SIZE - MARGIN} {MARGIN}" stroke="#b33" fill="none"/>\n'
        f'<g fill="#1d5c4b" fill-opacity="0.45">{dots(costs)}</g>\n'
        f'<g fill="#b35c00">{dots(deep)}</g>\n{marks}\n'
        f'<text x="{SIZE / 2:.0f}" y="{SIZE - 8}" text-anchor="middle">told, points</text>\n'
        f'<text x="14" y="{SIZE / 2:.0f}" text-anchor="middle" transform="rotate(-90 14 {SIZE / 2:.0f})">'
        "as it is, points</text>\n</svg>\n"
    )


def _line(name: str, decisions: int, costs: list[Checked]) -> str:
    slope, error = slope_of(costs)
    inside = 100 * share_inside(costs, 1)
    return f"| {name} | {decisions} | {len(costs)} | {slope:.2f} ± {1.96 * error:.2f} | {inside:.0f} % |"


def _by_many_deals(reviewed: list[tuple[Coach, MatchToReview, Review]], wanted: int) -> list[Checked]:
    """So many of the costs, drawn by lot from all matches, each by `DEEP_DEALS` deals."""
    costly = [(place, number) for place, (_, _, review) in enumerate(reviewed) for number in costly_decisions(review)]
    lot = sorted(costly[at] for at in order(DEEP_SEED, 0, len(costly))[:wanted])
    found = list[Checked]()
    for place, (coach, match, review) in enumerate(reviewed):
        only = [number for at, number in lot if at == place]
        found += checked_costs(coach, match, review, DEEP_DEALS, DEEP_SEED + place, spread, only)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=9)
    parser.add_argument("--deals", type=int, default=5_000)
    parser.add_argument("--deep", type=int, default=0, help=f"how many costs are computed by {DEEP_DEALS} deals")
    asked = parser.parse_args()
    reviewed, costs = list[tuple[Coach, MatchToReview, Review]](), list[Checked]()
    print("| match | decisions | computed once more | slope | in the interval |\n|---|---|---|---|---|")
    for number in range(asked.matches):
        rules, bot = COURSES[number % len(COURSES)]
        match = match_of(rules, bot, 100 + number)
        coach = Coach(match.use.compiled)
        review = match.review(coach, REVIEW_SEED, REVIEW, spread)
        found = list(checked_costs(coach, match, review, asked.deals, TRUTH_SEED, spread))
        reviewed.append((coach, match, review))
        costs += found
        print(_line(f"{rules}, {bot}", match.decisions, found), flush=True)
    decisions = sum(match.decisions for _, match, _ in reviewed)
    print(_line("together", decisions, costs), flush=True)
    deep = _by_many_deals(reviewed, asked.deep)
    if deep:
        print(_line(f"of these, drawn by lot, in {DEEP_DEALS:,} deals each", decisions, deep))
    PICTURE.write_text(drawn(costs, deep), encoding="utf-8")


if __name__ == "__main__":
    main()
