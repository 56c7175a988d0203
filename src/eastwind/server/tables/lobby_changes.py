"""Changes in the lobby before the first deal: persons come, sit down, say that they are ready, and one begins."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from eastwind.server.cluster.publisher import Subscriber
from eastwind.server.match import actions
from eastwind.server.match.seating import Seating
from eastwind.server.store.rows import TableRow
from eastwind.server.store.store import JournalConflict
from eastwind.server.tables.live_match import LiveMatch
from eastwind.server.tables.lobby import TableLobby, is_free, taking
from eastwind.server.wire.company import Begin, Remove, SeatWish
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.refusals import Refusal, no_such_code
from eastwind.table import Phase


class LobbyChanges:
    """Changes in the lobby before the first deal: all is done in the table's turn."""

    def __init__(self, live_match: LiveMatch) -> None:
        self._live_match: Final = live_match
        seating = live_match.match.seating
        #: Persons who have come before the first deal; None at a table of one person, or once it is dealt.
        self.lobby = TableLobby() if seating.together and not seating.begun else None

    @property
    def waits_for_others(self) -> bool:
        """Return whether the table is listed: before the first deal, with a person there, a free seat, and no person removed."""
        seating = self._live_match.match.seating
        if seating.table_settings is not None and seating.table_settings.unlisted:
            return False
        return bool(self.lobby and self.lobby.here) and any(is_free(seat) for seat in seating.seats)

    async def take_seat(self, wish: SeatWish, token_hash: bytes) -> int:
        """Seat an invited person; return their place before the dice."""
        match = self._live_match.match
        if match.dealt is not None and match.dealt.phase is Phase.MATCH_OVER:
            raise no_such_code(wish.code)
        row, place = taking(match.seating.row, wish, token_hash)
        await self._reseat(row)
        self.tell()
        return place

    async def move(self, seat: int, to: int, by: Subscriber | None) -> None:
        """Move a person to another seat."""
        lobby, seat = self._open(seat, by)
        if to != seat:
            await self._reseat(lobby.moved(self._live_match.match.seating, seat, to))
            lobby.move(seat, to)
        self.tell()

    async def remove(self, seat: int, wish: Remove, by: Subscriber | None) -> None:
        """Free another person's seat, for the person who opened the table; its token is void, and that person receives a message.

        :raises Refusal: if another person asks for it, or the person meant does not sit there; nothing is changed.
        """
        lobby, seat = self._open(seat, by)
        await self._reseat(lobby.freed(self._live_match.match.seating, seat, wish))
        _send_away(lobby.remove(wish.seat), ErrorCode.REMOVED)
        self.tell()

    def say_ready(self, seat: int, *, ready: bool, by: Subscriber | None) -> None:
        lobby, seat = self._open(seat, by)
        lobby.say_ready(seat, ready=ready)
        self.tell()

    def enter(self, seat: int, nonce: str, subscriber: Subscriber) -> bool:
        """Enter a person's hello; return whether it was before the first deal."""
        if self.lobby is None:
            return False
        self.lobby.enter(seat, nonce, subscriber)
        self.tell()
        return True

    def leave(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber; return whether it was before the first deal."""
        if self.lobby is None:
            return False
        self.lobby.leave(subscriber)
        self.tell()
        return True

    async def begin(self, seat: int, wish: Begin, by: Subscriber | None) -> None:
        """Deal the first hand; bots take the seats where a friend is missing. Those begun without receive a message.

        :raises Refusal: if it may not begin yet; nothing is changed.
        """
        (lobby, seat), live_match = self._open(seat, by), self._live_match
        seating, nonces = lobby.begun_by(seat, live_match.match.seating, wish)
        match = replace(live_match.match, seating=seating)
        outcome, _ = await live_match.played(partial(actions.begin, match, nonces, live_match.context, seat))
        await live_match.carry_out(outcome)
        self.lobby = None
        seats = outcome.match.seating.seated.seats
        persons = outcome.match.seating.persons
        for place, subscriber in lobby.listeners():
            if seats[place] in persons:
                await live_match.publisher.subscribe(live_match.name, seats[place], subscriber)
                subscriber.tell(live_match.greeting(seats[place]))
            else:
                _send_away([subscriber], ErrorCode.BEGUN_WITHOUT)

    def send_away(self) -> None:
        """Dismiss those who are there, whose clients reconnect by themselves."""
        if self.lobby is not None:
            for _, subscriber in list(self.lobby.listeners()):
                subscriber.drop()

    def tell(self, told: str | None = None) -> None:
        """Send those who are there a message, or the state of the lobby."""
        if self.lobby is not None:
            for place, subscriber in self.lobby.listeners():
                subscriber.tell(told or self.lobby.told(self._live_match.match.seating, place))

    async def _reseat(self, row: TableRow) -> None:
        """Store which person has which seat."""
        live_match = self._live_match
        try:
            await live_match.store.reseat(live_match.match.seating.row, row)
        except JournalConflict as error:
            raise await live_match.overtaken() from error
        live_match.match = replace(live_match.match, seating=Seating(row))

    def _open(self, seat: int, by: Subscriber | None) -> tuple[TableLobby, int]:
        """Return the lobby, and the current seat of the person who asks, who may have moved since.

        :param by: who asks for something in the name of a seat: it may have been another's when it was asked.

        :raises Refusal: once the first hand is dealt, and where one person plays; if the person who asks has no seat any more.
        """
        if self.lobby is None:
            expected = "a table of several persons whose first hand is not dealt yet"
            raise Refusal(ErrorCode.BEGUN, expected, self._live_match.name)
        return self.lobby, seat if by is None else self.lobby.place_of(by)


def _send_away(subscribers: Iterable[Subscriber], why: ErrorCode) -> None:
    """Tell those who have no seat any more why, and end their lines."""
    told = Refusal(why, "nothing more from a seat that is free", "a seat that was freed").message.model_dump_json()
    for subscriber in list(subscribers):
        subscriber.tell(told)
        subscriber.drop()
