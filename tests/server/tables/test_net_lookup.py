"""A master at a table of rules without a net gets one while it plays; nobody waits for it."""

import pytest

from eastwind.bots.tempers import temper_of
from eastwind.rules.compiled import Rules
from eastwind.server.tables import net_lookup
from eastwind.server.tables.net_lookup import NetLookup
from eastwind.study import borrowed
from tests.support.rules import preset


@pytest.fixture(autouse=True)
def few_walls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(borrowed, "FEW", 1_000)
    monkeypatch.setattr(borrowed, "MORE", 1_000)


def test_a_master_under_other_rules_comes_to_play_by_a_net() -> None:
    rules, lender = preset("bg-classic", limit=450), NetLookup()
    assert temper_of(rules).unit == 0.0
    lender.seat("master", rules)
    lender.wait()
    assert temper_of(rules).unit > 0.0


def test_for_others_and_under_a_presets_own_rules_nothing_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Rules] = []
    monkeypatch.setattr(net_lookup, "borrow", asked.append)
    lender = NetLookup()
    lender.seat("club", preset("bg-classic", limit=451))
    lender.seat("master", preset("bg-classic"))
    lender.wait()
    assert asked == []


def test_the_same_hands_are_looked_for_once_and_no_more_at_a_time_than_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Rules] = []
    lender = NetLookup()
    with net_lookup._in_turn:
        monkeypatch.setattr(net_lookup, "borrow", asked.append)
        for limit in range(460, 480):
            lender.seat("master", preset("bg-classic", limit=limit))
            lender.seat("master", preset("bg-classic", limit=limit, rounds=2))
    lender.wait()
    assert len(asked) == net_lookup._MOST
