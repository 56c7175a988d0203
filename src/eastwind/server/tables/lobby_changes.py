"""Changes in the lobby before the first deal: persons come, sit down, say that they are ready, and one begins."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.tables.effect_loop import EffectLoop
from eastwind.server.tables.effects import Effects, Reseat
from eastwind.server.tables.lobby import TableLobby, is_free, taking
from eastwind.server.tables.table_state import Now, TableState
from eastwind.server.wire.company import Begin, Remove, SeatWish
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, no_such_code
from eastwind.table import Phase


def waits_for_others(state: TableState) -> bool:
    """Return whether the table is listed: before the first deal, with a person there, a free seat, and no person removed."""
    if state.settings is not None and state.settings.unlisted:
        return False
    return bool(state.lobby and state.lobby.here) and any(is_free(seat) for seat in state.match.seating.seats)


def take_seat(wish: SeatWish, token_hash: bytes, state: TableState) -> tuple[int, Effects]:
    """Return an invited person's place before the dice, and what seats them there.

    :raises Refusal: if the match has begun, or there is no such seat to be had.
    """
    match = state.match
    if match.dealt is not None and match.dealt.phase is Phase.MATCH_OVER:
        raise no_such_code(wish.code)
    row, place = taking(match.seating.row, wish, token_hash)
    return place, [Reseat(row), tell_lobby]


def move(seat: int, to: int, by: Subscriber | None, state: TableState, _: Now) -> Effects:
    """Move a person to another seat."""
    lobby, seat = _open(state, seat, by)
    if to == seat:
        return [tell_lobby]

    def moved(_: TableState, __: Now) -> Effects:
        lobby.move(seat, to)
        return [tell_lobby]

    return [Reseat(lobby.moved(state.match.seating, seat, to)), moved]


def remove(seat: int, wish: Remove, by: Subscriber | None, state: TableState, _: Now) -> Effects:
    """Free another person's seat, for the person who opened the table; its token is void, and that person receives a message.

    :raises Refusal: if another person asks for it, or the person meant does not sit there; nothing is changed.
    """
    lobby, seat = _open(state, seat, by)

    def removed(_: TableState, __: Now) -> Effects:
        _send_away(lobby.remove(wish.seat), ErrorCode.REMOVED)
        return [tell_lobby]

    return [Reseat(lobby.freed(state.match.seating, seat, wish)), removed]


def say_ready(seat: int, *, ready: bool, by: Subscriber | None, state: TableState) -> None:
    """Note that a person is ready, or no longer is."""
    lobby, seat = _open(state, seat, by)
    lobby.say_ready(seat, ready=ready)
    tell_those_in_lobby(state)


def enter(seat: int, nonce: str, subscriber: Subscriber, state: TableState) -> bool:
    """Enter a person's hello; return whether it was before the first deal."""
    if state.lobby is None:
        return False
    state.lobby.enter(seat, nonce, subscriber)
    tell_those_in_lobby(state)
    return True


def leave(subscriber: Subscriber, state: TableState) -> bool:
    """Remove a subscriber; return whether it was before the first deal."""
    if state.lobby is None:
        return False
    state.lobby.leave(subscriber)
    tell_those_in_lobby(state)
    return True


async def begin(loop: EffectLoop, seat: int, wish: Begin, by: Subscriber | None) -> None:
    """Deal the first hand; bots take the seats where a friend is missing. Those begun without receive a message.

    :raises Refusal: if it may not begin yet; nothing is changed.
    """
    state = loop.state
    lobby, seat = _open(state, seat, by)
    seating, nonces = lobby.begun_by(seat, state.match.seating, wish)
    match = replace(state.match, seating=seating)
    outcome, _ = await loop.played(partial(actions.begin, match, nonces, loop.context, seat))
    await loop.run(*await loop.commit(outcome))
    state.lobby = None
    seats = outcome.match.seating.seated.seats
    persons = outcome.match.seating.persons
    for place, subscriber in lobby.listeners():
        if seats[place] in persons:
            await loop.publisher.subscribe(loop.name, seats[place], subscriber)
            subscriber.tell(loop.greeting(seats[place]))
        else:
            _send_away([subscriber], ErrorCode.BEGUN_WITHOUT)


def send_away(state: TableState) -> None:
    """Dismiss those who are there, whose clients reconnect by themselves."""
    if state.lobby is not None:
        for _, subscriber in list(state.lobby.listeners()):
            subscriber.drop()


def tell_lobby(state: TableState, _: Now) -> Effects:
    """Send those who are there the state of the lobby."""
    tell_those_in_lobby(state)
    return []


def tell_those_in_lobby(state: TableState, message: str | None = None) -> None:
    """Send those who are there a message, or the state of the lobby."""
    if state.lobby is not None:
        for place, subscriber in state.lobby.listeners():
            subscriber.tell(message or state.lobby.told(state.match.seating, place))


def _open(state: TableState, seat: int, by: Subscriber | None) -> tuple[TableLobby, int]:
    """Return the lobby, and the current seat of the person who asks, who may have moved since.

    :param by: who asks for something in the name of a seat: it may have been another's when it was asked.

    :raises Refusal: once the first hand is dealt, and where one person plays; if the person who asks has no seat any more.
    """
    if state.lobby is None:
        expected = "a table of several persons whose first hand is not dealt yet"
        raise Refusal(ErrorCode.BEGUN, expected, state.name)
    return state.lobby, seat if by is None else state.lobby.place_of(by)


def _send_away(subscribers: Iterable[Subscriber], why: ErrorCode) -> None:
    """Tell those who have no seat any more why, and end their lines."""
    told = Refusal(why, "nothing more from a seat that is free", "a seat that was freed").message.model_dump_json()
    for subscriber in list(subscribers):
        subscriber.tell(told)
        subscriber.drop()
