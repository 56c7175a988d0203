"""Training of a temper: the same for the same seed, taken up where it was left, and measured on walls of its own."""

import json
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from eastwind.bots.binding import misfit
from eastwind.bots.temper import NUMBERS, Number
from eastwind.bots.tempers import general, read_temper, write_temper
from eastwind.rules import compile_rules, load_preset
from eastwind.study.contests import Walls, club, contest, walls_of
from eastwind.study.tally import seats_at
from eastwind.study.temper_play import boards, play_given, tempers_of
from eastwind.train.draws import normals
from eastwind.train.errors import TrainingError
from eastwind.train.evolution import SPREAD, Search, Vector
from eastwind.train.tempers import TemperTraining, at, changes, rounded, start

PAIRS = 60


def training(kept: str = "", seed: int = 3) -> TemperTraining:
    return TemperTraining(load_preset("ru-classic"), seed, PAIRS, kept)


def test_the_same_seed_and_number_of_steps_give_the_same_temper_however_it_is_shared_out_or_left() -> None:
    whole, left = training(), training()
    for _ in range(4):
        whole.step()
    with ThreadPoolExecutor(2) as pool:
        for _ in range(2):
            left.step(pool.map)
    taken_up = training(left.keep())
    for _ in range(2):
        taken_up.step()
    assert taken_up.keep() == whole.keep()
    assert np.array_equal(taken_up.choose(boards_played=8), whole.choose(boards_played=8))
    other = training(seed=4)
    other.step()
    assert not np.array_equal(other.search.drift, whole.search.drift)


def test_what_the_last_version_kept_is_gone_on_with() -> None:
    """It told the digest of the whole set where now its values are told."""
    begun = training()
    begun.step()
    tree = json.loads(begun.keep())
    del tree["fingerprint"]
    digest = load_preset("ru-classic").digest
    assert training(json.dumps({"digest": digest, **tree})).keep() == begun.keep()
    with pytest.raises(TrainingError, match="another training"):
        training(json.dumps({"digest": "0" * 64, **tree}))
    with pytest.raises(TrainingError, match="another training"):
        training(json.dumps(tree))


def test_what_was_kept_of_another_training_is_refused() -> None:
    kept = training().keep()
    with pytest.raises(TrainingError, match="another training"):
        training(kept, seed=4)
    with pytest.raises(TrainingError, match="another training"):
        TemperTraining(load_preset("pl-classic"), 3, PAIRS, kept)
    with pytest.raises(TrainingError, match="cannot be read"):
        training("nothing of the kind")


def test_a_step_goes_up_the_slope() -> None:
    top = np.linspace(-0.3, 0.3, 8)
    search = Search.begin(1, 4_000, np.zeros(8))

    def height(place: Vector) -> Vector:
        away: Vector = ((place - top) ** 2).sum(axis=-1)
        return -100.0 * away

    for _ in range(40):
        search.step(lambda place, directions: height(place + directions) - height(place - directions))
    assert height(search.settled) > 0.1 * height(np.zeros(8))


def test_chance_alone_leads_nowhere_far() -> None:
    search = Search.begin(1, 2_000, np.zeros(NUMBERS))
    for number in range(20):
        noise = normals(9, number, 1, 2_000)[0]
        search.step(lambda _, directions, noise=noise: noise)  # type: ignore[misc] # bound at once
    assert np.abs(search.place).max() < 2 * SPREAD


def test_draws_are_normal_and_of_their_seed() -> None:
    drawn = normals(1, 2, 400, 25)
    assert abs(drawn.mean()) < 0.03
    assert abs(drawn.std() - 1.0) < 0.03
    assert np.array_equal(drawn, normals(1, 2, 400, 25))
    assert not np.array_equal(drawn, normals(1, 3, 400, 25))
    assert not np.array_equal(drawn, normals(2, 2, 400, 25))


@pytest.mark.parametrize("name", ["ru-classic", "family"])
def test_a_temper_gains_nothing_over_itself(name: str) -> None:
    rules = compile_rules(load_preset(name))
    found = contest(rules, club(general().numbers), club(general().numbers), walls_of(1, Walls.DUEL), 12)
    assert (found.gain.total, found.gain.squares) == (0, 0)
    assert found.hands == 12 * seats_at(rules)


@pytest.mark.parametrize("name", ["ru-classic", "family"])
def test_who_is_as_strong_as_the_one_instead_of_whom_he_plays_gains_nothing(name: str) -> None:
    rules = compile_rules(load_preset(name))
    foolish = general().numbers.copy()
    foolish[Number.CLAIM_EDGE] = 0.01
    found = contest(rules, club(foolish), club(general().numbers), walls_of(1, Walls.DUEL), 12, instead=club(foolish))
    assert (found.gain.total, found.gain.squares) == (0, 0)
    instead = contest(
        rules, club(general().numbers), club(general().numbers), walls_of(1, Walls.DUEL), 40, instead=club(foolish)
    )
    beside = contest(rules, club(foolish), club(general().numbers), walls_of(1, Walls.DUEL), 40)
    assert instead.gain.total == -beside.gain.total != 0


def test_a_foolish_temper_loses() -> None:
    foolish = general().numbers.copy()
    foolish[Number.CLAIM_EDGE] = 0.01
    foolish[Number.HIT_MIDDLE] = 3.0
    rules = compile_rules(load_preset("ru-classic"))
    assert contest(rules, club(foolish), club(general().numbers), walls_of(1, Walls.DUEL), 1_600).gain.high < 0


def test_every_board_has_its_own_wall_and_each_seat_leads() -> None:
    rules = compile_rules(load_preset("ru-classic"))
    rows = boards(rules, 1, np.arange(32))
    assert len(set(rows["seed"].tolist())) == 32
    assert {(int(row["leader"]), int(row["passed"])) for row in rows} == {
        (seat, 4 * wind) for seat in range(4) for wind in range(4)
    }
    came = play_given(rules, tempers_of(general().numbers[None]), rows)
    assert not came["points"].sum(axis=1).any()
    assert came["won"].sum() > 20


def test_a_trained_temper_tells_of_itself() -> None:
    trained = training()
    trained.step()
    numbers = rounded(trained.choose(boards_played=4))
    temper = trained.temper(numbers, trained.duel(numbers, 4), "eastwind train ru-classic")
    again = read_temper(write_temper(temper))
    assert np.array_equal(again.numbers, numbers)
    assert misfit(again.told, load_preset("ru-classic")) is None
    assert again.told["duel"]["hands"] == 16
    assert json.loads(write_temper(temper))["seed"] == 3
    assert changes(rounded(at(start())))[0][0] in {"hit_middle", "hope_lone", "hit_honour"}
