"""Two, three and four players; seats by winds and by numbers; open hands; counters and stakes: what the page is told of them."""

import pytest

from eastwind.explain.standing import counters_left
from tests.server.house import House

START, COUNTERS = 810, ((1, 500), (2, 100), (9, 10), (10, 2))


@pytest.mark.parametrize(("players", "playing"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
@pytest.mark.parametrize("rules", ["ru-classic", "family", "bg-classic"])
def test_so_many_sit_at_the_table(home: House, rules: str, players: int, playing: list[int]) -> None:
    opened = home.open(rules=rules, options={"players": players}, bots=["novice"] * (players - 1))
    with home.sit(opened) as seat:
        view = seat.view
        assert view["playing"] == playing
        assert [found["seat"] for found in view["seats"] if found["plays"]] == playing
        assert [found["player"] for found in view["seats"]].count("nobody") == 4 - players
        assert {found["seat"] for found in view["seats"] if found["hand_count"]} == set(playing)
        assert (view["me"], view["seats"][0]["player"]) == (0, "person")
        winds = [view["seats"][seat]["wind"] for seat in playing]
        assert len(set(winds)) == players
        if view["seat_names"] == "winds":
            assert view["seats"][view["dealer"]]["wind"] == "E"
            assert set(winds) == set({2: "EW", 3: "ESW"}.get(players, winds))


@pytest.mark.parametrize(("players", "bots"), [(4, 2), (2, 3), (3, 1)])
def test_another_number_of_bots_is_refused(home: House, players: int, bots: int) -> None:
    wish = {"rules": "ru-classic", "options": {"players": players}, "name": "Ann", "bots": ["club"] * bots}
    answer = home.client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert answer.json()["expected"].startswith(f"bots: {players - 1}")
    assert answer.json()["got"] == str(bots)


def test_the_family_table_is_a_mirror_image_with_numbers(home: House) -> None:
    with home.sit(home.open(rules="family", bots=["novice"])) as seat:
        view = seat.view
        assert (view["direction"], view["seat_names"], view["first_east"]) == ("clockwise", "numbers", "seat-one")
        assert [found["number"] for found in view["seats"]] == [1, 2, 3, 4]
        assert (view["rounds"], view["hands"], view["open_hands"]) == (0, 4, True)
        assert view["seats"][2]["hand"] is not None
        wall = view["wall"]
        assert (wall["first_stack"], wall["loose_apart"]) == ("left", False)


def test_the_polish_wall_is_counted_from_the_left_and_drawn_to_the_right(home: House) -> None:
    with home.sit(home.open(rules="pl-classic")) as seat:
        wall = seat.view["wall"]
        assert (wall["first_stack"], wall["counted_from"], wall["drawn"]) == ("right", "left", "counter-clockwise")
        assert wall["counted_out"] == "last"
        assert seat.view["stock"] == {"start": START, "counters": [list(pile) for pile in COUNTERS], "ends": "never"}
        for found in seat.view["seats"]:
            assert (found["stock"], found["counters"]) == (810, [1, 2, 9, 10])


def test_the_bulgarian_dealer_is_dealt_the_stack_that_is_counted_out(home: House) -> None:
    with home.sit(home.open(rules="bg-classic", options={"stake": 50})) as seat:
        view = seat.view
        assert (view["wall"]["counted_out"], view["wall"]["drawn"]) == ("first", "clockwise")
        assert (view["unclaimed"], view["stake"]) == ("face-down", 50)
        assert view["stock"] is None


def test_hidden_hands_stay_hidden_where_a_family_wants_it(home: House) -> None:
    opened = home.open(rules="family", options={"open_hands": False}, bots=["novice"])
    with home.sit(opened) as seat:
        assert seat.view["open_hands"] is False
        assert seat.view["seats"][2]["hand"] is None


@pytest.mark.parametrize(
    ("score", "counters"),
    [
        (0, [1, 2, 9, 10]),
        (-26, [1, 2, 8, 2]),
        (100, [1, 3, 9, 10]),
        (-810, [0, 0, 0, 0]),
        (-1000, [0, 0, 0, 0]),
    ],
)
def test_counters_are_those_that_are_left(score: int, counters: list[int]) -> None:
    found = counters_left(START, COUNTERS, score)
    worth = sum(count * each for count, (_, each) in zip(found, COUNTERS, strict=True))
    assert worth == max(810 + score, 0)
    assert list(found) == counters


def test_every_sum_can_be_paid_in_counters() -> None:
    for score in range(-810, 3000, 2):
        found = counters_left(START, COUNTERS, score)
        assert sum(count * each for count, (_, each) in zip(found, COUNTERS, strict=True)) == 810 + score


@pytest.mark.parametrize("rules", ["ru-classic", "bg-classic"])
def test_a_stock_of_two_thousand_is_shown_in_counters(home: House, rules: str) -> None:
    with home.sit(home.open(rules=rules, options={"stock": 2000})) as seat:
        assert seat.view["stock"]["counters"] == [[2, 500], [8, 100], [8, 20], [8, 4], [4, 2]]
        assert [found["counters"] for found in seat.view["seats"]] == [[2, 8, 8, 8, 4]] * 4
    with home.sit(home.open(rules=rules, options={"stock": 1000})) as seat:
        assert seat.view["stock"] == {"start": 1000, "counters": [], "ends": "never"}
