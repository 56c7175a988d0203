"""How hands ended, also those that were kept before."""

from eastwind.explain import RulesInUse, ending_of, match_end_of, winners_of
from eastwind.explain.endings import HandSummary, summary_of
from eastwind.rules import load_preset
from tests.support.rules import Written, house_rules
from tests.support.story import Story


def test_the_summary_of_a_match_that_was_kept_with_its_winds_in_words_is_read() -> None:
    story = Story(east="123456789m 11122z").play("east mahjong")
    summary = summary_of(story.record, story.rules)
    kept = summary.model_dump_json()
    assert '"round_wind":"E"' in kept
    for written in (kept, kept.replace('"round_wind":"E"', '"round_wind":"east"')):
        assert HandSummary.model_validate_json(written) == summary


def test_a_discard_that_three_claim_is_told_as_that() -> None:
    written: Written = {"claims.three": "drawn-hand", "ready.at_once": False, "ready.hand": "none"}
    use = RulesInUse.of(house_rules("ru-classic", written))
    story = Story(
        use.compiled, east="5p", south="123456789m 34p 99s", west="123456789s 34p 11m", north="22m 34p 111222333z"
    )
    story.play("east discard 5p", "south mahjong", "west mahjong")
    assert ending_of(story.record, use) is None, "it is not over"
    story.play("north mahjong")
    ending = ending_of(story.record, use)
    assert ending is not None
    assert (ending.how, ending.winners, ending.bills, winners_of(story.record)) == ("claims", (), (), ())
    assert match_end_of(story.record) is None


def test_a_wall_that_is_used_up_draws_the_hand() -> None:
    story = Story()
    story.idle_to_the_end()
    ending = ending_of(story.record, RulesInUse.of(load_preset("ru-classic")))
    assert ending is not None
    assert (ending.how, ending.payments, ending.net) == ("wall", (), (0, 0, 0, 0))
