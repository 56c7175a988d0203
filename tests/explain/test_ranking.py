"""The help ranks everything that one may do: what it puts first can be followed to a win."""

from typing import Any

from eastwind.explain import Advice, Position, RulesInUse, advise
from eastwind.rules import load_preset
from tests.server.match.test_views import DULL
from tests.support.story import Story

WAITING = "123m 456m 789m 23p 55z"


def asked(story: Story, wind: str, preset: str = "ru-classic", **options: Any) -> Advice:
    seat = story.seat(wind)
    position = Position(RulesInUse.of(load_preset(preset, options)), story.table.seen_by(seat), seat)
    return advise(position, story.table.offered(seat))


def words(advice: Advice) -> list[str]:
    return [action.word for action in advice.actions]


def reason(advice: Advice, word: str) -> str:
    return next(action.reason for action in advice.actions if action.word == word)


def test_the_win_comes_first_when_the_hand_is_complete() -> None:
    story = Story(east=f"{DULL} 9s", south=WAITING, draws="4p").play("east discard 9s", "south draws 4p")
    first = asked(story, "south").actions[0]
    assert (first.word, first.reason, first.distance) == ("mahjong", "win", -1)


def test_a_discard_that_wins_comes_before_the_pass() -> None:
    story = Story(east=f"{DULL} 4p", south=WAITING).play("east discard 4p")
    order = words(asked(story, "south"))
    assert order[0] == "mahjong"
    assert order.index("pass") < order.index("chow 2p")


def test_where_only_a_declared_hand_may_win_the_declaration_comes_first() -> None:
    rules = RulesInUse.of(load_preset("bmja", {})).compiled
    story = Story(rules, east=f"{DULL} 9s", south="123m 555m 888m 23p 1z 8s", draws="5z 1s 3s 4s 5z")
    story.play("east discard 9s", "south draws 5z", "south discard 1z").until("south")
    advice = asked(story, "south", "bmja")
    assert advice.actions[0].word == "discard 8s ready"
    assert advice.actions[0].reason == "declare"
    assert words(advice).index("discard 8s") > 0


def test_of_equal_discards_a_guest_wind_goes_before_a_middle_tile() -> None:
    story = Story(east=f"{DULL} 9s", south="123m 456m 78m 55z 22p 5s", draws="3z").play(
        "east discard 9s", "south draws 3z"
    )
    advice = asked(story, "south")
    assert words(advice)[0] == "discard 3z"
    assert [discard.tile for discard in advice.discards[:2]] == ["3z", "5s"]


def test_a_claim_that_brings_nearer_comes_before_the_pass_and_one_that_does_not_after_it() -> None:
    story = Story(east=f"{DULL} 7z", south="123m 456m 77z 19p 19s 2z").play("east discard 7z")
    advice = asked(story, "south")
    assert words(advice)[:2] == ["pung", "pass"]
    assert reason(advice, "pung") == "nearer"
    idle = Story(east=f"{DULL} 4p", south="123m 456m 789m 44p 55z").play("east discard 4p")
    advice = asked(idle, "south")
    assert words(advice)[0] == "mahjong"
    assert reason(advice, "pung") in ("apart", "nearer")


def test_a_kong_that_leaves_the_hand_as_near_comes_before_the_discards() -> None:
    story = Story(east=f"{DULL} 9s", south="999m 123p 456p 23s 5z 1z", draws="9m").play(
        "east discard 9s", "south draws 9m"
    )
    first = asked(story, "south").actions[0]
    assert (first.word, first.reason) == ("concealed_kong 9m", "kong")


def test_a_discard_laid_onto_an_exposed_pung_is_a_kong_that_costs_nothing() -> None:
    rules = RulesInUse.of(load_preset("bg-classic", {})).compiled
    story = Story(rules, east="5z", south="5z", west="55z 147m 258p 369s 12z", loose="9s")
    story.play("east gives 5z", "west pung", "west gives 2z")
    story.until("south")
    advice = asked(story.play("south gives 5z"), "west", "bg-classic")
    assert words(advice) == ["kong", "pass"]
    assert reason(advice, "kong") == "kong"
