"""What is done at a match, without anything that waits: a match goes in, what comes of it comes out."""

import ast
import json
from collections.abc import Collection
from pathlib import Path
from typing import Final

import pytest

from eastwind.match.journal import Journal
from eastwind.match.match import resumed
from eastwind.rules import load_preset
from eastwind.server.match import actions as match_actions
from eastwind.server.match import match
from eastwind.server.match.actions import Outcome
from eastwind.server.match.clock import Reading
from eastwind.server.match.context import ClockAndStandIns, Context
from eastwind.server.match.match import Match
from eastwind.server.match.match_views import view_of
from eastwind.server.match.seating import Seating
from eastwind.server.store.rows import SeatRow, TableRow
from eastwind.server.tables.bot_seat import BotSeat
from eastwind.server.wire.refusals import Refusal
from tests.server.players import SHY
from tests.server.walls import ToldWalls
from tests.support.story import fields_of
from tests.support.told import Reader

EAST: Final = "1111m 2345p 678s 55z 9s"
WINNING: Final = "123456789m 11122z"
SEATS: Final = (
    SeatRow("person", "Ann", token_hash=b"hash"),
    *(SeatRow("club", name) for name in ("Bo", "Cy", "Di")),
)


def new_match(**options: str | int | bool) -> Match:
    rules = load_preset("ru-classic", {"ready_at_once": False, **options})
    row = TableRow(
        id="t",
        opened="2026-01-01",
        ruleset=json.dumps(rules.to_json()),
        digest=rules.digest,
        secret=bytes(32),
        seats=SEATS,
    )
    return Match(Seating(row))


def at(walls: ToldWalls, *, listening: Collection[int] = (), clock: Reading | None = None) -> Context:
    return Context(listening, lambda seat, level: BotSeat(SHY, level, 5.0), walls, clock)


def begin(hand: str = EAST, **options: str | int | bool) -> tuple[Match, Context]:
    moment = at(ToldWalls({"east": hand}))
    return match_actions.sit_down(new_match(**options), 0, "salt", moment)[0].match, moment


def contents(found: Match) -> tuple[object, ...]:
    return fields_of(found.table.record), found.history, found.failed, found.time_up_at


def told_versions(outcome: Outcome, seat: int) -> list[int]:
    return [step["view"]["version"] for step in Reader().read(outcome.told[seat])]


def test_the_first_hello_seats_everybody_and_deals() -> None:
    before = new_match()
    outcome, seat = match_actions.sit_down(before, 0, "salt", at(ToldWalls({"east": EAST})))
    assert (before.dealt, before.seating.begun) == (None, False)
    assert (seat, outcome.match.seating.seats[0].nonce) == (0, "salt")
    assert outcome.rows.seated == outcome.match.seating.row
    assert [row.hand for row in outcome.rows.deals] == [1]
    assert told_versions(outcome, 0) == [1]


def test_what_is_done_leaves_the_match_that_came_in_as_it_was() -> None:
    begun, moment = begin()
    before = contents(begun)
    outcome = match_actions.act(begun, 0, 1, "discard 9s", moment)
    assert contents(begun) == before
    assert outcome.match.table.version > begun.table.version
    # so it can be done again, to the same end
    again = match_actions.act(begun, 0, 1, "discard 9s", moment)
    assert contents(again.match) == contents(outcome.match)
    assert again.rows == outcome.rows


def test_every_step_is_stored_and_told_to_those_who_listen() -> None:
    begun, moment = begin()
    outcome = match_actions.act(begun, 0, 1, "discard 9s", at(ToldWalls(), listening=(0, 2)))
    versions = [row.version for row in outcome.rows.actions]
    assert versions == list(range(2, outcome.match.table.version + 1))
    moments = list(range(2, outcome.match.table.moment + 1))
    assert told_versions(outcome, 0) == moments
    # seat 2 is told also of its own answer in a window that stayed open
    assert sorted(set(told_versions(outcome, 2))) == moments
    assert match_actions.act(begun, 0, 1, "discard 9s", moment).told == {}


def test_the_bots_play_until_a_person_is_asked() -> None:
    begun, moment = begin()
    outcome = match_actions.act(begun, 0, 1, "discard 9s", moment)
    assert outcome.match.table.waiting_for == (0,)
    assert {row.seat for row in outcome.rows.actions} == {0, 1, 2, 3}


def test_a_hand_that_is_over_is_in_the_history_and_the_next_is_dealt_from_it() -> None:
    begun, moment = begin(WINNING)
    won = match_actions.act(begun, 0, 1, "mahjong", moment)
    assert [summary.hand for summary in won.match.history] == [row.hand for row in won.rows.results] == [1]
    assert begun.history == ()
    dealt = match_actions.next_hand(won.match, 1, moment)
    assert [row.hand for row in dealt.rows.deals] == [2]
    assert dealt.match.history == won.match.history


@pytest.mark.parametrize(
    ("word", "code"), [("mahjong", "illegal_action"), ("dance", "illegal_action"), ("discard 9m", "illegal_action")]
)
def test_what_may_not_be_played_is_refused_and_nothing_comes_of_it(word: str, code: str) -> None:
    begun, moment = begin()
    before = contents(begun)
    with pytest.raises(Refusal) as refused:
        match_actions.act(begun, 0, 1, word, moment)
    assert refused.value.message.code == code
    assert contents(begun) == before


def test_the_clock_is_a_value() -> None:
    begun, _ = begin(minutes=10, time_end="finished")
    clock = Reading(600_000, 599_000, running=True)
    outcome = match_actions.act(begun, 0, 1, "discard 9s", at(ToldWalls(), listening=(0,), clock=clock))
    shown = Reader().read(outcome.told[0])[0]["view"]["clock"]
    assert (shown["left_ms"], shown["running"], outcome.rows.played) == (1000, True, 599_000)
    ended = match_actions.end_time(outcome.match, at(ToldWalls()))
    assert ended.match.time_up_at == ended.match.table.moment
    assert ended.rows.actions[0].version == ended.match.table.version
    assert outcome.match.time_up_at is None
    assert (outcome.match.time_has_no_say, ended.match.time_has_no_say) == (False, True)


def test_what_was_stored_is_the_match_again() -> None:
    found = begin()[0]
    moment = at(ToldWalls({"east": EAST}, {}), listening=(0,))
    outcome, _ = match_actions.sit_down(new_match(), 0, "salt", moment)
    deals, actions = [*outcome.rows.deals], []
    while not outcome.match.table.phase.is_over:
        found = outcome.match
        word = view_of(found, 0, ClockAndStandIns()).legal[-1].word
        outcome = match_actions.act(found, 0, found.table.moment, word, moment)
        actions += outcome.rows.actions
    kept = Journal("t", deals, {1: actions})
    loaded = resumed(Match(outcome.match.seating, history=outcome.match.history), kept)
    assert contents(loaded) == contents(outcome.match)


@pytest.mark.parametrize("module", [match, match_actions])
def test_nothing_here_waits_or_looks_at_the_world(module: object) -> None:
    tree = ast.parse(Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names} | {
        node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
    }
    assert names
    assert not names & {
        "asyncio",
        "anyio",
        "time",
        "datetime",
        "secrets",
        "random",
        "threading",
        "eastwind.server.store.store",
    }
    assert not any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree))
