"""WebSocket of a client that looks on without a seat: public information goes out, and nothing but pings come in."""

from functools import partial

from eastwind.server.http.answers import TRY_AGAIN
from eastwind.server.http.incoming import check_text
from eastwind.server.http.sockets import SeatSocket, call_proved
from eastwind.server.limits.rate_limits import GUESS
from eastwind.server.put_off import why_closed
from eastwind.server.tables.deferred_bots import NotYetPlayed
from eastwind.server.tables.live_table import LiveTable
from eastwind.server.wire.error_codes import ErrorCode
from eastwind.server.wire.protocol import ClientMessage, Ping, Welcome
from eastwind.server.wire.refusals import Refusal


class WatchSocket(SeatSocket):
    """One connection. It never speaks for a seat; the table is found by its six letters."""

    _watched: LiveTable | None = None

    async def _read(self) -> None:
        try:
            await self._enter()
            await super()._read()
        finally:
            if self._watched is not None:
                await self._farewell(self._watched.look_away(self))

    async def _enter(self) -> None:
        try:
            check_text("code", self._table)
            look, counted = partial(self._table_registry.watched, self._table[:60]), self._websocket.scope.get(GUESS)
            live_table = await self._rate_limits.by_code(self._visitor, look, counted)
            if not self._table_registry.is_here(live_table):
                self.drop(TRY_AGAIN)
                return
            self.tell(Welcome(build=self._build, set_back=live_table.match.set_back).model_dump_json())
            await live_table.watch(self)
        except NotYetPlayed as error:
            self.drop(TRY_AGAIN, why_closed(error.retry_after))
            return
        except Refusal as refusal:
            # who is told so goes by himself, or is ended as anybody who never says who he is
            self.tell(refusal.message.model_dump_json())
            return
        self._watched = live_table
        call_proved(self._websocket)

    def _still_nobody(self) -> None:
        if self._watched is None:
            super()._still_nobody()

    async def _do(self, message: ClientMessage) -> None:
        if not isinstance(message, Ping):
            raise Refusal(ErrorCode.NOT_SEATED, "nothing but pings from a client without a seat", message.type)
        await super()._do(message)
