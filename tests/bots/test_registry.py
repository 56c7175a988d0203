"""Which bots there are, and how somebody's own becomes one."""

import pytest

from eastwind.bots import BUILT_IN, Asked, Bot, BotError, BotFault, Registry, as_bot
from eastwind.bots.built_in import COMPILED
from eastwind.table import actions
from eastwind.tiles.chance import chance
from eastwind.words import LANGUAGES, attribute, bot_name, bot_person, message_ids
from tests.support.story import Story


def first(asked: Asked) -> int:
    return asked.offered[0]


class Counting:
    """Plays the last thing that is offered, and remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, asked: Asked) -> int:
        self.asked += 1
        return asked.offered[-1]


def asked_east(hand: str = "147m 258p 369s 12345z") -> Asked:
    """East with the tiles of the deal, who may discard."""
    story = Story(east=hand)
    story.flush()
    seat = story.seat("east")
    return Asked(story.rules, story.table.seen_by(seat), seat, tuple(story.table.offered(seat)), chance(3))


# ------------------------------------------------------------------------------------------------------------- the rows


def test_a_row_is_a_bot_and_its_place_its_number() -> None:
    assert [(bot.name, bot.number) for bot in BUILT_IN] == [(row.name, place) for place, row in enumerate(COMPILED)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BUILT_IN, ids=lambda bot: bot.name)
def test_every_built_in_bot_has_its_texts(bot: Bot, language: str) -> None:
    assert bot_name(bot.name, language) != bot.name
    if bot.sits_down:
        assert bot_person(bot.name, language)
        assert attribute(language, f"level-{bot.name}", "about").endswith(".")
        assert "2" in attribute(language, f"level-{bot.name}", "count", count=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_of_a_bot_that_there_is(language: str) -> None:
    named = {message.removeprefix("level-") for message in message_ids(language) if message.startswith("level-")}
    assert {name for name in named if "." not in name} == set(BUILT_IN.names)


def test_a_bot_without_a_text_has_its_own_name() -> None:
    assert bot_name("tidy", "ru") == "tidy"


def test_an_own_bot_stands_behind_the_built_in_ones() -> None:
    bots = BUILT_IN.having(as_bot(first), as_bot(Counting))
    assert bots.names == (*BUILT_IN.names, "first", "Counting")
    assert bots.levels == (*BUILT_IN.levels, "first", "Counting")
    assert "first" not in BUILT_IN


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(BotError, match="a bot called 'club' already"):
        BUILT_IN.having(as_bot(first, name="club"))


@pytest.mark.parametrize("name", ["", "two words", "7th", "person", "nobody", "x" * 41, "naïve"])
def test_a_name_that_cannot_stand_in_a_message_is_refused(name: str) -> None:
    with pytest.raises(BotError, match=r"expected a name of letters, .* found"):
        Registry([Bot(name, Counting)])


# ------------------------------------------------------------------------------------------------------ what becomes one


def test_a_function_is_a_bot() -> None:
    bot = as_bot(first)
    asked = asked_east()
    assert (bot.name, bot.compiled) == ("first", False)
    assert bot.answer(bot.player(), asked) == asked.offered[0]


def test_a_class_makes_a_player_for_each_seat() -> None:
    bot = as_bot(Counting, name="counting")
    one, two = bot.player(), bot.player()
    assert isinstance(one, Counting)
    assert isinstance(two, Counting)
    bot.answer(one, asked_east())
    assert (one.asked, two.asked) == (1, 0)


def test_a_player_plays_every_seat_itself() -> None:
    player = Counting()
    bot = as_bot(player)
    assert bot.name == "Counting"
    assert bot.player() is bot.player() is player


def test_the_attribute_name_of_a_bot_is_its_name() -> None:
    class Named(Counting):
        name = "patient"

    assert as_bot(Named).name == "patient"


def test_a_name_stands_for_a_bot_that_is_known() -> None:
    assert as_bot("club") is BUILT_IN.find("club")
    with pytest.raises(BotError, match=r"no such bot: 'grandmaster' \(expected one of random, novice-patient, "):
        as_bot("grandmaster")


@pytest.mark.parametrize("thing", [7, None, int, object])
def test_what_cannot_play_is_no_bot(thing: object) -> None:
    with pytest.raises(BotError, match=r"expected a .*choose"):
        as_bot(thing)  # type: ignore[arg-type]  # that is what is refused


# --------------------------------------------------------------------------------------------------------------- answers


def test_a_compiled_bot_answers_like_any_other() -> None:
    bot = BUILT_IN.find("club")
    asked = asked_east()
    assert bot.answer(bot.player(), asked) in asked.offered


def test_what_can_be_answered_in_one_way_only_is_not_asked() -> None:
    player = Counting()
    asked = asked_east()
    only = Asked(asked.rules, asked.view, asked.seat, asked.offered[:1], asked.chance)
    assert as_bot(player).answer(player, only) == asked.offered[0]
    assert player.asked == 0


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (lambda asked: actions.PUNG, "played 'pung'"),
        (lambda asked: 9_999, "played '9999'"),
        (lambda asked: None, "answered None, expected the number of an action"),
        (lambda asked: True, "answered True, expected the number of an action"),
        (lambda asked: 1 // 0, "raised ZeroDivisionError"),
    ],
)
def test_a_fault_is_told_with_the_position(answer: object, fault: str) -> None:
    bot = as_bot(answer, name="tidy")  # type: ignore[arg-type]  # functions of many kinds
    with pytest.raises(BotFault) as told:
        bot.answer(bot.player(), asked_east())
    assert str(told.value).startswith(f"the bot 'tidy' {fault}")
    assert "seat 0 holds 147m258p369s12345z and was offered: " in str(told.value)
    assert told.value.bot == "tidy"


# ------------------------------------------------------------------------------------------------------------- questions


def test_a_question_says_in_words_what_is_offered() -> None:
    asked = asked_east()
    assert [actions.parse_action(word) for word in asked.words] == list(asked.offered)
    assert asked.action("discard 1m") == actions.DISCARD
    assert asked.action("pung") is None
    with pytest.raises(actions.ActionError):
        asked.action("throw 1m")


def test_the_discards_are_the_plainest_of_each_kind() -> None:
    asked = asked_east()
    assert set(asked.discards) == {kind for kind, held in enumerate(asked.hand) if held}
    assert all(asked.discards[kind] == actions.DISCARD + kind for kind in asked.discards)
    assert sum(asked.hand) == 14
    ready = asked_east("123m 456p 789s 11155z").discards
    assert actions.DISCARD_READY <= min(ready.values()) <= max(ready.values()) < actions.DISCARD_AT_ONCE


def test_chance_is_drawn_from_the_question_alone() -> None:
    one, two = asked_east(), asked_east()
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    assert {one.pick("abc") for _ in range(50)} == set("abc")
