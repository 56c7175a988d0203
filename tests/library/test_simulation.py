"""Simulations from Python: kindly read, told in ten lines, as data, compared with intervals that hold."""

import csv
import json
from pathlib import Path

import numpy as np
import pytest

import eastwind as ew
from eastwind.library.figures import LEAST_CHUNKS, Sums, differences, figures, student
from eastwind.library.results import Simulation
from eastwind.study.bot_play import CHUNK
from eastwind.study.significance import holm
from eastwind.study.simulate import Plan
from eastwind.study.simulate import simulate as carry_out

HANDS = 2 * LEAST_CHUNKS * CHUNK // 2


@pytest.fixture(scope="module")
def found() -> Simulation:
    return ew.simulate("ru-classic", bots="random", hands=HANDS, seed=1)


def test_what_is_found_is_what_the_plan_gives(found: Simulation) -> None:
    plan = Plan(ew.rules("ru-classic"), ("random",) * 4, HANDS, 1)
    assert found == carry_out(plan)
    assert found == ew.simulate("ru-classic", bots=["random"] * 4, hands=float(HANDS), seed=1, cores=1)


def test_it_is_told_in_ten_lines(found: Simulation) -> None:
    lines = repr(found).splitlines()
    assert len(lines) == 10
    assert lines[:2] == ["ru-classic · 4 × random", f"{HANDS:,} hands · seed 1"]
    page = found._repr_html_()
    assert page.count("<tr>") == 9
    assert "No winner" in page


def test_it_is_plain_data(found: Simulation) -> None:
    data = json.loads(json.dumps(found.to_dict()))
    assert data["hands"] == HANDS
    assert data["drawn"]["value"] == found.drawn.value
    assert [pattern["rule"] for pattern in data["patterns"]] == [one.name for one in found.patterns]


@pytest.mark.parametrize("name", ["figures", "patterns", "seats", "winds", "lengths", "values"])
def test_its_parts_are_columns_and_frames(found: Simulation, name: str) -> None:
    columns = found.columns(name)
    assert len({len(column) for column in columns.values()}) == 1
    frame = found.frame(name)
    assert list(frame.columns) == list(columns)
    assert len(frame) == len(next(iter(columns.values())))


def test_frames_count_all_hands(found: Simulation) -> None:
    lengths, values = found.frame("lengths"), found.frame("values")
    assert lengths.won.sum() + lengths.drawn.sum() == HANDS
    assert values.winners.sum() == found.winners
    assert found.frame("seats").points.sum() == pytest.approx(0)


def test_the_hands_go_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "hands.csv"
    found = ew.simulate("ru-classic", bots="random", hands=600, seed=1, out=file)
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == found.hands
    assert sum(int(row["points_0"]) for row in rows) == found.by_seat(0).points.total


def test_matches_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "hands.csv"
    ew.simulate("ru-classic", bots="novice", hands=600, seed=1, out=file)
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    matches: dict[str, list[int]] = {}
    for row in rows:
        matches.setdefault(row["match"], []).append(int(row["hand_of_match"]))
    assert len(matches) > 600 // CHUNK + 1
    assert all(hands == list(range(1, len(hands) + 1)) for hands in matches.values())
    assert all(rows[int(match)]["hand_of_match"] == "1" for match in matches)


def test_progress_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[int, int]] = []
    ew.simulate("ru-classic", bots="random", hands=600, progress=lambda done, whole: told.append((done, whole)))
    assert told == [(250, 600), (500, 600), (600, 600)]
    ew.simulate("ru-classic", bots="random", hands=600, progress=True)
    assert "100" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        pytest.param({"hands": 0}, "hands: expected a whole number of at least 1, found 0", id="none"),
        pytest.param({"hands": 1.5}, "found 1.5", id="half a hand"),
        pytest.param({"hands": "many"}, "found 'many'", id="words"),
        pytest.param({"hands": True}, "found True", id="true"),
        pytest.param({"seed": -1}, "seed: expected a whole number from 0 to", id="seed"),
        pytest.param({"cores": 0}, "cores: expected a whole number of at least 1", id="cores"),
        pytest.param({"bots": "clb", "hands": 1}, "club", id="bot"),
        pytest.param({"bots": ["club"] * 3, "hands": 1}, "one for each of 4 seats; found 3", id="bots"),
        pytest.param({"limits": 5}, "did you mean 'limit'?", id="option"),
        pytest.param({"out": "hands.txt"}, "expected a name that ends in .parquet or .csv", id="out"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, object], expected: str) -> None:
    with pytest.raises(ew.EastwindError) as refused:
        ew.simulate("ru-classic", **arguments)  # type: ignore[arg-type]  # that is what is refused
    assert expected in str(refused.value)


def test_the_same_walls_are_compared_chunk_by_chunk(found: Simulation) -> None:
    other = ew.simulate("ru-classic", bots="random", hands=HANDS, seed=1, limit=100)
    paired = other - found
    assert paired.paired
    # only the values are cut: who wins, and when, is the same hand for hand
    assert (paired["drawn"].value, paired["drawn"].low, paired["drawn"].high) == (0, 0, 0)
    assert paired["winning_value"].high < 0
    assert paired["cut"].low > 0
    # by itself; among all figures together too few hands were won
    assert paired["cut"].chance < 0.05
    assert not paired["cut"].sure
    alone = ew.simulate("ru-classic", bots="random", hands=HANDS, seed=2, limit=100) - found
    assert not alone.paired
    assert (
        alone["winning_value"].high - alone["winning_value"].low
        > paired["winning_value"].high - paired["winning_value"].low
    )


def test_a_difference_is_told_as_text_and_data(found: Simulation) -> None:
    other = ew.simulate("ru-classic", bots="random", hands=HANDS, seed=1, limit=100)
    difference = other - found
    assert repr(difference).splitlines()[:2] == ["ru-classic · limit 100 · 4 × random", "less ru-classic · 4 × random"]
    assert "<table>" in difference._repr_html_()
    data = json.loads(json.dumps(difference.to_dict()))
    assert data["differences"]["winning_value"]["value"] == difference["winning_value"].value
    frame = difference.frame()
    assert set(frame.figure) == {one.name for one in difference}
    with pytest.raises(ew.ArgumentError, match="did you mean 'drawn'"):
        difference["drwn"]


def test_other_rules_are_compared_only_where_the_bots_play_by_the_same_weights() -> None:
    """A limit that one hand in hundreds meets: with other weights on its side the bots differ, not the rules."""
    before = ew.simulate("pl-classic", bots="club", hands=250)
    after = ew.simulate("pl-classic", bots="club", hands=250, limit=500)
    assert (before.weights, after.weights) == ("pl-classic", "general")
    with pytest.raises(
        ew.ArgumentError, match=r"simulate both with weights='pl-classic', or let eastwind.compare do it"
    ):
        _ = after - before
    same = ew.simulate("pl-classic", bots="club", hands=250, weights="pl-classic", limit=500)
    assert (same - before).one is same
    assert "trained for “Classical game, Polish rules”" in repr(same - before)
    found = ew.compare("pl-classic", ew.rules("pl-classic", limit=500), bots="club", hands=250)
    assert (found.one, found.other) == (same, before)
    # bots are compared under the same rules, by whatever they play
    assert ew.simulate("pl-classic", bots="novice", hands=250) - before
    with pytest.raises(ew.ArgumentError, match=r"weights: expected one of general, .*did you mean 'pl-classic'"):
        ew.simulate("pl-classic", weights="pl-clasic")


def test_stars_are_given_for_the_rows_that_are_shown_together(found: Simulation) -> None:
    """The seven rows that are printed by themselves, and all that there are as data: each star holds among its own."""
    difference = ew.simulate("ru-classic", bots="random", hands=HANDS, seed=2) - found
    chances = [one.chance for one in difference]
    assert [one.sure for one in difference] == holm(chances)
    printed = [label for label, value, _ in difference.rows("en") if value.endswith("*")]
    assert len(printed) == sum(holm(chances[:7]))
    data = difference.to_dict()["differences"]
    assert [it["sure"] for it in data.values()] == difference.columns()["sure"]
    assert list(difference.frame().chance) == chances


def test_of_comparisons_of_a_set_with_itself_few_have_a_star() -> None:
    """Forty, each on walls of its own on both sides; the proof plays a hundred between better bots."""
    sides = [ew.simulate("ru-classic", bots="random", hands=HANDS, seed=seed, cores=1) for seed in range(100, 120)]
    pairs = [(one, other) for place, one in enumerate(sides) for other in sides[place + 1 : place + 3]]
    starred = sum(any(difference.sure for difference in one - other) for one, other in pairs)
    assert len(pairs) >= 35
    assert starred <= 2


def test_few_hands_say_nothing_of_a_difference() -> None:
    one, other = (ew.simulate("ru-classic", bots="random", hands=500, seed=seed) for seed in (1, 2))
    assert (one - other)["drawn"].high == float("inf")
    assert (one - other).to_dict()["differences"]["drawn"]["high"] is None


def test_tables_of_other_sizes_are_not_compared(found: Simulation) -> None:
    two = ew.simulate("ru-classic", bots="random", hands=250, players=2)
    with pytest.raises(ew.ArgumentError, match="as many seats on both sides, found 4 and 2"):
        _ = found - two


def test_the_intervals_of_differences_hold_the_truth() -> None:
    """Two simulations of one thing differ by chance alone: the interval holds 0 some 95 times in 100, paired or not."""
    chance = np.random.default_rng(7)
    asked = figures(2)[:1]
    for paired in (False, True):
        held = 0
        for _ in range(400):
            of = np.full((40, 1), 250)
            shared = chance.normal(0, 0.05, (40, 1))
            sides: list[Sums] = []
            for _ in range(2):
                share = 0.3 + shared if paired else 0.3 + chance.normal(0, 0.05, (40, 1))
                sides.append(np.stack([chance.binomial(250, np.clip(share, 0, 1)), of], axis=1).astype(np.int64))
            (difference,) = differences(sides[0], sides[1], asked, paired=paired)
            held += difference.low <= 0 <= difference.high
        assert 0.92 < held / 400 < 0.98


def test_student_needs_chunks() -> None:
    assert student(LEAST_CHUNKS - 2) == float("inf")
    assert student(10**6) == pytest.approx(1.96, abs=0.001)
