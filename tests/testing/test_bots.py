"""`check_bot` finds what a bot does wrong, and says where; the built-in bots do nothing of it."""

import random
import re
from collections.abc import Callable

import pytest

from eastwind.bots import BUILT_IN, Asked, BotError, as_bot
from eastwind.rules import load_preset
from eastwind.table import actions
from eastwind.testing import BotChecked, CheckFailed, check_bot
from tests.support.rules import ru
from tests.support.tiers import sweep_after_first

#: Chance that is not the question's.
_ELSEWHERE = random.Random(1)
#: East's tiles and what was offered, at the end of every message.
POSITION = r"seat \d holds [1-9mpszf\[\] ]+ and was offered: [a-z_0-9]+"


def good(asked: Asked) -> int:
    return actions.MAHJONG if actions.MAHJONG in asked.offered else asked.pick(asked.offered)


def drawing_elsewhere(asked: Asked) -> int:
    return _ELSEWHERE.choice(asked.offered)


def illegal(asked: Asked) -> int:
    return actions.ACTIONS


def only_in_turn(asked: Asked) -> int:
    return asked.discards[min(asked.discards)]


def scribbling(asked: Asked) -> int:
    asked.view.scores[0] = 1_000
    return asked.offered[0]


def bending(asked: Asked) -> int:
    asked.rules.limit = 1
    return asked.offered[0]


class Remembering:
    """Passes every second claim: what it does follows from what it was asked before."""

    def __init__(self) -> None:
        self._claims = 0

    def choose(self, asked: Asked) -> int:
        if actions.PASS not in asked.offered:
            return asked.offered[0]
        self._claims += 1
        return actions.PASS if self._claims % 2 else asked.offered[0]


@pytest.mark.parametrize("name", sweep_after_first(BUILT_IN.names, 3))
def test_the_built_in_bots_keep_to_it(name: str) -> None:
    checked = check_bot(name, ["ru-classic", "bmja"])
    assert checked.hands == 4
    assert checked.wins_left == 0


def test_a_bot_in_python_keeps_to_it() -> None:
    checked = check_bot(good, ru(flowers=True))
    assert isinstance(checked, BotChecked)
    assert checked.bot == "good"
    assert {"turn", "claim"} <= set(checked.asked)
    assert checked.asked.total() > 50


def test_a_bot_that_remembers_keeps_to_it() -> None:
    check_bot(Remembering, "ru-classic")


def test_one_player_for_all_seats_is_not_the_same_every_time() -> None:
    with pytest.raises(CheckFailed, match="to the same question"):
        check_bot(Remembering(), "ru-classic")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (drawing_elsewhere, "answered '.*', and '.*' to the same question with the same chance: .*`asked.chance`"),
        (illegal, f"played '{actions.ACTIONS}'"),
        (only_in_turn, "raised ValueError"),
        (scribbling, "changed scores of the record that it was given"),
        (bending, "changed the rules"),
    ],
)
def test_what_is_wrong_is_told_with_the_position(bot: Callable[[Asked], int], told: str) -> None:
    with pytest.raises(CheckFailed) as failed:
        check_bot(bot, "pl-classic", hands=1)
    message = str(failed.value)
    assert message.startswith(f"under pl-classic: the bot '{bot.__name__}' ")
    assert re.search(told, message)
    assert re.search(POSITION, message)


def test_dice_that_fall_alike_twice_are_not_taken_for_sight_through_tiles() -> None:
    falls = iter([0, 0, 1])

    def lucky(asked: Asked) -> int:
        fall = next(falls, None)
        return _ELSEWHERE.choice(asked.offered) if fall is None else asked.offered[fall]

    with pytest.raises(CheckFailed, match="to the same question with the same chance"):
        check_bot(lucky, "pl-classic", hands=1)


def test_who_sees_through_the_tiles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot gets a masked record, so it takes a hole in the mask to see more."""
    from eastwind.table import Table

    def open_table(table: Table, seat: int) -> object:
        seen = table.snapshot()
        seen.hidden[:] = 0
        return seen

    def peeping(asked: Asked) -> int:
        rival = next(seat for seat in range(4) if seat != asked.seat)
        return asked.offered[sum(kind * int(count) for kind, count in enumerate(asked.view.hands[rival])) % 2]

    monkeypatch.setattr(Table, "seen_by", open_table)
    with pytest.raises(CheckFailed, match="with other tiles where it cannot see them"):
        check_bot(peeping, "ru-classic", hands=1)


def test_a_win_that_is_left_is_counted() -> None:
    def modest(asked: Asked) -> int:
        return next(action for action in asked.offered if action != actions.MAHJONG)

    assert check_bot(modest, "ru-classic", hands=3).wins_left > 0


def test_rules_may_be_named_loaded_or_compiled() -> None:
    for rules in ("ru-classic", load_preset("ru-classic", {"limit": 500}), ru()):
        assert check_bot("random", rules, hands=1).hands == 1
    assert check_bot("random", ["ru-classic", ru()], hands=1).hands == 2


def test_a_bot_that_is_not_known_is_told() -> None:
    with pytest.raises(BotError, match="no such bot: 'grandmaster'"):
        check_bot("grandmaster")


def test_a_name_that_is_given_is_in_the_message() -> None:
    with pytest.raises(CheckFailed, match="the bot 'rogue' played"):
        check_bot(as_bot(illegal, name="rogue"), "ru-classic", hands=1)
