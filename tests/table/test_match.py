"""The lead, the rounds and the end of a match. RU II, IV; classical.md section 1."""

import pytest

from eastwind.rules.compiled import Rules
from eastwind.table import EventKind, Phase, PhaseError
from tests.support.rules import ru
from tests.support.story import Story, whole_set

WAITING = "34s 99m 678p 456m 123p"
#: Hands in which East, or another, wins at once.
EAST_WINS = {"east": WAITING + "5s"}


def _wins(wind: str) -> dict[str, str]:
    return {"east": "5s", wind: WAITING}


def _next(story: Story, winner: str | None) -> None:
    """Plays the hand that was dealt to its end and deals the next one, if there is one."""
    if winner == "east":
        story.flush()
        story.play("east mahjong")
    elif winner:
        story.play("east gives 5s", f"{winner} mahjong")
        story.flush()
    else:
        story.idle_to_the_end()


def _hands(winner: str | None) -> dict[str, str]:
    return EAST_WINS if winner == "east" else _wins(winner) if winner else {}


def _played(winners: list[str | None], rules: Rules | None = None, first_dealer: int = 0) -> Story:
    """A match after hands won by these (None: drawn); the next one is not dealt."""
    story = Story(rules, hands=_hands(winners[0]), first_dealer=first_dealer)
    for index, winner in enumerate(winners):
        if index:
            story.deal(_hands(winner))
        _next(story, winner)
    return story


def test_east_keeps_the_lead_after_winning() -> None:
    story = _played(["east", "east"])
    story.deal({})
    assert (story.record.dealer, story.record.leads_passed, story.record.hand) == (0, 0, 3)


@pytest.mark.parametrize("winner", ["south", "west", "north"])
def test_the_lead_passes_to_the_right_when_another_wins(winner: str) -> None:
    story = _played([winner], first_dealer=3)
    story.deal({})
    assert (story.record.dealer, story.record.leads_passed) == (0, 1)


def test_the_lead_passes_after_a_drawn_hand() -> None:
    story = _played([None])
    story.deal({})
    assert story.record.dealer == 1


def test_by_option_the_lead_stays_after_a_drawn_hand() -> None:
    story = _played([None, None], ru(lead_after_draw="stays"))
    story.deal({})
    assert (story.record.dealer, story.record.hand) == (0, 3)


def test_by_option_the_lead_passes_after_east_s_win_too() -> None:
    story = _played(["east"], ru(lead_after_east_wins="passes"))
    story.deal({})
    assert story.record.dealer == 1


def test_a_round_ends_when_the_lead_has_passed_four_times_and_the_wind_changes() -> None:
    story = _played(["south", "east", "west", None, "east", "east", "north"])
    assert story.record.leads_passed == 4
    story.deal({})
    assert (story.record.round_wind, story.record.dealer, story.record.hand) == (1, 0, 8)


def test_the_prevailing_wind_is_the_wind_of_the_round() -> None:
    story = _played(["south"] * 4)
    # second round: a pung of south winds in West's hand doubles for the prevailing wind alone
    story.deal({**_wins("south"), "west": "222z 147m 258p 19s 34z"})
    story.play("east gives 5s", "south mahjong")
    assert story.value("west") == 8 * 2


def test_the_winds_of_the_seats_move_with_the_lead() -> None:
    story = _played(["south"])
    # South of the first hand leads now: a pung of east winds is his own wind and the prevailing one
    story.deal({"east": "5s 111z 147m 258p 19s 34z", "south": WAITING})
    assert story.seat("east") == 1
    story.play("east gives 5s", "south mahjong")
    assert story.value("east") == 8 * 4


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_a_match_has_so_many_rounds_and_at_least_four_hands_in_each(rounds: int) -> None:
    story = _played(["south"] * (4 * rounds), ru(rounds=rounds), first_dealer=1)
    assert story.phase is Phase.MATCH_OVER
    assert story.record.hand == 4 * rounds
    assert story.told(EventKind.MATCH_OVER)
    assert sum(story.record.scores) == 0
    with pytest.raises(PhaseError):
        story.table.deal(whole_set(False), (1, 2, 3, 4))


def test_a_win_of_east_s_lengthens_the_match() -> None:
    story = _played(["south", "south", "south", "east"], ru(rounds=1))
    assert story.phase is Phase.HAND_OVER
    story.deal(_hands("south"))
    _next(story, "south")
    assert (story.phase, story.record.hand) == (Phase.MATCH_OVER, 5)


def test_a_drawn_last_hand_ends_the_match_too() -> None:
    assert _played(["south", "south", "south", None], ru(rounds=1)).phase is Phase.MATCH_OVER


def test_the_scores_add_up_over_the_hands_and_come_to_nothing() -> None:
    story = Story(hands=_hands("south"))
    _next(story, "south")
    before = list(story.record.scores)
    story.deal(_hands("west"))
    _next(story, "west")
    net = [
        sum(int(story.record.payments[other, seat]) - int(story.record.payments[seat, other]) for other in range(4))
        for seat in range(4)
    ]
    assert [int(after) - int(was) for after, was in zip(story.record.scores, before, strict=True)] == net
    assert sum(story.record.scores) == 0


def test_a_new_hand_forgets_the_old_one() -> None:
    story = Story(east="5555z 147m 258p 369s 1z")
    story.play("east concealed_kong 5z")
    story.idle_to_the_end()
    story.deal({})
    record = story.record
    assert record.pond_count == 0
    assert sum(record.meld_count) == 0
    assert (record.winner, list(record.penalties)) == (-1, [0] * 4)
    assert sum(record.ready) == 0
    assert record.loose_count == 2
