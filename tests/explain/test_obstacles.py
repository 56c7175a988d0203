"""Why a complete hand may not be declared: told to its owner, in the words of the rule that keeps it from winning."""

from typing import Any

import pytest

from eastwind.explain import Advice, Obstacle, Position, RulesInUse, advise, obstacles_of
from eastwind.table.actions import WORDS
from tests.support.rules import house_rules
from tests.support.story import Story


class Place:
    """A told table under a household's rules."""

    def __init__(self, written: dict[str, Any], **story: Any) -> None:
        self.use = RulesInUse.of(house_rules("ru-classic", {"ready.at_once": False, "ready.hand": "none", **written}))
        self.story = Story(self.use.compiled, **story)

    def position(self, wind: str) -> Position:
        seat = self.story.seat(wind)
        return Position(self.use, self.story.table.seen_by(seat), seat)

    def obstacles(self, wind: str) -> tuple[Obstacle, ...]:
        return obstacles_of(self.position(wind))

    def kinds(self, wind: str) -> list[str]:
        return [obstacle.kind for obstacle in self.obstacles(wind)]

    def advice(self, wind: str) -> Advice:
        return advise(self.position(wind), self.story.table.offered(self.story.seat(wind)))

    def words(self, wind: str) -> list[str]:
        return [WORDS[action] for action in self.story.table.offered(self.story.seat(wind))]


#: A limit hand with two chows, which a rule set that lets one chow win cannot have.
NO_SNAKE = {"patterns.hidden_snake.in_force": False}
#: Waits for 5p to complete a chow and four sets: worth little.
SOUTH = "123456789m 34p 99s"


def test_a_hand_that_may_win_has_none() -> None:
    place = Place({}, east="5p", south=SOUTH)
    place.story.play("east discard 5p")
    assert "mahjong" in place.words("south")
    assert place.obstacles("south") == ()


def test_too_few_points() -> None:
    place = Place({"play.least_points": 60}, east="5p", south=SOUTH)
    place.story.play("east discard 5p")
    assert "mahjong" not in place.words("south")
    [bar] = place.obstacles("south")
    assert (bar.kind, bar.on, bar.tile, bar.needs, bar.source) == ("points", "discard", "5p", 60, "house")
    assert bar.has in range(20, 60)
    assert place.obstacles("west") == ()
    [wait] = [tile for tile in place.advice("south").waits if tile.tile == "5p"]
    assert (wait.by_discard, wait.barred_by_discard) == (None, ("points",))


def test_too_few_doubles() -> None:
    place = Place({"play.least_doubles": 5}, east="5p", south=SOUTH)
    place.story.play("east discard 5p")
    [bar] = place.obstacles("south")
    assert (bar.kind, bar.needs) == ("doubles", 5)


def test_too_many_chows() -> None:
    place = Place({"play.most_chows": 1, **NO_SNAKE}, east="5p", south=SOUTH)
    place.story.play("east discard 5p")
    [bar] = place.obstacles("south")
    assert (bar.kind, bar.needs) == ("chows", 1)


def test_the_pair_by_a_discard() -> None:
    place = Place({"play.pair_from_discard": False}, east="9s", west="123456789m 345p 9s")
    place.story.play("east discard 9s")
    assert place.kinds("west") == ["pair"]
    # the same tile from the wall is good
    [wait] = place.advice("west").waits
    assert (wait.barred_by_discard, wait.barred_by_wall) == (("pair",), ())
    assert wait.by_discard is None
    assert wait.by_wall is not None


def test_who_draws_next_is_told_what_kept_him_from_the_discard_before() -> None:
    place = Place({"play.pair_from_discard": False}, east="9s", south="123456789m 345p 9s", draws="1z")
    place.story.play("east discard 9s")
    [bar] = place.obstacles("south")
    assert (bar.kind, bar.on, bar.tile) == ("pair", "discard", "9s")
    place.story.play("south discard 1z")
    assert place.obstacles("south") == ()


def test_a_ready_hand_that_was_not_declared() -> None:
    place = Place({"ready.hand": "to-win"}, east="5p", south=SOUTH)
    place.story.play("east discard 5p")
    assert place.kinds("south") == ["ready"]


def test_an_exposed_set_in_a_hand_that_must_be_concealed() -> None:
    place = Place({"play.winning_hand": "concealed"}, east="1m 7z 5p", south="23456789m 34p 99s 7z", draws="7z7z")
    place.story.play("east discard 1m", "south chow 1m", "south discard 7z")
    place.story.play("west discard 7z", "north discard 7z", "east discard 5p")
    assert place.kinds("south") == ["exposed"]


def test_a_hand_that_a_chow_has_completed() -> None:
    place = Place({}, east="5p", south="123456789m 34p 99s")
    place.story.play("east discard 5p", "south chow 3p")
    assert place.kinds("south") == ["claimed"]
    assert "mahjong" not in place.words("south")


def test_what_was_discarded_and_is_waited_for() -> None:
    place = Place({"play.furiten": True}, east="1z", south="123456789m 34p 99s", draws="5p 1z 2z 5p")
    # south gives away the tile that completes the hand, and gives back what it draws
    place.story.play("east discard 1z", "south discard 5p", "west discard 1z", "north discard 2z", "east discard 5p")
    [furiten] = place.obstacles("south")
    assert (furiten.kind, furiten.on, furiten.tiles, furiten.source) == ("furiten", "any", ("5p",), "house")
    assert "mahjong" not in place.words("south")
    for wait in place.advice("south").waits:
        assert wait.barred_by_discard == ("furiten",)
        assert wait.by_discard is None
        assert wait.by_wall is not None


@pytest.mark.parametrize("wind", ["west", "north"])
def test_nobody_else_is_told(wind: str) -> None:
    place = Place({"play.furiten": True}, east="1z", south="123456789m 34p 99s", draws="5p 1z 2z 5p")
    place.story.play("east discard 1z", "south discard 5p", "west discard 1z", "north discard 2z", "east discard 5p")
    assert place.obstacles(wind) == ()


def test_a_drawn_tile_that_completes_too_cheap_a_hand() -> None:
    place = Place({"play.least_points": 60}, east="1z", south=SOUTH, draws="5p")
    place.story.play("east discard 1z")
    [bar] = place.obstacles("south")
    assert (bar.kind, bar.on, bar.tile) == ("points", "drawn", "5p")
    assert place.advice("south").obstacles == (bar,)


def test_a_discard_where_only_tiles_from_the_wall_win() -> None:
    place = Place({"play.win_from_discard": False}, east="5p", south=SOUTH)
    place.story.play("east discard 5p")
    assert "mahjong" not in place.words("south")
    [bar] = place.obstacles("south")
    assert (bar.kind, bar.on, bar.tile, bar.source) == ("wall", "discard", "5p", "house")
    waits = [wait for wait in place.advice("south").waits if wait.tile == "5p"]
    assert [(wait.barred_by_discard, wait.barred_by_wall) for wait in waits] == [(("wall",), ())]
