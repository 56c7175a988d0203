"""A person's key goes to another device: by a ticket, once, within some minutes."""

import pytest

from eastwind.server.services import moves
from eastwind.server.services.moves import Moves
from eastwind.server.wire.moves import HeldSeat, SeatsHeld
from eastwind.server.wire.refusals import Refusal
from tests.server.house import House

_SEAT = HeldSeat(table="t", seat=1, token="k" * 32, name="Ann", opened="2026-01-01", over=False)
_HELD = SeatsHeld(seats=[_SEAT])


def test_a_key_is_given_away_once(home: House) -> None:
    begun = home.client.post("/api/moves", json=_HELD.model_dump())
    assert begun.status_code == 201
    address = f"/api/moves/{begun.json()['ticket']}"
    assert home.client.get(address).json() == {"taken": False}
    assert home.client.post(address).json() == _HELD.model_dump()
    assert home.client.get(address).json() == {"taken": True}
    assert home.client.post(address).json()["code"] == "no_such_move"


def test_who_has_no_ticket_gets_nothing(home: House) -> None:
    assert home.client.post("/api/moves/none").status_code == 404
    assert home.client.get("/api/moves/none").json()["code"] == "no_such_move"
    assert home.client.post("/api/moves", json={"seats": []}).status_code == 422


def test_a_key_waits_for_some_minutes_and_no_longer() -> None:
    now = 0.0
    waiting = Moves(lambda: now)
    ticket = waiting.begin(_HELD)
    now = moves.SECONDS - 1.0
    assert not waiting.taken(ticket)
    now = float(moves.SECONDS)
    with pytest.raises(Refusal):
        waiting.take(ticket)


def test_so_many_wait_and_the_oldest_gives_way() -> None:
    waiting = Moves(lambda: 0.0)
    tickets = [waiting.begin(_HELD) for _ in range(moves.MOST + 1)]
    with pytest.raises(Refusal):
        waiting.take(tickets[0])
    assert waiting.take(tickets[-1]) == _HELD
